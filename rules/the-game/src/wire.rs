//! Views as other programs get them, and back again.

mod changed;

pub use changed::Changed;

use crate::{Card, Cards, Keen, Left, PerPile, Phrase, Pile, Piles, SetUp, Step, Tops, View, legal};
use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat, Seats, SetUp as _, ViewError, Viewer};

/// A view for another program: what the [`View`] has, field by field, without the set-up. What the viewer can't know
/// is absent. Cards are numbers, ascending; lists by seat start with seat 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ViewWire {
    /// The viewer's seat; a spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What happens now.
    pub step: StepName,
    /// Whose deal, turn or refill it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// The viewer's own hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<u8>>,
    /// How many cards each seat holds.
    pub hand_sizes: Vec<u8>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The tops of the piles; 1 and 100 where no card lies.
    pub tops: PilesWire<u8>,
    /// What has been placed, unless `played=off`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<Vec<u8>>,
    /// How many cards were placed this turn.
    pub placed_now: u8,
    /// The fewest cards this turn.
    pub minimum: u8,
    /// Piles that must be covered before this turn ends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub burning: Vec<String>,
    /// Seats that have said how keen they are to start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keen_said: Vec<u8>,
    /// How keen each seat is, where the viewer may know.
    pub keen: Vec<Option<u8>>,
    /// What each seat has said about each pile.
    pub signals: Vec<PilesWire<Option<String>>>,
    /// Cards left, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StepName {
    /// A first hand is dealt.
    Deal,
    /// Seats say how keen they are.
    Keen,
    /// A seat places cards.
    Turn,
    /// A seat draws after its turn.
    Refill,
    /// The game has ended.
    Over,
}

/// Something for each pile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
#[allow(missing_docs, reason = "the names of the piles")]
pub struct PilesWire<T> {
    pub a1: T,
    pub a2: T,
    pub d1: T,
    pub d2: T,
}

impl<T> PilesWire<T> {
    fn of(mut value: impl FnMut(Pile) -> T) -> Self {
        let [a1, a2, d1, d2] = Pile::ALL.map(&mut value);
        Self { a1, a2, d1, d2 }
    }

    /// What belongs to a pile.
    pub const fn on(&self, pile: Pile) -> &T {
        match pile {
            Pile::A1 => &self.a1,
            Pile::A2 => &self.a2,
            Pile::D1 => &self.d1,
            Pile::D2 => &self.d2,
        }
    }
}

impl From<&View> for ViewWire {
    fn from(view: &View) -> Self {
        let players = view.set_up.players();
        let (step, turn) = step(view);
        Self {
            seat: view.viewer.seat().map(Seat::number),
            step,
            turn,
            hand: view.hand.map(numbers),
            hand_sizes: view.hand_sizes.iter(players).map(|(_, size)| *size).collect(),
            draw_pile: view.draw_pile,
            tops: PilesWire::of(|pile| view.tops.on(pile)),
            placed: view.placed.map(numbers),
            placed_now: view.placed_now,
            minimum: view.minimum,
            burning: names(view.burning),
            keen_said: numbers_of(view.keen_said),
            keen: view.keen.iter(players).map(|(_, keen)| keen.map(Keen::much)).collect(),
            signals: said(view),
            left: view.outcome.map(|left| left.0),
        }
    }
}

/// What happens, and whose deal, turn or refill it is.
fn step(view: &View) -> (StepName, Option<u8>) {
    let (step, turn) = match view.step {
        Step::Deal(seat) => (StepName::Deal, Some(seat)),
        Step::Keen => (StepName::Keen, None),
        Step::Turn(seat) => (StepName::Turn, Some(seat)),
        Step::Refill(seat) => (StepName::Refill, Some(seat)),
        Step::Over => (StepName::Over, None),
    };
    (step, turn.map(Seat::number))
}

fn said(view: &View) -> Vec<PilesWire<Option<String>>> {
    let said = |seat, pile| view.signals[seat][pile].map(Phrase::word).map(str::to_owned);
    Seat::all(view.set_up.players()).map(|seat| PilesWire::of(|pile| said(seat, pile))).collect()
}

fn names(piles: Piles) -> Vec<String> {
    piles.iter().map(|pile| pile.to_string()).collect()
}

fn numbers_of(seats: Seats) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn numbers(cards: Cards) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

impl ViewWire {
    /// The view of a game with this set-up. Whoever wrote it, the view is one that a game could show, as far as bots
    /// and legal actions depend on it: every card is in at most one place and all numbers agree.
    pub fn view(&self, set_up: &SetUp) -> Result<View, ViewError> {
        let view = self.read(set_up)?;
        check_step(&view)?;
        check_cards(&view)?;
        check_keen(&view)?;
        check_turn(&view)?;
        Ok(view)
    }

