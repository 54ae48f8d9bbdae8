//! How a seat without search plays its turn: the casual policy, or the tuned one.

use super::casual;
use super::expected_points::ExpectedPoints;
use super::packed::{COLOURS, ColourHand, Floors, OpenPyramids, points};
use super::plan::{MOST_PLAYS, TurnEvaluator, TurnPlan, best_turn};
use super::tuned::{TunedEvaluator, Weights};
use super::world::World;
use ::pyramids::Pyramids;
use tabletop::Seat;

/// How a seat plays in a playout.
#[derive(Clone, Copy, Debug)]
pub(super) enum Policy<'a> {
    Casual,
    Tuned(&'a Weights, &'a ExpectedPoints),
}

impl Policy<'_> {
    /// The rest of the turn of the player to move.
    pub(super) fn turn(self, world: &World, plays: u8) -> Option<TurnPlan> {
        match self {
            _ if world.last.is_some() => last_round_turn(world),
            Policy::Casual => casual::turn(world, plays),
            Policy::Tuned(weights, expected) => winning_end(world, plays)
                .or_else(|| TunedEvaluator::new(world, weights, expected).turn(world, plays)),
        }
    }

    /// How many top stones of each colour the player to move exchanges before this turn.
    pub(super) fn exchange(self, world: &World, turn: &TurnPlan) -> [u32; COLOURS] {
        let mut tops = match self {
            _ if turn.seat != world.turn || world.last.is_some() => [0; COLOURS],
            Policy::Casual => casual::exchange(turn),
            Policy::Tuned(weights, expected) => TunedEvaluator::new(world, weights, expected).exchange(turn),
        };
        // PY-5: an exchange has a limit, and never takes more than the pile holds.
        let mut room = u32::from(world.draw_pile().min(Pyramids::EXCHANGE));
        for count in &mut tops {
            *count = (*count).min(room);
            room -= *count;
        }
        tops
    }
}

/// Completes as many pyramids as possible, and then for as many points as possible, or as few with a negative sign.
struct EndEvaluator {
    sign: f32,
}

impl TurnEvaluator for EndEvaluator {
    fn complete(&self, floors: Floors) -> Option<f32> {
        Some(1000.0 + self.sign * f32::from(points(floors)))
    }

    fn value(&self, _colour: usize, _open: &OpenPyramids, _held: ColourHand) -> f32 {
        0.0
    }
}

/// The turn with which the player to move ends the game and wins, if there is one (PY-14).
fn winning_end(world: &World, plays: u8) -> Option<TurnPlan> {
    let tops: u32 = world.seats[world.turn].hand.iter().map(|held| held.top_stones()).sum();
    let tops = tops.min(u32::from(plays)) as u8;
    if tops == 0 {
        return None;
    }
    Seat::all(world.players).find_map(|seat| {
        let missing = Pyramids::COMPLETE.saturating_sub(world.seats[seat].complete);
        if missing == 0 || missing > tops {
            return None;
        }
        let evaluator = EndEvaluator { sign: if seat == world.turn { 1.0 } else { -1.0 } };
        let turn = best_turn(&evaluator, world, seat, plays, u8::MAX)?;
        let mut after = *world;
        for play in turn.plays() {
            let done = after.put(play);
            debug_assert!(done || after.over, "a plan has only plays that are possible until the game ends");
        }
        (after.over && after.win(world.turn) == 1.0).then_some(turn)
    })
}

/// Scores as much as possible at once: nothing is drawn any more in the last round (PY-15).
struct LastRoundEvaluator {
    open_count: bool,
}

impl TurnEvaluator for LastRoundEvaluator {
    fn complete(&self, floors: Floors) -> Option<f32> {
        // PY-18: more complete pyramids win a tie.
        Some(f32::from(points(floors)) + 0.01)
    }

