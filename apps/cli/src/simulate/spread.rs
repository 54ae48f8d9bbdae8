//! Mean, deviation and extremes of whole numbers, exact in any order of adding.

use serde::Serialize;

/// How numbers are spread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spread {
    count: u64,
    sum: i64,
    squares: u128,
    least: i64,
    most: i64,
}

impl Spread {
    /// Counts one more number.
    #[inline]
    pub(crate) fn take(&mut self, number: impl Into<i64>) {
        let number = number.into();
        self.least = if self.count == 0 { number } else { self.least.min(number) };
        self.most = if self.count == 0 { number } else { self.most.max(number) };
        self.count += 1;
        self.sum += number;
        self.squares += u128::from(number.unsigned_abs().pow(2));
    }

    /// Counts the numbers of another.
    pub(crate) fn add(&mut self, other: &Self) {
        if other.count == 0 {
            return;
        }
        if self.count == 0 {
            *self = *other;
            return;
        }
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    /// How many numbers there are.
    pub(crate) const fn count(&self) -> u64 {
        self.count
    }

    /// What can be said about them.
    pub(crate) fn summary(&self) -> Summary {
        let count = self.count.max(1) as f64;
        let mean = self.sum as f64 / count;
        // The sum of squared distances, times the count, is a whole number.
        let distances = i128::from(self.count) * self.squares as i128 - i128::from(self.sum).pow(2);
        let variance = distances as f64 / count / (count - 1.0).max(1.0);
        let deviation = variance.max(0.0).sqrt();
        Summary { mean, deviation, error: deviation / count.sqrt(), least: self.least, most: self.most }
    }
}

/// What can be said about a spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Summary {
    pub(crate) mean: f64,
    /// The standard deviation.
    pub(crate) deviation: f64,
    /// The standard error of the mean.
    pub(crate) error: f64,
    pub(crate) least: i64,
    pub(crate) most: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_adding_changes_nothing() {
        let of = |numbers: &[i64]| {
            let mut spread = Spread::default();
            numbers.iter().for_each(|number| spread.take(*number));
            spread
        };
        let whole = of(&[2, 4, 4, 4, 5, 5, 7, -9]);
        for cut in 0..=8 {
            let (one, two) = [2, 4, 4, 4, 5, 5, 7, -9].split_at(cut);
            let mut added = of(two);
            added.add(&of(one));
            assert_eq!(added, whole);
        }
        let summary = of(&[2, 4, 4, 4, 5, 5, 7, 9]).summary();
        assert_eq!((summary.mean, summary.least, summary.most), (5.0, 2, 9));
        assert!((summary.deviation.powi(2) - 32.0 / 7.0).abs() < 1e-9);
        assert_eq!(Spread::default().summary().deviation, 0.0);
    }
}
