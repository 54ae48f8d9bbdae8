//! Whole turns: a choice with all extra squares that follow it.

use super::evaluation::Evaluator;
use super::policy::ActionEvaluator;
use super::seat_state::marks;
use ::silver_gold::{Action, Held, SilverGold, Wanted};
use tabletop::{Game, Seat};

/// A choice and the extra squares after it.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// The choice and then the extra squares. Never empty.
    pub(super) actions: Vec<Action>,
    /// The value after the turn.
    pub(super) value: f64,
    /// The cards in work after the turn.
    held: [Option<Held>; 2],
}

impl Turn {
    /// Whether both turns leave the same marks, in any order.
    pub(super) fn has_same_marks(&self, other: &Self) -> bool {
        let marks = |turn: &Self| turn.actions.first().is_some_and(|action| marks(*action).is_some());
        marks(self) && marks(other) && self.held == other.held
    }
}

/// Extra squares that are planned; the policy marks further ones.
const EXTRAS: usize = 2;

/// Every turn of the seat, best first. `extras` squares are still to be marked; 0 before the mark.
pub(super) fn turns(evaluator: &Evaluator, game: &SilverGold, seat: Seat, extras: u8) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut unfinished = vec![(game.clone(), extras, Vec::new())];
    while let Some((game, extras, before)) = unfinished.pop() {
        let evaluated = ActionEvaluator::new(evaluator, &game, seat, extras);
        let mut next = game.clone();
        game.for_each_legal(seat, |action| {
            next.clone_from(&game);
            let done = next.act(seat, action);
            debug_assert_eq!(done, Ok(()), "a legal action is accepted");
            if done.is_err() {
                return;
            }
            let actions = [before.as_slice(), &[action]].concat();
            let after = evaluated.after(action);
            if next.wanted(seat) == Some(Wanted::Extra) && actions.len() <= EXTRAS {
                unfinished.push((next.clone(), after.extras, actions));
            } else {
                turns.push(Turn { value: evaluated.value(action), held: after.state.held, actions });
            }
        });
    }
    turns.sort_by(|a, b| b.value.total_cmp(&a.value).then_with(|| a.actions.cmp(&b.actions)));
    turns
}
