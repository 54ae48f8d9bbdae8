//! The way to one connection: a queue with an end.

use axum::extract::ws::Utf8Bytes;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Notify, mpsc};

/// So many messages may wait for a reader; one that has more to read is dropped and may come back.
const WAITING: usize = 256;

/// Why a connection is ended from this side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum End {
    /// It reads too slowly.
    Slow = 1,
    /// Its table must be joined anew.
    Rejoin = 2,
    /// The server stops.
    Stopping = 3,
    /// The host has removed the guest.
    Removed = 4,
}

/// The ways to all connections, at a table or not, to end them together.
#[derive(Debug, Default)]
pub(crate) struct Outlets(Mutex<All>);

#[derive(Debug, Default)]
struct All {
    /// By where they are in memory.
    open: HashMap<usize, Arc<Outlet>>,
    /// With what all were ended, and whoever comes later is, too.
    ended: Option<End>,
}

impl Outlets {
    /// A new connection.
    pub(crate) fn add(&self, outlet: &Arc<Outlet>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(why) = all.ended {
            outlet.end(why);
        }
        all.open.insert(Arc::as_ptr(outlet).addr(), Arc::clone(outlet));
    }

    /// A connection has ended.
    pub(crate) fn remove(&self, outlet: &Arc<Outlet>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).open.remove(&Arc::as_ptr(outlet).addr());
    }

    /// Ends all connections.
    pub(crate) fn end(&self, why: End) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.ended = Some(why);
        for outlet in all.open.values() {
            outlet.end(why);
        }
    }
}

/// The way to one connection.
#[derive(Debug)]
pub(crate) struct Outlet {
    queue: mpsc::Sender<Utf8Bytes>,
    ended: AtomicU8,
    end: Notify,
}

impl Outlet {
    pub(crate) fn new() -> (Arc<Self>, mpsc::Receiver<Utf8Bytes>) {
        let (queue, receiver) = mpsc::channel(WAITING);
        (Arc::new(Self { queue, ended: AtomicU8::new(0), end: Notify::new() }), receiver)
    }

    /// Sends a text, and never waits for a slow reader.
    pub(crate) fn send(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(text) {
            self.end(End::Slow);
        }
    }

    /// Ends the connection.
    pub(crate) fn end(&self, why: End) {
        let first = self.ended.compare_exchange(0, why as u8, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        if first {
            self.end.notify_one();
        }
    }

    /// Waits for the end.
    pub(crate) async fn ended(&self) -> End {
        loop {
            if let Some(end) = self.has_ended() {
                return end;
            }
            self.end.notified().await;
        }
    }

    fn has_ended(&self) -> Option<End> {
        match self.ended.load(Ordering::Relaxed) {
            0 => None,
            1 => Some(End::Slow),
            2 => Some(End::Rejoin),
            4 => Some(End::Removed),
            _ => Some(End::Stopping),
        }
    }
}
