//! Views as other programs get them.

mod changed;
mod check;

pub use changed::Changed;

use crate::board::Board;
use crate::state::{Chain, Completed};
use crate::{
    Bonuses, Card, Cards, Colour, Expeditions, Held, Pair, ScoreCard, SetUp, Shape, Square, Squares, Step,
    View,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{PerSeat, Seat, Seats, SetUp as _, ViewError, Viewer};

/// A view for another program: what the [`View`] has, field by field, without the set-up. What the viewer can't know
/// is absent. Cards are numbers, ascending; squares are written as in actions; lists by seat start with seat 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ViewWire {
    /// The viewer's seat; a spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What happens now.
    pub step: StepName,
    /// Who is dealt to, takes or draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// The expedition card in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expedition: Option<String>,
    /// The round, from 1 to 4.
    pub round: u8,
    /// The expedition cards not yet used in this round, by shape.
    pub expeditions_left: BTreeMap<String, u8>,
    /// The face-up cards that can be taken.
    pub display: Vec<u8>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// What lies in front of each seat; while all mark, as it was before.
    pub boards: Vec<BoardWire>,
    /// Pyramids put aside, in the order in which they were.
    pub completed: Vec<CompletedWire>,
    /// Who won the boxes of 10, 6 and 3 points of each colour, in that order.
    pub bonuses: BTreeMap<String, Vec<u8>>,
    /// Seats that have made a choice which is sealed until all have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub done: Vec<u8>,
    /// The viewer's own four cards, until two of them are put down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<u8>>,
    /// The two that the viewer has chosen to keep, until they are put down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<Vec<u8>>,
    /// How far the viewer's own marks have come, while all mark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marking: Option<MarkingWire>,
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StepName {
    /// A seat is to get its four cards.
    Deal,
    /// Everybody keeps two cards.
    Keep,
    /// The display is to be turned up.
    Display,
    /// An expedition card is to be turned up.
    Expedition,
    /// Everybody marks.
    Mark,
    /// A seat takes a card.
    Take,
    /// A seat took the top card of the draw pile, which is to be told.
    Draw,
    /// The display is to be filled up.
    Refill,
    /// The game has ended.
    Over,
}

/// What lies in front of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardWire {
    /// The two places for cards in work.
    pub held: [Option<HeldWire>; 2],
    /// What is crossed off.
    pub score: ScoreWire,
    /// Cards completed with the expedition card in play, as the tombs were reached.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached: Vec<u8>,
    /// How many new cards are still to be taken for them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub to_take: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A card in work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldWire {
    /// Its number.
    pub card: u8,
    /// Its marked squares, row by row: `a1,b1,a2`.
    pub marked: String,
}

/// What is crossed off on a score card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreWire {
    /// Red gems.
    pub red: u8,
    /// Green gems.
    pub green: u8,
    /// The rounds whose torches are lit.
    pub torches: Vec<u8>,
    /// Skulls.
    pub skulls: u8,
}

/// A pyramid put aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompletedWire {
    /// Whose it is.
    pub seat: u8,
    /// The card.
    pub card: u8,
}

/// How far a seat's own marks have come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkingWire {
    /// The seat's own board as it is.
    pub board: BoardWire,
    /// Extra squares that must still be marked; absent before the first mark and when all is done.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extras: u8,
    /// Whether the seat has yet to mark the shape or one square.
    pub open: bool,
}

fn numbers(cards: Cards) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

impl From<&Board> for BoardWire {
    fn from(board: &Board) -> Self {
        let held = |held: Held| HeldWire { card: held.card.number(), marked: held.marked.to_string() };
        let score = board.score_card;
        Self {
            held: board.held.map(|place| place.map(held)),
            score: ScoreWire {
                red: score.red(),
                green: score.green(),
                torches: (1..=4).filter(|round| score.torch(*round)).collect(),
                skulls: score.skulls(),
            },
            reached: board.reached.into_iter().flatten().map(Card::number).collect(),
            to_take: board.to_take,
        }
    }
}

