//! The turns that are worth a playout.

use super::packed::{self, COLOURS, Floors, TOP, cards, fits, points, unpack};
use super::plan::{ColourPlan, ColourPlanner, Play, TurnPlan};
use super::position::Position;
use super::tuned::TunedEvaluation;
use super::turn::Turn;
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

impl Position<'_> {
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
        let legal = self.view.legal_actions().into_iter();
        let swaps = legal.filter(|action| matches!(action, Action::Swap(_)));
        swaps.filter_map(|action| self.beginning_with(action))
    }

    /// For each plan of a colour the best turn that contains it, and of these turns the best.
    fn best_combinations(&self) -> Vec<Turn> {
        let surplus = self.world.seats[self.seat].cards.saturating_sub(Pyramids::HAND);
        let plans: [Vec<ColourPlan>; COLOURS] =
            std::array::from_fn(|colour| self.best_plans(colour, surplus));
        let mut best: [Vec<Option<(f32, Combination)>>; COLOURS] =
            std::array::from_fn(|colour| vec![None; plans.get(colour).map_or(0, Vec::len)]);
        let lengths = plans.each_ref().map(Vec::len);
        for combination in std::iter::successors(Some([0; COLOURS]), |last| next(*last, lengths)) {
            let Some(turn) = combined(&plans, combination) else { continue };
            let plays: u8 = turn.iter().map(|plan| plan.plays).sum();
            let discards: u8 = turn.iter().map(|plan| plan.discards).sum();
            if plays > self.plays() || discards != surplus.saturating_sub(plays) {
                continue;
            }
            let value = turn.iter().map(|plan| plan.value).sum();
            for (best, index) in best.iter_mut().zip(combination) {
                if let Some(best) = best.get_mut(index)
                    && best.is_none_or(|(most, _)| most < value)
                {
                    *best = Some((value, combination));
                }
            }
        }
        let mut best: Vec<(f32, Combination)> = best.into_iter().flatten().flatten().collect();
        best.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        best.dedup();
        best.truncate(COMBINATIONS);
        let turns = best.into_iter().filter_map(|(_, combination)| combined(&plans, combination));
        let turn = |plans: [&ColourPlan; COLOURS]| {
            Turn::of(&TurnPlan { seat: self.seat, colours: plans.map(|plan| *plan) }, self.hand())
        };
        turns.map(turn).collect()
    }

    /// The best plans of one colour with up to `surplus` discards.
    fn best_plans(&self, colour: usize, surplus: u8) -> Vec<ColourPlan> {
        let state = &self.world.seats[self.seat];
        let (Some(open), Some(held)) = (state.open.get(colour), state.hand.get(colour)) else {
            return Vec::new();
        };
        let evaluation = &TunedEvaluation::new(&self.world, self.weights, &self.expectation);
        let planner = ColourPlanner { evaluation, colour, plays: self.plays() };
        let mut plans: Vec<ColourPlan> = Vec::new();
        planner.for_each(open, *held, &mut |plan| plans.push(*plan));
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
        let Turn::Moves { plays, discards } = Turn::of(&turn, self.hand()) else { return Vec::new() };
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
            Turn::Moves { plays: plays.iter().copied().chain([play]).collect(), discards }
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

/// The plans of a combination.
fn combined(plans: &[Vec<ColourPlan>; COLOURS], [a, b, c, d]: Combination) -> Option<[&ColourPlan; COLOURS]> {
    let [red, yellow, green, blue] = plans;
    Some([red.get(a)?, yellow.get(b)?, green.get(c)?, blue.get(d)?])
}

/// The next combination of indices below these lengths; the last index changes fastest.
fn next(mut combination: Combination, lengths: Combination) -> Option<Combination> {
    for (index, length) in combination.iter_mut().zip(lengths).rev() {
        *index += 1;
        if *index < length {
            return Some(combination);
        }
        *index = 0;
    }
    None
}
