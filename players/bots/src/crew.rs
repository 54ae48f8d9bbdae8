//! Who plays out imagined worlds.

use crate::Sample;

/// Does many independent jobs, on one thread or on many. Bots start no threads; whoever has some lends a crew.
pub trait Crew: Sync {
    /// What `job` gives for each number below `jobs`, in order.
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample>;

    /// Whether the work is called off, whatever the budget: the bot answers at once with what it has.
    fn is_called_off(&self) -> bool {
        false
    }
}

/// The calling thread alone.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Crew for Alone {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        (0..jobs).map(job).collect()
    }
}
