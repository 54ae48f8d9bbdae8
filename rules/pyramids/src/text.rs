//! The one text of each action and each deal, as the project's notation has it.

use crate::{Action, Card, Cards, Colour, Deal, Deck, Floor, Item, Number};
use std::fmt;
use std::str::FromStr;
use tabletop::{Scan, Seat, TextError};

impl Card {
    pub(crate) fn name(self) -> &'static str {
        const NAMES: &str = "r2r3r4r5r6r7r8r9rTy2y3y4y5y6y7y8y9yTg2g3g4g5g6g7g8g9gTb2b3b4b5b6b7b8b9bT";
        let start = 2 * self.index();
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

impl FromStr for Card {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, card)
    }
}

/// The cards ascending, with single spaces between; nothing for no card.
impl<const N: usize> fmt::Display for Cards<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl<const N: usize> fmt::Debug for Cards<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
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

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, action)
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealer(seat) => write!(f, "dealer {seat}"),
            Self::Hand { seat, cards } => write!(f, "deal {seat} {cards}"),
            Self::Draw { seat, cards } => write!(f, "draw {seat} {cards}"),
        }
    }
}

impl FromStr for Deal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        whole(text, deal)
    }
}

fn whole<T>(text: &str, read: impl Fn(&mut Scan<'_>) -> Result<T, TextError>) -> Result<T, TextError> {
    let mut scan = Scan::new(text);
    let value = read(&mut scan)?;
    scan.end()?;
    Ok(value)
}

fn action(scan: &mut Scan<'_>) -> Result<Action, TextError> {
    if scan.accept("swap") {
        return Ok(Action::Swap(cards(scan)?));
    }
    if scan.accept("end") {
        return Ok(Action::End);
    }
    if scan.accept("discard") {
        return Ok(Action::Discard(cards(scan)?));
    }
    if !scan.rest().starts_with(Colour::ALL.map(Colour::letter)) {
        return scan.fail("`swap`, `end`, `discard` or a card (`r5`, `rT`)");
    }
    let card = card(scan)?;
    scan.expect("@")?;
    let seat = scan.seat(Seat::LIMIT)?;
    if !scan.accept(".") {
        return Ok(Action::Start { card, seat });
    }
    let number = scan.made(1..=Deck::MOST_CARDS, "a pyramid's number", Number::new)?;
    Ok(Action::Build { card, seat, number })
}

fn deal(scan: &mut Scan<'_>) -> Result<Deal, TextError> {
    if scan.accept("dealer ") {
        return Ok(Deal::Dealer(scan.seat(Seat::LIMIT)?));
    }
    let first_hand = scan.accept("deal ");
    if !first_hand && !scan.accept("draw ") {
        return scan.fail("`dealer`, `deal` or `draw`, and a space");
    }
    let seat = scan.seat(Seat::LIMIT)?;
    let cards = cards(scan)?;
    Ok(if first_hand { Deal::Hand { seat, cards } } else { Deal::Draw { seat, cards } })
}

/// At least one card, each after a space, ascending.
fn cards<const N: usize>(scan: &mut Scan<'_>) -> Result<Cards<N>, TextError> {
    let mut all = Cards::NONE;
    let mut before = None;
    while before.is_none() || !scan.is_done() {
        if usize::from(all.len()) == N {
            scan.end()?;
        }
        scan.expect(" ")?;
        let place = scan.clone();
        let next = card(scan)?;
        if before.is_some_and(|before| before > next) {
            return place.fail("cards in ascending order (r y g b, floors, then top stones)");
        }
        all.insert(next);
        before = Some(next);
    }
    Ok(all)
}

fn card(scan: &mut Scan<'_>) -> Result<Card, TextError> {
    let Some(colour) = scan.one_of(&Colour::ALL.map(|colour| (colour.letter(), colour))) else {
        return scan.fail("a colour (`r`, `y`, `g` or `b`)");
    };
    if scan.accept("T") {
        return Ok(Card::top_stone_of(colour));
    }
    let place = scan.clone();
    let digit = scan.take_while(|c| c.is_ascii_digit());
    let plain = !digit.starts_with('0');
    match digit.parse().ok().and_then(Floor::new) {
        Some(floor) if plain => Ok(Card::floor_of(colour, floor)),
        _ => place.fail(format!("a floor ({} to {}) or `T`", Floor::LEAST, Floor::MOST)),
    }
}
