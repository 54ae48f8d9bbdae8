//! Who asks, and from where.

use crate::problem::Fault;
use crate::shared::Shared;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use protocol::{GuestId, TableId};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

/// How long a client may take to send the body of a request.
const BODY: Duration = Duration::from_secs(20);

/// The guest who asks.
pub(crate) struct Who(pub(crate) GuestId);

impl FromRequestParts<Arc<Shared>> for Who {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Fault> {
        shared.signer.guest(&parts.headers).map(Self).ok_or(Fault::NoGuest)
    }
}

/// The address from which somebody asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl FromRequestParts<Arc<Shared>> for Peer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Self::Rejection> {
        Ok(Self(address(parts, shared.settings.trust_proxy)))
    }
}

/// The address of a request: that of the connection, or what a trusted proxy says.
pub(super) fn address(parts: &Parts, trust_proxy: bool) -> IpAddr {
    let forwarded = || {
        let header = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
        // The proxy puts what it saw itself behind whatever the client claimed.
        header.rsplit(',').next()?.trim().parse().ok()
    };
    let told = if trust_proxy { forwarded() } else { None };
    let connected = || parts.extensions.get::<SocketAddr>().map(SocketAddr::ip);
    told.or_else(connected).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The table that an address names.
pub(crate) struct Named(pub(crate) TableId);

impl FromRequestParts<Arc<Shared>> for Named {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Fault> {
        let id = Path::<String>::from_request_parts(parts, shared).await.ok();
        id.and_then(|Path(id)| id.parse().ok()).map(Self).ok_or(Fault::UnknownTable)
    }
}

/// A body in JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Shared>> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<Self, Fault> {
        let is_json = request.headers().get("content-type").and_then(|value| value.to_str().ok());
        if !is_json.is_some_and(|kind| kind.starts_with("application/json")) {
            return Err(Fault::Unread("expected `Content-Type: application/json`".to_owned()));
        }
        let bytes = tokio::time::timeout(BODY, Bytes::from_request(request, shared)).await;
        let bytes = bytes.map_err(|_| Fault::TooSlow)?.map_err(|_| Fault::TooLong)?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| Fault::Unread(error.to_string()))
    }
}
