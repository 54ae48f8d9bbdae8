//! What is fixed before a game starts: players, options, deck.

use std::fmt;

/// What is fixed before a game starts. Its constructor refuses what the rules do not allow, so a game can rely on it.
pub trait SetUp: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// Reads a set-up: the number of players, the options as in a record's `Options` tag (`""` for none), and the text
    /// of a deck file where another than the shipped deck is used.
    fn new(players: u8, options: &str, deck: Option<&str>) -> Result<Self, SetUpError>;

    /// How many play.
    fn players(&self) -> u8;

    /// The options that differ from the default, as in a record's `Options` tag.
    fn options(&self) -> String;

    /// The deck, where the game has one that can be exchanged.
    fn deck(&self) -> Option<DeckInfo>;
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
        /// The fewest.
        low: u8,
        /// The most.
        high: u8,
        /// What was asked for.
        given: u8,
    },
    /// The game has no such option.
    #[error("{game} has no option `{given}`; it has: {known}")]
    UnknownOption {
        /// The game's name.
        game: &'static str,
        /// What was asked for.
        given: String,
        /// What there is.
        known: &'static str,
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
    /// The deck has too few cards for so many players.
    #[error("a deck of {cards} cards is too small for {players} players: more than {least} are needed")]
    DeckTooSmall {
        /// Cards in the deck.
        cards: u32,
        /// How many want to play.
        players: u8,
        /// There must be more than this.
        least: u32,
    },
}

/// What is wrong with a deck file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckError {
    /// The line, from 1.
    pub line: usize,
    /// The card that the line belongs to, as the file names it.
    pub card: Option<String>,
    /// What is wrong and what should be there.
    pub problem: String,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(card) = &self.card {
            write!(f, ", card {card}")?;
        }
        write!(f, ": {}", self.problem)
    }
}

impl std::error::Error for DeckError {}
