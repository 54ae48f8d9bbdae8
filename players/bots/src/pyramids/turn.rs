//! Turns as a player sees them: cards that go somewhere, and how to say it in the game's actions.

use super::plan::Turn;
use super::side::{COLOURS, Floors, Held, card, floors_of};
use ::pyramids::{Action, Card, Handful, Number, Step, View};
use tabletop::{Seat, SetUp as _};

/// A card that goes in front of a seat: on a pyramid of these floors, or as a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    pub(super) seat: u8,
    pub(super) colour: usize,
    pub(super) rank: u8,
    pub(super) on: Option<Floors>,
}

impl Play {
    pub(super) fn card(self) -> Card {
        card(self.colour, self.rank)
    }
}

/// What to do in the rest of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Intent {
    /// Exchange these top stones, and see what comes.
    Exchange([u32; COLOURS]),
    /// Exchange nothing, make these plays, discard these cards.
    Moves { plays: Vec<Play>, discards: [Held; COLOURS] },
}

impl Intent {
    /// A turn in front of a seat, with this hand.
    pub(super) fn of(seat: usize, turn: &Turn, hand: &[Held; COLOURS]) -> Self {
        let plays = turn.plays().into_iter();
        let plays: Vec<Play> =
            plays.map(|(colour, rank, on)| Play { seat: seat as u8, colour, rank, on }).collect();
        let mut discards = *hand;
        for Play { colour, rank, .. } in &plays {
            take(&mut discards, *colour, *rank);
        }
        for (colour, way) in turn.ways.iter().enumerate() {
            for rank in way.held.ranks() {
                take(&mut discards, colour, rank);
            }
        }
        Self::Moves { plays, discards }
    }

    /// The same as actions, as far as they can be known at this view.
    pub(super) fn actions(&self, view: &View) -> Vec<Action> {
        self.actions_from(view, None)
    }

    /// The same, where of equal pyramids the one that `first` builds on comes first.
    pub(super) fn actions_from(&self, view: &View, first: Option<Action>) -> Vec<Action> {
        let mut actions = Vec::new();
        match self {
            Self::Exchange(tops) => {
                let cards = tops
                    .iter()
                    .enumerate()
                    .flat_map(|(colour, count)| (0..*count).map(move |_| card(colour, super::side::TOP)));
                actions.extend(Handful::new(cards).map(Action::Swap));
            }
            Self::Moves { plays, discards } => {
                if view.step != Step::Discard {
                    let mut shown = Shown::of(view, first);
                    actions.extend(plays.iter().filter_map(|play| shown.action(*play)));
                    actions.push(Action::End);
                }
                let cards = cards_of(discards);
                if !cards.is_empty() {
                    actions.extend(Handful::new(cards).map(Action::Discard));
                }
            }
        }
        actions
    }
}

/// Every card of a hand, or of what is given up.
pub(super) fn cards_of(hand: &[Held; COLOURS]) -> Vec<Card> {
    let all = hand.iter().enumerate();
    all.flat_map(|(colour, held)| held.ranks().map(move |rank| card(colour, rank))).collect()
}

/// Takes a card out, if it is there.
pub(super) fn take(hand: &mut [Held; COLOURS], colour: usize, rank: u8) -> bool {
    match hand.get_mut(colour) {
        Some(held) if held.of(rank) > 0 => {
            *held = held.without(rank);
            true
        }
        _ => false,
    }
}

/// The open pyramids with their numbers, as plays change them.
struct Shown {
    open: Vec<(u8, u8, usize, Floors)>,
    started: Vec<u8>,
}

impl Shown {
    fn of(view: &View, first: Option<Action>) -> Self {
        let standing = view.table.standing().filter(|standing| !standing.pyramid.is_complete());
        let mut open: Vec<_> = standing
            .map(|standing| {
                let colour = standing.pyramid.colour() as usize;
                (standing.seat.number(), standing.number.get(), colour, floors_of(standing.pyramid))
            })
            .collect();
        if let Some(Action::Build { seat, number, .. }) = first {
            open.sort_by_key(|open| (open.0, open.1) != (seat.number(), number.get()));
        }
        let started = Seat::all(view.set_up.players()).map(|seat| view.table.started(seat)).collect();
        Self { open, started }
    }

    /// The action of a play, after those before it.
    fn action(&mut self, play: Play) -> Option<Action> {
        let seat = Seat::new(play.seat)?;
        let Some(on) = play.on else {
            let started = self.started.get_mut(usize::from(play.seat))?;
            *started += 1;
            self.open.push((play.seat, *started, play.colour, 1 << play.rank));
            return Some(Action::Start { card: play.card(), seat });
        };
        let sought = (play.seat, play.colour, on);
        let place =
            self.open.iter().position(|(seat, _, colour, floors)| (*seat, *colour, *floors) == sought)?;
        let (_, number, _, floors) = self.open.get_mut(place)?;
        let number = Number::new(*number)?;
        if play.card().is_top_stone() {
            self.open.remove(place);
        } else {
            *floors |= 1 << play.rank;
        }
        Some(Action::Build { card: play.card(), seat, number })
    }
}
