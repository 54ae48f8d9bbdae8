//! The page: files that `cargo xtask page` has made.

use crate::problem::Fault;
use crate::shared::Shared;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::EmbeddedFile;
use std::sync::Arc;

/// Where the files of the page come from. The binary has them inside and hands them to the server, so that a new page is no
/// reason to compile the server again.
#[derive(Clone, Copy, Debug)]
pub struct PageFiles(pub fn(&str) -> Option<EmbeddedFile>);

impl PageFiles {
    /// A server without a page: it says how to get one.
    pub const NONE: Self = Self(|_| None);
}

/// Names under this change with their contents, so that they may be kept for ever.
const LASTING: &str = "assets/";

/// The first parts of the addresses that the page has screens for.
const SCREENS: [&str; 10] =
    ["", "new", "device", "table", "history", "settings", "learn", "rules", "replay", "move"];

/// The kinds of files that there are.
const KINDS: [(&str, &str); 8] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("svg", "image/svg+xml"),
    ("ftl", "text/plain; charset=utf-8"),
    ("md", "text/markdown; charset=utf-8"),
    ("webmanifest", "application/manifest+json"),
];

/// A file of the page, or the page itself where it has a screen.
pub(super) async fn page(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Fault::NotFound.into_response();
    }
    if !request.method().is_safe() {
        return Fault::Method.into_response();
    }
    let headers = request.headers();
    if let Some(response) = file(shared.page, path, headers) {
        return response;
    }
    let first = path.split('/').next().unwrap_or_default();
    let screen = SCREENS.contains(&first);
    let person = headers
        .get(ACCEPT)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|kinds| kinds.contains("text/html"));
    if !screen && !person {
        return Fault::NotFound.into_response();
    }
    // A binary that was built without the page says how to get one.
    let page = file(shared.page, "index.html", headers)
        .unwrap_or_else(|| Html(include_str!("../page.html")).into_response());
    // Elsewhere the page itself says that there is nothing.
    if screen { page } else { (StatusCode::NOT_FOUND, page).into_response() }
}

fn file(files: PageFiles, path: &str, headers: &HeaderMap) -> Option<Response> {
    let (_, extension) = path.rsplit_once('.')?;
    let (_, kind) = KINDS.into_iter().find(|(known, _)| *known == extension)?;
    let compressed = accepts_brotli(headers).then(|| (files.0)(&format!("{path}.br"))).flatten();
    let brotli = compressed.is_some();
    let file = compressed.or_else(|| (files.0)(path))?;
    let tag = tag(&file)?;
    let lasting = if path.starts_with(LASTING) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = if headers.get(IF_NONE_MATCH) == Some(&tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(file.data).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(lasting));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(ETAG, tag);
    if brotli {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    Some(response)
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("br") && !parts.any(|part| part == "q=0")
    })
}

fn tag(file: &EmbeddedFile) -> Option<HeaderValue> {
    let hash: String = file.metadata.sha256_hash().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{hash}\"")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepting(text: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(text))])
    }

    #[test]
    fn brotli_is_for_those_who_accept_it() {
        assert!(accepts_brotli(&accepting("gzip, deflate, br")));
        assert!(accepts_brotli(&accepting("br;q=0.8")));
        assert!(!accepts_brotli(&accepting("gzip, br;q=0")));
        assert!(!accepts_brotli(&accepting("gzip")));
        assert!(!accepts_brotli(&HeaderMap::new()));
    }
}
