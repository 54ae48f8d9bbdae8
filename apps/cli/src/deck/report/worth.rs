//! What one card more is worth: the slope of the score over the number of copies.

/// Sums over all seats of all games; whole numbers, so that the order of adding changes nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    count: i64,
    copies: i64,
    copies_squared: i64,
    scores: i64,
    scores_squared: i64,
    products: i64,
}

/// A slope with its standard error.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighed {
    pub(super) slope: f64,
    pub(super) error: f64,
}

impl Worth {
    /// A seat had so many copies and scored this.
    #[inline]
    pub(super) fn take(&mut self, copies: u8, score: i32) {
        let (copies, score) = (i64::from(copies), i64::from(score));
        self.count += 1;
        self.copies += copies;
        self.copies_squared += copies * copies;
        self.scores += score;
        self.scores_squared += score * score;
        self.products += copies * score;
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.copies += other.copies;
        self.copies_squared += other.copies_squared;
        self.scores += other.scores;
        self.scores_squared += other.scores_squared;
        self.products += other.products;
    }

    /// The slope of the line of least squares; with one copy at most, the difference of two means.
    pub(super) fn weigh(&self) -> Weighed {
        let times = |one: i64, other: i64| i128::from(one) * i128::from(other);
        let spread = times(self.count, self.copies_squared) - times(self.copies, self.copies);
        let common = times(self.count, self.products) - times(self.copies, self.scores);
        let scores = times(self.count, self.scores_squared) - times(self.scores, self.scores);
        if spread == 0 || self.count < 3 {
            return Weighed { slope: 0.0, error: f64::INFINITY };
        }
        let [spread, common, scores] = [spread, common, scores].map(|sum| sum as f64);
        let slope = common / spread;
        let rest = (scores / spread - slope * slope).max(0.0) / (self.count - 2) as f64;
        Weighed { slope, error: rest.sqrt() }
    }
}

impl Weighed {
    /// Whether this is more than two standard errors away from the mean.
    pub(super) fn is_far_from(&self, mean: f64) -> bool {
        (self.slope - mean).abs() > 2.0 * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_one_copy_it_is_the_difference_of_the_means() {
        let mut worth = Worth::default();
        for (copies, score) in [(0, 10), (0, 12), (0, 14), (1, 20), (1, 24)] {
            worth.take(copies, score);
        }
        let Weighed { slope, error } = worth.weigh();
        assert!((slope - 10.0).abs() < 1e-9);
        // Pooled variance (8 + 8) / 3, times 1/3 + 1/2.
        assert!((error - (16.0f64 / 3.0 * (1.0 / 3.0 + 1.0 / 2.0)).sqrt()).abs() < 1e-9, "{error}");
        assert!(!worth.weigh().is_far_from(10.0) && worth.weigh().is_far_from(0.0));
        assert!(!Worth::default().weigh().is_far_from(5.0));
    }
}
