//! Whom the game waits for, and what they may do. The state and the view both ask here.

use crate::hand::{Flags, Hand};
use crate::{Action, Keen, Pile, Stage, Tops};
use tabletop::{Luck, Seats, Waiting};

/// Whom the game waits for.
#[inline]
pub(crate) fn waiting(stage: Stage, players: u8, keen_said: impl FnOnce() -> Seats) -> Waiting {
    match stage {
        Stage::Turn(seat) => Waiting::Seats(Seats::one(seat)),
        Stage::Deal(_) | Stage::Refill(_) => Waiting::Dealer,
        Stage::Keen => Waiting::Seats(keen_said().iter().fold(Seats::all(players), Seats::without)),
        Stage::Over => Waiting::Nobody,
    }
}

/// Calls `each` with everything that a seat which is waited for may do: say how keen it is (TG-6), or place a card that
/// fits, and end the turn once the minimum is reached (TG-7 to TG-11).
#[inline]
pub(crate) fn for_each(stage: Stage, hand: Hand, tops: Tops, may_end: bool, mut each: impl FnMut(Action)) {
    if stage == Stage::Keen {
        return Keen::all().map(Action::Keen).for_each(each);
    }
    // Pile by pile: whether one card fits can't be foreseen, by a processor neither, but those that fit are counted.
    for pile in Pile::ALL {
        let mut fitting = hand.fitting(pile, tops.on(pile));
        while let Some(card) = hand.pop(&mut fitting) {
            each(Action::Place(card, pile));
        }
    }
    if may_end {
        each(Action::End);
    }
}

/// One of the actions of [`for_each`], without making them all: counting is enough.
#[inline]
pub(crate) fn random_action(
    stage: Stage,
    hand: Hand,
    tops: Tops,
    may_end: bool,
    luck: &mut impl Luck,
) -> Option<Action> {
    if stage == Stage::Keen {
        let much = luck.below(u32::from(Keen::MOST) + 1);
        return Keen::all().nth(much as usize).map(Action::Keen);
    }
    let fitting = Pile::ALL.map(|pile| hand.fitting(pile, tops.on(pile)));
    let [a1, a2, d1, d2] = fitting.map(Flags::len);
    let count = a1 + a2 + d1 + d2;
    let number = luck.below(count + u32::from(may_end));
    if number >= count {
        return may_end.then_some(Action::End);
    }
    // Which pile it is can't be foreseen, by a processor neither: nothing here branches on it.
    let starts = [0, a1, a1 + a2, a1 + a2 + d1];
    let index = starts.iter().filter(|start| number >= **start).count() - 1;
    let card = hand.nth(*fitting.get(index)?, number - starts.get(index)?)?;
    Some(Action::Place(card, *Pile::ALL.get(index)?))
}

/// Whether the minimum is out of reach (TG-15): too few placed, and nothing in hand fits.
#[inline]
pub(crate) fn is_stuck(hand: Hand, tops: Tops, placed: u8, minimum: u8) -> bool {
    placed < minimum && hand.fitting_any(tops).is_empty()
}
