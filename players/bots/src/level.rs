//! The one table of levels: names that people see, and the settings behind them.

use crate::{pyramids, silver_gold, the_game};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Every legal action with the same chance: a yardstick for the arena.
    Random,
    /// Plausible, and beatable by a beginner.
    Novice,
    /// A decent heuristic, at once.
    Casual,
    /// The tuned evaluation without search: a yardstick for the arena.
    Policy,
    /// Search, a few milliseconds a choice.
    Expert,
    /// Search, as strong as it gets within a second.
    Master,
}

/// The name of a level and what it means in each game.
struct Row {
    name: &'static str,
    the_game: the_game::Settings,
    silver_gold: silver_gold::Settings,
    pyramids: pyramids::Settings,
}

static TABLE: [Row; 6] = [
    Row {
        name: "random",
        the_game: the_game::Settings::RANDOM,
        silver_gold: silver_gold::Settings::RANDOM,
        pyramids: pyramids::Settings::RANDOM,
    },
    Row {
        name: "novice",
        the_game: the_game::Settings::NOVICE,
        silver_gold: silver_gold::Settings::NOVICE,
        pyramids: pyramids::Settings::NOVICE,
    },
    Row {
        name: "casual",
        the_game: the_game::Settings::CASUAL,
        silver_gold: silver_gold::Settings::CASUAL,
        pyramids: pyramids::Settings::CASUAL,
    },
    Row {
        name: "policy",
        the_game: the_game::Settings::POLICY,
        silver_gold: silver_gold::Settings::POLICY,
        pyramids: pyramids::Settings::POLICY,
    },
    Row {
        name: "expert",
        the_game: the_game::Settings::EXPERT,
        silver_gold: silver_gold::Settings::EXPERT,
        pyramids: pyramids::Settings::EXPERT,
    },
    Row {
        name: "master",
        the_game: the_game::Settings::MASTER,
        silver_gold: silver_gold::Settings::MASTER,
        pyramids: pyramids::Settings::MASTER,
    },
];

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Novice, Self::Casual, Self::Policy, Self::Expert, Self::Master];

    /// The levels that people play against, weakest first. The others are yardsticks.
    pub const SHOWN: [Self; 4] = [Self::Novice, Self::Casual, Self::Expert, Self::Master];

    /// The name that people see.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    #[allow(clippy::indexing_slicing, reason = "the table has a row for each level, in order: tested below")]
    const fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    pub(crate) const fn the_game(self) -> &'static the_game::Settings {
        &self.row().the_game
    }

    pub(crate) const fn silver_gold(self) -> &'static silver_gold::Settings {
        &self.row().silver_gold
    }

    pub(crate) const fn pyramids(self) -> &'static pyramids::Settings {
        &self.row().pyramids
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
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
        let level = Self::ALL.into_iter().find(|level| level.name() == text);
        level.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_a_row_for_each_level_in_order() {
        for level in Level::ALL {
            assert_eq!(level.name(), format!("{level:?}").to_lowercase());
            assert_eq!(level.name().parse(), Ok(level));
        }
        let error = "grandmaster".parse::<Level>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no bot `grandmaster`; there are: random, novice, casual, policy, expert, master"
        );
    }
}
