//! SGP-2: the pyramid cards: their numbers, their colours, sets of them.

use std::fmt;
use std::num::NonZeroU8;
use tabletop::{Scan, TextError, write_list};

/// A pyramid card, known by its number: 1 to 48.
///
/// ```
/// use silver_gold::Card;
///
/// assert_eq!(Card::all().map(Card::number).collect::<Vec<_>>(), (1..=48).collect::<Vec<_>>());
/// assert_eq!((Card::new(0), Card::new(49)), (None, None));
/// // A place for a card takes no more room than a card.
/// assert_eq!(size_of::<Option<Card>>(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many pyramid cards there are.
    pub const COUNT: u8 = 48;

    /// The card with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Self::COUNT => Some(Self(number)),
            _ => None,
        }
    }

    /// The number, from 1 to 48.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// All cards, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).filter_map(Self::new)
    }

    pub(crate) fn read(scan: &mut Scan<'_>, what: &str) -> Result<Self, TextError> {
        scan.numbered(1..=Self::COUNT, what, Self::new)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Two different cards; the lower number comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    low: Card,
    high: Card,
}

impl Pair {
    /// The pair of these two cards, given in any order. `None` if they are the same card.
    pub fn new(one: Card, other: Card) -> Option<Self> {
        (one != other).then(|| Self { low: one.min(other), high: one.max(other) })
    }

    /// The lower and the higher card.
    #[inline]
    pub const fn cards(self) -> [Card; 2] {
        [self.low, self.high]
    }

    /// Both cards as a set.
    #[inline]
    pub const fn set(self) -> Cards {
        Cards::NONE.with(self.low).with(self.high)
    }
}

/// A set of pyramid cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

tabletop::bit_set!(Cards of Card, |card| card.number(), |number| Card::new(number));

impl Cards {
    /// All 48 cards.
    pub const ALL: Self = Self(((1 << Card::COUNT) - 1) << 1);

    /// One bit for each card, at its number.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The card at this place in the ascending order, counted from 0.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Card> {
        let mut bits = self.0;
        let mut passed = 0;
        while passed < place && bits != 0 {
            bits &= bits - 1;
            passed += 1;
        }
        Self(bits).first()
    }

    /// Reads at least one card, ascending, separated by spaces.
    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Self, TextError> {
        let card = |scan: &mut Scan<'_>| Card::read(scan, "a card");
        let cards = scan.list(" ", card, Card::lt, "the cards in ascending order, each once")?;
        Ok(cards.into_iter().collect())
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter(), " ")
    }
}

tabletop::named! {
    /// The colour of a pyramid.
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
    pub enum Colour {
        /// Green.
        Green = "green",
        /// Orange.
        Orange = "orange",
        /// Purple.
        Purple = "purple",
    }
}

impl Colour {
    /// The number of cards of each colour.
    pub const CARDS: u8 = 16;
}
