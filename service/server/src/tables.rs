//! The tables in memory, and how they come and go.

use crate::cell::Cell;
use crate::shared::Shared;
use protocol::{Millis, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Store, StoreError};
use table::{AnyTable, RebuildError};
use tokio::sync::OnceCell;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Tables {
    map: Mutex<HashMap<TableId, Arc<OnceCell<Arc<Cell>>>>>,
}

/// Why a table can't be had.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error("there is no such table")]
    Unknown,
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Rebuild(#[from] RebuildError),
}

impl Tables {
    /// A new table. Somebody may have found it in the log and brought it here already: then that one stays.
    pub(crate) fn add(&self, cell: Arc<Cell>) {
        let id = cell.id().clone();
        self.lock().entry(id).or_insert_with(|| Arc::new(OnceCell::new_with(Some(cell))));
    }

    /// Lets go of a table that was retired. One that was rebuilt since stays: a table is never here twice.
    pub(crate) fn forget(&self, cell: &Arc<Cell>) {
        let mut map = self.lock();
        if map.get(cell.id()).and_then(|place| place.get()).is_some_and(|other| Arc::ptr_eq(other, cell)) {
            map.remove(cell.id());
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Arc<Cell>>>>> {
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables that are in memory.
    pub(crate) fn all(&self) -> Vec<Arc<Cell>> {
        self.lock().values().filter_map(|place| place.get().cloned()).collect()
    }

    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    /// The table, rebuilt from its log if it is not in memory.
    pub(crate) async fn get(&self, id: &TableId, shared: &Shared) -> Result<Arc<Cell>, LoadError> {
        let place = Arc::clone(self.lock().entry(id.clone()).or_default());
        let got = place.get_or_try_init(|| load(id, shared)).await.cloned();
        if got.is_err() {
            // What is not there must not stay in memory, unless somebody else still tries to bring it there.
            let mut map = self.lock();
            if !place.initialized() && Arc::strong_count(&place) <= 2 {
                map.remove(id);
            }
            drop(place);
        }
        got
    }

    /// Takes those tables out of memory that nobody needs.
    pub(crate) fn sweep(&self, shared: &Shared, before: Millis) {
        for cell in self.all() {
            if cell.retire_idle(shared, before) {
                self.forget(&cell);
            }
        }
    }
}

async fn load(id: &TableId, shared: &Shared) -> Result<Arc<Cell>, LoadError> {
    // What a table that was here before has handed in must be in the log.
    shared.writer.flush().await;
    let log = shared.store.log(id.as_str()).await?;
    if log.is_empty() {
        return Err(LoadError::Unknown);
    }
    let texts: Vec<String> = log.into_iter().map(|entry| entry.body).collect();
    let table = AnyTable::rebuild(&texts)?;
    shared.metrics.rebuilt.inc();
    let cell = Cell::new(table, shared.now());
    cell.resume(shared, 0);
    Ok(cell)
}
