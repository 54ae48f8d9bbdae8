//! The set-up of a game: players, options, deck.

use crate::DeckError;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The players, options and deck of a game. A set-up exists only if the rules allow it, so a game can rely on it.
///
/// Each game's set-up also has typed constructors: `SetUp::new(players)` and a `with_` method for each option.
///
/// ```
/// use tabletop::SetUp as _;
/// use the_game::SetUp;
///
/// // Options may come in any order and are written in one.
/// let set_up = SetUp::parse(3, "fire minimum=3", None)?;
/// assert_eq!(set_up.options(), "minimum=3 fire");
/// assert_eq!(set_up, SetUp::new(3)?.with_minimum_three().with_fire());
/// # Ok::<(), tabletop::SetUpError>(())
/// ```
pub trait SetUp: Clone + Eq + Debug + Send + Sync + 'static {
    /// The numbers of players that the rules allow.
    const PLAYERS: RangeInclusive<u8>;

    /// Reads a set-up: the number of players, the options as in a record's `Options` tag (`""` for none), and the text
    /// of a deck file, if the game is played with another deck than the shipped one.
    ///
    /// ```
    /// use tabletop::SetUp as _;
    /// use the_game::SetUp;
    ///
    /// let error = SetUp::parse(3, "ice", None).unwrap_err();
    /// assert_eq!(error.to_string(), "the-game has no option `ice`; it has: minimum=3, hand=small, fire, played=off");
    /// ```
    fn parse(players: u8, options: &str, deck: Option<&str>) -> Result<Self, SetUpError>;

    /// The number of players.
    fn players(&self) -> u8;

    /// The options that differ from the default, as in a record's `Options` tag.
    fn options(&self) -> String;

    /// The deck as records know it, if the game can be played with different decks.
    fn deck_info(&self) -> Option<DeckInfo> {
        None
    }
}

/// Refuses a number of players that is not in `allowed`.
pub fn check_players(game: &'static str, allowed: RangeInclusive<u8>, given: u8) -> Result<(), SetUpError> {
    if allowed.contains(&given) {
        return Ok(());
    }
    Err(SetUpError::Players { game, low: *allowed.start(), high: *allowed.end(), given })
}

/// Reads options that are separated by spaces: one flag for each of `known`, set if the text names it.
pub fn parse_options<const N: usize>(
    game: &'static str,
    known: &'static [&'static str; N],
    text: &str,
) -> Result<[bool; N], SetUpError> {
    let mut flags = [false; N];
    for option in text.split_whitespace() {
        let given = || option.to_owned();
        let Some((_, flag)) = known.iter().zip(&mut flags).find(|(name, _)| **name == option) else {
            return Err(SetUpError::UnknownOption { game, given: given(), known });
        };
        if std::mem::replace(flag, true) {
            return Err(SetUpError::OptionTwice { given: given() });
        }
    }
    Ok(flags)
}

/// Writes the options whose flag is set, in the order of `known`; [`parse_options`] reads them back.
pub fn write_options<const N: usize>(known: &[&str; N], flags: [bool; N]) -> String {
    let given: Vec<&str> = known.iter().zip(flags).filter(|(_, flag)| *flag).map(|(name, _)| *name).collect();
    given.join(" ")
}

/// A deck as records know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckInfo {
    /// The deck's own name.
    pub name: String,
    /// Its one text, without comments: the same cards give the same text.
    pub text: String,
    /// Whether it is the deck that the game ships with.
    pub shipped: bool,
}

/// Why a set-up is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// The rules do not allow this number of players.
    #[error("{game} is for {low} to {high} players, not {given}")]
    Players {
        /// The game's name.
        game: &'static str,
        /// The fewest players.
        low: u8,
        /// The most players.
        high: u8,
        /// The value that was given.
        given: u8,
    },
    /// The game has no such option.
    #[error("{game} has no option `{given}`; it has: {}", known.join(", "))]
    UnknownOption {
        /// The game's name.
        game: &'static str,
        /// The value that was given.
        given: String,
        /// The options that it has.
        known: &'static [&'static str],
    },
    /// An option is given twice.
    #[error("option `{given}` is given twice")]
    OptionTwice {
        /// The option.
        given: String,
    },
    /// The game is always played with the same cards.
    #[error("{game} has no decks to choose from")]
    NoDecks {
        /// The game's name.
        game: &'static str,
    },
    /// The deck is not well formed.
    #[error("deck, {0}")]
    Deck(#[from] DeckError),
    /// The deck has too few cards for this number of players.
    #[error("a deck of {cards} cards is too small for {players} players: more than {least} are needed")]
    DeckTooSmall {
        /// The number of cards in the deck.
        cards: u32,
        /// The number of players.
        players: u8,
        /// The deck must have more cards than this.
        least: u32,
    },
}
