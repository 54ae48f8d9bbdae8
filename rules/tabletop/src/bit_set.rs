//! Sets that hold one bit for each thing that can be in them.

/// Implements the operations that all sets of bits have in common. The set is a tuple of one unsigned integer. The
/// first closure returns the bit of an item, the second one the item of a bit: `None` if the bit is beyond the last
/// item.
///
/// ```
/// tabletop::number! {
///     /// One of the faces of a die.
///     pub struct Die(1 to 6);
///     /// How many pips it has.
///     pub fn pips;
/// }
///
/// #[derive(Clone, Copy, PartialEq, Eq)]
/// pub struct Dice(u8);
///
/// tabletop::bit_set!(Dice of Die, |die| die.pips(), |bit| Die::new(bit));
///
/// let dice: Dice = [6, 1].into_iter().filter_map(Die::new).collect();
/// assert_eq!((dice.len(), dice.first()), (2, Die::new(1)));
/// assert_eq!(format!("{dice:?}"), "{1 6}");
/// ```
#[macro_export]
macro_rules! bit_set {
    ($set:ident of $item:ident, |$one:ident| $bit:expr, |$number:ident| $make:expr) => {
        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set that has only this item.
            #[must_use]
            #[inline]
            pub const fn one($one: $item) -> Self {
                Self(1 << $bit)
            }

            /// Whether the item is in the set.
            #[inline]
            pub const fn contains(self, $one: $item) -> bool {
                self.0 >> $bit & 1 != 0
            }

            /// The set with this item in it.
            #[must_use]
            #[inline]
            pub const fn with(self, $one: $item) -> Self {
                Self(self.0 | 1 << $bit)
            }

            /// The set without this item.
            #[must_use]
            #[inline]
            pub const fn without(self, $one: $item) -> Self {
                Self(self.0 & !(1 << $bit))
            }

            /// The items that are in one of the sets or in both.
            #[must_use]
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The items that are in both sets.
            #[must_use]
            #[inline]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The items of this set that are not in the other.
            #[must_use]
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the sets share an item.
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of items.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The first item.
            #[inline]
            pub fn first(self) -> Option<$item> {
                let $number = self.0.trailing_zeros() as u8;
                $make
            }

            /// The items, ascending.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let first = rest.first();
                    rest.0 &= rest.0.wrapping_sub(1);
                    first
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, Self::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("{")?;
                $crate::write_list(f, self.iter(), " ")?;
                f.write_str("}")
            }
        }
    };
}
