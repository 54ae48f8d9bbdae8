//! How long things took.

use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Buckets for each doubling: a value is known to about 3 %.
const STEPS: u64 = 32;

/// Values beyond 2^36 microseconds, most of a day, count as that.
const BUCKETS: usize = 32 * 33;

/// How long things took, counted by many tasks at the same time.
pub(super) struct Latency {
    buckets: Vec<AtomicU64>,
    most: AtomicU64,
}

/// How long things took, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Summary {
    /// Half took no longer.
    pub(super) p50: f64,
    /// All but one in a hundred took no longer.
    pub(super) p99: f64,
    /// The longest.
    pub(super) max: f64,
}

impl Latency {
    pub(super) fn new() -> Self {
        Self { buckets: (0..BUCKETS).map(|_| AtomicU64::new(0)).collect(), most: AtomicU64::new(0) }
    }

    pub(super) fn note(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = self.buckets.get(index(micros)).or(self.buckets.last()) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.most.fetch_max(micros, Ordering::Relaxed);
    }

    pub(super) fn count(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.load(Ordering::Relaxed)).sum()
    }

    /// What was counted, if anything was.
    pub(super) fn summary(&self) -> Option<Summary> {
        let count = self.count();
        let max = self.most.load(Ordering::Relaxed);
        let below = |hundredths: u64| {
            let wanted = (count * hundredths).div_ceil(100).max(1);
            let mut seen = 0;
            let found = self.buckets.iter().position(|bucket| {
                seen += bucket.load(Ordering::Relaxed);
                seen >= wanted
            });
            found.map_or(max, |found| upper(found).min(max))
        };
        let millis = |micros: u64| micros as f64 / 1000.0;
        (count > 0).then(|| Summary { p50: millis(below(50)), p99: millis(below(99)), max: millis(max) })
    }
}

/// The bucket of a value: one each below 64, then 32 for each doubling.
fn index(micros: u64) -> usize {
    let shift = micros.max(1).ilog2().saturating_sub(STEPS.ilog2());
    usize::try_from(u64::from(shift) * STEPS + (micros >> shift)).unwrap_or(usize::MAX)
}

/// The largest value of a bucket.
fn upper(index: usize) -> u64 {
    let index = index as u64;
    let shift = (index / STEPS).saturating_sub(1);
    let first = (index - shift * STEPS) << shift;
    first + (1 << shift) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_in_its_bucket_and_buckets_do_not_overlap() {
        for value in
            (0..5000).chain((12..36).flat_map(|power| [(1 << power) - 1, 1 << power, (1 << power) + 77]))
        {
            let at = index(value);
            assert!(value <= upper(at), "{value}");
            assert!(at == 0 || value > upper(at - 1), "{value}");
            assert!((upper(at) as f64) <= value as f64 * 1.033 + 1.0, "{value}");
            assert!(at < BUCKETS, "{value}");
        }
    }

    #[test]
    fn hundredths_are_counted_from_below() {
        let latency = Latency::new();
        assert_eq!(latency.summary(), None);
        for micros in 1..=100 {
            latency.note(Duration::from_micros(micros * 10));
        }
        let Summary { p50, p99, max } = latency.summary().unwrap();
        assert!((0.5..0.52).contains(&p50) && (0.99..=1.0).contains(&p99), "{p50} {p99}");
        assert_eq!(max, 1.0);
        latency.note(Duration::from_secs(1_000_000));
        assert_eq!(latency.count(), 101);
    }
}
