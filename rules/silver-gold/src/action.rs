//! What a player can choose.

use crate::{Card, Pair, Square, Squares};

/// A player's choice. Each has one text.
///
/// ```
/// use silver_gold::{Action, Card};
///
/// let action: Action = "mark 7:a1,b1,a2".parse()?;
/// assert!(matches!(action, Action::Mark { card, squares } if card.number() == 7 && squares.len() == 3));
/// assert_eq!(action.to_string(), "mark 7:a1,b1,a2");
/// # Ok::<(), tabletop::TextError>(())
/// ```
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
    /// SGP-20: take the top card of the draw pile, unseen.
    TakePile,
    /// SGP-22: do nothing, because there is no card to mark.
    Pass,
}

/// The kind of choice that a seat must make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wanted {
    /// Keep two cards.
    Keep,
    /// Mark the shape or one square.
    Mark,
    /// Mark the extra square of a red cross.
    Extra,
    /// Take a card of the display or the draw pile.
    Take,
    /// Pass, because there is no card to mark.
    Pass,
}
