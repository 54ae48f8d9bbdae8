//! What the toy's seats choose and what chance brings, with the faults of their texts and weights.

use crate::set_up::Fault;
use crate::toy::Card;
use std::fmt;
use std::str::FromStr;
use tabletop::{Scan, Seat, TextError};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Play(Card),
    Cheer,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Cheer => f.write_str("cheer"),
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        if scan.accept("cheer") {
            return scan.end().map(|()| Self::Cheer);
        }
        scan.expect("play ")?;
        let card = scan.number(1, 9, "a card")?;
        scan.end()?;
        Ok(Self::Play(card as u8))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    pub(crate) seat: Seat,
    pub(crate) cards: Vec<Card>,
    /// How the text is spoilt.
    fault: Option<Fault>,
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.seat)?;
        let first = usize::from(self.fault == Some(Fault::TextReadsAsAnother) && self.cards.len() > 1);
        self.cards.iter().skip(first).try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Deal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        scan.expect("deal ")?;
        let seat = Seat::new(scan.number(0, 2, "a seat")? as u8).unwrap_or(Seat::FIRST);
        let mut cards = Vec::new();
        while !scan.is_done() {
            scan.expect(" ")?;
            cards.push(scan.number(1, 9, "a card")? as u8);
        }
        Ok(Self { seat, cards, fault: None })
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Due {
    pub(crate) seat: Seat,
    pub(crate) count: u32,
    pub(crate) pool: Vec<Card>,
    pub(crate) drawn: Vec<Card>,
    pub(crate) fault: Option<Fault>,
}

impl tabletop::Due for Due {
    type Deal = Deal;
    type Item = Card;

    fn count(&self) -> u32 {
        self.count
    }

    fn total(&self) -> u32 {
        self.pool.len() as u32
    }

    fn weights(&self) -> Vec<(Card, u32)> {
        let weight = if self.fault == Some(Fault::WeightsDoNotAddUp) { 2 } else { 1 };
        self.pool.iter().map(|card| (*card, weight)).collect()
    }

    fn take(&mut self, unit: u32) -> Option<Card> {
        if self.count == 0 || unit >= self.total() {
            return None;
        }
        self.count -= 1;
        let card = self.pool.remove(unit as usize);
        self.drawn.push(card);
        Some(card)
    }

    fn finish(mut self) -> Deal {
        self.drawn.sort_unstable();
        let fault = self.fault.filter(|fault| *fault == Fault::TextReadsAsAnother);
        Deal { seat: self.seat, cards: self.drawn, fault }
    }
}

tabletop::refusals! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Refusal {
        NotNow = "toy-not-now": "not now",
    }
}
