//! Sets that hold one bit for each thing that can be in them.

/// Implements the operations that all sets of bits have in common. The set is a tuple of one unsigned integer; the closure says
/// which of its bits stands for an item.
///
/// ```
/// #[derive(Clone, Copy)]
/// pub struct Die(u8);
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// pub struct Dice(u8);
///
/// tabletop::bit_set!(Dice of Die, |die| die.0);
///
/// let dice: Dice = [Die(1), Die(6)].into_iter().collect();
/// assert!(dice.contains(Die(6)) && !dice.contains(Die(5)));
/// assert_eq!(dice.minus(Dice::NONE.with(Die(1))), dice.without(Die(1)));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($set:ident of $item:ident, |$one:ident| $bit:expr) => {
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// Whether this one is in the set.
            #[must_use]
            #[inline]
            pub const fn contains(self, $one: $item) -> bool {
                self.0 >> $bit & 1 != 0
            }

            /// The set with this one in it.
            #[must_use]
            #[inline]
            pub const fn with(self, $one: $item) -> Self {
                Self(self.0 | 1 << $bit)
            }

            /// The set without this one.
            #[must_use]
            #[inline]
            pub const fn without(self, $one: $item) -> Self {
                Self(self.0 & !(1 << $bit))
            }

            /// Everything that is in either set.
            #[must_use]
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Everything that is in both sets.
            #[must_use]
            #[inline]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Everything in this set that is not in the other.
            #[must_use]
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the set is empty.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, Self::with)
            }
        }
    };
}
