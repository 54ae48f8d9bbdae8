//! Many tasks at work while somebody waits.

use crate::progress;
use anyhow::Result;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// How often to look whether something has happened.
const GLANCE: Duration = Duration::from_millis(20);

/// Many tasks at work. They end with this.
pub(super) struct Run {
    runtime: Runtime,
    failures: mpsc::Receiver<anyhow::Error>,
    failed: mpsc::Sender<anyhow::Error>,
    stop: &'static AtomicBool,
    terminal: bool,
}

/// Why waiting came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// What was waited for has come.
    Done,
    /// The time is over.
    Time,
    /// Ctrl-C was pressed.
    Stopped,
}

impl Run {
    pub(super) fn new() -> Result<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let (failed, failures) = mpsc::channel();
        Ok(Self {
            runtime,
            failures,
            failed,
            stop: progress::stop(),
            terminal: std::io::stderr().is_terminal(),
        })
    }

    /// Does something before the others start.
    pub(super) fn first<T>(&self, work: impl Future<Output = Result<T>>) -> Result<T> {
        self.runtime.block_on(work)
    }

    /// Starts a task. The first that fails ends all.
    pub(super) fn start(&self, work: impl Future<Output = Result<()>> + Send + 'static) {
        let failed = self.failed.clone();
        self.runtime.spawn(async move {
            if let Err(error) = work.await {
                // Nobody listens any more when all is over.
                let _ = failed.send(error);
            }
        });
    }

    /// Waits while the tasks work, and says every second how far they are if anybody sees it.
    pub(super) fn wait(
        &self,
        most: Duration,
        mut done: impl FnMut() -> bool,
        mut line: impl FnMut() -> String,
    ) -> Result<End> {
        let start = Instant::now();
        let mut said = start;
        let end = loop {
            if let Ok(failure) = self.failures.try_recv() {
                self.clear();
                return Err(failure);
            }
            if self.stop.load(Ordering::Relaxed) {
                break End::Stopped;
            }
            if done() {
                break End::Done;
            }
            if start.elapsed() >= most {
                break End::Time;
            }
            if self.terminal && said.elapsed() >= Duration::from_secs(1) {
                said = Instant::now();
                let _ = write!(std::io::stderr(), "\r\x1b[K{}", line());
            }
            std::thread::sleep(GLANCE);
        };
        self.clear();
        Ok(end)
    }

    fn clear(&self) {
        if self.terminal {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }

    /// Ends all tasks without waiting for them.
    pub(super) fn end(self) {
        self.runtime.shutdown_background();
    }
}
