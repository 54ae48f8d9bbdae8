//! The keyboard. A board or a screen lists its commands; the same list is what keys do and what `?` shows.

use super::draw::{each, words};
use super::screen::find;
use crate::key;
use crate::parts::Sheet;
use crate::play::Play;
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;

/// Where an arrow points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the four of them")]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    const fn cap(self) -> &'static str {
        match self {
            Self::Left => "←",
            Self::Right => "→",
            Self::Up => "↑",
            Self::Down => "↓",
        }
    }
}

/// A key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// An arrow.
    Arrow(Direction),
    /// An arrow with Shift.
    ShiftArrow(Direction),
    /// A digit.
    Digit(u8),
    /// A letter as it stands on the key.
    Letter(char),
    /// The question mark.
    Help,
    /// The space bar.
    Space,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Home.
    Home,
    /// End.
    End,
}

impl Press {
    /// The key of an event. Letters of other alphabets count by the place of their key, and Control or Command with Z by U, which takes
    /// back: with them all other keys are the browser's.
    fn of(key: &str, code: &str, command: bool) -> Option<Self> {
        let mut letters = key.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            let typed = Some(letter).filter(char::is_ascii_alphabetic);
            let on_key = code.strip_prefix("Key").and_then(|place| place.chars().next());
            let letter_key = typed.or(if letter.is_ascii() { None } else { on_key });
            return match (letter_key.map(|letter| letter.to_ascii_uppercase()), letter) {
                (Some('Z'), _) if command => Some(Self::Letter('U')),
                _ if command => None,
                (Some(letter), _) => Some(Self::Letter(letter)),
                (None, '?') => Some(Self::Help),
                (None, ' ') => Some(Self::Space),
                (None, digit) => {
                    digit.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).map(Self::Digit)
                }
            };
        }
        let press = match key {
            "ArrowLeft" => Self::Arrow(Direction::Left),
            "ArrowRight" => Self::Arrow(Direction::Right),
            "ArrowUp" => Self::Arrow(Direction::Up),
            "ArrowDown" => Self::Arrow(Direction::Down),
            "Enter" => Self::Enter,
            "Escape" => Self::Escape,
            "Home" => Self::Home,
            "End" => Self::End,
            _ => return None,
        };
        (!command).then_some(press)
    }
}

/// A key, or several that mean one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// All arrows.
    Arrows,
    /// All digits.
    Digits,
    /// One key.
    One(Press),
}

impl Key {
    fn is(self, press: Press) -> bool {
        match (self, press) {
            (Self::Arrows, Press::Arrow(_)) | (Self::Digits, Press::Digit(_)) => true,
            (Self::One(key), _) => key == press,
            _ => false,
        }
    }

    /// What stands on the keys.
    fn caps(self) -> Vec<String> {
        let caps = |caps: &str| caps.split(' ').map(str::to_owned).collect();
        match self {
            Self::Arrows => caps("← → ↑ ↓"),
            Self::Digits => caps("1 2 3 4"),
            Self::One(Press::Arrow(direction)) => caps(direction.cap()),
            Self::One(Press::ShiftArrow(direction)) => caps(&format!("Shift {}", direction.cap())),
            Self::One(Press::Digit(digit)) => vec![digit.to_string()],
            Self::One(Press::Letter(letter)) => vec![letter.to_string()],
            Self::One(Press::Help) => caps("?"),
            Self::One(Press::Space) => vec![crate::say!("key-space")],
            Self::One(Press::Enter) => caps("Enter"),
            Self::One(Press::Escape) => caps("Esc"),
            Self::One(Press::Home) => caps("Home"),
            Self::One(Press::End) => caps("End"),
        }
    }
}

/// What a key does on a board `D`.
#[derive(Debug)]
pub struct Command<D> {
    /// The key.
    pub key: Key,
    /// The key of the words that say what it does.
    pub words: &'static str,
    /// Does it. False if there was nothing to do: then the browser may do something.
    pub act: fn(D, Press) -> bool,
}

impl<D> Command<D> {
    /// A letter.
    pub const fn letter(letter: char, words: &'static str, act: fn(D, Press) -> bool) -> Self {
        Self { key: Key::One(Press::Letter(letter)), words, act }
    }

    /// The arrows: they choose, and play nothing.
    pub const fn arrows(act: fn(D, Press) -> bool) -> Self {
        Self { key: Key::Arrows, words: key!("key-choose"), act }
    }

    /// Enter: plays what is chosen.
    pub const fn enter(act: fn(D, Press) -> bool) -> Self {
        Self { key: Key::One(Press::Enter), words: key!("key-play"), act }
    }

    /// E: the main button.
    pub const fn main_button(act: fn(D, Press) -> bool) -> Self {
        Self::letter('E', key!("key-main"), act)
    }

    /// Escape: nothing is chosen any more.
    pub const fn clear(act: fn(D, Press) -> bool) -> Self {
        Self { key: Key::One(Press::Escape), words: key!("key-clear"), act }
    }

    /// H: a hint.
    pub const fn hint(act: fn(D, Press) -> bool) -> Self {
        Self::letter('H', key!("hint"), act)
    }

