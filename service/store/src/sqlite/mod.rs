//! The store in a file.

mod append;
mod people;
mod queries;
mod statements;
mod tails;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection, query_as, query_scalar};
use tokio::sync::{Mutex, MutexGuard};

use crate::batch::{check_guest, check_rows, check_text};
use crate::queries::EntryRow;
use crate::{Counts, Entry, Guest, Part, Row, Snapshot, Store, StoreError, Summary, Write};
use append::Writer;

/// How long to wait for another process that holds the lock.
const PATIENCE: Duration = Duration::from_secs(5);

/// A SQLite file with a write-ahead log: one connection writes, two read.
#[derive(Debug)]
pub struct Sqlite {
    /// Nothing after `close`.
    writer: Mutex<Option<Writer>>,
    readers: SqlitePool,
    options: SqliteConnectOptions,
}

impl Sqlite {
    /// Opens the file, makes it if it is missing, readable by its owner alone.
    ///
    /// # Errors
    /// Broken if the path can't be a database of ours, with the path in the message.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        if path.as_os_str().is_empty() || path == Path::new(":memory:") {
            return Err(StoreError::broken("sqlite: needs the path of a file, for example sqlite:benben.db"));
        }
        let in_path = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        make_private(path).map_err(|error| StoreError::broken(in_path(&error)))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .busy_timeout(PATIENCE)
            .foreign_keys(false)
            .disable_statement_logging();
        let writing = options
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Pages that change often are then copied to the main file once in a while only.
            .pragma("wal_autocheckpoint", "4000")
            .pragma("cache_size", "-512")
            // What a statement may have to take back stays in memory, not in a file made for each.
            .pragma("temp_store", "MEMORY");
        let options = options.pragma("query_only", "ON");
        let open = async {
            let mut connection = writing.connect().await?;
            crate::migrations::sqlite().run(&mut connection).await?;
            Ok(connection)
        };
        let connection = open.await.map_err(|error| match error {
            StoreError::Broken(why) => StoreError::broken(in_path(&why)),
            StoreError::Unavailable(why) => StoreError::unavailable(in_path(&why)),
            other => other,
        })?;
        let mut writer = Writer::new(connection);
        writer.tidy().await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(2)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_lazy_with(options.clone());
        Ok(Self { writer: Mutex::new(Some(writer)), readers, options })
    }

    async fn writer(&self) -> MutexGuard<'_, Option<Writer>> {
        self.writer.lock().await
    }
}

/// Runs a shared statement on the writing connection.
macro_rules! write {
    ($self:expr, $query:ident $(, $argument:expr)*) => {{
        let mut guard = $self.writer().await;
        let writer = guard.as_mut().ok_or_else(StoreError::closed)?;
        queries::$query(&mut writer.connection $(, $argument)*).await
    }};
}

/// Runs a shared statement on a reading connection.
macro_rules! read {
    ($self:expr, $query:ident $(, $argument:expr)*) => {{
        let mut connection = $self.readers.acquire().await?;
        queries::$query(&mut connection $(, $argument)*).await
    }};
}

impl Store for Sqlite {
    type Snapshot = SqliteSnapshot;

    async fn append(&self, writes: &[Write]) -> Result<(), StoreError> {
        self.writer().await.as_mut().ok_or_else(StoreError::closed)?.append(writes).await
    }

    async fn log(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        read!(self, log, table)
    }

