//! The names of the games.

use std::fmt;
use std::str::FromStr;
use tabletop::{Game, Scan, TextError};

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameName {
    /// The Game.
    TheGame,
    /// Silver & Gold: Pyramids.
    SilverGold,
    /// Pyramids.
    Pyramids,
}

/// An operation on a game that is known by its name only.
pub trait Visit {
    /// The result.
    type Output;

    /// Runs the operation on this game.
    fn visit<G: Game>(self) -> Self::Output;
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 3] = [Self::TheGame, Self::SilverGold, Self::Pyramids];

    /// The name in records and on the command line.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TheGame => the_game::TheGame::NAME,
            Self::SilverGold => silver_gold::SilverGold::NAME,
            Self::Pyramids => pyramids::Pyramids::NAME,
        }
    }

    /// Runs an operation on the game of this name.
    pub fn visit<V: Visit>(self, visitor: V) -> V::Output {
        match self {
            Self::TheGame => visitor.visit::<the_game::TheGame>(),
            Self::SilverGold => visitor.visit::<silver_gold::SilverGold>(),
            Self::Pyramids => visitor.visit::<pyramids::Pyramids>(),
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameName {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let game = Self::ALL.into_iter().find(|game| game.as_str() == text);
        let names = Self::ALL.map(|game| format!("`{game}`")).join(", ");
        game.map_or_else(|| Scan::new(text).fail(format!("one of {names}")), Ok)
    }
}
