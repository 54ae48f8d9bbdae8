//! A store of the kind that a URL asks for.

use std::sync::Arc;

use crate::{
    Counts, Entry, Guest, Memory, MemorySnapshot, Part, Postgres, PostgresSnapshot, Row, Snapshot, Sqlite,
    SqliteSnapshot, Store, StoreError, Summary, Write,
};

/// One of the kinds of store.
#[derive(Debug)]
pub enum AnyStore {
    /// A file.
    Sqlite(Sqlite),
    /// A server.
    Postgres(Postgres),
    /// Nothing that lasts.
    Memory(Memory),
}

impl AnyStore {
    /// Opens what the URL names and brings its schema up to date: `sqlite:PATH` (the file is made if missing,
    /// readable by its owner alone), `postgres://USER:PASSWORD@HOST:PORT/DATABASE` or `memory:`.
    ///
    /// # Errors
    /// Messages never show the URL, which may hold a password.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            Sqlite::open(path.strip_prefix("//").unwrap_or(path)).await.map(Self::Sqlite)
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            Postgres::open(url).await.map(Self::Postgres)
        } else if url == "memory:" {
            Ok(Self::Memory(Memory::new()))
        } else {
            Err(StoreError::broken(
                "the URL of the store must be sqlite:PATH, postgres://USER:PASSWORD@HOST:PORT/DATABASE or memory:",
            ))
        }
    }
}

/// The same call on whichever kind it is.
macro_rules! each {
    ($self:expr, $store:ident => $call:expr) => {
        match $self {
            AnyStore::Sqlite($store) => $call.await,
            AnyStore::Postgres($store) => $call.await,
            AnyStore::Memory($store) => $call.await,
        }
    };
}

impl Store for AnyStore {
    type Snapshot = AnySnapshot;

    async fn append(&self, writes: &[Write]) -> Result<(), StoreError> {
        each!(self, store => store.append(writes))
    }

    async fn log(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        each!(self, store => store.log(table))
    }

    async fn unfinished(&self) -> Result<Vec<Arc<str>>, StoreError> {
        each!(self, store => store.unfinished())
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>, StoreError> {
        each!(self, store => store.summary(table))
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        each!(self, store => store.open_tables(limit))
    }

    async fn history(
        &self,
        guest: &str,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        each!(self, store => store.history(guest, before, limit))
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        each!(self, store => store.guest(id))
    }

    async fn put_guests(&self, guests: &[Guest]) -> Result<(), StoreError> {
        each!(self, store => store.put_guests(guests))
    }

    async fn put_link(&self, hash: &[u8], guest: &str, expires: i64) -> Result<(), StoreError> {
        each!(self, store => store.put_link(hash, guest, expires))
    }

    async fn take_link(&self, hash: &[u8], now: i64) -> Result<Option<String>, StoreError> {
        each!(self, store => store.take_link(hash, now))
    }

    async fn key(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        each!(self, store => store.key(name, fresh))
    }

    async fn beat(&self, now: i64) -> Result<(), StoreError> {
        each!(self, store => store.beat(now))
    }

    async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        each!(self, store => store.last_beat())
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        each!(self, store => store.counts())
    }

    async fn snapshot(&self) -> Result<AnySnapshot, StoreError> {
        Ok(match self {
            Self::Sqlite(store) => AnySnapshot::Sqlite(store.snapshot().await?),
            Self::Postgres(store) => AnySnapshot::Postgres(store.snapshot().await?),
            Self::Memory(store) => AnySnapshot::Memory(store.snapshot().await?),
        })
    }

    async fn load(&self, rows: &[Row]) -> Result<(), StoreError> {
        each!(self, store => store.load(rows))
    }

    async fn close(&self) {
        each!(self, store => store.close());
    }
}

/// A snapshot of whichever kind of store it was.
#[derive(Debug)]
pub enum AnySnapshot {
    /// Of a file.
    Sqlite(SqliteSnapshot),
    /// Of a server.
    Postgres(PostgresSnapshot),
    /// Of a memory.
    Memory(MemorySnapshot),
}

impl Snapshot for AnySnapshot {
    async fn page(&mut self, part: Part, after: Option<&Row>, limit: u32) -> Result<Vec<Row>, StoreError> {
        match self {
            Self::Sqlite(snapshot) => snapshot.page(part, after, limit).await,
            Self::Postgres(snapshot) => snapshot.page(part, after, limit).await,
            Self::Memory(snapshot) => snapshot.page(part, after, limit).await,
        }
    }
}
