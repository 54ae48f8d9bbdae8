//! One seat in a playout.
#![allow(clippy::indexing_slicing, reason = "hot, and every index is that of a colour")]

use super::packed::{self, COLOURS, Floors, OpenPyramids, TOP, fits, points, unpack};
use ::pyramids::Card;

/// The pyramids in front of a seat, and its hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SeatState {
    pub(super) open: [OpenPyramids; COLOURS],
    pub(super) hand: packed::PackedHand,
    /// How many cards the hand holds.
    pub(super) cards: u8,
    /// How many pyramids are complete.
    pub(super) complete: u8,
    /// What the complete pyramids count.
    pub(super) points: i16,
}

impl SeatState {
    /// Takes a card into the hand.
    #[inline]
    pub(super) fn take(&mut self, card: Card) {
        let (colour, rank) = unpack(card);
        self.hand[colour] = self.hand[colour].with(rank);
        self.cards += 1;
    }

    /// Removes a card from the hand. Returns `false` if the hand does not hold it.
    pub(super) fn give(&mut self, colour: usize, rank: u8) -> bool {
        let held = packed::remove(&mut self.hand, colour, rank);
        self.cards -= u8::from(held);
        held
    }

    /// Puts a card in front of the seat: on a pyramid of these floors, or as a new one. Returns `false`, and changes
    /// nothing, if it does not fit.
    pub(super) fn put(&mut self, colour: usize, rank: u8, on: Option<Floors>) -> bool {
        let open = &mut self.open[colour];
        let Some(floors) = on else {
            if rank < TOP {
                *open = open.with(1 << rank);
            }
            return rank < TOP;
        };
        let Some(index) = open.find(floors).filter(|_| fits(rank, floors)) else { return false };
        if rank == TOP {
            *open = open.without(index);
            self.complete += 1;
            self.points += points(floors);
        } else {
            *open = open.grown(index, rank);
        }
        true
    }

    /// What the seat would score now. Open pyramids count with the option `open=count` (PY-16).
    pub(super) fn score(&self, open_count: bool) -> i16 {
        let open = self.open.iter().flat_map(|open| open.as_slice()).map(|floors| points(*floors));
        self.points + if open_count { open.sum() } else { 0 }
    }

    /// Takes over a hand of the engine.
    pub(super) fn hold(&mut self, hand: &::pyramids::Hand) {
        (self.hand, self.cards) = (packed::hand_of(hand.iter()), hand.len());
    }
}
