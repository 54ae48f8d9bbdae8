//! How many pyramids can still be completed.

#![allow(clippy::indexing_slicing, reason = "every index is held below the length of its dimension")]

use super::atlas::FAR;
use ::silver_gold::{Expeditions, Shape};

/// Expedition cards used in a game.
pub(super) const TURNS: usize = 28;

const SIDE: usize = FAR as usize + 1;

/// Squares from entrance to tomb on a card to be taken later.
const FRESH: usize = 6;

/// How often a shape brings a card one square less far than it could.
const SHORT: f64 = 0.35;

/// How far each shape can bring a card, squares in the order of [`Shape::ALL`].
const STEPS: [usize; 6] = [2, 3, 3, 3, 4, 3];

/// The expected number of pyramids to be completed yet, by the squares that the two cards need and the turns left.
#[derive(Clone, Debug)]
pub(super) struct Tempo {
    /// [turns left][squares of one][squares of the other]
    table: Vec<[[f64; SIDE]; SIDE]>,
}

impl Tempo {
    /// Plays well with both cards, shapes coming as often as the expedition cards have them.
    pub(super) fn new(expeditions: Expeditions) -> Self {
        let total = f64::from(expeditions.total().max(1));
        let chance: [f64; 6] = Shape::ALL.map(|shape| f64::from(expeditions.of(shape)) / total);
        let mut table = vec![[[0.0; SIDE]; SIDE]];
        for turns in 1..=TURNS {
            let after: [[f64; SIDE]; SIDE] = table[turns - 1];
            // With these squares needed after a turn, a card of none being completed.
            let worth = |one: usize, other: usize| match one {
                0 => 1.0 + after[FRESH][other],
                _ => after[one][other],
            };
            let cell = |one: usize, other: usize| {
                let best = |step: usize| {
                    f64::max(worth(one.saturating_sub(step), other), worth(other.saturating_sub(step), one))
                };
                let shape = |step: usize| SHORT * best(step - 1) + (1.0 - SHORT) * best(step);
                chance.iter().zip(STEPS).map(|(chance, step)| chance * shape(step)).sum()
            };
            // A place without a card is filled before the next turn.
            let squares = |needed: usize| if needed == 0 { FRESH } else { needed };
            let now =
                std::array::from_fn(|one| std::array::from_fn(|other| cell(squares(one), squares(other))));
            table.push(now);
        }
        Self { table }
    }

    /// With these squares needed (none: a place to be filled) and so many turns left.
    #[inline]
    pub(super) fn pyramids(&self, one: u8, other: u8, turns: usize) -> f64 {
        self.table[turns.min(TURNS)][usize::from(one.min(FAR))][usize::from(other.min(FAR))]
    }
}
