//! The one text of each action, deal and result.

use crate::{Action, Card, Cards, Deal, Keen, Left, Phrase, Pile, SetUp};
use std::fmt;
use std::str::FromStr;
use tabletop::{Scan, SetUp as _, TextError};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keen(keen) => write!(f, "keen {}", keen.much()),
            Self::Place(card, pile) => write!(f, "{card}>{pile}"),
            Self::End => f.write_str("end"),
            Self::Say(pile, phrase) => {
                write!(f, "say {pile} {}", phrase.map_or("clear", Phrase::word))
            }
        }
    }
}

impl FromStr for Action {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        let action = if scan.accept("end") {
            Self::End
        } else if scan.accept("keen ") {
            Self::Keen(scan.made(0..=Keen::MOST, "how keen", Keen::new)?)
        } else if scan.accept("say ") {
            let pile = pile(&mut scan)?;
            scan.expect(" ")?;
            Self::Say(pile, phrase(&mut scan)?)
        } else if scan.rest().starts_with(|c: char| c.is_ascii_digit()) {
            let card = card(&mut scan)?;
            scan.expect(">")?;
            Self::Place(card, pile(&mut scan)?)
        } else {
            return scan.fail("`CARD>PILE`, `end`, `keen N` or `say PILE WORD`");
        };
        scan.end()?;
        Ok(action)
    }
}

fn card(scan: &mut Scan<'_>) -> Result<Card, TextError> {
    scan.made(Card::LOWEST..=Card::HIGHEST, "a card", Card::new)
}

fn pile(scan: &mut Scan<'_>) -> Result<Pile, TextError> {
    match Pile::ALL.into_iter().find(|pile| scan.accept(&pile.to_string())) {
        Some(pile) => Ok(pile),
        None => scan.fail("a pile: A1, A2, D1 or D2"),
    }
}

fn phrase(scan: &mut Scan<'_>) -> Result<Option<Phrase>, TextError> {
    if let Some(phrase) = Phrase::ALL.into_iter().find(|phrase| scan.accept(phrase.word())) {
        return Ok(Some(phrase));
    }
    if scan.accept("clear") { Ok(None) } else { scan.fail("leave, nojump, good, here or clear") }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.seat)?;
        self.cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Deal {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        scan.expect("deal ")?;
        let seat = scan.seat(*SetUp::PLAYERS.end())?;
        let mut cards = Cards::NONE;
        let mut lowest = Card::LOWEST;
        while cards.is_empty() || !scan.is_done() {
            scan.expect(" ")?;
            let before = scan.clone();
            let card = card(&mut scan)?;
            if card.number() < lowest {
                return before.fail("the cards in ascending order, each once");
            }
            cards = cards.with(card);
            lowest = card.number() + 1;
        }
        Ok(Self { seat, cards })
    }
}

impl fmt::Display for Left {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "left={}", self.0)
    }
}

impl FromStr for Left {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        scan.expect("left=")?;
        let left = scan.made(0..=Card::COUNT, "the number of cards left", |number| Some(Self(number)))?;
        scan.end()?;
        Ok(left)
    }
}
