//! Why an action or a deal is refused.

use crate::{Card, Cards, Shape, Square, Squares, Wanted};
use tabletop::Seat;

/// Why an action or a deal is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over; nothing more can be done")]
    GameOver,
    /// Cards must be dealt first.
    #[error("cards must be dealt first; wait for them")]
    DealFirst,
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Another seat is to choose.
    #[error("it is the turn of seat {turn}; wait for yours")]
    NotYourTurn {
        /// The seat that is to choose.
        turn: Seat,
    },
    /// The seat has already made its sealed choice.
    #[error("seat {seat} has already chosen; wait until all have")]
    AlreadyChosen {
        /// The seat.
        seat: Seat,
    },
    /// Another sort of action is due.
    #[error("this is not the time for that; {wanted}")]
    OtherAction {
        /// What is due.
        wanted: Wanted,
    },
    /// SGP-6: not one of the four.
    #[error("card {card} is not among the cards you were dealt; keep two of {dealt}")]
    NotDealt {
        /// The card named.
        card: Card,
        /// What there is to choose from.
        dealt: Cards,
    },
    /// The card is not the player's.
    #[error("card {card} is not one of yours; choose one that lies in front of you")]
    NotYours {
        /// The card named.
        card: Card,
    },
    /// SGP-10: the squares are not the shape and not a single square.
    #[error(
        "{squares} is not the shape {shape}; mark the whole shape, turned or mirrored as you like, or exactly one square"
    )]
    NotTheShape {
        /// What was to be marked.
        squares: Squares,
        /// The expedition.
        shape: Shape,
    },
    /// SGP-11: walls are never marked.
    #[error("{square} of card {card} is a wall; choose squares that are not dark")]
    Wall {
        /// The card.
        card: Card,
        /// The wall.
        square: Square,
    },
    /// SGP-11: no square is marked twice.
    #[error("{square} of card {card} is already marked; choose free squares")]
    Marked {
        /// The card.
        card: Card,
        /// The marked square.
        square: Square,
    },
    /// SGP-12: the first marks include the entrance.
    #[error("card {card} has no mark yet; its first marks must include the entrance {entrance}")]
    EntranceFirst {
        /// The card.
        card: Card,
        /// Where its entrance is.
        entrance: Squares,
    },
    /// SGP-12: later marks touch earlier ones.
    #[error(
        "{squares} does not touch a marked square of card {card}; one must share a side with it, a corner is not enough"
    )]
    Apart {
        /// The card.
        card: Card,
        /// What was to be marked.
        squares: Squares,
    },
    /// SGP-19, option `completed=closed`.
    #[error("card {card} is completed; extra squares can't go on it in this game, choose the other card")]
    Completed {
        /// The card.
        card: Card,
    },
    /// SGP-20: only cards of the display can be named.
    #[error("card {card} is not in the display; take one of those that are, or the top of the draw pile")]
    NotDisplayed {
        /// The card named.
        card: Card,
    },
    /// SGP-22: the draw pile has run out.
    #[error("the draw pile is empty; take a card of the display")]
    DrawPileEmpty,
    /// No deal is due.
    #[error("nothing is to be dealt now; wait for the players")]
    NothingDue,
    /// Another deal is due.
    #[error("`{given}` does not fit; `{due}` is due")]
    WrongDeal {
        /// What was dealt.
        given: String,
        /// How the deal that is due starts.
        due: String,
    },
    /// Too many or too few cards.
    #[error("the number of cards due is {due}, not {given}")]
    WrongCount {
        /// How many were dealt.
        given: u8,
        /// How many should be.
        due: u8,
    },
    /// The card is not in the draw pile.
    #[error("card {card} is not in the draw pile; deal cards that nobody has")]
    NotInDrawPile {
        /// The card.
        card: Card,
    },
    /// SGP-8: no card with this shape is left in the round.
    #[error("no expedition card with the shape {shape} is left in this round; turn up another")]
    NoExpedition {
        /// The shape.
        shape: Shape,
    },
}

impl tabletop::Refusal for Refusal {
    fn key(&self) -> &'static str {
        match self {
            Self::GameOver => "silver-gold-game-over",
            Self::DealFirst => "silver-gold-deal-first",
            Self::NotYourTurn { .. } => "silver-gold-not-your-turn",
            Self::NoSuchSeat { .. } => "silver-gold-no-such-seat",
            Self::AlreadyChosen { .. } => "silver-gold-already-chosen",
            Self::OtherAction { wanted } => match wanted {
                Wanted::Keep => "silver-gold-keep-now",
                Wanted::Mark => "silver-gold-mark-now",
                Wanted::Extra => "silver-gold-extra-now",
                Wanted::Take => "silver-gold-take-now",
                Wanted::Pass => "silver-gold-pass-now",
            },
            Self::NotDealt { .. } => "silver-gold-not-dealt",
            Self::NotYours { .. } => "silver-gold-not-yours",
            Self::NotTheShape { .. } => "silver-gold-not-the-shape",
            Self::Wall { .. } => "silver-gold-wall",
            Self::Marked { .. } => "silver-gold-marked",
            Self::EntranceFirst { .. } => "silver-gold-entrance-first",
            Self::Apart { .. } => "silver-gold-apart",
            Self::Completed { .. } => "silver-gold-completed",
            Self::NotDisplayed { .. } => "silver-gold-not-displayed",
            Self::DrawPileEmpty => "silver-gold-draw-pile-empty",
            Self::NothingDue => "silver-gold-nothing-due",
            Self::WrongDeal { .. } => "silver-gold-wrong-deal",
            Self::WrongCount { .. } => "silver-gold-wrong-count",
            Self::NotInDrawPile { .. } => "silver-gold-not-in-draw-pile",
            Self::NoExpedition { .. } => "silver-gold-no-expedition",
        }
    }

    fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::GameOver
            | Self::DealFirst
            | Self::OtherAction { .. }
            | Self::DrawPileEmpty
            | Self::NothingDue => vec![],
            Self::NotYourTurn { turn } => vec![("turn", turn.to_string())],
            Self::NoSuchSeat { seat } | Self::AlreadyChosen { seat } => vec![("seat", seat.to_string())],
            Self::NotDealt { card, dealt } => vec![("card", card.to_string()), ("dealt", dealt.to_string())],
            Self::NotYours { card }
            | Self::Completed { card }
            | Self::NotDisplayed { card }
            | Self::NotInDrawPile { card } => vec![("card", card.to_string())],
            Self::NotTheShape { squares, shape } => {
                vec![("squares", squares.to_string()), ("shape", shape.to_string())]
            }
            Self::Wall { card, square } | Self::Marked { card, square } => {
                vec![("card", card.to_string()), ("square", square.to_string())]
            }
            Self::EntranceFirst { card, entrance } => {
                vec![("card", card.to_string()), ("entrance", entrance.to_string())]
            }
            Self::Apart { card, squares } => {
                vec![("card", card.to_string()), ("squares", squares.to_string())]
            }
            Self::WrongDeal { given, due } => vec![("given", given.clone()), ("due", due.clone())],
            Self::WrongCount { given, due } => vec![("given", given.to_string()), ("due", due.to_string())],
            Self::NoExpedition { shape } => vec![("shape", shape.to_string())],
        }
    }
}
