//! Everything but play: who somebody is, tables, lists, records, and how the server is doing.

mod decks;
mod description;
mod guest;
mod headers;
mod page;
mod tables;
mod who;

pub use page::PageFiles;

use crate::problem::Fault;
use crate::shared::Shared;
use crate::socket;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Router, middleware};
use protocol::{MAX_DECK, MAX_REQUEST, Reason};
use std::sync::Arc;
use who::{Peer, Who};

/// No body of a request has more bytes than this: a deck, its quotes, and the rest of a new table.
const MAX_BODY: usize = 2 * MAX_DECK + 16 * 1024;

/// What a connection reads at once. Requests are short.
const READ_BUFFER: usize = 512;

/// What is gathered before it is sent, so that several short messages go out together. Each connection keeps so much
/// memory and a message's more.
const WRITE_BUFFER: usize = 1024;

/// All routes.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let api = Router::new()
        .route("/me", get(guest::me).put(guest::rename))
        .route("/me/link", post(guest::link))
        .route("/me/claim", post(guest::claim))
        .route("/me/tables", get(guest::history))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/invite", get(tables::invite))
        .route("/decks/{name}", get(decks::deck))
        .route("/socket", get(open_socket))
        .route("/openapi.json", get(description::describe))
        .layer(middleware::from_fn_with_state(Arc::clone(&shared), headers::guard));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(page::page)
        .method_not_allowed_fallback(|| async { Fault::Method })
        .layer(middleware::from_fn(headers::secure))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .with_state(shared)
}

/// Opens a WebSocket, over which games are played: see docs/protocol.md.
#[utoipa::path(
    get,
    path = "/api/socket",
    tag = "server",
    security(("guest" = [])),
    responses(
        (status = 101, description = "From here on a WebSocket"),
        (status = 400, description = "`server-unread`: the headers are not those of a WebSocket", body = Reason),
        (status = 403, description = "`server-foreign-origin`: a page of another origin", body = Reason)
    )
)]
async fn open_socket(
    State(shared): State<Arc<Shared>>,
    Peer(address): Peer,
    Who(guest): Who,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|error| Fault::Unread(error.to_string()))?;
    if !headers::is_own_origin(&headers, shared.settings.origin.as_deref()) {
        return Err(Fault::ForeignOrigin);
    }
    let Some(place) = shared.limits.connect(&guest, address) else {
        shared.metrics.limited.inc();
        return Err(Fault::TooMany);
    };
    let upgrade = upgrade
        .max_message_size(MAX_REQUEST)
        .max_frame_size(MAX_REQUEST)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .on_upgrade(move |socket| socket::serve(shared, socket, guest, address, place));
    Ok(upgrade)
}

/// Whether the server can do its work.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "server",
    responses(
        (status = 200, description = "All is well", body = String, content_type = "text/plain"),
        (status = 503, description = "The store is away", body = String, content_type = "text/plain")
    )
)]
async fn health(State(shared): State<Arc<Shared>>) -> (StatusCode, &'static str) {
    if shared.metrics.store_up.get() == 1 {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store is away\n")
    }
}

/// Figures for Prometheus.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "server",
    responses((status = 200, description = "Figures as OpenMetrics text", body = String, content_type = "application/openmetrics-text"))
)]
async fn metrics(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    shared.metrics.tables.set(i64::try_from(shared.tables.count()).unwrap_or(i64::MAX));
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], shared.metrics.text())
}
