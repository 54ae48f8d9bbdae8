//! Looks ahead over the shapes that may come.

use super::draw_order::DrawOrder;
use super::evaluation::Evaluator;
use super::playout::{act_all, expected_points, finish_turn, play_on};
use super::policy::{best, best_few};
use super::seat_state::turns_left;
use ::silver_gold::{Action, Deal, Shape, SilverGold, Step};
use tabletop::{Game, Seat, SetUp as _};

/// Estimates what a seat ends with, over all shapes that may come in the next turns.
#[derive(Clone, Copy)]
pub(super) struct LookAhead<'a> {
    pub(super) evaluator: &'a Evaluator,
    pub(super) seat: Seat,
    /// The order in which pyramid cards are turned up. Its shapes are not used.
    pub(super) order: &'a DrawOrder,
}

impl LookAhead<'_> {
    /// The value of a turn, looking `depth` expedition cards ahead.
    pub(super) fn value_after(&self, game: &SilverGold, turn: &[Action], depth: usize) -> f64 {
        let mut game = game.clone();
        act_all(&mut game, self.seat, turn);
        // All seats play by policy until the next expedition card.
        let stop = turns_left(&game);
        play_on(&mut game, self.order, self.evaluator, stop);
        self.value(&game, depth)
    }

    /// The best few marks by the evaluation, each with its value when looking `depth` expedition cards ahead.
    pub(super) fn best_marks(&self, game: &SilverGold, depth: usize) -> impl Iterator<Item = (Action, f64)> {
        let few = best_few(self.evaluator, game, self.seat);
        few.map(move |action| (action, self.value_after(game, &[action], depth)))
    }

    /// The value before an expedition card is turned up: the mean over all shapes.
    fn value(&self, game: &SilverGold, depth: usize) -> f64 {
        let left = game.expeditions_left();
        if depth == 0 || game.step() != Step::Expedition {
            return expected_points(game, self.seat, self.evaluator);
        }
        let mut sum = 0.0;
        let mut next = game.clone();
        for shape in Shape::ALL.into_iter().filter(|shape| left.of(*shape) > 0) {
            next.clone_from(game);
            let dealt = next.deal(&Deal::Expedition(shape));
            debug_assert_eq!(dealt, Ok(()), "a card with this shape is left");
            if dealt.is_ok() {
                sum += f64::from(left.of(shape)) * self.value_of_shape(&mut next, depth);
            }
        }
        sum / f64::from(left.total().max(1))
    }

    /// The value after a shape was turned up: that of the best mark.
    fn value_of_shape(&self, game: &mut SilverGold, depth: usize) -> f64 {
        if depth == 1 {
            return best(self.evaluator, game, self.seat, 0).map_or(0.0, |(_, value)| value);
        }
        for other in Seat::all(game.set_up().players()).filter(|seat| *seat != self.seat) {
            finish_turn(game, other, self.evaluator);
        }
        let values = self.best_marks(game, depth - 1).map(|(_, value)| value);
        values.reduce(f64::max).unwrap_or_else(|| expected_points(game, self.seat, self.evaluator))
    }
}
