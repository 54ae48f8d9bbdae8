//! The casual policy: it builds wherever a card fits, starts promising pyramids, and expects nothing of later cards.

use super::packed::{COLOURS, ColourHand, Floors, OpenPyramids, TOP, points};
use super::plan::{TurnEvaluator, TurnPlan, best_turn};
use super::world::World;
use ::pyramids::Pyramids;

/// Gives each card a fixed value, in hand and on the table.
struct CasualEvaluator;

/// The points that a complete pyramid costs, because six of them end the game.
const SLOT: f32 = 5.0;

impl TurnEvaluator for CasualEvaluator {
    fn complete(&self, floors: Floors) -> Option<f32> {
        Some(f32::from(points(floors)) - SLOT)
    }

    fn value(&self, _colour: usize, open: &OpenPyramids, held: ColourHand) -> f32 {
        let open: f32 = open.as_slice().iter().map(|floors| open_value(*floors)).sum();
        let in_hand: f32 = held.ranks().map(|rank| if rank == TOP { 1.25 } else { 1.2 }).sum();
        open + in_hand
    }
}

/// The value of an open pyramid: a share of what it would count if it were finished in steps of two. Each step lowers the
/// share.
fn open_value(mut floors: Floors) -> f32 {
    let mut share = 0.6;
    while floors.trailing_zeros() >= 2 {
        floors |= 1 << (floors.trailing_zeros() - 2);
        share *= 0.85;
    }
    share * (f32::from(points(floors)) - SLOT)
}

/// The turn of a casual player.
pub(super) fn turn(world: &World, plays: u8) -> Option<TurnPlan> {
    best_turn(&CasualEvaluator, world, world.turn, plays, Pyramids::HAND)
}

/// How many top stones of each colour to exchange: all but one for each pyramid open after the turn, and at least one of
/// each colour is kept.
pub(super) fn exchange(turn: &TurnPlan) -> [u32; COLOURS] {
    turn.colours.map(|plan| plan.held.top_stones().saturating_sub((plan.open.as_slice().len() as u32).max(1)))
}
