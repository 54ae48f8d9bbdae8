//! Tables on this device: the worker runs them, the page keeps their logs.

use super::attendee::Attendee;
use super::kept;
use super::played;
use super::tabs::{Across, Tabs};
use super::thinker::{self, Thinker};
use crate::device;
use leptos::prelude::Set as _;
use protocol::http::{Listed, NewTable};
use protocol::{GuestId, InviteKey, PlayerName, Reason, Request, SeatPlan, TableId, TableRequest};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::rc::Rc;
use table::Opening;
use worker::{FromWorker, ToWorker};

/// How the names begin under which logs are kept.
const PREFIX: &str = "benben.table.";

/// The people of a table, each with what they may see.
type People = Vec<(GuestId, Rc<Attendee>)>;

/// A table that this page shows.
struct Shown {
    people: People,
    /// Whether this page runs it; otherwise another tab does.
    runs: bool,
    /// Other tabs that may show it, too; none where it is not kept.
    tabs: Option<Tabs>,
}

thread_local! {
    static TABLES: RefCell<BTreeMap<TableId, Shown>> = const { RefCell::new(BTreeMap::new()) };
    /// The marks of the logs that this page writes: if one has another mark, another tab has written there.
    static MARKS: RefCell<BTreeMap<TableId, u64>> = const { RefCell::new(BTreeMap::new()) };
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
        let log = log(id)?;
        let (_, opening) = Opening::read(log.lines().next()?)?;
        let people = opening.seated.into_iter().map(|(_, guest, _)| guest);
        let table = Self::show(id, people.collect(), false);
        let (hears, runs) = (id.clone(), id.clone());
        let tabs =
            Tabs::meet(&name(id), move |across, text| overheard(&hears, across, &text), move || run(&runs));
        TABLES.with_borrow_mut(|tables| {
            if let Some(shown) = tables.get_mut(id) {
                shown.tabs = tabs;
            }
        });
        // If another tab runs it, it answers; if none does, this one will soon.
        for (_, attendee) in &table.people {
            attendee.join(id, None);
        }
        Some(table)
    }

    /// Opens a table that is not kept: once it is left, it is gone.
    #[must_use]
    pub fn passing(opening: Opening) -> Self {
        let id = opening.table.clone();
        let people = opening.seated.iter().map(|(_, guest, _)| guest.clone()).collect();
        let table = Self::show(&id, people, true);
        start(&id, &opening.entry(device::now()), &table.people);
        table
    }

    fn show(id: &TableId, people: Vec<GuestId>, runs: bool) -> Self {
        let attend = |guest: GuestId| {
            let (table, who) = (id.clone(), guest.clone());
            let attendee = Attendee::new(move |request: &Request| {
                say(&table, &who, &serde_json::to_string(request).unwrap_or_default());
            });
            (guest, attendee)
        };
        let people: People = people.into_iter().map(attend).collect();
        let shown = Shown { people: people.clone(), runs, tabs: None };
        TABLES.with_borrow_mut(|tables| tables.insert(id.clone(), shown));
        Self { id: id.clone(), people }
    }

    /// The people at the table, in the order of their seats.
    pub fn people(&self) -> impl Iterator<Item = &Rc<Attendee>> {
        self.people.iter().map(|(_, attendee)| attendee)
    }
}

impl Drop for LocalTable {
    fn drop(&mut self) {
        let shown = TABLES.with_borrow_mut(|tables| tables.remove(&self.id));
        if shown.is_some_and(|shown| shown.runs) {
            let table = self.id.clone();
            Thinker::shared(|thinker| thinker.say(&ToWorker::Leave { table }, ""));
        }
    }
}

/// From now on this page runs the table, as its log is.
fn run(id: &TableId) {
    let people = TABLES.with_borrow_mut(|tables| {
        let shown = tables.get_mut(id)?;
        shown.runs = true;
        Some(shown.people.clone())
    });
    if let Some((people, log)) = people.zip(log(id)) {
        MARKS.with_borrow_mut(|marks| marks.insert(id.clone(), mark(&log)));
        start(id, &log, &people);
    }
}

/// The worker plays a log and goes on from there. A table that was only made starts by itself.
fn start(id: &TableId, log: &str, people: &People) {
    let fresh = !log.contains('\n');
    let table = id.clone();
    Thinker::shared(|thinker| thinker.say(&ToWorker::Load { table }, log));
    for (_, attendee) in people {
        attendee.join_anew(id);
    }
    if let Some((_, host)) = people.first().filter(|_| fresh) {
        host.play().ask(TableRequest::Start);
    }
}

