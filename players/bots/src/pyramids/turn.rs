//! The rest of a turn, in a form that search and playouts compare and play, and as actions of the game.

use super::packed::{self, COLOURS, PackedHand, TOP, card, cards, floors_of};
use super::plan::{Play, TurnPlan};
use ::pyramids::{Action, Card, Handful, Number, Pyramid, Standing, Step, View};

/// What a seat does in the rest of its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Exchanges this many top stones of each colour. The rest depends on the cards drawn.
    Exchange([u32; COLOURS]),
    /// Makes plays without an exchange, then discards.
    Moves(Moves),
}

/// The plays in order, and the cards discarded after them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Moves {
    pub(super) plays: Vec<Play>,
    pub(super) discards: PackedHand,
}

impl Moves {
    /// A planned turn with this hand.
    pub(super) fn of(turn: &TurnPlan, hand: &PackedHand) -> Self {
        let plays = turn.plays();
        let mut discards = *hand;
        for Play { colour, rank, .. } in &plays {
            packed::remove(&mut discards, *colour, *rank);
        }
        for (discards, plan) in discards.iter_mut().zip(&turn.colours) {
            *discards = discards.minus(plan.held);
        }
        Self { plays, discards }
    }
}

impl Turn {
    /// The turn as actions, as far as they are known at this view. If `first` builds on one of several equal pyramids, so
    /// does the turn.
    pub(super) fn actions(&self, view: &View, first: Option<Action>) -> Vec<Action> {
        let mut actions = Vec::new();
        match self {
            Self::Exchange(tops) => actions.extend(Handful::new(top_stones(tops)).map(Action::Swap)),
            Self::Moves(Moves { plays, discards }) => {
                if view.step != Step::Discard {
                    actions = numbered(plays, view, first);
                    actions.push(Action::End);
                }
                if *discards != PackedHand::default() {
                    actions.extend(Handful::new(cards(discards)).map(Action::Discard));
                }
            }
        }
        actions
    }

    /// The rest of the turn after its first action, and the hand after it. `None` if the turn is over, or depends on cards
    /// to be drawn.
    pub(super) fn after(self, action: Action, mut hand: PackedHand) -> Option<(Self, PackedHand)> {
        let Self::Moves(mut moves) = self else { return None };
        match action {
            Action::Start { .. } | Action::Build { .. } => {
                let Play { colour, rank, .. } = *moves.plays.first()?;
                moves.plays.remove(0);
                packed::remove(&mut hand, colour, rank);
            }
            Action::End if moves.discards != PackedHand::default() => {}
            Action::End | Action::Discard(_) | Action::Swap(_) => return None,
        }
        Some((Self::Moves(moves), hand))
    }
}

/// This many top stones of each colour.
pub(super) fn top_stones(counts: &[u32; COLOURS]) -> impl Iterator<Item = Card> {
    let colours = counts.iter().enumerate();
    colours.flat_map(|(colour, count)| (0..*count).map(move |_| card(colour, TOP)))
}

/// The actions of these plays. If `first` builds on one of several equal pyramids, so do they.
fn numbered(plays: &[Play], view: &View, first: Option<Action>) -> Vec<Action> {
    let mut standing: Vec<Standing> = view.table.standing().collect();
    if let Some(Action::Build { seat, number, .. }) = first {
        standing.sort_by_key(|known| (known.seat, known.number) != (seat, number));
    }
    let action = |play: &Play| {
        let (seat, card) = (play.seat, play.card());
        let Some(on) = play.on else {
            let started = standing.iter().filter(|known| known.seat == seat).count();
            let number = Number::new(started as u8 + 1)?;
            standing.push(Standing { seat, number, pyramid: Pyramid::start(card)? });
            return Some(Action::Start { card, seat });
        };
        let is_meant = |pyramid: Pyramid| {
            !pyramid.is_complete() && pyramid.colour() == card.colour() && floors_of(pyramid) == on
        };
        let known = standing.iter_mut().find(|known| known.seat == seat && is_meant(known.pyramid))?;
        known.pyramid = known.pyramid.with(card)?;
        Some(Action::Build { card, seat, number: known.number })
    };
    plays.iter().filter_map(action).collect()
}
