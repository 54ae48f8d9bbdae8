//! Why an action or a deal is refused.

use crate::{Card, Colour, Floor, Number};
use tabletop::Seat;

/// Why an action or a deal is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over; start a new one to play on")]
    GameOver,
    /// Another seat is to move.
    #[error("it is seat {turn}'s turn; wait for yours")]
    NotYourTurn {
        /// The seat that is to move.
        turn: Seat,
    },
    /// Cards must be dealt first.
    #[error("cards are being dealt; choose when they are there")]
    DealFirst,
    /// PY-5: a card was played, something was exchanged already, or the draw pile is empty.
    #[error(
        "top stones are exchanged once a turn, before the first card is played and while the draw pile has cards; play a card or `end`"
    )]
    NoExchangeNow,
    /// PY-5: an exchange is of at least one top stone.
    #[error("no top stone is named; name one to four to exchange, or play on")]
    NothingToExchange,
    /// PY-5: only top stones are exchanged.
    #[error("{card} is no top stone; only top stones can be exchanged")]
    NotATopStone {
        /// The floor that was offered.
        card: Card,
    },
    /// PY-5: no more cards are exchanged than the draw pile holds.
    #[error("the draw pile holds only {draw_pile} of the {given} cards; exchange fewer")]
    DrawPileTooSmall {
        /// How many cards the draw pile holds.
        draw_pile: u8,
        /// Cards offered.
        given: u8,
    },
    /// The card is not in the hand.
    #[error("{card} is not, or not so often, in your hand; choose a card you hold")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The seat has no pyramid with that number.
    #[error("seat {seat} has no pyramid {number}; it has {started}")]
    NoSuchPyramid {
        /// The seat.
        seat: Seat,
        /// The number.
        number: Number,
        /// How many pyramids stand there.
        started: u8,
    },
    /// PY-6: four cards were played.
    #[error("you have played as many cards as a turn allows; `end` the turn")]
    NoPlaysLeft,
    /// PY-8: a top stone starts nothing.
    #[error("{card} is a top stone and can't start a pyramid; put it on a floor of 2 or 3 stones")]
    TopStoneStartsNothing {
        /// The top stone.
        card: Card,
    },
    /// PY-9: a pyramid has one colour.
    #[error("{card} can't go on a {colour} pyramid; a pyramid is of one colour")]
    OtherColour {
        /// The card.
        card: Card,
        /// The pyramid's colour.
        colour: Colour,
    },
    /// PY-10: floors get smaller by 1 or 2.
    #[error("{card} can't go on a floor of {below}; a floor has 1 or 2 stones fewer than the one below")]
    FloorDoesNotFit {
        /// The floor that was played.
        card: Card,
        /// The floor below.
        below: Floor,
    },
    /// PY-11: a top stone goes on 2 or 3 stones.
    #[error("{card} can't go on a floor of {below}; a top stone goes on a floor of 2 or 3 stones")]
    TopStoneTooEarly {
        /// The top stone.
        card: Card,
        /// The floor below.
        below: Floor,
    },
    /// PY-12: a complete pyramid never changes.
    #[error("pyramid {number} of seat {seat} is complete and never changes again; choose another")]
    Complete {
        /// The seat that the pyramid belongs to.
        seat: Seat,
        /// Its number.
        number: Number,
    },
    /// PY-7: the surplus must go before anything else.
    #[error("you hold {surplus} cards too many; `discard` that many")]
    DiscardFirst {
        /// How many must go.
        surplus: u8,
    },
    /// PY-7: nothing is to be discarded now.
    #[error("cards are discarded only after `end`, and only with more than five in hand; play on or `end`")]
    NothingToDiscard,
    /// PY-7: exactly the surplus goes.
    #[error("the surplus to discard is {surplus}, not {given}")]
    WrongSurplus {
        /// How many must go.
        surplus: u8,
        /// How many were given.
        given: u8,
    },
    /// No deal is due.
    #[error("nothing is to be dealt now; the game waits for a player or is over")]
    NothingDue,
    /// Another sort of deal is due.
    #[error("this is not the deal that is due; it is `{due}`")]
    WrongDeal {
        /// The word that its text starts with.
        due: &'static str,
    },
    /// The deal is for another seat.
    #[error("seat {due} is to get cards, not seat {given}")]
    WrongSeat {
        /// The seat that gets cards.
        due: Seat,
        /// The seat that the deal names.
        given: Seat,
    },
    /// Another number of cards is due.
    #[error("the number of cards due is {due}, not {given}")]
    WrongCount {
        /// How many are due.
        due: u8,
        /// How many were given.
        given: u8,
    },
    /// The card is not in the draw pile.
    #[error("{card} is not, or not so often, in the draw pile; the cards of the deal must be undrawn")]
    NotInDrawPile {
        /// The card.
        card: Card,
    },
}

