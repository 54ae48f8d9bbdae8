//! The best choice by an evaluation alone, without search.

use super::card_features::CardFeatures;
use super::evaluation::{Afterstate, Evaluator};
use super::seat_state::TurnContext;
use ::silver_gold::{Action, Card, Cards, Held, SilverGold, Squares};
use tabletop::{Game, Luck, Seat};

/// How many marks the look-ahead considers for each shape.
const FEW: usize = 3;

/// Evaluates the actions of a seat, with everything that they have in common.
pub(super) struct ActionEvaluator<'a> {
    evaluator: &'a Evaluator,
    pub(super) context: TurnContext,
    before: Afterstate,
    /// The cards that the top of the draw pile may be.
    draw_pile: Cards,
}

impl<'a> ActionEvaluator<'a> {
    /// `extras` squares are still to be marked, including the one to choose now; 0 before the mark.
    #[inline]
    pub(super) fn new(evaluator: &'a Evaluator, game: &SilverGold, seat: Seat, extras: u8) -> Self {
        let context = TurnContext::of(game);
        let before = evaluator.afterstate(game, seat, extras, &context);
        Self { evaluator, context, before, draw_pile: game.draw_pile() }
    }

    /// The value after the action.
    #[inline]
    pub(super) fn value(&self, action: Action) -> f64 {
        self.value_by(action, |after| self.evaluator.value(after, &self.context))
    }

    /// The value after the action by another evaluation.
    #[inline]
    pub(super) fn value_by(&self, action: Action, value: impl Fn(&Afterstate) -> f64) -> f64 {
        match action {
            Action::TakePile => {
                let values = self.draw_pile.iter().map(|card| value(&self.with_cards(&[card])));
                values.sum::<f64>() / f64::from(self.draw_pile.len().max(1))
            }
            _ => value(&self.after(action)),
        }
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
        let table = self.evaluator.tables.of(card);
        let extras = after.state.mark(index, squares, table, &self.context);
        after.extras = after.extras.saturating_sub(1) + extras;
        if let (Some(features), Some(Some(held))) =
            (after.features.get_mut(index), after.state.held.get(index))
        {
            *features = CardFeatures::of(table, held.marked, &self.context);
        }
        after
    }

    /// The state with these cards in empty places.
    fn with_cards(&self, cards: &[Card]) -> Afterstate {
        let mut after = self.before;
        let empty = after.state.held.iter_mut().zip(&mut after.features).filter(|(held, _)| held.is_none());
        for ((held, features), card) in empty.zip(cards) {
            *held = Some(Held { card: *card, marked: Squares::NONE });
            let table = self.evaluator.tables.of(*card);
            *features = CardFeatures::of(table, Squares::NONE, &self.context);
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
        // The best card of the display is hardly ever worse than an unseen one, and evaluating the whole pile is slow.
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

/// Random noise of up to this many points.
pub(super) fn random_noise(points: f64, luck: &mut impl Luck) -> f64 {
    points * (f64::from(luck.below(2001)) / 1000.0 - 1.0)
}

/// The best few marks, best first.
pub(super) fn best_few(evaluator: &Evaluator, game: &SilverGold, seat: Seat) -> impl Iterator<Item = Action> {
    let mut few: [Option<(Action, f64)>; FEW] = [None; FEW];
    let actions = ActionEvaluator::new(evaluator, game, seat, 0);
    game.for_each_legal(seat, |action| {
        let mut carried = Some((action, actions.value(action)));
        for slot in &mut few {
            if slot.is_none_or(|(_, value)| carried.is_some_and(|(_, more)| more > value)) {
                std::mem::swap(slot, &mut carried);
            }
        }
    });
    few.into_iter().flatten().map(|(action, _)| action)
}