    /// U, or Control or Command with Z: takes the last choice back.
    pub const fn take_back(act: fn(D, Press) -> bool) -> Self {
        Self::letter('U', key!("take-back"), act)
    }
}

/// Listens to the keys of a board as long as it is there, and draws the sheet that lists them. `sheet` tells whether a dialog of the board
/// is open that takes digits.
pub fn board<D: Copy + Send + Sync + 'static>(
    desk: D,
    play: Play,
    commands: &'static [Command<D>],
    sheet: fn(D) -> bool,
) -> AnyView {
    super::focus::keep();
    screen(desk, commands, move || play.still.get_untracked(), sheet)
}

/// The same for a screen. `off` tells whether it takes no keys now.
pub fn screen<D: Copy + Send + Sync + 'static>(
    desk: D,
    commands: &'static [Command<D>],
    off: impl Fn() -> bool + 'static,
    sheet: fn(D) -> bool,
) -> AnyView {
    let open = RwSignal::new(false);
    let act = move |press| {
        let command = commands.iter().find(|command| command.key.is(press));
        command.is_some_and(|command| (command.act)(desk, press))
    };
    listen(open, Box::new(act), Box::new(off), Box::new(move || sheet(desk)));
    list(open, commands.iter().map(|command| (command.key, command.words)).collect())
}

fn listen(
    open: RwSignal<bool>,
    act: Box<dyn Fn(Press) -> bool>,
    off: Box<dyn Fn() -> bool>,
    sheet: Box<dyn Fn() -> bool>,
) {
    let listening = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        let taken = event.default_prevented() || event.alt_key() || off() || is_writing();
        let command = event.ctrl_key() || event.meta_key();
        let Some(press) = Press::of(&event.key(), &event.code(), command).filter(|_| !taken) else { return };
        let press = match press {
            Press::Arrow(direction) if event.shift_key() => Press::ShiftArrow(direction),
            press => press,
        };
        let in_sheet = find("dialog[open]").is_some();
        let done = match press {
            Press::Digit(_) if in_sheet => untrack(|| sheet() && act(press)),
            _ if in_sheet => false,
            Press::Help => {
                open.set(true);
                true
            }
            _ => untrack(|| act(press)),
        };
        if done {
            event.prevent_default();
        }
    });
    on_cleanup(move || listening.remove());
}

/// Whether keys go into a field.
fn is_writing() -> bool {
    super::focus::is_on("input, textarea, select, [contenteditable]")
}

/// The sheet that lists the keys.
fn list(open: RwSignal<bool>, commands: Vec<(Key, &'static str)>) -> AnyView {
    let line = |caps: Vec<String>, key: &'static str| {
        let caps = each(caps, |cap| view! { <kbd>{cap}</kbd> }.into_any());
        view! {
            <div>
                <dt>{caps}</dt>
                <dd>{words(key)}</dd>
            </div>
        }
        .into_any()
    };
    let lines = move || {
        let help = (Key::One(Press::Help), key!("key-list"));
        each(commands.iter().copied().chain([help]), |(key, words)| line(key.caps(), words))
    };
    view! {
        <Sheet open title=words("key-list")>
            <dl class="keys">{lines()}</dl>
        </Sheet>
    }
    .into_any()
}

/// The place after or before `at` among `count`, around the ends. From nowhere it is the first one, or backwards the last.
#[must_use]
pub fn step(at: Option<usize>, count: usize, back: bool) -> usize {
    match (at, back) {
        (None, false) => 0,
        (None, true) => count.saturating_sub(1),
        (Some(at), false) => (at + 1) % count.max(1),
        (Some(at), true) => (at + count).saturating_sub(1) % count.max(1),
    }
}

/// The caps of all commands and their words, for tests.
#[cfg(test)]
pub fn listed<D>(commands: &[Command<D>]) -> Vec<(Vec<String>, &'static str)> {
    commands.iter().map(|command| (command.key.caps(), command.words)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_found_on_every_keyboard() {
        let of = |key, code| Press::of(key, code, false);
        assert_eq!(of("r", "KeyR"), Some(Press::Letter('R')));
        assert_eq!(of("R", "KeyR"), Some(Press::Letter('R')));
        assert_eq!(of("ρ", "KeyR"), Some(Press::Letter('R')), "a Greek keyboard");
        assert_eq!(of("z", "KeyY"), Some(Press::Letter('Z')), "a German keyboard");
        assert_eq!([of("3", "Numpad3"), of("?", "Slash")], [Some(Press::Digit(3)), Some(Press::Help)]);
        assert_eq!([of("F5", "F5"), of(";", "KeyQ")], [None, None]);
    }

    #[test]
    fn with_control_only_taking_back_is_ours() {
        let of = |key, code| Press::of(key, code, true);
        assert_eq!([of("z", "KeyY"), of("ζ", "KeyZ")], [Some(Press::Letter('U')); 2]);
        assert_eq!([of("r", "KeyR"), of("1", "Digit1"), of("Enter", "Enter")], [None; 3]);
    }

    #[test]
    fn steps_go_around_the_ends() {
        assert_eq!((step(None, 3, false), step(Some(2), 3, false)), (0, 0));
        assert_eq!((step(None, 3, true), step(Some(0), 3, true)), (2, 2));
        assert_eq!(step(None, 0, true), 0);
    }
}
