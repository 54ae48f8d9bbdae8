//! What the keys do.

use super::desk::Desk;
use crate::key;
use crate::kit::focus::{focus, focused, is_on};
use crate::kit::keys::{Command, Direction, Key, Press, step};
use leptos::prelude::*;
use the_game::{Action, Card, Keen, Phrase, Pile, Step};

/// What the keys do on this board.
pub const COMMANDS: &[Command<Desk>] = &[
    Command::arrows(choose),
    Command { key: Key::Digits, words: key!("tg-key-pile"), act: by_number },
    Command::enter(play),
    Command::main_button(|desk, _| {
        desk.end();
        true
    }),
    Command::letter('S', key!("tg-key-talk"), talk),
    Command::hint(|desk, _| {
        desk.ask_hint();
        true
    }),
    Command::take_back(|desk, _| {
        desk.play.take_back();
        true
    }),
    Command::clear(|desk, _| {
        desk.warned.set(false);
        desk.choose(None);
        true
    }),
];

/// Left and right choose a card, up and down go through the piles that take it.
fn choose(desk: Desk, press: Press) -> bool {
    let (hand, chosen) = (desk.hand(), desk.chosen.get());
    match press {
        Press::Arrow(direction @ (Direction::Left | Direction::Right)) => {
            let at = chosen.and_then(|chosen| hand.iter().position(|card| *card == chosen));
            let card = hand.get(step(at, hand.len(), direction == Direction::Left)).copied();
            if card.is_some() {
                desk.choose(card);
            }
            card.is_some_and(|card| focus(&in_hand(card)))
        }
        Press::Arrow(direction) => chosen.is_some_and(|card| {
            let piles = desk.targets(card);
            let on = focused().and_then(|element| element.get_attribute("data-pile"));
            let at = piles.iter().position(|pile| on.as_deref() == Some(&pile.to_string()));
            let pile = piles.get(step(at, piles.len(), direction == Direction::Up));
            pile.is_some_and(|pile| focus(&on_table(*pile)))
        }),
        _ => false,
    }
}

/// The card of the hand in the page.
pub(super) fn in_hand(card: Card) -> String {
    format!(".hand [data-card='{card}']")
}

/// The pile in the page.
fn on_table(pile: Pile) -> String {
    format!("[data-pile='{pile}']")
}

/// Places the chosen card. Where several piles take it, the first press leads to them.
fn play(desk: Desk, _: Press) -> bool {
    let Some(card) = desk.chosen.get() else { return false };
    // A button that has the focus answers by itself.
    if focused().is_some() && !is_on(&in_hand(card)) {
        return false;
    }
    match desk.targets(card)[..] {
        [] => {}
        [pile] => desk.place(card, pile),
        [first, ..] => {
            focus(&on_table(first));
        }
    }
    true
}

/// An answer while it is asked who starts, else a pile for the chosen card. While the signals are open: the pile, then the phrase; 0
/// takes it back.
fn by_number(desk: Desk, press: Press) -> bool {
    let Press::Digit(number) = press else { return false };
    let pile = usize::from(number).checked_sub(1).and_then(|place| Pile::ALL.get(place)).copied();
    if desk.talking.get() {
        match (desk.about.get(), number) {
            (None, _) => desk.about.set(pile),
            (Some(about), 0) => desk.talk(about, None),
            (Some(about), _) => desk.talk(about, Phrase::ALL.get(usize::from(number) - 1).copied()),
        }
        return true;
    }
    if desk.view.with(|view| view.step == Step::Keen) {
        let action = Keen::new(number).map(Action::Keen).filter(|action| desk.may(*action));
        if let Some(action) = action {
            desk.play.act(action);
        }
        return action.is_some();
    }
    if let (Some(card), Some(pile)) = (desk.chosen.get(), pile) {
        desk.place(card, pile);
    }
    pile.is_some()
}

fn talk(desk: Desk, _: Press) -> bool {
    desk.open_talk(None);
    true
}
