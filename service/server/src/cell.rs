//! A live table with its connections.

mod live;

pub(crate) use self::live::written;

use self::live::{Connection, Live, utf8};
use crate::outlet::Outlet;
use crate::shared::Shared;
use crate::writer::Parcel;
use protocol::{CommandId, GuestId, InviteKey, Message, Millis, Phase, TableId, TableRequest};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use table::{AnyTable, AnyThought, Change, Knock, Refused};
use tabletop::Seat;

/// A live table with its connections. Whatever happens to it happens under its lock, in a few microseconds.
pub(crate) struct Cell {
    id: TableId,
    live: Mutex<Live>,
}

/// What became of a request to a table.
#[derive(Debug)]
pub(crate) enum Asked {
    /// It will be told once it is written down.
    Done,
    Refused(Refused),
    /// The connection is not at the table any more.
    Away,
    /// The table is not here any more: it must be joined anew.
    Gone,
}

impl Cell {
    pub(crate) fn new(table: AnyTable, now: Millis) -> Arc<Self> {
        let live = Live {
            connections: Vec::new(),
            retired: false,
            alarm: None,
            bots_from: now,
            touched: now,
            presence: false,
            table,
        };
        Arc::new(Self { id: live.table.id().clone(), live: Mutex::new(live) })
    }

    pub(crate) const fn id(&self) -> &TableId {
        &self.id
    }

