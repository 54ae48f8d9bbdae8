//! Without a network, after the first visit.

use crate::harness::hands::Hands;
use crate::harness::page::Look;
use crate::world::browse;
use serde_json::json;

#[test]
fn a_game_is_played_without_a_server() {
    browse("offline", async |world| {
        let page = world.home(Look::PHONE.quick(5).kept()).await;
        page.until("navigator.serviceWorker.controller").await;
        let installing = page.cdp("Page.getInstallabilityErrors", json!({})).await;
        assert_eq!(installing["installabilityErrors"], json!([]), "the page can be installed");
        world.server.borrow_mut().kill();
        page.may_be_alone();

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
