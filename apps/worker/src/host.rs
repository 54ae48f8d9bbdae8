//! The tables of this device: the same as those of a server, with the people of one page.

use super::{FromWorker, HOST, post};
use crate::device;
use bots::SearchLimits;
use protocol::{CommandId, GuestId, InviteKey, Message, Request, TableId, TableRequest};
use std::collections::BTreeMap;
use table::{AnyTable, Change, Knock, Refused};
use tabletop::Viewer;

/// How long bots wait before they act, in milliseconds, so that people can follow.
const PAUSE: i32 = 450;

/// All tables that the page looks at.
#[derive(Default)]
pub(super) struct Host {
    tables: BTreeMap<TableId, Local>,
}

struct Local {
    table: AnyTable,
    /// Who has come.
    people: Vec<(GuestId, Viewer)>,
    /// Whether somebody will look after the bots soon.
    woken: bool,
}

impl Host {
    pub(super) fn load(&mut self, id: TableId, log: &str) {
        let log: Vec<&str> = log.lines().collect();
        match AnyTable::rebuild(&log) {
            Ok(table) => {
                self.tables.insert(id, Local { table, people: Vec::new(), woken: false });
            }
            Err(_) => post(&FromWorker::Unreadable { table: id }, ""),
        }
    }

    pub(super) fn leave(&mut self, id: &TableId) {
        self.tables.remove(id);
    }

    pub(super) fn hear(&mut self, id: &TableId, guest: &GuestId, request: &str) {
        let (Some(local), Ok(request)) = (self.tables.get_mut(id), serde_json::from_str(request)) else {
            return;
        };
        let now = device::now();
        match request {
            Request::Join { since, .. } => {
                let change = local.table.arrive(guest, now);
                let viewer = local.table.viewer(guest);
                local.people.retain(|(known, _)| known != guest);
                if let Some(change) = change {
                    local.tell(change);
                }
                local.people.push((guest.clone(), viewer));
                for text in local.table.since(guest, since, now) {
                    local.say(guest, &text);
                }
            }
            Request::Sync { since } => {
                for text in local.table.since(guest, since, now) {
                    local.say(guest, &text);
                }
            }
            Request::Ping => local.say_message(guest, &Message::Pong { now }),
            Request::Do { id: command, request } => {
                let next = local.ask(guest, command.clone(), request);
                match next {
                    Ok(Some(next)) => {
                        self.tables.insert(next.table.id().clone(), next);
                    }
                    Ok(None) => {}
                    Err(refused) => {
                        let message = Message::Refused { id: Some(command), reason: refused.reason() };
                        local.say_message(guest, &message);
                    }
                }
            }
        }
        self.wake(id);
    }

    /// Sees to it that a bot that should act does so soon.
    fn wake(&mut self, id: &TableId) {
        let Some(local) = self.tables.get_mut(id) else { return };
        if local.woken || local.people.is_empty() || !local.table.wants_bot() {
            return;
        }
        local.woken = true;
        let id = id.clone();
        device::after(PAUSE, move || HOST.with_borrow_mut(|host| host.think(&id)));
    }

    fn think(&mut self, id: &TableId) {
        let Some(local) = self.tables.get_mut(id) else { return };
        local.woken = false;
        if let Some(job) = local.table.bot_job() {
            let thought = job.think(&SearchLimits::DEFAULT);
            for change in local.table.thought(thought, device::now()) {
                local.tell(change);
            }
        }
        self.wake(id);
    }
}

impl Local {
    /// Does what somebody asks for; for a rematch that is a new table.
    fn ask(
        &mut self,
        guest: &GuestId,
        id: CommandId,
        request: TableRequest,
    ) -> Result<Option<Self>, Refused> {
        let now = device::now();
        if matches!(request, TableRequest::Rematch) {
            let secret = device::random_hex::<32>();
            let fresh = (TableId::new(device::random()), InviteKey::new(device::random()), secret);
            let (change, next, opened) = self.table.rematch(guest, Some(id), fresh, now)?;
            let table = next.id().clone();
            post(&FromWorker::Entry { listed: Box::new(next.listing().listed) }, &opened.entry.text());
            self.tell(change);
            for (guest, _) in &self.people {
                self.say_message(guest, &Message::Rematch { table: table.clone() });
            }
            return Ok(Some(Self { table: next, people: Vec::new(), woken: false }));
        }
        match self.table.ask(guest, Some(id.clone()), request, now)? {
            Knock::Repeated(number) => self.say_message(guest, &Message::Done { id, number }),
            Knock::Changed(change) => self.tell(*change),
        }
        Ok(None)
    }

    /// Writes a change down and tells it to all whom it concerns.
    fn tell(&mut self, change: Change) {
        let listed = Box::new(self.table.listing().listed);
        post(&FromWorker::Entry { listed }, &change.entry.text());
        for (guest, viewer) in &self.people {
            let host = self.table.is_host(guest);
            for told in &change.told {
                if told.is_for(*viewer, host) && !change.moved.contains(guest) {
                    self.say(guest, &told.text);
                }
            }
        }
        for guest in &change.moved {
            let now = device::now();
            let viewer = self.table.viewer(guest);
            let text = self.table.view_text(guest, change.entry.id.clone(), now);
            if let Some(place) = self.people.iter_mut().find(|(known, _)| known == guest) {
                place.1 = viewer;
            }
            self.say(guest, &text);
        }
    }

    fn say_message(&self, guest: &GuestId, message: &Message) {
        self.say(guest, serde_json::to_string(message).unwrap_or_default().as_bytes());
    }

    fn say(&self, guest: &GuestId, text: &[u8]) {
        let (table, guest) = (self.table.id().clone(), guest.clone());
        post(&FromWorker::Told { table, guest }, &String::from_utf8_lossy(text));
    }
}
