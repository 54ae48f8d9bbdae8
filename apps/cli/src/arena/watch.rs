//! Looking on while games are played.

use super::duel::Duel;
use crate::progress;
use ::arena::{ArenaGame, GameResult, Observer, Plan, SequentialTest, State};
use anyhow::{Context, Result};
use indicatif::ProgressBar;
use std::ops::ControlFlow;

/// Shows how far it is, keeps what is finished, and ends a test that is sure.
pub(super) struct Watching {
    pub(super) bar: ProgressBar,
    state: Option<State>,
    pub(super) duel: Option<Duel>,
}

impl Watching {
    pub(super) fn new<G: ArenaGame>(
        plan: &Plan<G>,
        state: Option<State>,
        done: u64,
        test: Option<SequentialTest>,
    ) -> Self {
        let bar = progress::bar(plan.games, "games");
        bar.set_position(done);
        // What was done before tells nothing about the time left.
        bar.reset_eta();
        Self { bar, state, duel: test.map(Duel) }
    }
}

impl Observer for Watching {
    type Error = anyhow::Error;

    fn played(&mut self, number: u64, game: &GameResult) -> Result<()> {
        self.bar.inc(1);
        match &mut self.state {
            Some(state) => state.add(number, game).context("a finished game could not be kept"),
            None => Ok(()),
        }
    }

    fn in_order(&mut self, _number: u64, game: &GameResult) -> ControlFlow<()> {
        match &mut self.duel {
            Some(duel) => duel.add(game),
            None => ControlFlow::Continue(()),
        }
    }
}
