//! Playouts by the policy over a few expedition cards.

use super::draw_order::DrawOrder;
use super::evaluation::Evaluator;
use super::policy::best;
use super::seat_state::{TurnContext, turns_left};
use ::silver_gold::{Action, SilverGold, Step};
use tabletop::{Game, Seat, SetUp as _, Waiting};

/// The seat does these actions, which must be legal.
pub(super) fn act_all(game: &mut SilverGold, seat: Seat, actions: &[Action]) {
    for action in actions {
        let done = game.act(seat, *action);
        debug_assert_eq!(done, Ok(()), "the actions of a turn are legal in every world of its view");
        if done.is_err() {
            break;
        }
    }
}

/// Plays on by policy, with the cards in this order, until `turns` expedition cards are left, or the game is over.
pub(super) fn play_on(game: &mut SilverGold, order: &DrawOrder, evaluator: &Evaluator, turns: usize) {
    loop {
        match game.waiting() {
            Waiting::Dealer => {
                let is_turn_over = game.step() == Step::Expedition;
                if is_turn_over && turns_left(game) <= turns || !order.deal(game) {
                    return;
                }
            }
            Waiting::Seats(seats) => {
                if !seats.iter().all(|seat| finish_turn(game, seat, evaluator)) {
                    return;
                }
            }
            Waiting::Nobody => return,
        }
    }
}

/// The seat makes all its due choices by policy. Returns `false` if it could not.
pub(super) fn finish_turn(game: &mut SilverGold, seat: Seat, evaluator: &Evaluator) -> bool {
    while game.wanted(seat).is_some() {
        let chosen = best(evaluator, game, seat, 0);
        let done = chosen.is_some_and(|(action, _)| game.act(seat, action).is_ok());
        debug_assert!(done, "a seat that must choose has a legal action, and the policy finds one");
        if !done {
            return false;
        }
    }
    true
}

/// The points that a seat is likely to end with.
pub(super) fn expected_points(game: &SilverGold, seat: Seat, evaluator: &Evaluator) -> f64 {
    let context = TurnContext::of(game);
    evaluator.value(&evaluator.afterstate(game, seat, 0, &context), &context)
}

/// How many points a seat is likely to be ahead of the best other seat, and of the mean of the others.
pub(super) fn expected_leads(game: &SilverGold, seat: Seat, evaluator: &Evaluator) -> (f64, f64) {
    let own = expected_points(game, seat, evaluator);
    let others = Seat::all(game.set_up().players()).filter(|other| *other != seat);
    let points: Vec<f64> = others.map(|other| expected_points(game, other, evaluator)).collect();
    let best = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    (own - best, own - points.iter().sum::<f64>() / points.len() as f64)
}
