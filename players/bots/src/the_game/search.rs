//! The search: the best whole turns are played out in imagined worlds.

use super::eval::Phases;
use super::playout::Rules;
use super::sampler::WorldSampler;
use super::turns::{Start, Turn};
use crate::exponential::exp;
use crate::{CandidateScore, Sample, SearchLimits, halving};
use tabletop::{Seeded, seed_of};

/// What a search is about.
pub(super) struct Search<'a> {
    pub(super) sampler: &'a WorldSampler,
    pub(super) rules: Rules,
    pub(super) phases: &'a Phases,
    pub(super) start: Start,
    pub(super) seed: u64,
}

/// What an unfavourable evaluation takes off the value of a candidate, for each card lost.
const PRIOR: f64 = 0.02;
/// Beyond so many cards a difference counts no more.
const MOST: f32 = 30.0;

impl Search<'_> {
    /// Plays the candidates out.
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
            let left = self.play(turn, world);
            let win = if left == 0 { 1.0 } else { 0.0 };
            let value = if left == 0 { 1.0 } else { 0.5 * exp(-f64::from(left) / 10.0) };
            Sample { value: value + prior, win, result: f64::from(left) }
        })
    }

    /// Cards left when the turn is taken in the world with this number.
    fn play(&self, turn: &Turn, world: u64) -> u8 {
        let mut luck = Seeded::new(seed_of(self.seed, world));
        let mut world = self.sampler.sample(&mut luck);
        for m in &turn.moves {
            world.board.place(*m);
        }
        if !turn.complete {
            return world.board.out;
        }
        if let Some(hand) = world.hands.get_mut(self.sampler.own) {
            *hand = turn.hand;
        }
        let placed = self.start.placed + turn.moves.len() as u8;
        world.play_on(&self.rules, self.phases, self.sampler.own, placed)
    }
}
