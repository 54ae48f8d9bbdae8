//! Writes of many tables share one commit, and nobody is told before it is done.

use crate::cell::Cell;
use crate::metrics::Metrics;
use crate::outlet::Outlet;
use axum::extract::ws::Utf8Bytes;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{AnyStore, Store, StoreError, Write};
use tabletop::Seats;
use tokio::sync::{Notify, oneshot};
use tokio::time::Instant;

/// How long to wait before a failed commit is tried again: at first, and at most.
const RETRY: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));

/// No commit has more writes than this.
const MOST: usize = 512;

/// How long commits are put off while many tables are busy, so that more of them share one.
const GATHER: Duration = Duration::from_millis(5);

/// From so many parcels a commit on, the next one is put off.
const BUSY: usize = 8;

/// What a change of a table comes to: what to write, and then what to say to whom.
pub(crate) struct Parcel {
    /// The table, to be told if its log turns out to be another than it thinks.
    pub(crate) cell: Option<Arc<Cell>>,
    pub(crate) writes: Vec<Write>,
    pub(crate) tell: Vec<(Arc<Outlet>, Utf8Bytes)>,
    /// Seats that are told of a change.
    pub(crate) noticed: Seats,
    /// Is told when all before and this are on disk.
    pub(crate) done: Option<oneshot::Sender<()>>,
    pub(crate) since: Instant,
}

impl Parcel {
    pub(crate) fn new() -> Self {
        Self {
            cell: None,
            writes: Vec::new(),
            tell: Vec::new(),
            noticed: Seats::NONE,
            done: None,
            since: Instant::now(),
        }
    }

    fn deliver(self, wrote: bool, metrics: &Metrics) {
        for (outlet, text) in self.tell {
            outlet.send(text);
        }
        if let Some(done) = self.done {
            // Whoever asked may be gone.
            let _ = done.send(());
        }
        if wrote {
            metrics.action_latency.observe(self.since.elapsed().as_secs_f64());
        }
    }
}

/// The one who writes.
pub(crate) struct Writer {
    queue: Mutex<Vec<Parcel>>,
    wake: Notify,
    metrics: Arc<Metrics>,
}

impl Writer {
    pub(crate) fn new(metrics: Arc<Metrics>) -> Self {
        Self { queue: Mutex::default(), wake: Notify::new(), metrics }
    }

    /// Hands in a parcel. Those of one table must come in the order of their numbers.
    pub(crate) fn push(&self, parcel: Parcel) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).push(parcel);
        self.wake.notify_one();
    }

    /// How many parcels wait for a commit.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Waits until everything that was handed in before is on disk.
    pub(crate) async fn flush(&self) {
        let (done, is_done) = oneshot::channel();
        self.push(Parcel { done: Some(done), ..Parcel::new() });
        // An error means that the writer is gone, and nothing more will be written.
        let _ = is_done.await;
    }

    /// Writes for ever.
    pub(crate) async fn run(self: Arc<Self>, store: Arc<AnyStore>) {
        loop {
            self.wake.notified().await;
            loop {
                let parcels = self.take();
                if parcels.is_empty() {
                    break;
                }
                let many = parcels.len() >= BUSY;
                self.commit(parcels, &store).await;
                if many {
                    tokio::time::sleep(GATHER).await;
                }
            }
        }
    }

    /// The next parcels, as many as fit into one commit.
    fn take(&self) -> Vec<Parcel> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let mut writes = 0;
        let fits = |parcel: &&Parcel| {
            writes += parcel.writes.len();
            writes <= MOST
        };
        let count = queue.iter().take_while(fits).count().max(1).min(queue.len());
        if count == queue.len() {
            let next = Vec::with_capacity(queue.len());
            return std::mem::replace(&mut *queue, next);
        }
        queue.drain(..count).collect()
    }

    async fn commit(&self, mut parcels: Vec<Parcel>, store: &AnyStore) {
        let mut writes = Vec::with_capacity(parcels.len() + 8);
        let mut counts = Vec::with_capacity(parcels.len());
        for parcel in &mut parcels {
            counts.push(parcel.writes.len());
            writes.append(&mut parcel.writes);
        }
        if !writes.is_empty() {
            let start = Instant::now();
            if let Err(error) = self.append(&writes, store).await {
                tracing::error!(%error, "a commit is refused; its tables are written one by one");
                // Give each parcel its own back.
                let mut rest = writes.into_iter();
                for (parcel, count) in parcels.iter_mut().zip(counts) {
                    parcel.writes = rest.by_ref().take(count).collect();
                }
                return self.commit_apart(parcels, store).await;
            }
            self.metrics.commits.inc();
            self.metrics.commit_latency.observe(start.elapsed().as_secs_f64());
            self.metrics.commit_size.observe(writes.len() as f64);
        }
        for (parcel, count) in parcels.into_iter().zip(counts) {
            parcel.deliver(count > 0, &self.metrics);
        }
    }

    /// Writes what tables have to write one table after the other, so that only those fail that must.
    async fn commit_apart(&self, parcels: Vec<Parcel>, store: &AnyStore) {
        // Parcels that only tell something come last: what they tell may rest on what is written before.
        let mut tables: BTreeMap<(bool, Option<Arc<str>>), Vec<Parcel>> = BTreeMap::new();
        for parcel in parcels {
            let table = parcel.writes.first().map(|write| Arc::clone(&write.entry.table));
            tables.entry((table.is_none(), table)).or_default().push(parcel);
        }
        for parcels in tables.into_values() {
            let writes: Vec<Write> =
                parcels.iter().flat_map(|parcel| parcel.writes.iter().cloned()).collect();
            let written = if writes.is_empty() { Ok(()) } else { self.append(&writes, store).await };
            for parcel in parcels {
                let wrote = !parcel.writes.is_empty();
                match (&written, &parcel.cell) {
                    (Ok(()), _) => parcel.deliver(wrote, &self.metrics),
                    (Err(error), Some(cell)) => {
                        tracing::error!(table = %cell.id(), %error, "what a table wants to write is refused");
                        cell.retire();
                    }
                    (Err(error), None) => tracing::error!(%error, "a new table is refused"),
                }
            }
        }
    }

    /// Writes, and tries again for as long as the store only happens to be away. An answer that got lost is no harm: what
    /// is there already counts as written.
    async fn append(&self, writes: &[Write], store: &AnyStore) -> Result<(), StoreError> {
        let (mut pause, most) = RETRY;
        loop {
            match store.append(writes).await {
                Err(StoreError::Unavailable(problem)) => {
                    self.metrics.store_failures.inc();
                    self.metrics.store_up.set(0);
                    tracing::warn!(%problem, "the store is away; trying again");
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(most);
                }
                other => {
                    self.metrics.store_up.set(1);
                    return other;
                }
            }
        }
    }
}
