//! `--test`: is one bot stronger than another?

use ::arena::{Claim, Evidence, Finding, Played, Schedule, Sequential, left, shares};
use serde::Serialize;
use std::ops::ControlFlow;

/// A test under way.
pub(super) struct Duel {
    schedule: Schedule,
    claim: Claim,
    test: Sequential,
    /// What the deal under way has brought the first, less what it has brought the second.
    sum: f64,
}

impl Duel {
    pub(super) fn new(schedule: &Schedule, claim: Claim) -> Self {
        Self { schedule: schedule.clone(), claim, test: Sequential::new(claim), sum: 0.0 }
    }

    /// Takes the next game; ends once the test is sure.
    pub(super) fn add(&mut self, number: u64, game: &Played) -> ControlFlow<()> {
        let Some((_, _, seating)) = self.schedule.game(number) else { return ControlFlow::Break(()) };
        let sign = |entry: usize| if entry == 0 { 1.0 } else { -1.0 };
        self.sum += match left(game) {
            // A whole team at a time; each has its game with every deal.
            Some((_, won)) => sign(seating.first().copied().unwrap_or_default()) * f64::from(u8::from(won)),
            None => seating.iter().zip(shares(game)).map(|(entry, share)| sign(*entry) * share).sum(),
        };
        let games = self.schedule.games_a_deal() as u64;
        if (number + 1).is_multiple_of(games) {
            let teams = if left(game).is_some() { 1.0 } else { games as f64 };
            self.test.add(self.sum / teams);
            self.sum = 0.0;
        }
        if self.test.finding() == Finding::Open { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    pub(super) fn result(self, schedule: &Schedule) -> Tested {
        let evidence = self.test.evidence();
        let mut names = schedule.entries.iter().map(|entry| entry.name.as_str());
        let (first, second) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
        let points = 100.0 * self.claim.difference;
        let verdict = match evidence.finding {
            Finding::Stronger => format!("{first} is stronger than {second}"),
            Finding::Weaker => format!("{second} is stronger than {first}"),
            Finding::Close => {
                format!("{first} and {second} differ by less than {points:.1} points of a hundred")
            }
            Finding::Open => {
                format!("not sure yet whether {first} or {second} is stronger: more games are needed")
            }
        };
        Tested { claim: self.claim, evidence, verdict }
    }
}

/// What a test found.
#[derive(Serialize)]
pub(super) struct Tested {
    claim: Claim,
    evidence: Evidence,
    pub(super) verdict: String,
}

impl Tested {
    pub(super) fn is_sure(&self) -> bool {
        self.evidence.finding != Finding::Open
    }

    /// What the verdict rests on, for people.
    pub(super) fn reasons(&self) -> Vec<String> {
        let Evidence { deals, mean, stronger, weaker, close, needed, needed_close, .. } = self.evidence;
        let Claim { difference, alpha, beta } = self.claim;
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
                "evidence that they differ by less than {:.1} points {close:.3}; {needed_close:.0} is needed (chance of a mistake {beta})",
                100.0 * difference
            ),
        ]
    }
}
