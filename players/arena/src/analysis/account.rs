//! Where the chance to win came from, and where it went.

use super::Expectation;
use tabletop::Seat;

/// How the expectation of a seat, or of the team, moved from the first evaluated choice to the end.
///
/// For the chance to win and for points, `end = start + luck + revision − cost`, up to rounding. For cards left, of which
/// fewer are better, `end = start − luck − revision + cost`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// The seat; none for the team of a cooperative game.
    pub seat: Option<Seat>,
    /// The expectation at the first evaluated choice.
    pub start: Expectation,
    /// What deals and the play of other seats brought. Above 0 is good.
    pub luck: Expectation,
    /// What changed in the estimate although nothing happened: noise, and new samples. Above 0 is good.
    pub revision: Expectation,
    /// What choices lost against the best. Above 0 is bad.
    pub cost: Expectation,
    /// The result, or the expectation after the last evaluated choice.
    pub end: Expectation,
    /// What changed after the last evaluated choice, if the game is over. Above 0 is good.
    pub last: Option<Expectation>,
}

/// How an expectation changed between two choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Swing {
    /// By how much. Above 0 is good.
    pub by: Expectation,
    /// Whether there was a deal or an action of another seat. If not, the change is a revision of the estimate.
    pub happened: bool,
}

/// An account in progress.
#[derive(Clone, Copy, Debug)]
pub(super) struct AccountBuilder {
    account: Account,
    sign: f64,
    /// The seat that made the last evaluated choice.
    by: Seat,
    /// Whether anything happened since then.
    happened: bool,
}

impl AccountBuilder {
    /// Starts with the expectation of the best choice of the seat that chooses first.
    pub(super) fn new(seat: Option<Seat>, by: Seat, start: Expectation, sign: f64) -> Self {
        let none = Expectation::exact(0.0, 0.0);
        let account = Account { seat, start, luck: none, revision: none, cost: none, end: start, last: None };
        Self { account, sign, by, happened: false }
    }

    /// Notes that a seat acted, or that something was dealt.
    pub(super) fn note(&mut self, by: Option<Seat>) {
        self.happened |= by != Some(self.by);
    }

    /// Notes the expectation of the best choice of the next seat, and returns what changed.
    pub(super) fn reach(&mut self, by: Seat, best: Expectation) -> Swing {
        // Another seat knows other cards.
        self.note(Some(by));
        self.by = by;
        let swing = Swing { by: best.minus(self.account.end).with_sign(self.sign), happened: self.happened };
        let part = if swing.happened { &mut self.account.luck } else { &mut self.account.revision };
        *part = part.plus(swing.by);
        self.account.end = best;
        self.happened = false;
        swing
    }

    /// Notes the expectation of a choice that was made, and its cost.
    pub(super) fn choose(&mut self, played: Expectation, cost: Expectation) {
        self.account.cost = self.account.cost.plus(cost);
        self.account.end = played;
    }

    /// Closes the account with the result of the game, if it is known.
    pub(super) fn close(mut self, result: Option<Expectation>) -> Account {
        if let Some(result) = result {
            // The last deal or choice decided the game.
            self.happened = true;
            self.account.last = Some(self.reach(self.by, result).by);
        }
        self.account
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Luck, Seeded};

    /// An expectation of binary fractions, so that sums are exact.
    fn any(luck: &mut Seeded) -> Expectation {
        let mut part = || f64::from(luck.below(64)) / 64.0;
        Expectation::exact(part(), part() * 32.0)
    }

    #[test]
    fn an_account_adds_up() {
        for (seed, sign) in (0..50).flat_map(|seed| [(seed, 1.0), (seed, -1.0)]) {
            let mut luck = Seeded::new(seed);
            let [first, second] = [0, 1].map(|number| Seat::new(number).unwrap_or_default());
            let mut builder = AccountBuilder::new(None, first, any(&mut luck), sign);
            let mut best = builder.account.start;
            for step in 0..20 {
                let played = any(&mut luck);
                builder.choose(played, best.minus(played).with_sign(sign));
                let chooser = if luck.below(2) == 0 { first } else { second };
                let dealt = luck.below(2) == 0;
                if dealt {
                    builder.note(None);
                }
                best = any(&mut luck);
                let before = builder.by;
                let swing = builder.reach(chooser, best);
                assert_eq!(swing.happened, dealt || chooser != before, "{seed} {step}");
            }
            for account in [builder.close(None), builder.close(Some(Expectation::exact(1.0, 3.0)))] {
                let Account { start, luck, revision, cost, end, .. } = account;
                let gained = luck.plus(revision).minus(cost);
                assert_eq!(end.win.mean, start.win.mean + gained.win.mean, "{seed}");
                assert_eq!(end.result.mean, start.result.mean + sign * gained.result.mean, "{seed}");
                assert_eq!(account.last.is_some(), account.end == Expectation::exact(1.0, 3.0));
            }
        }
    }
}
