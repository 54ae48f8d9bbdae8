//! What stands in front of every request and behind every response.

use super::who::address;
use crate::problem::Fault;
use crate::shared::Shared;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Pages run what comes from here, WebAssembly included, and talk to nobody else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const ALWAYS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Puts the headers on that keep browsers from doing what nobody meant.
pub(super) async fn secure(request: Request, next: Next) -> Response {
    let private = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    for (name, value) in ALWAYS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if private {
        // Unless it is the same for everybody, and says so itself.
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Refuses those who ask too much, and pages of others that want to change something.
pub(super) async fn guard(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    if !shared.limits.address(address(&parts, shared.settings.trust_proxy)) {
        shared.metrics.limited.inc();
        return Fault::TooFast.into_response();
    }
    if !parts.method.is_safe() && !is_own_origin(&parts.headers, shared.settings.origin.as_deref()) {
        return Fault::ForeignOrigin.into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}

/// Whether a request comes from a page of this server, or from no page at all.
pub(super) fn is_own_origin(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str().map(str::to_ascii_lowercase) else { return false };
    if public == Some(origin.as_str()) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).map(str::to_ascii_lowercase);
    let Some(host) = host else { return false };
    // With a public address that one alone counts: whatever is in front may pass on any host.
    public.is_none() && [format!("http://{host}"), format!("https://{host}")].contains(&origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static("play.example.org:8420"));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn only_own_pages_may_open_sockets() {
        assert!(is_own_origin(&headers(None), None), "no browser");
        assert!(is_own_origin(&headers(Some("http://play.example.org:8420")), None));
        assert!(is_own_origin(&headers(Some("HTTPS://play.example.org:8420")), None));
        for foreign in
            ["http://evil.example", "http://play.example.org", "null", "http://play.example.org:8420.evil"]
        {
            assert!(!is_own_origin(&headers(Some(foreign)), None), "{foreign}");
        }
        let public = Some("https://benben.example");
        assert!(is_own_origin(&headers(Some("https://benben.example")), public));
        assert!(!is_own_origin(&headers(Some("http://play.example.org:8420")), public));
    }
}
