//! The pyramid and expedition cards a game is played with.

use crate::{Card, Cards, Chamber, Colour, Expeditions};
use std::sync::{Arc, LazyLock};

/// SGP-2, SGP-4: 48 pyramid cards, 16 of each colour, and 8 expedition cards. Read from a text that a person can
/// write: see [`Deck::parse`].
///
/// ```
/// use silver_gold::{Card, Content, Deck};
///
/// let deck = Deck::shipped();
/// let card = Card::new(1).ok_or("no such card")?;
/// assert_eq!(deck.colour(card).name(), "green");
/// assert_eq!(deck.chamber(card).rows()[0], "E..#.");
/// assert_eq!(deck.chamber(card).squares(Content::Entrance).to_string(), "a1");
/// // The text of a deck is read back as the same deck.
/// assert_eq!(Deck::parse(&deck.text())?, *deck);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    pub(crate) name: String,
    pub(crate) chambers: [Chamber; Card::COUNT as usize],
    pub(crate) colours: [Cards; 3],
    pub(crate) expeditions: Expeditions,
}

impl Deck {
    /// The deck that this project ships. It is its own, because no source at hand has the printed layouts.
    #[must_use]
    #[allow(clippy::expect_used, reason = "the text is compiled in, and tests read it")]
    pub fn shipped() -> Arc<Self> {
        static SHIPPED: LazyLock<Arc<Deck>> = LazyLock::new(|| {
            Arc::new(
                Deck::parse(include_str!("../decks/benben-48.deck")).expect("the shipped deck is a deck"),
            )
        });
        SHIPPED.clone()
    }

    /// The deck's own name: small letters, digits and dashes.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The squares of the card.
    #[inline]
    #[must_use]
    #[allow(clippy::indexing_slicing, reason = "a card's number is 1 to 48, and there are 48 chambers")]
    pub const fn chamber(&self, card: Card) -> &Chamber {
        &self.chambers[card.number() as usize - 1]
    }

    /// The colour of the card.
    #[must_use]
    pub fn colour(&self, card: Card) -> Colour {
        let has = |colour: &Colour| self.of_colour(*colour).contains(card);
        Colour::ALL.into_iter().find(has).unwrap_or(Colour::Green)
    }

    /// The 16 cards of the colour.
    #[inline]
    #[must_use]
    pub const fn of_colour(&self, colour: Colour) -> Cards {
        let [green, orange, purple] = self.colours;
        match colour {
            Colour::Green => green,
            Colour::Orange => orange,
            Colour::Purple => purple,
        }
    }

    /// How many expedition cards show each shape.
    #[inline]
    #[must_use]
    pub const fn expeditions(&self) -> Expeditions {
        self.expeditions
    }
}
