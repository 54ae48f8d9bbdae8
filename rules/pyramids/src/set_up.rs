//! The set-up of a game: players and options, and the deck.

use crate::{Deck, Pyramids};
use std::ops::RangeInclusive;
use tabletop::{DeckInfo, Game as _, SetUpError, check_players, parse_options, write_options};

/// How many play (PY-1), the option of PY-16, and the deck. The deck has more cards than all first hands together, so
/// the draw pile is not empty when the first turn starts (PY-2).
///
/// ```
/// use pyramids::SetUp;
/// use tabletop::SetUp as _;
///
/// let typed = SetUp::new(4)?.with_open_counted();
/// assert_eq!(typed, SetUp::parse(4, "open=count", None)?);
/// assert_eq!(typed.deck().name(), "benben-112");
/// assert!(SetUp::new(7).is_err());
/// # Ok::<(), tabletop::SetUpError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUp {
    players: u8,
    open_counted: bool,
    deck: Deck,
}

const OPTIONS: [&str; 1] = ["open=count"];

impl SetUp {
    /// A game for this many players with the shipped deck, without options.
    pub fn new(players: u8) -> Result<Self, SetUpError> {
        check_players(Pyramids::NAME, <Self as tabletop::SetUp>::PLAYERS, players)?;
        Ok(Self { players, open_counted: false, deck: Deck::shipped() })
    }

    /// Option `open=count`: open pyramids count too (PY-16).
    #[must_use]
    pub const fn with_open_counted(self) -> Self {
        Self { open_counted: true, ..self }
    }

    /// The same game with another deck. Fails if the deck has too few cards.
    pub fn with_deck(self, deck: Deck) -> Result<Self, SetUpError> {
        let players = self.players;
        let (cards, least) = (deck.cards().total().into(), u32::from(players) * u32::from(Pyramids::HAND));
        if cards <= least {
            return Err(SetUpError::DeckTooSmall { cards, players, least });
        }
        Ok(Self { deck, ..self })
    }

    /// A placeholder in a view that was read, until [`tabletop::View::checked`] gives it its set-up.
    #[cfg(feature = "serde")]
    pub(crate) fn unknown() -> Self {
        Self { players: 0, open_counted: false, deck: Deck::shipped() }
    }

    /// Whether open pyramids count too at the end (PY-16).
    pub const fn open_counted(&self) -> bool {
        self.open_counted
    }

    /// The deck.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }
}

impl tabletop::SetUp for SetUp {
    const PLAYERS: RangeInclusive<u8> = 2..=6;

    fn parse(players: u8, options: &str, deck: Option<&str>) -> Result<Self, SetUpError> {
        let set_up = Self::new(players)?;
        let [open_counted] = parse_options(Pyramids::NAME, &OPTIONS, options)?;
        let set_up = Self { open_counted, ..set_up };
        deck.map_or(Ok(set_up), |deck| set_up.with_deck(Deck::parse(deck)?))
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> String {
        write_options(&OPTIONS, [self.open_counted])
    }

    fn deck_info(&self) -> Option<DeckInfo> {
        let shipped = self.deck == Deck::shipped();
        Some(DeckInfo { name: self.deck.name().to_owned(), text: self.deck.text(), shipped })
    }
}
