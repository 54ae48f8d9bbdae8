//! What players choose and what chance brings.

use crate::{Card, Cards, Pair, Shape, Square, Squares};
use tabletop::Seat;

/// A player's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// SGP-6: keep these two of the four cards dealt.
    Keep(Pair),
    /// SGP-10, SGP-13: mark the shape, or one square, on the card.
    Mark {
        /// The card.
        card: Card,
        /// The squares; at least one.
        squares: Squares,
    },
    /// SGP-14: mark the extra square of a red cross.
    Extra {
        /// The card.
        card: Card,
        /// The square.
        square: Square,
    },
    /// SGP-20: take this card of the display.
    Take(Card),
    /// SGP-20: take the top card of the pile, unseen.
    TakePile,
    /// SGP-22: do nothing for want of a card.
    Pass,
}

/// What chance brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// SGP-6: the four cards that a seat chooses from.
    Hand {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// SGP-6: the first four cards of the display.
    Display(Cards),
    /// SGP-9: the expedition card turned up.
    Expedition(Shape),
    /// SGP-20: the card that a seat took from the pile.
    Draw {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// SGP-20: the cards that fill the display up.
    Refill(Cards),
}

/// The sort of choice that a seat must make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wanted {
    /// Keep two cards.
    Keep,
    /// Mark the shape or one square.
    Mark,
    /// Mark the extra square of a red cross.
    Extra,
    /// Take a card of the display or the pile.
    Take,
    /// Pass, having no card.
    Pass,
}