    /// Reads each field by itself.
    fn read(&self, set_up: &SetUp) -> Result<View, ViewError> {
        let players = set_up.players();
        let viewer = match self.seat {
            Some(number) => Viewer::Seat(seat(number, players, "seat")?),
            None => Viewer::Spectator,
        };
        let turn = self.turn.map(|number| seat(number, players, "turn")).transpose()?;
        let step = match (self.step, turn) {
            (StepName::Deal, Some(seat)) => Step::Deal(seat),
            (StepName::Turn, Some(seat)) => Step::Turn(seat),
            (StepName::Refill, Some(seat)) => Step::Refill(seat),
            (StepName::Keen, None) => Step::Keen,
            (StepName::Over, None) => Step::Over,
            (_, None) => return Err(ViewError::Missing("turn")),
            (_, Some(_)) => return Err(ViewError::Surplus("turn")),
        };
        let [hand, placed] = [(&self.hand, "hand"), (&self.placed, "placed")]
            .map(|(list, field)| list.as_ref().map(|list| cards(list, field)).transpose());
        let mut tops = Tops::START;
        for pile in Pile::ALL {
            let top = *self.tops.on(pile);
            if top != tops.on(pile) {
                tops.place(Card::new(top).ok_or(ViewError::Unknown("tops"))?, pile);
            }
        }
        let keen = self.keen.iter().map(|much| match much {
            Some(much) => Keen::new(*much).map(Some).ok_or(ViewError::Unknown("keen")),
            None => Ok(None),
        });
        let signals = self.signals.iter().map(|said| {
            let mut phrases = PerPile::default();
            for pile in Pile::ALL {
                phrases[pile] = said.on(pile).as_deref().map(phrase).transpose()?;
            }
            Ok(phrases)
        });
        Ok(View {
            viewer,
            set_up: *set_up,
            step,
            hand: hand?,
            hand_sizes: per_seat(self.hand_sizes.iter().copied().map(Ok), players, "hand_sizes")?,
            draw_pile: self.draw_pile,
            tops,
            placed: placed?,
            placed_now: self.placed_now,
            minimum: self.minimum,
            burning: piles(&self.burning)?,
            keen_said: seats(&self.keen_said, players)?,
            keen: per_seat(keen, players, "keen")?,
            signals: per_seat(signals, players, "signals")?,
            outcome: self.left.map(Left),
        })
    }
}

fn seat(number: u8, players: u8, field: &'static str) -> Result<Seat, ViewError> {
    Seat::new(number).filter(|_| number < players).ok_or(ViewError::Unknown(field))
}

/// The cards of an ascending list.
fn cards(list: &[u8], field: &'static str) -> Result<Cards, ViewError> {
    if !list.is_sorted_by(|one, next| one < next) {
        return Err(ViewError::Unknown(field));
    }
    list.iter().map(|number| Card::new(*number).ok_or(ViewError::Unknown(field))).collect()
}

fn phrase(word: &str) -> Result<Phrase, ViewError> {
    Phrase::ALL.into_iter().find(|phrase| phrase.word() == word).ok_or(ViewError::Unknown("signals"))
}

fn piles(names: &[String]) -> Result<Piles, ViewError> {
    let named = |name: &String| Pile::ALL.into_iter().find(|pile| pile.to_string() == *name);
    names.iter().map(|name| named(name).ok_or(ViewError::Unknown("burning"))).collect()
}

fn seats(numbers: &[u8], players: u8) -> Result<Seats, ViewError> {
    numbers.iter().map(|number| seat(*number, players, "keen_said")).collect()
}

/// One value for each player, and nothing for seats that nobody has.
fn per_seat<T: Copy + Default>(
    values: impl ExactSizeIterator<Item = Result<T, ViewError>>,
    players: u8,
    field: &'static str,
) -> Result<PerSeat<T>, ViewError> {
    if values.len() != usize::from(players) {
        return Err(ViewError::Unknown(field));
    }
    let mut all = PerSeat::default();
    for (seat, value) in Seat::all(players).zip(values) {
        all[seat] = value?;
    }
    Ok(all)
}

/// Whether what is there belongs to the step.
fn check_step(view: &View) -> Result<(), ViewError> {
    let unless = ViewError::unless;
    let over = view.step == Step::Over;
    unless(view.step != Step::Keen || view.set_up.players() > 1, "step")?;
    match (view.outcome, over) {
        (Some(_), false) => return Err(ViewError::Surplus("left")),
        (None, true) => return Err(ViewError::Missing("left")),
        _ => {}
    }
    // TG-22: only a fire card that still lies on top burns.
    let burns = view.burning.iter().all(|pile| view.set_up.fire() && view.tops.on_fire().contains(pile));
    unless(burns, "burning")
}

