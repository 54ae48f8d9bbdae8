//! What a player can choose.

use crate::{Card, Deck, Handful};
use std::num::NonZeroU8;
use tabletop::Seat;

/// A pyramid's number in front of a seat, in the order they were started: from 1 to [`Deck::MOST_CARDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(NonZeroU8);

impl Number {
    /// The first pyramid's number.
    pub const FIRST: Self = Self(NonZeroU8::MIN);

    /// This number, if a pyramid can have it.
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(some) if number <= Deck::MOST_CARDS => Some(Self(some)),
            _ => None,
        }
    }

    /// The number itself.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0.get()
    }
}

/// A player's choice. Each has one text.
///
/// ```
/// use pyramids::Action;
///
/// let action: Action = "r4@2.1".parse()?;
/// assert!(matches!(action, Action::Build { seat, number, .. } if seat.number() == 2 && number.get() == 1));
/// assert_eq!(action.to_string(), "r4@2.1");
/// # Ok::<(), tabletop::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `swap rT yT`: exchanges these top stones for as many cards from the draw pile (PY-5).
    Swap(Handful),
    /// `r5@2`: a floor starts a pyramid in front of a seat (PY-8).
    Start {
        /// The card from hand.
        card: Card,
        /// The seat that the pyramid belongs to.
        seat: Seat,
    },
    /// `r4@2.1`: a card goes on a seat's pyramid (PY-10, PY-11).
    Build {
        /// The card from hand.
        card: Card,
        /// The seat that the pyramid belongs to.
        seat: Seat,
        /// The pyramid's number there.
        number: Number,
    },
    /// `end`: no more plays in this turn (PY-6).
    End,
    /// `discard r2 y3`: gives up the surplus (PY-7).
    Discard(Handful),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
    }
}
