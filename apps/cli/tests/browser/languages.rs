//! The language of the page.

use crate::harness::page::Look;
use crate::world::browse;
use serde_json::json;

#[test]
fn a_language_is_changed_at_once() {
    browse("change-language", async |world| {
        let page = world.home(Look { language: "fr", ..Look::PHONE }).await;
        assert_eq!(
            page.js("return document.documentElement.lang", []).await,
            json!("en"),
            "for those whose language there is not"
        );
        let english = page.text("main h1").await;
        page.tap("[data-do=language]").await;
        page.tap("dialog[open] [data-language=pl]").await;
        page.until("document.documentElement.lang === 'pl'").await;
        let polish = page.text("main h1").await;
        assert_ne!(english, polish);
        page.driver().refresh().await.unwrap();
        page.wait_started().await;
        assert_eq!(page.text("main h1").await, polish, "it is kept");
        page.go("/settings").await;
        page.choose("main.settings select", "en").await;
        page.until("document.documentElement.lang === 'en'").await;
    });
}
