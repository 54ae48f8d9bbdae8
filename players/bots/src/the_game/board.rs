//! The piles and the cards still out, as playouts need them.

#![allow(
    clippy::indexing_slicing,
    reason = "playouts spend their time here; a card or a top is never above 100"
)]

use super::hand::Hand;
use the_game::{Action, Card, Cards, Pile, Piles, Tops};

/// A card goes on a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) card: u8,
    pub(super) pile: Pile,
}

impl Move {
    /// Fills lists that have room for more moves.
    pub(super) const NONE: Self = Self { card: 0, pile: Pile::A1 };

    pub(super) fn of(action: Action) -> Option<Self> {
        match action {
            Action::Place(card, pile) => Some(Self { card: card.number(), pile }),
            _ => None,
        }
    }

    pub(super) fn action(self) -> Option<Action> {
        Card::new(self.card).map(|card| Action::Place(card, self.pile))
    }
}

const WIDTH: usize = 112;

/// `WIDTH` zeros and then `WIDTH` ones.
static STEP: [[u8; WIDTH]; 2] = [[0; WIDTH], [1; WIDTH]];

/// A list with a 1 at every index from the card's number on, and a 0 at every lower index.
#[inline]
fn from_card_on(card: u8) -> &'static [u8] {
    &STEP.as_flattened()[WIDTH - usize::from(card)..][..WIDTH]
}

/// The tops of the piles and how many of the cards not yet placed lie at or below each number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) tops: [u8; 4],
    /// Piles that must be covered before the turn ends (TG-22).
    pub(super) burning: Piles,
    /// How many cards are not yet placed.
    pub(super) out: u8,
    ranks: [u8; WIDTH],
}

impl Board {
    pub(super) fn new(tops: Tops, burning: Piles, out: Cards) -> Self {
        let mut board =
            Self { tops: Pile::ALL.map(|pile| tops.on(pile)), burning, out: out.len(), ranks: [0; WIDTH] };
        for card in out.iter() {
            for (rank, one) in board.ranks.iter_mut().zip(from_card_on(card.number())) {
                *rank += one;
            }
        }
        board
    }

    /// How many cards not yet placed are at or below a number.
    #[inline]
    pub(super) fn rank(&self, number: u8) -> u8 {
        self.ranks[usize::from(number) % WIDTH]
    }

    /// Whether a card is not yet placed.
    #[inline]
    pub(super) fn is_out(&self, card: u8) -> bool {
        self.rank(card) != self.rank(card - 1)
    }

    /// Removes a card from those still out.
    #[inline]
    pub(super) fn remove(&mut self, card: u8) {
        for (rank, one) in self.ranks.iter_mut().zip(from_card_on(card)) {
            *rank -= one;
        }
        self.out -= 1;
    }

    #[inline]
    pub(super) fn place(&mut self, Move { card, pile }: Move) {
        self.remove(card);
        self.tops[pile as usize] = card;
        self.burning = self.burning.without(pile);
    }

    #[inline]
    pub(super) fn top(&self, pile: Pile) -> u8 {
        self.tops[pile as usize]
    }

    /// The card that goes backwards on a pile (TG-9), or 0.
    #[inline]
    pub(super) fn trick(&self, pile: Pile) -> u8 {
        trick(pile, self.top(pile))
    }

    #[inline]
    pub(super) fn is_trick(&self, m: Move) -> bool {
        self.trick(m.pile) == m.card
    }

    /// The nearest card of a hand that goes forwards on a pile, or 0.
    #[inline]
    pub(super) fn nearest(&self, hand: Hand, pile: Pile) -> u8 {
        nearest(hand, pile, self.top(pile))
    }

    /// How many cards that are still out lie ahead on a pile, after one number and up to another.
    #[inline]
    pub(super) fn out_between(&self, pile: Pile, from: u8, to: u8) -> u8 {
        between(pile, from, to, |low, high| self.rank(high) - self.rank(low))
    }

    /// The card that is the `count`th of those still out that go forwards on a pile, or 0.
    #[inline]
    pub(super) fn ahead(&self, pile: Pile, count: u8) -> u8 {
        let top = self.top(pile);
        let rank = if pile.is_ascending() {
            self.rank(top) + count
        } else {
            (self.rank(top - 1) + 1).saturating_sub(count)
        };
        if rank == 0 || rank > self.out {
            return 0;
        }
        self.ranks.iter().map(|other| u8::from(*other < rank)).sum()
    }

    #[inline]
    pub(super) fn fits(&self, Move { card, pile }: Move) -> bool {
        Card::new(card).is_some_and(|card| pile.accepts(self.top(pile), card))
    }
}

/// Piles with a fire card on top (TG-21).
#[inline]
pub(super) fn on_fire(tops: [u8; 4]) -> Piles {
    let burns = |pile: &Pile| Card::new(tops[*pile as usize]).is_some_and(Card::is_fire);
    Pile::ALL.into_iter().filter(burns).collect()
}

/// The distance of the only step backwards (TG-9).
const BACKWARDS: u8 = 10;

/// The card that goes backwards on a pile with this top (TG-9), or 0.
#[inline]
pub(super) const fn trick(pile: Pile, top: u8) -> u8 {
    if pile.is_ascending() {
        if top >= Card::LEAST + BACKWARDS { top - BACKWARDS } else { 0 }
    } else if top <= Card::MOST - BACKWARDS {
        top + BACKWARDS
    } else {
        0
    }
}

/// The nearest card of a hand that goes forwards on a pile with this top, or 0.
#[inline]
pub(super) const fn nearest(hand: Hand, pile: Pile, top: u8) -> u8 {
    if pile.is_ascending() { hand.next_above(top) } else { hand.next_below(top) }
}

/// The one of two numbers that a pile reaches first.
#[inline]
pub(super) const fn nearer(pile: Pile, one: u8, other: u8) -> u8 {
    if (pile.is_ascending()) == (one < other) { one } else { other }
}

/// The one of two numbers that a pile reaches last.
#[inline]
pub(super) const fn farther(pile: Pile, one: u8, other: u8) -> u8 {
    if (pile.is_ascending()) == (one < other) { other } else { one }
}

/// How many cards of a hand lie ahead on a pile, after one number and up to another.
#[inline]
pub(super) fn count_between(hand: Hand, pile: Pile, from: u8, to: u8) -> u8 {
    between(pile, from, to, |low, high| hand.count_above(low) - hand.count_above(high))
}

/// Counts the cards ahead on a pile, after one number and up to another, by `count`, which counts those above one number
/// and up to another.
#[inline]
fn between(pile: Pile, from: u8, to: u8, count: impl Fn(u8, u8) -> u8) -> u8 {
    if nearer(pile, from, to) == to {
        0
    } else if pile.is_ascending() {
        count(from, to)
    } else {
        count(to - 1, from - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tg_9_the_trick_is_the_card_that_the_engine_accepts_backwards() {
        for (pile, top) in Pile::ALL.into_iter().flat_map(|pile| (1..=100).map(move |top| (pile, top))) {
            let is_backwards = |card: &Card| card.number() != top && nearer(pile, card.number(), top) != top;
            let accepted = Cards::ALL.iter().find(|card| is_backwards(card) && pile.accepts(top, *card));
            assert_eq!(trick(pile, top), accepted.map_or(0, Card::number), "{pile} {top}");
        }
    }
}