    async fn unfinished(&self) -> Result<Vec<Arc<str>>, StoreError> {
        read!(self, unfinished)
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>, StoreError> {
        read!(self, summary, table)
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        read!(self, open_tables, limit)
    }

    async fn history(
        &self,
        guest: &str,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        read!(self, history, guest, before, limit)
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        read!(self, guest, id)
    }

    async fn put_guests(&self, guests: &[Guest]) -> Result<(), StoreError> {
        guests.iter().try_for_each(check_guest)?;
        write!(self, put_guests, guests)
    }

    async fn put_link(&self, hash: &[u8], guest: &str, expires: i64) -> Result<(), StoreError> {
        check_text("the guest of a link", guest)?;
        write!(self, put_link, hash, guest, expires)
    }

    async fn take_link(&self, hash: &[u8], now: i64) -> Result<Option<String>, StoreError> {
        write!(self, take_link, hash, now)
    }

    async fn key(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        check_text("the name of a key", name)?;
        write!(self, key, name, fresh)
    }

    async fn beat(&self, now: i64) -> Result<(), StoreError> {
        write!(self, beat, now)
    }

    async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        read!(self, last_beat)
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        read!(self, counts)
    }

    async fn snapshot(&self) -> Result<SqliteSnapshot, StoreError> {
        // With everything indexed it is read faster; but nothing is wrong if it is not.
        if let Err(error) = self.writer().await.as_mut().ok_or_else(StoreError::closed)?.tidy().await {
            tracing::warn!(%error, "the latest entries are not indexed yet");
        }
        // A connection of its own: a backup takes long, and readers are few.
        let mut connection = self.options.connect().await?;
        sqlx::raw_sql("BEGIN").execute(&mut connection).await?;
        // The first read fixes the moment.
        queries::last_beat(&mut connection).await?;
        Ok(SqliteSnapshot(connection))
    }

    async fn load(&self, rows: &[Row]) -> Result<(), StoreError> {
        check_rows(rows)?;
        let mut guard = self.writer().await;
        let writer = guard.as_mut().ok_or_else(StoreError::closed)?;
        let mut transaction = writer.connection.begin_with("BEGIN IMMEDIATE").await?;
        for row in rows {
            queries::load_small(&mut transaction, row).await?;
        }
        append::load(&mut transaction, rows).await?;
        transaction.commit().await?;
        writer.tidy().await
    }

    async fn close(&self) {
        self.readers.close().await;
        let Some(mut writer) = self.writer().await.take() else { return };
        if let Err(error) = writer.tidy().await {
            tracing::warn!(%error, "the latest entries are indexed when the store is opened again");
        }
        if let Err(error) = writer.connection.close().await {
            tracing::warn!(%error, "closing the database");
        }
    }
}

/// A read transaction.
#[derive(Debug)]
pub struct SqliteSnapshot(SqliteConnection);

impl Snapshot for SqliteSnapshot {
    async fn page(&mut self, part: Part, after: Option<&Row>, limit: u32) -> Result<Vec<Row>, StoreError> {
        queries::page(&mut self.0, part, after, limit).await
    }
}

/// Entries after a key, by key, those of one table at a time.
async fn entries_page(
    on: &mut SqliteConnection,
    table: &str,
    number: i64,
    limit: i64,
) -> Result<Vec<EntryRow>, StoreError> {
    let (mut table, mut number) = (table.to_owned(), number);
    loop {
        let page: Vec<EntryRow> = query_as(
            "SELECT table_id, number, at, body FROM logs WHERE table_id = ? AND number > ?
             ORDER BY number LIMIT ?",
        )
        .bind(&*table)
        .bind(number)
        .bind(limit)
        .fetch_all(&mut *on)
        .await?;
        if !page.is_empty() {
            return Ok(page);
        }
        let next: Option<String> = query_scalar(
            "SELECT min(id) FROM (
                SELECT min(table_id) AS id FROM runs WHERE table_id > $1
                UNION ALL
                SELECT min(table_id) FROM entries
                WHERE arrival > (SELECT indexed FROM turn) AND table_id > $1
             )",
        )
        .bind(&*table)
        .fetch_one(&mut *on)
        .await?;
        match next {
            Some(next) => (table, number) = (next, -1),
            None => return Ok(page),
        }
    }
}

/// Makes the file before SQLite does, because it holds secrets: SQLite gives its siblings the same mode.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        result => result.map(drop),
    }
}
