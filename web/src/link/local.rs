//! Tables on this device: the worker runs them, the page keeps their logs.

use super::attendee::Attendee;
use super::kept;
use super::played;
use super::thinker::{self, Thinker};
use crate::device;
use protocol::http::NewTable;
use protocol::{GuestId, InviteKey, PlayerName, Request, SeatPlan, TableId, TableRequest};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use table::{Entry, Event, Opening};
use worker::{FromWorker, ToWorker};

/// How the names begin under which logs are kept.
const PREFIX: &str = "benben.table.";

/// The people of a table, each with what they may see.
type People = Vec<(GuestId, Rc<Attendee>)>;

thread_local! {
    static TABLES: RefCell<BTreeMap<TableId, People>> = const { RefCell::new(BTreeMap::new()) };
}

/// A table on this device and the people at it, each with what they may see.
pub struct LocalTable {
    id: TableId,
    people: People,
}

impl LocalTable {
    /// Opens a table that is kept on this device, if it is.
    #[must_use]
    pub fn load(id: &TableId) -> Option<Self> {
        let log: Vec<String> = log(id)?.lines().map(str::to_owned).collect();
        let people: Vec<GuestId> = opening(&log)?.seated.into_iter().map(|(_, guest, _)| guest).collect();
        Some(Self::run(id, log, people))
    }

    /// Opens a table that is not kept: once it is left, it is gone.
    #[must_use]
    pub fn passing(opening: Opening) -> Self {
        let (id, people) =
            (opening.table.clone(), opening.seated.iter().map(|(_, guest, _)| guest.clone()).collect());
        let entry = Entry { at: device::now(), id: None, event: Event::Created(Box::new(opening)) };
        Self::run(&id, vec![entry.text()], people)
    }

    fn run(id: &TableId, log: Vec<String>, people: Vec<GuestId>) -> Self {
        let fresh = log.len() == 1;
        Thinker::shared(|thinker| thinker.say(&ToWorker::Load { log }));
        let table = Self::attend(id, people);
        if let Some((_, host)) = table.people.first().filter(|_| fresh) {
            host.play().ask(TableRequest::Start);
        }
        table
    }

    fn attend(id: &TableId, people: Vec<GuestId>) -> Self {
        let attend = |guest: GuestId| {
            let (table, who) = (id.clone(), guest.clone());
            let attendee = Attendee::new(move |request: &Request| {
                let (table, guest) = (table.clone(), who.clone());
                let request = serde_json::to_string(request).unwrap_or_default();
                Thinker::shared(|thinker| thinker.say(&ToWorker::Say { table, guest, request }));
            });
            (guest, attendee)
        };
        let people: People = people.into_iter().map(attend).collect();
        TABLES.with_borrow_mut(|tables| {
            let known = people.iter().map(|(guest, attendee)| (guest.clone(), Rc::clone(attendee))).collect();
            tables.insert(id.clone(), known);
        });
        for (_, attendee) in &people {
            attendee.join(id, None);
        }
        Self { id: id.clone(), people }
    }

    /// The people at the table, in the order of their seats.
    pub fn people(&self) -> impl Iterator<Item = &Rc<Attendee>> {
        self.people.iter().map(|(_, attendee)| attendee)
    }
}

impl Drop for LocalTable {
    fn drop(&mut self) {
        TABLES.with_borrow_mut(|tables| tables.remove(&self.id));
        let table = self.id.clone();
        Thinker::shared(|thinker| thinker.say(&ToWorker::Leave { table }));
    }
}

/// Makes a table on this device, with these people in the seats that no bot has. Nothing, if it can't be kept. The game starts when
/// the table is first loaded.
pub fn open_local(plan: NewTable, people: &[PlayerName]) -> Option<TableId> {
    let id = TableId::new(device::random());
    let open = plan.seats.iter().zip(0..).filter(|(seat, _)| matches!(seat, SeatPlan::Open));
    let seated: Vec<(u8, GuestId, PlayerName)> = open
        .zip(people)
        .map(|((_, seat), name)| (seat, GuestId::new(device::random()), name.clone()))
        .collect();
    let host = seated.first()?.1.clone();
    let opening = Opening {
        table: id.clone(),
        plan,
        host: host.clone(),
        invite: InviteKey::new(device::random()),
        secret: device::random_hex::<32>(),
        seated,
    };
    let event = Event::Created(Box::new(opening));
    let entry = Entry { at: device::now(), id: None, event };
    kept::keep_log(&id, &entry.text()).then_some(id)
}

/// The ids of all tables on this device.
pub(super) fn ids() -> Vec<TableId> {
    let names = device::names(PREFIX);
    names.iter().filter_map(|name| name.strip_prefix(PREFIX)?.parse().ok()).collect()
}

/// The log of a table, an entry a line.
pub(super) fn log(id: &TableId) -> Option<String> {
    device::kept(&name(id))
}

/// Under which name the log of a table is kept.
pub(super) fn name(id: &TableId) -> String {
    format!("{PREFIX}{}", id.as_str())
}

fn opening(log: &[String]) -> Option<Opening> {
    let entry: Entry = serde_json::from_str(log.first()?).ok()?;
    match entry.event {
        Event::Created(opening) => Some(*opening),
        _ => None,
    }
}

/// Something came from the worker.
pub(super) fn heard(message: FromWorker) {
    match message {
        FromWorker::Entry { listed, text } => {
            let table = listed.table.clone();
            // What is not kept from its first entry on is not kept at all.
            let log = match log(&table) {
                Some(log) => format!("{log}\n{text}"),
                None if opening(std::slice::from_ref(&text)).is_some() => text,
                None => return,
            };
            kept::keep_log(&table, &log);
            kept::note(*listed);
        }
        FromWorker::Told { table, guest, text } => {
            let attendee = TABLES.with_borrow(|tables| {
                let people = tables.get(&table)?;
                people.iter().find(|(known, _)| *known == guest).map(|(_, attendee)| Rc::clone(attendee))
            });
            if let Some(attendee) = attendee {
                attendee.hear(&text);
            }
        }
        FromWorker::Advised { question, advised } => thinker::advised(question, advised),
        FromWorker::Replayed { question, replayed } => played::replayed(question, replayed),
        // Only workers of their own are asked for these.
        FromWorker::Progress { .. } | FromWorker::Analysed { .. } => {}
    }
}
