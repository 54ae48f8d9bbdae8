//! What a bot would do in a seat, and why.

use crate::{Advised, Reasons, set_up};
use bots::{Advice, Bot, Level, Playable, Reason, SearchLimits};
use protocol::{TableView, Wired, read_view};
use record::match_game;
use serde_json::value::RawValue;
use tabletop::View;

/// Who gives advice.
const ADVISER: Level = Level::Expert;

/// What the adviser would do with this view; nothing if the seat has nothing to choose.
pub(super) fn advise(table: &TableView, view: &RawValue) -> Option<Advised> {
    match_game!(table.game, G => of::<G>(table, view))
}

fn of<G: Wired + Playable>(table: &TableView, view: &RawValue) -> Option<Advised> {
    let set_up = set_up::<G>(table)?;
    let view = read_view::<G>(view.get(), &set_up).ok()?;
    let seat = view.viewer().seat()?;
    let seed = u64::from_le_bytes(crate::device::random());
    let mut bot = G::bot(ADVISER, &set_up, seat, seed);
    bot.see(&view);
    told(bot.advise(&view, &[], &SearchLimits::DEFAULT))
}

fn told<A: std::fmt::Display>(advice: Advice<A>) -> Option<Advised> {
    let mut choices = advice.choices.into_iter();
    let best = choices.next()?;
    let next_best = choices.next().map(|next| (next.win.mean, next.result.mean));
    Some(Advised {
        turn: best.turn.iter().map(ToString::to_string).collect(),
        win: best.win.mean,
        result: best.result.mean,
        next_best,
        reasons: told_reasons(best.reasons),
    })
}

/// Reasons as the page gets them.
pub(super) fn told_reasons(reasons: Vec<Reason>) -> Reasons {
    let gaps = |gaps: Vec<(&'static str, String)>| {
        gaps.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    };
    reasons.into_iter().map(|reason| (reason.key.to_owned(), gaps(reason.arguments))).collect()
}
