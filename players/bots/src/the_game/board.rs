//! The piles and the cards still out, as playouts need them.

#![allow(
    clippy::indexing_slicing,
    reason = "playouts spend their time here; a card or a top is never above 100"
)]

use super::hand::Hand;
use the_game::{Cards, Pile, Tops};

/// A card goes on the pile with this number in [`Pile::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Move {
    pub(super) card: u8,
    pub(super) pile: u8,
}

impl Move {
    pub(super) fn pile(self) -> Pile {
        Pile::ALL[usize::from(self.pile & 3)]
    }
}

const WIDTH: usize = 112;

/// For each card, a one at every number from it on.
static FROM: [[u8; WIDTH]; 101] = {
    let mut table = [[0; WIDTH]; 101];
    let mut card = 0;
    while card < 101 {
        let mut number = card;
        while number < WIDTH {
            table[card][number] = 1;
            number += 1;
        }
        card += 1;
    }
    table
};

/// The tops of the piles and how many of the cards not yet placed lie at or below each number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) tops: [u8; 4],
    /// Piles that must be covered before the turn ends, one bit each (TG-22).
    pub(super) burning: u8,
    /// How many cards are not yet placed.
    pub(super) out: u8,
    ranks: [u8; WIDTH],
}

impl Board {
    pub(super) fn new(tops: Tops, burning: u8, out: Cards) -> Self {
        let mut board =
            Self { tops: Pile::ALL.map(|pile| tops.on(pile)), burning, out: out.len(), ranks: [0; WIDTH] };
        for card in out.iter() {
            for (rank, one) in board.ranks.iter_mut().zip(&FROM[usize::from(card.number())]) {
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

    /// A card is no longer out.
    #[inline]
    pub(super) fn remove(&mut self, card: u8) {
        for (rank, one) in self.ranks.iter_mut().zip(&FROM[usize::from(card)]) {
            *rank -= one;
        }
        self.out -= 1;
    }

    #[inline]
    pub(super) fn place(&mut self, Move { card, pile }: Move) {
        self.remove(card);
        self.tops[usize::from(pile & 3)] = card;
        self.burning &= !(1 << pile);
    }

    /// The card that goes backwards on a pile (TG-9), or 0.
    #[inline]
    pub(super) fn trick(&self, pile: u8) -> u8 {
        trick(pile, self.tops[usize::from(pile & 3)])
    }

    #[inline]
    pub(super) fn is_trick(&self, m: Move) -> bool {
        self.trick(m.pile) == m.card
    }

    /// The nearest card of a hand that goes forwards on a pile, or 0.
    #[inline]
    pub(super) fn nearest(&self, hand: Hand, pile: u8) -> u8 {
        nearest(hand, pile, self.tops[usize::from(pile & 3)])
    }

    /// How many cards that are still out lie between the top of a pile and a card that goes forwards on it.
    #[inline]
    pub(super) fn passed(&self, card: u8, pile: u8) -> u8 {
        let top = self.tops[usize::from(pile & 3)];
        if pile < 2 { self.rank(card - 1) - self.rank(top) } else { self.rank(top - 1) - self.rank(card) }
    }

    /// How many cards that are still out lie ahead on a pile, after one number and up to another.
    #[inline]
    pub(super) fn out_between(&self, pile: u8, from: u8, to: u8) -> u8 {
        if nearer(pile, from, to) == to {
            0
        } else if pile < 2 {
            self.rank(to) - self.rank(from)
        } else {
            self.rank(from - 1) - self.rank(to - 1)
        }
    }

    /// The card that is the `count`th of those still out that go forwards on a pile, or 0.
    #[inline]
    pub(super) fn ahead(&self, pile: u8, count: u8) -> u8 {
        let top = self.tops[usize::from(pile & 3)];
        let rank =
            if pile < 2 { self.rank(top) + count } else { (self.rank(top - 1) + 1).saturating_sub(count) };
        if rank == 0 || rank > self.out {
            return 0;
        }
        self.ranks.iter().map(|other| u8::from(*other < rank)).sum()
    }

    /// The cards still out that a pile takes without passing over any: the trick card and the very next one.
    pub(super) fn free(&self, pile: u8) -> impl Iterator<Item = u8> {
        let trick = self.trick(pile);
        let trick = (trick != 0 && self.is_out(trick)).then_some(trick);
        trick.into_iter().chain(Some(self.ahead(pile, 1)).filter(|card| *card != 0))
    }

    #[inline]
    pub(super) fn fits(&self, Move { card, pile }: Move) -> bool {
        let top = self.tops[usize::from(pile & 3)];
        (if pile < 2 { card > top } else { card < top }) || self.trick(pile) == card
    }

    /// Piles with a fire card on top, one bit each (TG-21).
    #[inline]
    pub(super) fn on_fire(&self) -> u8 {
        let mut fire = 0;
        for pile in 0..4 {
            fire |= u8::from(is_fire(self.tops[pile])) << pile;
        }
        fire
    }
}

/// Whether a number is that of a fire card (TG-21).
#[inline]
pub(super) const fn is_fire(number: u8) -> bool {
    number.is_multiple_of(11) && number >= 22 && number <= 77
}

/// The card that goes backwards on a pile with this top (TG-9), or 0.
#[inline]
pub(super) const fn trick(pile: u8, top: u8) -> u8 {
    if pile < 2 {
        if top >= 12 { top - 10 } else { 0 }
    } else if top <= 89 {
        top + 10
    } else {
        0
    }
}

/// The nearest card of a hand that goes forwards on a pile with this top, or 0.
#[inline]
pub(super) const fn nearest(hand: Hand, pile: u8, top: u8) -> u8 {
    if pile < 2 { hand.next_above(top) } else { hand.next_below(top) }
}

/// The one of two numbers that a pile reaches first.
#[inline]
pub(super) const fn nearer(pile: u8, one: u8, other: u8) -> u8 {
    if (pile < 2) == (one < other) { one } else { other }
}

/// The one of two numbers that a pile reaches last.
#[inline]
pub(super) const fn farther(pile: u8, one: u8, other: u8) -> u8 {
    if (pile < 2) == (one < other) { other } else { one }
}

/// How many cards of a hand lie ahead on a pile, after one number and up to another.
#[inline]
pub(super) const fn count_between(hand: Hand, pile: u8, from: u8, to: u8) -> u8 {
    if nearer(pile, from, to) == to {
        0
    } else if pile < 2 {
        hand.count_above(from) - hand.count_above(to)
    } else {
        hand.count_above(to - 1) - hand.count_above(from - 1)
    }
}
