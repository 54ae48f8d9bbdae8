//! The one text of each action and each deal.

use crate::{Action, Card, Cards, Deal, Pair, SetUp, Shape, Square, Squares};
use std::fmt;
use tabletop::{Scan, Seat, SetUp as _, TextError};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(pair) => write!(f, "keep {}", pair.set()),
            Self::Mark { card, squares } => write!(f, "mark {card}:{squares}"),
            Self::Extra { card, square } => write!(f, "extra {card}:{square}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::TakePile => f.write_str("take pile"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

tabletop::from_text!(Action, |scan| {
    Ok(if scan.accept("keep ") {
        Action::Keep(pair(scan)?)
    } else if scan.accept("mark ") {
        Action::Mark { card: marked_card(scan)?, squares: Squares::read(scan)? }
    } else if scan.accept("extra ") {
        Action::Extra { card: marked_card(scan)?, square: Square::read(scan)? }
    } else if scan.accept("take pile") {
        Action::TakePile
    } else if scan.accept("take ") {
        Action::Take(Card::read(scan, "`pile` or a card")?)
    } else if scan.accept("pass") {
        Action::Pass
    } else {
        return scan.fail("`keep`, `mark`, `extra`, `take` or `pass`");
    })
});

/// Reads the two cards that a player keeps.
fn pair(scan: &mut Scan<'_>) -> Result<Pair, TextError> {
    let start = scan.clone();
    let cards: Vec<Card> = Cards::read(scan)?.iter().collect();
    match cards.as_slice() {
        [low, high] => Pair::new(*low, *high).map_or_else(|| start.fail("two cards"), Ok),
        _ => start.fail("two cards"),
    }
}

/// Reads a card and the colon after it.
fn marked_card(scan: &mut Scan<'_>) -> Result<Card, TextError> {
    let card = Card::read(scan, "a card")?;
    scan.expect(":")?;
    Ok(card)
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand { seat, cards } => write!(f, "deal {seat} {cards}"),
            Self::Display(cards) => write!(f, "display {cards}"),
            Self::Expedition(shape) => write!(f, "expedition {shape}"),
            Self::Draw { seat, card } => write!(f, "draw {seat} {card}"),
            Self::Refill(cards) => write!(f, "refill {cards}"),
        }
    }
}

tabletop::from_text!(Deal, |scan| {
    Ok(if scan.accept("deal ") {
        Deal::Hand { seat: seat(scan)?, cards: Cards::read(scan)? }
    } else if scan.accept("display ") {
        Deal::Display(Cards::read(scan)?)
    } else if scan.accept("expedition ") {
        Deal::Expedition(Shape::read(scan)?)
    } else if scan.accept("draw ") {
        Deal::Draw { seat: seat(scan)?, card: Card::read(scan, "a card")? }
    } else if scan.accept("refill ") {
        Deal::Refill(Cards::read(scan)?)
    } else {
        return scan.fail("`deal`, `display`, `expedition`, `draw` or `refill`");
    })
});

/// Reads a seat and the space after it.
fn seat(scan: &mut Scan<'_>) -> Result<Seat, TextError> {
    let seat = scan.seat(*SetUp::PLAYERS.end())?;
    scan.expect(" ")?;
    Ok(seat)
}
