//! Whether the last choice can be taken back, as far as the viewer can tell.

use protocol::News;
use silver_gold::{Action, Step, View, Wanted};
use tabletop::View as _;

/// Whether the viewer's last choice is not final: it is sealed still, or nothing came to light after it. `news` is what came last.
#[must_use]
pub fn can_take_back(view: &View, news: &[News]) -> bool {
    let Some(seat) = view.viewer().seat() else { return false };
    match view.step {
        Step::Keep => view.kept.is_some(),
        Step::Mark => view.done.contains(seat) || view.wanted() == Some(Wanted::Extra),
        // Of two cards the first was taken from the display: nothing was turned up since.
        Step::Take(next) if next == seat => matches!(news.last(), Some(News::Action { seat: by, action })
            if *by == seat.number() && matches!(action.parse(), Ok(Action::Take(_)))),
        _ => false,
    }
}
