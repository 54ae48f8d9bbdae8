//! The names of the levels. Each game says what they mean there.

use std::fmt;
use std::str::FromStr;

tabletop::named! {
    /// How well a bot plays.
    ///
    /// ```
    /// use bots::Level;
    ///
    /// let level: Level = "expert".parse()?;
    /// // Later levels are stronger. People play against four of the six; the others are yardsticks.
    /// assert!(level > Level::Casual && Level::SHOWN.contains(&level));
    /// assert!(!Level::SHOWN.contains(&Level::Random));
    /// # Ok::<(), bots::UnknownLevel>(())
    /// ```
    pub enum Level {
        /// Every legal action with the same chance: a yardstick for the arena.
        Random = "random",
        /// Plausible play that a beginner can beat.
        Novice = "novice",
        /// A decent rule of thumb, without delay.
        Casual = "casual",
        /// The tuned evaluation without search: a yardstick for the arena.
        Policy = "policy",
        /// Search for a few milliseconds a choice.
        Expert = "expert",
        /// Search, as strong as it gets within a second.
        Master = "master",
    }
}

impl Level {
    /// The levels that people play against, weakest first. The others are yardsticks.
    pub const SHOWN: [Self; 4] = [Self::Novice, Self::Casual, Self::Expert, Self::Master];
}

/// There is no level of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Level::ALL.map(Level::name).join(", ");
        write!(f, "there is no bot `{}`; there are: {names}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::named(text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_of_its_own() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let error = "grandmaster".parse::<Level>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no bot `grandmaster`; there are: random, novice, casual, policy, expert, master"
        );
    }
}
