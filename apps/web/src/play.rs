//! A table as one viewer sees it, and what they can do there.

use leptos::prelude::*;
use protocol::{
    ChatLine, Millis, News, Phase, Presence, Sitter, TableId, TableRequest, TableView, TakeBack, ViewFields,
    Wired,
};
use record::GameName;
use std::any::Any;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::sync::Arc;
use tabletop::{Fields, Seat, View, Waiting};

/// The view of any of the games. The code behind it comes with the board of its game.
#[derive(Clone, Debug)]
pub struct GameView(Arc<dyn OneGame + Send + Sync>);

/// What the page asks every view.
trait OneGame: Any + Debug {
    fn game(&self) -> GameName;
    fn waiting(&self) -> Waiting;
    fn is(&self, other: &dyn Any) -> bool;
    fn has_same_choice_as(&self, other: &dyn Any) -> bool;
}

impl<V: View<Game: Wired> + Fields> OneGame for V {
    fn game(&self) -> GameName {
        V::Game::GAME
    }

    fn waiting(&self) -> Waiting {
        View::waiting(self)
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn has_same_choice_as(&self, other: &dyn Any) -> bool {
        other.downcast_ref().is_some_and(|other| self.has_same_choice(other))
    }
}

impl GameView {
    /// The view of one game as one of any.
    pub(crate) fn new(view: impl View<Game: Wired> + Fields) -> Self {
        Self(Arc::new(view))
    }

    /// The view of one game; `None` if it is that of another.
    #[must_use]
    pub fn of<V: Any + Send + Sync>(&self) -> Option<Arc<V>> {
        let view: Arc<dyn Any + Send + Sync> = Arc::clone(&self.0) as _;
        view.downcast().ok()
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> GameName {
        self.0.game()
    }

    /// Whether the game waits for a choice of this seat.
    #[must_use]
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.0.waiting().is_for(seat)
    }

    /// Whether the viewer has the same choice in both, which may differ in what others have sealed or said.
    #[must_use]
    pub fn has_same_choice(&self, other: &Self) -> bool {
        self.0.has_same_choice_as(&*other.0)
    }
}

impl PartialEq for GameView {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

/// How it stands with the connection to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Connection {
    /// Being made for the first time.
    #[default]
    Opening,
    /// All is well.
    Open,
    /// Lost; tried again at this time (milliseconds since 1970).
    Lost {
        /// When.
        again: Millis,
    },
    /// Given up: the screen says why.
    Ended,
}

/// Advice of a bot for the seat that must choose.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Hint {
    /// Nobody asked.
    #[default]
    None,
    /// A bot thinks about it.
    Thinking,
    /// This is what it says.
    Given(Arc<Advised>),
}

pub use worker::Advised;

/// Looks at what is asked for before it goes out: why it must not, if it must not.
pub type Guard = Box<dyn Fn(&TableRequest) -> Option<protocol::Reason>>;

/// What a viewer knows of a table after a message. All of it belongs together.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// The number of the message.
    pub number: u64,
    /// The table beside the game.
    pub table: Option<Arc<TableView>>,
    /// The game, once it has started.
    pub view: Option<GameView>,
    /// The game as it was sent, for those to whom it is sent on.
    pub sent: Option<Arc<ViewFields>>,
    /// What happened with this message.
    pub news: Arc<Vec<News>>,
    /// Whether the viewer's last choice can be taken back.
    pub take_back: TakeBack,
}

/// What the screen needs to know of a table, and the way to ask for something. Cheap to copy; everything in it is reactive.
#[derive(Clone, Copy)]
pub struct Play {
    /// What is known of the table. It changes with each message; what reads only a part of it reads one of the next three.
    pub snapshot: RwSignal<Snapshot>,
    /// The table beside the game.
    pub table: Memo<Option<Arc<TableView>>>,
    /// The game, once it has started.
    pub view: Memo<Option<GameView>>,
    /// Whether the last choice can be taken back freely.
    pub may_take_back: Memo<bool>,
    /// Who is connected.
    pub presence: RwSignal<Option<Presence>>,
    /// What was said freely, the oldest first.
    pub chat: RwSignal<Vec<ChatLine>>,
    /// How the connection is.
    pub connection: RwSignal<Connection>,
    /// What was asked for and is not answered yet.
    pub asked: RwSignal<Option<TableRequest>>,
    /// Whether something is asked for: nothing else may be chosen meanwhile.
    pub busy: Memo<bool>,
    /// Why the last thing that was asked for was refused; a key and its gaps.
    pub refusal: RwSignal<Option<protocol::Reason>>,
    /// Where the next game is.
    pub rematch: RwSignal<Option<TableId>>,
    /// Whether the device has no room to save the table any more.
    pub is_unsaved: RwSignal<bool>,
    /// Whether the server speaks another version: the page must be loaded anew.
    pub outdated: RwSignal<bool>,
    /// The advice that was asked for; gone once the game asks something else.
    pub hint: RwSignal<Hint>,
    /// Whether this is only looked at: a replay, a lesson that speaks. Nothing can be chosen then.
    pub still: RwSignal<bool>,
    ask: StoredValue<Box<dyn Fn(TableRequest)>, LocalStorage>,
    guard: StoredValue<Option<Guard>, LocalStorage>,
}

