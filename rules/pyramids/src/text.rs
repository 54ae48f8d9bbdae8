//! The one text of each action and each deal, as the project's notation has it.

use crate::{Action, Card, Cards, Deal, Item, Number};
use std::fmt;
use tabletop::{Scan, Seat, TextError, write_list};

impl Card {
    pub(crate) fn name(self) -> &'static str {
        const NAMES: &str = "r2r3r4r5r6r7r8r9rTy2y3y4y5y6y7y8y9yTg2g3g4g5g6g7g8g9gTb2b3b4b5b6b7b8b9bT";
        let start = 2 * self.number();
        NAMES.get(start..start + 2).unwrap_or_default()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

tabletop::from_text!(Card, |scan| card(scan, "a card (`r5`, `rT`)"));

/// The cards ascending, with single spaces between; nothing for no card.
impl<const N: usize> fmt::Display for Cards<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter(), " ")
    }
}

impl<const N: usize> fmt::Debug for Cards<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Swap(cards) => write!(f, "swap {cards}"),
            Self::Start { card, seat } => write!(f, "{card}@{seat}"),
            Self::Build { card, seat, number } => write!(f, "{card}@{seat}.{number}"),
            Self::End => f.write_str("end"),
            Self::Discard(cards) => write!(f, "discard {cards}"),
        }
    }
}

tabletop::from_text!(Action, action);

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealer(seat) => write!(f, "dealer {seat}"),
            Self::Hand { seat, cards } => write!(f, "deal {seat} {cards}"),
            Self::Draw { seat, cards } => write!(f, "draw {seat} {cards}"),
        }
    }
}

tabletop::from_text!(Deal, deal);

fn action(scan: &mut Scan<'_>) -> Result<Action, TextError> {
    if scan.accept("swap ") {
        return Ok(Action::Swap(cards(scan)?));
    }
    if scan.accept("end") {
        return Ok(Action::End);
    }
    if scan.accept("discard ") {
        return Ok(Action::Discard(cards(scan)?));
    }
    let card = card(scan, "`swap`, `end`, `discard` or a card (`r5`, `rT`)")?;
    scan.expect("@")?;
    let seat = scan.seat(Seat::LIMIT)?;
    if !scan.accept(".") {
        return Ok(Action::Start { card, seat });
    }
    let number = scan.numbered(Number::LEAST..=Number::MOST, "a pyramid's number", Number::new)?;
    Ok(Action::Build { card, seat, number })
}

fn deal(scan: &mut Scan<'_>) -> Result<Deal, TextError> {
    if scan.accept("dealer ") {
        return Ok(Deal::Dealer(scan.seat(Seat::LIMIT)?));
    }
    let is_hand = scan.accept("deal ");
    if !is_hand && !scan.accept("draw ") {
        return scan.fail("`dealer`, `deal` or `draw`, and a space");
    }
    let seat = scan.seat(Seat::LIMIT)?;
    scan.expect(" ")?;
    let cards = cards(scan)?;
    Ok(if is_hand { Deal::Hand { seat, cards } } else { Deal::Draw { seat, cards } })
}

/// Reads at least one card, ascending, separated by spaces.
fn cards<const N: usize>(scan: &mut Scan<'_>) -> Result<Cards<N>, TextError> {
    let start = scan.clone();
    let order = "cards in ascending order (r y g b, floors, then top stones)";
    let cards = scan.list(" ", |scan| card(scan, "a card (`r5`, `rT`)"), Card::le, order)?;
    Cards::new(cards).map_or_else(|| start.fail(format!("{N} cards at most")), Ok)
}

fn card(scan: &mut Scan<'_>, expected: &str) -> Result<Card, TextError> {
    scan.one_of(Card::all(), Card::name, expected)
}
