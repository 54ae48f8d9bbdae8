//! `--test`: is one bot stronger than another?

use crate::text::counted;
use ::arena::{Evidence, Finding, GameResult, Schedule, SequentialTest, TestParameters};
use serde::Serialize;
use std::ops::ControlFlow;

/// A test under way.
pub(super) struct Duel(pub(super) SequentialTest);

impl Duel {
    /// Takes the next game; ends once the test is sure.
    pub(super) fn add(&mut self, game: &GameResult) -> ControlFlow<()> {
        self.0.add(game);
        if self.0.evidence().finding == Finding::Undecided {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    pub(super) fn result(self, schedule: &Schedule) -> Tested {
        let (parameters, evidence) = (self.0.parameters(), self.0.evidence());
        let mut names = schedule.entries.iter().map(|entry| entry.name.as_str());
        let (first, second) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
        let points = 100.0 * parameters.difference;
        let verdict = match evidence.finding {
            Finding::Stronger => format!("{first} is stronger than {second}"),
            Finding::Weaker => format!("{second} is stronger than {first}"),
            Finding::Equivalent => {
                format!("{first} and {second} differ by less than {points:.1} points of a hundred")
            }
            Finding::Undecided => {
                format!("not sure yet whether {first} or {second} is stronger: more games are needed")
            }
        };
        Tested { parameters, evidence, verdict }
    }
}

/// What a test found.
#[derive(Serialize)]
pub(super) struct Tested {
    parameters: TestParameters,
    evidence: Evidence,
    pub(super) verdict: String,
}

impl Tested {
    pub(super) fn is_sure(&self) -> bool {
        self.evidence.finding != Finding::Undecided
    }

    /// What the verdict rests on, for people.
    pub(super) fn reasons(&self) -> Vec<String> {
        let Evidence { deals, mean, stronger, weaker, equivalent, needed, needed_equivalent, .. } =
            self.evidence;
        let TestParameters { difference, alpha, beta } = self.parameters;
        let deals = counted(deals, "whole deal");
        vec![
            format!(
                "the first side's share of wins was {:+.2} points of a hundred above the second's over {deals}",
                100.0 * mean
            ),
            format!(
                "evidence that the first is stronger {stronger:.3}, that the second is {weaker:.3}; {needed:.0} is needed (chance of a mistake {alpha})"
            ),
            format!(
                "evidence that they differ by less than {:.1} points {equivalent:.3}; {needed_equivalent:.0} is needed (chance of a mistake {beta})",
                100.0 * difference
            ),
        ]
    }
}