impl tabletop::Refusal for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::GameOver => "pyramids-game-over",
            Self::NotYourTurn { .. } => "pyramids-not-your-turn",
            Self::DealFirst => "pyramids-deal-first",
            Self::NoExchangeNow => "pyramids-no-exchange-now",
            Self::NothingToExchange => "pyramids-nothing-to-exchange",
            Self::NotATopStone { .. } => "pyramids-not-a-top-stone",
            Self::DrawPileTooSmall { .. } => "pyramids-draw-pile-too-small",
            Self::NotInHand { .. } => "pyramids-not-in-hand",
            Self::NoSuchSeat { .. } => "pyramids-no-such-seat",
            Self::NoSuchPyramid { .. } => "pyramids-no-such-pyramid",
            Self::NoPlaysLeft => "pyramids-no-plays-left",
            Self::TopStoneStartsNothing { .. } => "pyramids-top-stone-starts-nothing",
            Self::OtherColour { .. } => "pyramids-other-colour",
            Self::FloorDoesNotFit { .. } => "pyramids-floor-does-not-fit",
            Self::TopStoneTooEarly { .. } => "pyramids-top-stone-too-early",
            Self::Complete { .. } => "pyramids-complete",
            Self::DiscardFirst { .. } => "pyramids-discard-first",
            Self::NothingToDiscard => "pyramids-nothing-to-discard",
            Self::WrongSurplus { .. } => "pyramids-wrong-surplus",
            Self::NothingDue => "pyramids-nothing-due",
            Self::WrongDeal { .. } => "pyramids-wrong-deal",
            Self::WrongSeat { .. } => "pyramids-wrong-seat",
            Self::WrongCount { .. } => "pyramids-wrong-count",
            Self::NotInDrawPile { .. } => "pyramids-not-in-draw-pile",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::GameOver
            | Self::DealFirst
            | Self::NoExchangeNow
            | Self::NothingToExchange
            | Self::NoPlaysLeft
            | Self::NothingToDiscard
            | Self::NothingDue => vec![],
            Self::NotYourTurn { turn } => vec![("turn", turn.to_string())],
            Self::NotATopStone { card }
            | Self::NotInHand { card }
            | Self::TopStoneStartsNothing { card }
            | Self::NotInDrawPile { card } => vec![("card", card.to_string())],
            Self::DrawPileTooSmall { draw_pile, given } => {
                vec![("draw_pile", draw_pile.to_string()), ("given", given.to_string())]
            }
            Self::NoSuchSeat { seat } => vec![("seat", seat.to_string())],
            Self::NoSuchPyramid { seat, number, started } => vec![
                ("seat", seat.to_string()),
                ("number", number.to_string()),
                ("started", started.to_string()),
            ],
            Self::OtherColour { card, colour } => {
                vec![("card", card.to_string()), ("colour", colour.to_string())]
            }
            Self::FloorDoesNotFit { card, below } | Self::TopStoneTooEarly { card, below } => {
                vec![("card", card.to_string()), ("below", below.to_string())]
            }
            Self::Complete { seat, number } => {
                vec![("seat", seat.to_string()), ("number", number.to_string())]
            }
            Self::DiscardFirst { surplus } => vec![("surplus", surplus.to_string())],
            Self::WrongSurplus { surplus, given } => {
                vec![("surplus", surplus.to_string()), ("given", given.to_string())]
            }
            Self::WrongDeal { due } => vec![("due", (*due).to_owned())],
            Self::WrongSeat { due, given } => vec![("due", due.to_string()), ("given", given.to_string())],
            Self::WrongCount { due, given } => {
                vec![("due", due.to_string()), ("given", given.to_string())]
            }
        }
    }
}
