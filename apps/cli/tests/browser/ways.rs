//! Ways through the page: addresses that lead nowhere, back, reload, a hint.

use crate::harness::page::{Look, Page};
use crate::world::browse;
use serde_json::json;

#[test]
fn an_address_that_leads_nowhere_shows_the_way_on() {
    browse("lost", async |world| {
        let page = world.page(Look::PHONE).await;
        let id = "0123456789bcdefg";
        for (path, why) in [
            (format!("/device/{id}"), "deleted"),
            ("/device/x".to_owned(), "deleted"),
            (format!("/replay/device/{id}"), "deleted"),
            ("/new/chess".to_owned(), "address"),
            ("/table/x".to_owned(), "whole link"),
            (format!("/table/{id}#short"), "whole link"),
            ("/replay/table/x".to_owned(), "whole link"),
            // A table that the server does not have.
            (format!("/table/{id}"), "doesn’t exist"),
        ] {
            page.go(&path).await;
            page.wait("main.page.plain h1").await;
            let said = page.text("main.page.plain p").await;
            assert!(said.contains(why), "{path}: {said}");
            page.tap("main a.btn.primary").await;
            page.wait("main.home").await;
            assert_eq!(page.path().await, "/", "from {path}");
        }
        // Here the server itself says that there is nothing, which the console tells.
        page.may_be_alone();
        page.go("/nothing/here").await;
        page.wait("main.page.plain h1").await;
        let faults = page.faults().await;
        assert!(faults.iter().all(|fault| fault.contains("404")), "{faults:?}");
    });
}

#[test]
fn back_and_reload_lead_where_one_was() {
    browse("back", async |world| {
        let page = world.home(Look::PHONE.kept()).await;
        page.tap("a[href='/settings']").await;
        page.wait("main.settings").await;
        page.driver().refresh().await.unwrap();
        page.wait("main.settings").await;
        page.driver().back().await.unwrap();
        page.wait("main.home").await;
        page.tap("[data-play=pyramids]").await;
        page.wait("main.board [data-card]").await;
        page.driver().back().await.unwrap();
        page.wait("main.home").await;
        // The game that was begun waits there.
        page.tap("[data-do=return]").await;
        page.wait("main.board [data-card]").await;
    });
}

/// Puts nonsense at the end of the one log that is kept.
const DAMAGE: &str = r"
    const name = Object.keys(localStorage).find((name) => name.startsWith('benben.table.'));
    localStorage.setItem(name, localStorage.getItem(name) + '\n{');
";

#[test]
fn a_game_that_can_not_be_read_says_so() {
    browse("damaged", async |world| {
        let page = world.home(Look::PHONE).await;
        page.tap("[data-play=pyramids]").await;
        page.wait("main.board [data-card]").await;
        let path = page.path().await;
        page.go("/settings").await;
        page.wait("main.settings").await;
        page.js(DAMAGE, []).await;
        page.go(&path).await;
        page.wait(".banner[role=alert]").await;
        assert!(page.text(".banner p").await.contains("read"));
        page.tap(".banner a").await;
        page.wait("main.home").await;
    });
}

#[test]
fn a_worker_that_breaks_is_told_of() {
    browse("broken", async |world| {
        let page = world.home(Look::PHONE.quick(8)).await;
        page.tap("[data-play=the-game]").await;
        page.wait("main.board [data-card]").await;
        page.js("workers.at(-1).dispatchEvent(new ErrorEvent('error'))", []).await;
        page.wait("#accident[role=alert]").await;
        assert!(!page.text("#accident p").await.is_empty());
        page.tap("#accident a").await;
        page.wait("main.board [data-card]").await;
        assert_eq!(page.count("#accident").await, 0);
    });
}

#[test]
fn a_page_that_does_not_come_can_be_loaded_again() {
    browse("not-loaded", async |world| {
        let page = world.page(Look::PHONE).await;
        page.cdp("Network.enable", json!({})).await;
        page.cdp("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await;
        // What appears after some seconds appears at once.
        page.cdp("Animation.enable", json!({})).await;
        page.cdp("Animation.setPlaybackRate", json!({ "playbackRate": 1000 })).await;
        page.go("/rules/pyramids").await;
        page.tap("#loading a[lang=pl]").await;
        page.wait("#loading a[lang=pl]").await;
        page.shot("not-loaded").await;
        // The console tells that the module did not come.
        page.faults().await;
        page.cdp("Network.setBlockedURLs", json!({ "urls": [] })).await;
        page.tap("#loading a[lang=pl]").await;
        page.wait("main.rules article").await;
    });
}

async fn hint(page: &Page, game: &str) {
    page.go("/").await;
    page.tap(&format!("[data-play={game}]")).await;
    page.wait("main.board [data-card][data-legal], [data-keen][data-legal]").await;
    page.tap("[data-do=hint]").await;
    page.until("document.querySelector('.bubble b')?.innerText.length > 3").await;
    let words = page.text(".bubble").await;
    assert!(words.len() > 20, "{game}: a hint says what and why: {words}");
    page.shot(&format!("hint-{game}")).await;
}

#[test]
fn a_hint_is_given_in_every_game() {
    browse("hint", async |world| {
        let page = world.home(Look::PHONE.quick(7)).await;
        for game in ["the-game", "silver-gold", "pyramids"] {
            hint(&page, game).await;
        }
    });
}
