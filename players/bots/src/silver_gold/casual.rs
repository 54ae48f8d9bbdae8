//! The evaluation of a casual player: the points so far, and the distance to the tombs.

use super::evaluation::{Cards, Evaluator};
use super::policy::Evaluation;
use super::seat_state::{SeatState, TurnContext};
use ::silver_gold::{Content, Held, Squares};

/// Evaluates by a rule of thumb.
#[derive(Clone, Copy, Debug)]
pub(super) struct CasualEvaluation<'a>(pub(super) &'a Evaluator);

/// Squares to the tomb of a card that is not taken yet.
const NEW_CARD: u8 = 9;

/// The value of being one square nearer to a tomb.
const SQUARE: f64 = 0.8;

impl Evaluation for CasualEvaluation<'_> {
    fn evaluator(&self) -> &Evaluator {
        self.0
    }

    fn value(&self, state: &SeatState, _cards: &Cards, _extras: u8, _context: &TurnContext) -> f64 {
        let distance = |held: &Option<Held>| held.map_or(NEW_CARD, |held| self.distance(&held));
        let squares: u8 = state.held.iter().map(distance).sum();
        f64::from(state.points()) - SQUARE * f64::from(squares)
    }
}

impl CasualEvaluation<'_> {
    /// How many squares are still to be marked until the tomb is reached, one by one.
    fn distance(&self, held: &Held) -> u8 {
        let chamber = &self.0.tables.of(held.card).chamber;
        let open = Squares::ALL.minus(chamber.squares(Content::Wall));
        let tomb = chamber.squares(Content::Tomb);
        let (mut reached, mut squares) = (held.marked, 0);
        if reached.meets(tomb) {
            return NEW_CARD;
        }
        while !reached.meets(tomb) && squares < NEW_CARD {
            let next = match reached.is_empty() {
                true => chamber.squares(Content::Entrance),
                false => reached.beside().intersection(open),
            };
            reached = reached.union(next);
            squares += 1;
        }
        squares
    }
}
