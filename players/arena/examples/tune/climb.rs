//! Hill climbing on fixed deals.

use crate::parallel::on_all_cores;
use tabletop::{Luck, Seeded};

/// Climbs from `start`: each round changes some weights by about their `steps` and keeps the change if the mean of
/// `fitness(weights, deal)` over all deals grows.
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

/// A random number of about the size of 1, above 0 as often as below.
fn bell(luck: &mut Seeded) -> f64 {
    let sum: u32 = (0..4).map(|_| luck.below(10_001)).sum();
    (f64::from(sum) - 20_000.0) / 5_774.0
}

fn mean(weights: &[f64], deals: usize, fitness: &(impl Fn(&[f64], usize) -> f64 + Sync)) -> f64 {
    on_all_cores(deals, |deal| fitness(weights, deal)).iter().sum::<f64>() / deals.max(1) as f64
}
