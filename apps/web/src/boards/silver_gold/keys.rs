//! What the keys do.

use super::desk::Desk;
use crate::key;
use crate::kit::focus::{focus, focused, is_on};
use crate::kit::keys::{Command, Direction, Key, Press, step};
use crate::kit::screen::find_all;
use leptos::prelude::*;
use silver_gold::Wanted;

/// The cards that can be kept or taken, in the page.
const CHOICE: &str = ".sg-choice [data-card][data-legal]";

/// What answers to Enter and the space bar by itself when it has the focus.
const CONTROLS: &str = "button, a, summary, [role=button], [tabindex='0']";

/// What the keys do on this board.
pub const COMMANDS: &[Command<Desk>] = &[
    Command::arrows(choose),
    Command::letter('R', key!("sg-turn"), |desk, _| marks(desk, Desk::turn)),
    Command::letter('M', key!("sg-mirror"), |desk, _| marks(desk, Desk::mirror)),
    Command::letter('O', key!("sg-one-square"), |desk, _| marks(desk, Desk::switch)),
    Command { key: Key::One(Press::Space), words: key!("sg-key-next"), act: next },
    Command::enter(play),
    Command::main_button(|desk, _| {
        desk.seal();
        true
    }),
    Command::hint(|desk, _| {
        desk.ask_hint();
        true
    }),
    Command::take_back(|desk, _| {
        desk.undo();
        true
    }),
    Command::clear(|desk, _| {
        let chosen = desk.has_choice();
        desk.drop_choice();
        chosen
    }),
];

/// Does something with the shape, where one is to be marked.
fn marks(desk: Desk, act: fn(&Desk)) -> bool {
    let marks = matches!(desk.wanted.get(), Some(Wanted::Mark | Wanted::Extra));
    if marks {
        act(&desk);
    }
    marks
}

/// Moves the shape; or, where a card is to be chosen, goes through the cards.
fn choose(desk: Desk, press: Press) -> bool {
    let Press::Arrow(direction) = press else { return false };
    match desk.wanted.get() {
        Some(Wanted::Mark | Wanted::Extra) => {
            let on_square = is_on("[data-square]");
            desk.arrow(direction);
            if let (true, Some(place), Some(anchor)) = (on_square, desk.shown.get(), desk.anchor()) {
                // The focus goes with the shape, so that the square under it is read out.
                focus(&format!("[data-chamber='{}'][data-square='{anchor}']", place.card));
            }
            true
        }
        Some(Wanted::Keep | Wanted::Take) => {
            let cards = find_all(CHOICE);
            let at = focused().and_then(|focus| cards.iter().position(|card| **card == focus));
            let back = matches!(direction, Direction::Left | Direction::Up);
            let Some(card) = cards.get(step(at, cards.len(), back)) else { return false };
            if desk.wanted.get() == Some(Wanted::Take) {
                card.click();
            }
            card.focus().is_ok()
        }
        Some(Wanted::Pass) | None => false,
    }
}

/// Goes on to the next way to lay the shape over the same square.
fn next(desk: Desk, _: Press) -> bool {
    // A button that has the focus answers by itself.
    let free = desk.shown.get().is_some() && !is_on(CONTROLS);
    free && marks(desk, Desk::next)
}

/// Makes the choice, or says what is missing. A square or a card that has the focus is chosen first.
fn play(desk: Desk, _: Press) -> bool {
    let choice = is_on("[data-square]") || is_on(CHOICE);
    let answers = if choice { desk.ready.get().is_none() } else { is_on(CONTROLS) };
    if !answers {
        desk.seal();
    }
    !answers
}
