//! Steps without a choice are done for the player, a moment after they can be seen.

use super::desk::Desk;
use leptos::prelude::*;
use std::time::Duration;
use the_game::{Action, View};

/// How long the only possible step is shown before it is done.
const PAUSE: Duration = Duration::from_millis(1_200);

/// The only thing that a player can do who had no choice in this turn so far. `done` is how many cards of the turn were placed for
/// them. Whoever chose a card may take it back, so nothing is forced then; and nobody is made to lose.
fn forced(view: &View, legal: &[Action], done: u8) -> Option<Action> {
    match legal {
        [Action::End] if !view.burning.is_empty() => None,
        [only] if view.placed_now == done => Some(*only),
        _ => None,
    }
}

/// Does what is forced as long as the board is there.
pub(super) fn watch(desk: Desk) {
    let done = StoredValue::new(0_u8);
    Effect::new(move |_| {
        let legal = desk.legal.get();
        if desk.play.busy.get() {
            return;
        }
        let only = desk.view.with(|view| {
            if view.placed_now == 0 {
                done.set_value(0);
            }
            forced(view, &legal, done.get_value())
        });
        let Some(only) = only else { return };
        let act = move || match only {
            Action::Place(card, pile) => {
                done.update_value(|done| *done += 1);
                desk.place(card, pile);
            }
            _ => desk.end(),
        };
        // Fails only where there is no window.
        if let Ok(timer) = set_timeout_with_handle(act, PAUSE) {
            on_cleanup(move || timer.clear());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::super::sample::{script, view};
    use super::*;
    use tabletop::View as _;

    #[test]
    fn a_single_action_is_forced_unless_something_was_chosen() {
        let game = script(1, "", &["deal 0 4 17 23 48 61 77 90 91", "0 4>A1"]);
        let seen = view(&game, 0);
        let only = ["17>A1".parse().unwrap()];
        assert_eq!(forced(&seen, &only, 1), Some(only[0]));
        assert_eq!(forced(&seen, &only, 0), None);
        assert_eq!(forced(&seen, &seen.legal_actions(), 1), None);
        assert_eq!(forced(&seen, &[], 1), None);
    }

    #[test]
    fn nobody_is_made_to_lose() {
        let lines = ["deal 0 4 17 23 48 61 77 90 91", "0 77>D1", "0 4>A1", "0 end", "deal 0 50 51"];
        let seen = view(&script(1, "fire", &lines), 0);
        assert!(!seen.burning.is_empty());
        assert_eq!(forced(&seen, &[Action::End], 0), None);
    }
}
