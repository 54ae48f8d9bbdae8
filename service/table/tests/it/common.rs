//! A driver for tables: keeps the log, plays the part of the server, and holds what every client has patched together
//! against what the table would tell it anew.

use bots::SearchLimits;
use protocol::http::NewTable;
use protocol::{
    ChatText, Clock, CommandId, GuestId, InviteKey, Message, Millis, News, Phase, PlayerName, SeatPlan,
    Snapshot, TableId, TableRequest, TakeBack, Update,
};
use record::GameName;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use table::{AnyTable, Change, Knock, Opening};
use tabletop::{Luck, Seat, Seeded, Viewer, pick};

/// When every test begins.
pub(crate) const START: Millis = 1_700_000_000_000;

pub(crate) const GAMES: [GameName; 3] = [GameName::TheGame, GameName::SilverGold, GameName::Pyramids];

/// The fewest and the most players of a game.
pub(crate) fn players(game: GameName) -> std::ops::RangeInclusive<u8> {
    match game {
        GameName::TheGame => 1..=5,
        GameName::SilverGold => 2..=4,
        GameName::Pyramids => 2..=6,
    }
}

/// Guest 0 is the host.
pub(crate) fn guest(number: u8) -> GuestId {
    GuestId::new([number + 1; 16])
}

pub(crate) fn name(text: &str) -> PlayerName {
    text.parse().unwrap()
}

pub(crate) fn invite() -> InviteKey {
    InviteKey::new([77; 16])
}

pub(crate) fn secret(number: u64) -> String {
    format!("{number:064x}")
}

pub(crate) fn chat(text: &str) -> TableRequest {
    TableRequest::Chat { text: text.parse::<ChatText>().unwrap() }
}

pub(crate) fn sit(seat: impl Into<Option<u8>>, called: &str) -> TableRequest {
    TableRequest::Sit { seat: seat.into(), name: name(called), mix: String::new() }
}

pub(crate) fn bot(level: &str) -> SeatPlan {
    SeatPlan::Bot { level: level.to_owned() }
}

/// A table with one letter a seat: `.` for whoever comes, `n` a novice, `c` a casual bot.
pub(crate) fn plan(game: GameName, seats: &str) -> NewTable {
    let seat = |letter| match letter {
        'n' => bot("novice"),
        'c' => bot("casual"),
        _ => SeatPlan::Open,
    };
    NewTable {
        game,
        seats: seats.chars().map(seat).collect(),
        options: String::new(),
        deck: None,
        public: true,
        spectators: true,
        clock: None,
        patience: None,
        name: None,
    }
}

pub(crate) fn opening(plan: NewTable, seed: u64) -> Opening {
    Opening {
        table: TableId::new([9; 10]),
        seated: plan.name.iter().map(|name| (0, guest(0), name.clone())).collect(),
        plan,
        host: guest(0),
        invite: invite(),
        secret: secret(seed),
    }
}

/// What a client knows, patched together from messages.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) viewer: Viewer,
    pub(crate) number: u64,
    pub(crate) table: Value,
    pub(crate) view: Option<Object>,
    pub(crate) take_back: TakeBack,
    pub(crate) chat: Vec<Value>,
    /// The requests that updates said were done.
    pub(crate) done: Vec<CommandId>,
    pub(crate) news: Vec<News>,
}

type Object = Map<String, Value>;

/// The parts of a message: what the game tells, and the rest.
fn parts(text: &[u8]) -> (Message, Option<Object>, Option<Object>) {
    let mut message: Object = serde_json::from_slice(text).unwrap();
    let mut object = |name| match message.remove(name) {
        Some(Value::Object(object)) => Some(object),
        None => None,
        Some(other) => panic!("{name}: {other}"),
    };
    let (view, changed) = (object("view"), object("changed"));
    (protocol::read(&Value::Object(message).to_string()).unwrap(), view, changed)
}

