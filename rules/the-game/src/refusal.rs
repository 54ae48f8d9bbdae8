//! Why an action or a deal is refused.

use crate::{Card, Pile};
use tabletop::Seat;

/// Why an action or a deal is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Cards must be dealt first.
    #[error("cards must be dealt first")]
    DealFirst,
    /// All must first say how keen they are to start.
    #[error("first every seat says how keen it is to start")]
    KeenFirst,
    /// The seat has already said how keen it is.
    #[error("seat {seat} has already said how keen it is")]
    AlreadyChosen {
        /// The seat.
        seat: Seat,
    },
    /// The game has started.
    #[error("the game has already started")]
    Started,
    /// Another seat is to move.
    #[error("it is the turn of seat {turn}")]
    NotYourTurn {
        /// The seat that is to move.
        turn: Seat,
    },
    /// The card is not in the hand.
    #[error("{card} is not in your hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card does not fit the pile.
    #[error("{card} does not fit {pile}, whose top is {top}: place {} or exactly 10 {}", if pile.is_ascending() { "higher" } else { "lower" }, if pile.is_ascending() { "lower" } else { "higher" })]
    DoesNotFit {
        /// The card.
        card: Card,
        /// The pile.
        pile: Pile,
        /// The pile's top.
        top: u8,
    },
    /// Too few cards were placed to end the turn.
    #[error("place at least {minimum} cards before you end the turn; you placed {placed}")]
    TooFew {
        /// The fewest this turn.
        minimum: u8,
        /// Placed so far.
        placed: u8,
    },
    /// No deal is due.
    #[error("no cards are to be dealt now")]
    NothingDue,
    /// The deal is for another seat.
    #[error("the cards are for seat {due}, not for seat {given}")]
    WrongSeat {
        /// The seat that gets cards.
        due: Seat,
        /// The seat that the deal names.
        given: Seat,
    },
    /// Not as many cards as are due.
    #[error("the number of cards due is {due}, not {given}")]
    WrongCount {
        /// How many are due.
        due: u8,
        /// How many there were.
        given: u8,
    },
    /// The card is not in the draw pile.
    #[error("{card} is not in the draw pile")]
    NotInDrawPile {
        /// The card.
        card: Card,
    },
}

impl tabletop::Refusal for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::GameOver => "the-game-game-over",
            Self::NoSuchSeat { .. } => "the-game-no-such-seat",
            Self::DealFirst => "the-game-deal-first",
            Self::KeenFirst => "the-game-keen-first",
            Self::AlreadyChosen { .. } => "the-game-already-chosen",
            Self::Started => "the-game-started",
            Self::NotYourTurn { .. } => "the-game-not-your-turn",
            Self::NotInHand { .. } => "the-game-not-in-hand",
            Self::DoesNotFit { pile, .. } if pile.is_ascending() => "the-game-does-not-fit-ascending",
            Self::DoesNotFit { .. } => "the-game-does-not-fit-descending",
            Self::TooFew { .. } => "the-game-too-few",
            Self::NothingDue => "the-game-nothing-due",
            Self::WrongSeat { .. } => "the-game-wrong-seat",
            Self::WrongCount { .. } => "the-game-wrong-count",
            Self::NotInDrawPile { .. } => "the-game-not-in-draw-pile",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::GameOver | Self::DealFirst | Self::KeenFirst | Self::Started | Self::NothingDue => vec![],
            Self::NoSuchSeat { seat } | Self::AlreadyChosen { seat } => vec![("seat", seat.to_string())],
            Self::NotYourTurn { turn } => vec![("turn", turn.to_string())],
            Self::WrongSeat { due, given } => vec![("due", due.to_string()), ("given", given.to_string())],
            Self::NotInHand { card } | Self::NotInDrawPile { card } => vec![("card", card.to_string())],
            Self::DoesNotFit { card, pile, top } => {
                vec![("card", card.to_string()), ("pile", pile.to_string()), ("top", top.to_string())]
            }
            Self::TooFew { minimum, placed } => {
                vec![("minimum", minimum.to_string()), ("placed", placed.to_string())]
            }
            Self::WrongCount { due, given } => vec![("due", due.to_string()), ("given", given.to_string())],
        }
    }
}
