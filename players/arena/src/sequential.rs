//! A test that may be looked at after every deal and stops when it is sure: is one bot stronger than another?
//!
//! It bets against what it wants to refute. Whoever bets on a mean above `m` with a stake that does not depend on what
//! is still to come can't expect to gain if the mean is at most `m`; so the chance that the money ever grows by a
//! factor of 1/α is at most α, however often one looks (Ville's inequality). That holds for every number of deals and
//! every distribution, which a test on normal errors can't say of itself.

use serde::Serialize;

/// What is tested, and how sure it must be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Claim {
    /// The smallest difference that matters, as a difference between shares of wins.
    pub difference: f64,
    /// The chance to see a difference where there is none.
    pub alpha: f64,
    /// The chance to see none that matters where there is one.
    pub beta: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Finding {
    /// The first is stronger.
    Stronger,
    /// The second is stronger.
    Weaker,
    /// Whatever lies between them matters not.
    Close,
    /// Not sure yet.
    Open,
}

/// Stakes, as parts of what one could lose. Nobody knows which is best, so a part of the money goes on each.
const STAKES: [f64; 9] = [0.9, 0.45, 0.225, 0.1125, 0.056, 0.028, 0.014, 0.007, 0.0035];

/// A bet that the mean of numbers from −1 to 1 is above a bound.
#[derive(Clone, Copy, Debug)]
struct Bet {
    bound: f64,
    /// The logarithm of the money on each stake; it starts as 1.
    money: [f64; STAKES.len()],
}

impl Bet {
    const fn above(bound: f64) -> Self {
        Self { bound, money: [0.0; STAKES.len()] }
    }

    fn add(&mut self, number: f64) {
        // At worst −1 comes: then a stake of 1 would lose all.
        let gain = (number.clamp(-1.0, 1.0) - self.bound) / (1.0 + self.bound);
        for (money, stake) in self.money.iter_mut().zip(STAKES) {
            *money += (stake * gain).ln_1p();
        }
    }

    /// The logarithm of what 1 has become.
    fn log(&self) -> f64 {
        let most = self.money.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = self.money.iter().map(|money| (money - most).exp()).sum();
        most + (sum / STAKES.len() as f64).ln()
    }
}

/// A test under way.
#[derive(Clone, Copy, Debug)]
pub struct Sequential {
    claim: Claim,
    deals: u64,
    sum: f64,
    /// That the difference is above 0, below 0, below what matters, and not as far below 0.
    bets: [Bet; 4],
}

impl Sequential {
    /// Nothing seen yet.
    #[must_use]
    pub const fn new(claim: Claim) -> Self {
        let Claim { difference, .. } = claim;
        let bets = [Bet::above(0.0), Bet::above(0.0), Bet::above(-difference), Bet::above(-difference)];
        Self { claim, deals: 0, sum: 0.0, bets }
    }

    /// A deal: by how much the share of wins of the first was above that of the second, from −1 to 1.
    pub fn add(&mut self, number: f64) {
        self.deals += 1;
        self.sum += number;
        for (bet, number) in self.bets.iter_mut().zip([number, -number, -number, number]) {
            bet.add(number);
        }
    }

    /// What can be said.
    #[must_use]
    pub fn finding(&self) -> Finding {
        let Claim { alpha, beta, .. } = self.claim;
        let [above, below, not_above, not_below] = self.bets.map(|bet| bet.log());
        // Either side may be the stronger: half of the chance of a mistake for each.
        let sure = (2.0 / alpha).ln();
        if above >= sure {
            Finding::Stronger
        } else if below >= sure {
            Finding::Weaker
        } else if not_above.min(not_below) >= (1.0 / beta).ln() {
            Finding::Close
        } else {
            Finding::Open
        }
    }

    /// What was seen so far.
    #[must_use]
    pub fn evidence(&self) -> Evidence {
        let [above, below, not_above, not_below] = self.bets.map(|bet| bet.log().exp());
        Evidence {
            finding: self.finding(),
            deals: self.deals,
            mean: self.sum / self.deals.max(1) as f64,
            stronger: above,
            weaker: below,
            close: not_above.min(not_below),
            needed: 2.0 / self.claim.alpha,
            needed_close: 1.0 / self.claim.beta,
        }
    }
}

/// What a test has seen. The weight of evidence for a finding is how many times over the money of somebody has grown who
/// bet on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Evidence {
    /// What the test says.
    pub finding: Finding,
    /// After so many deals.
    pub deals: u64,
    /// The difference between the shares of wins, on average.
    pub mean: f64,
    /// The weight of evidence that the first is stronger.
    pub stronger: f64,
    /// That the second is.
    pub weaker: f64,
    /// That no difference matters.
    pub close: f64,
    /// How much is needed to call one stronger.
    pub needed: f64,
    /// How much is needed to call the difference small.
    pub needed_close: f64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Luck, Seeded};

    const CLAIM: Claim = Claim { difference: 0.1, alpha: 0.05, beta: 0.05 };

    /// Runs a test on deals of which so many in a hundred are won by both, by the first alone, by the second alone.
    fn run(wins: u32, losses: u32, seed: u64, most: u32) -> (Finding, u64) {
        let mut luck = Seeded::new(seed);
        let mut test = Sequential::new(CLAIM);
        for _ in 0..most {
            let mark = luck.below(100);
            test.add(if mark < wins {
                1.0
            } else if mark < wins + losses {
                -1.0
            } else {
                0.0
            });
            if test.finding() != Finding::Open {
                break;
            }
        }
        (test.finding(), test.evidence().deals)
    }

    #[test]
    fn a_clear_difference_is_found_soon_and_on_the_right_side() {
        for seed in 0..20 {
            let (finding, deals) = run(60, 20, seed, 2000);
            assert!(finding == Finding::Stronger && deals < 300, "{seed}: {finding:?} {deals}");
            assert_eq!(run(20, 60, seed, 2000).0, Finding::Weaker);
        }
    }

    #[test]
    fn equal_bots_are_seldom_told_apart_however_often_one_looks() {
        let mut mistakes = 0;
        let mut close = 0;
        for seed in 0..400 {
            match run(30, 30, seed, 4000).0 {
                Finding::Stronger | Finding::Weaker => mistakes += 1,
                Finding::Close => close += 1,
                Finding::Open => {}
            }
        }
        // 5 % of 400 are 20.
        assert!(mistakes <= 20 && close >= 360, "{mistakes} mistakes, {close} close");
    }

    #[test]
    fn a_difference_that_matters_is_seldom_called_close() {
        let close = (0..200).filter(|seed| run(35, 25, *seed, 4000).0 == Finding::Close).count();
        assert!(close <= 10, "{close}");
    }
}
