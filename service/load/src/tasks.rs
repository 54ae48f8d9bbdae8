//! Tasks that run at the same time.

use anyhow::Result;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// The pause between two looks at the tasks.
const PAUSE: Duration = Duration::from_millis(20);

/// Tasks that run at the same time. They are aborted when this is dropped.
#[derive(Default)]
pub(crate) struct Tasks(JoinSet<Result<()>>);

impl Tasks {
    pub(crate) fn spawn(&mut self, task: impl Future<Output = Result<()>> + Send + 'static) {
        self.0.spawn(task);
    }

    /// Waits until all tasks have ended. Fails as soon as one fails.
    pub(crate) async fn join_all(&mut self) -> Result<()> {
        while let Some(ended) = self.0.join_next().await {
            ended??;
        }
        Ok(())
    }

    /// Lets the tasks run until `done` returns true, but not longer than `limit`. Returns whether `done` did. Fails as
    /// soon as a task fails.
    pub(crate) async fn run(&mut self, limit: Duration, mut done: impl FnMut() -> bool) -> Result<bool> {
        let end = Instant::now() + limit;
        loop {
            while let Some(ended) = self.0.try_join_next() {
                ended??;
            }
            if done() {
                return Ok(true);
            }
            if Instant::now() >= end {
                return Ok(false);
            }
            sleep(PAUSE.min(limit)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::pending;

    #[tokio::test(start_paused = true)]
    async fn a_run_ends_when_it_is_done_or_its_time_is_over() {
        let mut tasks = Tasks::default();
        tasks.spawn(pending());
        tasks.spawn(async { Ok(()) });
        let mut looks = 0;
        let third = || {
            looks += 1;
            looks == 3
        };
        assert!(tasks.run(Duration::from_secs(1), third).await.unwrap());
        assert!(!tasks.run(Duration::from_secs(1), || false).await.unwrap());
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_that_fails_ends_the_run() {
        let mut tasks = Tasks::default();
        tasks.spawn(pending());
        tasks.spawn(async { anyhow::bail!("no") });
        let failure = tasks.run(Duration::from_secs(1), || false).await.unwrap_err();
        assert_eq!(failure.to_string(), "no");
        tasks.spawn(async { panic!("not expected") });
        assert!(tasks.join_all().await.is_err());
    }
}
