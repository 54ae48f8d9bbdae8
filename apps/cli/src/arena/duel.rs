//! `--test`: is one bot stronger than another?

use ::arena::{Evidence, Finding, GameResult, Schedule, SequentialTest, TestParameters};
use serde::Serialize;
use std::ops::ControlFlow;

/// A test under way.
pub(super) struct Duel {
    schedule: Schedule,
    cooperative: bool,
    test: SequentialTest,
    /// What the deal under way has brought the first, less what it has brought the second.
    sum: f64,
}

impl Duel {
    pub(super) fn new(schedule: &Schedule, cooperative: bool, test: SequentialTest) -> Self {
        Self { schedule: schedule.clone(), cooperative, test, sum: 0.0 }
    }

    /// Takes the next game; ends once the test is sure.
    pub(super) fn add(&mut self, number: u64, game: &GameResult) -> ControlFlow<()> {
        let Some((_, _, seating)) = self.schedule.game(number) else { return ControlFlow::Break(()) };
        let sign = |entry: usize| if entry == 0 { 1.0 } else { -1.0 };
        self.sum += match game.cards_left() {
            // A whole team at a time; each has its game with every deal.
            Some((_, won)) => sign(seating.first().copied().unwrap_or_default()) * f64::from(u8::from(won)),
            None => seating.iter().zip(game.win_shares()).map(|(entry, share)| sign(*entry) * share).sum(),
        };
        let games = self.schedule.games_per_deal() as u64;
        if (number + 1).is_multiple_of(games) {
            let teams = if self.cooperative { 1.0 } else { games as f64 };
            self.test.add(self.sum / teams);
            self.sum = 0.0;
        }
        if self.test.evidence().finding == Finding::Undecided {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    pub(super) fn result(self, schedule: &Schedule) -> Tested {
        let (parameters, evidence) = (self.test.parameters(), self.test.evidence());
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
        let deals = if deals == 1 { "1 whole deal".to_owned() } else { format!("{deals} whole deals") };
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
