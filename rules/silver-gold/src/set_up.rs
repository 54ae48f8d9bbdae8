//! The set-up of a game: players and options, and the deck.

use crate::{Deck, SilverGold};
use std::ops::RangeInclusive;
use std::sync::Arc;
use tabletop::{DeckInfo, Game as _, SetUpError, check_players, parse_options, write_options};

/// How many play (SGP-1), the option of SGP-19, and the deck.
///
/// ```
/// use silver_gold::SetUp;
/// use tabletop::SetUp as _;
///
/// let typed = SetUp::new(2)?.with_completed_closed();
/// assert_eq!(typed, SetUp::parse(2, "completed=closed", None)?);
/// assert_eq!(typed.deck().name(), "benben-48");
/// assert!(SetUp::new(5).is_err());
/// # Ok::<(), tabletop::SetUpError>(())
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct SetUp {
    players: u8,
    completed_closed: bool,
    deck: Arc<Deck>,
}

const OPTIONS: [&str; 1] = ["completed=closed"];

impl SetUp {
    /// A game for this many players with the shipped deck, without options.
    pub fn new(players: u8) -> Result<Self, SetUpError> {
        check_players(SilverGold::NAME, <Self as tabletop::SetUp>::PLAYERS, players)?;
        Ok(Self { players, completed_closed: false, deck: Deck::shipped() })
    }

    /// Option `completed=closed`: extra squares can't go on a completed card (SGP-19).
    #[must_use]
    pub fn with_completed_closed(self) -> Self {
        Self { completed_closed: true, ..self }
    }

    /// The same game with another deck.
    #[must_use]
    pub fn with_deck(self, deck: impl Into<Arc<Deck>>) -> Self {
        Self { deck: deck.into(), ..self }
    }

    /// A placeholder in a view that was read, until [`tabletop::View::checked`] gives it its set-up.
    #[cfg(feature = "serde")]
    pub(crate) fn unknown() -> Self {
        Self { players: 0, completed_closed: false, deck: Deck::shipped() }
    }

    /// Whether extra squares can't go on a completed card (SGP-19).
    #[inline]
    pub const fn completed_closed(&self) -> bool {
        self.completed_closed
    }

    /// The deck.
    #[inline]
    pub const fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }
}

impl Clone for SetUp {
    fn clone(&self) -> Self {
        Self { players: self.players, completed_closed: self.completed_closed, deck: Arc::clone(&self.deck) }
    }

    fn clone_from(&mut self, source: &Self) {
        (self.players, self.completed_closed) = (source.players, source.completed_closed);
        // A search keeps copying positions of one game over each other: counting the deck's owners would only cost time.
        if !Arc::ptr_eq(&self.deck, &source.deck) {
            self.deck = Arc::clone(&source.deck);
        }
    }
}

impl tabletop::SetUp for SetUp {
    const PLAYERS: RangeInclusive<u8> = 2..=4;

    fn parse(players: u8, options: &str, deck: Option<&str>) -> Result<Self, SetUpError> {
        let set_up = Self::new(players)?;
        let [completed_closed] = parse_options(SilverGold::NAME, &OPTIONS, options)?;
        let deck = match deck.map(Deck::parse).transpose()? {
            Some(deck) if deck != *set_up.deck => Arc::new(deck),
            _ => set_up.deck,
        };
        Ok(Self { players, completed_closed, deck })
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> String {
        write_options(&OPTIONS, [self.completed_closed])
    }

    fn deck_info(&self) -> Option<DeckInfo> {
        Some(DeckInfo {
            name: self.deck.name().to_owned(),
            text: self.deck.text(),
            shipped: self.deck == Deck::shipped(),
        })
    }
}
