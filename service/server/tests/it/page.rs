//! The server hands out the page that it was given: one page for all screens, and nothing else.

use crate::common::{Server, in_time};
use axum::http::HeaderName;
use bytes::Bytes;
use client::{Answer, HeaderMap, Method};

async fn get(server: &Server, path: &str, headers: &[(&'static str, &str)]) -> Answer {
    let headers = headers.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()));
    let guest = server.guest().await;
    guest.send(Method::GET, path, HeaderMap::from_iter(headers), Bytes::new()).await.unwrap()
}

fn header<'a>(answer: &'a Answer, name: &str) -> &'a str {
    answer.headers.get(name).map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn every_screen_is_the_page() {
    in_time(async {
        let server = Server::new().await;
        for path in ["/", "/new/pyramids", "/table/0123456789bcdefg", "/device/x", "/settings", "/history"] {
            let answer = get(&server, path, &[]).await;
            assert_eq!(answer.status, 200, "{path}");
            assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8", "{path}");
            let policy = header(&answer, "content-security-policy");
            assert!(
                policy.contains("script-src 'self' 'wasm-unsafe-eval'") && !policy.contains("unsafe-inline")
            );
            assert!(String::from_utf8_lossy(&answer.body).contains("<title>Benben</title>"), "{path}");
        }
    })
    .await;
}

#[tokio::test]
async fn elsewhere_there_is_nothing() {
    in_time(async {
        let server = Server::new().await;
        for path in ["/nothing", "/assets/none.js", "/web.wasm", "/../Cargo.toml"] {
            assert_eq!(get(&server, path, &[]).await.status, 404, "{path}");
            // A person is told so by the page.
            let answer = get(&server, path, &[("accept", "text/html,*/*")]).await;
            assert_eq!((answer.status, header(&answer, "content-type")), (404, "text/html; charset=utf-8"));
        }
    })
    .await;
}

#[tokio::test]
async fn files_may_be_kept_and_are_known_again() {
    in_time(async {
        let server = Server::new().await;
        let page = get(&server, "/", &[]).await;
        let tag = header(&page, "etag").to_owned();
        assert_eq!(header(&page, "cache-control"), "no-cache");
        assert_eq!(get(&server, "/", &[("if-none-match", &tag)]).await.status, 304);
        let text = String::from_utf8(page.body.to_vec()).unwrap();
        let (_, rest) = text.split_once("rel=\"stylesheet\" href=\"").unwrap();
        let (style, _) = rest.split_once('"').unwrap();
        let plain = get(&server, style, &[]).await;
        let small = get(&server, style, &[("accept-encoding", "gzip, br")]).await;
        assert_eq!(header(&plain, "cache-control"), "public, max-age=31536000, immutable");
        assert_eq!((header(&plain, "content-encoding"), header(&small, "content-encoding")), ("", "br"));
        assert!(small.body.len() < plain.body.len() / 2);
    })
    .await;
}

#[tokio::test]
async fn a_server_without_a_page_says_how_to_get_one() {
    in_time(async {
        let server = Server::without_page().await;
        for path in ["/", "/new/pyramids"] {
            let answer = get(&server, path, &[]).await;
            assert_eq!((answer.status, header(&answer, "etag")), (200, ""), "{path}");
            assert!(String::from_utf8_lossy(&answer.body).contains("cargo xtask page"), "{path}");
        }
    })
    .await;
}
