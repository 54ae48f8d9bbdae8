//! Why an action or a deal is refused.

use crate::{Card, Pile};
use tabletop::Seat;

tabletop::refusals! {
    /// Why an action or a deal is refused. Nothing has changed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        GameOver = "the-game-game-over": "the game is over",
        NoSuchSeat { seat: Seat } = "the-game-no-such-seat": "there is no seat {seat} at this table",
        DealFirst = "the-game-deal-first": "cards must be dealt first",
        /// TG-6:
        KeenFirst = "the-game-keen-first": "first every seat says how keen it is to start",
        /// TG-6:
        AlreadyChosen { seat: Seat } = "the-game-already-chosen": "seat {seat} has already said how keen it is",
        Started = "the-game-started": "the game has already started",
        NotYourTurn { turn: Seat } = "the-game-not-your-turn": "it is the turn of seat {turn}",
        NotInHand { card: Card } = "the-game-not-in-hand": "{card} is not in your hand",
        /// TG-7, TG-9:
        DoesNotFitAscending { card: Card, pile: Pile, top: u8 } = "the-game-does-not-fit-ascending":
            "{card} does not fit {pile}, whose top is {top}: place higher or exactly 10 lower",
        /// TG-8, TG-9:
        DoesNotFitDescending { card: Card, pile: Pile, top: u8 } = "the-game-does-not-fit-descending":
            "{card} does not fit {pile}, whose top is {top}: place lower or exactly 10 higher",
        /// TG-11:
        TooFew { minimum: u8, placed: u8 } = "the-game-too-few":
            "place at least {minimum} cards before you end the turn; you placed {placed}",
        NothingDue = "the-game-nothing-due": "no cards are to be dealt now",
        WrongSeat { due: Seat, given: Seat } = "the-game-wrong-seat":
            "the cards are for seat {due}, not for seat {given}",
        WrongCount { due: u8, given: u8 } = "the-game-wrong-count":
            "the number of cards due is {due}, not {given}",
        NotInDrawPile { card: Card } = "the-game-not-in-draw-pile": "{card} is not in the draw pile",
    }
}
