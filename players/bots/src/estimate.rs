//! A mean with its standard error.

/// A mean over samples, and how far it may be off.
///
/// ```
/// let estimate = bots::Estimate::of([1.0, 2.0, 3.0]);
/// assert_eq!(estimate.mean, 2.0);
/// assert!(estimate.error.is_some_and(|error| (error - 1.0 / 3f64.sqrt()).abs() < 1e-9));
/// assert_eq!(bots::Estimate::of([5.0]).error, None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard error of the mean; `None` if it is unknown, as it is with fewer than two samples.
    pub error: Option<f64>,
}

impl Estimate {
    /// A value that is known exactly.
    #[must_use]
    pub const fn exact(mean: f64) -> Self {
        Self { mean, error: Some(0.0) }
    }

    /// The mean of independent samples, and its standard error. The mean of no samples is 0.
    #[must_use]
    pub fn of(samples: impl IntoIterator<Item = f64>) -> Self {
        let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
        for sample in samples {
            count += 1.0;
            let off = sample - mean;
            mean += off / count;
            squares += off * (sample - mean);
        }
        let error = (count > 1.0).then(|| (squares / (count * (count - 1.0))).sqrt());
        Self { mean, error }
    }
}

/// Negates the mean and keeps the error.
impl std::ops::Neg for Estimate {
    type Output = Self;

    fn neg(self) -> Self {
        Self { mean: -self.mean, ..self }
    }
}
