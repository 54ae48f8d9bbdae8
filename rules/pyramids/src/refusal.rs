//! Why an action or a deal is refused.

use crate::{Card, Colour, Floor, Number};
use tabletop::Seat;

tabletop::refusals! {
    /// Why an action or a deal is refused. Nothing has changed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        GameOver = "pyramids-game-over": "the game is over; start a new one to play on",
        NotYourTurn { turn: Seat } = "pyramids-not-your-turn": "it is seat {turn}'s turn; wait for yours",
        DealFirst = "pyramids-deal-first": "cards are being dealt; choose when they are there",
        /// PY-5:
        NoExchangeNow = "pyramids-no-exchange-now":
            "top stones are exchanged once a turn, before the first card is played and while the draw pile has cards; play a card or `end`",
        /// PY-5:
        NothingToExchange = "pyramids-nothing-to-exchange":
            "no top stone is named; name one to four to exchange, or play on",
        /// PY-5:
        NotATopStone { card: Card } = "pyramids-not-a-top-stone":
            "{card} is no top stone; only top stones can be exchanged",
        /// PY-5:
        DrawPileTooSmall { draw_pile: u8, given: u8 } = "pyramids-draw-pile-too-small":
            "the draw pile holds only {draw_pile} of the {given} cards; exchange fewer",
        NotInHand { card: Card } = "pyramids-not-in-hand":
            "you do not hold {card}, or not that many of it; choose a card you hold",
        NoSuchSeat { seat: Seat } = "pyramids-no-such-seat": "there is no seat {seat} at this table",
        NoSuchPyramid { seat: Seat, number: Number, started: u8 } = "pyramids-no-such-pyramid":
            "seat {seat} has no pyramid {number}; it has {started}",
        /// PY-6:
        NoPlaysLeft = "pyramids-no-plays-left":
            "you have played as many cards as a turn allows; `end` the turn",
        /// PY-8:
        TopStoneStartsNothing { card: Card } = "pyramids-top-stone-starts-nothing":
            "{card} is a top stone and can't start a pyramid; put it on a floor of 2 or 3 stones",
        /// PY-9:
        OtherColour { card: Card, colour: Colour } = "pyramids-other-colour":
            "{card} can't go on a {colour} pyramid; a pyramid is of one colour",
        /// PY-10:
        FloorDoesNotFit { card: Card, below: Floor } = "pyramids-floor-does-not-fit":
            "{card} can't go on a floor of {below}; a floor has 1 or 2 stones fewer than the one below",
        /// PY-11:
        TopStoneTooEarly { card: Card, below: Floor } = "pyramids-top-stone-too-early":
            "{card} can't go on a floor of {below}; a top stone goes on a floor of 2 or 3 stones",
        /// PY-12:
        Complete { seat: Seat, number: Number } = "pyramids-complete":
            "pyramid {number} of seat {seat} is complete and never changes again; choose another",
        /// PY-7:
        DiscardFirst { surplus: u8 } = "pyramids-discard-first":
            "you hold {surplus} cards too many; `discard` that many",
        /// PY-7:
        NothingToDiscard = "pyramids-nothing-to-discard":
            "cards are discarded only after `end`, and only with more than five in hand; play on or `end`",
        /// PY-7:
        WrongSurplus { surplus: u8, given: u8 } = "pyramids-wrong-surplus":
            "the surplus to discard is {surplus}, not {given}",
        NothingDue = "pyramids-nothing-due":
            "nothing is to be dealt now; the game waits for a player or is over",
        WrongDeal { due: &'static str } = "pyramids-wrong-deal":
            "this is not the deal that is due; it is `{due}`",
        WrongSeat { due: Seat, given: Seat } = "pyramids-wrong-seat":
            "seat {due} is to get cards, not seat {given}",
        WrongCount { due: u8, given: u8 } = "pyramids-wrong-count":
            "the number of cards due is {due}, not {given}",
        NotInDrawPile { card: Card } = "pyramids-not-in-draw-pile":
            "{card} is not in the draw pile, or not that many times; a deal can only bring cards of the draw pile",
    }
}
