//! Why an action or a deal is refused.

use crate::{Card, Cards, Shape, Square, Squares, Wanted};
use tabletop::Seat;

tabletop::refusals! {
    /// Why an action or a deal is refused. Nothing has changed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Refusal {
        GameOver = "silver-gold-game-over": "the game is over; nothing more can be done",
        DealFirst = "silver-gold-deal-first": "cards must be dealt first; wait for them",
        NoSuchSeat { seat: Seat } = "silver-gold-no-such-seat": "there is no seat {seat} at this table",
        NotYourTurn { turn: Seat } = "silver-gold-not-your-turn": "it is the turn of seat {turn}; wait for yours",
        AlreadyChosen { seat: Seat } = "silver-gold-already-chosen":
            "seat {seat} has already chosen; wait until all have",
        KeepNow = "silver-gold-keep-now":
            "this is not the time for that; keep two of the cards you were dealt",
        MarkNow = "silver-gold-mark-now":
            "this is not the time for that; mark the whole shape or exactly one square on one of your cards",
        ExtraNow = "silver-gold-extra-now":
            "this is not the time for that; mark the one extra square that a red cross gives",
        TakeNow = "silver-gold-take-now":
            "this is not the time for that; take a card of the display or the top of the draw pile",
        PassNow = "silver-gold-pass-now":
            "this is not the time for that; pass, as you have no card left",
        /// SGP-6:
        NotDealt { card: Card, dealt: Cards } = "silver-gold-not-dealt":
            "card {card} is not among the cards you were dealt; keep two of {dealt}",
        NotYours { card: Card } = "silver-gold-not-yours":
            "card {card} is not one of yours; choose one that lies in front of you",
        /// SGP-10, SGP-13:
        NotTheShape { squares: Squares, shape: Shape } = "silver-gold-not-the-shape":
            "{squares} is not the shape {shape}; mark the whole shape, turned or mirrored as you like, or exactly one square",
        /// SGP-11:
        Wall { card: Card, square: Square } = "silver-gold-wall":
            "{square} of card {card} is a wall; choose squares that are not dark",
        /// SGP-11:
        Marked { card: Card, square: Square } = "silver-gold-marked":
            "{square} of card {card} is already marked; choose free squares",
        /// SGP-12:
        EntranceFirst { card: Card, entrance: Squares } = "silver-gold-entrance-first":
            "card {card} has no mark yet; its first marks must include the entrance {entrance}",
        /// SGP-12:
        Apart { card: Card, squares: Squares } = "silver-gold-apart":
            "{squares} does not touch a marked square of card {card}; one must share a side with it, a corner is not enough",
        /// SGP-19, option `completed=closed`:
        Completed { card: Card } = "silver-gold-completed":
            "card {card} is completed; extra squares can't go on it in this game, choose the other card",
        /// SGP-20:
        NotDisplayed { card: Card } = "silver-gold-not-displayed":
            "card {card} is not in the display; take one of those that are, or the top of the draw pile",
        /// SGP-22:
        DrawPileEmpty = "silver-gold-draw-pile-empty": "the draw pile is empty; take a card of the display",
        NothingDue = "silver-gold-nothing-due": "nothing is to be dealt now; wait for the players",
        WrongDeal { due: String, given: String } = "silver-gold-wrong-deal":
            "`{given}` does not fit; `{due}` is due",
        WrongCount { due: u8, given: u8 } = "silver-gold-wrong-count":
            "the number of cards due is {due}, not {given}",
        NotInDrawPile { card: Card } = "silver-gold-not-in-draw-pile":
            "card {card} is not in the draw pile; deal cards that nobody has",
        /// SGP-8:
        NoExpedition { shape: Shape } = "silver-gold-no-expedition":
            "no expedition card with the shape {shape} is left in this round; turn up another",
    }
}

/// The refusal of an action of another kind.
impl From<Wanted> for Refusal {
    fn from(wanted: Wanted) -> Self {
        match wanted {
            Wanted::Keep => Self::KeepNow,
            Wanted::Mark => Self::MarkNow,
            Wanted::Extra => Self::ExtraNow,
            Wanted::Take => Self::TakeNow,
            Wanted::Pass => Self::PassNow,
        }
    }
}