impl Play {
    /// A table of which nothing is known yet. What is asked for goes to `ask`.
    #[must_use]
    pub fn new(ask: impl Fn(TableRequest) + 'static) -> Self {
        let snapshot = RwSignal::new(Snapshot::default());
        let asked = RwSignal::new(None);
        let still = RwSignal::new(false);
        let is_free = move || snapshot.with(|snapshot| snapshot.take_back == TakeBack::Free);
        Self {
            snapshot,
            table: Memo::new(move |_| snapshot.with(|snapshot| snapshot.table.clone())),
            view: Memo::new(move |_| snapshot.with(|snapshot| snapshot.view.clone())),
            may_take_back: Memo::new(move |_| !still.get() && is_free()),
            presence: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            connection: RwSignal::new(Connection::Opening),
            asked,
            busy: Memo::new(move |_| asked.with(Option::is_some)),
            refusal: RwSignal::new(None),
            rematch: RwSignal::new(None),
            is_unsaved: RwSignal::new(false),
            outdated: RwSignal::new(false),
            hint: RwSignal::new(Hint::None),
            still,
            ask: StoredValue::new_local(Box::new(ask)),
            guard: StoredValue::new_local(None),
        }
    }

    /// Asks for something.
    pub fn ask(&self, request: TableRequest) {
        let refused = self.guard.with_value(|guard| guard.as_ref().and_then(|guard| guard(&request)));
        match refused {
            Some(reason) => self.refusal.set(Some(reason)),
            None => self.ask.with_value(|ask| ask(request)),
        }
    }

    /// From now on this looks at what is asked for first, as a lesson does.
    pub fn set_guard(&self, guard: impl Fn(&TableRequest) -> Option<protocol::Reason> + 'static) {
        self.guard.set_value(Some(Box::new(guard)));
    }

    /// Makes a choice, or says something about a pile. Nothing happens while another request is under way.
    pub fn act(&self, action: impl Display) {
        if !self.busy.get_untracked() && !self.still.get_untracked() {
            self.ask(TableRequest::Act { number: self.number(), action: action.to_string() });
        }
    }

    /// Takes back the last choice, while it is not final.
    pub fn take_back(&self) {
        if !self.busy.get_untracked() && self.may_take_back.get_untracked() {
            self.ask(TableRequest::TakeBack { number: self.number() });
        }
    }

    /// Asks a bot what it would do here.
    pub fn ask_hint(&self) {
        if self.hint.with_untracked(|hint| *hint == Hint::None) && !self.still.get_untracked() {
            crate::link::ask_hint(*self);
        }
    }

    /// The number of the last message. Nothing follows it: it changes with each message.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.snapshot.with_untracked(|snapshot| snapshot.number)
    }

    /// What happened with the last message.
    #[must_use]
    pub fn news(&self) -> Arc<Vec<News>> {
        self.snapshot.with(|snapshot| Arc::clone(&snapshot.news))
    }

    /// The choice that was asked for and is not answered yet: a board may show it as made.
    #[must_use]
    pub fn under_way<A: FromStr>(&self) -> Option<A> {
        self.asked.with(|asked| match asked {
            Some(TableRequest::Act { action, .. }) => action.parse().ok(),
            _ => None,
        })
    }

    /// The own seat; a spectator has none.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.table.with(|table| table.as_ref()?.you.seat.and_then(Seat::new))
    }

    /// Whether a seat is that of the person who looks. In a replay, where one looks through many eyes, none is.
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        !self.still.get() && self.seat() == Some(seat)
    }

    /// Whether the game waits for a choice of the own seat.
    #[must_use]
    pub fn must_choose(&self) -> bool {
        let seat = self.seat();
        self.view.with(|view| view.as_ref().zip(seat).is_some_and(|(view, seat)| view.waits_for(seat)))
    }

    /// How far the table has come.
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        self.table.with(|table| table.as_ref().map(|table| table.phase))
    }

    /// What a seat is called: the person's name, or the bot's in the language of the page.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let sitter = self.table.with(|table| {
            let seats = &table.as_ref()?.seats;
            seats.get(usize::from(seat.number())).map(|seat| seat.sitter.clone())
        });
        match sitter {
            Some(Sitter::Person { name }) => name.as_str().to_owned(),
            Some(Sitter::Bot { .. }) => crate::say!("bot-name", number = seat.number() + 1),
            Some(Sitter::Open) | None => crate::say!("seat-name", number = seat.number() + 1),
        }
    }

    /// What a seat is called where others are, too: the own one is marked, unless it is called nothing but "you".
    #[must_use]
    pub fn label(&self, seat: Seat) -> String {
        let name = self.name(seat);
        if self.is_you(seat) && name != crate::say!("you") {
            return crate::say!("seat-you", name = name);
        }
        name
    }

    /// The level of the bot in a seat, as its key in notation; none for a person.
    #[must_use]
    pub fn bot_level(&self, seat: Seat) -> Option<String> {
        self.table.with(|table| match &table.as_ref()?.seats.get(usize::from(seat.number()))?.sitter {
            Sitter::Bot { level } => Some(level.clone()),
            Sitter::Open | Sitter::Person { .. } => None,
        })
    }
}