    /// Does something with the table. If that panics, the table is taken out of memory, to be rebuilt from its log.
    fn with<T>(self: &Arc<Self>, shared: &Shared, work: impl FnOnce(&mut Live) -> T) -> Option<T> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.retired {
            drop(live);
            shared.tables.forget(self);
            return None;
        }
        if let Ok(done) = catch_unwind(AssertUnwindSafe(|| work(&mut live))) {
            return Some(done);
        }
        tracing::error!(table = %self.id, "a table failed; it is rebuilt from its log");
        shared.metrics.table_failures.inc();
        live.retire();
        drop(live);
        shared.tables.forget(self);
        None
    }

    /// The table must be rebuilt from its log before it goes on.
    pub(crate) fn retire(&self) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).retire();
    }

    /// Takes the table out of memory if nobody needs it: nobody is connected, nothing is due, and nothing happened since.
    /// One that waits for people stays, until it is given up.
    pub(crate) fn retire_idle(self: &Arc<Self>, shared: &Shared, before: Millis) -> bool {
        self.with(shared, |live| {
            let now = shared.now();
            if let Some(change) = live.table.abandon(now) {
                let mut parcel = Parcel::new();
                live.add(change, &mut parcel, now);
                live.hand_in(self, shared, parcel);
            }
            let nobody = live.connections.is_empty() && live.touched < before;
            let idle = nobody
                && match live.table.phase() {
                    Phase::Open => false,
                    Phase::Playing => live.table.deadline().is_none() && !live.table.wants_bot(),
                    Phase::Over | Phase::Closed => true,
                };
            if idle {
                live.retire();
            }
            idle
        })
        .unwrap_or(true)
    }

    /// Writes down that the table was made, and waits until that is done. Whether it could be.
    pub(crate) async fn opened(self: &Arc<Self>, shared: &Shared, change: &Change) -> bool {
        let write = self.live.lock().unwrap_or_else(PoisonError::into_inner).write(change);
        let (done, is_done) = tokio::sync::oneshot::channel();
        shared.writer.push(Parcel { writes: vec![write], done: Some(done), ..Parcel::new() });
        is_done.await.is_ok()
    }

    /// A connection comes to the table.
    pub(crate) fn join(
        self: &Arc<Self>,
        shared: &Shared,
        guest: &GuestId,
        invite: Option<&InviteKey>,
        (since, legal): (Option<u64>, bool),
        outlet: &Arc<Outlet>,
    ) -> Option<Result<(), Refused>> {
        self.with(shared, |live| {
            live.table.admit(guest, invite)?;
            let now = shared.now();
            let change = live.table.arrive(guest, now);
            let viewer = live.table.viewer(guest);
            live.connections.push(Connection {
                guest: guest.clone(),
                viewer,
                legal,
                outlet: Arc::clone(outlet),
            });
            let mut parcel = Parcel::new();
            if let Some(change) = change {
                // The one who has just come gets it with the rest.
                live.add(change, &mut parcel, now);
                parcel.tell.retain(|(other, _)| !Arc::ptr_eq(other, outlet));
            }
            let noticed = std::mem::take(&mut parcel.noticed);
            for text in live.table.since(guest, since, now) {
                parcel.tell.push((Arc::clone(outlet), utf8(text)));
            }
            live.tell_legal(&mut parcel, |connection| {
                connection.sits_in(noticed) || Arc::ptr_eq(&connection.outlet, outlet)
            });
            if parcel.writes.is_empty() {
                parcel.tell.push((Arc::clone(outlet), utf8(live.table.presence_text())));
            }
            live.presence |= !parcel.writes.is_empty() || live.connections.len() > 1;
            live.hand_in(self, shared, parcel);
            Ok(())
        })
    }

    /// A connection leaves the table.
    pub(crate) fn leave(self: &Arc<Self>, shared: &Shared, outlet: &Arc<Outlet>) {
        self.with(shared, |live| {
            let place =
                live.connections.iter().position(|connection| Arc::ptr_eq(&connection.outlet, outlet));
            let Some(place) = place else { return };
            let connection = live.connections.swap_remove(place);
            live.table.depart(connection.viewer, shared.now());
            let finished = matches!(live.table.phase(), Phase::Over | Phase::Closed);
            if finished && live.connections.is_empty() {
                // Nothing happens here any more; whoever wants to look gets it from the log.
                live.retire();
                shared.tables.forget(self);
            } else if !live.table.has_next() {
                live.presence = true;
                live.hand_in(self, shared, Parcel::new());
            }
        });
    }

    /// A connection asks for what came after a number, or for everything anew.
    pub(crate) fn sync(self: &Arc<Self>, shared: &Shared, outlet: &Arc<Outlet>, since: Option<u64>) -> Asked {
        let done = self.with(shared, |live| {
            let connection =
                live.connections.iter().find(|connection| Arc::ptr_eq(&connection.outlet, outlet));
            let Some(connection) = connection else { return false };
            let guest = connection.guest.clone();
            let mut parcel = Parcel::new();
            for text in live.table.since(&guest, since, shared.now()) {
                parcel.tell.push((Arc::clone(outlet), utf8(text)));
            }
            live.tell_legal(&mut parcel, |connection| Arc::ptr_eq(&connection.outlet, outlet));
            live.hand_in(self, shared, parcel);
            true
        });
        match done {
            Some(true) => Asked::Done,
            Some(false) => Asked::Away,
            None => Asked::Gone,
        }
    }

    /// Somebody wants something of the table.
    pub(crate) fn ask(
        self: &Arc<Self>,
        shared: &Shared,
        guest: &GuestId,
        id: CommandId,
        request: TableRequest,
        outlet: &Arc<Outlet>,
    ) -> Asked {
        let asked = self.with(shared, |live| {
            if !live.connections.iter().any(|connection| Arc::ptr_eq(&connection.outlet, outlet)) {
                return Ok(Asked::Away);
            }
            let now = shared.now();
            let mut parcel = Parcel::new();
            let known = id.clone();
            if matches!(request, TableRequest::Rematch) {
                // A table by itself does nothing for this request, but knows whether it was done before.
                let repeated = live.table.ask(guest, Some(id.clone()), TableRequest::Rematch, now);
                if let Ok(Knock::Repeated(number)) = repeated {
                    let text = written(&Message::Done { id: known, number });
                    parcel.tell.push((Arc::clone(outlet), utf8(text)));
                    live.hand_in(self, shared, parcel);
                    return Ok(Asked::Done);
                }
                let fresh = (shared.table_id(), shared.invite_key(), shared.secret());
                let (change, next, opened) = live.table.rematch(guest, Some(id), fresh, now)?;
                let table = next.id().clone();
                let text = written(&Message::Rematch { table });
                let next = Self::new(next, now);
                parcel.writes.push(next.live.lock().unwrap_or_else(PoisonError::into_inner).write(&opened));
                shared.tables.add(next);
                live.add_asked(change, Some(guest), &mut parcel, now);
                parcel.tell.extend(
                    live.connections
                        .iter()
                        .map(|connection| (Arc::clone(&connection.outlet), utf8(text.clone()))),
                );
                live.hand_in(self, shared, parcel);
                return Ok(Asked::Done);
            }
            match live.table.ask(guest, Some(id), request, now)? {
                Knock::Repeated(number) => {
                    let text = written(&Message::Done { id: known, number });
                    parcel.tell.push((Arc::clone(outlet), utf8(text)));
                }
                Knock::Changed(change) => {
                    shared.metrics.actions.inc();
                    live.add_asked(*change, Some(guest), &mut parcel, now);
                }
            }
            live.hand_in(self, shared, parcel);
            Ok(Asked::Done)
        });
        match asked {
            Some(Ok(asked)) => asked,
            Some(Err(refused)) => Asked::Refused(refused),
            None => Asked::Gone,
        }
    }

    /// Does what is due by now, and lets a bot think if it is time.
    pub(crate) fn tick(self: &Arc<Self>, shared: &Arc<Shared>) {
        self.with(shared, |live| {
            let now = shared.now();
            live.alarm = None;
            let mut parcel = Parcel::new();
            for change in live.table.tick(now) {
                live.add(change, &mut parcel, now);
            }
            live.tell_presence(&mut parcel);
            if now >= live.bots_from
                && let Some(job) = live.table.bot_job()
            {
                let seat = job.seat();
                if !shared.pool.take(Arc::clone(self), job) {
                    // Too many bots are thinking: this one comes later.
                    live.table.lost_thought(seat);
                    live.bots_from = now + 100;
                }
            }
            live.hand_in(self, shared, parcel);
        });
    }

    /// A bot has thought, or failed to.
    pub(crate) fn thought(self: &Arc<Self>, shared: &Shared, seat: Seat, thought: Option<AnyThought>) {
        self.with(shared, |live| {
            let now = shared.now();
            let mut parcel = Parcel::new();
            match thought {
                Some(thought) => {
                    for change in live.table.thought(thought, now) {
                        shared.metrics.actions.inc();
                        live.add(change, &mut parcel, now);
                    }
                }
                None => {
                    // One that fails again and again must not keep everybody busy.
                    live.table.lost_thought(seat);
                    live.bots_from = now + 10_000;
                }
            }
            live.hand_in(self, shared, parcel);
        });
    }

    /// After a restart: nobody pays for the time in which the server was down.
    pub(crate) fn resume(self: &Arc<Self>, shared: &Shared, down: Millis) {
        self.with(shared, |live| {
            let now = shared.now();
            let mut parcel = Parcel::new();
            if let Some(change) = live.table.resume(down, now) {
                live.add(change, &mut parcel, now);
            }
            live.hand_in(self, shared, parcel);
        });
    }

    /// Looks at the table.
    pub(crate) fn look<T>(self: &Arc<Self>, shared: &Shared, look: impl FnOnce(&AnyTable) -> T) -> Option<T> {
        self.with(shared, |live| look(&live.table))
    }
}

#[cfg(test)]
mod tests;
