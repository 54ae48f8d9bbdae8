//! One pyramid: its cards, what may go on it, what it counts.

use crate::card::Kinds;
use crate::{Card, Colour, Floor};
use std::fmt;
use tabletop::write_list;

/// A pyramid of one colour (PY-9) with at least one floor. Floors get smaller from the base up (PY-10), so the set of its
/// cards determines it.
///
/// ```
/// use pyramids::{Card, Pyramid};
///
/// let cards: Vec<Card> = ["y5", "y4", "y2", "yT"].iter().map(|card| card.parse()).collect::<Result<_, _>>()?;
/// let base = Pyramid::start(cards[0]).ok_or("a top stone starts no pyramid")?;
/// let pyramid = cards[1..].iter().try_fold(base, |pyramid, card| pyramid.with(*card)).ok_or("it does not fit")?;
/// assert_eq!(pyramid.to_string(), "y5-4-2-T");
/// assert!(pyramid.is_complete() && pyramid.is_great());
/// assert_eq!(pyramid.stones(), 11);
/// // A floor has 1 or 2 stones fewer than the one below (PY-10).
/// assert_eq!(base.with(cards[2]), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pyramid {
    /// A bit for each floor, at its rank.
    floors: u8,
    /// The highest card. It has the colour, and what may go on the pyramid follows from it.
    summit: Card,
}

impl Pyramid {
    /// A pyramid with more stones than this, top stone not counted, is Great (PY-17).
    pub const GREAT_ABOVE: u8 = 10;

    /// Stands in unused places of fixed arrays; no pyramid.
    pub(crate) const BLANK: Self = Self { floors: 0, summit: Card::BLANK };

    /// The pyramid that a card starts. `None` if the card is a top stone (PY-8).
    #[inline]
    pub const fn start(card: Card) -> Option<Self> {
        match card.floor() {
            Some(floor) => Some(Self { floors: 1 << floor.rank(), summit: card }),
            None => None,
        }
    }

    /// The pyramid with the card on it, if it may go there.
    #[must_use]
    #[inline]
    pub fn with(self, card: Card) -> Option<Self> {
        if !self.accepts().contains(card) {
            return None;
        }
        let floors = match card.floor() {
            Some(floor) => self.floors | 1 << floor.rank(),
            None => self.floors,
        };
        Some(Self { floors, summit: card })
    }

    /// Its colour (PY-9).
    pub const fn colour(self) -> Colour {
        self.summit.colour()
    }

    /// Its floors, from the base up.
    pub fn floors(self) -> impl Iterator<Item = Floor> + Clone {
        Floor::all().rev().filter(move |floor| self.floors & 1 << floor.rank() != 0)
    }

    /// The floor on top, on which the next card goes.
    pub fn highest_floor(self) -> Option<Floor> {
        self.floors().last()
    }

    /// Whether it has its top stone (PY-12).
    pub const fn is_complete(self) -> bool {
        self.summit.is_top_stone()
    }

    /// Its stones, top stone not counted (PY-16).
    pub fn stones(self) -> u8 {
        self.floors().map(Floor::stones).sum()
    }

    /// Whether it is a Great Pyramid (PY-17), complete or not.
    pub fn is_great(self) -> bool {
        self.stones() > Self::GREAT_ABOVE
    }

    /// Its cards, from the base up.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let colour = self.colour();
        let top = self.is_complete().then(|| Card::top_stone_of(colour));
        self.floors().map(move |floor| Card::floor_of(colour, floor)).chain(top)
    }

    /// The kinds of cards that may go on it next.
    #[inline]
    pub(crate) fn accepts(self) -> Kinds {
        self.summit.accepts()
    }
}

/// As in a view's text: `y5-4-2` for an open pyramid, `y5-4-2-T` for a complete one.
impl fmt::Display for Pyramid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.colour().letter())?;
        write_list(f, self.floors(), "-")?;
        f.write_str(if self.is_complete() { "-T" } else { "" })
    }
}

impl fmt::Debug for Pyramid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