impl Client {
    fn new(viewer: Viewer) -> Self {
        let (table, view, chat) = (Value::Null, None, Vec::new());
        let take_back = TakeBack::default();
        Self { viewer, number: 0, table, view, take_back, chat, done: Vec::new(), news: Vec::new() }
    }

    pub(crate) fn hear(&mut self, text: &[u8]) {
        let (message, view, changed) = parts(text);
        match message {
            Message::View(Snapshot { number, id, table, take_back, chat, .. }) => {
                self.number = number;
                self.done.extend(id);
                self.table = serde_json::to_value(table).unwrap();
                self.view = view;
                self.take_back = take_back;
                self.chat = chat.iter().map(|line| serde_json::to_value(line).unwrap()).collect();
            }
            Message::Update(Update { number, id, news, table, time, take_back, .. }) => {
                assert_eq!(number, self.number + 1, "numbers go up by one");
                self.number = number;
                self.done.extend(id);
                if let Some(table) = table {
                    self.table = serde_json::to_value(table).unwrap();
                }
                if let Some(time) = time {
                    self.table["time"] = serde_json::to_value(time).unwrap();
                }
                if let Some(take_back) = take_back {
                    assert_ne!(take_back, self.take_back, "only changes are told");
                    self.take_back = take_back;
                }
                if let Some(view) = view {
                    self.view = Some(view);
                }
                if let Some(changed) = changed {
                    self.view.as_mut().unwrap().extend(changed);
                }
                for line in news.iter().filter(|news| matches!(news, News::Chat(_))) {
                    let mut line = serde_json::to_value(line).unwrap();
                    line.as_object_mut().unwrap().remove("what");
                    self.chat.push(line);
                }
                if self.chat.len() > 50 {
                    self.chat.remove(0);
                }
                self.news.extend(news);
            }
            Message::InStep { number } => assert_eq!(number, self.number),
            other => panic!("{other:?}"),
        }
    }

    /// Whether a message with everything tells nothing that the client does not know.
    fn check(&self, text: &[u8]) {
        let mut fresh = Self::new(self.viewer);
        fresh.hear(text);
        assert_eq!(self.number, fresh.number, "{:?}", self.viewer);
        assert_eq!(self.table, fresh.table, "{:?}", self.viewer);
        assert_eq!(self.view, fresh.view, "{:?}", self.viewer);
        assert_eq!(self.take_back, fresh.take_back, "{:?}", self.viewer);
        assert_eq!(self.chat, fresh.chat, "{:?}", self.viewer);
    }
}

/// A table with its log and its clients.
pub(crate) struct Room {
    pub(crate) table: AnyTable,
    pub(crate) log: Vec<String>,
    pub(crate) now: Millis,
    pub(crate) clients: BTreeMap<u8, Client>,
    /// Everything that was sent, with the guest who got it.
    pub(crate) sent: Vec<(u8, String)>,
    commands: u32,
}

/// Everything that anybody could tell about a table.
pub(crate) fn looks(table: &mut AnyTable, now: Millis) -> Vec<String> {
    let text = |bytes: bytes::Bytes| String::from_utf8(bytes.to_vec()).unwrap();
    let mut looks: Vec<String> =
        (0..8).map(|number| text(table.view_text(&guest(number), None, now))).collect();
    for viewer in Viewer::all(6) {
        looks.push(format!("{viewer:?} {}", table.number(viewer)));
        looks.extend(table.legal_text(viewer).map(text));
    }
    looks.push(format!("{:?} {}", table.phase(), table.entries()));
    looks.push(serde_json::to_string(&table.listing()).unwrap());
    looks.extend(table.record());
    looks
}

impl Room {
    /// A table that the host has made and looks at.
    pub(crate) fn open(plan: NewTable, seed: u64) -> Self {
        let (table, change) = AnyTable::open(opening(plan, seed), START).unwrap();
        Self::of(table, &change)
    }

    /// A table that was made, nobody there yet.
    pub(crate) fn of(table: AnyTable, change: &Change) -> Self {
        assert_eq!(change.number, 0);
        let log = vec![change.entry.text()];
        Self { table, log, now: START, clients: BTreeMap::new(), sent: Vec::new(), commands: 0 }
    }

