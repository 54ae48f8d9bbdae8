//! The value of a position or a choice to a seat, and whether a difference is more than noise.

use bots::Estimate;
use serde::{Deserialize, Serialize};

/// An estimate of the value of a position or a choice to a seat, or of a difference between two values. Unknown by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ValueEstimate {
    /// The chance to win. A win shared by n seats counts 1/n.
    pub win: Estimate,
    /// The cards left in a cooperative game, otherwise the points ahead of the best other seat.
    pub result: Estimate,
}

impl ValueEstimate {
    /// A value that is known exactly.
    #[must_use]
    pub const fn exact(win: f64, result: f64) -> Self {
        Self { win: Estimate::exact(win), result: Estimate::exact(result) }
    }

    /// Means and standard errors over independent samples of the chance to win and the result.
    pub(super) fn over(samples: &[(f64, f64)]) -> Self {
        Self {
            win: Estimate::of(samples.iter().map(|(win, _)| *win)),
            result: Estimate::of(samples.iter().map(|(_, result)| *result)),
        }
    }

    /// The sum with an independent estimate.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let sum = |a: Estimate, b: Estimate| Estimate {
            mean: a.mean + b.mean,
            error: a.error.zip(b.error).map(|(a, b)| (a * a + b * b).sqrt()),
        };
        Self { win: sum(self.win, other.win), result: sum(self.result, other.result) }
    }

    /// The difference to an independent estimate.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.plus(Self { win: -other.win, result: -other.result })
    }

    /// The same value with the result multiplied by this sign.
    pub(super) fn with_sign(mut self, sign: f64) -> Self {
        self.result.mean *= sign;
        self
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

/// Whether a difference is more than noise; never if its error is unknown.
#[must_use]
pub fn is_sure(difference: Estimate) -> bool {
    let is_beyond = |error| difference.mean.abs() >= SURE * error;
    difference.mean != 0.0 && difference.error.is_some_and(is_beyond)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(win: (f64, f64), result: (f64, f64)) -> ValueEstimate {
        let estimate = |(mean, error)| Estimate { mean, error: Some(error) };
        ValueEstimate { win: estimate(win), result: estimate(result) }
    }

    #[test]
    fn a_mistake_is_a_loss_that_is_large_and_sure() {
        assert!(cost((0.05, 0.01), (0.0, 1.0)).is_mistake());
        assert!(!cost((0.05, 0.03), (0.0, 1.0)).is_mistake(), "noise");
        assert!(!cost((0.005, 0.0), (0.0, 1.0)).is_mistake(), "next to nothing");
        assert!(cost((0.0, 0.01), (2.0, 0.5)).is_mistake(), "cards or points");
        assert!(!cost((-0.02, 0.01), (2.0, 0.5)).is_mistake(), "wins more often");
        assert!(!cost((0.0, 0.0), (0.0, 0.0)).is_mistake());
    }

    #[test]
    fn errors_come_from_the_spread_and_add_in_quadrature() {
        let value = ValueEstimate::over(&[(0.2, 1.0), (0.4, 1.0), (0.6, 1.0)]);
        assert!(
            (value.win.mean - 0.4).abs() < 1e-12
                && (value.win.error.unwrap() - 0.2 / 3f64.sqrt()).abs() < 1e-12
        );
        assert_eq!(value.result, Estimate::exact(1.0));
        let single = ValueEstimate::over(&[(0.2, 1.0)]);
        assert_eq!((single.win.mean, is_sure(single.win)), (0.2, false), "one sample is never sure");
        let sum = cost((0.1, 0.03), (1.0, 3.0)).minus(cost((0.4, 0.04), (2.0, 4.0)));
        assert!((sum.win.mean + 0.3).abs() < 1e-12 && (sum.win.error.unwrap() - 0.05).abs() < 1e-12);
        assert_eq!((sum.result.mean, sum.result.error), (-1.0, Some(5.0)));
    }

    #[test]
    fn a_difference_with_an_unknown_error_is_never_sure() {
        let once = ValueEstimate::over(&[(0.9, 5.0)]);
        assert_eq!((once.win.error, once.result.error), (None, None));
        let difference = once.minus(ValueEstimate::exact(0.0, 0.0));
        assert_eq!(difference.win, Estimate { mean: 0.9, error: None });
        assert!(!is_sure(difference.win) && !difference.is_mistake());
    }
}
