//! How many pyramids can still be completed.

#![allow(clippy::indexing_slicing, reason = "every index is held below the length of its dimension")]

use super::card_tables::FURTHEST;
use ::silver_gold::{Expeditions, Shape, SilverGold};

/// Expedition cards used in a game: all but one in each round (SGP-8).
pub(super) const TURNS: usize = SilverGold::ROUNDS as usize * (Expeditions::COUNT as usize - 1);

const SIDE: usize = FURTHEST as usize + 1;

/// Squares from the entrance to the tomb of a card that is taken later.
const NEW_CARD: usize = 6;

/// How often a shape brings a card one square less far than it could.
const WASTED: f64 = 0.35;

/// How far each shape can bring a card, in the order of [`Shape::ALL`].
const STEPS: [usize; 6] = [2, 3, 3, 3, 4, 3];

/// The expected number of pyramids still to be completed, by the squares that the two cards need and the turns left.
#[derive(Clone, Debug)]
pub(super) struct CompletionTable {
    /// The indices are the turns left, the squares that one card needs, and the squares that the other needs.
    table: Vec<[[f64; SIDE]; SIDE]>,
}

impl CompletionTable {
    /// Computes the table for good play with both cards and shapes as frequent as the expedition cards have them.
    pub(super) fn new(expeditions: Expeditions) -> Self {
        let total = f64::from(expeditions.total().max(1));
        let chance: [f64; 6] = Shape::ALL.map(|shape| f64::from(expeditions.of(shape)) / total);
        let mut table = vec![[[0.0; SIDE]; SIDE]];
        for turns in 1..=TURNS {
            let after: [[f64; SIDE]; SIDE] = table[turns - 1];
            // The value after a turn; a card that needs no more squares is completed.
            let value = |one: usize, other: usize| match one {
                0 => 1.0 + after[NEW_CARD][other],
                _ => after[one][other],
            };
            let cell = |one: usize, other: usize| {
                let best = |step: usize| {
                    f64::max(value(one.saturating_sub(step), other), value(other.saturating_sub(step), one))
                };
                let shape = |step: usize| WASTED * best(step - 1) + (1.0 - WASTED) * best(step);
                chance.iter().zip(STEPS).map(|(chance, step)| chance * shape(step)).sum()
            };
            // An empty place gets a new card before the next turn.
            let squares = |needed: usize| if needed == 0 { NEW_CARD } else { needed };
            let now =
                std::array::from_fn(|one| std::array::from_fn(|other| cell(squares(one), squares(other))));
            table.push(now);
        }
        Self { table }
    }

    /// The expected number when the two cards need this many squares, 0 for an empty place.
    #[inline]
    pub(super) fn pyramids(&self, one: u8, other: u8, turns: usize) -> f64 {
        self.table[turns.min(TURNS)][usize::from(one.min(FURTHEST))][usize::from(other.min(FURTHEST))]
    }
}