    /// A table with a person in each open seat, guest 0 in the first one, and a spectator (guest 7). Not started.
    pub(crate) fn full(plan: NewTable, seed: u64) -> Self {
        let open = plan.seats.iter().filter(|seat| **seat == SeatPlan::Open).count() as u8;
        let mut room = Self::open(plan, seed);
        for number in (0..open).chain([7]) {
            room.join(number);
        }
        for number in 0..open {
            room.done(number, sit(None, &format!("Guest {number}")));
        }
        room
    }

    /// The same, started.
    pub(crate) fn started(plan: NewTable, seed: u64) -> Self {
        let mut room = Self::full(plan, seed);
        room.done(0, TableRequest::Start);
        room
    }

    pub(crate) fn command(&mut self) -> CommandId {
        self.commands += 1;
        format!("c{}", self.commands).parse().unwrap()
    }

    /// A guest connects.
    pub(crate) fn join(&mut self, number: u8) {
        self.join_since(number, None);
    }

    /// A guest whose connection was lost connects again and gets what was missed.
    pub(crate) fn rejoin(&mut self, client: Client, number: u8) {
        let since = client.number;
        self.clients.insert(number, client);
        self.join_since(number, Some(since));
    }

    fn join_since(&mut self, number: u8, since: Option<u64>) {
        let guest = guest(number);
        let change = self.table.arrive(&guest, self.now);
        let viewer = self.table.viewer(&guest);
        let mut client = self.clients.remove(&number).unwrap_or_else(|| Client::new(viewer));
        client.viewer = viewer;
        if let Some(change) = change {
            self.take(change);
        }
        for text in self.table.since(&guest, since, self.now) {
            self.sent.push((number, String::from_utf8(text.to_vec()).unwrap()));
            client.hear(&text);
        }
        self.clients.insert(number, client);
    }

    /// A guest's connection is lost.
    pub(crate) fn part(&mut self, number: u8) -> Client {
        let client = self.clients.remove(&number).unwrap();
        self.table.depart(client.viewer, self.now);
        client
    }

    /// Writes a change down and tells it, as a server does.
    pub(crate) fn take(&mut self, change: Change) {
        assert_eq!(change.number, self.log.len() as u64, "(table, number) is the key");
        self.log.push(change.entry.text());
        assert!(self.table.entries() >= self.log.len() as u64);
        let moved: Vec<u8> = (0..8).filter(|number| change.moved.contains(&guest(*number))).collect();
        let table = &self.table;
        for told in &change.told {
            let to = self.clients.iter_mut().filter(|(number, client)| {
                told.is_for(client.viewer, table.is_host(&guest(**number))) && !moved.contains(number)
            });
            for (number, client) in to {
                self.sent.push((*number, String::from_utf8(told.text.to_vec()).unwrap()));
                client.hear(&told.text);
            }
        }
        for number in moved {
            let Some(mut client) = self.clients.remove(&number) else { continue };
            client.viewer = self.table.reseat(client.viewer, &guest(number), self.now);
            if self.table.may_stay(&guest(number)).is_err() {
                self.table.depart(client.viewer, self.now);
                continue;
            }
            let text = self.table.view_text(&guest(number), change.entry.id.clone(), self.now);
            self.sent.push((number, String::from_utf8(text.to_vec()).unwrap()));
            client.hear(&text);
            self.clients.insert(number, client);
        }
    }

