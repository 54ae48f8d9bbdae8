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
        let mut hands = Hands::new(2);
        for _ in 0..MOST {
            let key = page.find(KEYS, [json!(hands.luck())]).await;
            let key = key.as_str().unwrap();
            if key == "over" {
                return walk(&page, "[data-do=rematch]").await;
            }
            press(&page, key).await;
        }
        panic!("the game does not end\n{}", page.shown().await);
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
