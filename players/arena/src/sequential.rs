//! A sequential test by betting: is one bot stronger than another?
//!
//! The test bets against the hypothesis that it wants to refute. A bet that a mean is above `m` gains nothing on average if
//! the mean is at most `m`, so the chance that its wealth ever grows by a factor of 1/α is at most α (Ville's inequality).
//! This holds for every distribution and however often one looks. A test on normal errors can't promise that.

use crate::{GameResult, Schedule};
use serde::Serialize;

/// The error rates of a test, and the difference that matters.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TestParameters {
    /// The smallest difference between the shares of wins that matters.
    pub difference: f64,
    /// The chance to find a difference where there is none.
    pub alpha: f64,
    /// The chance to call two bots equivalent whose difference matters.
    pub beta: f64,
}

/// The finding of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Finding {
    /// The first bot is stronger.
    Stronger,
    /// The second bot is stronger.
    Weaker,
    /// The difference between them does not matter.
    Equivalent,
    /// The test needs more deals.
    Undecided,
}

/// Stakes, as parts of the wealth that a bet can lose. Nobody knows the best stake, so the wealth is divided among these.
const STAKES: [f64; 9] = [0.9, 0.45, 0.225, 0.1125, 0.056, 0.028, 0.014, 0.007, 0.0035];

/// A bet that has grown this much decides every test, and sums of such bets stay finite.
const MOST_WEALTH: f64 = 1e300;

/// A bet that the mean of numbers from −1 to 1 is above a bound.
#[derive(Clone, Copy, Debug)]
struct Bet {
    bound: f64,
    /// The wealth on each stake, which starts as 1.
    wealth: [f64; STAKES.len()],
}

impl Bet {
    const fn above(bound: f64) -> Self {
        Self { bound, wealth: [1.0; STAKES.len()] }
    }

    fn add(&mut self, number: f64) {
        // The worst number is −1, with which a stake of 1 would lose everything.
        let gain = (number.clamp(-1.0, 1.0) - self.bound) / (1.0 + self.bound);
        for (wealth, stake) in self.wealth.iter_mut().zip(STAKES) {
            *wealth = (*wealth * (1.0 + stake * gain)).min(MOST_WEALTH);
        }
    }

    /// The mean wealth.
    fn mean(&self) -> f64 {
        self.wealth.iter().sum::<f64>() / STAKES.len() as f64
    }
}

/// A sequential test of whether the first bot of a [`Schedule::duel`] is stronger than the second. It may stop after any deal,
/// as soon as it has a finding.
///
/// ```
/// use arena::{Entry, Finding, Plan, Schedule, SequentialTest, TestParameters, play_all};
/// use tabletop::Game;
/// use the_game::{SetUp, TheGame};
///
/// let bots = Entry::line_up("casual,random")?;
/// let schedule = Schedule::duel(&bots[0], &bots[1], 2, TheGame::COOPERATIVE);
/// let parameters = TestParameters { difference: 0.1, alpha: 0.05, beta: 0.05 };
/// let mut test = SequentialTest::new(&schedule, parameters).ok_or("a parameter is not between 0 and 1")?;
/// for game in play_all(&Plan::<TheGame>::new(SetUp::new(2)?, schedule, 100)) {
///     test.add(&game);
/// }
/// // Casual wins half of its games, random none.
/// assert_eq!(test.evidence().finding, Finding::Stronger);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SequentialTest {
    schedule: Schedule,
    parameters: TestParameters,
    games: u64,
    /// The sum over the games of the deal that is not complete.
    of_deal: f64,
    deals: u64,
    sum: f64,
    /// Bets that the difference is above 0, below 0, below the difference that matters, and above its negative.
    bets: [Bet; 4],
}

impl SequentialTest {
    /// A test that has seen no game yet. None unless all parameters are between 0 and 1.
    #[must_use]
    pub fn new(schedule: &Schedule, parameters: TestParameters) -> Option<Self> {
        let TestParameters { difference, alpha, beta } = parameters;
        let is_part = |number: f64| number > 0.0 && number < 1.0;
        [difference, alpha, beta].into_iter().all(is_part).then(|| Self {
            schedule: schedule.clone(),
            parameters,
            games: 0,
            of_deal: 0.0,
            deals: 0,
            sum: 0.0,
            bets: [0.0, 0.0, -difference, -difference].map(Bet::above),
        })
    }

    /// The parameters of the test.
    #[must_use]
    pub const fn parameters(&self) -> TestParameters {
        self.parameters
    }

    /// Adds the next game of the schedule. The test counts whole deals.
    pub fn add(&mut self, game: &GameResult) {
        let Some((_, _, seating)) = self.schedule.game(self.games) else { return };
        let games_per_deal = self.schedule.games_per_deal() as u64;
        let sign = |entry: usize| if entry == 0 { 1.0 } else { -1.0 };
        self.of_deal += match game.cards_left() {
            // A whole team at a time; each has one game with every deal.
            Some((_, won)) => sign(seating.first().copied().unwrap_or_default()) * f64::from(u8::from(won)),
            None => {
                let shares = seating.iter().zip(game.win_shares());
                shares.map(|(entry, share)| sign(*entry) * share).sum::<f64>() / games_per_deal as f64
            }
        };
        self.games += 1;
        if self.games.is_multiple_of(games_per_deal) {
            self.add_deal(self.of_deal);
            self.of_deal = 0.0;
        }
    }

