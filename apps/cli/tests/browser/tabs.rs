//! Two tabs of one seat stay in step.

use crate::harness::hands::Hands;
use crate::harness::page::{Look, Page};
use crate::tables::{BOT, hand, open, start, wait_hand};
use crate::world::browse;
use serde_json::{Value, json};
use thirtyfour::WindowHandle;

/// Places a card in one tab, and waits until the other one has seen it; then the other way round.
async fn both_ways(page: &Page, tabs: [&WindowHandle; 2]) {
    for (here, there) in [(0, 1), (1, 0)] {
        page.switch(tabs[here]).await;
        // Whose turn it was last is over: both see the same hand again.
        page.wait(".hand [data-card][data-legal]").await;
        let before = hand(page).await;
        page.switch(tabs[there]).await;
        wait_hand(page, &before).await;
        page.switch(tabs[here]).await;
        page.tap(".hand [data-card][data-legal]").await;
        page.tap("[data-pile][data-legal]").await;
        page.until(&format!(
            "document.querySelectorAll('.hand [data-card]').length === {}",
            before.len() - 1
        ))
        .await;
        let after = hand(page).await;
        page.switch(tabs[there]).await;
        wait_hand(page, &after).await;
    }
}

#[test]
fn at_a_table_of_the_server() {
    browse("tabs-server", async |world| {
        let page = world.page(Look::PHONE).await;
        open(&page, "the-game", "Eleni", &[BOT]).await;
        start(&page).await;
        let first = page.driver().window().await.unwrap();
        page.wait("[data-keen][data-legal]").await;
        let path = page.path().await;
        let second = page.new_tab(Look::PHONE).await;
        page.go(&path).await;
        // The question who starts is answered in one and gone in both.
        page.tap("[data-keen='3'][data-legal]").await;
        page.switch(&first).await;
        page.wait_gone("[data-keen]").await;
        both_ways(&page, [&first, &second]).await;
    });
}

#[test]
fn at_a_table_of_this_device() {
    browse("tabs-device", async |world| {
        let page = world.home(Look::PHONE).await;
        page.tap("[data-play=the-game]").await;
        let first = page.driver().window().await.unwrap();
        page.wait("[data-keen][data-legal]").await;
        let path = page.path().await;
        let second = page.new_tab(Look::PHONE).await;
        page.go(&path).await;
        page.tap("[data-keen='3'][data-legal]").await;
        page.switch(&first).await;
        page.wait_gone("[data-keen]").await;
        both_ways(&page, [&first, &second]).await;
        // Whoever opens it later sees the same game, too. From here on no bot pauses, in whichever tab it thinks.
        let held = hand(&page).await;
        for (tab, seed) in [(&second, 10), (&first, 11)] {
            page.switch(tab).await;
            page.dress(Look::PHONE.quick(seed)).await;
            page.driver().refresh().await.unwrap();
            page.wait("main.board [data-card]").await;
            wait_hand(&page, &held).await;
        }
        Hands::new(1).play(&page).await;
    });
}

/// A browser that has no locks, as for a page that came without encryption from another device.
const NO_LOCKS: &str = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })";

/// The cards of which two are kept.
const CHOICE: &str = ".sg-choice [data-card][data-legal]";

/// Keeps two cards, counted from one; those that were kept in the end.
async fn keep(page: &Page, cards: [u8; 2]) -> Value {
    for card in cards {
        page.tap(&format!("{CHOICE}:nth-child({card})")).await;
    }
    page.tap("[data-do=seal]").await;
    page.wait("[data-chamber]").await;
    held(page).await
}

/// The cards in front of the own seat.
async fn held(page: &Page) -> Value {
    let script = "return [...new Set([...document.querySelectorAll('[data-chamber]')].map((square) => square.dataset.chamber))]";
    page.js(script, []).await
}

#[test]
fn without_locks_no_tab_writes_over_another() {
    browse("tabs-without-locks", async |world| {
        let page = world.page(Look::PHONE).await;
        let add = "Page.addScriptToEvaluateOnNewDocument";
        page.cdp(add, json!({ "source": NO_LOCKS })).await;
        page.go("/").await;
        // Bots do nothing here before a person has chosen: a tab that is left alone writes nothing.
        page.tap("[data-play=silver-gold]").await;
        let first = page.driver().window().await.unwrap();
        page.wait(CHOICE).await;
        let path = page.path().await;
        let second = page.new_tab(Look::PHONE).await;
        page.cdp(add, json!({ "source": NO_LOCKS })).await;
        page.go(&path).await;
        let kept = keep(&page, [1, 2]).await;
        // The first tab does not know of that. What is answered there comes too late.
        page.switch(&first).await;
        assert_eq!(keep(&page, [3, 4]).await, kept);
        page.driver().close_window().await.unwrap();
        page.switch(&second).await;
        page.driver().refresh().await.unwrap();
        page.wait("[data-chamber]").await;
        assert_eq!(held(&page).await, kept, "the log can be read, with one answer");
    });
}
