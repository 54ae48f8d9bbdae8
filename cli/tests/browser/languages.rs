//! Every language on every screen, on a phone and on a desk: words everywhere, and nothing beside the screen.

use crate::harness::page::{Look, Page};
use crate::screens;
use crate::world::browse;
use serde_json::json;

/// What is wrong with what is shown: see the file.
const READ: &str = include_str!("read.js");

/// The narrowest phone, and a phone on its side.
const OTHERS: [(u32, u32); 2] = [(320, 640), (667, 375)];

async fn read(page: &Page, place: &str, faults: &mut Vec<String>) {
    let found: Vec<String> = serde_json::from_value(page.js(READ, []).await).unwrap();
    faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
}

/// Looks at every screen in a language, at both sizes, and on other phones.
fn in_every_place(language: &'static str) {
    browse(&format!("language-{language}"), async move |world| {
        let look = Look { language, still: true, ..Look::PHONE };
        let page = world.home(look).await;
        assert_eq!(page.js("return document.documentElement.lang", []).await, json!(language));
        let screens = screens::all(&page).await;
        let mut faults = Vec::new();
        for size in [Look::PHONE, Look::DESK] {
            for screen in &screens {
                page.resize(size.width, size.height).await;
                screen.visit(&page).await;
                page.shot(&format!("{language}-{}", screen.name)).await;
                read(&page, &format!("{} at {}", screen.name, size.width), &mut faults).await;
                for (width, height) in OTHERS.into_iter().filter(|_| size.width < 720) {
                    page.resize(width, height).await;
                    page.settle().await;
                    read(&page, &format!("{} at {width}", screen.name), &mut faults).await;
                }
                faults.extend(page.faults().await.iter().map(|fault| format!("{}: {fault}", screen.name)));
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
fn english() {
    in_every_place("en");
}

#[test]
fn greek() {
    in_every_place("el");
}

#[test]
fn polish() {
    in_every_place("pl");
}

#[test]
fn italian() {
    in_every_place("it");
}

#[test]
fn german() {
    in_every_place("de");
}

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
