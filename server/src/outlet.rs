//! The way to one connection: a queue with an end.

use axum::extract::ws::Utf8Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// So many messages may wait for a reader; one that has more to read is dropped and may come back.
const WAITING: usize = 256;

/// Why a connection is ended from this side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// It reads too slowly.
    Slow,
    /// Its table must be joined anew.
    Rejoin,
    /// The server stops.
    Stopping,
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
#[derive(Debug, Default)]
pub(crate) struct Outlet {
    queue: Mutex<Queue>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    texts: Vec<Utf8Bytes>,
    ended: Option<End>,
}

impl Outlet {
    /// Sends a text, and never waits for a slow reader.
    pub(crate) fn send(&self, text: Utf8Bytes) {
        let mut queue = self.lock();
        if queue.texts.len() < WAITING {
            queue.texts.push(text);
        } else {
            queue.ended = queue.ended.or(Some(End::Slow));
        }
        drop(queue);
        self.wake.notify_one();
    }

    /// Ends the connection.
    pub(crate) fn end(&self, why: End) {
        let mut queue = self.lock();
        queue.ended = queue.ended.or(Some(why));
        drop(queue);
        self.wake.notify_one();
    }

    /// Waits for the next texts, all that there are, or for the end. Only one may wait.
    pub(crate) async fn next(&self) -> Result<Vec<Utf8Bytes>, End> {
        loop {
            if let Some(next) = self.ready() {
                return next;
            }
            self.wake.notified().await;
        }
    }

    /// Waits for the end.
    pub(crate) async fn ended(&self) -> End {
        loop {
            let ended = self.lock().ended;
            if let Some(end) = ended {
                return end;
            }
            self.wake.notified().await;
        }
    }

    /// The texts that wait, whether it has ended or not.
    pub(crate) fn rest(&self) -> Vec<Utf8Bytes> {
        std::mem::take(&mut self.lock().texts)
    }

    fn ready(&self) -> Option<Result<Vec<Utf8Bytes>, End>> {
        let mut queue = self.lock();
        match queue.ended {
            Some(end) => Some(Err(end)),
            None if queue.texts.is_empty() => None,
            None => Some(Ok(std::mem::take(&mut queue.texts))),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
