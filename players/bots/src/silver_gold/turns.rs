//! Whole turns: a choice with all extra squares that follow it.

use super::evaluation::Evaluator;
use super::policy::ActionEvaluator;
use ::silver_gold::{Action, Held, SilverGold, Wanted};
use tabletop::{Game, Seat};

/// A choice and the extra squares after it.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Never empty.
    pub(super) actions: Vec<Action>,
    /// The value after the turn.
    pub(super) value: f64,
    /// The cards in work after the turn.
    held: [Option<Held>; 2],
}

impl Turn {
    /// Whether both turns leave the same marks, in whatever order they make them.
    pub(super) fn has_same_marks(&self, other: &Self) -> bool {
        let marks =
            |turn: &Self| matches!(turn.actions.first(), Some(Action::Mark { .. } | Action::Extra { .. }));
        marks(self) && marks(other) && self.held == other.held
    }
}

/// Extra squares that are planned; the policy marks further ones.
const EXTRAS: usize = 2;

/// Every turn of the seat, best first. `extras` squares are still to be marked; 0 before the mark.
pub(super) fn turns(evaluator: &Evaluator, game: &SilverGold, seat: Seat, extras: u8) -> Vec<Turn> {
    let mut turns = Vec::new();
    extend(evaluator, game, seat, extras, &[], &mut turns);
    turns.sort_by(|a, b| b.value.total_cmp(&a.value).then_with(|| a.actions.cmp(&b.actions)));
    turns
}

fn extend(
    evaluator: &Evaluator,
    game: &SilverGold,
    seat: Seat,
    extras: u8,
    before: &[Action],
    turns: &mut Vec<Turn>,
) {
    let evaluated = ActionEvaluator::new(evaluator, game, seat, extras);
    let mut next = game.clone();
    game.for_each_legal(seat, |action| {
        next.clone_from(game);
        if next.act(seat, action).is_err() {
            return;
        }
        let actions = [before, &[action]].concat();
        let after = evaluated.after(action);
        if next.wanted(seat) == Some(Wanted::Extra) && actions.len() <= EXTRAS {
            extend(evaluator, &next, seat, after.extras, &actions, turns);
        } else {
            turns.push(Turn { value: evaluated.value(action), held: after.state.held, actions });
        }
    });
}