/// Whether every card is in one place, and the numbers agree.
fn check_cards(view: &View) -> Result<(), ViewError> {
    let unless = ViewError::unless;
    let (set_up, players) = (view.set_up, view.set_up.players());
    let full = set_up.hand_size();
    for (seat, size) in view.hand_sizes.iter(players) {
        let fits = match view.step {
            Step::Deal(next) => *size == if seat < next { full } else { 0 },
            Step::Keen => *size == full,
            // The hand is filled up with as many cards as were placed (TG-12).
            Step::Turn(turn) | Step::Refill(turn) if turn == seat => {
                *size <= full && view.placed_now <= full - size
            }
            _ => *size <= full,
        };
        unless(fits, "hand_sizes")?;
    }
    let held: u8 = view.hand_sizes.iter(players).map(|(_, size)| *size).sum();
    let placed = Card::COUNT.checked_sub(held).and_then(|rest| rest.checked_sub(view.draw_pile));
    let placed = placed.ok_or(ViewError::Contradiction("draw_pile"))?;
    unless(view.placed_now <= placed, "placed_now")?;
    unless(placed == 0 || !matches!(view.step, Step::Deal(_) | Step::Keen), "draw_pile")?;
    let hand = match (view.viewer, view.hand) {
        (Viewer::Seat(seat), Some(hand)) => {
            unless(hand.len() == view.hand_sizes[seat], "hand")?;
            hand
        }
        (Viewer::Seat(_), None) => return Err(ViewError::Missing("hand")),
        (Viewer::Spectator, Some(_)) => return Err(ViewError::Surplus("hand")),
        (Viewer::Spectator, None) => Cards::NONE,
    };
    let tops = view.tops.cards();
    let on_top = Pile::ALL.iter().filter(|pile| view.tops.on(**pile) != Tops::START.on(**pile)).count();
    unless(
        usize::from(tops.len()) == on_top && tops.intersection(hand).is_empty() && tops.len() <= placed,
        "tops",
    )?;
    match (view.placed, set_up.placed_hidden()) {
        (Some(cards), false) => {
            unless(cards.len() == placed && cards.contains_all(tops), "placed")?;
            unless(cards.intersection(hand).is_empty(), "placed")?;
        }
        (None, true) => {}
        (None, false) => return Err(ViewError::Missing("placed")),
        (Some(_), true) => return Err(ViewError::Surplus("placed")),
    }
    // Only a won game has nothing left, and no won game goes on.
    unless(view.left() > 0 || view.step == Step::Over, "step")?;
    unless(view.outcome.is_none_or(|left| left.0 == view.left()), "left")
}

/// Whether those have said how keen they are who must have, and only what the viewer may know is known.
fn check_keen(view: &View) -> Result<(), ViewError> {
    let unless = ViewError::unless;
    let players = view.set_up.players();
    let said = view.keen_said;
    let fits = match view.step {
        Step::Deal(_) => said.is_empty(),
        Step::Keen => said.len() < players,
        _ => said.len() == if players > 1 { players } else { 0 },
    };
    unless(fits, "keen_said")?;
    let known = |seat| said.contains(seat) && (view.step != Step::Keen || view.viewer.is(seat));
    unless(view.keen.iter(players).all(|(seat, keen)| keen.is_some() == known(seat)), "keen")
}

/// Whether whoever is to move can move, and whoever is to draw can draw.
fn check_turn(view: &View) -> Result<(), ViewError> {
    let unless = ViewError::unless;
    // TG-13: the draw pile does not change during a turn.
    unless(view.minimum == view.set_up.minimum(view.draw_pile == 0), "minimum")?;
    let turn = match view.step {
        Step::Refill(_) => return unless(view.draw_pile > 0 && view.placed_now > 0, "step"),
        Step::Turn(turn) => turn,
        _ => return Ok(()),
    };
    let seen = view.placed.unwrap_or(view.tops.cards()).union(view.hand.unwrap_or_default());
    let may_hold = match view.hand {
        Some(hand) if view.viewer.is(turn) => hand,
        _ if view.hand_sizes[turn] == 0 => Cards::NONE,
        _ => Cards::ALL.minus(seen),
    };
    // TG-15: a player who is stuck has lost. Card by card, for a hand has room for eight.
    let goes_on = |card: Card| !legal::is_stuck([card].into_iter().collect(), view.tops, 0, 1);
    unless(view.placed_now >= view.minimum || may_hold.iter().any(goes_on), "step")
}
