//! Means over games, with their standard errors and 95 % intervals.

use serde::Serialize;
use std::collections::BTreeMap;

/// The half width of a 95 % interval in standard errors, where the error is known exactly.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The half widths where the error is estimated with 1, 2, 3, … degrees of freedom: Student's distribution.
const STUDENT: [f64; 10] = [
    12.706_205, 4.302_653, 3.182_446, 2.776_445, 2.570_582, 2.446_912, 2.364_624, 2.306_004, 2.262_157,
    2.228_139,
];

/// The half width of a 95 % interval in standard errors, where the error is estimated from this number of deals.
fn student(deals: usize) -> f64 {
    let freedom = deals.saturating_sub(1);
    match STUDENT.get(freedom.saturating_sub(1)) {
        Some(width) => *width,
        // The first terms of the expansion around the normal distribution are right to four digits from here on.
        None => {
            let (z, n) = (NORMAL, freedom as f64);
            let first = (z.powi(3) + z) / 4.0;
            let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
            let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
            z + first / n + second / n.powi(2) + third / n.powi(3)
        }
    }
}

/// A mean over games. Games with the same deal are not independent, so the error comes from the spread between deals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct IntervalEstimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error. Unknown after one deal.
    pub error: Option<f64>,
    /// Its 95 % interval. Unknown after one deal, unless the mean is a rate.
    pub interval: Option<[f64; 2]>,
}

/// Numbers in clusters, one cluster for each deal. Numbers may be added in any order.
///
/// ```
/// let mut points = arena::Clusters::default();
/// for (deal, number) in [(0, 70.0), (0, 74.0), (1, 81.0), (2, 66.0)] {
///     points.add(number, deal);
/// }
/// let estimate = points.estimate().ok_or("nothing was added")?;
/// let [low, high] = estimate.interval.ok_or("one deal has no interval")?;
/// assert_eq!(estimate.mean, 72.75);
/// assert!(low < 72.75 && 72.75 < high);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Clusters {
    /// For each deal the sum and the count of its numbers.
    deals: BTreeMap<u64, (f64, f64)>,
}

impl Clusters {
    /// Adds a number of this deal.
    pub fn add(&mut self, number: f64, deal: u64) {
        let (sum, count) = self.deals.entry(deal).or_default();
        *sum += number;
        *count += 1.0;
    }

    /// The count of all numbers.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.deals.values().map(|(_, count)| *count).sum::<f64>() as u64
    }

    /// The mean, as a ratio of two sums over deals. None without numbers.
    #[must_use]
    pub fn estimate(&self) -> Option<IntervalEstimate> {
        let total: f64 = self.deals.values().map(|(_, count)| count).sum();
        if total == 0.0 {
            return None;
        }
        let mean = self.deals.values().map(|(sum, _)| sum).sum::<f64>() / total;
        let deals = self.deals.len() as f64;
        let squares: f64 = self.deals.values().map(|(sum, count)| (sum - mean * count).powi(2)).sum();
        let error = (deals > 1.0).then(|| (squares * deals / (deals - 1.0)).sqrt() / total);
        let width = student(self.deals.len());
        let interval = error.map(|error| [mean - width * error, mean + width * error]);
        Some(IntervalEstimate { mean, error, interval })
    }

    /// The mean of numbers from 0 to 1, with Wilson's interval, which stays within 0 and 1 and is never empty. None without
    /// numbers.
    #[must_use]
    pub fn rate(&self) -> Option<IntervalEstimate> {
        let estimate = self.estimate()?;
        let IntervalEstimate { mean, error, .. } = estimate;
        let (deals, games) = (self.deals.len() as f64, self.count() as f64);
        let spread = mean * (1.0 - mean);
        let interval = match error {
            // The effective number of independent games is estimated from the error if a deal has several games.
            Some(error) if error > 0.0 && spread > 0.0 && games > deals => {
                wilson(mean, (spread / error.powi(2)).clamp(1.0, games), student(self.deals.len()))
            }
            // Without any spread, a deal is worth no more than a game.
            _ => wilson(mean, deals, NORMAL),
        };
        Some(IntervalEstimate { interval: Some(interval), ..estimate })
    }
}

