//! The one text of each action, deal and result.

use crate::{Action, Card, Deal, Keen, Left, Phrase, Pile, SetUp};
use std::fmt;
use tabletop::{Scan, SetUp as _, TextError, write_list};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keen(keen) => write!(f, "keen {}", keen.number()),
            Self::Place(card, pile) => write!(f, "{card}>{pile}"),
            Self::End => f.write_str("end"),
            Self::Say(pile, phrase) => write!(f, "say {pile} {}", phrase.map_or("clear", Phrase::name)),
        }
    }
}

tabletop::from_text!(Action, |scan| {
    Ok(if scan.accept("end") {
        Action::End
    } else if scan.accept("keen ") {
        Action::Keen(scan.numbered(Keen::LEAST..=Keen::MOST, "how keen", Keen::new)?)
    } else if scan.accept("say ") {
        let pile = pile(scan)?;
        scan.expect(" ")?;
        Action::Say(pile, phrase(scan)?)
    } else if scan.rest().starts_with(|c: char| c.is_ascii_digit()) {
        let card = card(scan)?;
        scan.expect(">")?;
        Action::Place(card, pile(scan)?)
    } else {
        return scan.fail("`CARD>PILE`, `end`, `keen N` or `say PILE WORD`");
    })
});

fn card(scan: &mut Scan<'_>) -> Result<Card, TextError> {
    scan.numbered(Card::LEAST..=Card::MOST, "a card", Card::new)
}

fn pile(scan: &mut Scan<'_>) -> Result<Pile, TextError> {
    scan.one_of(Pile::ALL, Pile::name, "a pile: A1, A2, D1 or D2")
}

fn phrase(scan: &mut Scan<'_>) -> Result<Option<Phrase>, TextError> {
    if scan.accept("clear") {
        return Ok(None);
    }
    scan.one_of(Phrase::ALL, Phrase::name, "leave, nojump, good, here or clear").map(Some)
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {} ", self.seat)?;
        write_list(f, self.cards.iter(), " ")
    }
}

tabletop::from_text!(Deal, |scan| {
    scan.expect("deal ")?;
    let seat = scan.seat(*SetUp::PLAYERS.end())?;
    scan.expect(" ")?;
    let cards = scan.list(" ", card, Card::lt, "the cards in ascending order, each once")?;
    Ok(Deal { seat, cards: cards.into_iter().collect() })
});

impl fmt::Display for Left {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "left={}", self.0)
    }
}

tabletop::from_text!(Left, |scan| {
    scan.expect("left=")?;
    scan.numbered(0..=Card::COUNT, "the number of cards left", |number| Some(Left(number)))
});
