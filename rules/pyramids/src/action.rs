//! What a player can choose.

use crate::{Card, Deck, Handful};
use tabletop::Seat;

tabletop::number! {
    /// The number of a pyramid in front of a seat. Pyramids are numbered in the order in which they were started.
    pub struct Number(1 to Deck::MOST_CARDS);
    /// The number itself.
    pub fn get;
}

impl Number {
    /// The first pyramid's number.
    pub const FIRST: Self = Self(1);
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
