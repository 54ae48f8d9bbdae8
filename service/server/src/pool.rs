//! Bots think in a few threads of their own, with a lower priority than play.

use crate::cell::Cell;
use crate::metrics::Metrics;
use crate::shared::Shared;
use bots::SearchLimits;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use table::AnyJob;

/// So many bots may wait for a thread.
const WAITING: usize = 256;

/// Bots that think.
pub(crate) struct Pool {
    queue: Option<SyncSender<(Arc<Cell>, AnyJob)>>,
    metrics: Arc<Metrics>,
}

/// The other end of the queue, for the threads.
pub(crate) struct Jobs(Receiver<(Arc<Cell>, AnyJob)>);

impl Pool {
    /// A pool, and the jobs that its threads will take.
    pub(crate) fn new(metrics: Arc<Metrics>) -> (Self, Jobs) {
        let (queue, jobs) = sync_channel(WAITING);
        (Self { queue: Some(queue), metrics }, Jobs(jobs))
    }

    /// Takes a job, unless too many wait already.
    pub(crate) fn take(&self, cell: Arc<Cell>, job: AnyJob) -> bool {
        let taken = self.queue.as_ref().is_some_and(|queue| queue.try_send((cell, job)).is_ok());
        if taken {
            self.metrics.bots_waiting.inc();
        }
        taken
    }
}

/// Starts the threads. They end when the server does.
pub(crate) fn start(jobs: Jobs, threads: usize, shared: &Arc<Shared>) -> std::io::Result<()> {
    let jobs = Arc::new(Mutex::new(jobs.0));
    for number in 0..threads.max(1) {
        let jobs = Arc::clone(&jobs);
        let shared = Arc::downgrade(shared);
        std::thread::Builder::new().name(format!("bots-{number}")).spawn(move || work(&jobs, &shared))?;
    }
    Ok(())
}

fn work(jobs: &Mutex<Receiver<(Arc<Cell>, AnyJob)>>, shared: &Weak<Shared>) {
    give_way();
    loop {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let (Ok((cell, job)), Some(shared)) = (next, shared.upgrade()) else { return };
        shared.metrics.bots_waiting.dec();
        shared.metrics.bots_thinking.inc();
        let seat = job.seat();
        let start = std::time::Instant::now();
        let thought = catch_unwind(AssertUnwindSafe(|| job.think(&SearchLimits::DEFAULT))).ok();
        if thought.is_none() {
            tracing::error!(table = %cell.id(), "a bot failed; it is called in anew");
        }
        shared.metrics.bots_thinking.dec();
        shared.metrics.bot_latency.observe(start.elapsed().as_secs_f64());
        cell.thought(&shared, seat, thought);
    }
}

/// Whoever plays goes before whoever thinks.
#[cfg(target_os = "linux")]
fn give_way() {
    // Where this is not allowed bots compete with the rest, which is no error.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 10);
}

#[cfg(not(target_os = "linux"))]
const fn give_way() {}
