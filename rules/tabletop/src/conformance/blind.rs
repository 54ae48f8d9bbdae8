//! A view shows all that its viewer may know, and nothing else.

use super::{Broken, Law, Trial, broken, check_agreement};
use crate::{Game, Luck, SetUp, View, Viewer, Waiting, draw, pick};

impl<G: Game> Trial<'_, G> {
    pub(super) fn check_views(&mut self) -> Result<(), Broken> {
        for viewer in Viewer::all(self.game.set_up().players()) {
            let view = self.game.view(viewer);
            check_agreement(&self.game, &view, viewer)?;
            self.check_redeal(&view, viewer)?;
            self.check_sample(&view, viewer)?;
        }
        Ok(())
    }

    fn check_redeal(&mut self, view: &G::View, viewer: Viewer) -> Result<(), Broken> {
        let mut other = self.game.clone();
        other.redeal(viewer, &mut self.luck);
        self.check_conserved(&other, &format!("dealt anew for {viewer:?}"))?;
        if other.view(viewer) != *view {
            let now = other.view(viewer);
            return broken(
                Law::Blind,
                format!("{viewer:?} notices a new deal:\n{view:#?}\nbecame\n{now:#?}"),
            );
        }
        if other != self.game {
            self.report.redealt += 1;
        }
        check_agreement(&other, view, viewer)
    }

    fn check_sample(&mut self, view: &G::View, viewer: Viewer) -> Result<(), Broken> {
        let sampled = view.sample(&mut self.luck);
        self.check_conserved(&sampled, &format!("sampled for {viewer:?}"))?;
        if sampled.view(viewer) != *view {
            let now = sampled.view(viewer);
            return broken(
                Law::Sampled,
                format!("the sample for {viewer:?} does not fit:\n{view:#?}\nbecame\n{now:#?}"),
            );
        }
        check_agreement(&sampled, view, viewer)?;
        // Playing every sample to its end would take the square of the time.
        if self.luck.below(16) == 0 { self.play_on(sampled) } else { Ok(()) }
    }

    fn play_on(&mut self, mut game: G) -> Result<(), Broken> {
        for _ in 0..=self.suite.bound {
            match game.waiting() {
                Waiting::Nobody => return Ok(()),
                Waiting::Dealer => {
                    let Some(due) = game.due() else { return broken(Law::Sampled, "nothing is due") };
                    let deal = draw(due, &mut self.luck);
                    game.deal(&deal).or_else(|refusal| broken(Law::Sampled, format!("{deal}: {refusal}")))?;
                }
                Waiting::Seats(seats) => {
                    let Some(seat) = seats.first() else { return broken(Law::Sampled, "no seat") };
                    let Some(&action) = pick(&game.legal_actions(seat), &mut self.luck) else {
                        return broken(Law::Sampled, format!("seat {seat} has no legal action"));
                    };
                    game.act(seat, action).or_else(|refusal| broken(Law::Sampled, refusal.to_string()))?;
                }
            }
        }
        broken(Law::Bounded, format!("sampled, and not over after {} events", self.suite.bound))
    }
}
