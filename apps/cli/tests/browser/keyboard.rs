//! Each game by keyboard alone, with the focus visible wherever it is.

use crate::harness::hands::Hands;
use crate::harness::page::{Look, Page};
use crate::world::browse;
use serde_json::{Value, json};
use thirtyfour::Key;

/// Finds the key to press next: see the file.
const KEYS: &str = include_str!("keys.js");

/// Where the focus is, if it can't be seen there.
const HIDDEN: &str = r#"
    const focus = document.activeElement;
    if (!focus || focus === document.body || focus.tabIndex < 0 && !focus.matches(":focus-visible")) return null;
    const marks = (one) => {
        const style = getComputedStyle(one);
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
    };
    return [focus, ...focus.querySelectorAll("*")].some(marks) ? null : focus.outerHTML.slice(0, 120);
"#;

/// More keys than any game takes.
const MOST: usize = 4_000;

async fn press(page: &Page, key: &str) {
    let named = match key {
        "[left]" => Key::Left,
        "[right]" => Key::Right,
        "[up]" => Key::Up,
        "[down]" => Key::Down,
        "[tab]" => Key::Tab,
        "[enter]" => Key::Enter,
        "[space]" => Key::Space,
        "[escape]" => Key::Escape,
        letters => return page.keys(letters).await,
    };
    page.keys(named + "").await;
    let hidden = page.js(HIDDEN, []).await;
    assert_eq!(hidden, Value::Null, "the focus can't be seen after {key}");
}

/// Walks with the Tab key until the focus is there.
async fn walk(page: &Page, css: &str) {
    for _ in 0..60 {
        press(page, "[tab]").await;
        if page.js("return document.activeElement.matches(arguments[0])", [json!(css)]).await == true {
            return;
        }
    }
    panic!("the Tab key does not lead to {css}");
}

fn play_by_keyboard(game: &'static str, look: Look) {
    browse(&format!("by-keyboard-{game}"), async move |world| {
        let page = world.home(look.quick(2)).await;
        walk(&page, &format!("[data-play={game}]")).await;
        press(&page, "[enter]").await;
        page.wait("main.board [data-card]").await;
        let (mut hands, mut on_board) = (Hands::new(2), false);
        let next = format!(
            "const key = (() => {{ {KEYS} }})(); return key && [key, document.activeElement === document.body]"
        );
        let mut last = String::new();
        for _ in 0..MOST {
            let found = page.find(&next, [json!(hands.luck())]).await;
            let key = found[0].as_str().unwrap();
            if key == "over" {
                return walk(&page, "[data-do=rematch]").await;
            }
            let is_lost = found[1] == true;
            // The Tab key may lead out of the page.
            assert!(!is_lost || !on_board || last == "[tab]", "the focus is lost after {last}");
            on_board = !is_lost;
            press(&page, key).await;
            key.clone_into(&mut last);
        }
        panic!("the game does not end\n{}", page.shown().await);
    });
}

/// Presses a key that writes this, and stands there.
async fn press_on(page: &Page, key: &str, code: &str) {
    for kind in ["keyDown", "keyUp"] {
        page.cdp("Input.dispatchKeyEvent", json!({ "type": kind, "key": key, "code": code })).await;
    }
}

/// A turn on a Greek keyboard: the letters count by their place, `?` lists the keys, and the focus never leaves the board.
fn greek_turn(game: &'static str, keys: &'static [&'static str], turn: impl AsyncFn(&Page) + 'static) {
    browse(&format!("greek-keys-{game}"), async move |world| {
        let page = world.home(Look::DESK.quick(2)).await;
        page.tap(&format!("[data-play={game}]")).await;
        page.wait("main.board [data-card]").await;
        press_on(&page, "?", "Slash").await;
        page.wait("dialog[open] .keys").await;
        let listed = page.text("dialog[open] .keys").await;
        let caps: Vec<&str> = listed.split_whitespace().collect();
        for key in keys {
            assert!(caps.contains(key), "{key} is not listed: {listed}");
        }
        press(&page, "[escape]").await;
        page.wait_gone("dialog[open]").await;
        turn(&page).await;
        page.until("document.activeElement && document.activeElement !== document.body").await;
    });
}

#[test]
fn the_game_in_greek() {
    greek_turn("the-game", &["E", "H", "S", "U", "Enter", "?"], async |page| {
        if page.count("[data-keen]").await > 0 {
            page.keys("3").await;
        }
        page.wait(".hand [data-card][data-legal]").await;
        let full = page.count(".hand [data-card]").await;
        for placed in 1..=2 {
            press(page, "[right]").await;
            press(page, "[enter]").await;
            // Several piles take the card: the focus is on the first of them.
            page.wait("[data-pile]:focus").await;
            press(page, "[enter]").await;
            page.until(&format!(
                "document.querySelectorAll('.hand [data-card]').length === {}",
                full - placed
            ))
            .await;
            page.until("document.activeElement !== document.body").await;
        }
        press_on(page, "υ", "KeyU").await;
        page.until(&format!("document.querySelectorAll('.hand [data-card]').length === {}", full - 1)).await;
        press(page, "[right]").await;
        press(page, "[enter]").await;
        press(page, "[enter]").await;
        page.wait("[data-do=end-turn][data-legal]").await;
        press_on(page, "ε", "KeyE").await;
        page.wait("[data-do=end-turn]:not([data-legal])").await;
    });
}

#[test]
fn silver_gold_in_greek() {
    greek_turn("silver-gold", &["R", "M", "O", "E", "H", "U", "Enter", "?"], async |page| {
        page.wait(".sg-choice [data-card][data-legal]").await;
        for _ in 0..2 {
            press(page, "[right]").await;
            press(page, "[space]").await;
        }
        press_on(page, "ε", "KeyE").await;
        page.wait("[data-square][data-legal]").await;
        press(page, "[right]").await;
        page.wait("[data-square].held").await;
        press_on(page, "ρ", "KeyR").await;
        page.wait("[data-square].held").await;
        press_on(page, "ο", "KeyO").await;
        page.wait("[data-do=one-square][aria-pressed=true]").await;
        press_on(page, "ο", "KeyO").await;
        press(page, "[right]").await;
        press_on(page, "ε", "KeyE").await;
        page.wait_gone("[data-square].held").await;
    });
}

#[test]
fn pyramids_in_greek() {
    greek_turn("pyramids", &["X", "E", "H", "U", "Enter", "?"], async |page| {
        page.wait(".hand [data-card][data-legal]").await;
        let full = page.count(".hand [data-card]").await;
        press(page, "[right]").await;
        press(page, "[enter]").await;
        // One place takes the card, or the focus is on the first of several.
        if page.count("[data-target]:focus").await > 0 {
            press(page, "[enter]").await;
        }
        page.until(&format!("document.querySelectorAll('.hand [data-card]').length === {}", full - 1)).await;
        page.until("document.activeElement !== document.body").await;
        press_on(page, "υ", "KeyU").await;
        page.until(&format!("document.querySelectorAll('.hand [data-card]').length === {full}")).await;
        press_on(page, "ε", "KeyE").await;
        page.wait(".actions .primary:not([data-do=end-turn])").await;
    });
}

#[test]
fn the_game() {
    play_by_keyboard("the-game", Look::DESK);
}

#[test]
fn silver_gold() {
    play_by_keyboard("silver-gold", Look::DESK);
}

#[test]
fn pyramids() {
    play_by_keyboard("pyramids", Look::DESK);
}
