//! The way to one connection: a queue with an end.

use axum::extract::ws::Utf8Bytes;
use futures_util::task::AtomicWaker;
use std::collections::HashMap;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

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
    reader: AtomicWaker,
}

#[derive(Debug, Default)]
struct Queue {
    texts: Vec<Utf8Bytes>,
    ended: Option<End>,
}

impl Queue {
    fn next(&mut self) -> Option<Result<Vec<Utf8Bytes>, End>> {
        match self.ended {
            Some(end) => Some(Err(end)),
            None if self.texts.is_empty() => None,
            None => Some(Ok(std::mem::take(&mut self.texts))),
        }
    }
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
        self.reader.wake();
    }

    /// Ends the connection.
    pub(crate) fn end(&self, why: End) {
        let mut queue = self.lock();
        queue.ended = queue.ended.or(Some(why));
        drop(queue);
        self.reader.wake();
    }

    /// Waits for the next texts, all that there are, or for the end. Only one may wait.
    pub(crate) async fn next(&self) -> Result<Vec<Utf8Bytes>, End> {
        poll_fn(|context| self.poll(context, Queue::next)).await
    }

    /// Waits for the end. Only one may wait.
    pub(crate) async fn ended(&self) -> End {
        poll_fn(|context| self.poll(context, |queue| queue.ended)).await
    }

    fn poll<T>(&self, context: &Context<'_>, ready: impl FnOnce(&mut Queue) -> Option<T>) -> Poll<T> {
        // Before it is looked at: what comes in between wakes.
        self.reader.register(context.waker());
        ready(&mut self.lock()).map_or(Poll::Pending, Poll::Ready)
    }

    /// The texts that wait, whether it has ended or not.
    pub(crate) fn rest(&self) -> Vec<Utf8Bytes> {
        std::mem::take(&mut self.lock().texts)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
