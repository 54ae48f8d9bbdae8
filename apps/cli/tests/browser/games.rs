//! Each game from the first screen to its result, against bots, by touch alone.

use crate::harness::hands::Hands;
use crate::harness::page::{Look, Page};
use crate::world::browse;
use serde_json::json;

/// From the first screen to the end of the game.
async fn play(page: &Page, game: &str, seed: u64) {
    page.tap(&format!("[data-play={game}]")).await;
    page.wait("main.board [data-card]").await;
    assert!(page.path().await.starts_with("/device/"));
    Hands::new(seed).play(page).await;
    page.shot(&format!("end-of-{game}")).await;
}

/// Whatever the game, the end offers another one, which starts.
async fn again(page: &Page) {
    let before = page.path().await;
    page.tap("[data-do=rematch]").await;
    page.until(&format!(
        "location.pathname !== {before:?} && document.querySelector('main.board [data-card]')"
    ))
    .await;
    assert_eq!(page.count("main.board.ended").await, 0);
}

fn from_home_to_the_result(game: &'static str, look: Look, result: &'static str) {
    browse(&format!("by-touch-{game}"), async move |world| {
        let page = world.home(look.quick(1).kept()).await;
        play(&page, game, 1).await;
        page.wait(result).await;
        assert!(!page.text(".over h2").await.is_empty(), "the result has words");
        let kept =
            "return Object.keys(localStorage).filter((name) => name.startsWith('benben.table.')).length";
        assert_eq!(page.js(kept, []).await, json!(1), "one table is kept");
        again(&page).await;
    });
}

#[test]
fn the_game() {
    from_home_to_the_result("the-game", Look::PHONE, ".tg-end[data-left]");
}

#[test]
fn silver_gold() {
    from_home_to_the_result("silver-gold", Look::PHONE, ".sg-end table");
}

#[test]
fn pyramids() {
    from_home_to_the_result("pyramids", Look::PHONE, ".py-score [data-total]");
}

/// The storage fills up in the middle of a game: the table says so, and goes on.
#[test]
fn a_game_that_can_not_be_saved_says_so_and_goes_on() {
    browse("full-storage", async |world| {
        let page = world.home(Look::PHONE.quick(1).kept()).await;
        page.tap("[data-play=the-game]").await;
        page.wait("main.board [data-card]").await;
        let mut hands = Hands::new(1);
        hands.play_while(&page, |count| count < 3).await;
        assert_eq!(page.count("[data-unsaved]").await, 0);
        // In ever smaller pieces, until nothing fits any more.
        let fill = "
            let piece = 'x'.repeat(1 << 22), count = 0;
            while (piece) try { localStorage.setItem(`fill${count++}`, piece) } catch { piece = piece.slice(1 + piece.length / 2) }
        ";
        page.js(fill, []).await;
        // What is said covers nothing that one plays with.
        hands.play_while(&page, |count| count < 6).await;
        page.wait("[data-unsaved]").await;
        page.tap("[data-unsaved] button").await;
        page.wait_gone("[data-unsaved]").await;
        hands.play(&page).await;
        page.wait(".tg-end[data-left]").await;
        let path = page.path().await;
        page.tap("[data-do=rematch]").await;
        page.wait("[data-unsaved]").await;
        assert_eq!(page.path().await, path, "a game that is not kept leads nowhere");
    });
}
