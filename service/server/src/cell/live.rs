//! What is behind the lock of a table: what becomes of its changes, and who is told.

use super::Cell;
use crate::outlet::{End, Outlet};
use crate::shared::Shared;
use crate::writer::Parcel;
use axum::extract::ws::Utf8Bytes;
use bytes::Bytes;
use protocol::{CommandId, GuestId, Message, Millis, Phase};
use std::sync::Arc;
use store::{Entry, Summary, TableState, Write};
use table::{AnyTable, Change, Listing, Refused};
use tabletop::{Seats, Viewer};

pub(super) struct Live {
    pub(super) table: AnyTable,
    pub(super) connections: Vec<Connection>,
    /// Whether the table was taken out of memory; whoever still holds this must ask for it anew.
    pub(super) retired: bool,
    /// When the timers will look at it next.
    pub(super) alarm: Option<Millis>,
    /// From when on a bot may act.
    pub(super) bots_from: Millis,
    /// When something last happened.
    pub(super) touched: Millis,
    /// Whether others are here than was last told.
    pub(super) presence: bool,
}

/// How long it may take until all know who has come or gone, in milliseconds: it is told with the next change, if there is one
/// by then.
const PRESENCE: Millis = 50;

pub(super) struct Connection {
    pub(super) guest: GuestId,
    pub(super) viewer: Viewer,
    pub(super) legal: bool,
    pub(super) outlet: Arc<Outlet>,
}

impl Connection {
    pub(super) fn sits_in(&self, seats: Seats) -> bool {
        self.viewer.seat().is_some_and(|seat| seats.contains(seat))
    }
}

impl Live {
    pub(super) fn retire(&mut self) {
        self.retired = true;
        for connection in self.connections.drain(..) {
            connection.outlet.end(End::Rejoin);
        }
    }

    /// What a change has to be written down as.
    pub(super) fn write(&self, change: &Change) -> Write {
        let table = self.table.id().shared();
        Write {
            entry: Entry {
                table: Arc::clone(&table),
                number: change.number,
                at: change.entry.at,
                body: change.entry.text(),
            },
            summary: change.listing.as_ref().map(|listing| summary(table, listing)),
        }
    }

    /// Puts a change into a parcel that nobody asked for.
    pub(super) fn add(&mut self, change: Change, parcel: &mut Parcel, now: Millis) {
        self.add_asked(change, None, parcel, now);
    }

    /// Puts a change into a parcel: what to write, and whom to tell. Whoever asked for it finds their request in it.
    pub(super) fn add_asked(
        &mut self,
        change: Change,
        asked: Option<&GuestId>,
        parcel: &mut Parcel,
        now: Millis,
    ) {
        parcel.writes.push(self.write(&change));
        self.touched = now;
        if change.listing.is_some() {
            self.see_out(parcel, now);
        }
        for told in change.told {
            // Only those who notice the change at all: sealed steps of others must not show.
            parcel.noticed = told.to.seat().map_or(parcel.noticed, |seat| parcel.noticed.with(seat));
            let text = utf8(told.text.clone());
            for connection in &self.connections {
                let host = self.table.is_host(&connection.guest);
                if told.is_for(connection.viewer, host) && !change.moved.contains(&connection.guest) {
                    parcel.tell.push((Arc::clone(&connection.outlet), text.clone()));
                }
            }
        }
        for guest in &change.moved {
            let id = change.entry.id.as_ref().filter(|_| asked == Some(guest));
            self.show_anew(guest, id, parcel, now);
        }
    }

    /// Whoever may not look any more is told that and nothing else: the host has removed them, or they only watched and
    /// the game has started.
    fn see_out(&mut self, parcel: &mut Parcel, now: Millis) {
        let table = &self.table;
        let away = self.connections.extract_if(.., |connection| table.may_stay(&connection.guest).is_err());
        let away: Vec<Connection> = away.collect();
        if away.is_empty() {
            return;
        }
        for connection in away {
            let refused = self.table.may_stay(&connection.guest).err().unwrap_or(Refused::NoSpectators);
            self.table.depart(connection.viewer, now);
            let text = written(&Message::Gone { reason: refused.reason() });
            parcel.tell.push((connection.outlet, utf8(text)));
        }
        self.presence = true;
    }

