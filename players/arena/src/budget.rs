//! How long a bot may think about one choice.

use bots::Budget;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a bot may think about one choice. Its text is `nodes=N`, or `time=MS` in milliseconds.
///
/// ```
/// use arena::ThinkingBudget;
/// assert_eq!("nodes=500".parse(), Ok(ThinkingBudget::Nodes(500)));
/// assert_eq!(ThinkingBudget::Time(std::time::Duration::from_secs(1)).to_string(), "time=1000");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingBudget {
    /// A number of nodes. The result is the same on every machine.
    Nodes(u64),
    /// An amount of time. The result depends on the machine.
    Time(Duration),
}

impl ThinkingBudget {
    /// This part of the budget.
    #[must_use]
    pub fn share(self, part: f64) -> Self {
        match self {
            Self::Nodes(nodes) => Self::Nodes((nodes as f64 * part).round().max(1.0) as u64),
            Self::Time(time) => Self::Time(time.mul_f64(part.max(0.0))),
        }
    }

    /// Starts the budget now. When `stop` is set all of it is spent.
    #[must_use]
    pub fn start(self, stop: Option<&AtomicBool>) -> impl Budget {
        // A browser's worker has no clock that the standard library knows, so only a budget in time reads it.
        let start = matches!(self, Self::Time(_)).then(Instant::now);
        RunningBudget { budget: self, start, stop }
    }
}

impl fmt::Display for ThinkingBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Self::Time(time) => write!(f, "time={}", time.as_millis()),
        }
    }
}

/// A text is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a budget: expected nodes=N, or time=MS in milliseconds, with a number above 0")]
pub struct BudgetError(String);

impl FromStr for ThinkingBudget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        /// More than a day in milliseconds.
        const MAX: u64 = 100_000_000;
        let number = |digits: &str| digits.parse().ok().filter(|number| (1..=MAX).contains(number));
        let budget = match text.split_once('=') {
            Some(("nodes", digits)) => number(digits).map(Self::Nodes),
            Some(("time", digits)) => number(digits).map(|time| Self::Time(Duration::from_millis(time))),
            _ => None,
        };
        budget.ok_or_else(|| BudgetError(text.chars().take(40).collect()))
    }
}

/// A budget that was started.
struct RunningBudget<'a> {
    budget: ThinkingBudget,
    /// Set if the budget is a time.
    start: Option<Instant>,
    stop: Option<&'a AtomicBool>,
}

impl Budget for RunningBudget<'_> {
    fn spent(&self, nodes: u64) -> f64 {
        if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return f64::INFINITY;
        }
        match self.budget {
            ThinkingBudget::Nodes(all) => nodes as f64 / all.max(1) as f64,
            ThinkingBudget::Time(all) => {
                let passed = self.start.map_or(0.0, |start| start.elapsed().as_secs_f64());
                passed / all.as_secs_f64().max(1e-9)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_spent_and_can_be_stopped() {
        let stop = AtomicBool::new(false);
        let running = ThinkingBudget::Nodes(200).share(0.5).start(Some(&stop));
        assert_eq!([0, 50, 100].map(|nodes| running.spent(nodes)), [0.0, 0.5, 1.0]);
        stop.store(true, Ordering::Relaxed);
        assert_eq!(running.spent(0), f64::INFINITY);
        assert!(ThinkingBudget::Time(Duration::from_nanos(1)).start(None).spent(0) > 0.0);
        assert!(ThinkingBudget::Time(Duration::from_secs(1000)).start(None).spent(u64::MAX) < 1.0);
    }
}