    fn value(&self, _colour: usize, open: &OpenPyramids, _held: ColourHand) -> f32 {
        let points: i16 = open.as_slice().iter().map(|floors| points(*floors)).sum();
        if self.open_count { f32::from(points) } else { 0.0 }
    }
}

/// The turn of the last round that scores most.
fn last_round_turn(world: &World) -> Option<TurnPlan> {
    let evaluator = LastRoundEvaluator { open_count: world.open_count };
    best_turn(&evaluator, world, world.turn, MOST_PLAYS as u8, u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramids::expected_points::FURTHEST_TURN;
    use crate::pyramids::packed::{TOP, card};
    use crate::pyramids::plan::Play;
    use crate::pyramids::seat_state::SeatState;
    use ::pyramids::SetUp;

    /// A seat with this many complete pyramids and points, an open red 3-2 and these red cards in hand.
    fn seat(complete: u8, points: i16, hand: &[u8]) -> SeatState {
        let mut state = SeatState { complete, points, ..SeatState::default() };
        assert!(state.put(0, 1, None) && state.put(0, 0, Some(0b10)));
        for rank in hand {
            state.take(card(0, *rank));
        }
        state
    }

    /// Two seats; the first is to move.
    fn world(seats: [SeatState; 2]) -> World {
        let mut world = World::new(&SetUp::new(2).unwrap());
        Seat::all(2).zip(seats).for_each(|(seat, state)| world.seats[seat] = state);
        world
    }

    #[test]
    fn py_14_the_game_is_ended_only_by_the_winner() {
        let turn = winning_end(&world([seat(5, 40, &[TOP]), seat(2, 44, &[])]), 4).unwrap();
        assert_eq!(turn.plays(), [Play { seat: Seat::FIRST, colour: 0, rank: TOP, on: Some(0b11) }]);
        assert!(winning_end(&world([seat(5, 40, &[TOP]), seat(2, 46, &[])]), 4).is_none(), "behind");
        assert!(winning_end(&world([seat(4, 40, &[TOP]), seat(2, 4, &[])]), 4).is_none(), "too far");
    }

    #[test]
    fn py_14_the_sixth_pyramid_of_another_seat_ends_the_game_too() {
        let turn = winning_end(&world([seat(3, 60, &[TOP]), seat(5, 54, &[])]), 4).unwrap();
        assert_eq!(Some(turn.seat), Seat::new(1));
        // PY-18: the seat with six pyramids would win the tie.
        assert!(winning_end(&world([seat(3, 59, &[TOP]), seat(5, 54, &[])]), 4).is_none());
    }

    #[test]
    fn py_14_a_seat_that_is_behind_does_not_place_the_sixth_top_stone() {
        let (set_up, weights) = (SetUp::new(2).unwrap(), crate::pyramids::weights(2));
        let mut expected = ExpectedPoints::new(set_up.deck().cards());
        expected.fill(set_up.deck().cards(), false, weights, FURTHEST_TURN);
        let completes = |own| {
            let world = world([own, seat(2, 90, &[])]);
            Policy::Tuned(weights, &expected).turn(&world, 4).unwrap().complete()
        };
        assert_eq!(completes(seat(5, 40, &[TOP])), 0);
        // Two top stones fit on two pyramids, but one of them must stay in hand.
        let mut two_missing = seat(4, 40, &[TOP, TOP]);
        assert!(two_missing.put(0, 1, None));
        assert!(completes(two_missing) < 2);
    }

    #[test]
    fn py_15_the_last_round_scores_all_that_can_be_scored() {
        // 3-2 and 4 are open; 2 and two top stones are in hand: 3-2-T and 4-2-T.
        let mut state = seat(1, 9, &[0, TOP, TOP]);
        assert!(state.put(0, 2, None));
        let turn = last_round_turn(&world([state, seat(0, 0, &[])])).unwrap();
        assert_eq!(turn.complete(), 2);
        assert_eq!(turn.colours.iter().map(|plan| plan.points).sum::<i16>(), 5 + 6);
    }
}
