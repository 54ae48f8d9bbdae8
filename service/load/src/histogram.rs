//! Durations and their percentiles.

use serde::Serialize;
use std::fmt::{self, Display, Formatter};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Buckets for each doubling: a value is known to about 3 %.
const STEPS: u64 = 32;

/// Values beyond 2^36 microseconds, most of a day, count as that.
const BUCKETS: usize = 32 * 33;

/// Durations, recorded by many tasks at the same time.
pub(crate) struct Histogram {
    buckets: Vec<AtomicU64>,
    max: AtomicU64,
}

/// Percentiles of durations, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Percentiles {
    /// The median.
    pub p50: f64,
    /// 99 of a hundred durations are not longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

impl Histogram {
    pub(crate) fn new() -> Self {
        Self { buckets: (0..BUCKETS).map(|_| AtomicU64::new(0)).collect(), max: AtomicU64::new(0) }
    }

    pub(crate) fn record(&self, duration: Duration) {
        let micros = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = self.buckets.get(index(micros)).or(self.buckets.last()) {
            bucket.fetch_add(1, Ordering::Relaxed);
        }
        self.max.fetch_max(micros, Ordering::Relaxed);
    }

    pub(crate) fn count(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.load(Ordering::Relaxed)).sum()
    }

    /// None before anything was recorded.
    pub(crate) fn percentiles(&self) -> Option<Percentiles> {
        let count = self.count();
        let max = self.max.load(Ordering::Relaxed);
        let percentile = |percent: u64| {
            let wanted = (count * percent).div_ceil(100).max(1);
            let mut seen = 0;
            let found = self.buckets.iter().position(|bucket| {
                seen += bucket.load(Ordering::Relaxed);
                seen >= wanted
            });
            found.map_or(max, |found| upper(found).min(max))
        };
        let millis = |micros: u64| micros as f64 / 1000.0;
        (count > 0).then(|| Percentiles {
            p50: millis(percentile(50)),
            p99: millis(percentile(99)),
            max: millis(max),
        })
    }
}

impl Display for Percentiles {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let Self { p50, p99, max } = self;
        write!(out, "{p50:.2} ms p50, {p99:.2} ms p99, {max:.2} ms max")
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
    fn percentiles_are_counted_from_below() {
        let histogram = Histogram::new();
        assert_eq!(histogram.percentiles(), None);
        for micros in 1..=100 {
            histogram.record(Duration::from_micros(micros * 10));
        }
        let Percentiles { p50, p99, max } = histogram.percentiles().unwrap();
        assert!((0.5..0.52).contains(&p50) && (0.99..=1.0).contains(&p99), "{p50} {p99}");
        assert_eq!(max, 1.0);
        histogram.record(Duration::from_secs(1_000_000));
        assert_eq!(histogram.count(), 101);
    }
}
