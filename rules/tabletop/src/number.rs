//! Numbers with bounds.

/// Declares a type for whole numbers from the first bound to the second one: the numbers on cards, for example.
///
/// ```
/// tabletop::number! {
///     /// A card of the toy.
///     pub struct Card(1 to 9);
///     /// The number on the card.
///     pub fn number;
/// }
///
/// assert_eq!(Card::new(9).map(Card::number), Some(9));
/// assert_eq!(Card::new(Card::MOST + 1), None);
/// assert_eq!(Card::all().map(|card| card.to_string()).collect::<String>(), "123456789");
/// ```
#[macro_export]
macro_rules! number {
    (
        $(#[$meta:meta])* pub struct $type:ident($least:literal to $most:expr);
        $(#[$about:meta])* pub fn $number:ident;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(u8);

        impl $type {
            /// The least number.
            pub const LEAST: u8 = $least;
            /// The greatest number.
            pub const MOST: u8 = $most;

            /// The value with this number, if there is one.
            #[inline]
            pub const fn new(number: u8) -> Option<Self> {
                if matches!(number, Self::LEAST..=Self::MOST) { Some(Self(number)) } else { None }
            }

            $(#[$about])*
            #[inline]
            pub const fn $number(self) -> u8 {
                self.0
            }

            /// Every value, ascending.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (Self::LEAST..=Self::MOST).map(Self)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
