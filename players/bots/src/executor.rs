//! Where playouts run.

use crate::Sample;

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
