//! Where a store under test lives.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use store::trial::Database;
use store::{AnyStore, Memory};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Memory,
    Sqlite,
    Postgres,
}

/// An empty place for a store, gone with the test.
pub(crate) struct Place {
    pub(crate) kind: Kind,
    pub(crate) store: AnyStore,
    memory: Memory,
    folder: Option<PathBuf>,
    database: Option<Database>,
}

impl Place {
    pub(crate) async fn new(kind: Kind) -> Self {
        let memory = Memory::new();
        let (mut folder, mut database) = (None, None);
        match kind {
            Kind::Memory => {}
            Kind::Sqlite => folder = Some(fresh_folder()),
            Kind::Postgres => database = Some(store::trial::database().await.unwrap()),
        }
        let mut place = Self { kind, store: AnyStore::Memory(memory.clone()), memory, folder, database };
        place.store = place.open().await;
        place
    }

    /// Another store in the same place, as after a restart or in a second server.
    pub(crate) async fn open(&self) -> AnyStore {
        match self.kind {
            Kind::Memory => AnyStore::Memory(self.memory.clone()),
            Kind::Sqlite => {
                let file = self.folder.as_ref().unwrap().join("benben.db");
                AnyStore::open(&format!("sqlite:{}", file.display())).await.unwrap()
            }
            Kind::Postgres => AnyStore::open(&self.database.as_ref().unwrap().url).await.unwrap(),
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

pub(crate) fn fresh_folder() -> PathBuf {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let made = MADE.fetch_add(1, Ordering::Relaxed);
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_nanos();
    let folder = std::env::temp_dir().join(format!("benben-store-{}-{now}-{made}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    folder
}
