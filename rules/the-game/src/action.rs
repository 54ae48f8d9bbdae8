//! What a seat can choose and say.

use crate::{Card, Pile};

/// How keen a seat is to start (TG-6), 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Keen(u8);

impl Keen {
    /// Please let me start.
    pub const MOST: u8 = 3;

    /// This much: 0 rather not, 1 if need be, 2 gladly, 3 please let me.
    #[must_use]
    pub const fn new(much: u8) -> Option<Self> {
        if much <= Self::MOST { Some(Self(much)) } else { None }
    }

    /// How much, as a number.
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

/// A seat's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// How keen the seat is to start (TG-6).
    Keen(Keen),
    /// A card from hand goes on a pile.
    Place(Card, Pile),
    /// The turn is finished.
    End,
    /// A signal about a pile is set, or cleared with `None`. Said, not done: open to every seat at any time.
    Say(Pile, Option<Phrase>),
}
