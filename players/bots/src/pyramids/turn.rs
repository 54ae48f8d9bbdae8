//! The rest of a turn, in a form that search and playouts compare and play, and as actions of the game.

use super::packed::{self, COLOURS, ColourHand, Floors, Hand, TOP, card, cards, floors_of};
use super::plan::Play;
use super::policy::SeatTurn;
use super::world::World;
use ::pyramids::{Action, Card, Handful, Number, Step, View};
use tabletop::{Seat, SetUp as _};

/// What a seat does in the rest of its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Exchanges this many top stones of each colour. The rest depends on what is drawn.
    Exchange([u32; COLOURS]),
    /// Makes these plays without an exchange, then discards these cards.
    Moves { plays: Vec<Play>, discards: Hand },
}

impl Turn {
    /// No play and no discard.
    pub(super) const NOTHING: Self =
        Self::Moves { plays: Vec::new(), discards: [ColourHand::EMPTY; COLOURS] };

    /// A planned turn with this hand.
    pub(super) fn of(turn: &SeatTurn, hand: &Hand) -> Self {
        let plays = turn.plan.plays(turn.seat);
        let mut discards = *hand;
        for Play { colour, rank, .. } in &plays {
            packed::remove(&mut discards, *colour, *rank);
        }
        for (colour, plan) in turn.plan.colours.iter().enumerate() {
            for rank in plan.held.ranks() {
                packed::remove(&mut discards, colour, rank);
            }
        }
        Self::Moves { plays, discards }
    }

    /// Makes the plays and discards of the player to move, and passes. Does nothing for an exchange.
    pub(super) fn play_in(&self, world: &mut World) {
        let Self::Moves { plays, discards } = self else { return };
        for play in plays {
            world.put(*play);
        }
        for (colour, held) in discards.iter().enumerate() {
            for rank in held.ranks() {
                world.seat_mut(world.turn).give(colour, rank);
            }
        }
        world.pass();
    }

    /// The turn as actions, as far as they are known at this view.
    pub(super) fn actions(&self, view: &View) -> Vec<Action> {
        self.actions_from(view, None)
    }

    /// The turn as actions. Of equal pyramids it prefers the one that `first` builds on.
    pub(super) fn actions_from(&self, view: &View, first: Option<Action>) -> Vec<Action> {
        let mut actions = Vec::new();
        match self {
            Self::Exchange(tops) => actions.extend(Handful::new(top_stones(tops)).map(Action::Swap)),
            Self::Moves { plays, discards } => {
                if view.step != Step::Discard {
                    let mut open = NumberedPyramids::of(view, first);
                    actions.extend(plays.iter().filter_map(|play| open.action(*play)));
                    actions.push(Action::End);
                }
                if discards.iter().any(|held| !held.is_empty()) {
                    actions.extend(Handful::new(cards(discards)).map(Action::Discard));
                }
            }
        }
        actions
    }

    /// What is left of the turn after its first action, and the hand with which it goes on. `None` if the turn is over, or
    /// depends on what is drawn.
    pub(super) fn after(self, action: Action, mut hand: Hand) -> Option<(Self, Hand)> {
        let Self::Moves { mut plays, discards } = self else { return None };
        match action {
            Action::Start { .. } | Action::Build { .. } => {
                let Play { colour, rank, .. } = *plays.first()?;
                plays.remove(0);
                packed::remove(&mut hand, colour, rank);
            }
            Action::End if discards.iter().any(|held| !held.is_empty()) => {}
            Action::End | Action::Discard(_) | Action::Swap(_) => return None,
        }
        Some((Self::Moves { plays, discards }, hand))
    }
}

/// This many top stones of each colour.
pub(super) fn top_stones(counts: &[u32; COLOURS]) -> impl Iterator<Item = Card> {
    let colours = counts.iter().enumerate();
    colours.flat_map(|(colour, count)| (0..*count).map(move |_| card(colour, TOP)))
}

/// The open pyramids with their numbers, updated play by play.
struct NumberedPyramids {
    /// Seat, number, colour and floors of each.
    open: Vec<(u8, u8, usize, Floors)>,
    /// How many pyramids were started in front of each seat.
    started: Vec<u8>,
}

impl NumberedPyramids {
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

    /// The action of the next play.
    fn action(&mut self, play: Play) -> Option<Action> {
        let seat = Seat::new(play.seat)?;
        let Some(on) = play.on else {
            let started = self.started.get_mut(usize::from(play.seat))?;
            *started += 1;
            self.open.push((play.seat, *started, play.colour, 1 << play.rank));
            return Some(Action::Start { card: play.card(), seat });
        };
        let wanted = (play.seat, play.colour, on);
        let index =
            self.open.iter().position(|(seat, _, colour, floors)| (*seat, *colour, *floors) == wanted)?;
        let (_, number, _, floors) = self.open.get_mut(index)?;
        let number = Number::new(*number)?;
        if play.rank == TOP {
            self.open.remove(index);
        } else {
            *floors |= 1 << play.rank;
        }
        Some(Action::Build { card: play.card(), seat, number })
    }
}
