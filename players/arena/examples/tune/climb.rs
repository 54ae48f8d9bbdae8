//! Hill climbing on fixed deals.

use std::sync::atomic::{AtomicUsize, Ordering};
use tabletop::{Luck, Seeded};

/// Climbs from `start`: again and again some weights are changed by about their `steps`, and the change is kept if
/// the mean of `fitness(weights, deal)` over all deals grows. Deals are spread over all cores; the result does not
/// depend on how many there are.
pub(crate) fn climb(
    start: &[f64],
    steps: &[f64],
    rounds: usize,
    deals: usize,
    seed: u64,
    fitness: impl Fn(&[f64], usize) -> f64 + Sync,
) -> Vec<f64> {
    let mut luck = Seeded::new(seed);
    let mut best = start.to_vec();
    let mut height = mean(&best, deals, &fitness);
    let mut scale = 1.0;
    for round in 0..rounds {
        let mut tried = best.clone();
        for (weight, step) in tried.iter_mut().zip(steps) {
            // About three weights at a time.
            if luck.below(start.len() as u32) < 3 {
                *weight += step * scale * bell(&mut luck);
            }
        }
        if tried == best {
            continue;
        }
        let reached = mean(&tried, deals, &fitness);
        if reached > height {
            (best, height) = (tried, reached);
            scale = f64::min(scale * 1.2, 2.0);
            eprintln!("{round:>4}  {height:.4}  {best:.2?}");
        } else {
            scale = f64::max(scale * 0.985, 0.25);
        }
    }
    best
}

/// A number of about the size of 1, as often above 0 as below.
fn bell(luck: &mut Seeded) -> f64 {
    let sum: u32 = (0..4).map(|_| luck.below(10_001)).sum();
    (f64::from(sum) - 20_000.0) / 5_774.0
}

fn mean(weights: &[f64], deals: usize, fitness: &(impl Fn(&[f64], usize) -> f64 + Sync)) -> f64 {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut values: Vec<(usize, f64)> = std::thread::scope(|scope| {
        let work = || {
            let mut values = Vec::new();
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= deals {
                    return values;
                }
                values.push((deal, fitness(weights, deal)));
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    // Added in one order, so that the sum is the same to the last digit.
    values.sort_unstable_by_key(|(deal, _)| *deal);
    values.iter().map(|(_, value)| value).sum::<f64>() / deals.max(1) as f64
}
