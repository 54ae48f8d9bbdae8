//! Values that each have a name.

/// Declares an enum whose values each have a name: in notation, in decks, in messages.
///
/// ```
/// tabletop::named! {
///     /// The colour of a token.
///     pub enum Colour {
///         /// Black.
///         Black = "black",
///         /// White.
///         White = "white",
///     }
/// }
///
/// assert_eq!(Colour::ALL.map(Colour::name), ["black", "white"]);
/// assert_eq!(Colour::named("white"), Some(Colour::White));
/// assert_eq!(Colour::White.to_string(), "white");
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$meta:meta])* pub enum $type:ident { $($(#[$about:meta])* $value:ident = $name:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $type {
            $($(#[$about])* $value,)+
        }

        impl $type {
            /// All values, ascending.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$value),+];

            /// The name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $name,)+
                }
            }

            /// The value with this name.
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
