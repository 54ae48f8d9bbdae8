//! Threads for bots, which have none.

use bots::{CurrentThread, Executor, Sample};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

/// Several threads, for as long as one batch of worlds takes.
#[derive(Clone, Copy, Debug)]
pub struct Threads(NonZeroUsize);

impl Threads {
    /// As many as the machine has cores.
    #[must_use]
    pub fn all() -> Self {
        Self(std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }

    /// No other than the one that asks.
    pub const ONE: Self = Self(NonZeroUsize::MIN);

    /// So many.
    #[must_use]
    pub fn new(count: NonZeroUsize) -> Self {
        Self(count)
    }

    /// How many.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.get()
    }
}

impl Executor for Threads {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        let threads = self.0.get().min(jobs);
        if threads < 2 {
            return CurrentThread.run(jobs, job);
        }
        let share = jobs.div_ceil(threads);
        let mut samples = vec![Sample::default(); jobs];
        std::thread::scope(|scope| {
            for (part, samples) in samples.chunks_mut(share).enumerate() {
                scope.spawn(move || {
                    for (number, sample) in samples.iter_mut().enumerate() {
                        *sample = job(part * share + number);
                    }
                });
            }
        });
        samples
    }
}

/// A executor that can be called off.
#[derive(Clone, Copy)]
pub struct Stoppable<'a> {
    /// Who works.
    pub executor: &'a dyn Executor,
    /// Calls the work off when it is set.
    pub stop: &'a AtomicBool,
}

impl Executor for Stoppable<'_> {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        self.executor.run(jobs, job)
    }

    fn is_cancelled(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once_and_in_order() {
        let job = |number: usize| Sample { value: number as f64, ..Sample::default() };
        for threads in 1..5 {
            let executor = NonZeroUsize::new(threads).map(Threads::new).unwrap();
            for jobs in [0, 1, 7, 64] {
                assert_eq!(executor.run(jobs, &job), CurrentThread.run(jobs, &job));
            }
        }
    }

    #[test]
    fn a_crew_is_called_off_by_its_flag() {
        let stop = AtomicBool::new(false);
        let executor = Stoppable { executor: &CurrentThread, stop: &stop };
        assert!(!executor.is_cancelled());
        stop.store(true, Ordering::Relaxed);
        assert!(executor.is_cancelled());
        let nodes = bots::Nodes(100);
        assert_eq!(bots::SearchLimits { budget: Some(&nodes), executor: &executor }.spent(0), f64::INFINITY);
    }
}
