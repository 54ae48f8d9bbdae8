//! The tuned policy: its weights, its evaluator, and its turns.

use super::expected_points::ExpectedPoints;
use super::packed::{COLOURS, ColourHand, Floors, OpenPyramids, TOP, fits, points};
use super::plan::{TurnEvaluator, TurnPlan, best_turn};
use super::world::World;
use ::pyramids::{Floor, Pyramids};

/// Declares the weights with their names and conversions.
macro_rules! weights {
    ($($(#[$doc:meta])+ $name:ident,)+) => {
        /// The weights of the tuned policy. There is a set for each number of players.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {
            $($(#[$doc])+ pub $name: f32,)+
        }

        impl Weights {
            /// The names of all weights.
            pub const NAMES: [&'static str; 13] = [$(stringify!($name)),+];

            /// All weights, in the order of [`Weights::NAMES`].
            #[must_use]
            pub const fn to_array(&self) -> [f32; Self::NAMES.len()] {
                [$(self.$name),+]
            }

            /// The weights from an array in the order of [`Weights::NAMES`].
            #[must_use]
            pub const fn from_array([$($name),+]: [f32; Self::NAMES.len()]) -> Self {
                Self { $($name),+ }
            }
        }
    };
}

weights! {
    /// The share of the chance for a floor that the policy counts on.
    floor_luck,
    /// The share of the chance for a top stone that the policy counts on.
    top_luck,
    /// The share of an expected value that is left after a turn of waiting.
    patience,
    /// The turns that the leader is expected to need for each pyramid still missing.
    pace,
    /// The turns expected in addition to `pace`.
    slack,
    /// The points that a complete pyramid costs, because a seat can complete only six.
    slot,
    /// The points that a complete pyramid gains for each ten points of lead.
    rush,
    /// The share of its value as a base that a floor in hand has.
    start,
    /// The value of a stone in hand that fits an open pyramid later.
    later,
    /// The value of a stone in hand that fits now.
    ready,
    /// The share of its expected value that each pyramid of a colour after the best has.
    crowd,
    /// The value of a top stone without a pyramid for it.
    spare,
    /// Top stones of less value than this are exchanged.
    exchange,
}

/// Prefers the state from which the seat is expected to score most.
#[derive(Clone, Copy, Debug)]
pub(super) struct TunedEvaluator<'a> {
    weights: &'a Weights,
    expected: &'a ExpectedPoints,
    /// The turns still expected after this one.
    turns: usize,
    /// The value of completing a pyramid in addition to its points.
    bonus: f32,
    /// Whether the turn may complete a pyramid.
    completes: bool,
}

impl<'a> TunedEvaluator<'a> {
    /// The evaluator for the player to move.
    pub(super) fn new(world: &World, weights: &'a Weights, expected: &'a ExpectedPoints) -> Self {
        let lead = f32::from(world.lead(world.turn)) / 10.0;
        let bonus = weights.rush * lead - weights.slot;
        Self { weights, expected, turns: world.turns(weights), bonus, completes: true }
    }

    /// The best turn that does not complete the sixth pyramid. `None` if there is nothing to choose.
    pub(super) fn turn(self, world: &World, plays: u8) -> Option<TurnPlan> {
        let best =
            |completes| best_turn(&Self { completes, ..self }, world, world.turn, plays, Pyramids::HAND);
        let complete = world.seats[world.turn].complete;
        let turn = best(complete + 1 < Pyramids::COMPLETE)?;
        if complete + turn.complete() < Pyramids::COMPLETE { Some(turn) } else { best(false) }
    }

    /// The value of a floor in hand.
    fn floor(&self, colour: usize, open: &OpenPyramids, tops: u32, rank: u8) -> f32 {
        let stones = f32::from(rank + Floor::LEAST);
        let has_top = usize::from(tops > 0);
        let mut value = self.weights.start * self.expected.at(self.turns, colour, has_top, 1 << rank);
        for &floors in open.as_slice() {
            let highest = floors.trailing_zeros() as u8;
            if rank + 2 < highest {
                value = value.max(self.weights.later * stones);
            } else if fits(rank, floors) {
                value = value.max(self.weights.ready * stones);
            }
        }
        value
    }

    /// How many top stones of each colour to exchange: those that stay in hand and have little value there.
    pub(super) fn exchange(&self, turn: &TurnPlan) -> [u32; COLOURS] {
        let mut counts = [0; COLOURS];
        for (colour, (count, plan)) in counts.iter_mut().zip(&turn.colours).enumerate() {
            let mut held = plan.held;
            while held.top_stones() > 0 {
                let fewer = held.without(TOP);
                let value = self.value(colour, &plan.open, held) - self.value(colour, &plan.open, fewer);
                if value >= self.weights.exchange {
                    break;
                }
                held = fewer;
                *count += 1;
            }
        }
        counts
    }
}

impl TurnEvaluator for TunedEvaluator<'_> {
    #[inline]
    fn complete(&self, floors: Floors) -> Option<f32> {
        self.completes.then(|| f32::from(points(floors)) + self.bonus)
    }

    #[inline]
    fn value(&self, colour: usize, open: &OpenPyramids, held: ColourHand) -> f32 {
        let tops = held.top_stones();
        let (mut sum, mut best) = (0.0, 0.0f32);
        // What a first and a second top stone gain.
        let (mut gain, mut next_gain) = (0.0f32, 0.0f32);
        for &floors in open.as_slice() {
            let value = self.expected.at(self.turns, colour, 0, floors);
            sum += value;
            best = best.max(value);
            let more = self.expected.at(self.turns, colour, 1, floors) - value;
            next_gain = next_gain.max(more.min(gain));
            gain = gain.max(more);
        }
        let mut value = best + self.weights.crowd * (sum - best);
        value += match tops {
            0 => 0.0,
            1 => gain.max(self.weights.spare),
            2 => gain.max(self.weights.spare) + next_gain.max(self.weights.spare * 0.5),
            _ => gain.max(self.weights.spare) + next_gain.max(self.weights.spare * 0.5) + 0.1,
        };
        for rank in held.floors() {
            value += held.count(rank) as f32 * self.floor(colour, open, tops, rank);
        }
        value
    }
}
