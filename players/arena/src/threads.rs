//! Threads for playouts and for the jurors of an analysis.

use bots::{Executor, Sample};
use std::num::NonZeroUsize;
use std::panic::resume_unwind;

/// An executor that starts threads for each batch of playouts. The number of threads does not change the choice of a bot.
///
/// ```
/// use arena::{ThinkingBudget, Threads};
/// use bots::{Bot, Level, Playable, SearchLimits};
/// use tabletop::{Game, Seat, Viewer};
/// use the_game::{SetUp, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(1)?);
/// game.deal(&"deal 0 10 20 30 40 50 60 70 80".parse()?)?;
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// let budget = ThinkingBudget::Nodes(40).start(None);
/// let choice = |executor: &Threads| {
///     let limits = SearchLimits { budget: Some(&budget), executor };
///     TheGame::bot(Level::Expert, game.set_up(), Seat::FIRST, 1).choose(&view, &limits)
/// };
/// assert_eq!(choice(&Threads::all()), choice(&Threads::ONE));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Threads(pub NonZeroUsize);

impl Threads {
    /// One thread for each core of the machine.
    #[must_use]
    pub fn all() -> Self {
        Self(std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }

    /// Only the calling thread.
    pub const ONE: Self = Self(NonZeroUsize::MIN);

    /// Does a job with each item and its number. A job that panics ends the call with its own panic.
    pub(crate) fn for_each<T: Send>(self, items: &mut [T], job: &(impl Fn(usize, &mut T) + Sync)) {
        let work = |first: usize, items: &mut [T]| {
            (first..).zip(items).for_each(|(number, item)| job(number, item));
        };
        let share = self.share(items.len());
        if share == items.len() {
            return work(0, items);
        }
        std::thread::scope(|scope| {
            let parts = items.chunks_mut(share).enumerate();
            let threads: Vec<_> =
                parts.map(|(part, items)| scope.spawn(move || work(part * share, items))).collect();
            for thread in threads {
                // The scope would forget the message of the panic.
                thread.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
        });
    }

    /// The most jobs of one thread.
    pub(crate) fn share(self, jobs: usize) -> usize {
        jobs.div_ceil(self.0.get())
    }
}

impl Executor for Threads {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        let mut samples = vec![Sample::default(); jobs];
        self.for_each(&mut samples, &|number, sample| *sample = job(number));
        samples
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::CurrentThread;

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