    /// Adds a deal: the share of wins of the first bot less that of the second, from −1 to 1.
    fn add_deal(&mut self, number: f64) {
        self.deals += 1;
        self.sum += number;
        for (bet, number) in self.bets.iter_mut().zip([number, -number, -number, number]) {
            bet.add(number);
        }
    }

    /// The evidence so far.
    #[must_use]
    pub fn evidence(&self) -> Evidence {
        let [stronger, weaker, not_above, not_below] = self.bets.map(|bet| bet.mean());
        let equivalent = not_above.min(not_below);
        // Two-sided: half of alpha for each side.
        let (needed, needed_equivalent) = (2.0 / self.parameters.alpha, 1.0 / self.parameters.beta);
        let finding = if stronger >= needed {
            Finding::Stronger
        } else if weaker >= needed {
            Finding::Weaker
        } else if equivalent >= needed_equivalent {
            Finding::Equivalent
        } else {
            Finding::Undecided
        };
        let (deals, mean) = (self.deals, self.sum / self.deals.max(1) as f64);
        Evidence { finding, deals, mean, stronger, weaker, equivalent, needed, needed_equivalent }
    }
}

/// The evidence of a test. The evidence for a finding is the factor by which the wealth of a bet on it has grown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Evidence {
    /// The finding of the test.
    pub finding: Finding,
    /// The number of deals.
    pub deals: u64,
    /// The mean difference between the shares of wins.
    pub mean: f64,
    /// The evidence that the first bot is stronger.
    pub stronger: f64,
    /// The evidence that the second bot is stronger.
    pub weaker: f64,
    /// The evidence that they are equivalent.
    pub equivalent: f64,
    /// The evidence that it takes to call one bot stronger.
    pub needed: f64,
    /// The evidence that it takes to call them equivalent.
    pub needed_equivalent: f64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Luck, Seeded};

    const PARAMETERS: TestParameters = TestParameters { difference: 0.1, alpha: 0.05, beta: 0.05 };

    fn schedule() -> Schedule {
        let bots = crate::Entry::line_up("casual,random").unwrap();
        Schedule::duel(&bots[0], &bots[1], 2, false)
    }

    fn test() -> SequentialTest {
        SequentialTest::new(&schedule(), PARAMETERS).unwrap()
    }

    /// Runs a test on deals of which `wins` in a hundred go to the first and `losses` to the second.
    fn run(wins: u32, losses: u32, seed: u64, most: u32) -> (Finding, u64) {
        let mut luck = Seeded::new(seed);
        let mut test = self::test();
        for _ in 0..most {
            test.add_deal(match luck.below(100) {
                mark if mark < wins => 1.0,
                mark if mark < wins + losses => -1.0,
                _ => 0.0,
            });
            if test.evidence().finding != Finding::Undecided {
                break;
            }
        }
        (test.evidence().finding, test.evidence().deals)
    }

    #[test]
    fn a_clear_difference_is_found_soon_and_in_the_right_direction() {
        for seed in 0..20 {
            let (finding, deals) = run(60, 20, seed, 2000);
            assert!(finding == Finding::Stronger && deals < 300, "{seed}: {finding:?} {deals}");
            assert_eq!(run(20, 60, seed, 2000).0, Finding::Weaker);
        }
    }

    #[test]
    fn equal_bots_are_rarely_called_different() {
        let mut mistakes = 0;
        let mut close = 0;
        for seed in 0..400 {
            match run(30, 30, seed, 4000).0 {
                Finding::Stronger | Finding::Weaker => mistakes += 1,
                Finding::Equivalent => close += 1,
                Finding::Undecided => {}
            }
        }
        // 5 % of 400 are 20.
        assert!(mistakes <= 20 && close >= 360, "{mistakes} mistakes, {close} close");
    }

    #[test]
    fn bots_with_a_difference_that_matters_are_rarely_called_equivalent() {
        let close = (0..200).filter(|seed| run(35, 25, *seed, 4000).0 == Finding::Equivalent).count();
        assert!(close <= 10, "{close}");
    }

    #[test]
    fn a_parameter_outside_0_to_1_is_refused() {
        for number in [0.0, 1.0, -0.1, f64::NAN] {
            assert!(
                SequentialTest::new(&schedule(), TestParameters { difference: number, ..PARAMETERS })
                    .is_none()
            );
            assert!(
                SequentialTest::new(&schedule(), TestParameters { alpha: number, ..PARAMETERS }).is_none()
            );
        }
    }

    #[test]
    fn evidence_stays_finite_in_a_long_test() {
        let mut test = self::test();
        (0..100_000).for_each(|_| test.add_deal(1.0));
        let evidence = test.evidence();
        assert!(evidence.finding == Finding::Stronger && evidence.stronger.is_finite(), "{evidence:?}");
    }
}
