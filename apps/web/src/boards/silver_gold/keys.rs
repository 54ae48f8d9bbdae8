//! The keyboard: arrows move the shape, R turns it, M mirrors it, 1 marks one square, Enter makes the choice.

use super::desk::Desk;
use super::places::Direction;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast as _;
use leptos::web_sys::{Element, HtmlElement, KeyboardEvent};
use silver_gold::Wanted;

/// What a key means here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Arrow(Direction),
    Turn,
    Mirror,
    OneSquare,
    Next,
    Confirm,
    Drop,
    TakeBack,
    Hint,
}

/// What a pressed key means. `code` is where the key is, for keyboards that write other letters.
fn meaning(key: &str, code: &str, with_control: bool) -> Option<Key> {
    let letter = if key.is_ascii() {
        key.to_ascii_lowercase()
    } else {
        code.trim_start_matches("Key").to_ascii_lowercase()
    };
    if with_control {
        return (letter == "z").then_some(Key::TakeBack);
    }
    Some(match letter.as_str() {
        "arrowleft" => Key::Arrow(Direction::Left),
        "arrowright" => Key::Arrow(Direction::Right),
        "arrowup" => Key::Arrow(Direction::Up),
        "arrowdown" => Key::Arrow(Direction::Down),
        "r" => Key::Turn,
        "m" => Key::Mirror,
        "1" => Key::OneSquare,
        " " => Key::Next,
        "enter" => Key::Confirm,
        "escape" => Key::Drop,
        "u" => Key::TakeBack,
        "h" => Key::Hint,
        _ => return None,
    })
}

/// Listens to the keyboard as long as the board is there.
pub fn listen(desk: Desk) {
    let handle = window_event_listener(ev::keydown, move |event| pressed(&desk, &event));
    on_cleanup(move || handle.remove());
}

fn pressed(desk: &Desk, event: &KeyboardEvent) {
    if event.default_prevented() || event.alt_key() || event.meta_key() || is_busy_elsewhere() {
        return;
    }
    let Some(key) = meaning(&event.key(), &event.code(), event.ctrl_key()) else { return };
    let focus = document().active_element();
    let is = |what: &str| focus.as_ref().is_some_and(|focus| focus.matches(what).unwrap_or(false));
    let on_square = is("[data-square]");
    let on_control = !on_square && is("button, a, summary, [role=button], [tabindex='0']");
    let marks = matches!(desk.wanted.get_untracked(), Some(Wanted::Mark | Wanted::Extra));
    match key {
        Key::Arrow(direction) if marks => {
            desk.arrow(direction);
            if on_square {
                follow(desk);
            }
        }
        Key::Turn if marks => desk.turn(),
        Key::Mirror if marks => desk.mirror(),
        Key::OneSquare if marks => desk.switch(),
        // A button that has the focus answers to these keys itself.
        Key::Next | Key::Confirm if on_control => return,
        Key::Next if on_square => return,
        Key::Next if marks && desk.shown.get_untracked().is_some() => desk.next(),
        Key::Confirm if on_square && desk.ready.get_untracked().is_none() => return,
        Key::Confirm => desk.seal(),
        Key::Drop if untrack(|| desk.has_choice()) => desk.drop_choice(),
        Key::TakeBack => desk.undo(),
        Key::Hint if desk.wanted.get_untracked().is_some() => desk.play.ask_hint(),
        Key::Arrow(_) | Key::Turn | Key::Mirror | Key::OneSquare | Key::Next | Key::Drop | Key::Hint => {
            return;
        }
    }
    event.prevent_default();
}

/// Whether a dialog is open or a text is being written.
fn is_busy_elsewhere() -> bool {
    let writes =
        |focus: &Element| focus.matches("input, textarea, select, [contenteditable]").unwrap_or(false);
    document().query_selector("dialog[open]").ok().flatten().is_some()
        || document().active_element().as_ref().is_some_and(writes)
}

/// The focus goes with the shape, so that the square under it is read out.
fn follow(desk: &Desk) {
    let (Some(place), Some(anchor)) = (desk.shown.get_untracked(), untrack(|| desk.anchor())) else { return };
    let square = format!("[data-chamber=\"{}\"][data-square=\"{anchor}\"]", place.card);
    if let Ok(Some(button)) = document().query_selector(&square)
        && let Some(button) = button.dyn_ref::<HtmlElement>()
    {
        // Fails only for what is in no page.
        let _ = button.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_found_on_every_keyboard() {
        assert_eq!(meaning("r", "KeyR", false), Some(Key::Turn));
        assert_eq!(meaning("R", "KeyR", false), Some(Key::Turn));
        // A Greek keyboard.
        assert_eq!(meaning("ρ", "KeyR", false), Some(Key::Turn));
        assert_eq!(meaning("ζ", "KeyZ", true), Some(Key::TakeBack));
        // With Control only taking back: the rest is the browser's.
        assert_eq!(meaning("r", "KeyR", true), None);
        assert_eq!(meaning("x", "KeyX", false), None);
    }
}
