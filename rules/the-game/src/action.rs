//! What a seat can choose and say.

use crate::{Card, Pile};

/// How keen a seat is to start (TG-6), 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Keen(u8);

impl Keen {
    /// The most keen answer.
    pub const MOST: u8 = 3;

    /// The answer with this number: 0 rather not, 1 if need be, 2 gladly, 3 please let me.
    #[must_use]
    pub const fn new(much: u8) -> Option<Self> {
        if much <= Self::MOST { Some(Self(much)) } else { None }
    }

    /// The number of the answer.
    #[must_use]
    pub const fn much(self) -> u8 {
        self.0
    }

    /// Every answer, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=Self::MOST).map(Self)
    }
}

/// What may be said about a pile (TG-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Phrase {
    /// Please leave this pile.
    Leave,
    /// No big jump here.
    NoJump,
    /// This pile is good for me.
    Good,
    /// Play here if you can.
    Here,
}

impl Phrase {
    /// All phrases.
    pub const ALL: [Self; 4] = [Self::Leave, Self::NoJump, Self::Good, Self::Here];

    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Leave => "leave",
            Self::NoJump => "nojump",
            Self::Good => "good",
            Self::Here => "here",
        }
    }
}

/// A player's choice. Each has one text.
///
/// ```
/// use the_game::{Action, Card, Pile};
///
/// let action: Action = "51>D1".parse()?;
/// assert_eq!(Card::new(51).map(|card| Action::Place(card, Pile::D1)), Some(action));
/// assert_eq!(action.to_string(), "51>D1");
/// # Ok::<(), tabletop::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// How keen the seat is to start (TG-6).
    Keen(Keen),
    /// A card from hand goes on a pile.
    Place(Card, Pile),
    /// The turn is finished.
    End,
    /// The seat sets its signal about a pile, or clears it with `None`. Every seat may do so at any time (TG-18).
    Say(Pile, Option<Phrase>),
}
