//! What is fixed before a game starts.

use crate::state::HAND;
use crate::{Counts, Deck};
use tabletop::{DeckInfo, Game as _, SetUpError};

/// Players, options and deck. The deck has more than 5 cards for each player, so the pile is not empty when the first
/// turn starts (PY-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    players: u8,
    open_count: bool,
    deck: Deck,
}

/// PY-1.
const FEWEST: u8 = 2;
/// PY-1.
const MOST: u8 = 6;

/// The option of PY-16.
const OPEN_COUNT: &str = "open=count";

const GAME: &str = crate::Pyramids::NAME;

impl SetUp {
    /// Stands in a view that was read, until [`tabletop::View::checked`] gives it its set-up.
    #[cfg(feature = "serde")]
    pub(crate) const fn unknown() -> Self {
        Self { players: 0, open_count: false, deck: Deck::empty() }
    }

    /// Whether open pyramids count too at the end (PY-16).
    #[must_use]
    pub const fn open_count(&self) -> bool {
        self.open_count
    }

    /// The deck that is played with.
    #[must_use]
    pub const fn cards(&self) -> &Counts {
        self.deck.cards()
    }

    fn with_deck(players: u8, open_count: bool, deck: Deck) -> Result<Self, SetUpError> {
        let (cards, least) = (u32::from(deck.cards().total()), u32::from(players) * u32::from(HAND));
        if cards <= least {
            return Err(SetUpError::DeckTooSmall { cards, players, least });
        }
        Ok(Self { players, open_count, deck })
    }
}

impl tabletop::SetUp for SetUp {
    fn new(players: u8, options: &str, deck: Option<&str>) -> Result<Self, SetUpError> {
        if !(FEWEST..=MOST).contains(&players) {
            return Err(SetUpError::Players { game: GAME, low: FEWEST, high: MOST, given: players });
        }
        let mut open_count = false;
        for option in options.split_whitespace() {
            let given = option.to_owned();
            match option {
                OPEN_COUNT if open_count => return Err(SetUpError::OptionTwice { given }),
                OPEN_COUNT => open_count = true,
                _ => return Err(SetUpError::UnknownOption { game: GAME, given, known: OPEN_COUNT }),
            }
        }
        let deck = deck.map_or_else(Deck::shipped, Deck::parse)?;
        Self::with_deck(players, open_count, deck)
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> String {
        if self.open_count { OPEN_COUNT.to_owned() } else { String::new() }
    }

    fn deck(&self) -> Option<DeckInfo> {
        let shipped = Deck::shipped() == Ok(self.deck);
        Some(DeckInfo { name: self.deck.name().to_owned(), text: self.deck.text(), shipped })
    }
}
