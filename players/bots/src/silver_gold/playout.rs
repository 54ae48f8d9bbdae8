//! Plays on by the policy for a few expedition cards.

use super::evaluation::Evaluator;
use super::policy::best;
use super::seat_state::{SeatState, TurnContext, turns_left};
use super::world::World;
use ::silver_gold::{SetUp, SilverGold, Wanted};
use tabletop::{Game, Seat, SetUp as _, Waiting};

/// Plays on in the world by policy until `turns` expedition cards are left, or the game is over.
pub(super) fn play_on(game: &mut SilverGold, world: &World, evaluator: &Evaluator, turns: usize) {
    let players = game.set_up().players();
    loop {
        match game.waiting() {
            Waiting::Dealer => {
                if game.expedition().is_none() && turns_left(game) <= turns && !game.display().is_empty() {
                    return;
                }
                if !world.deal(game) {
                    return;
                }
            }
            Waiting::Seats(seats) => {
                for seat in Seat::all(players).filter(|seat| seats.contains(*seat)) {
                    if !finish_turn(game, seat, evaluator) {
                        return;
                    }
                }
            }
            Waiting::Nobody => return,
        }
    }
}

/// The seat does all that it has to do now, by policy. Returns `false` if it could not.
pub(super) fn finish_turn(game: &mut SilverGold, seat: Seat, evaluator: &Evaluator) -> bool {
    let Some((action, _)) = best(evaluator, game, seat, 0) else { return false };
    game.act(seat, action).is_ok() && finish_extras(game, seat, evaluator)
}

/// The seat marks its extra squares, by policy. Returns `false` if it could not.
pub(super) fn finish_extras(game: &mut SilverGold, seat: Seat, evaluator: &Evaluator) -> bool {
    while game.wanted(seat) == Some(Wanted::Extra) {
        let Some((action, _)) = best(evaluator, game, seat, 1) else { return false };
        if game.act(seat, action).is_err() {
            return false;
        }
    }
    true
}

/// The points that a seat is likely to end with.
pub(super) fn expected_points(game: &SilverGold, seat: Seat, evaluator: &Evaluator) -> f64 {
    let context = TurnContext::of(game);
    let state = SeatState::of(game, seat, &evaluator.tables, &context);
    evaluator.value(&state, &evaluator.cards(&state, &context), 0, &context)
}

/// The points that each seat is likely to end with.
pub(super) struct Expected {
    points: [f64; *SetUp::PLAYERS.end() as usize],
    players: u8,
}

impl Expected {
    pub(super) fn of(game: &SilverGold, evaluator: &Evaluator) -> Self {
        let players = game.set_up().players();
        let mut points = [0.0; *SetUp::PLAYERS.end() as usize];
        for (seat, points) in Seat::all(players).zip(&mut points) {
            *points = expected_points(game, seat, evaluator);
        }
        Self { points, players }
    }

    fn own(&self, seat: Seat) -> f64 {
        self.points.get(usize::from(seat.number())).copied().unwrap_or(0.0)
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = f64> {
        let seats = Seat::all(self.players).zip(self.points);
        seats.filter(move |(other, _)| *other != seat).map(|(_, points)| points)
    }

    /// How many points the seat is ahead of the best other seat.
    pub(super) fn lead(&self, seat: Seat) -> f64 {
        self.own(seat) - self.others(seat).fold(f64::NEG_INFINITY, f64::max)
    }

    /// How many points the seat is ahead of the mean of the others.
    pub(super) fn lead_over_mean(&self, seat: Seat) -> f64 {
        let others = f64::from(self.players.saturating_sub(1).max(1));
        self.own(seat) - self.others(seat).sum::<f64>() / others
    }
}
