//! Without a network: after the first visit, and while the page is loaded.

use crate::harness::hands::Hands;
use crate::harness::page::Look;
use crate::world::browse;
use serde_json::json;

/// A screen from each part of the page, and what shows that it is there. Lessons show boards.
const SCREENS: [(&str, &str); 8] = [
    ("/learn/the-game", "main.tg [data-card], main.tg [data-keen]"),
    ("/learn/silver-gold", "main.sg [data-card]"),
    ("/learn/pyramids", "main.py [data-card]"),
    ("/new/the-game", "form.setup"),
    ("/history", "main.page"),
    ("/rules/pyramids", "main.rules .pic svg"),
    ("/settings", "main.settings"),
    ("/replay", "[data-do=file]"),
];

#[test]
fn a_game_is_played_without_a_server() {
    browse("offline", async |world| {
        let page = world.home(Look::PHONE.quick(5).kept()).await;
        page.until("navigator.serviceWorker.controller").await;
        let installing = page.cdp("Page.getInstallabilityErrors", json!({})).await;
        assert_eq!(installing["installabilityErrors"], json!([]), "the page can be installed");
        world.server.borrow_mut().kill();
        page.may_be_alone();

        // The page that is open has fetched all of its parts ahead.
        for (path, ready) in SCREENS {
            page.route(path, ready).await;
        }
        page.go("/").await;
        page.wait_started().await;
        page.shot("offline-home").await;
        page.tap("[data-play=the-game]").await;
        page.wait("main.board [data-card]").await;
        let mut hands = Hands::new(5);
        hands.play_while(&page, |count| count < 4).await;
        // In the middle of a game everything is still there after a reload.
        let path = page.path().await;
        page.driver().refresh().await.unwrap();
        page.wait("main.board [data-card]").await;
        assert_eq!(page.path().await, path);
        hands.play(&page).await;
        page.wait(".tg-end").await;
        page.driver().refresh().await.unwrap();
        page.wait(".tg-end").await;

        // Every screen and every board is kept.
        for (path, ready) in SCREENS {
            page.go(path).await;
            page.wait(ready).await;
        }
        // An address that was never visited, and what can't be done there.
        page.go("/new/pyramids?with=friends").await;
        page.wait("form.setup").await;
        page.until("document.querySelector('[name=place][value=friends]').disabled").await;
        page.shot("offline-set-up").await;
        // Every language is there.
        page.go("/").await;
        page.wait_started().await;
        page.tap("nav.langs [data-language=el]").await;
        page.until("document.documentElement.lang === 'el'").await;
        assert!(page.text("main h1").await.chars().any(|letter| ('α'..='ω').contains(&letter)));
    });
}

#[test]
fn what_can_not_be_loaded_is_loaded_when_it_is_tried_again() {
    browse("parts", async |world| {
        let page = world.page(Look::PHONE).await;
        page.cdp("Network.enable", json!({})).await;
        let block = async |part: &str| {
            page.cdp("Network.setBlockedURLs", json!({ "urls": [format!("*/split_{part}.wasm")] })).await;
        };
        block("table").await;
        page.go("/").await;
        page.wait_started().await;
        page.tap("[data-play=pyramids]").await;
        page.wait("[data-not-loaded]").await;
        page.shot("not-loaded").await;
        block("pyramids").await;
        page.tap("[data-do=load]").await;
        page.wait("main.board [data-not-loaded]").await;
        block("none").await;
        page.tap("[data-do=load]").await;
        page.wait("main.board .hand [data-card]").await;
        assert_eq!(page.count("#accident").await, 0, "this was no accident");
        let faults = page.faults().await;
        assert!(
            !faults.is_empty()
                && faults.iter().all(|fault| fault.contains("etch") || fault.contains("split_")),
            "{faults:?}"
        );
    });
}
