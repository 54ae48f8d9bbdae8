//! The penalty of moves against what other seats ask for.

use super::board::{Board, Move, count_between, farther, nearer};
use super::eval::Weights;
use super::hand::Hand;
use super::signal::Ahead;
use the_game::{Phrase, Pile};

/// The penalty of moves on one pile, because of what the other seats ask for. It grows with the number of near or next cards
/// that a move passes over.
#[derive(Clone, Copy, Debug)]
pub(super) struct SignalPenalty {
    ahead: Ahead,
    /// The penalty of passing over one of the near cards.
    near: f32,
    /// The penalty of passing over one of the next cards.
    next: f32,
    /// Whether the trick card may be in another hand: it counts as one of the near cards.
    trick: bool,
}

impl SignalPenalty {
    /// Nobody asks for anything.
    pub(super) const NONE: Self = Self { ahead: Ahead::NONE, near: 0.0, next: 0.0, trick: false };

    /// The penalty for what these phrases ask for. The seat with this hand knows that nobody else holds its own cards.
    #[inline]
    pub(super) fn new(
        ahead: Ahead,
        phrases: impl Iterator<Item = Phrase>,
        weights: &Weights,
        board: &Board,
        hand: Hand,
    ) -> Self {
        let Ahead { pile, top, trick, near, next } = ahead;
        let trick = trick != 0 && !hand.contains(trick);
        let mut penalty = Self { ahead, trick, ..Self::NONE };
        for phrase in phrases {
            match phrase {
                Phrase::Leave if near != 0 => penalty.near += weights.leave,
                Phrase::NoJump if next != 0 => penalty.next += weights.no_jump,
                _ => {}
            }
        }
        if penalty.near != 0.0 {
            let possible = hidden(board, hand, pile, top, near) + u8::from(trick);
            penalty.near /= f32::from(possible.max(1));
        }
        if penalty.next != 0.0 {
            penalty.next /= f32::from(hidden(board, hand, pile, near, next).max(1));
        }
        penalty
    }

    /// The penalty of placing a card of this hand forwards.
    #[inline]
    pub(super) fn of(&self, board: &Board, hand: Hand, Move { card, pile }: Move) -> f32 {
        let Ahead { top, near, next, .. } = self.ahead;
        let now = board.top(pile);
        let passed =
            |from: u8, to: u8| hidden(board, hand, pile, farther(pile, from, now), nearer(pile, card, to));
        let mut penalty = 0.0;
        if self.near != 0.0 {
            let trick = self.trick && now == top;
            penalty += self.near * f32::from(passed(top, near) + u8::from(trick));
        }
        if self.next != 0.0 {
            penalty += self.next * f32::from(passed(near, next));
        }
        penalty
    }
}

/// How many cards ahead on a pile, after one number and up to another, are still out and not in this hand.
#[inline]
fn hidden(board: &Board, hand: Hand, pile: Pile, from: u8, to: u8) -> u8 {
    board.out_between(pile, from, to) - count_between(hand, pile, from, to)
}