/// Wilson's interval of a rate over this number of games, with this half width in standard errors.
fn wilson(rate: f64, games: f64, width: f64) -> [f64; 2] {
    let square = width * width;
    let middle = (rate + square / (2.0 * games)) / (1.0 + square / games);
    let half = width / (1.0 + square / games)
        * (rate * (1.0 - rate) / games + square / (4.0 * games * games)).max(0.0).sqrt();
    // The ends are exactly 0 and 1, without rounding errors.
    let low = if rate <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if rate >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    [low, high]
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Luck as _, Seeded};

    fn clusters(deals: &[&[f64]]) -> Clusters {
        let mut clusters = Clusters::default();
        for (deal, numbers) in (0..).zip(deals) {
            numbers.iter().for_each(|number| clusters.add(*number, deal));
        }
        clusters
    }

    #[test]
    fn single_games_have_the_usual_error() {
        let estimate = clusters(&[&[1.0], &[0.0], &[1.0], &[1.0]]).estimate().unwrap();
        assert_eq!(estimate.mean, 0.75);
        let error = estimate.error.unwrap();
        assert!((error - (0.25_f64 / 4.0).sqrt()).abs() < 1e-12);
        let [low, high] = estimate.interval.unwrap();
        assert!((high - low - 2.0 * 3.182_446 * error).abs() < 1e-9, "{low} {high}");
    }

    #[test]
    fn one_deal_has_a_mean_but_no_error() {
        assert_eq!(clusters(&[]).estimate(), None);
        assert_eq!(clusters(&[]).rate(), None);
        let unknown = |mean| Some(IntervalEstimate { mean, error: None, interval: None });
        assert_eq!(clusters(&[&[3.0]]).estimate(), unknown(3.0));
        assert_eq!(clusters(&[&[1.0, 0.0]]).estimate(), unknown(0.5));
        let rate = clusters(&[&[1.0, 0.0]]).rate().unwrap();
        assert_eq!((rate.error, rate.interval), (None, Some(wilson(0.5, 1.0, NORMAL))));
    }

    #[test]
    fn equal_games_of_one_deal_count_as_one() {
        let pairs = clusters(&[&[1.0, 1.0], &[0.0, 0.0], &[1.0, 1.0], &[1.0, 1.0]]);
        let singles = clusters(&[&[1.0], &[0.0], &[1.0], &[1.0]]);
        assert_eq!(pairs.estimate(), singles.estimate());
        assert_eq!((pairs.count(), singles.count()), (8, 4));
        // Games that cancel out in every deal leave no error.
        let even = clusters(&[&[1.0, 0.0], &[0.0, 1.0]]).estimate().unwrap();
        assert_eq!((even.mean, even.error), (0.5, Some(0.0)));
    }

    #[test]
    fn the_order_of_numbers_changes_nothing() {
        let numbers = [(0, 1.0), (0, 0.0), (1, 1.0), (1, 1.0), (2, 0.0), (2, 0.0)];
        let estimates = [[0, 1, 2, 3, 4, 5], [0, 2, 4, 1, 3, 5], [5, 3, 0, 2, 4, 1]].map(|order| {
            let mut clusters = Clusters::default();
            order.iter().for_each(|place| clusters.add(numbers[*place].1, numbers[*place].0));
            (clusters.estimate(), clusters.rate())
        });
        assert_eq!(estimates[1], estimates[0]);
        assert_eq!(estimates[2], estimates[0]);
    }

    #[test]
    fn wilson_gives_the_textbook_interval() {
        let [low, high] = wilson(0.5, 100.0, NORMAL);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        let [low, high] = wilson(1.0, 10.0, NORMAL);
        assert!((low - 0.7225).abs() < 1e-4 && high == 1.0, "{low} {high}");
        let sure = clusters(&[[1.0, 1.0].as_slice(); 10]).rate().unwrap();
        assert_eq!(sure.interval, Some(wilson(1.0, 10.0, NORMAL)));
    }

    #[test]
    fn student_gives_the_widths_of_the_tables() {
        for (deals, width) in [(2, 12.706), (11, 2.228), (12, 2.201), (31, 2.042), (121, 1.980)] {
            assert!((student(deals) - width).abs() < 6e-4, "{deals}: {}", student(deals));
        }
    }

    /// How often an interval holds the truth, over many simulated matches. `draw` makes the number of a game from the luck of its
    /// deal and its own luck.
    fn coverage(
        deals: usize,
        games: usize,
        interval: fn(&Clusters) -> Option<[f64; 2]>,
        truth: f64,
        draw: &dyn Fn(u32, u32) -> f64,
    ) -> f64 {
        const MATCHES: u32 = 4_000;
        let mut luck = Seeded::new(deals as u64 * 100 + games as u64);
        let mut held = 0;
        for _ in 0..MATCHES {
            let mut clusters = Clusters::default();
            for deal in 0..deals {
                // All games of a deal share its luck.
                let shared = luck.below(1_000);
                for _ in 0..games {
                    clusters.add(draw(shared, luck.below(1_000)), deal as u64);
                }
            }
            let [low, high] = interval(&clusters).unwrap();
            held += u32::from(low <= truth && truth <= high);
        }
        f64::from(held) / f64::from(MATCHES)
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_promise() {
        let points = |shared, own| f64::from(shared) + f64::from(own) / 2.0;
        for (games, deals) in
            [1, 2, 4].into_iter().flat_map(|games| [2, 3, 5, 10, 40].map(|deals| (games, deals)))
        {
            let found = coverage(deals, games, |clusters| clusters.estimate()?.interval, 749.25, &points);
            assert!((0.925..0.985).contains(&found), "points, {deals} deals of {games}: {found}");
            // With few games no interval of a rare win holds it exactly as often as it promises.
            for (bound, least) in [(1_000, 0.93), (450, 0.91), (200, 0.9)] {
                let wins = |shared, own| f64::from(u8::from(shared + own < bound));
                let rate = f64::from(bound * (bound + 1) / 2) / 1e6;
                let found = coverage(deals, games, |clusters| clusters.rate()?.interval, rate, &wins);
                // Nor may it be so wide that it always holds.
                let most = if deals == 40 { 0.99 } else { 1.0 };
                assert!(found > least && found <= most, "wins of {rate}, {deals} deals of {games}: {found}");
            }
        }
    }
}