    /// A guest sees the table with other eyes from now on.
    fn show_anew(&mut self, guest: &GuestId, id: Option<&CommandId>, parcel: &mut Parcel, now: Millis) {
        let mut moved = false;
        for connection in &mut self.connections {
            if connection.guest == *guest {
                connection.viewer = self.table.reseat(connection.viewer, guest, now);
                parcel.noticed =
                    connection.viewer.seat().map_or(parcel.noticed, |seat| parcel.noticed.with(seat));
                moved = true;
            }
        }
        if moved {
            let text = utf8(self.table.view_text(guest, id.cloned(), now));
            for connection in &self.connections {
                if connection.guest == *guest {
                    parcel.tell.push((Arc::clone(&connection.outlet), text.clone()));
                }
            }
            self.presence = true;
        }
    }

    /// Lists the legal actions for those connections that asked for it and must choose.
    pub(super) fn tell_legal(&self, parcel: &mut Parcel, to: impl Fn(&Connection) -> bool) {
        for connection in self.connections.iter().filter(|connection| connection.legal && to(connection)) {
            if let Some(text) = self.table.legal_text(connection.viewer) {
                parcel.tell.push((Arc::clone(&connection.outlet), utf8(text)));
            }
        }
    }

    /// Tells everybody who is here, if that has changed.
    pub(super) fn tell_presence(&mut self, parcel: &mut Parcel) {
        if !std::mem::take(&mut self.presence) {
            return;
        }
        let text = utf8(self.table.presence_text());
        parcel
            .tell
            .extend(self.connections.iter().map(|connection| (Arc::clone(&connection.outlet), text.clone())));
    }

    /// Hands a parcel to the writer, and sees to what comes next by itself.
    pub(super) fn hand_in(&mut self, cell: &Arc<Cell>, shared: &Shared, mut parcel: Parcel) {
        // After the last update, whose number it has.
        let noticed = parcel.noticed;
        self.tell_legal(&mut parcel, |connection| connection.sits_in(noticed));
        if !parcel.writes.is_empty() {
            self.tell_presence(&mut parcel);
        }
        if !parcel.writes.is_empty() {
            self.bots_from = self.touched + shared.settings.bot_pause;
            parcel.cell = Some(Arc::clone(cell));
        }
        if !parcel.writes.is_empty() || !parcel.tell.is_empty() {
            shared.writer.push(parcel);
        }
        let presence = self.presence.then(|| shared.now() + PRESENCE);
        let (mut bots, mut deadline) = (None, None);
        if self.table.phase() == Phase::Playing {
            bots = self.table.wants_bot().then_some(self.bots_from);
            deadline = self.table.deadline();
        }
        let next = [presence, bots, deadline].into_iter().flatten().min();
        if let Some(next) = next
            && self.alarm.is_none_or(|alarm| next < alarm)
        {
            self.alarm = Some(next);
            shared.timers.set(next, cell);
        }
    }
}

/// What lists need, as the store keeps it.
fn summary(table: Arc<str>, listing: &Listing) -> Summary {
    let state = match listing.phase() {
        Phase::Open => TableState::Open,
        Phase::Playing => TableState::Playing,
        Phase::Over => TableState::Over,
        Phase::Closed => TableState::Closed,
    };
    Summary {
        table,
        state,
        public: listing.public,
        created: listing.listed.created,
        updated: listing.listed.updated,
        // Plain data with text for keys: writing it can't fail.
        about: serde_json::to_string(listing).unwrap_or_default(),
        people: listing.guests.iter().flatten().map(|guest| guest.as_str().to_owned()).collect(),
    }
}

/// What tables write is text.
pub(super) fn utf8(bytes: Bytes) -> Utf8Bytes {
    Utf8Bytes::try_from(bytes).unwrap_or_default()
}

pub(crate) fn written(message: &Message) -> Bytes {
    Bytes::from(serde_json::to_string(message).unwrap_or_default())
}