    /// A guest asks for something.
    pub(crate) fn ask(&mut self, number: u8, request: TableRequest) -> Result<(), &'static str> {
        let id = self.command();
        self.ask_as(number, id, request).map(drop)
    }

    /// A guest asks for something under this name. Whether it was new.
    pub(crate) fn ask_as(
        &mut self,
        number: u8,
        id: CommandId,
        request: TableRequest,
    ) -> Result<bool, &'static str> {
        match self.table.ask(&guest(number), Some(id), request, self.now) {
            Ok(Knock::Changed(change)) => {
                self.take(*change);
                Ok(true)
            }
            Ok(Knock::Repeated(_)) => Ok(false),
            Err(refused) => Err(refused.key()),
        }
    }

    /// It must be done.
    #[track_caller]
    pub(crate) fn done(&mut self, number: u8, request: TableRequest) {
        assert_eq!(self.ask(number, request.clone()), Ok(()), "{request:?}");
    }

    /// It must be refused with this key, and nothing may change.
    #[track_caller]
    pub(crate) fn refused(&mut self, number: u8, request: TableRequest, key: &str) {
        let (before, entries) = (looks(&mut self.table, self.now), self.log.len());
        assert_eq!(self.ask(number, request.clone()), Err(key), "{request:?}");
        assert_eq!(looks(&mut self.table, self.now), before, "{request:?} was refused and changed something");
        assert_eq!(self.log.len(), entries);
    }

    /// The last number of a guest.
    pub(crate) fn number(&self, number: u8) -> u64 {
        self.table.number(self.table.viewer(&guest(number)))
    }

    pub(crate) fn seat(&self, number: u8) -> Option<Seat> {
        self.table.viewer(&guest(number)).seat()
    }

    pub(crate) fn act(&mut self, number: u8, action: &str) -> Result<(), &'static str> {
        let act = TableRequest::Act { number: self.number(number), action: action.to_owned() };
        self.ask(number, act)
    }

    #[track_caller]
    pub(crate) fn acts(&mut self, number: u8, action: &str) {
        assert_eq!(self.act(number, action), Ok(()), "{action}");
    }

    pub(crate) fn take_back(&self, number: u8) -> TableRequest {
        TableRequest::TakeBack { number: self.number(number) }
    }

    pub(crate) fn ask_undo(&self, number: u8) -> TableRequest {
        TableRequest::AskUndo { number: self.number(number) }
    }

    /// What a guest may choose now.
    pub(crate) fn legal(&self, number: u8) -> Vec<String> {
        match self.table.legal_text(self.table.viewer(&guest(number))) {
            None => Vec::new(),
            Some(text) => match protocol::read(std::str::from_utf8(&text).unwrap()).unwrap() {
                Message::Legal { actions, .. } => actions,
                other => panic!("{other:?}"),
            },
        }
    }

    /// Guests with a seat whom the game waits for, and for whom no bot plays.
    pub(crate) fn waited_for(&self) -> Vec<u8> {
        let led = |number: &u8| self.seat(*number).is_some_and(|seat| !self.stands_in(seat.number()));
        (0..7).filter(led).filter(|number| !self.legal(*number).is_empty()).collect()
    }

    pub(crate) fn stands_in(&self, seat: u8) -> bool {
        let (stood_in, returned) =
            (format!("\"stood-in\",\"seat\":{seat}"), format!("\"returned\",\"seat\":{seat}"));
        let last = self.log.iter().rev().find(|line| line.contains(&stood_in) || line.contains(&returned));
        last.is_some_and(|line| line.contains(&stood_in))
    }

    /// Lets bots think until they wait.
    pub(crate) fn bots(&mut self) -> u32 {
        let mut thoughts = 0;
        while let Some(job) = self.table.bot_job() {
            assert!(thoughts < 10_000, "bots come to an end");
            thoughts += 1;
            let thought = job.think(&SearchLimits::DEFAULT);
            for change in self.table.thought(thought, self.now) {
                self.take(change);
            }
        }
        assert!(!self.table.wants_bot());
        thoughts
    }

    pub(crate) fn tick(&mut self) {
        for change in self.table.tick(self.now) {
            self.take(change);
        }
    }

    /// One of those waited for does something legal; bots think. Whether the game goes on.
    pub(crate) fn step(&mut self, luck: &mut Seeded) -> bool {
        if self.table.phase() != Phase::Playing {
            return false;
        }
        self.now += Millis::from(luck.below(2_000));
        self.bots();
        let waited_for = self.waited_for();
        if let Some(number) = pick(&waited_for, luck) {
            let legal = self.legal(*number);
            let action = pick(&legal, luck).unwrap();
            self.acts(*number, action);
        }
        self.table.phase() == Phase::Playing
    }

    pub(crate) fn play_out(&mut self, luck: &mut Seeded) {
        for _ in 0..5_000 {
            if !self.step(luck) {
                break;
            }
        }
        assert_eq!(self.table.phase(), Phase::Over);
    }

    /// The table as a restart would make it.
    #[track_caller]
    pub(crate) fn rebuilt(&self) -> AnyTable {
        AnyTable::rebuild(&self.log).unwrap()
    }

    /// Every client knows exactly what a table rebuilt from the log would tell anew.
    #[track_caller]
    pub(crate) fn check(&self) -> AnyTable {
        assert_eq!(self.table.entries(), self.log.len() as u64);
        let mut rebuilt = self.rebuilt();
        for (number, client) in &self.clients {
            client.check(&rebuilt.view_text(&guest(*number), None, self.now));
        }
        rebuilt
    }

    /// The table is the one that its log makes.
    #[track_caller]
    pub(crate) fn check_rebuild(&mut self) {
        let mut rebuilt = self.check();
        assert_eq!(looks(&mut self.table, self.now), looks(&mut rebuilt, self.now));
    }

    pub(crate) fn view(&self, number: u8) -> &Object {
        self.clients[&number].view.as_ref().unwrap()
    }

    pub(crate) fn news(&mut self, number: u8) -> Vec<News> {
        std::mem::take(&mut self.clients.get_mut(&number).unwrap().news)
    }

    pub(crate) fn forget_news(&mut self) {
        self.clients.values_mut().for_each(|client| client.news.clear());
    }
}

