//! How long a bot may search, and where its playouts run.

use crate::Sample;

/// The budget of a search: [`Nodes`], or one of the caller's own, such as a time. The search asks it often, so it must
/// answer quickly.
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
///
/// let time = Time { start: Instant::now(), limit: Duration::ZERO };
/// assert!(time.spent(0) >= 1.0);
/// ```
pub trait Budget: Sync {
    /// The share of the budget that is spent after `nodes` nodes: 0 is nothing, 1 or more is all of it. A node is one candidate
    /// played out in one sampled world. A budget of time looks at its clock instead. A cancelled budget returns infinity; the
    /// bot then answers at once with the best it has.
    fn spent(&self, nodes: u64) -> f64;
}

/// A budget in nodes. The choice is the same on every machine.
///
/// ```
/// use bots::{Budget, Nodes, SearchLimits};
///
/// assert_eq!(Nodes(200).spent(50), 0.25);
/// // A budget that is given goes before the one of the level.
/// let limits = SearchLimits::within(&Nodes(100));
/// assert_eq!(limits.or(&Nodes(200)).spent(50), 0.5);
/// assert_eq!(SearchLimits::DEFAULT.or(&Nodes(200)).spent(50), 0.25);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nodes(pub u64);

impl Budget for Nodes {
    fn spent(&self, nodes: u64) -> f64 {
        nodes as f64 / self.0.max(1) as f64
    }
}

/// Runs many independent jobs, on one thread or on several. Bots start no threads of their own; the caller passes an executor.
/// This one starts a thread for each job:
///
/// ```
/// use bots::{CurrentThread, Executor, Sample};
///
/// struct Threads;
///
/// impl Executor for Threads {
///     fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
///         std::thread::scope(|scope| {
///             let threads: Vec<_> = (0..jobs).map(|number| scope.spawn(move || job(number))).collect();
///             // A job that panicked counts as a loss.
///             threads.into_iter().map(|thread| thread.join().unwrap_or_default()).collect()
///         })
///     }
/// }
///
/// // The results are in the order of the jobs, so the choice of a bot does not depend on the executor.
/// let job = |number| Sample { value: number as f64, ..Sample::default() };
/// assert_eq!(Threads.run(8, &job), CurrentThread.run(8, &job));
/// ```
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
    /// The budget. Without one, the bot uses the budget of its level, for two players: 150 (*expert*) and 800 nodes
    /// (*master*) in The Game, 16 and 100 in Silver & Gold after its look-ahead, 200 and 2,000 in Pyramids. A smaller
    /// budget makes a weaker bot. The other levels that people play against don't search.
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
