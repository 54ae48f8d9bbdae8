//! The four piles and what fits them.

use crate::{Card, Cards};
use std::fmt;

tabletop::named! {
    /// One of the four piles (TG-3).
    ///
    /// ```
    /// use the_game::{Card, Pile};
    ///
    /// let card = Card::new(17).ok_or("no such card")?;
    /// assert!(Pile::A1.accepts(16, card) && Pile::A1.accepts(27, card) && !Pile::A1.accepts(26, card));
    /// assert!(Pile::D2.accepts(18, card) && Pile::D2.accepts(7, card) && !Pile::D2.accepts(8, card));
    /// # Ok::<(), &str>(())
    /// ```
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum Pile {
        /// The first ascending pile.
        A1 = "A1",
        /// The second ascending pile.
        A2 = "A2",
        /// The first descending pile.
        D1 = "D1",
        /// The second descending pile.
        D2 = "D2",
    }
}

impl Pile {
    /// Whether numbers go up on the pile.
    pub const fn is_ascending(self) -> bool {
        matches!(self, Self::A1 | Self::A2)
    }

    /// Whether the card may be placed on the pile when `top` is its top.
    #[inline]
    pub const fn accepts(self, top: u8, card: Card) -> bool {
        // A descending pile is an ascending one in a mirror.
        let mirror = if self.is_ascending() { 0 } else { 101 };
        let (number, top) = (card.number().abs_diff(mirror), top.abs_diff(mirror));
        // TG-7 and TG-8: any distance forwards. TG-9: exactly ten backwards.
        (number > top) | (number + 10 == top)
    }
}

/// One value for each pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "UPPERCASE"))]
pub struct PerPile<T> {
    a1: T,
    a2: T,
    d1: T,
    d2: T,
}

impl<T> PerPile<T> {
    /// The value that `make` gives for each pile.
    pub fn from_fn(make: impl FnMut(Pile) -> T) -> Self {
        let [a1, a2, d1, d2] = Pile::ALL.map(make);
        Self { a1, a2, d1, d2 }
    }
}

impl<T> std::ops::Index<Pile> for PerPile<T> {
    type Output = T;

    #[inline]
    fn index(&self, pile: Pile) -> &T {
        match pile {
            Pile::A1 => &self.a1,
            Pile::A2 => &self.a2,
            Pile::D1 => &self.d1,
            Pile::D2 => &self.d2,
        }
    }
}

impl<T> std::ops::IndexMut<Pile> for PerPile<T> {
    #[inline]
    fn index_mut(&mut self, pile: Pile) -> &mut T {
        match pile {
            Pile::A1 => &mut self.a1,
            Pile::A2 => &mut self.a2,
            Pile::D1 => &mut self.d1,
            Pile::D2 => &mut self.d2,
        }
    }
}

/// The top of each pile: a card's number, or the start value of a pile without cards. Each has a byte of the word, so
/// that all are read and written at once.
///
/// ```
/// use the_game::{Pile, Tops};
///
/// assert_eq!(Pile::ALL.map(|pile| Tops::START.on(pile)), [1, 1, 100, 100]);
/// // The start values are no cards.
/// assert!(Tops::START.cards().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tops(u32);

impl Tops {
    /// Four piles without cards: 1 and 100 are no number cards (TG-3).
    pub const START: Self = Self(u32::from_le_bytes([1, 1, 100, 100]));

    /// The top of this pile.
    #[inline]
    pub const fn on(self, pile: Pile) -> u8 {
        (self.0 >> (8 * pile as u32)) as u8
    }

    #[inline]
    pub(crate) const fn place(&mut self, card: Card, pile: Pile) {
        let shift = 8 * pile as u32;
        self.0 = self.0 & !(0xff << shift) | (card.number() as u32) << shift;
    }

    /// The number cards on top, without the start values.
    pub fn cards(self) -> Cards {
        Pile::ALL.into_iter().filter_map(|pile| Card::new(self.on(pile))).collect()
    }

    /// The piles with a fire card on top (TG-21).
    pub fn on_fire(self) -> Piles {
        let burns = |pile: &Pile| Card::new(self.on(*pile)).is_some_and(Card::is_fire);
        Pile::ALL.into_iter().filter(burns).collect()
    }
}

impl fmt::Debug for Tops {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Pile::ALL.map(|pile| (pile, self.on(pile)))).finish()
    }
}

/// A set of piles.
///
/// ```
/// use the_game::{Pile, Piles};
///
/// let ascending: Piles = Pile::ALL.into_iter().filter(|pile| pile.is_ascending()).collect();
/// assert_eq!(ascending, Piles::one(Pile::A1).with(Pile::A2));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piles(u8);

tabletop::bit_set!(Piles of Pile, |pile| pile as u8, |number| Pile::ALL.get(usize::from(number)).copied());
