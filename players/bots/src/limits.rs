//! How long a bot may search, and where its playouts run.

use crate::Sample;

/// The budget of a search: [`Nodes`], or one of the caller's own, such as a time. It is asked often and from every thread, so
/// it must be quick.
///
/// ```
/// use bots::Budget;
/// use std::time::{Duration, Instant};
///
/// struct Time {
///     start: Instant,
///     limit: Duration,
/// }
///
/// impl Budget for Time {
///     fn spent(&self, _nodes: u64) -> f64 {
///         self.start.elapsed().div_duration_f64(self.limit)
///     }
/// }
/// ```
pub trait Budget: Sync {
    /// The share of the budget that is spent after `nodes` nodes: 0 is nothing, 1 or more is all of it. A node is one candidate played
    /// out in one sampled world. A budget of time looks at its clock instead. A cancelled budget returns infinity; the bot then
    /// answers at once with the best it has.
    fn spent(&self, nodes: u64) -> f64;
}

/// A budget in nodes. The choice is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nodes(pub u64);

impl Budget for Nodes {
    fn spent(&self, nodes: u64) -> f64 {
        nodes as f64 / self.0.max(1) as f64
    }
}

/// Runs many independent jobs, on one thread or on several. Bots start no threads of their own; the caller passes an executor.
pub trait Executor: Sync {
    /// Calls `job` with every number below `jobs` and returns the results in that order.
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample>;

    /// Whether the search is cancelled. The bot then answers at once with the best it has, whatever its budget.
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// Runs every job on the calling thread.
#[derive(Clone, Copy, Debug)]
pub struct CurrentThread;

impl Executor for CurrentThread {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        (0..jobs).map(job).collect()
    }
}

/// How long a bot may search, and where its playouts run. The example of [`Advice`](crate::Advice) has a budget in nodes.
#[derive(Clone, Copy)]
pub struct SearchLimits<'a> {
    /// The budget. Without one, the bot uses the budget of its level.
    pub budget: Option<&'a dyn Budget>,
    /// Runs the playouts. The choice does not depend on it.
    pub executor: &'a dyn Executor,
}

impl SearchLimits<'static> {
    /// The budget of the bot's level, on the calling thread.
    pub const DEFAULT: Self = Self { budget: None, executor: &CurrentThread };
}

impl<'a> SearchLimits<'a> {
    /// This budget, on the calling thread.
    #[must_use]
    pub fn within(budget: &'a dyn Budget) -> Self {
        Self { budget: Some(budget), executor: &CurrentThread }
    }

    /// The same limits, with this budget if there was none.
    #[must_use]
    pub fn or(self, default: &'a dyn Budget) -> Self {
        Self { budget: Some(self.budget.unwrap_or(default)), ..self }
    }

    /// The share of the budget that is spent after `nodes` nodes. Without a budget, or once cancelled, everything is spent.
    #[must_use]
    pub fn spent(&self, nodes: u64) -> f64 {
        if self.executor.is_cancelled() {
            return f64::INFINITY;
        }
        self.budget.map_or(f64::INFINITY, |budget| budget.spent(nodes))
    }
}
