//! What a seat can expect of a position or a choice, and whether a difference is more than noise.

use bots::Estimate;

/// What a seat can expect, or how much of it was won or lost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expectation {
    /// The chance to win, shared wins in part.
    pub win: Estimate,
    /// In a cooperative game the cards left, else the points ahead of the best other seat.
    pub result: Estimate,
}

impl Expectation {
    /// An expectation that is known exactly.
    #[must_use]
    pub const fn exact(win: f64, result: f64) -> Self {
        Self { win: Estimate { mean: win, error: 0.0 }, result: Estimate { mean: result, error: 0.0 } }
    }

    /// Means and standard errors over independent samples of the chance to win and the result.
    #[must_use]
    pub(super) fn over(samples: impl Iterator<Item = (f64, f64)> + Clone) -> Self {
        Self {
            win: estimate(samples.clone().map(|(win, _)| win)),
            result: estimate(samples.map(|(_, result)| result)),
        }
    }

    /// The sum with an independent expectation.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.joined(other, 1.0)
    }

    /// The difference to an independent expectation.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.joined(other, -1.0)
    }

    /// The same, with the opposite sign of the result.
    #[must_use]
    pub(super) fn negated_result(mut self) -> Self {
        self.result.mean = -self.result.mean;
        self
    }

    fn joined(self, other: Self, sign: f64) -> Self {
        let join = |a: Estimate, b: Estimate| Estimate {
            mean: a.mean + sign * b.mean,
            error: a.error.hypot(b.error),
        };
        Self { win: join(self.win, other.win), result: join(self.result, other.result) }
    }

    /// Whether a choice with this cost was a mistake: it lost at least 1 % of winning, or at least one card or point
    /// without winning more often, and the loss is more than noise.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        let lost = |estimate: Estimate, least: f64| estimate.mean >= least && is_sure(estimate);
        lost(self.win, 0.01) || self.win.mean >= 0.0 && lost(self.result, 1.0)
    }
}

/// The standard errors from which a difference counts as sure. The errors come from eight independent samples; noise alone
/// gets this far to one side about once in fifty times.
const SURE: f64 = 2.5;

/// Whether a difference is more than noise.
#[must_use]
pub fn is_sure(difference: Estimate) -> bool {
    difference.mean != 0.0 && difference.mean.abs() >= SURE * difference.error
}

/// Mean and standard error. One sample does not tell how far it may be off.
fn estimate(values: impl Iterator<Item = f64> + Clone) -> Estimate {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count.max(1.0);
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    let error = if count > 1.0 { (squares / (count * (count - 1.0))).sqrt() } else { f64::INFINITY };
    Estimate { mean, error }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(win: (f64, f64), result: (f64, f64)) -> Expectation {
        let estimate = |(mean, error)| Estimate { mean, error };
        Expectation { win: estimate(win), result: estimate(result) }
    }

    #[test]
    fn only_a_sure_and_noticeable_loss_is_a_mistake() {
        assert!(cost((0.05, 0.01), (0.0, 1.0)).is_mistake());
        assert!(!cost((0.05, 0.03), (0.0, 1.0)).is_mistake(), "noise");
        assert!(!cost((0.005, 0.0), (0.0, 1.0)).is_mistake(), "next to nothing");
        assert!(cost((0.0, 0.01), (2.0, 0.5)).is_mistake(), "cards or points");
        assert!(!cost((-0.02, 0.01), (2.0, 0.5)).is_mistake(), "wins more often");
        assert!(!cost((0.0, 0.0), (0.0, 0.0)).is_mistake());
    }

    #[test]
    fn errors_come_from_the_spread_and_add_up_as_independent_ones_do() {
        let value = Expectation::over([(0.2, 1.0), (0.4, 1.0), (0.6, 1.0)].into_iter());
        assert!((value.win.mean - 0.4).abs() < 1e-12 && (value.win.error - 0.2 / 3f64.sqrt()).abs() < 1e-12);
        assert_eq!((value.result.mean, value.result.error), (1.0, 0.0));
        let single = Expectation::over([(0.2, 1.0)].into_iter());
        assert_eq!((single.win.mean, is_sure(single.win)), (0.2, false), "one sample is never sure");
        let sum = cost((0.1, 0.03), (1.0, 3.0)).minus(cost((0.4, 0.04), (2.0, 4.0)));
        assert!((sum.win.mean + 0.3).abs() < 1e-12 && (sum.win.error - 0.05).abs() < 1e-12);
        assert_eq!((sum.result.mean, sum.result.error), (-1.0, 5.0));
    }
}
