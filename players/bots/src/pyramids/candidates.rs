//! The turns that are worth a playout.
#![allow(clippy::indexing_slicing, reason = "every index is that of a colour or of a plan in a combination")]

use super::decision::Decision;
use super::packed::{self, COLOURS, Floors, TOP, cards, fits, points, unpack};
use super::plan::{ColourPlan, ColourPlanner, Play, TurnPlan};
use super::tuned::TunedEvaluator;
use super::turn::{Moves, Turn};
use ::pyramids::{Action, Pyramids};
use tabletop::View as _;

/// How many combinations of plans are tried.
const COMBINATIONS: usize = 12;
/// How many plans of each colour are combined.
const PLANS: usize = 10;
/// How many plays that spoil a pyramid are tried.
const SPOILING: usize = 3;
/// A spoiling play must cost the other seat at least this many expected points.
const LEAST_SPOILED: f32 = 1.0;

/// The index of one plan of each colour.
type Combination = [usize; COLOURS];

impl Decision<'_> {
    /// The policy's own turn first, then other turns of the seat, spoiling plays and exchanges.
    pub(super) fn candidates(&self) -> Vec<Turn> {
        let mut all = vec![self.policy_turn()];
        for turn in self.best_combinations().into_iter().chain(self.spoiling()).chain(self.exchanges()) {
            if !all.contains(&turn) {
                all.push(turn);
            }
        }
        all
    }

    /// Every exchange that is allowed.
    fn exchanges(&self) -> impl Iterator<Item = Turn> {
        self.view.legal_actions().into_iter().filter_map(|action| match action {
            Action::Swap(_) => self.beginning_with(action),
            _ => None,
        })
    }

    /// For each plan of a colour the best turn that contains it, and of these turns the best.
    fn best_combinations(&self) -> Vec<Turn> {
        let surplus = self.world.seats[self.seat].cards.saturating_sub(Pyramids::HAND);
        let plans: [Vec<ColourPlan>; COLOURS] =
            std::array::from_fn(|colour| self.best_plans(colour, surplus));
        let mut best = [[None::<(f32, Combination)>; PLANS]; COLOURS];
        for combination in combinations(plans.each_ref().map(Vec::len)) {
            let turn: [&ColourPlan; COLOURS] =
                std::array::from_fn(|colour| &plans[colour][combination[colour]]);
            let plays: u8 = turn.iter().map(|plan| plan.plays).sum();
            let discards: u8 = turn.iter().map(|plan| plan.discards).sum();
            if plays > self.plays() || discards != surplus.saturating_sub(plays) {
                continue;
            }
            let value = turn.iter().map(|plan| plan.value).sum();
            for (best, index) in best.iter_mut().zip(combination) {
                if best[index].is_none_or(|(most, _)| most < value) {
                    best[index] = Some((value, combination));
                }
            }
        }
        let mut best: Vec<(f32, Combination)> = best.into_iter().flatten().flatten().collect();
        best.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        best.dedup();
        let turn = |(_, combination): (f32, Combination)| {
            let colours = std::array::from_fn(|colour| plans[colour][combination[colour]]);
            Turn::Moves(Moves::of(&TurnPlan { seat: self.seat, colours }, self.hand()))
        };
        best.into_iter().take(COMBINATIONS).map(turn).collect()
    }

    /// The best plans of one colour with up to `surplus` discards.
    fn best_plans(&self, colour: usize, surplus: u8) -> Vec<ColourPlan> {
        let state = &self.world.seats[self.seat];
        let evaluator = &TunedEvaluator::new(&self.world, self.weights, &self.expected);
        let planner = ColourPlanner { evaluator, colour, plays: self.plays() };
        let mut plans = Vec::new();
        planner.for_each(&state.open[colour], state.hand[colour], &mut |plan| plans.push(*plan));
        for discards in 0..surplus {
            let before = plans.iter().filter(|plan| plan.discards == discards);
            let fewer: Vec<ColourPlan> = before.filter_map(|plan| planner.discarding(plan)).collect();
            plans.extend(fewer);
        }
        plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        plans.truncate(PLANS);
        plans
    }

    /// The policy's turn with one more play that spoils a pyramid of another seat.
    fn spoiling(&self) -> Vec<Turn> {
        let Some(turn) = self.policy().turn(&self.world, self.plays()) else { return Vec::new() };
        let own = turn.seat == self.seat;
        let Moves { plays, discards } = Moves::of(&turn, self.hand());
        if !own || plays.len() >= usize::from(self.plays()) {
            return Vec::new();
        }
        let mut rest = *self.hand();
        for play in &plays {
            packed::remove(&mut rest, play.colour, play.rank);
        }
        let mut found: Vec<(f32, Play)> = Vec::new();
        for seat in self.world.others(self.seat) {
            for (colour, (open, held)) in self.world.seats[seat].open.iter().zip(&rest).enumerate() {
                for &floors in open.as_slice() {
                    for rank in (0..=TOP).filter(|rank| held.count(*rank) > 0 && fits(*rank, floors)) {
                        let play = Play { seat, colour, rank, on: Some(floors) };
                        found.push((self.spoiled(colour, rank, floors), play));
                    }
                }
            }
        }
        found.retain(|(spoiled, _)| *spoiled >= LEAST_SPOILED);
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(SPOILING);
        let with = |(_, play): (f32, Play)| {
            let mut discards = discards;
            // The turn discards one card fewer: this one, or else another.
            if !packed::remove(&mut discards, play.colour, play.rank)
                && let Some((colour, rank)) = cards(&discards).last().map(unpack)
            {
                packed::remove(&mut discards, colour, rank);
            }
            Turn::Moves(Moves { plays: plays.iter().copied().chain([play]).collect(), discards })
        };
        found.into_iter().map(with).collect()
    }

    /// How many expected points a card takes from a pyramid it is put on.
    fn spoiled(&self, colour: usize, rank: u8, floors: Floors) -> f32 {
        let after = match rank == TOP {
            true => f32::from(points(floors)) - self.weights.slot,
            false => self.expected(colour, floors | 1 << rank),
        };
        self.expected(colour, floors) - after
    }
}

/// Every combination of indices below these lengths.
fn combinations([a, b, c, d]: Combination) -> impl Iterator<Item = Combination> {
    let pairs = (0..a).flat_map(move |a| (0..b).map(move |b| (a, b)));
    pairs.flat_map(move |(a, b)| (0..c).flat_map(move |c| (0..d).map(move |d| [a, b, c, d])))
}
