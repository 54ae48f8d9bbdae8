//! SGP-2: the pyramid cards: their numbers, their colours, sets of them.

use std::fmt;
use std::num::NonZeroU8;
use tabletop::{Scan, TextError};

/// A pyramid card, known by its number: 1 to 48.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many pyramid cards there are.
    pub const COUNT: u8 = 48;

    /// The card with this number, if there is one.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Self::COUNT => Some(Self(number)),
            _ => None,
        }
    }

    /// The number, from 1 to 48.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// All cards, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).filter_map(Self::new)
    }

    pub(crate) fn read(scan: &mut Scan<'_>, what: &str) -> Result<Self, TextError> {
        scan.made(1..=Self::COUNT, what, Self::new)
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
    /// The pair of these two, in any order; none if they are the same.
    #[must_use]
    pub fn new(one: Card, other: Card) -> Option<Self> {
        (one != other).then(|| Self { low: one.min(other), high: one.max(other) })
    }

    /// The lower and the higher card.
    #[inline]
    #[must_use]
    pub const fn cards(self) -> [Card; 2] {
        [self.low, self.high]
    }

    /// Both cards as a set.
    #[inline]
    #[must_use]
    pub const fn set(self) -> Cards {
        Cards::NONE.with(self.low).with(self.high)
    }
}

/// A set of pyramid cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

tabletop::bit_set!(Cards of Card, |card| card.number());

impl Cards {
    /// All 48.
    pub const ALL: Self = Self(((1 << Card::COUNT) - 1) << 1);

    /// One bit for each card, at its number.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// How many cards are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The card with the lowest number.
    #[inline]
    #[must_use]
    pub const fn lowest(self) -> Option<Card> {
        Card::new(self.0.trailing_zeros() as u8)
    }

    /// The card of this place in the set, counted from 0 and ascending.
    #[inline]
    #[must_use]
    pub const fn nth(self, place: u32) -> Option<Card> {
        let mut bits = self.0;
        let mut passed = 0;
        while passed < place && bits != 0 {
            bits &= bits - 1;
            passed += 1;
        }
        Self(bits).lowest()
    }

    /// The cards of the set, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let lowest = Self(bits).lowest();
            bits &= bits.wrapping_sub(1);
            lowest
        })
    }

    /// Reads at least one card, ascending, separated by spaces, to the end of the text.
    pub(crate) fn read_rest(scan: &mut Scan<'_>) -> Result<Self, TextError> {
        let mut last = Card::read(scan, "a card")?;
        let mut cards = Self::NONE.with(last);
        while scan.accept(" ") {
            let start = scan.clone();
            let card = Card::read(scan, "a card")?;
            if card <= last {
                return start.fail(format!("a card above {last}: numbers ascend"));
            }
            cards = cards.with(card);
            last = card;
        }
        scan.end()?;
        Ok(cards)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// The colour of a pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Colour {
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Purple.
    Purple,
}

impl Colour {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Green, Self::Orange, Self::Purple];

    /// How many cards have the same colour.
    pub const CARDS: u8 = 16;

    /// The name in decks.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Orange => "orange",
            Self::Purple => "purple",
        }
    }

    /// The colour with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