impl From<&View> for ViewWire {
    fn from(view: &View) -> Self {
        let (step, turn) = step(view);
        Self {
            seat: view.viewer.seat().map(Seat::number),
            step,
            turn,
            expedition: view.expedition.map(|shape| shape.to_string()),
            round: view.round,
            expeditions_left: left(view),
            display: numbers(view.display),
            draw_pile: view.draw_pile,
            boards: boards(view),
            completed: completed(view),
            bonuses: bonuses(view),
            done: view.done.iter().map(Seat::number).collect(),
            hand: view.hand.map(numbers),
            kept: view.kept.map(|pair| numbers(pair.set())),
            marking: marking(view),
        }
    }
}

/// What happens, and who is dealt to, takes or draws.
fn step(view: &View) -> (StepName, Option<u8>) {
    let (step, turn) = match view.step {
        Step::Deal(seat) => (StepName::Deal, Some(seat)),
        Step::Keep => (StepName::Keep, None),
        Step::Display => (StepName::Display, None),
        Step::Expedition => (StepName::Expedition, None),
        Step::Mark => (StepName::Mark, None),
        Step::Take(seat) => (StepName::Take, Some(seat)),
        Step::Draw(seat) => (StepName::Draw, Some(seat)),
        Step::Refill => (StepName::Refill, None),
        Step::Over => (StepName::Over, None),
    };
    (step, turn.map(Seat::number))
}

fn left(view: &View) -> BTreeMap<String, u8> {
    let left = |shape: Shape| (shape.to_string(), view.expeditions_left.of(shape));
    Shape::ALL.into_iter().map(left).filter(|(_, count)| *count > 0).collect()
}

fn boards(view: &View) -> Vec<BoardWire> {
    view.boards.iter(view.set_up.players()).map(|(_, board)| board.into()).collect()
}

fn completed(view: &View) -> Vec<CompletedWire> {
    let aside = |(seat, card): (Seat, Card)| CompletedWire { seat: seat.number(), card: card.number() };
    view.completed.all().map(aside).collect()
}

fn bonuses(view: &View) -> BTreeMap<String, Vec<u8>> {
    let won = |colour| view.bonuses.of(colour).into_iter().flatten().map(Seat::number).collect();
    Colour::ALL.into_iter().map(|colour| (colour.to_string(), won(colour))).collect()
}

fn marking(view: &View) -> Option<MarkingWire> {
    view.marking.as_ref().map(|(board, chain)| MarkingWire {
        board: board.into(),
        extras: if let Chain::Extra(owed) = chain { *owed } else { 0 },
        open: *chain == Chain::Mark,
    })
}

impl ViewWire {
    /// The view of a game with this set-up. Whoever wrote it, the view is one that a game could show, as far as bots
    /// and legal actions depend on it: every card is in at most one place, marks are connected, all numbers agree.
    pub fn view(&self, set_up: &SetUp) -> Result<View, ViewError> {
        let view = self.read(set_up)?;
        check::check(&view)?;
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
            (StepName::Take, Some(seat)) => Step::Take(seat),
            (StepName::Draw, Some(seat)) => Step::Draw(seat),
            (StepName::Deal | StepName::Take | StepName::Draw, None) => {
                return Err(ViewError::Missing("turn"));
            }
            (_, Some(_)) => return Err(ViewError::Surplus("turn")),
            (StepName::Keep, None) => Step::Keep,
            (StepName::Display, None) => Step::Display,
            (StepName::Expedition, None) => Step::Expedition,
            (StepName::Mark, None) => Step::Mark,
            (StepName::Refill, None) => Step::Refill,
            (StepName::Over, None) => Step::Over,
        };
        let shape = |name: &String| Shape::named(name).ok_or(ViewError::Unknown("expedition"));
        let mut left = Expeditions::default();
        for (name, count) in &self.expeditions_left {
            let shape = Shape::named(name).ok_or(ViewError::Unknown("expeditions_left"))?;
            left = left.with(shape, (*count).min(Expeditions::COUNT + 1));
        }
        if self.boards.len() != usize::from(players) {
            return Err(ViewError::Unknown("boards"));
        }
        let mut boards = PerSeat::default();
        for (seat, board) in Seat::all(players).zip(&self.boards) {
            boards[seat] = board.read("boards")?;
        }
        let mut completed = Completed::default();
        let mut aside = Cards::NONE;
        for CompletedWire { seat: owner, card } in &self.completed {
            let card = Card::new(*card).filter(|card| !aside.contains(*card));
            let card = card.ok_or(ViewError::Unknown("completed"))?;
            aside = aside.with(card);
            completed.add(seat(*owner, players, "completed")?, card);
        }
        Ok(View {
            viewer,
            set_up: set_up.clone(),
            step,
            expedition: self.expedition.as_ref().map(shape).transpose()?,
            round: self.round,
            expeditions_left: left,
            display: cards(&self.display, "display")?,
            draw_pile: self.draw_pile,
            boards,
            completed,
            bonuses: self.bonuses(players)?,
            done: seats(&self.done, players)?,
            hand: self.hand.as_ref().map(|hand| cards(hand, "hand")).transpose()?,
            kept: self.kept.as_ref().map(|kept| pair(kept)).transpose()?,
            marking: self.marking.as_ref().map(MarkingWire::read).transpose()?,
        })
    }

    fn bonuses(&self, players: u8) -> Result<Bonuses, ViewError> {
        let mut bonuses = Bonuses::default();
        for (name, winners) in &self.bonuses {
            let colour = Colour::named(name).filter(|_| winners.len() <= Bonuses::BOXES.len());
            let colour = colour.ok_or(ViewError::Unknown("bonuses"))?;
            for winner in winners {
                bonuses.award(colour, seat(*winner, players, "bonuses")?);
            }
        }
        Ok(bonuses)
    }
}

