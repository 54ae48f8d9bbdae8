//! The server is gone for a while: the page says so, goes on by itself, and does nothing twice.

use crate::harness::hands::Hands;
use crate::harness::page::{Look, Page};
use crate::tables::{BOT, hand, open, start, wait_hand};
use crate::world::browse;
use serde_json::json;

/// Chooses a card; which.
async fn choose(page: &Page) -> String {
    page.tap(".hand [data-card][data-legal]").await;
    page.attribute(".hand [aria-pressed=true]", "data-card").await.unwrap()
}

#[test]
fn a_killed_server_interrupts_a_game_and_no_more() {
    browse("reconnect", async |world| {
        let page = world.page(Look::PHONE).await;
        open(&page, "the-game", "Eleni", &[BOT]).await;
        start(&page).await;
        page.may_be_alone();
        // The keenest starts. With one card placed of two the turn is still open, whatever happens.
        page.tap("[data-keen='3'][data-legal]").await;
        page.wait(".hand [data-card][data-legal]").await;
        let dealt = hand(&page).await.len();
        choose(&page).await;
        page.tap("[data-pile][data-legal]").await;
        page.until(&format!("document.querySelectorAll('.hand [data-card]').length === {}", dealt - 1)).await;
        page.wait(".hand [data-card][data-legal]").await;

        let before = hand(&page).await;
        let card = choose(&page).await;
        world.server.borrow_mut().kill();
        page.wait("[data-connection=lost]").await;
        page.shot("connection-lost").await;
        // The board is the same as before, and what is placed meanwhile waits.
        assert_eq!(page.attribute(".hand [aria-pressed=true]", "data-card").await.as_ref(), Some(&card));
        page.tap("[data-pile][data-legal]").await;

        world.server.borrow_mut().start_again();
        page.wait_gone("[data-connection=lost]").await;
        let after: Vec<String> = before.iter().filter(|held| **held != card).cloned().collect();
        wait_hand(&page, &after).await;
        assert_eq!(page.count(".toast").await, 0, "nothing was refused");

        // Killed again, with nothing asked for.
        world.server.borrow_mut().kill();
        page.wait("[data-connection=lost]").await;
        world.server.borrow_mut().start_again();
        page.tap(".banner button").await;
        page.wait_gone("[data-connection=lost]").await;
        assert_eq!(hand(&page).await, after);
        Hands::new(3).play(&page).await;
        page.wait(".tg-end").await;

        let record =
            "const done = arguments[1]; fetch(arguments[0]).then((answer) => answer.text()).then(done)";
        let table = page.path().await.trim_start_matches("/table/").to_owned();
        let record = page.js_async(record, [json!(format!("/api/tables/{table}/record"))]).await;
        let record = record.as_str().unwrap();
        assert_eq!(record.matches(&format!(" {card}>")).count(), 1, "the card was placed once:\n{record}");
    });
}

/// A page from before: it speaks a version that the server does not know any more.
const OLD: &str = r#"
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
        return send.call(this, text.replace(/"version":\d+/, '"version":0'));
    };
"#;

#[test]
fn an_old_page_asks_to_be_loaded_again() {
    browse("outdated", async |world| {
        let page = world.page(Look::PHONE.kept()).await;
        open(&page, "the-game", "Eleni", &[BOT]).await;
        start(&page).await;
        let add = json!({ "source": OLD });
        let script = page.cdp("Page.addScriptToEvaluateOnNewDocument", add).await["identifier"].clone();
        page.driver().refresh().await.unwrap();
        page.wait(".banner[role=alert] button.primary").await;
        page.shot("outdated").await;
        // What is loaded now is as new as the server.
        page.cdp("Page.removeScriptToEvaluateOnNewDocument", json!({ "identifier": script })).await;
        page.tap(".banner button.primary").await;
        page.wait("main.board [data-card]").await;
        assert_eq!(page.count(".banner").await, 0);
    });
}
