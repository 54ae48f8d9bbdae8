//! Everything by keyboard: left and right choose a card, up and down a place for it, Enter plays, X exchanges, E ends, U takes back, H asks.

use super::actions::ask_hint;
use super::desk::Desk;
use super::screen;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    /// The next card in the hand, or the one before.
    Card {
        back: bool,
    },
    /// The next place, or the one before.
    Place {
        back: bool,
    },
    Drop,
    Hint,
    TakeBack,
    Exchange,
    Primary,
}

/// What a key with these others held down asks for.
fn key(name: &str, control: bool, other: bool) -> Option<Key> {
    if control || other {
        let undo = control && !other && name.eq_ignore_ascii_case("z");
        return undo.then_some(Key::TakeBack);
    }
    match name {
        "ArrowLeft" => Some(Key::Card { back: true }),
        "ArrowRight" => Some(Key::Card { back: false }),
        "ArrowUp" => Some(Key::Place { back: true }),
        "ArrowDown" => Some(Key::Place { back: false }),
        "Escape" => Some(Key::Drop),
        "h" | "H" => Some(Key::Hint),
        "u" | "U" => Some(Key::TakeBack),
        "x" | "X" => Some(Key::Exchange),
        "e" | "E" => Some(Key::Primary),
        _ => None,
    }
}

/// The place behind or before `now` among `count`, around the ends; the first, or from the end the last, if there is none now.
fn step(now: Option<usize>, count: usize, back: bool) -> usize {
    match (now, back) {
        (None, false) => 0,
        (None, true) => count.saturating_sub(1),
        (Some(now), false) => (now + 1) % count.max(1),
        (Some(now), true) => (now + count).saturating_sub(1) % count.max(1),
    }
}

/// Listens to keys as long as the board is there.
pub fn listen(desk: Desk) {
    let listening = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        let control = event.ctrl_key() || event.meta_key();
        let Some(key) = key(&event.key(), control, event.alt_key() || event.shift_key() && control) else {
            return;
        };
        if event.default_prevented() || desk.play.still.get_untracked() || screen::is_busy(&document()) {
            return;
        }
        if pressed(desk, key) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listening.remove());
}

/// Does what a key asks for; whether there was something to do.
fn pressed(desk: Desk, key: Key) -> bool {
    match key {
        Key::Card { back } => card(desk, back),
        Key::Place { back } => place(desk, back),
        Key::Drop => drop(desk),
        Key::Hint => {
            ask_hint(desk);
            true
        }
        Key::TakeBack => {
            desk.take_back();
            true
        }
        Key::Exchange => {
            desk.exchange();
            true
        }
        Key::Primary => {
            desk.press();
            true
        }
    }
}

fn card(desk: Desk, back: bool) -> bool {
    let now = desk.now.get_untracked();
    if now.hand.is_empty() {
        return false;
    }
    let (focus, selected) = (screen::focused(), untrack(|| desk.selected()));
    let focused = now.hand.iter().position(|held| focus.as_ref() == Some(&held.id()));
    let at = focused.or_else(|| now.hand.iter().position(|held| selected == Some(*held)));
    let Some(next) = now.hand.get(step(at, now.hand.len(), back)) else { return false };
    if !now.asked.picks() {
        desk.select(*next);
    }
    screen::focus(&next.id());
    true
}

fn place(desk: Desk, back: bool) -> bool {
    let targets = untrack(|| desk.targets());
    let focus = screen::focused();
    let at = targets.iter().position(|target| focus.as_ref() == Some(&target.id()));
    let Some(next) = targets.get(step(at, targets.len(), back)) else { return false };
    screen::focus(&next.id());
    true
}

fn drop(desk: Desk) -> bool {
    let chosen = desk.chosen.get_untracked();
    let exchanging = desk.exchanging.get_untracked();
    desk.drop_selection();
    desk.exchanging.set(false);
    if let Some(held) = chosen.selected {
        screen::focus(&held.id());
    }
    exchanging || chosen.selected.is_some() || !chosen.picks.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_with_others_held_down_are_somebody_elses() {
        assert_eq!(key("e", false, false), Some(Key::Primary));
        assert_eq!(key("e", true, false), None);
        assert_eq!(key("z", true, false), Some(Key::TakeBack));
        assert_eq!(key("z", true, true), None);
        assert_eq!(key("z", false, false), None);
    }

    #[test]
    fn choices_go_round() {
        assert_eq!((step(None, 3, false), step(Some(2), 3, false)), (0, 0));
        assert_eq!((step(None, 3, true), step(Some(0), 3, true)), (2, 2));
        assert_eq!(step(None, 0, true), 0);
    }
}
