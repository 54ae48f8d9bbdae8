//! The names of the games, and how a name becomes a type.

use std::fmt;
use std::str::FromStr;
use tabletop::{Game, Scan, TextError};

/// One of the games.
///
/// ```
/// use record::{GameName, match_game};
/// use tabletop::{Game, SetUp};
///
/// let name: GameName = "pyramids".parse()?;
/// // The name becomes a type.
/// let players = match_game!(name, G => <<G as Game>::SetUp as SetUp>::PLAYERS);
/// assert_eq!(players, 2..=6);
/// # Ok::<(), tabletop::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameName {
    /// The Game.
    TheGame,
    /// Silver & Gold: Pyramids.
    SilverGold,
    /// Pyramids.
    Pyramids,
}

/// Evaluates an expression with the type of the game of this name: `match_game!(name, G => verify::<G>(&record, None))`.
#[macro_export]
macro_rules! match_game {
    ($name:expr, $game:ident => $value:expr) => {
        match $name {
            $crate::GameName::TheGame => {
                type $game = $crate::games::TheGame;
                $value
            }
            $crate::GameName::SilverGold => {
                type $game = $crate::games::SilverGold;
                $value
            }
            $crate::GameName::Pyramids => {
                type $game = $crate::games::Pyramids;
                $value
            }
        }
    };
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 3] = [Self::TheGame, Self::SilverGold, Self::Pyramids];

    /// The name in records and on the command line.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match_game!(self, G => <G as Game>::NAME)
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
