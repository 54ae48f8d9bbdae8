//! What a bot would do in a seat, and why.

use crate::{Advised, Reasons, set_up};
use arena::analysis::{AnalysisLimits, Evaluation, Jury};
use arena::{ThinkingBudget, Threads};
use bots::{Playable, Reason};
use protocol::{TableView, ViewFields, Wired};
use record::match_game;
use tabletop::View;

/// How many playouts a hint may take: fewer than a choice in an analysis, so that a phone answers soon.
const NODES: u64 = 400;

/// What a jury advises at this view. None if the seat has nothing to choose.
pub(super) fn advise(table: &TableView, view: &ViewFields) -> Option<Advised> {
    match_game!(table.game, G => of::<G>(table, view))
}

fn of<G: Wired + Playable>(table: &TableView, view: &ViewFields) -> Option<Advised> {
    let set_up = set_up::<G>(table)?;
    let view = view.read::<G>(&set_up).ok()?;
    let seat = view.viewer().seat()?;
    let seed = u64::from_le_bytes(crate::device::random());
    let mut jury = Jury::<G>::new(&set_up, seat, seed);
    jury.see(&view);
    let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(NODES), threads: Threads::ONE, stop: None };
    told(jury.evaluate(&view, &[], 2, &limits))
}

fn told<A: std::fmt::Display>(evaluation: Evaluation<A>) -> Option<Advised> {
    let mut choices = evaluation.choices.into_iter();
    let best = choices.next()?;
    let next_best = choices.next().map(|next| (next.value.win.mean, next.value.result.mean));
    Some(Advised {
        turn: best.turn.iter().map(ToString::to_string).collect(),
        win: best.value.win.mean,
        result: best.value.result.mean,
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
