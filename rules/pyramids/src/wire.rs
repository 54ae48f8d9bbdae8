//! Views as other programs get them, and back again.

mod changed;
mod check;

pub use changed::Changed;

use crate::{Card, Counts, Hand, Pyramid, SetUp, Step, Table, View};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{PerSeat, Seat, SetUp as _, ViewError, Viewer};

/// A view for another program: what the [`View`] has, field by field, without the set-up. What the viewer can't know
/// is absent. Cards are written as in actions; lists by seat start with seat 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ViewWire {
    /// The viewer's seat; a spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Who dealt, once it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u8>,
    /// Who is to move first or next; when the game is over, who moved last.
    pub turn: u8,
    /// What happens next.
    pub step: StepName,
    /// With `deal`: whose first hand is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal_to: Option<u8>,
    /// With `redraw`: how many cards come for exchanged top stones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redraw: Option<u8>,
    /// With `play`: how many more cards may be played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays_left: Option<u8>,
    /// With `play`: whether top stones may still be exchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange: Option<bool>,
    /// With `lastround`: who plays last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends_with: Option<u8>,
    /// The viewer's own hand, ascending.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<String>>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<u8>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// How many of each card were discarded or exchanged.
    pub discards: BTreeMap<String, u8>,
    /// All pyramids, in the order they were started.
    pub pyramids: Vec<PyramidWire>,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StepName {
    /// The dealer is drawn.
    Dealer,
    /// A first hand is dealt.
    Deal,
    /// Cards come at the start of a turn.
    Draw,
    /// Cards come for exchanged top stones.
    Redraw,
    /// Cards are played, or top stones exchanged first.
    Play,
    /// The surplus is discarded.
    Discard,
    /// Any number of cards is played, for the last time.
    LastRound,
    /// The game has ended.
    Over,
}

/// A pyramid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PyramidWire {
    /// In front of whom it stands.
    pub seat: u8,
    /// Its cards, from the base up.
    pub cards: Vec<String>,
}

impl From<&View> for ViewWire {
    fn from(view: &View) -> Self {
        let StepWire { name, deal_to, redraw, plays_left, exchange, ends_with } = view.step.into();
        Self {
            seat: view.viewer.seat().map(Seat::number),
            dealer: view.dealer.map(Seat::number),
            turn: view.turn.number(),
            step: name,
            deal_to,
            redraw,
            plays_left,
            exchange,
            ends_with,
            hand: hand(view),
            hand_sizes: hand_sizes(view),
            draw_pile: view.draw_pile,
            discards: discards(view),
            pyramids: pyramids(view),
        }
    }
}

/// The fields that a step is written as.
struct StepWire {
    name: StepName,
    deal_to: Option<u8>,
    redraw: Option<u8>,
    plays_left: Option<u8>,
    exchange: Option<bool>,
    ends_with: Option<u8>,
}

impl From<Step> for StepWire {
    fn from(step: Step) -> Self {
        let plain = |name| Self {
            name,
            deal_to: None,
            redraw: None,
            plays_left: None,
            exchange: None,
            ends_with: None,
        };
        match step {
            Step::Dealer => plain(StepName::Dealer),
            Step::Deal(seat) => Self { deal_to: Some(seat.number()), ..plain(StepName::Deal) },
            Step::Draw => plain(StepName::Draw),
            Step::Redraw(count) => Self { redraw: Some(count), ..plain(StepName::Redraw) },
            Step::Play { left, exchange } => {
                Self { plays_left: Some(left), exchange: Some(exchange), ..plain(StepName::Play) }
            }
            Step::Discard => plain(StepName::Discard),
            Step::LastRound { ends_with } => {
                Self { ends_with: Some(ends_with.number()), ..plain(StepName::LastRound) }
            }
            Step::Over => plain(StepName::Over),
        }
    }
}

fn hand(view: &View) -> Option<Vec<String>> {
    view.hand.map(|hand| hand.iter().map(|card| card.to_string()).collect())
}

fn hand_sizes(view: &View) -> Vec<u8> {
    view.hand_sizes.iter(view.set_up.players()).map(|(_, size)| *size).collect()
}

fn discards(view: &View) -> BTreeMap<String, u8> {
    view.discards.iter().map(|(card, count)| (card.to_string(), count)).collect()
}

fn pyramids(view: &View) -> Vec<PyramidWire> {
    let standing = view.table.standing().map(|standing| PyramidWire {
        seat: standing.seat.number(),
        cards: standing.pyramid.cards().map(|card| card.to_string()).collect(),
    });
    standing.collect()
}