impl MarkingWire {
    fn read(&self) -> Result<(Board, Chain), ViewError> {
        let chain = match (self.open, self.extras) {
            (true, 0) => Chain::Mark,
            (false, 0) => Chain::Done,
            (false, owed) => Chain::Extra(owed),
            (true, _) => return Err(ViewError::Contradiction("marking")),
        };
        Ok((self.board.read("marking")?, chain))
    }
}

impl BoardWire {
    fn read(&self, field: &'static str) -> Result<Board, ViewError> {
        let wrong = ViewError::Unknown(field);
        let mut held = [None; 2];
        for (place, wire) in held.iter_mut().zip(&self.held) {
            if let Some(HeldWire { card, marked }) = wire {
                let card = Card::new(*card).ok_or(wrong)?;
                *place = Some(Held { card, marked: squares(marked).ok_or(wrong)? });
            }
        }
        let mut reached = [None; 2];
        if self.reached.len() > reached.len() {
            return Err(wrong);
        }
        for (place, number) in reached.iter_mut().zip(&self.reached) {
            *place = Some(Card::new(*number).ok_or(wrong)?);
        }
        let ScoreWire { red, green, torches, skulls } = &self.score;
        let score_card = ScoreCard::new(*red, *green, torches.iter().copied(), *skulls);
        let board = Board { held, score_card, reached, to_take: self.to_take };
        // What the score card has no boxes for did not count.
        if Self::from(&board).score == self.score { Ok(board) } else { Err(wrong) }
    }
}

fn seat(number: u8, players: u8, field: &'static str) -> Result<Seat, ViewError> {
    Seat::new(number).filter(|_| number < players).ok_or(ViewError::Unknown(field))
}

fn seats(numbers: &[u8], players: u8) -> Result<Seats, ViewError> {
    numbers.iter().map(|number| seat(*number, players, "done")).collect()
}

/// The cards of an ascending list.
fn cards(list: &[u8], field: &'static str) -> Result<Cards, ViewError> {
    if !list.is_sorted_by(|one, next| one < next) {
        return Err(ViewError::Unknown(field));
    }
    list.iter().map(|number| Card::new(*number).ok_or(ViewError::Unknown(field))).collect()
}

fn pair(list: &[u8]) -> Result<Pair, ViewError> {
    let set = cards(list, "kept")?;
    let pair = set.nth(0).zip(set.nth(1)).and_then(|(one, other)| Pair::new(one, other));
    pair.filter(|_| set.len() == 2).ok_or(ViewError::Unknown("kept"))
}

/// The squares of a text, which is empty for none.
fn squares(text: &str) -> Option<Squares> {
    let mut last: Option<Square> = None;
    if text.is_empty() {
        return Some(Squares::NONE);
    }
    let mut all = Squares::NONE;
    for name in text.split(',') {
        let square = Square::all().find(|square| square.to_string() == name)?;
        if last.is_some_and(|last| square <= last) {
            return None;
        }
        all = all.with(square);
        last = Some(square);
    }
    Some(all)
}
