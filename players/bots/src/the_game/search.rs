//! The search: the best whole turns are played out in sampled worlds.

use super::board::Move;
use super::playout::Playout;
use super::sampler::WorldSampler;
use super::turns::Turn;
use crate::exponential::exp;
use crate::{CandidateScore, Sample, SearchLimits, halving};
use tabletop::{Seeded, seed_of};

/// A search at one view.
pub(super) struct Search<'a> {
    pub(super) sampler: WorldSampler,
    pub(super) playout: Playout<'a>,
    /// The moves of a turn that surely leads to a win, because nothing is hidden any more.
    pub(super) solution: Option<Vec<Move>>,
    pub(super) seed: u64,
}

/// How much the value of a candidate falls for each card that it loses by the evaluation.
const PRIOR: f64 = 0.02;
/// Larger differences in cost are treated as this one.
const MOST: f32 = 30.0;

impl Search<'_> {
    pub(super) fn is_solution(&self, turn: &Turn) -> bool {
        self.solution.as_ref() == Some(&turn.moves)
    }

    /// Plays the candidates out. The first `always` stay in the race to the end.
    pub(super) fn run(
        &self,
        turns: &[Turn],
        always: usize,
        limits: &SearchLimits<'_>,
    ) -> Vec<CandidateScore> {
        let least = turns.iter().map(|turn| turn.cost).fold(f32::INFINITY, f32::min);
        halving(&vec![0.0; turns.len()], 0.0, always, limits, &|candidate, world| {
            let Some(turn) = turns.get(candidate) else { return Sample::default() };
            let prior = -PRIOR * f64::from((turn.cost - least).min(MOST));
            let left = if self.is_solution(turn) { 0 } else { self.play(turn, world) };
            let win = if left == 0 { 1.0 } else { 0.0 };
            let value = if left == 0 { 1.0 } else { 0.5 * exp(-f64::from(left) / 10.0) };
            Sample { value: value + prior, win, result: f64::from(left) }
        })
    }

    /// Plays the turn and the rest of the game in the world with this number. Returns the cards left.
    fn play(&self, turn: &Turn, world: u64) -> u8 {
        let mut world = self.sampler.sample(&mut Seeded::new(seed_of(self.seed, world)));
        turn.moves.iter().for_each(|m| world.board.place(*m));
        if !turn.complete {
            return world.board.out;
        }
        let WorldSampler { own, start, .. } = &self.sampler;
        world.hands[*own] = turn.hand;
        self.playout.run(&mut world, *own, start.placed + turn.moves.len() as u8)
    }
}