impl ViewWire {
    /// The view of a game with this set-up. Whoever wrote it, the view is one that a game could show, as far as bots
    /// and legal actions depend on it: no card is there too often, and all numbers agree.
    pub fn view(&self, set_up: &SetUp) -> Result<View, ViewError> {
        let view = self.read(set_up)?;
        check::check(&view)?;
        Ok(view)
    }

    /// Reads each field by itself.
    fn read(&self, set_up: &SetUp) -> Result<View, ViewError> {
        let players = set_up.players();
        let seat = |number: u8, field| {
            Seat::new(number).filter(|_| number < players).ok_or(ViewError::Unknown(field))
        };
        if self.hand_sizes.len() != usize::from(players) {
            return Err(ViewError::Unknown("hand_sizes"));
        }
        let mut hand_sizes = PerSeat::default();
        for (seat, size) in Seat::all(players).zip(&self.hand_sizes) {
            hand_sizes[seat] = *size;
        }
        let hand = self.hand.as_ref().map(|hand| read_hand(hand)).transpose()?;
        let mut discards = Counts::NONE;
        for (name, count) in &self.discards {
            let card = name.parse().map_err(|_| ViewError::Unknown("discards"))?;
            if *count == 0 || !discards.add(card, *count) {
                return Err(ViewError::Unknown("discards"));
            }
        }
        let mut table = Table::empty();
        for PyramidWire { seat: owner, cards } in &self.pyramids {
            let pyramid = read_pyramid(cards).ok_or(ViewError::Unknown("pyramids"))?;
            if !table.stand(seat(*owner, "pyramids")?, pyramid) {
                return Err(ViewError::Unknown("pyramids"));
            }
        }
        Ok(View {
            viewer: match self.seat {
                Some(number) => Viewer::Seat(seat(number, "seat")?),
                None => Viewer::Spectator,
            },
            set_up: *set_up,
            dealer: self.dealer.map(|number| seat(number, "dealer")).transpose()?,
            turn: seat(self.turn, "turn")?,
            step: self.read_step(players)?,
            hand,
            hand_sizes,
            draw_pile: self.draw_pile,
            discards,
            table,
        })
    }

    /// The step, with what belongs to it and nothing else.
    fn read_step(&self, players: u8) -> Result<Step, ViewError> {
        let named = [
            ("deal_to", self.deal_to.is_some(), StepName::Deal),
            ("redraw", self.redraw.is_some(), StepName::Redraw),
            ("plays_left", self.plays_left.is_some(), StepName::Play),
            ("exchange", self.exchange.is_some(), StepName::Play),
            ("ends_with", self.ends_with.is_some(), StepName::LastRound),
        ];
        for (field, is_there, step) in named {
            match (is_there, step == self.step) {
                (true, true) | (false, false) => {}
                (false, true) => return Err(ViewError::Missing(field)),
                (true, false) => return Err(ViewError::Surplus(field)),
            }
        }
        let seat = |number: Option<u8>, field| {
            let number = number.filter(|number| *number < players);
            number.and_then(Seat::new).ok_or(ViewError::Unknown(field))
        };
        Ok(match self.step {
            StepName::Dealer => Step::Dealer,
            StepName::Deal => Step::Deal(seat(self.deal_to, "deal_to")?),
            StepName::Draw => Step::Draw,
            StepName::Redraw => Step::Redraw(self.redraw.unwrap_or_default()),
            StepName::Play => Step::Play {
                left: self.plays_left.unwrap_or_default(),
                exchange: self.exchange.unwrap_or_default(),
            },
            StepName::Discard => Step::Discard,
            StepName::LastRound => Step::LastRound { ends_with: seat(self.ends_with, "ends_with")? },
            StepName::Over => Step::Over,
        })
    }
}

fn read_hand(names: &[String]) -> Result<Hand, ViewError> {
    let wrong = |_| ViewError::Unknown("hand");
    let cards: Vec<Card> = names.iter().map(|name| name.parse().map_err(wrong)).collect::<Result<_, _>>()?;
    Hand::new(cards.iter().copied()).filter(|_| cards.is_sorted()).ok_or(ViewError::Unknown("hand"))
}

fn read_pyramid(names: &[String]) -> Option<Pyramid> {
    let mut cards = names.iter().map(|name| name.parse().ok());
    let base = Pyramid::start(cards.next()??)?;
    cards.try_fold(base, |pyramid, card| pyramid.with(card?))
}
