//! Games that are over: how they went, and what they teach. The worker plays them again; an analysis has a worker of its own, so
//! that it can be stopped at once and no table waits for it.

use super::thinker::Thinker;
use super::{kept, local};
use protocol::TableId;
use std::cell::RefCell;
use worker::{Analysed, Eyes, FromWorker, NotARecord, Replayed, Source, ToWorker};

/// What becomes of an answer.
type Then = Box<dyn FnOnce(Result<Box<Replayed>, NotARecord>)>;

thread_local! {
    /// The question that was asked last, and what becomes of its answer.
    static ASKED: RefCell<(u64, Option<Then>)> = const { RefCell::new((0, None)) };
}

/// Plays a game again with somebody's eyes. Whoever asks again meanwhile gets the later
/// answer alone.
pub fn replay(
    source: Source,
    text: &str,
    eyes: Eyes,
    then: impl FnOnce(Result<Box<Replayed>, NotARecord>) + 'static,
) {
    let question = ASKED.with_borrow_mut(|(last, asked)| {
        *last += 1;
        *asked = Some(Box::new(then));
        *last
    });
    Thinker::shared(|thinker| thinker.say(&ToWorker::Replay { question, source, eyes }, text));
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
pub fn own_seat(id: &TableId) -> Option<u8> {
    kept::locals().into_iter().find(|listed| listed.table == *id)?.seat
}

/// What an analyst says.
pub enum Told {
    /// So many choices of so many are weighed.
    Progress(usize, usize),
    /// This is what the game teaches.
    Done(Box<Analysed>),
    /// The game can't be looked at.
    Failed,
}

/// Somebody who looks at a game. Stops when dropped.
pub struct Analyst(#[allow(dead_code, reason = "works as long as it is there")] Thinker);

impl Analyst {
    /// Starts to look at a game. Nothing, if the browser starts no worker.
    #[must_use]
    pub fn start(record: &str, hear: impl Fn(Told) + 'static) -> Option<Self> {
        let thinker = Thinker::start(move |message, _| match message {
            FromWorker::Progress { done, total, .. } => hear(Told::Progress(done, total)),
            FromWorker::Analysed { analysed: Ok(analysed), .. } => hear(Told::Done(analysed)),
            FromWorker::Analysed { analysed: Err(_), .. } => hear(Told::Failed),
            _ => {}
        })?;
        thinker.say(&ToWorker::Analyse, record);
        Some(Self(thinker))
    }
}
