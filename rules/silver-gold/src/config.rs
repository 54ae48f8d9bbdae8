//! What is fixed before a game starts.

use crate::Deck;
use std::sync::Arc;
use tabletop::{DeckInfo, SetUpError};

const GAME: &str = "silver-gold";
const CLOSED: &str = "completed=closed";

/// SGP-1: two to four players, the option `completed=closed` and the deck.
#[derive(Debug, PartialEq, Eq)]
pub struct SetUp {
    players: u8,
    closed: bool,
    deck: Arc<Deck>,
}

impl SetUp {
    /// The fewest players.
    pub const FEWEST: u8 = 2;

    /// The most players.
    pub const MOST: u8 = 4;

    /// Stands in a view that was read, until [`tabletop::View::checked`] gives it its set-up.
    #[cfg(feature = "serde")]
    pub(crate) fn unknown() -> Self {
        Self { players: 0, closed: false, deck: Deck::shipped() }
    }

    /// SGP-19, option `completed=closed`: whether extra squares can't go on a completed card.
    #[inline]
    #[must_use]
    pub const fn completed_closed(&self) -> bool {
        self.closed
    }

    /// The cards.
    #[inline]
    #[must_use]
    pub const fn cards(&self) -> &Arc<Deck> {
        &self.deck
    }

    /// How many play.
    #[inline]
    pub(crate) const fn seats(&self) -> u8 {
        self.players
    }
}

impl Clone for SetUp {
    fn clone(&self) -> Self {
        Self { players: self.players, closed: self.closed, deck: Arc::clone(&self.deck) }
    }

    fn clone_from(&mut self, source: &Self) {
        (self.players, self.closed) = (source.players, source.closed);
        // A search copies positions of one game over each other all the time: no need to count the deck's owners.
        if !Arc::ptr_eq(&self.deck, &source.deck) {
            self.deck = Arc::clone(&source.deck);
        }
    }
}

impl tabletop::SetUp for SetUp {
    fn new(players: u8, options: &str, deck: Option<&str>) -> Result<Self, SetUpError> {
        if !(Self::FEWEST..=Self::MOST).contains(&players) {
            let (low, high) = (Self::FEWEST, Self::MOST);
            return Err(SetUpError::Players { game: GAME, low, high, given: players });
        }
        let mut closed = false;
        for option in options.split_whitespace() {
            if option != CLOSED {
                let given = option.to_owned();
                return Err(SetUpError::UnknownOption { game: GAME, given, known: CLOSED });
            }
            if closed {
                return Err(SetUpError::OptionTwice { given: option.to_owned() });
            }
            closed = true;
        }
        let shipped = Deck::shipped();
        let deck = match deck.map(Deck::parse).transpose()? {
            Some(deck) if deck != *shipped => Arc::new(deck),
            _ => shipped,
        };
        Ok(Self { players, closed, deck })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> String {
        if self.closed { CLOSED.to_owned() } else { String::new() }
    }

    fn deck(&self) -> Option<DeckInfo> {
        Some(DeckInfo {
            name: self.deck.name().to_owned(),
            text: self.deck.text(),
            shipped: self.deck == Deck::shipped(),
        })
    }
}
