//! Replays and analyses of finished games. The shared worker plays a game again; an analysis has a worker of its own, so that it can
//! be stopped at once and no table waits for it.

use super::thinker::Thinker;
use super::{kept, local};
use protocol::TableId;
use std::cell::RefCell;
use std::sync::Arc;
use tabletop::Seat;
use worker::{Analysis, FromWorker, NotARecord, Replayed, Source, ToWorker, Viewpoint};

/// What becomes of an answer.
type Then = Box<dyn FnOnce(Result<Box<Replayed>, NotARecord>)>;

thread_local! {
    /// The question that was asked last, and what becomes of its answer.
    static ASKED: RefCell<(u64, Option<Then>)> = const { RefCell::new((0, None)) };
}

/// Plays a game again as somebody would have seen it. A later call replaces an earlier one that has no answer yet.
pub fn replay(
    source: Source,
    text: &str,
    viewpoint: Viewpoint,
    then: impl FnOnce(Result<Box<Replayed>, NotARecord>) + 'static,
) {
    let question = ASKED.with_borrow_mut(|(last, asked)| {
        *last += 1;
        *asked = Some(Box::new(then));
        *last
    });
    Thinker::shared(|thinker| thinker.say(&ToWorker::Replay { question, source, viewpoint }, text));
}

/// An answer came.
pub(super) fn replayed(question: u64, replayed: Result<Box<Replayed>, NotARecord>) {
    let then = ASKED.with_borrow_mut(|(last, asked)| asked.take_if(|_| *last == question));
    if let Some(then) = then {
        then(replayed);
    }
}

/// The log of a table of this device.
#[must_use]
pub fn log_of(id: &TableId) -> Option<String> {
    local::log(id)
}

/// The seat at a table of this device that is one's own, where only one person plays.
#[must_use]
pub fn own_seat(id: &TableId) -> Option<Seat> {
    kept::locals().into_iter().find(|listed| listed.table == *id)?.seat.and_then(Seat::new)
}

/// How far the analysis of a game is.
#[derive(Clone, Debug, Default)]
pub enum AnalysisState {
    /// Not asked for.
    #[default]
    Idle,
    /// So many choices of so many are evaluated.
    Running(usize, usize),
    /// The game can't be analysed.
    Failed,
    /// Here it is.
    Done(Arc<Analysis>),
}

impl AnalysisState {
    /// The analysis, once it is done.
    #[must_use]
    pub fn done(&self) -> Option<&Arc<Analysis>> {
        if let Self::Done(analysis) = self { Some(analysis) } else { None }
    }
}

/// A worker that analyses a game. It stops when dropped.
pub struct Analyst(#[allow(dead_code, reason = "works as long as it is there")] Thinker);

impl Analyst {
    /// Starts to analyse a game. None if the browser starts no worker.
    #[must_use]
    pub fn start(record: &str, hear: impl Fn(AnalysisState) + 'static) -> Option<Self> {
        let thinker = Thinker::start(move |message, _| match message {
            FromWorker::Progress { done, total } => hear(AnalysisState::Running(done, total)),
            FromWorker::Analysed { analysis: Ok(analysis) } => hear(AnalysisState::Done(analysis.into())),
            FromWorker::Analysed { analysis: Err(_) } => hear(AnalysisState::Failed),
            _ => {}
        })?;
        thinker.say(&ToWorker::Analyse, record);
        Some(Self(thinker))
    }
}