pub(crate) const SECONDS: Millis = 1_000;
pub(crate) const FAST: Clock = Clock::RealTime { choice: 10, bank: 60 };

/// Something that a guest might want, sensible or not.
pub(crate) fn anything(room: &Room, number: u8, luck: &mut Seeded) -> TableRequest {
    let seat = luck.below(7) as u8;
    let at = room.number(number).saturating_sub(u64::from(luck.below(3) / 2));
    let legal = room.legal(number);
    match luck.below(if legal.is_empty() { 24 } else { 60 }) {
        0 => sit(Some(seat), "Anybody"),
        1 => sit(None, "Somebody"),
        2 => TableRequest::Mix { mix: ["", "00ff", "xyz"][luck.below(3) as usize].to_owned() },
        3 => TableRequest::Name { name: name(["Ada", "Bob"][luck.below(2) as usize]) },
        4 if luck.below(3) == 0 => TableRequest::Leave,
        5..7 => TableRequest::Return,
        7 => TableRequest::Seat {
            seat,
            plan: [SeatPlan::Open, bot("novice"), bot("oracle")][luck.below(3) as usize].clone(),
        },
        8 if luck.below(4) == 0 => TableRequest::Remove { seat },
        9 => TableRequest::Start,
        10 if luck.below(40) == 0 => TableRequest::Close,
        11 => TableRequest::Act {
            number: at,
            action: ["end", "keen 4", "1>A1", "", "say Z1 leave"][luck.below(5) as usize].to_owned(),
        },
        12..14 => TableRequest::Act {
            number: at,
            action: format!(
                "say {} {}",
                ["A1", "A2", "D1", "D2"][luck.below(4) as usize],
                ["leave", "good", "clear"][luck.below(3) as usize]
            ),
        },
        14..17 => TableRequest::TakeBack { number: at },
        17..19 => TableRequest::AskUndo { number: at },
        19..22 => TableRequest::AnswerUndo { agree: luck.below(3) > 0 },
        22 => chat("Hello"),
        23 => TableRequest::Rematch,
        4 | 8 | 10 => TableRequest::Act { number: at, action: "end".to_owned() },
        _ => TableRequest::Act { number: at, action: pick(&legal, luck).unwrap().clone() },
    }
}
