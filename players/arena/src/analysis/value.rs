//! What a position or a choice is worth, and whether a difference is more than noise.

use bots::Estimate;

/// What somebody can expect, or how much of it was won or lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The chance to win, shared wins in part.
    pub win: Estimate,
    /// Together: cards left. Apart: points ahead of the best other seat.
    pub result: Estimate,
}

impl Value {
    /// A value that is known.
    #[must_use]
    pub const fn exact(win: f64, result: f64) -> Self {
        Self { win: Estimate::exact(win), result: Estimate::exact(result) }
    }

    /// Mean and standard error over values that were found independently of each other.
    #[must_use]
    pub fn over(values: &[(f64, f64)]) -> Self {
        Self {
            win: Estimate::of(values.iter().map(|(win, _)| *win)),
            result: Estimate::of(values.iter().map(|(_, result)| *result)),
        }
    }

    /// The sum with another value that was found independently.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.joined(other, 1.0)
    }

    /// The difference to another value that was found independently.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.joined(other, -1.0)
    }

    /// The same with the result counted the other way round.
    #[must_use]
    pub(super) fn turned(mut self) -> Self {
        self.result = -self.result;
        self
    }

    fn joined(self, other: Self, sign: f64) -> Self {
        let join = |a: Estimate, b: Estimate| Estimate {
            mean: a.mean + sign * b.mean,
            error: a.error.zip(b.error).map(|(a, b)| a.hypot(b)),
        };
        Self { win: join(self.win, other.win), result: join(self.result, other.result) }
    }

    /// Whether a choice that cost this was a mistake: it lost at least 1 % of winning, or at least one card or point
    /// without winning more often, and the loss is no noise.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        let lost = |figure: Estimate, least: f64| figure.mean >= least && is_sure(figure);
        lost(self.win, 0.01) || self.win.mean >= 0.0 && lost(self.result, 1.0)
    }
}

/// So many standard errors are called sure. The errors come from eight independent estimates; noise alone reaches this
/// on one side about once in fifty times.
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

    fn cost(win: (f64, f64), result: (f64, f64)) -> Value {
        let figure = |(mean, error)| Estimate { mean, error: Some(error) };
        Value { win: figure(win), result: figure(result) }
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
        let value = Value::over(&[(0.2, 1.0), (0.4, 1.0), (0.6, 1.0)]);
        assert!(
            (value.win.mean - 0.4).abs() < 1e-12
                && (value.win.error.unwrap() - 0.2 / 3f64.sqrt()).abs() < 1e-12
        );
        assert_eq!(value.result, Estimate::exact(1.0));
        let sum = cost((0.1, 0.03), (1.0, 3.0)).minus(cost((0.4, 0.04), (2.0, 4.0)));
        assert!((sum.win.mean + 0.3).abs() < 1e-12 && (sum.win.error.unwrap() - 0.05).abs() < 1e-12);
        assert_eq!((sum.result.mean, sum.result.error), (-1.0, Some(5.0)));
    }

    #[test]
    fn an_error_that_is_unknown_stays_unknown_and_makes_nothing_sure() {
        let once = Value::over(&[(0.9, 5.0)]);
        assert_eq!((once.win.error, once.result.error), (None, None));
        let difference = once.minus(Value::exact(0.0, 0.0));
        assert_eq!(difference.win, Estimate { mean: 0.9, error: None });
        assert!(!is_sure(difference.win) && !difference.is_mistake());
    }
}
