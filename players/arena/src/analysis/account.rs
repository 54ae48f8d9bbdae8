//! Where the chance to win came from and where it went.

use super::Value;
use tabletop::Seat;

/// How the expectation of a seat, or of all together, moved from the first weighed choice to the end.
///
/// Of the chance to win, `end = start + luck + revision − cost`, up to rounding. So it is with points; with cards left,
/// of which fewer are better, `end = start − luck − revision + cost`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// Whose; nobody's where all play together.
    pub seat: Option<Seat>,
    /// What could be expected at the first weighed choice.
    pub start: Value,
    /// What deals brought, and other seats' play. Above 0 is good.
    pub luck: Value,
    /// What changed in the estimate although nothing happened: noise, and a closer look. Above 0 is good.
    pub revision: Value,
    /// What choices lost against the best. Above 0 is bad.
    pub cost: Value,
    /// How it ended, or what could be expected after the last weighed choice.
    pub end: Value,
    /// What happened after the last weighed choice, if the end of the game is known. Above 0 is good.
    pub last: Option<Value>,
}

/// How an expectation changed between two choices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Swing {
    /// By how much. Above 0 is good.
    pub by: Value,
    /// Whether anything happened at all: a deal, or another seat's action. If not it is a revision of the estimate.
    pub happened: bool,
}

/// An account that is being kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keeping {
    account: Account,
    sign: f64,
    /// Who made the last weighed choice.
    by: Seat,
    /// Whether anything happened since then.
    happened: bool,
}

impl Keeping {
    /// Starts with what the best is worth to the seat that chooses first.
    pub(super) fn new(seat: Option<Seat>, by: Seat, start: Value, sign: f64) -> Self {
        let none = Value::exact(0.0, 0.0);
        let account = Account { seat, start, luck: none, revision: none, cost: none, end: start, last: None };
        Self { account, sign, by, happened: false }
    }

    /// Notes that a seat acted, or that something was dealt.
    pub(super) fn note(&mut self, by: Option<Seat>) {
        self.happened |= by != Some(self.by);
    }

    /// Notes that the best is now worth this much to the seat that chooses, and what changed.
    pub(super) fn reach(&mut self, by: Seat, best: Value) -> Swing {
        // Another seat knows other cards.
        self.note(Some(by));
        self.by = by;
        let swing = Swing { by: self.gain(best), happened: self.happened };
        let part = if swing.happened { &mut self.account.luck } else { &mut self.account.revision };
        *part = part.plus(swing.by);
        self.account.end = best;
        self.happened = false;
        swing
    }

    /// Notes that a choice was made that is worth this much and cost so much.
    pub(super) fn choose(&mut self, played: Value, cost: Value) {
        self.account.cost = self.account.cost.plus(cost);
        self.account.end = played;
    }

    /// Closes the account with the result of the game, if it is known.
    pub(super) fn close(mut self, result: Option<Value>) -> Account {
        if let Some(result) = result {
            // The game is over: whatever came last, a deal or a choice, decided it.
            self.happened = true;
            self.account.last = Some(self.reach(self.by, result).by);
        }
        self.account
    }

    /// How much better this is than what was expected last.
    fn gain(&self, now: Value) -> Value {
        let gain = now.minus(self.account.end);
        if self.sign < 0.0 { gain.turned() } else { gain }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Luck, Seeded};

    /// A value made up of small whole numbers, so that sums are exact.
    fn any(luck: &mut Seeded) -> Value {
        let mut part = || f64::from(luck.below(64)) / 64.0;
        Value::exact(part(), part() * 32.0)
    }

    #[test]
    fn an_account_adds_up() {
        for (seed, sign) in (0..50).flat_map(|seed| [(seed, 1.0), (seed, -1.0)]) {
            let mut luck = Seeded::new(seed);
            let [first, second] = [0, 1].map(|number| Seat::new(number).unwrap_or_default());
            let mut keeping = Keeping::new(None, first, any(&mut luck), sign);
            let mut best = keeping.account.start;
            for step in 0..20 {
                let played = any(&mut luck);
                let cost = best.minus(played);
                keeping.choose(played, if sign < 0.0 { cost.turned() } else { cost });
                let chooser = if luck.below(2) == 0 { first } else { second };
                let dealt = luck.below(2) == 0;
                if dealt {
                    keeping.note(None);
                }
                best = any(&mut luck);
                let before = keeping.by;
                let swing = keeping.reach(chooser, best);
                assert_eq!(swing.happened, dealt || chooser != before, "{seed} {step}");
            }
            for account in [keeping.close(None), keeping.close(Some(Value::exact(1.0, 3.0)))] {
                let Account { start, luck, revision, cost, end, .. } = account;
                let gained = luck.plus(revision).minus(cost);
                assert_eq!(end.win.mean, start.win.mean + gained.win.mean, "{seed}");
                assert_eq!(end.result.mean, start.result.mean + sign * gained.result.mean, "{seed}");
                assert_eq!(account.last.is_some(), account.end == Value::exact(1.0, 3.0));
            }
        }
    }
}
