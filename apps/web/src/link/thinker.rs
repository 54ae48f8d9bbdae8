//! The worker as the page sees it.

use super::local;
use crate::accident;
use crate::play::{Advised, Hint, Play};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use worker::{FromWorker, ToWorker, pack, unpack};

/// A worker that runs tables of this device and thinks. It ends when this is dropped, whatever it is doing.
pub(crate) struct Thinker {
    worker: Worker,
    waiting: Waiting,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _fail: Closure<dyn Fn()>,
}

/// What is said before a worker has started, which it tells with its first word.
type Waiting = Rc<RefCell<Option<Vec<JsValue>>>>;

thread_local! {
    static SHARED: RefCell<Option<Thinker>> = const { RefCell::new(None) };
    /// The question that was asked last, and for which table.
    static ASKED: Cell<(u64, Option<Play>)> = const { Cell::new((0, None)) };
}

impl Thinker {
    /// Does something with the one worker of the page, which is started when it is first needed.
    pub(super) fn shared(act: impl FnOnce(&Self)) {
        let ready = SHARED.with_borrow_mut(|shared| {
            if shared.is_none() {
                *shared = Self::start(local::heard);
            }
            shared.is_some()
        });
        if ready {
            SHARED.with_borrow(|shared| shared.as_ref().map(act));
        }
    }

    /// Starts a worker. What it says goes to `hear`.
    pub(super) fn start(hear: impl Fn(FromWorker, String) + 'static) -> Option<Self> {
        let address = document().document_element()?.get_attribute("data-worker")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options).ok()?;
        let waiting: Waiting = Rc::new(RefCell::new(Some(Vec::new())));
        let (to, early) = (worker.clone(), Rc::clone(&waiting));
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some((message, text)) = unpack(&event.data()) {
                hear(message, text);
            } else {
                // Its first word is no message.
                for message in early.take().unwrap_or_default() {
                    post(&to, &message);
                }
            }
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // It can't go on, and neither can what waits for it; what is kept is not lost.
        let fail = Closure::<dyn Fn()>::new(accident::show);
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        Some(Self { worker, waiting, _hear: hear, _fail: fail })
    }

    /// Says something to the worker, with the text that it comes with.
    pub(super) fn say(&self, message: &ToWorker, text: &str) {
        let message = pack(message, text);
        match &mut *self.waiting.borrow_mut() {
            Some(waiting) => waiting.push(message),
            None => post(&self.worker, &message),
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn post(worker: &Worker, message: &JsValue) {
    // Fails only for what can't be copied; texts can.
    let _ = worker.post_message(message);
}

/// Lets a bot think about what the seat should do. Its answer comes into [`Play::hint`].
pub(crate) fn ask_hint(play: Play) {
    let (table, view) =
        play.snapshot.with_untracked(|snapshot| (snapshot.table.clone(), snapshot.sent.clone()));
    let (Some(table), Some(view)) = (table, view) else { return };
    let question = ASKED.get().0 + 1;
    ASKED.set((question, Some(play)));
    play.hint.set(Hint::Thinking);
    Thinker::shared(|thinker| {
        thinker.say(
            &ToWorker::Advise { question, table: Box::new((*table).clone()), view: (*view).clone() },
            "",
        );
    });
}

/// An answer came.
pub(super) fn advised(question: u64, advised: Option<Advised>) {
    let (asked, play) = ASKED.get();
    let Some(play) = play.filter(|_| asked == question) else { return };
    // Something has changed meanwhile, or the screen is gone: the answer is to another question.
    if play.hint.try_get_untracked() == Some(Hint::Thinking) {
        play.hint.set(advised.map_or(Hint::None, |advised| Hint::Given(advised.into())));
    }
}
