//! The cost of moves against the wishes of other seats.

use super::board::{Board, Move, count_between, farther, nearer};
use super::eval::Weights;
use super::hand::Hand;
use super::signal::Ahead;
use the_game::Phrase;

/// The wishes of the other seats about one pile. The more of the near or next cards a move takes away, the more it costs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wishes {
    ahead: Ahead,
    /// The cost of taking one of the near cards away, or one of the next ones. Before `seen_from`: of taking all of them.
    near: f32,
    next: f32,
    /// Whether the trick card may be in another hand.
    trick: bool,
}

impl Wishes {
    /// Nobody asks for anything, and nobody will.
    pub(super) const NONE: Self = Self { ahead: Ahead::NONE, near: 0.0, next: 0.0, trick: false };

    /// Nobody asks for anything yet.
    #[inline]
    pub(super) fn new(ahead: Ahead) -> Self {
        Self { ahead, ..Self::NONE }
    }

    #[inline]
    pub(super) fn add(&mut self, weights: &Weights, phrase: Option<Phrase>) {
        match phrase {
            Some(Phrase::Leave) if self.ahead.near != 0 => self.near += weights.leave,
            Some(Phrase::NoJump) if self.ahead.next != 0 => self.next += weights.no_jump,
            _ => {}
        }
    }

    /// The same for the seat with this hand, which knows that nobody else holds its own cards.
    #[inline]
    pub(super) fn seen_from(mut self, board: &Board, hand: Hand) -> Self {
        let Ahead { pile, top, trick, near, next } = self.ahead;
        self.trick = trick != 0 && !hand.contains(trick);
        if self.near != 0.0 {
            let possible = hidden(board, hand, pile, top, near) + u8::from(self.trick);
            self.near /= f32::from(possible.max(1));
        }
        if self.next != 0.0 {
            self.next /= f32::from(hidden(board, hand, pile, near, next).max(1));
        }
        self
    }

    /// The cost of placing a card of this hand forwards.
    #[inline]
    pub(super) fn price(&self, board: &Board, hand: Hand, Move { card, pile }: Move) -> f32 {
        let Ahead { top, near, next, .. } = self.ahead;
        let mut price = 0.0;
        let now = board.top(pile);
        if self.near != 0.0 {
            let from = farther(pile, top, now);
            let passed = hidden(board, hand, pile, from, nearer(pile, card, near));
            let trick = self.trick && now == top;
            price += self.near * f32::from(passed + u8::from(trick));
        }
        if self.next != 0.0 {
            let from = farther(pile, near, now);
            price += self.next * f32::from(hidden(board, hand, pile, from, nearer(pile, card, next)));
        }
        price
    }
}

/// How many cards ahead on a pile, after one number and up to another, are still out and not in this hand.
#[inline]
fn hidden(board: &Board, hand: Hand, pile: u8, from: u8, to: u8) -> u8 {
    board.out_between(pile, from, to) - count_between(hand, pile, from, to)
}
