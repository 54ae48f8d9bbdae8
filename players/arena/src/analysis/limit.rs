//! How much may be thought about one choice.

use bots::Budget;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much may be thought about one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many nodes: the same result on every machine.
    Nodes(u64),
    /// So much time: what a machine can do in it.
    Time(Duration),
}

impl Limit {
    /// A part of it.
    #[must_use]
    pub fn share(self, part: f64) -> Self {
        match self {
            Self::Nodes(nodes) => Self::Nodes((nodes as f64 * part).round().max(1.0) as u64),
            Self::Time(time) => Self::Time(time.mul_f64(part.max(0.0))),
        }
    }

    /// The budget that starts now, and ends at once when `stop` is set.
    #[must_use]
    pub fn start(self, stop: Option<&AtomicBool>) -> Running<'_> {
        // Not every place where bots think has a clock: a browser's worker has none that the standard library knows.
        let start = matches!(self, Self::Time(_)).then(Instant::now);
        Running { limit: self, start, stop }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Self::Time(time) => write!(f, "time={}", time.as_millis()),
        }
    }
}

/// A limit that runs down.
#[derive(Clone, Copy, Debug)]
pub struct Running<'a> {
    limit: Limit,
    /// Where time is the limit.
    start: Option<Instant>,
    stop: Option<&'a AtomicBool>,
}

impl Budget for Running<'_> {
    fn spent(&self, nodes: u64) -> f64 {
        if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return f64::INFINITY;
        }
        match self.limit {
            Limit::Nodes(all) => nodes as f64 / all.max(1) as f64,
            Limit::Time(all) => {
                let passed = self.start.map_or(0.0, |start| start.elapsed().as_secs_f64());
                passed / all.as_secs_f64().max(1e-9)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_runs_down_and_can_be_taken_back() {
        let stop = AtomicBool::new(false);
        let running = Limit::Nodes(200).share(0.5).start(Some(&stop));
        assert_eq!([0, 50, 100].map(|nodes| running.spent(nodes)), [0.0, 0.5, 1.0]);
        stop.store(true, Ordering::Relaxed);
        assert_eq!(running.spent(0), f64::INFINITY);
        assert!(Limit::Time(Duration::from_nanos(1)).start(None).spent(0) > 0.0);
        assert!(Limit::Time(Duration::from_secs(1000)).start(None).spent(u64::MAX) < 1.0);
    }

    #[test]
    fn a_limit_is_written_as_it_is_typed() {
        assert_eq!(Limit::Nodes(500).to_string(), "nodes=500");
        assert_eq!(Limit::Time(Duration::from_millis(250)).to_string(), "time=250");
    }
}
