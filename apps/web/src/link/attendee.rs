//! One viewer at one table: what they know, what they have asked for, and what the screen is told of it.

use crate::play::{Connection, GameView, Hint, Play, Snapshot};
use crate::{boards, device};
use leptos::prelude::*;
use protocol::{
    CommandId, Message, MessageEffect, Model, News, Reason, Request, TableId, TableRequest, VERSION, read,
};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// What becomes of the connection after a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// It goes on.
    Stay,
    /// The table is none of the viewer's any more, or the page is too old: it ends.
    End,
}

/// One viewer at one table.
pub struct Attendee {
    play: Play,
    state: RefCell<State>,
    say: Box<dyn Fn(&Request)>,
    this: Weak<Self>,
}

#[derive(Default)]
struct State {
    model: Model,
    /// What was asked for and has no answer yet. Said again after a lost connection: its id keeps it from being done twice.
    pending: Vec<(CommandId, TableRequest)>,
}

impl Attendee {
    /// Somebody who is about to come to a table. What they say goes to `say`.
    #[must_use]
    pub fn new(say: impl Fn(&Request) + 'static) -> Rc<Self> {
        Rc::new_cyclic(|this: &Weak<Self>| {
            let asked = this.clone();
            let play = Play::new(move |request| {
                if let Some(this) = asked.upgrade() {
                    this.ask(request);
                }
            });
            Self { play, state: RefCell::default(), say: Box::new(say), this: this.clone() }
        })
    }

    /// What the screen needs.
    #[must_use]
    pub const fn play(&self) -> Play {
        self.play
    }

    /// The connection stands, for the first time or again: comes to the table and says what was not answered.
    pub fn join(&self, table: &TableId, invite: Option<protocol::InviteKey>) {
        let (since, pending) = {
            let mut state = self.state.borrow_mut();
            state.model.reconnected();
            (state.model.since(), state.pending.clone())
        };
        (self.say)(&Request::Join { version: VERSION, table: table.clone(), invite, since, legal: false });
        for (id, request) in pending {
            (self.say)(&Request::Do { id, request });
        }
    }

    /// Comes to the table as if nothing were known of it: it may have gone another way than was told here.
    pub fn join_anew(&self, table: &TableId) {
        self.state.borrow_mut().model = Model::default();
        self.join(table, None);
    }

    fn ask(&self, request: TableRequest) {
        let id = CommandId::new(device::random());
        self.state.borrow_mut().pending.push((id.clone(), request.clone()));
        self.play.asked.set(Some(request.clone()));
        self.play.refusal.set(None);
        (self.say)(&Request::Do { id, request });
    }

    /// Hears a message and tells the screen.
    pub fn hear(&self, text: &str) -> After {
        // What can't be read is from a newer server, which will say so by itself.
        let Ok(message) = read(text) else { return After::Stay };
        let effect = self.state.borrow_mut().model.apply(&message);
        match effect {
            MessageEffect::Gap { since } => (self.say)(&Request::Sync { since }),
            MessageEffect::Applied => self.show(&message),
            MessageEffect::Ignored | MessageEffect::Unrelated => {}
        }
        match message {
            Message::View(protocol::Snapshot { id: Some(id), .. })
            | Message::Update(protocol::Update { id: Some(id), .. })
            | Message::Done { id, .. } => {
                self.answered(&id);
            }
            // What another tab of the same person asked for is not refused here.
            Message::Refused { id, reason } if id.as_ref().is_none_or(|id| self.answered(id)) => {
                self.play.refusal.set(Some(reason));
            }
            Message::Gone { reason } => {
                self.end(reason);
                return After::End;
            }
            Message::Outdated { .. } => {
                self.play.outdated.set(true);
                self.play.connection.set(Connection::Ended);
                return After::End;
            }
            _ => {}
        }
        After::Stay
    }

    /// Whether this was asked for here.
    fn answered(&self, id: &CommandId) -> bool {
        let mut state = self.state.borrow_mut();
        let before = state.pending.len();
        state.pending.retain(|(pending, _)| pending != id);
        set(self.play.asked, state.pending.last().map(|(_, request)| request.clone()));
        state.pending.len() < before
    }

    /// Brings what the screen shows up to what is known.
    fn show(&self, message: &Message) {
        let play = self.play;
        {
            let State { model, .. } = &*self.state.borrow();
            // What watches these follows after the last of them: the page is drawn once.
            set(play.connection, Connection::Open);
            set(play.presence, model.presence.clone());
            set(play.rematch, model.rematch.clone());
            set(play.chat, model.chat.clone());
        }
        match message {
            Message::View(_) => self.show_game(Vec::new(), true),
            Message::Update(update) => {
                self.show_game(update.news.clone(), update.view.is_some() || update.changed.is_some());
            }
            _ => {}
        }
    }

    fn show_game(&self, news: Vec<News>, is_other_view: bool) {
        let (play, state) = (self.play, self.state.borrow());
        let model = &state.model;
        let known = play.snapshot.with_untracked(|snapshot| snapshot.view.clone());
        let view = if is_other_view || known.is_none() { self.read_view(model) } else { known.clone() };
        if known.zip(view.as_ref()).is_none_or(|(known, view)| !view.has_same_choice(&known)) {
            set(play.hint, Hint::None);
        }
        play.snapshot.set(Snapshot {
            number: model.number,
            table: model.table.clone(),
            view,
            sent: model.view.clone(),
            news: Arc::new(news),
            take_back: model.take_back,
        });
    }

    /// The view as its game knows it. Where the board is not loaded yet, the game is shown once it is, which the screen sees to.
    fn read_view(&self, model: &Model) -> Option<GameView> {
        let (table, view) = (model.table.as_ref()?, model.view.as_ref()?);
        let lazy = boards::of(table.game);
        if let Some(board) = lazy.get() {
            return board.read_view(table, view);
        }
        let this = self.this.clone();
        spawn_local(async move {
            lazy.loaded().await;
            if let Some(this) = this.upgrade() {
                this.show_game(Vec::new(), true);
            }
        });
        None
    }

    /// There is nothing more to be had from the table.
    pub fn end(&self, reason: Reason) {
        self.play.refusal.set(Some(reason));
        self.play.connection.set(Connection::Ended);
    }

    /// The connection is lost; it is tried again at this time.
    pub fn lost(&self, again: protocol::Millis) {
        self.play.connection.set(Connection::Lost { again });
    }
}

/// Sets a signal if that changes it; whether it did.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) -> bool {
    let changes = signal.with_untracked(|known| *known != value);
    if changes {
        signal.set(value);
    }
    changes
}
