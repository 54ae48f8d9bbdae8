//! Breaks the change of a seat's value down into luck, costs and noise.

use super::ValueEstimate;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How the value of the game to a seat, or to the team, changed from the first evaluated choice to the end.
///
/// For the chance to win and for points, `end = start + luck + revision − cost`, up to rounding. For cards left, of which
/// fewer are better, `end = start − luck − revision + cost`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueBreakdown {
    /// The seat. None for the team of a cooperative game.
    pub seat: Option<Seat>,
    /// The value at the first evaluated choice.
    pub start: ValueEstimate,
    /// The changes by deals and by the play of other seats. Above 0 is good.
    pub luck: ValueEstimate,
    /// The changes of the estimate between choices with no event between them: noise, and new samples. Above 0 is good.
    pub revision: ValueEstimate,
    /// The cost of all choices. Above 0 is bad.
    pub cost: ValueEstimate,
    /// The result, or the value after the last evaluated choice.
    pub end: ValueEstimate,
    /// The change after the last evaluated choice, if the game is over. Above 0 is good.
    pub last: Option<ValueEstimate>,
}

/// How a value changed between two choices.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ValueChange {
    /// The size of the change. Above 0 is good.
    #[serde(flatten)]
    pub amount: ValueEstimate,
    /// Whether there was a deal or an action of another seat. If not, the change is a revision of the estimate.
    pub happened: bool,
}

/// A breakdown in progress.
#[derive(Clone, Copy, Debug)]
pub(super) struct BreakdownBuilder {
    breakdown: ValueBreakdown,
    sign: f64,
    /// The seat that made the last evaluated choice.
    by: Seat,
    /// Whether anything happened since then.
    happened: bool,
}

impl BreakdownBuilder {
    /// Starts with the value of the best choice of the seat that chooses first.
    pub(super) fn new(seat: Option<Seat>, by: Seat, start: ValueEstimate, sign: f64) -> Self {
        let none = ValueEstimate::exact(0.0, 0.0);
        let breakdown =
            ValueBreakdown { seat, start, luck: none, revision: none, cost: none, end: start, last: None };
        Self { breakdown, sign, by, happened: false }
    }

    /// Notes that a seat acted, or that something was dealt.
    pub(super) fn note(&mut self, by: Option<Seat>) {
        self.happened |= by != Some(self.by);
    }

    /// Adds the value of the best choice of the next seat, and returns the change.
    pub(super) fn reach(&mut self, by: Seat, best: ValueEstimate) -> ValueChange {
        // Another seat knows other cards.
        self.note(Some(by));
        self.by = by;
        let change = ValueChange {
            amount: best.minus(self.breakdown.end).with_sign(self.sign),
            happened: self.happened,
        };
        let part = if change.happened { &mut self.breakdown.luck } else { &mut self.breakdown.revision };
        *part = part.plus(change.amount);
        self.breakdown.end = best;
        self.happened = false;
        change
    }

    /// Adds the value of a choice that was made, and its cost.
    pub(super) fn choose(&mut self, played: ValueEstimate, cost: ValueEstimate) {
        self.breakdown.cost = self.breakdown.cost.plus(cost);
        self.breakdown.end = played;
    }

    /// Closes the breakdown with the result of the game, if it is known.
    pub(super) fn close(mut self, result: Option<ValueEstimate>) -> ValueBreakdown {
        if let Some(result) = result {
            // The last deal or choice decided the game.
            self.happened = true;
            self.breakdown.last = Some(self.reach(self.by, result).amount);
        }
        self.breakdown
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Luck, Seeded};

    /// A value of binary fractions, so that sums are exact.
    fn any(luck: &mut Seeded) -> ValueEstimate {
        let mut part = || f64::from(luck.below(64)) / 64.0;
        ValueEstimate::exact(part(), part() * 32.0)
    }

    #[test]
    fn a_breakdown_adds_up() {
        for (seed, sign) in (0..50).flat_map(|seed| [(seed, 1.0), (seed, -1.0)]) {
            let mut luck = Seeded::new(seed);
            let [first, second] = [0, 1].map(|number| Seat::new(number).unwrap_or_default());
            let mut builder = BreakdownBuilder::new(None, first, any(&mut luck), sign);
            let mut best = builder.breakdown.start;
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
                let change = builder.reach(chooser, best);
                assert_eq!(change.happened, dealt || chooser != before, "{seed} {step}");
            }
            for breakdown in [builder.close(None), builder.close(Some(ValueEstimate::exact(1.0, 3.0)))] {
                let ValueBreakdown { start, luck, revision, cost, end, .. } = breakdown;
                let gained = luck.plus(revision).minus(cost);
                assert_eq!(end.win.mean, start.win.mean + gained.win.mean, "{seed}");
                assert_eq!(end.result.mean, start.result.mean + sign * gained.result.mean, "{seed}");
                assert_eq!(breakdown.last.is_some(), breakdown.end == ValueEstimate::exact(1.0, 3.0));
            }
        }
    }
}
