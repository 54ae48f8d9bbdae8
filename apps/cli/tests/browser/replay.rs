//! Looking back at a game: turn by turn, what decided it, and sharing it.

use crate::harness::logs::{Log, Plan};
use crate::harness::page::{Look, Page};
use crate::world::browse;
use record::GameName;
use thirtyfour::{By, Key};

/// The number of the turn that is shown.
async fn turn(page: &Page) -> u32 {
    page.attribute("[data-turn]", "data-turn").await.unwrap().parse().unwrap()
}

/// Waits until this turn is shown.
async fn wait_turn(page: &Page, number: u32) {
    page.wait(&format!("[data-turn='{number}']")).await;
}

/// From the end of a game through its replay.
async fn look_back(page: &Page, game: GameName, seed: u8) -> Log {
    let plan = Plan { game, people: 1, bots: 1, level: "casual", options: "", choices: usize::MAX, seed };
    let log = Log::play(plan);
    let path = log.keep(page).await;
    page.go(&path).await;
    page.tap("[data-do=replay]").await;
    page.wait("main.replaying [data-turn], footer [data-turn]").await;
    page.tap("[data-do=replay-first]").await;
    wait_turn(page, 1).await;
    assert_eq!(page.count(".still [data-legal]").await, 0, "nothing can be chosen");
    page.tap("[data-do=replay-next]").await;
    wait_turn(page, 2).await;
    page.keys(Key::Right + "").await;
    wait_turn(page, 3).await;
    page.keys(Key::Left + "").await;
    wait_turn(page, 2).await;
    page.keys("?").await;
    page.wait("dialog[open] .keys").await;
    assert!(page.text("dialog[open] .keys").await.contains("Home"));
    page.keys(Key::Escape + "").await;
    page.wait_gone("dialog[open]").await;
    page.keys(Key::End + "").await;
    page.until("Number(document.querySelector('[data-turn]').dataset.turn) > 5").await;
    page.wait(".still.ended").await;
    let last = turn(page).await;
    page.tap("[data-do=replay-previous]").await;
    wait_turn(page, last - 1).await;
    log
}

/// What a bot thinks of the choices: a chart, what cost most, and luck apart from skill.
async fn analyse(page: &Page) {
    page.tap("[data-do=analyse]").await;
    page.wait("[data-progress]").await;
    page.until_long("document.querySelector('table.account') && document.querySelector('.losses')").await;
    assert!(page.count("table.account tbody tr").await > 0);
    if page.count("[data-lost]").await > 0 {
        let number: u32 = page.attribute("[data-lost]", "data-lost").await.unwrap().parse().unwrap();
        page.tap("[data-lost]").await;
        wait_turn(page, number).await;
    }
}

#[test]
fn the_game_is_analysed() {
    browse("replay-the-game", async |world| {
        let page = world.home(Look::PHONE).await;
        look_back(&page, GameName::TheGame, 41).await;
        analyse(&page).await;
        page.shot("replay-analysed").await;
    });
}

#[test]
fn silver_gold_is_shared_by_link() {
    browse("replay-silver-gold", async |world| {
        let page = world.home(Look::DESK).await;
        look_back(&page, GameName::SilverGold, 42).await;
        let result = page.text(".outcome h2").await;
        page.tap("[data-do=share]").await;
        page.wait("dialog[open] [data-link]").await;
        let link = page.js("return document.querySelector('dialog[open] [data-link]').value", []).await;
        let link = link.as_str().unwrap().to_owned();
        // Somebody else, who has never been here.
        let other = world.page(Look::PHONE).await;
        other.driver().goto(link).await.unwrap();
        other.wait(".outcome h2").await;
        assert_eq!(other.text(".outcome h2").await, result);
        other.keys(Key::End + "").await;
        other.wait(".still.ended").await;
    });
}

#[test]
fn pyramids_is_opened_from_a_file() {
    browse("replay-pyramids", async |world| {
        let page = world.home(Look::DESK).await;
        let log = look_back(&page, GameName::Pyramids, 43).await;
        let result = page.text(".outcome h2").await;
        let file = world.folder.join("game.benben");
        std::fs::write(&file, log.record.unwrap()).unwrap();
        page.go("/replay").await;
        page.wait("input[type=file]").await;
        let field = page.driver().find(By::Css("input[type=file]")).await.unwrap();
        field.send_keys(file.to_str().unwrap()).await.unwrap();
        page.wait("main.replaying").await;
        assert!(!page.text(".outcome h2").await.is_empty());
        assert_eq!(page.text(".outcome h2").await, result);
        // What is no record is said to be none.
        std::fs::write(&file, "no game at all").unwrap();
        page.go("/replay").await;
        page.wait("input[type=file]").await;
        let field = page.driver().find(By::Css("input[type=file]")).await.unwrap();
        field.send_keys(file.to_str().unwrap()).await.unwrap();
        page.wait("[role=alert], main.page.plain h1").await;
        assert_eq!(page.count("main.replaying").await, 0);
    });
}
