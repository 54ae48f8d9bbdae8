//! A beginner: builds with any card that fits, without a plan.

use ::pyramids::{Action, Step, View};
use tabletop::{Luck as _, Seeded, View as _, pick};

/// The action of a beginner. It never exchanges, builds on its own pyramids with any card that fits, starts new ones now and
/// then, and discards at random.
pub(super) fn choose(view: &View, luck: &mut Seeded) -> Option<Action> {
    let legal = view.legal_actions();
    let own = view.viewer().seat();
    let (mut builds, mut starts) = (Vec::new(), Vec::new());
    for action in &legal {
        match action {
            Action::Build { seat, .. } if Some(*seat) == own => builds.push(*action),
            Action::Start { seat, .. } if Some(*seat) == own => starts.push(*action),
            _ => {}
        }
    }
    // It overlooks one chance in five.
    if !builds.is_empty() && luck.below(5) > 0 {
        return pick(&builds, luck).copied();
    }
    let crowded = view.hand.as_ref().is_some_and(|hand| hand.len() > 5);
    if !starts.is_empty() && (crowded || luck.below(3) == 0) {
        return pick(&starts, luck).copied();
    }
    match view.step {
        Step::Play { .. } | Step::LastRound { .. } => Some(Action::End),
        _ => pick(&legal, luck).copied(),
    }
}
