//! What runs beside the page: tables of this device, their bots, advice, replays, and analyses. Thinking takes long, and the page must not stutter.
//!
//! The page uses this library for what is said between the two ([`ToWorker`], [`FromWorker`]) and what both need of the device; the
//! rest runs in the worker alone, and is loaded with it.

mod advice;
mod analysis;
pub mod device;
mod host;
mod replay;

pub use analysis::{AnalysedChoice, Analysis};
pub use arena::analysis::{ValueBreakdown, ValueEstimate};
pub use replay::{DealsFound, NotARecord, Replayed, Source, Step, Viewpoint};

use host::Host;
use js_sys::Array;
use protocol::http::Listed;
use protocol::{GuestId, TableId, TableView, ViewFields, Wired};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use tabletop::SetUp;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What the page says to the worker. The text that some of it comes with is posted beside it, as it is ([`pack`]).
#[derive(Debug, Serialize, Deserialize)]
pub enum ToWorker {
    /// Makes a table from its log, the text, in place of the one that may be there.
    Load {
        /// Which one.
        table: TableId,
    },
    /// Somebody at a table says something: the text of a [`protocol::Request`].
    Say {
        /// Where.
        table: TableId,
        /// Who.
        guest: GuestId,
    },
    /// The page looks at a table no more.
    Leave {
        /// Which one.
        table: TableId,
    },
    /// What would a bot do?
    Advise {
        /// Which question this is.
        question: u64,
        /// At this table.
        table: Box<TableView>,
        /// With this view.
        view: ViewFields,
    },
    /// How did a game go? It stands in the text.
    Replay {
        /// Which question this is.
        question: u64,
        /// What the text is.
        source: Source,
        /// Who looks.
        viewpoint: Viewpoint,
    },
    /// Analyses a game. Its record is the text. Takes long, and nothing else is heard meanwhile: a worker that is asked this has
    /// nothing else to do.
    Analyse,
}

/// What the worker says to the page. The text that some of it comes with is posted beside it, as it is ([`pack`]).
#[derive(Debug, Serialize, Deserialize)]
pub enum FromWorker {
    /// An entry to write down, the text: comes before anybody is told.
    Entry {
        /// Of which table, and how it stands with it.
        listed: Box<Listed>,
    },
    /// The log of a table makes no sense.
    Unreadable {
        /// Which one.
        table: TableId,
    },
    /// A message for somebody at a table: the text of a [`protocol::Message`].
    Told {
        /// Which table.
        table: TableId,
        /// For whom.
        guest: GuestId,
    },
    /// What a bot would do; nothing if there is nothing to choose.
    Advised {
        /// The answer to which question.
        question: u64,
        /// The answer.
        advised: Option<Advised>,
    },
    /// How a game went, or why that can't be told.
    Replayed {
        /// The answer to which question.
        question: u64,
        /// The answer.
        replayed: Result<Box<Replayed>, NotARecord>,
    },
    /// How far an analysis is.
    Progress {
        /// The number of choices that are done.
        done: usize,
        /// The number of all choices.
        total: usize,
    },
    /// The analysis of a game, or why there is none.
    Analysed {
        /// The answer.
        analysis: Result<Box<Analysis>, NotARecord>,
    },
}

/// Why something is good, most telling first: the key of a sentence and what stands in its gaps.
pub type Reasons = Vec<(String, Vec<(String, String)>)>;

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advised {
    /// The choice and, as far as it can be planned, what follows it in the turn; in notation, never empty.
    pub turn: Vec<String>,
    /// The chance to win with it.
    pub win: f64,
    /// Together: cards left. Apart: points ahead of the best other seat.
    pub result: f64,
    /// The same of the next best choice, if there is one.
    pub next_best: Option<(f64, f64)>,
    /// Why, most telling first.
    pub reasons: Reasons,
}

/// What is fixed about the game of a table.
#[must_use]
pub fn set_up<G: Wired>(table: &TableView) -> Option<G::SetUp> {
    let players = u8::try_from(table.seats.len()).ok()?;
    let deck = table.deck.as_ref().and_then(|deck| deck.text.as_deref());
    G::SetUp::parse(players, &table.options, deck).ok()
}

/// A message and the text beside it, as they are posted: two strings, so that the text is not written and read once more.
#[must_use]
pub fn pack(message: &impl Serialize, text: &str) -> JsValue {
    let message = serde_json::to_string(message).unwrap_or_default();
    Array::of2(&message.into(), &text.into()).into()
}

/// Takes apart what was posted.
#[must_use]
pub fn unpack<M: DeserializeOwned>(posted: &JsValue) -> Option<(M, String)> {
    let both: &Array = posted.dyn_ref()?;
    Some((serde_json::from_str(&both.get(0).as_string()?).ok()?, both.get(1).as_string()?))
}

thread_local! {
    static HOST: RefCell<Host> = RefCell::new(Host::default());
}

/// Works until the page is gone.
pub fn run() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Some((message, text)) = unpack(&event.data()) {
            heard(message, text);
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    // What is said before this word would be lost.
    let _ = scope.post_message(&JsValue::from_str(""));
}

fn heard(message: ToWorker, text: String) {
    match message {
        ToWorker::Advise { question, table, view } => {
            let advised = advice::advise(&table, &view);
            post(&FromWorker::Advised { question, advised }, "");
        }
        ToWorker::Replay { question, source, viewpoint } => {
            let replayed = replay::again(source, text, viewpoint).map(Box::new);
            post(&FromWorker::Replayed { question, replayed }, "");
        }
        ToWorker::Analyse => {
            let analysis = analysis::analyse(&text).map(Box::new);
            post(&FromWorker::Analysed { analysis }, "");
        }
        ToWorker::Load { table } => HOST.with_borrow_mut(|host| host.load(table, &text)),
        ToWorker::Leave { table } => HOST.with_borrow_mut(|host| host.leave(&table)),
        ToWorker::Say { table, guest } => HOST.with_borrow_mut(|host| host.hear(&table, &guest, &text)),
    }
}

/// Says something to the page.
fn post(message: &FromWorker, text: &str) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    // Fails only for what can't be copied; texts can.
    let _ = scope.post_message(&pack(message, text));
}
