//! Tables from outside: make, find, look up, and the record afterwards.

use super::who::{Body, Named, Who};
use crate::cell::Cell;
use crate::problem::Fault;
use crate::shared::Shared;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::http::{Created, Listed, NewTable, Tables};
use protocol::{Phase, Reason, SeatPlan, Sitter, TableId};
use std::sync::Arc;
use store::Store;
use table::{AnyTable, Listing, Opening};

/// How many tables the public list has at most.
const PAGE: u32 = 100;

/// Public tables that wait for somebody, the newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "At most 100", body = Tables)))]
pub(super) async fn list(State(shared): State<Arc<Shared>>) -> Result<Json<Tables>, Fault> {
    let found = shared.store.open_tables(PAGE).await?;
    let listings = found.iter().filter_map(|summary| serde_json::from_str::<Listing>(&summary.about).ok());
    let tables = listings.map(|listing| listing.listed).filter(|listed| listed.seats.contains(&Sitter::Open));
    Ok(Json(Tables { tables: tables.collect(), before: None }))
}

/// Makes a table.
#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = NewTable,
    security(("guest" = [])),
    responses(
        (status = 201, description = "The table is there", body = Created),
        (status = 422, description = "What a table refuses: `table-set-up`, `table-level`, `table-clock`, `table-deck-size`", body = Reason)
    )
)]
pub(super) async fn create(
    State(shared): State<Arc<Shared>>,
    Who(guest): Who,
    Body(plan): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), Fault> {
    let fits = shared.tables.count() < shared.limits.allowed().tables;
    if !fits || !shared.limits.make_table(&guest) {
        shared.metrics.limited.inc();
        return Err(Fault::TooMany);
    }
    let open =
        plan.seats.iter().position(|seat| *seat == SeatPlan::Open).and_then(|seat| u8::try_from(seat).ok());
    let seated = open.zip(plan.name.clone()).map(|(seat, name)| (seat, guest.clone(), name));
    let opening = Opening {
        table: shared.table_id(),
        plan,
        host: guest,
        invite: shared.invite_key(),
        secret: shared.secret(),
        seated: seated.into_iter().collect(),
    };
    let invite = opening.invite.clone();
    let known = opening.plan.name.clone().map(|name| (opening.host.clone(), name));
    let (table, change) = AnyTable::open(opening, shared.now())?;
    let cell = Cell::new(table, shared.now());
    if !cell.opened(&shared, &change).await {
        return Err(Fault::Inside);
    }
    let created = Created { table: cell.id().clone(), invite };
    shared.tables.add(cell);
    if let Some((guest, name)) = known {
        shared.names.note(&guest, name, shared.now());
    }
    Ok((StatusCode::CREATED, Json(created)))
}

/// Looks at a table.
async fn look<T>(shared: &Shared, id: &TableId, look: impl Fn(&AnyTable) -> T) -> Result<T, Fault> {
    // Twice at most: a table that was just taken out of memory is rebuilt.
    for _ in 0..2 {
        if let Some(seen) = shared.tables.get(id, shared).await?.look(shared, &look) {
            return Ok(seen);
        }
    }
    Err(Fault::Inside)
}

/// What everybody who knows its id may know of a table.
#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "As in lists", body = Listed),
        (status = 404, description = "`server-unknown-table`", body = Reason)
    )
)]
pub(super) async fn show(State(shared): State<Arc<Shared>>, Named(id): Named) -> Result<Json<Listed>, Fault> {
    Ok(Json(look(&shared, &id, AnyTable::listing).await?.listed))
}

/// The key of the invite link, for those who sit at the table and its host.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/invite",
    params(("id" = String, Path, description = "The table")),
    security(("guest" = [])),
    responses(
        (status = 200, description = "The key", body = Created),
        (status = 403, description = "`table-not-invited`: neither the host nor at the table", body = Reason),
        (status = 404, description = "`server-unknown-table`", body = Reason)
    )
)]
pub(super) async fn invite(
    State(shared): State<Arc<Shared>>,
    Who(guest): Who,
    Named(id): Named,
) -> Result<Json<Created>, Fault> {
    let invite = look(&shared, &id, |table| table.invite(&guest).cloned()).await?;
    let invite = invite.ok_or(table::Refused::NotInvited)?;
    Ok(Json(Created { table: id, invite }))
}

/// The record of a finished game, with the secret from which its deals follow.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The record, as docs/notation.md describes it", body = String, content_type = "text/plain"),
        (status = 404, description = "`server-unknown-table`, or `server-no-game`: the table was closed", body = Reason),
        (status = 409, description = "`server-not-over`: the game is not over", body = Reason)
    )
)]
pub(super) async fn record(State(shared): State<Arc<Shared>>, Named(id): Named) -> Result<Response, Fault> {
    let (phase, record) = look(&shared, &id, |table| (table.phase(), table.record())).await?;
    match phase {
        Phase::Over => {}
        Phase::Closed => return Err(Fault::NoGame),
        Phase::Open | Phase::Playing => return Err(Fault::NotOver),
    }
    let name = format!("attachment; filename=\"{id}.benben\"");
    let mut headers = HeaderMap::new();
    headers.extend([(CONTENT_TYPE, axum::http::HeaderValue::from_static("text/plain; charset=utf-8"))]);
    headers.extend(name.parse().ok().map(|value| (CONTENT_DISPOSITION, value)));
    Ok((headers, record.ok_or(Fault::Inside)?).into_response())
}
