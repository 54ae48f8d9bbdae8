//! Who somebody is, on which devices, and what they have played.

use super::who::{Body, Who};
use crate::problem::Fault;
use crate::shared::Shared;
use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use protocol::http::{Me, MoveCode, MoveLink, Rename, Tables};
use protocol::{GuestId, InviteKey, Millis, Reason};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::Store;
use table::Listing;

/// How long a code for another device lasts.
const CODE: Millis = 15 * 60 * 1000;

/// How many tables a list has at most.
const PAGE: u32 = 50;

/// Who I am. Whoever is nobody yet becomes a guest and gets a cookie.
#[utoipa::path(
    get,
    path = "/api/me",
    security((), ("guest" = [])),
    responses((status = 200, description = "The guest", body = Me, headers(("Set-Cookie" = String, description = "The cookie, to be sent back from now on"))))
)]
pub(super) async fn me(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Result<Response, Fault> {
    let known = shared.signer.guest(&headers);
    let guest = known.clone().unwrap_or_else(|| shared.guest_id());
    // It may have changed a moment ago.
    shared.names.write(&shared.store).await?;
    let kept = match &known {
        Some(guest) => shared.store.guest(guest.as_str()).await?,
        None => None,
    };
    let me = Me {
        name: kept.as_ref().and_then(|guest| guest.name.as_deref()?.parse().ok()),
        since: kept.map(|guest| guest.created),
    };
    Ok(([(SET_COOKIE, shared.signer.cookie(&guest))], Json(me)).into_response())
}

/// What I want to be called.
#[utoipa::path(
    put,
    path = "/api/me",
    request_body = Rename,
    security(("guest" = [])),
    responses((status = 200, description = "The guest, with the new name", body = Me))
)]
pub(super) async fn rename(
    State(shared): State<Arc<Shared>>,
    Who(guest): Who,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, Fault> {
    let now = shared.now();
    shared.names.note(&guest, rename.name.clone(), now);
    shared.names.write(&shared.store).await?;
    let kept = shared.store.guest(guest.as_str()).await?;
    Ok(Json(Me { name: Some(rename.name), since: kept.map(|guest| guest.created) }))
}

/// A code that makes another device the same guest, once, within a quarter of an hour.
#[utoipa::path(
    post,
    path = "/api/me/link",
    security(("guest" = [])),
    responses((status = 200, description = "The code", body = MoveLink))
)]
pub(super) async fn link(
    State(shared): State<Arc<Shared>>,
    Who(guest): Who,
) -> Result<Json<MoveLink>, Fault> {
    let code = shared.invite_key();
    let expires = shared.now() + CODE;
    shared.store.put_link(&hash(&code), guest.as_str(), expires).await?;
    Ok(Json(MoveLink { code: code.as_str().to_owned(), expires }))
}

/// Makes this device the guest of a code.
#[utoipa::path(
    post,
    path = "/api/me/claim",
    request_body = MoveCode,
    responses(
        (status = 200, description = "The guest who made the code", body = Me, headers(("Set-Cookie" = String, description = "The cookie of that guest"))),
        (status = 400, description = "`server-unread`, or `server-code`: the code was used or is too old", body = Reason)
    )
)]
pub(super) async fn claim(
    State(shared): State<Arc<Shared>>,
    Body(claim): Body<MoveCode>,
) -> Result<Response, Fault> {
    let code: InviteKey = claim.code.parse().map_err(|_| Fault::Code)?;
    let now = shared.now();
    let guest = shared.store.take_link(&hash(&code), now).await?.ok_or(Fault::Code)?;
    let guest: GuestId = guest.parse().map_err(|_| Fault::Inside)?;
    let kept = shared.store.guest(guest.as_str()).await?;
    let me = Me {
        name: kept.as_ref().and_then(|guest| guest.name.as_deref()?.parse().ok()),
        since: kept.map(|guest| guest.created),
    };
    Ok(([(SET_COOKIE, shared.signer.cookie(&guest))], Json(me)).into_response())
}

/// Only the hash of a code is kept, so that whoever sees the list of codes can't use them.
fn hash(code: &InviteKey) -> Vec<u8> {
    Sha256::digest(code.as_str().as_bytes()).to_vec()
}

/// Which part of a list.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Before {
    /// Only what was updated before this time; the `before` of the page before.
    #[param(value_type = Option<i64>)]
    before: Option<Millis>,
}

/// My tables, the latest first.
#[utoipa::path(
    get,
    path = "/api/me/tables",
    params(Before),
    security(("guest" = [])),
    responses(
        (status = 200, description = "About 50 at a time", body = Tables),
        (status = 400, description = "`server-unread`: `before` is no time", body = Reason)
    )
)]
pub(super) async fn history(
    State(shared): State<Arc<Shared>>,
    Who(guest): Who,
    query: Result<Query<Before>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Tables>, Fault> {
    let Query(Before { before }) = query.map_err(|error| Fault::Unread(error.to_string()))?;
    let found = shared.store.history(guest.as_str(), before, PAGE).await?;
    let more = u32::try_from(found.len()).is_ok_and(|found| found >= PAGE);
    let before = found.last().filter(|_| more).map(|summary| summary.updated);
    let listings = found.iter().filter_map(|summary| serde_json::from_str::<Listing>(&summary.about).ok());
    Ok(Json(Tables { tables: listings.map(|listing| listing.of(&guest)).collect(), before }))
}
