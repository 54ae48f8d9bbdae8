//! What the keys do.

use super::desk::Desk;
use crate::key;
use crate::kit::focus::{focus, focused};
use crate::kit::keys::{Command, Direction, Press, step};
use leptos::prelude::*;

/// What the keys do on this board.
pub const COMMANDS: &[Command<Desk>] = &[
    Command::arrows(choose),
    Command::enter(play),
    Command::main_button(|desk, _| {
        desk.press();
        true
    }),
    Command::letter('X', key!("py-do-exchange"), |desk, _| {
        desk.exchange();
        true
    }),
    Command::hint(|desk, _| {
        desk.ask_hint();
        true
    }),
    Command::take_back(|desk, _| {
        desk.take_back();
        true
    }),
    Command::clear(|desk, _| desk.clear()),
];

/// The `id` of what has the focus.
fn focused_id() -> Option<String> {
    focused().map(|element| element.id())
}

/// Left and right choose a card, up and down go through the places that take it.
fn choose(desk: Desk, press: Press) -> bool {
    let on = focused_id();
    match press {
        Press::Arrow(direction @ (Direction::Left | Direction::Right)) => {
            let (now, selected) = (desk.now.get(), desk.selected());
            let focused = now.hand.iter().position(|held| on.as_ref() == Some(&held.id()));
            let at = focused.or_else(|| now.hand.iter().position(|held| selected == Some(*held)));
            let Some(next) = now.hand.get(step(at, now.hand.len(), direction == Direction::Left)) else {
                return false;
            };
            if !now.asked.picks() {
                desk.select(*next);
            }
            focus(&format!("#{}", next.id()))
        }
        Press::Arrow(direction) => {
            let targets = desk.targets();
            let at = targets.iter().position(|target| on.as_ref() == Some(&target.id()));
            let next = targets.get(step(at, targets.len(), direction == Direction::Up));
            next.is_some_and(|target| focus(&format!("#{}", target.id())))
        }
        _ => false,
    }
}

/// Plays the selected card. Where several places take it, the first press leads to them.
fn play(desk: Desk, _: Press) -> bool {
    let Some(held) = desk.selected().filter(|_| !desk.asked().picks()) else { return false };
    // A button that has the focus answers by itself.
    if focused_id().is_some_and(|id| id != held.id()) {
        return false;
    }
    match desk.targets()[..] {
        [] => {}
        [target] => desk.put(target),
        [first, ..] => {
            focus(&format!("#{}", first.id()));
        }
    }
    true
}
