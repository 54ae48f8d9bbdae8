//! Why a game refuses an action or a deal.

/// Why an action or a deal was refused. It is an English sentence, and for translators a key with arguments.
pub trait Refusal: std::error::Error + Clone + Eq + Send + Sync + 'static {
    /// The keys of all sentences, each with the names of its gaps.
    const SENTENCES: &'static [(&'static str, &'static [&'static str])];

    /// The name of the sentence, unique among all games: `the-game-not-your-turn`. Refusals for the same reason have
    /// the same name behind the game's.
    fn key(&self) -> &'static str;

    /// The values for the gaps of the sentence.
    fn arguments(&self) -> Vec<(&'static str, String)>;
}

/// Declares the refusals of a game, each with its key and its sentence, which has a gap for each of its fields.
///
/// ```
/// use tabletop::{Refusal as _, Seat};
///
/// tabletop::refusals! {
///     /// Why a move is refused.
///     #[derive(Clone, Debug, PartialEq, Eq)]
///     enum Refusal {
///         GameOver = "toy-game-over": "the game is over",
///         /// TOY-7:
///         NotYourTurn { turn: Seat } = "toy-not-your-turn": "it is the turn of seat {turn}",
///     }
/// }
///
/// let refusal = Refusal::NotYourTurn { turn: Seat::FIRST };
/// assert_eq!(refusal.key(), "toy-not-your-turn");
/// assert_eq!(refusal.arguments(), [("turn", "0".to_owned())]);
/// assert_eq!(refusal.to_string(), "it is the turn of seat 0");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$meta:meta])* $visibility:vis enum $refusal:ident {
        $($(#[$rule:meta])* $reason:ident $({ $($gap:ident: $value:ty),+ })? = $key:literal: $sentence:literal,)+
    }) => {
        $(#[$meta])*
        $visibility enum $refusal {
            $(
                $(#[$rule])*
                #[doc = $sentence]
                $reason $({ $(#[doc = "A gap of the sentence."] $gap: $value),+ })?,
            )+
        }

        impl std::fmt::Display for $refusal {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    // A gap that the sentence lacks is an unused variable.
                    $(Self::$reason $({ $($gap),+ })? => write!(f, $sentence),)+
                }
            }
        }

        impl std::error::Error for $refusal {}

        impl $crate::Refusal for $refusal {
            const SENTENCES: &'static [(&'static str, &'static [&'static str])] =
                &[$(($key, &[$($(stringify!($gap)),+)?])),+];

            fn key(&self) -> &'static str {
                match self {
                    $(Self::$reason { .. } => $key,)+
                }
            }

            fn arguments(&self) -> Vec<(&'static str, String)> {
                match self {
                    $(Self::$reason $({ $($gap),+ })? => {
                        vec![$($((stringify!($gap), $gap.to_string())),+)?]
                    })+
                }
            }
        }
    };
}
