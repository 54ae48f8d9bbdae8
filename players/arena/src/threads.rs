//! Threads for the playouts of bots.

use bots::{CurrentThread, Executor, Sample};
use std::num::NonZeroUsize;

/// An executor that starts threads for each batch of playouts.
#[derive(Clone, Copy, Debug)]
pub struct Threads(pub NonZeroUsize);

impl Threads {
    /// One thread for each core of the machine.
    #[must_use]
    pub fn all() -> Self {
        Self(std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }

    /// The calling thread only.
    pub const ONE: Self = Self(NonZeroUsize::MIN);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once_and_in_order() {
        let job = |number: usize| Sample { value: number as f64, ..Sample::default() };
        for threads in 1..5 {
            let executor = NonZeroUsize::new(threads).map(Threads).unwrap();
            for jobs in [0, 1, 7, 64] {
                assert_eq!(executor.run(jobs, &job), CurrentThread.run(jobs, &job));
            }
        }
    }
}
