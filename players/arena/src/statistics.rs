//! How sure a figure is.

use serde::Serialize;

/// How many standard errors a 95 % interval reaches to each side.
const WIDTH: f64 = 1.959_963_984_540_054;

/// A mean over games, with the standard error that holds although games of the same deal have to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error; one deal alone does not tell.
    pub error: Option<f64>,
}

/// Sums by deal.
#[derive(Clone, Debug, Default)]
pub struct Clusters {
    /// For each deal the sum and the number of what was counted.
    deals: Vec<(f64, f64)>,
}

impl Clusters {
    /// Counts a number in the deal that was counted last, or in a new one.
    pub fn add(&mut self, number: f64, new_deal: bool) {
        if new_deal || self.deals.is_empty() {
            self.deals.push((0.0, 0.0));
        }
        if let Some((sum, count)) = self.deals.last_mut() {
            *sum += number;
            *count += 1.0;
        }
    }

    /// How many numbers there are.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.deals.iter().map(|(_, count)| *count).sum::<f64>() as u64
    }

    /// The mean, with deals as the unit of chance: a ratio of two sums over deals. None if nothing was counted.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        let total: f64 = self.deals.iter().map(|(_, count)| count).sum();
        if total == 0.0 {
            return None;
        }
        let mean = self.deals.iter().map(|(sum, _)| sum).sum::<f64>() / total;
        let deals = self.deals.len() as f64;
        let squares: f64 = self.deals.iter().map(|(sum, count)| (sum - mean * count).powi(2)).sum();
        let error = (deals > 1.0).then(|| (squares * deals / (deals - 1.0)).sqrt() / total);
        Some(Estimate { mean, error })
    }

    /// The 95 % interval of a rate by Wilson, with as many games as would give this error if they were independent.
    /// None if nothing was counted.
    #[must_use]
    pub fn wilson(&self) -> Option<[f64; 2]> {
        let Estimate { mean, error } = self.estimate()?;
        let spread = mean * (1.0 - mean);
        let games = match error {
            Some(error) if error > 0.0 && spread > 0.0 => spread / error.powi(2),
            // Where nothing varies, one deal is worth no more than one game.
            _ => self.deals.len() as f64,
        };
        Some(wilson(mean, games.max(1.0)))
    }
}

/// The 95 % interval of a mean with this standard error.
#[must_use]
pub(crate) fn interval(mean: f64, error: f64) -> [f64; 2] {
    [mean - WIDTH * error, mean + WIDTH * error]
}

/// The 95 % interval of a rate over so many games, by Wilson: never outside 0 to 1, never without width.
#[must_use]
pub fn wilson(rate: f64, games: f64) -> [f64; 2] {
    let square = WIDTH * WIDTH;
    let middle = (rate + square / (2.0 * games)) / (1.0 + square / games);
    let half = WIDTH / (1.0 + square / games)
        * (rate * (1.0 - rate) / games + square / (4.0 * games * games)).max(0.0).sqrt();
    // Exactly 0 and 1 at the ends, whatever was rounded.
    let low = if rate <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if rate >= 1.0 { 1.0 } else { (middle + half).min(1.0) };
    [low, high]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clusters(deals: &[&[f64]]) -> Clusters {
        let mut clusters = Clusters::default();
        for deal in deals {
            for (index, number) in deal.iter().enumerate() {
                clusters.add(*number, index == 0);
            }
        }
        clusters
    }

    #[test]
    fn single_games_have_the_usual_error() {
        let estimate = clusters(&[&[1.0], &[0.0], &[1.0], &[1.0]]).estimate().unwrap();
        assert_eq!(estimate.mean, 0.75);
        assert!((estimate.error.unwrap() - (0.25_f64 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn one_deal_has_a_mean_and_no_error_and_none_has_neither() {
        assert_eq!(clusters(&[]).estimate(), None);
        assert_eq!(clusters(&[]).wilson(), None);
        assert_eq!(clusters(&[&[3.0]]).estimate(), Some(Estimate { mean: 3.0, error: None }));
        assert_eq!(clusters(&[&[1.0, 0.0]]).estimate(), Some(Estimate { mean: 0.5, error: None }));
        assert_eq!(clusters(&[&[1.0, 0.0]]).wilson(), Some(wilson(0.5, 1.0)));
    }

    #[test]
    fn equal_games_of_one_deal_count_as_one() {
        let pairs = clusters(&[&[1.0, 1.0], &[0.0, 0.0], &[1.0, 1.0], &[1.0, 1.0]]);
        let singles = clusters(&[&[1.0], &[0.0], &[1.0], &[1.0]]);
        assert_eq!(pairs.estimate(), singles.estimate());
        assert_eq!((pairs.count(), singles.count()), (8, 4));
        // Games that cancel out in every deal say all there is to know.
        let even = clusters(&[&[1.0, 0.0], &[0.0, 1.0]]).estimate();
        assert_eq!(even, Some(Estimate { mean: 0.5, error: Some(0.0) }));
    }

    #[test]
    fn wilson_knows_the_textbook_case() {
        let [low, high] = wilson(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        let [low, high] = wilson(1.0, 10.0);
        assert!((low - 0.7225).abs() < 1e-4 && high == 1.0, "{low} {high}");
        let sure = clusters(&[[1.0, 1.0].as_slice(); 10]).wilson();
        assert_eq!(sure, Some(wilson(1.0, 10.0)));
    }
}
