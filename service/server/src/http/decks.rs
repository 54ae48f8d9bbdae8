//! The decks that games ship with.

use crate::problem::Fault;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use protocol::Reason;

/// A shipped deck is changed under a new name only.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The text of a deck that a game ships with.
#[utoipa::path(
    get,
    path = "/api/decks/{name}",
    params(("name" = String, Path, description = "The deck's name, as tables and records have it")),
    responses(
        (status = 200, description = "The deck, as docs/decks.md describes it", body = String, content_type = "text/plain"),
        (status = 404, description = "`server-unknown-deck`", body = Reason)
    )
)]
pub(super) async fn deck(name: Result<Path<String>, PathRejection>) -> Result<impl IntoResponse, Fault> {
    let Path(name) = name.map_err(|_| Fault::UnknownDeck)?;
    let text = table::shipped_deck(&name).ok_or(Fault::UnknownDeck)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, FOR_EVER)], text))
}
