//! The expected points of an open pyramid at the end of the game.
#![allow(
    clippy::indexing_slicing,
    reason = "hot, and every index is masked or bounded by the size of the fixed tables"
)]

use super::Weights;
use super::packed::{COLOURS, Floors, TOP, card, points, unpack};
use ::pyramids::{Counts, Pyramids};

/// The furthest turn ahead that has a value of its own.
pub(super) const FURTHEST_TURN: usize = 16;

const FLOORS: usize = 256;
const TURN: usize = COLOURS * 2 * FLOORS;

/// The expected points of every open pyramid, by the turns left, its colour, and whether a top stone for it is in hand.
/// The chances of each turn follow from the unseen cards.
#[derive(Clone, Debug)]
pub(super) struct ExpectedPoints {
    values: Vec<f32>,
    /// All floors up to the biggest one of the deck.
    biggest: Floors,
}

/// The chance that a turn brings each floor of a colour, and its top stone.
struct Chances {
    floors: [f32; TOP as usize],
    top: f32,
}

impl ExpectedPoints {
    /// An empty table for games with this deck.
    pub(super) fn new(deck: &Counts) -> Self {
        let floors = deck.iter().map(|(card, _)| unpack(card).1).filter(|rank| *rank < TOP);
        let biggest = floors.max().map_or(Floors::MAX, |rank| Floors::MAX >> (TOP - 1 - rank));
        Self { values: vec![0.0; (FURTHEST_TURN + 1) * TURN], biggest }
    }

    /// Computes the table for these unseen cards and up to this many turns.
    pub(super) fn fill(&mut self, unseen: &Counts, open_count: bool, weights: &Weights, turns: usize) {
        let per_card = f32::from(Pyramids::DRAW) / f32::from(unseen.total().max(1));
        for colour in 0..COLOURS {
            let chance =
                |rank, luck: f32| (f32::from(unseen.of(card(colour, rank))) * per_card * luck).min(0.9);
            let chances = Chances {
                floors: std::array::from_fn(|rank| chance(rank as u8, weights.floor_luck)),
                top: chance(TOP, weights.top_luck),
            };
            // The values of a pyramid follow from those with one more floor, which is a larger number.
            for floors in (1..=self.biggest).rev().filter(|floors| is_legal(*floors)) {
                let open = if open_count { f32::from(points(floors)) } else { 0.0 };
                self.fill_pyramid(colour, floors, open, &chances, weights, turns);
            }
        }
    }

    /// Computes the values of one pyramid, which counts `open` if it stays as it is.
    fn fill_pyramid(
        &mut self,
        colour: usize,
        floors: Floors,
        open: f32,
        chances: &Chances,
        weights: &Weights,
        turns: usize,
    ) {
        let highest = floors.trailing_zeros() as usize;
        let done = if highest <= 1 { f32::from(points(floors)) - weights.slot } else { 0.0 };
        // PY-10: the next floor is one or two ranks smaller.
        let next = |step: usize| match highest.checked_sub(step) {
            Some(rank) => (chances.floors[rank], floors | 1 << rank),
            None => (0.0, floors),
        };
        let ((one, with_one), (two, with_two)) = (next(1), next(2));
        let nothing = (1.0 - one - two).max(0.0);
        *self.cell(0, colour, 0, floors) = open;
        *self.cell(0, colour, 1, floors) = done.max(open);
        for turn in 1..=turns.min(FURTHEST_TURN) {
            let grow = |top: usize| {
                let now = self.at(turn - 1, colour, top, floors);
                let better = |floors| self.at(turn - 1, colour, top, floors).max(now);
                weights.patience * (one * better(with_one) + two * better(with_two) + nothing * now)
            };
            let (without, with) = (grow(0), grow(1).max(done));
            let topped = weights.patience * self.at(turn - 1, colour, 1, floors);
            *self.cell(turn, colour, 0, floors) =
                ((1.0 - chances.top) * without + chances.top * topped).max(open);
            *self.cell(turn, colour, 1, floors) = with;
        }
    }

    fn cell(&mut self, turn: usize, colour: usize, top: usize, floors: Floors) -> &mut f32 {
        &mut self.values[turn * TURN + (colour * 2 + top) * FLOORS + usize::from(floors)]
    }

    /// The expected points of a pyramid with this many turns left, with (1) or without (0) a top stone for it in hand.
    #[inline]
    pub(super) fn at(&self, turn: usize, colour: usize, top: usize, floors: Floors) -> f32 {
        self.values[turn * TURN + (colour * 2 + top) * FLOORS + usize::from(floors)]
    }
}

/// Whether the rules allow a pyramid of these floors: each but the base lies on one of the next two bigger floors (PY-10).
const fn is_legal(floors: Floors) -> bool {
    (floors & !(floors >> 1 | floors >> 2)).is_power_of_two()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramids::weights::WEIGHTS;
    use ::pyramids::Deck;

    #[test]
    fn py_10_a_floor_is_one_or_two_stones_smaller() {
        assert_eq!((0..=Floors::MAX).filter(|floors| is_legal(*floors)).count(), 133);
        // 9-7 is a step of two; 9-6 would be one of three.
        assert!(is_legal(0b1010_0000) && !is_legal(0b1001_0000));
    }

    #[test]
    fn more_turns_and_more_top_stones_are_worth_more() {
        let deck = Deck::shipped();
        let mut expected = ExpectedPoints::new(deck.cards());
        expected.fill(deck.cards(), false, &WEIGHTS[0], FURTHEST_TURN);
        for floors in (1..64).filter(|floors| is_legal(*floors)) {
            for turn in 1..=FURTHEST_TURN {
                assert!(expected.at(turn, 0, 1, floors) + 1e-3 >= expected.at(turn, 0, 0, floors));
            }
            assert!(expected.at(8, 0, 0, floors) > expected.at(1, 0, 0, floors));
        }
    }
}
