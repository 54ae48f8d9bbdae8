//! Tables of the server, set up by touch.

use crate::harness::page::Page;
use serde_json::json;

/// A friend who comes by the link.
pub(crate) const FRIEND: &str = "chair-friend";
/// A bot.
pub(crate) const BOT: &str = "level-casual";

/// Sets a table up with these others behind the own seat, and waits in its room.
pub(crate) async fn open(page: &Page, game: &str, name: &str, others: &[&str]) {
    page.go(&format!("/new/{game}?with=friends")).await;
    page.wait("form.setup").await;
    page.until("document.querySelector('[data-do=open]').getAttribute('aria-disabled') !== 'true'").await;
    let seats = "form.setup li[data-seat]";
    while page.count(seats).await > others.len() as u64 {
        page.tap(&format!("{seats}:last-child button")).await;
    }
    while page.count(seats).await < others.len() as u64 {
        page.tap("[data-do=add-seat]").await;
    }
    for (number, other) in (2..).zip(others) {
        page.choose(&format!("#seat-{number}"), other).await;
    }
    page.write("#own-name", name).await;
    page.tap("form.setup [data-do=open]").await;
    page.wait(".room-screen").await;
}

/// The invite link of the room, without the server's part.
pub(crate) async fn invite(page: &Page) -> String {
    page.wait("[data-invite]").await;
    let link = page.js("const link = new URL(document.querySelector('[data-invite]').value); return link.pathname + link.hash", []).await;
    link.as_str().unwrap().to_owned()
}

/// Follows an invite link and sits down.
pub(crate) async fn sit_down(page: &Page, link: &str, name: &str) {
    page.go(link).await;
    page.write(".sit-down input", name).await;
    page.tap("[data-do=sit]").await;
    page.wait_gone(".sit-down").await;
}

/// Starts the game, once everybody is there.
pub(crate) async fn start(page: &Page) {
    page.wait("[data-do=start][aria-disabled=false]").await;
    page.tap("[data-do=start]").await;
    page.wait("main.board [data-card]").await;
}

/// The cards in the own hand.
pub(crate) async fn hand(page: &Page) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)";
    serde_json::from_value(page.js(script, []).await).unwrap()
}

/// Waits until this is the own hand.
pub(crate) async fn wait_hand(page: &Page, hand: &[String]) {
    let script =
        "[...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card).join()";
    page.until(&format!("{script} === {}", json!(hand.join(",")))).await;
}
