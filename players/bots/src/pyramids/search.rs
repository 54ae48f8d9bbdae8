//! Search over whole turns: each candidate is played out to the end by the tuned policy, all in the same worlds.

use super::decision::Decision;
use super::packed::{cards, unpack};
use super::turn::{Moves, Turn};
use crate::{CandidateScore, Sample};
use tabletop::Seeded;

impl Decision<'_> {
    /// The result of a candidate in one world.
    pub(super) fn play_out(&self, turn: &Turn, luck: &mut Seeded) -> Sample {
        let mut world = self.world;
        let order = world.sample(self.view, luck);
        match turn {
            Turn::Exchange(tops) => {
                world.exchange(*tops, &order);
                world.play(self.policy());
            }
            Turn::Moves(Moves { plays, discards }) => {
                for play in plays {
                    let done = world.put(*play);
                    debug_assert!(
                        done || world.over,
                        "a candidate has only plays that are possible until the game ends"
                    );
                }
                for (colour, rank) in cards(discards).map(unpack) {
                    let held = world.seats[self.seat].give(colour, rank);
                    debug_assert!(held, "only cards of the hand are discarded");
                }
                world.pass();
            }
        }
        world.finish(&order, self.policy());
        let (win, lead) = (world.win(self.seat), f64::from(world.lead(self.seat)));
        let margin = (0.5 + lead / 100.0).clamp(0.0, 1.0);
        Sample { value: 0.7 * win + 0.3 * margin, win, result: lead }
    }
}

/// The index of the best candidate that is better than the first by at least `sure` standard errors, or 0 if none is.
pub(super) fn best_candidate(scores: &[CandidateScore], sure: f64) -> usize {
    let Some(policy) = scores.first() else { return 0 };
    let (mut best, mut most) = (0, 0.0);
    for (index, score) in scores.iter().enumerate().skip(1) {
        let gain = score.gain_over(policy);
        // Candidates that were dropped early were seen in too few worlds to be sure.
        let is_tried = 2 * score.worlds() >= policy.worlds();
        let is_sure = gain.error.is_some_and(|error| gain.mean > sure * error);
        if is_tried && is_sure && gain.mean > most {
            (best, most) = (index, gain.mean);
        }
    }
    best
}
