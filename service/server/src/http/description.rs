//! The description of the HTTP interface, for other programs.

use super::{decks, guest, tables};
use crate::guests;
use axum::Json;
use protocol::Reason;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{Components, Content, Ref, ResponseBuilder};
use utoipa::{Modify, OpenApi};

/// Describes the HTTP interface.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Benben",
        description = "Guests, tables, decks and records. Games are played over a WebSocket: see docs/protocol.md. \
            Every refusal is a `Problem`; other methods than those of a path are refused with 405, other paths with 404."
    ),
    paths(
        guest::me,
        guest::rename,
        guest::link,
        guest::claim,
        guest::history,
        tables::list,
        tables::create,
        tables::show,
        tables::record,
        tables::invite,
        decks::deck,
        super::open_socket,
        describe,
        super::health,
        super::metrics
    ),
    components(schemas(Reason)),
    modifiers(&Guests, &Refusals)
)]
struct Api;

/// This description.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    tag = "server",
    responses((status = 200, description = "OpenAPI 3.1", body = Object))
)]
pub(super) async fn describe() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// How guests say who they are.
struct Guests;

impl Modify for Guests {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let cookie = ApiKeyValue::with_description(guests::NAME, "The cookie that `GET /api/me` gives");
        let components = api.components.get_or_insert_with(Components::default);
        components.add_security_scheme("guest", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// What is refused everywhere for the same reason, and not said again at every route.
struct Refusals;

impl Modify for Refusals {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        for (path, item) in &mut api.paths.paths {
            if !path.starts_with("/api/") {
                continue;
            }
            for (changes, operation) in
                [(false, &mut item.get), (true, &mut item.put), (true, &mut item.post)]
            {
                if let Some(operation) = operation {
                    refuse(operation, changes);
                }
            }
        }
    }
}

/// Adds what an operation is refused for, beside what it says itself.
fn refuse(operation: &mut Operation, changes: bool) {
    let has_body = operation.request_body.is_some();
    // An empty one among them means that a cookie is not needed.
    let needs_guest =
        operation.security.as_ref().is_some_and(|ways| ways.iter().all(|way| *way != Default::default()));
    let refusals = [
        (has_body, "400", "`server-unread`: the body is not what it must be"),
        (needs_guest, "401", "`server-no-guest`: no valid cookie"),
        (changes, "403", "`server-foreign-origin`: a page of another origin"),
        (has_body, "408", "`server-too-slow`: the body came too slowly"),
        (has_body, "413", "`server-too-long`: the body is too long"),
        (true, "429", "`server-too-fast`, `server-too-many`: wait a little"),
        (true, "503", "`server-inside`: the server's fault; nothing is lost, try again"),
    ];
    for (_, status, description) in refusals.into_iter().filter(|(applies, ..)| *applies) {
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        let response = ResponseBuilder::new().description(description).content("application/json", problem);
        operation.responses.responses.entry(status.to_owned()).or_insert_with(|| response.build().into());
    }
}
