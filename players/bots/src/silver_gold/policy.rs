//! The best choice by an evaluation alone, without search.

use super::card_features::CardFeatures;
use super::evaluation::{Cards, Evaluator};
use super::seat_state::{SeatState, TurnContext};
use ::silver_gold::{Action, Card, Held, SilverGold, Squares};
use tabletop::{Game, Seat};

/// Evaluates what lies in front of a seat, in points.
pub(super) trait Evaluation: Sync {
    /// The tables that states are computed with.
    fn evaluator(&self) -> &Evaluator;

    fn value(&self, state: &SeatState, cards: &Cards, extras: u8, context: &TurnContext) -> f64;
}

impl Evaluation for Evaluator {
    fn evaluator(&self) -> &Evaluator {
        self
    }

    #[inline]
    fn value(&self, state: &SeatState, cards: &Cards, extras: u8, context: &TurnContext) -> f64 {
        self.value(state, cards, extras, context)
    }
}

/// Evaluates the actions of a seat, with what is the same for all of them.
pub(super) struct ActionEvaluator<'a, E> {
    evaluation: &'a E,
    pub(super) context: TurnContext,
    before: Afterstate,
    /// The cards that the top of the pile may be.
    pile: ::silver_gold::Cards,
}

/// What lies in front of a seat after an action.
#[derive(Clone, Copy)]
pub(super) struct Afterstate {
    pub(super) state: SeatState,
    pub(super) cards: Cards,
    /// Extra squares still to be marked.
    pub(super) extras: u8,
}

impl<'a, E: Evaluation> ActionEvaluator<'a, E> {
    /// `extras` squares are still to be marked, including the one to choose now; 0 before the mark.
    #[inline]
    pub(super) fn new(evaluation: &'a E, game: &SilverGold, seat: Seat, extras: u8) -> Self {
        let evaluator = evaluation.evaluator();
        let context = TurnContext::of(game);
        let state = SeatState::of(game, seat, &evaluator.tables, &context);
        let cards = evaluator.cards(&state, &context);
        Self { evaluation, context, before: Afterstate { state, cards, extras }, pile: game.draw_pile() }
    }

    /// The value after the action.
    #[inline]
    pub(super) fn value(&self, action: Action) -> f64 {
        match action {
            Action::TakePile => {
                let values = self.pile.iter().map(|card| self.value_of(&self.with_cards(&[card])));
                values.sum::<f64>() / f64::from(self.pile.len().max(1))
            }
            _ => self.value_of(&self.after(action)),
        }
    }

    #[inline]
    fn value_of(&self, after: &Afterstate) -> f64 {
        self.evaluation.value(&after.state, &after.cards, after.extras, &self.context)
    }

    /// The state after the action, as far as it is known.
    #[inline]
    pub(super) fn after(&self, action: Action) -> Afterstate {
        match action {
            Action::Mark { card, squares } => self.marked(card, squares),
            Action::Extra { card, square } => self.marked(card, Squares::one(square)),
            Action::Keep(pair) => self.with_cards(&pair.cards()),
            Action::Take(card) => self.with_cards(&[card]),
            Action::TakePile | Action::Pass => self.before,
        }
    }

    #[inline]
    fn marked(&self, card: Card, squares: Squares) -> Afterstate {
        let mut after = self.before;
        let index = after.state.index(card);
        let table = self.evaluation.evaluator().tables.of(card);
        let extras = after.state.mark(index, squares, table, &self.context);
        after.extras = after.extras.saturating_sub(1) + extras;
        if let (Some(features), Some(Some(held))) = (after.cards.get_mut(index), after.state.held.get(index))
        {
            *features = Some(CardFeatures::of(table, held.marked, &self.context));
        }
        after
    }

    /// The state with these cards in empty places.
    fn with_cards(&self, cards: &[Card]) -> Afterstate {
        let mut after = self.before;
        let empty = after.state.held.iter_mut().zip(&mut after.cards).filter(|(held, _)| held.is_none());
        for ((held, features), card) in empty.zip(cards) {
            *held = Some(Held { card: *card, marked: Squares::NONE });
            let table = self.evaluation.evaluator().tables.of(*card);
            *features = Some(CardFeatures::of(table, Squares::NONE, &self.context));
        }
        after
    }
}

/// The best action and the value after it. `None` unless the game waits for the seat.
#[inline]
pub(super) fn best(
    evaluator: &Evaluator,
    game: &SilverGold,
    seat: Seat,
    extras: u8,
) -> Option<(Action, f64)> {
    let actions = ActionEvaluator::new(evaluator, game, seat, extras);
    let mut best: Option<(Action, f64)> = None;
    game.for_each_legal(seat, |action| {
        // The best card of the display is hardly ever worse than an unseen one, and to evaluate the whole pile is slow.
        if action == Action::TakePile && !game.display().is_empty() {
            return;
        }
        let value = actions.value(action);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    });
    best
}

/// The best few marks, best first.
pub(super) fn best_few<const FEW: usize>(
    evaluator: &Evaluator,
    game: &SilverGold,
    seat: Seat,
) -> [Option<Action>; FEW] {
    let mut few: [Option<(Action, f64)>; FEW] = [None; FEW];
    let actions = ActionEvaluator::new(evaluator, game, seat, 0);
    game.for_each_legal(seat, |action| {
        let mut carried = Some((action, actions.value(action)));
        for place in &mut few {
            if place.is_none_or(|(_, value)| carried.is_some_and(|(_, more)| more > value)) {
                std::mem::swap(place, &mut carried);
            }
        }
    });
    few.map(|place| place.map(|(action, _)| action))
}
