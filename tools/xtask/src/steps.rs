//! The steps of a long chore. Each has a name and is timed, and a log shows every few seconds which steps are running.

use crate::run::{Output, end_all, is_watched, target};
use anyhow::{Context, Error, Result, bail};
use std::fs::{self, File};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often a log says which steps are running.
const SIGN_OF_LIFE: Duration = Duration::from_secs(20);

/// How many lines of a log file are shown when its step fails.
const SHOWN: usize = 200;

/// The steps of one chore.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    running: Mutex<Vec<(&'static str, Instant)>>,
    done: Mutex<Vec<(&'static str, Duration)>>,
    /// The first step that failed, and its error. Steps that ran at the same time were stopped.
    failed: Mutex<Option<(&'static str, Error)>>,
}

impl Steps {
    /// Runs `work`, then prints a table of its steps with their times. If a step fails, the error names the step and the command
    /// that repeats it, which `again` returns.
    pub(crate) fn watch(again: fn(&str) -> String, work: impl FnOnce(&Self) -> Result<()>) -> Result<()> {
        let steps = Self::default();
        let start = Instant::now();
        let (over, is_over) = channel::<()>();
        let result = thread::scope(|scope| {
            let steps = &steps;
            scope.spawn(move || {
                while is_over.recv_timeout(SIGN_OF_LIFE) == Err(RecvTimeoutError::Timeout) {
                    steps.give_sign_of_life();
                }
            });
            let result = work(steps);
            drop(over);
            result
        });
        println!("\n{:<8} {:>7}", "step", "seconds");
        for (name, time) in lock(&steps.done).iter() {
            println!("{name:<8} {:>7.1}", time.as_secs_f64());
        }
        println!("{:<8} {:>7.1}\n", "all", start.elapsed().as_secs_f64());
        match lock(&steps.failed).take() {
            Some((name, error)) => {
                bail!("{error:#}\nstep `{name}` failed; repeat it alone with `{}`", again(name))
            }
            None => result,
        }
    }

    /// Runs a step and shows its output.
    pub(crate) fn step(&self, name: &'static str, work: impl FnOnce(&Output) -> Result<()>) -> Result<()> {
        println!("\n== {name}");
        self.timed(name, || work(&Output::Shown))
    }

    /// Runs a step while other steps run. Its output goes to a file; if the step fails, the last lines are shown.
    pub(crate) fn step_aside(
        &self,
        name: &'static str,
        work: impl FnOnce(&Output) -> Result<()>,
    ) -> Result<()> {
        fs::create_dir_all(target())?;
        let path = target().join(name).with_extension("log");
        let log = Output::Kept(File::create(&path).with_context(|| path.display().to_string())?);
        println!("\n== {name} runs beside the next steps; its output goes to {}", path.display());
        self.timed(name, || work(&log)).inspect_err(|_| {
            let said = fs::read_to_string(&path).unwrap_or_default();
            let lines: Vec<&str> = said.lines().collect();
            let last = lines.get(lines.len().saturating_sub(SHOWN)..).unwrap_or_default();
            println!("\n== {name} ended with\n{}", last.join("\n"));
        })
    }

    /// Runs these functions at the same time. When one fails, the programs of the others are stopped.
    pub(crate) fn together<const N: usize>(
        parts: [Box<dyn FnOnce() -> Result<()> + Send + '_>; N],
    ) -> Result<()> {
        thread::scope(|scope| {
            let parts = parts.map(|part| scope.spawn(|| part().inspect_err(|_| end_all())));
            let results =
                parts.map(|part| part.join().unwrap_or_else(|_| Err(Error::msg("a thread panicked"))));
            results.into_iter().collect()
        })
    }

    fn timed(&self, name: &'static str, work: impl FnOnce() -> Result<()>) -> Result<()> {
        if lock(&self.failed).is_some() {
            bail!("another step failed");
        }
        let start = Instant::now();
        lock(&self.running).push((name, start));
        let result = work();
        lock(&self.running).retain(|(running, _)| *running != name);
        lock(&self.done).push((name, start.elapsed()));
        if let Err(error) = result {
            lock(&self.failed).get_or_insert((name, error));
            bail!("step `{name}` failed");
        }
        println!("== {name}: {:.1} s", start.elapsed().as_secs_f64());
        Ok(())
    }

    fn give_sign_of_life(&self) {
        let running = lock(&self.running);
        if is_watched() || running.is_empty() {
            return;
        }
        let each = running.iter().map(|(name, since)| format!("{name} for {} s", since.elapsed().as_secs()));
        println!("   running: {}", each.collect::<Vec<_>>().join(", "));
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
