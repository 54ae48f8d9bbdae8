//! A view shows all that its viewer may know, and nothing else.

use super::{Failure, Law, Trial, act, broken, check_agreement, deal_next};
use crate::{Game, Luck, SetUp, View, Viewer, Waiting, pick};

impl<G: Game> Trial<'_, G> {
    pub(super) fn check_views(&mut self) -> Result<(), Failure> {
        for viewer in Viewer::all(self.game.set_up().players()) {
            let view = self.game.view(viewer);
            check_agreement(&self.game, &view, viewer)?;
            self.check_redeal(&view, viewer)?;
            self.check_sample(&view)?;
        }
        Ok(())
    }

    fn check_redeal(&mut self, view: &G::View, viewer: Viewer) -> Result<(), Failure> {
        let mut other = self.game.clone();
        other.redeal(viewer, &mut self.luck);
        if other != self.game {
            self.report.redealt += 1;
        }
        self.check_like(&other, view, Law::Blind, "dealt anew")
    }

    fn check_sample(&mut self, view: &G::View) -> Result<(), Failure> {
        let sampled = view.sample(&mut self.luck);
        self.check_like(&sampled, view, Law::Sampled, "sampled")?;
        // Playing every sample to its end would take the square of the time.
        if self.luck.below(16) == 0 { self.play_on(sampled) } else { Ok(()) }
    }

    /// The viewer can't tell this state from the game.
    fn check_like(&self, state: &G, view: &G::View, law: Law, how: &str) -> Result<(), Failure> {
        let viewer = view.viewer();
        self.check_conserved(state, &format!("{how} for {viewer:?}"))?;
        let now = state.view(viewer);
        if now != *view {
            return broken(law, format!("{how}, and {viewer:?} notices:\n{view:#?}\nbecame\n{now:#?}"));
        }
        check_agreement(state, view, viewer)
    }

    /// A sampled state can be played to its end.
    fn play_on(&mut self, mut game: G) -> Result<(), Failure> {
        let in_sample = |failure| Failure { law: Law::Sampled, ..failure };
        for _ in 0..=self.suite.bound {
            match game.waiting() {
                Waiting::Nobody => return Ok(()),
                Waiting::Dealer => {
                    deal_next(&mut game, &mut self.luck).map_err(in_sample)?;
                }
                Waiting::Seats(seats) => {
                    let Some(seat) = seats.first() else { return broken(Law::Sampled, "no seat") };
                    let Some(&action) = pick(&game.legal_actions(seat), &mut self.luck) else {
                        return broken(Law::Sampled, format!("seat {seat} has no legal action"));
                    };
                    act(&mut game, seat, action).map_err(in_sample)?;
                }
            }
        }
        broken(Law::Bounded, format!("sampled, and not over after {} events", self.suite.bound))
    }
}
