//! Whole turns: a choice with all extra squares that follow it.

use super::policy::{Eye, Judge};
use ::silver_gold::{Action, Held, SilverGold, Wanted};
use tabletop::{Game, Seat};

/// A choice and the extra squares after it.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Never empty.
    pub(super) actions: Vec<Action>,
    /// What the judge makes of the desk then.
    pub(super) worth: f64,
    /// The marks that it leaves.
    held: [Option<Held>; 2],
}

impl Turn {
    /// Whether the marks are the same in the end, whatever came first.
    pub(super) fn leads_to_the_same(&self, other: &Self) -> bool {
        let marks =
            |turn: &Self| matches!(turn.actions.first(), Some(Action::Mark { .. } | Action::Extra { .. }));
        marks(self) && marks(other) && self.held == other.held
    }
}

/// Every turn of the seat, best first. `owed` extra squares are due, none before the mark.
pub(super) fn turns<J: Judge>(judge: &J, game: &SilverGold, seat: Seat, owed: u8) -> Vec<Turn> {
    let mut turns = Vec::new();
    extend(judge, game, seat, owed, &[], &mut turns);
    turns.sort_by(|a, b| b.worth.total_cmp(&a.worth).then_with(|| a.actions.cmp(&b.actions)));
    turns
}

fn extend<J: Judge>(
    judge: &J,
    game: &SilverGold,
    seat: Seat,
    owed: u8,
    before: &[Action],
    turns: &mut Vec<Turn>,
) {
    let eye = Eye::new(judge, game, seat, owed);
    let mut after = game.clone();
    game.for_each_legal(seat, |action| {
        after.clone_from(game);
        if after.act(seat, action).is_err() {
            return;
        }
        let mut actions = before.to_vec();
        actions.push(action);
        // A chain of many crosses is cut short; the policy goes on from there.
        if after.wanted(seat) == Some(Wanted::Extra) && actions.len() <= DEPTH {
            extend(judge, &after, seat, eye.outlook(action).owed, &actions, turns);
        } else {
            turns.push(Turn { worth: eye.after(action), held: eye.outlook(action).desk.held, actions });
        }
    });
}

/// Extra squares that are planned ahead.
const DEPTH: usize = 2;
