//! Games among policies, for tuning.

use super::Weights;
use super::expected_points::ExpectedPoints;
use super::policy::Policy;
use super::world::World;
use ::pyramids::SetUp;
use tabletop::{Seat, Seeded};

/// How a game ended for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SeatResult {
    /// Its share of the win.
    pub win: f64,
    /// Points ahead of the best other seat.
    pub lead: i16,
}

/// Plays a game from a seed. Each seat plays by the tuned policy with its weights, or by the casual policy without weights.
/// The bots would play the same game, but more slowly, from views.
#[must_use]
pub fn self_play(set_up: &SetUp, weights: &[Option<&Weights>], seed: u64) -> Vec<SeatResult> {
    let (mut world, order) = World::dealt(set_up, &mut Seeded::new(seed));
    let mut expected = ExpectedPoints::new(set_up.deck().cards());
    while !world.over {
        world.begin_turn(&order);
        let policy = match weights.get(usize::from(world.turn.number())).copied().flatten() {
            None => Policy::Casual,
            Some(weights) => {
                expected.fill(&world.unseen(&order), world.open_count, weights, world.turns(weights));
                Policy::Tuned(weights, &expected)
            }
        };
        world.play_turn(&order, policy);
    }
    let result = |seat| SeatResult { win: world.win(seat), lead: world.lead(seat) };
    Seat::all(world.players).map(result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_decides_the_game() {
        let set_up = SetUp::new(3).unwrap();
        let weights = [Some(crate::pyramids::weights(3)), None, None];
        let results = self_play(&set_up, &weights, 5);
        assert_eq!(results, self_play(&set_up, &weights, 5));
        assert!((6..16).any(|seed| results != self_play(&set_up, &weights, seed)));
        assert!((results.iter().map(|result| result.win).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}
