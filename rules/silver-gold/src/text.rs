//! The one text of each action and each deal.

use crate::{Action, Card, Cards, Deal, Pair, SetUp, Shape, Square, Squares};
use std::fmt;
use std::str::FromStr;
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

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        let action = match scan.word() {
            "keep" => {
                scan.expect(" ")?;
                let start = scan.clone();
                let cards = Cards::read_rest(&mut scan)?;
                match (
                    cards.len(),
                    cards.nth(0).zip(cards.nth(1)).and_then(|(low, high)| Pair::new(low, high)),
                ) {
                    (2, Some(pair)) => Self::Keep(pair),
                    _ => return start.fail("two cards"),
                }
            }
            "mark" => {
                scan.expect(" ")?;
                let card = Card::read(&mut scan, "a card")?;
                scan.expect(":")?;
                Self::Mark { card, squares: Squares::read(&mut scan)? }
            }
            "extra" => {
                scan.expect(" ")?;
                let card = Card::read(&mut scan, "a card")?;
                scan.expect(":")?;
                Self::Extra { card, square: Square::read(&mut scan)? }
            }
            "take" => {
                scan.expect(" ")?;
                if scan.accept("pile") {
                    Self::TakePile
                } else {
                    Self::Take(Card::read(&mut scan, "`pile` or a card")?)
                }
            }
            "pass" => Self::Pass,
            _ => return Scan::new(text).fail("`keep`, `mark`, `extra`, `take` or `pass`"),
        };
        scan.end()?;
        Ok(action)
    }
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

/// Reads a seat and the space after it.
fn seat(scan: &mut Scan<'_>) -> Result<Seat, TextError> {
    let seat = scan.seat(*SetUp::PLAYERS.end())?;
    scan.expect(" ")?;
    Ok(seat)
}

impl FromStr for Deal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        let word = scan.word();
        if !["deal", "display", "expedition", "draw", "refill"].contains(&word) {
            return Scan::new(text).fail("`deal`, `display`, `expedition`, `draw` or `refill`");
        }
        scan.expect(" ")?;
        let deal = match word {
            "deal" => Self::Hand { seat: seat(&mut scan)?, cards: Cards::read_rest(&mut scan)? },
            "display" => Self::Display(Cards::read_rest(&mut scan)?),
            "expedition" => Self::Expedition(Shape::read(&mut scan)?),
            "draw" => Self::Draw { seat: seat(&mut scan)?, card: Card::read(&mut scan, "a card")? },
            _ => Self::Refill(Cards::read_rest(&mut scan)?),
        };
        scan.end()?;
        Ok(deal)
    }
}