/// Somebody asks for something: the own worker, or that of the tab that runs the table.
fn say(table: &TableId, guest: &GuestId, request: &str) {
    let here = TABLES.with_borrow(|tables| {
        let Some(Shown { runs: false, tabs, .. }) = tables.get(table) else { return true };
        if let Some(tabs) = tabs {
            tabs.say(&Across::Say(guest.clone()), request);
        }
        false
    });
    if here {
        let (table, guest) = (table.clone(), guest.clone());
        Thinker::shared(|thinker| thinker.say(&ToWorker::Say { table, guest }, request));
    }
}

/// Another tab says something about a table that is shown here, too.
fn overheard(table: &TableId, across: Across, text: &str) {
    let runs = TABLES.with_borrow(|tables| tables.get(table).map(|shown| shown.runs));
    match (across, runs) {
        (Across::Say(guest), Some(true)) => say(table, &guest, text),
        (Across::Told(guest), Some(false)) => tell(table, &guest, text),
        (Across::Unsaved, Some(false)) => unsaved(table),
        (Across::Say(_) | Across::Told(_) | Across::Unsaved, _) => {}
    }
}

/// The log of a table makes no sense: a page of another version has written it.
fn unreadable(table: &TableId) {
    let key = crate::key!("table-unreadable").to_owned();
    let reason = Reason { key, arguments: BTreeMap::new(), text: String::new() };
    for (_, attendee) in people(table) {
        attendee.end(reason.clone());
    }
}

/// The device has no more room for a table.
fn unsaved(table: &TableId) {
    for (_, attendee) in people(table) {
        attendee.play().is_unsaved.set(true);
    }
}

/// Says something to the other tabs that show a table.
fn tell_tabs(table: &TableId, across: &Across, text: &str) {
    TABLES.with_borrow(|tables| {
        if let Some(tabs) = tables.get(table).and_then(|shown| shown.tabs.as_ref()) {
            tabs.say(across, text);
        }
    });
}

/// The people of a table that this page shows.
fn people(table: &TableId) -> People {
    TABLES.with_borrow(|tables| tables.get(table).map(|shown| shown.people.clone())).unwrap_or_default()
}

fn tell(table: &TableId, guest: &GuestId, text: &str) {
    if let Some((_, attendee)) = people(table).iter().find(|(known, _)| known == guest) {
        attendee.hear(text);
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
    kept::keep_log(&id, &opening.entry(device::now())).then_some(id)
}

/// The ids of all tables on this device.
pub(super) fn ids() -> Vec<TableId> {
    let names = device::names(PREFIX);
    names.iter().filter_map(|name| name.strip_prefix(PREFIX)?.parse().ok()).collect()
}

/// Whether a table is kept on this device.
#[must_use]
pub fn is_kept(id: &TableId) -> bool {
    log(id).is_some()
}

/// The log of a table, an entry a line.
pub(super) fn log(id: &TableId) -> Option<String> {
    device::kept(&name(id))
}

/// Under which name the log of a table is kept.
pub(super) fn name(id: &TableId) -> String {
    format!("{PREFIX}{}", id.as_str())
}

/// Something came from the worker.
pub(super) fn heard(message: FromWorker, text: String) {
    match message {
        FromWorker::Entry { listed } => keep(*listed, text),
        FromWorker::Unreadable { table } => unreadable(&table),
        FromWorker::Told { table, guest } => {
            tell(&table, &guest, &text);
            tell_tabs(&table, &Across::Told(guest), &text);
        }
        FromWorker::Advised { question, advised } => thinker::advised(question, advised),
        FromWorker::Replayed { question, replayed } => played::replayed(question, replayed),
        // Only workers of their own are asked for these.
        FromWorker::Progress { .. } | FromWorker::Analysed { .. } => {}
    }
}

/// Writes an entry down, if the table is kept.
fn keep(listed: Listed, text: String) {
    let table = listed.table.clone();
    let known = MARKS.with_borrow_mut(|marks| marks.remove(&table));
    let log = match (known, log(&table)) {
        (Some(known), Some(log)) if known == mark(&log) => format!("{log}\n{text}"),
        // Another tab has written there: what it wrote counts, and this page goes on from there if it still shows the table.
        (Some(_), Some(_)) => return run(&table),
        // What is not kept from its first entry on is not kept at all.
        (None, None) if Opening::read(&text).is_some() => text,
        _ => return,
    };
    // A log with a hole would be of no use: after one failed save the table stops saving.
    if kept::keep_log(&table, &log) && kept::note(listed) {
        MARKS.with_borrow_mut(|marks| marks.insert(table, mark(&log)));
    } else {
        unsaved(&table);
        tell_tabs(&table, &Across::Unsaved, "");
    }
}

/// Logs that differ have different marks.
fn mark(log: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    log.hash(&mut hasher);
    hasher.finish()
}
