//! Sequential halving: all candidates are tried in the same worlds, and the worse half is dropped again and again until one
//! is left or the budget is spent.

use crate::{Estimate, SearchLimits};

/// The result of one candidate in one world.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sample {
    /// The value that the search compares; more is better.
    pub value: f64,
    /// 1 for a win, less for a shared one, or the chance to win if the playout was cut short.
    pub win: f64,
    /// The cards left in a cooperative game, otherwise the points ahead of the best other seat.
    pub result: f64,
}

/// The score of one candidate: its prior value, and its results in worlds 0, 1, 2 and so on.
#[derive(Clone, Debug, Default)]
pub struct CandidateScore {
    prior: f64,
    weight: f64,
    samples: Vec<Sample>,
}

impl CandidateScore {
    /// The mean value over all worlds. The prior counts as the weight of some worlds.
    #[must_use]
    pub fn value(&self) -> f64 {
        let sum: f64 = self.samples.iter().map(|sample| sample.value).sum();
        let weight = self.weight + self.samples.len() as f64;
        if weight > 0.0 { (self.prior * self.weight + sum) / weight } else { self.prior }
    }

    /// The chance to win.
    #[must_use]
    pub fn win(&self) -> Estimate {
        Estimate::of(self.samples.iter().map(|sample| sample.win))
    }

    /// The cards left in a cooperative game, otherwise the points ahead of the best other seat.
    #[must_use]
    pub fn result(&self) -> Estimate {
        Estimate::of(self.samples.iter().map(|sample| sample.result))
    }

    /// How many worlds it was tried in.
    #[must_use]
    pub fn worlds(&self) -> usize {
        self.samples.len()
    }

    /// How much higher its values are than those of another candidate in the same worlds, without the priors.
    #[must_use]
    pub fn gain_over(&self, other: &Self) -> Estimate {
        Estimate::of(self.samples.iter().zip(&other.samples).map(|(mine, theirs)| mine.value - theirs.value))
    }
}

/// How many worlds are played before the budget is asked again.
const BATCH: usize = 4;

/// Tries candidates by `play(candidate, world)` and returns their scores in the same order. `priors` are the values of the
/// candidates before they are tried; each counts as `weight` worlds. All candidates still in the race see the same worlds,
/// numbered from 0. The first `always` candidates are never dropped.
///
/// ```
/// use bots::{Nodes, Sample, SearchLimits, halving};
///
/// // Some worlds are kinder than others, to all three candidates alike.
/// let values = [1.0, 3.0, 2.0];
/// let play = |candidate: usize, world: u64| {
///     Sample { value: values[candidate] + (world % 5) as f64, ..Sample::default() }
/// };
/// let scores = halving(&[0.0; 3], 1.0, 0, &SearchLimits::within(&Nodes(200)), &play);
/// // The best is tried in the most worlds, the worst in the fewest.
/// assert!(scores[1].worlds() > scores[0].worlds());
/// assert_eq!(scores[1].gain_over(&scores[0]).mean, 2.0);
/// ```
#[allow(clippy::indexing_slicing, reason = "the numbers in the race are those of candidates")]
pub fn halving(
    priors: &[f64],
    weight: f64,
    always: usize,
    limits: &SearchLimits<'_>,
    play: &(dyn Fn(usize, u64) -> Sample + Sync),
) -> Vec<CandidateScore> {
    let mut scores: Vec<CandidateScore> =
        priors.iter().map(|prior| CandidateScore { prior: *prior, weight, samples: Vec::new() }).collect();
    let mut racing: Vec<usize> = (0..priors.len()).collect();
    if racing.is_empty() {
        return scores;
    }
    let rounds = racing.len().next_power_of_two().trailing_zeros().max(1);
    let (mut nodes, mut worlds) = (0, 0);
    for round in 1..=rounds {
        while limits.spent(nodes) < f64::from(round) / f64::from(rounds) {
            let jobs = racing.len() * BATCH;
            let job =
                |number: usize| play(racing[number % racing.len()], (worlds + number / racing.len()) as u64);
            let samples = limits.executor.run(jobs, &job);
            for (sample, candidate) in samples.into_iter().zip(racing.iter().cycle()) {
                scores[*candidate].samples.push(sample);
            }
            nodes += jobs as u64;
            worlds += BATCH;
        }
        let value = |candidate: usize| scores[candidate].value();
        racing.sort_by(|a, b| value(*b).total_cmp(&value(*a)).then(a.cmp(b)));
        let worse = racing.split_off(racing.len().div_ceil(2));
        racing.extend(worse.into_iter().filter(|candidate| *candidate < always));
    }
    scores
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Nodes};
    use std::sync::Mutex;

    /// The value of candidate `c` in world `w`: the later candidate is better, worlds differ a lot.
    fn sample(candidate: usize, world: u64) -> Sample {
        let value = candidate as f64 * 0.01 + (world % 7) as f64;
        Sample { value, win: 0.5, result: value }
    }

    #[test]
    fn the_best_of_many_is_found_because_all_see_the_same_worlds() {
        let scores = halving(&[0.0; 12], 0.0, 0, &SearchLimits::within(&Nodes(600)), &sample);
        let worlds: Vec<usize> = scores.iter().map(CandidateScore::worlds).collect();
        assert_eq!(worlds.iter().max(), worlds.last());
        assert!(worlds.is_sorted(), "worse candidates are dropped sooner: {worlds:?}");
        let gain = scores[11].gain_over(&scores[10]);
        assert!((gain.mean - 0.01).abs() < 1e-9 && gain.error.unwrap() < 1e-9, "{gain:?}");
        let spent: usize = worlds.iter().sum();
        assert!((600..700).contains(&spent), "{spent}");
    }

    #[test]
    fn a_prior_counts_as_worlds_and_decides_when_nothing_may_be_tried() {
        struct Nothing;
        impl Budget for Nothing {
            fn spent(&self, _: u64) -> f64 {
                f64::INFINITY
            }
        }
        let scores = halving(&[1.0, 3.0, 2.0], 10.0, 0, &SearchLimits::within(&Nothing), &sample);
        let values: Vec<f64> = scores.iter().map(CandidateScore::value).collect();
        assert_eq!(values, [1.0, 3.0, 2.0]);
        let scores = halving(&[8.0], 4.0, 0, &SearchLimits::within(&Nodes(4)), &|_, _| Sample::default());
        assert_eq!(scores[0].value(), 4.0);
    }

    #[test]
    fn with_nothing_to_try_the_search_ends_at_once() {
        assert!(halving(&[], 0.0, 0, &SearchLimits::within(&Nodes(4)), &sample).is_empty());
    }

    #[test]
    fn the_first_candidates_are_kept_if_told_so() {
        let seen = Mutex::new(Vec::new());
        let play = |candidate, world| {
            seen.lock().unwrap().push((candidate, world));
            sample(candidate, world)
        };
        let scores = halving(&[0.0; 8], 0.0, 1, &SearchLimits::within(&Nodes(400)), &play);
        assert_eq!(scores[0].worlds(), scores[7].worlds());
        assert!(scores[1].worlds() < scores[7].worlds());
        let all = seen.into_inner().unwrap();
        let mut once = all.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), all.len(), "no candidate is tried twice in one world");
    }
}
