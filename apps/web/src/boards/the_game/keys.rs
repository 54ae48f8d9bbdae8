//! The board by keyboard.

use super::desk::Desk;
use super::{hand, motion};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use the_game::{Action, Card, Keen, Phrase, Pile, Step};

/// What a key means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    /// The card to the left or to the right.
    Step {
        right: bool,
    },
    /// A pile, an answer or a phrase by its number, from 0.
    Number(u8),
    End,
    Hint,
    TakeBack,
    Drop,
    Talk,
    Keys,
    Confirm,
}

/// What a key means. Letters of other alphabets count by the place of their key.
fn meaning(key: &str, code: &str, control: bool) -> Option<Key> {
    let letter = if key.is_ascii() { key } else { code.strip_prefix("Key").unwrap_or(key) };
    let letter = letter.to_ascii_lowercase();
    if control {
        return (letter == "z").then_some(Key::TakeBack);
    }
    Some(match letter.as_str() {
        "arrowleft" => Key::Step { right: false },
        "arrowright" => Key::Step { right: true },
        "0" | "1" | "2" | "3" | "4" => Key::Number(letter.parse().ok()?),
        "e" => Key::End,
        "h" => Key::Hint,
        "u" => Key::TakeBack,
        "s" => Key::Talk,
        "?" => Key::Keys,
        "escape" => Key::Drop,
        "enter" => Key::Confirm,
        _ => return None,
    })
}

/// The card to choose after a step from the one that is chosen, around the ends.
fn step(hand: &[Card], chosen: Option<Card>, right: bool) -> Option<Card> {
    let at = chosen.and_then(|chosen| hand.iter().position(|card| *card == chosen));
    let next = match (at, right) {
        (None, true) => 0,
        (None, false) => hand.len().checked_sub(1)?,
        (Some(at), true) => (at + 1) % hand.len(),
        (Some(at), false) => at.checked_sub(1).unwrap_or(hand.len() - 1),
    };
    hand.get(next).copied()
}

/// Listens to keys as long as the board is there.
pub(super) fn listen(desk: Desk) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if untrack(|| press(desk, &event)) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Does what a key means; whether it meant something.
fn press(desk: Desk, event: &KeyboardEvent) -> bool {
    if event.alt_key() || event.meta_key() || event.default_prevented() || is_writing() {
        return false;
    }
    let Some(key) = meaning(&event.key(), &event.code(), event.ctrl_key()) else { return false };
    if desk.talking.get_untracked() {
        return talk(desk, key);
    }
    if motion::find("dialog[open]").is_some() {
        return false;
    }
    match key {
        Key::Step { right } => {
            let next = step(&desk.hand(), desk.chosen.get(), right);
            if let Some(card) = next {
                desk.choose(Some(card));
                motion::focus(card);
            }
            next.is_some()
        }
        Key::Number(number) => number_pressed(desk, number),
        Key::End => {
            desk.end();
            true
        }
        Key::Hint => {
            desk.ask_hint();
            true
        }
        Key::TakeBack => {
            desk.take_back();
            true
        }
        Key::Drop => {
            desk.warned.set(false);
            desk.choose(None);
            true
        }
        Key::Talk => {
            desk.open_talk(None);
            true
        }
        Key::Keys => {
            desk.keys.set(true);
            true
        }
        Key::Confirm => {
            // Where something has the focus, Enter presses that.
            let idle = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
            if let (true, Some(card)) = (idle, desk.chosen.get()) {
                hand::confirm(desk, card);
            }
            idle
        }
    }
}

/// A number: an answer while it is asked who starts, else a pile for the chosen card.
fn number_pressed(desk: Desk, number: u8) -> bool {
    if desk.view.with(|view| view.step == Step::Keen) {
        let action = Keen::new(number).map(Action::Keen).filter(|action| desk.may(*action));
        if let Some(action) = action {
            desk.play.act(action);
        }
        return action.is_some();
    }
    let pile = pile(number);
    if let (Some(card), Some(pile)) = (desk.chosen.get(), pile) {
        desk.place(card, pile);
    }
    pile.is_some()
}

/// Keys while the signals are open: first the pile, then the phrase; 0 takes it back.
fn talk(desk: Desk, key: Key) -> bool {
    let Key::Number(number) = key else { return false };
    match (desk.about.get(), number) {
        (None, _) => desk.about.set(pile(number)),
        (Some(pile), 0) => desk.talk(pile, None),
        (Some(pile), _) => {
            let phrase = Phrase::ALL.get(usize::from(number) - 1);
            desk.talk(pile, phrase.copied());
        }
    }
    true
}

/// The pile with this number, from 1: A1, A2, D1, D2.
fn pile(number: u8) -> Option<Pile> {
    Pile::ALL.get(usize::from(number).checked_sub(1)?).copied()
}

/// Whether keys go into a field.
fn is_writing() -> bool {
    document()
        .active_element()
        .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_the_help_says() {
        assert_eq!(meaning("ArrowLeft", "ArrowLeft", false), Some(Key::Step { right: false }));
        assert_eq!(meaning("E", "KeyE", false), Some(Key::End));
        assert_eq!(meaning("z", "KeyY", true), Some(Key::TakeBack));
        assert_eq!(meaning("e", "KeyE", true), None);
        assert_eq!(meaning("3", "Numpad3", false), Some(Key::Number(3)));
        assert_eq!(meaning("5", "Digit5", false), None);
    }

    #[test]
    fn greek_letters_count_by_their_key() {
        assert_eq!(meaning("ε", "KeyE", false), Some(Key::End));
        assert_eq!(meaning("η", "KeyH", false), Some(Key::Hint));
    }

    #[test]
    fn steps_go_around_the_ends() {
        let hand: Vec<Card> = [5, 23, 90].into_iter().filter_map(Card::new).collect();
        let step = |chosen, right| step(&hand, Card::new(chosen), right).map(Card::number);
        assert_eq!([step(0, true), step(0, false)], [Some(5), Some(90)]);
        assert_eq!([step(90, true), step(5, false), step(5, true)], [Some(5), Some(90), Some(23)]);
        assert_eq!(super::step(&[], None, true), None);
        assert_eq!(super::step(&[], None, false), None);
    }

    #[test]
    fn piles_are_counted_from_one() {
        assert_eq!([pile(0), pile(1), pile(4)], [None, Some(Pile::A1), Some(Pile::D2)]);
    }
}
