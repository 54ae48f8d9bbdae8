//! A view at which a seat chooses, and the turns of the policies there.

use super::expected_points::ExpectedPoints;
use super::packed::{COLOURS, Floors, PackedHand, floors_of, hand_of, unpack};
use super::plan::{MOST_PLAYS, Play};
use super::policy::Policy;
use super::turn::{Moves, Turn};
use super::world::World;
use super::{Weights, weights};
use ::pyramids::{Action, Card, Step, View};
use tabletop::{Seat, SetUp as _, View as _};

/// A view that waits for the viewer's seat, with the world that it shows and the points that the tuned policy expects.
pub(super) struct Decision<'a> {
    pub(super) view: &'a View,
    pub(super) world: World,
    pub(super) seat: Seat,
    pub(super) weights: &'static Weights,
    pub(super) expected: ExpectedPoints,
}

impl<'a> Decision<'a> {
    /// `None` unless the view waits for the viewer's seat.
    pub(super) fn of(view: &'a View) -> Option<Self> {
        let seat = view.viewer().seat().filter(|seat| view.waiting().is_for(*seat))?;
        let world = World::of(view);
        let weights = weights(view.set_up.players());
        let mut expected = ExpectedPoints::new(view.set_up.deck().cards());
        expected.fill(&view.unseen(), view.set_up.open_counted(), weights, world.turns(weights));
        Some(Self { view, world, seat, weights, expected })
    }

    pub(super) fn policy(&self) -> Policy<'_> {
        Policy::Tuned(self.weights, &self.expected)
    }

    /// How many cards may still be played in this turn.
    pub(super) fn plays(&self) -> u8 {
        match self.view.step {
            Step::Play { left, .. } => left,
            Step::LastRound { .. } => MOST_PLAYS as u8,
            _ => 0,
        }
    }

    pub(super) fn hand(&self) -> &PackedHand {
        &self.world.seats[self.seat].hand
    }

    /// The turn of a policy.
    pub(super) fn turn_of(&self, policy: Policy<'_>) -> Turn {
        let Some(turn) = policy.turn(&self.world, self.plays()) else { return Turn::Moves(Moves::default()) };
        if self.view.may_exchange() {
            let tops = policy.exchange(&self.world, &turn);
            if tops != [0; COLOURS] {
                return Turn::Exchange(tops);
            }
        }
        Turn::Moves(Moves::of(&turn, self.hand()))
    }

    /// The turn of the tuned policy.
    pub(super) fn policy_turn(&self) -> Turn {
        self.turn_of(self.policy())
    }

    /// A turn that begins with this action and goes on as the tuned policy would.
    pub(super) fn beginning_with(&self, action: Action) -> Option<Turn> {
        match action {
            Action::Swap(cards) => Some(Turn::Exchange(hand_of(cards.iter()).map(|held| held.top_stones()))),
            Action::Discard(cards) => {
                Some(Turn::Moves(Moves { plays: Vec::new(), discards: hand_of(cards.iter()) }))
            }
            Action::End => Some(Turn::Moves(Moves::of(&self.policy().turn(&self.world, 0)?, self.hand()))),
            Action::Start { card, seat } => self.playing(card, seat, None),
            Action::Build { card, seat, number } => {
                let pyramid = self.view.table.pyramid(seat, number)?;
                self.playing(card, seat, Some(floors_of(pyramid)))
            }
        }
    }

    /// A turn with this play first.
    fn playing(&self, card: Card, seat: Seat, on: Option<Floors>) -> Option<Turn> {
        let (colour, rank) = unpack(card);
        let play = Play { seat, colour, rank, on };
        let mut world = self.world;
        if !world.put(play) {
            return None;
        }
        let mut moves = Moves::default();
        if !world.over
            && let Some(rest) = self.policy().turn(&world, self.plays().saturating_sub(1))
        {
            moves = Moves::of(&rest, &world.seats[self.seat].hand);
        }
        moves.plays.insert(0, play);
        Some(Turn::Moves(moves))
    }

    /// The expected points of a pyramid without a top stone for it in hand.
    pub(super) fn expected(&self, colour: usize, floors: Floors) -> f32 {
        self.expected.at(self.world.turns(self.weights), colour, 0, floors)
    }

    /// Whether the turn of the tuned policy ends the game, which it does only to win.
    pub(super) fn policy_ends_the_game(&self) -> bool {
        let turn = self.policy().turn(&self.world, self.plays());
        turn.is_some_and(|turn| self.world.ends_with(&turn))
    }
}
