//! Wakes tables when something is due.

use crate::cell::Cell;
use crate::shared::Shared;
use protocol::Millis;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::Notify;

/// Wakes tables when something is due. A table that is woken too early or twice comes to no harm.
#[derive(Default)]
pub(crate) struct Timers {
    heap: Mutex<BinaryHeap<Reverse<Alarm>>>,
    changed: Notify,
}

struct Alarm {
    at: Millis,
    cell: Weak<Cell>,
}

impl PartialEq for Alarm {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl Eq for Alarm {}

impl PartialOrd for Alarm {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Alarm {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.at.cmp(&other.at)
    }
}

impl Timers {
    /// Wakes the table at this time.
    pub(crate) fn set(&self, at: Millis, cell: &Arc<Cell>) {
        let mut heap = self.heap.lock().unwrap_or_else(PoisonError::into_inner);
        let sooner = heap.peek().is_none_or(|Reverse(next)| at < next.at);
        heap.push(Reverse(Alarm { at, cell: Arc::downgrade(cell) }));
        drop(heap);
        if sooner {
            self.changed.notify_one();
        }
    }

    /// Wakes tables for ever.
    pub(crate) async fn run(shared: Arc<Shared>) {
        loop {
            let timers = &shared.timers;
            let now = shared.now();
            let due = timers.due(now);
            for cell in due {
                cell.tick(&shared);
            }
            let next = {
                let heap = timers.heap.lock().unwrap_or_else(PoisonError::into_inner);
                heap.peek().map(|Reverse(next)| next.at)
            };
            let wait = next.map_or(Duration::from_secs(3600), |at| {
                Duration::from_millis(u64::try_from(at.saturating_sub(shared.now())).unwrap_or(0))
            });
            tokio::select! {
                () = timers.changed.notified() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// The tables whose time has come.
    fn due(&self, now: Millis) -> Vec<Arc<Cell>> {
        let mut heap = self.heap.lock().unwrap_or_else(PoisonError::into_inner);
        let mut due = Vec::new();
        while heap.peek().is_some_and(|Reverse(next)| next.at <= now) {
            due.extend(heap.pop().and_then(|Reverse(alarm)| alarm.cell.upgrade()));
        }
        due
    }
}
