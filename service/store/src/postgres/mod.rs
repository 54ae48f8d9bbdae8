//! The store on a server.

mod append;
mod queries;
mod tails;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use tokio::time::timeout;

use crate::batch::{check, check_guest, check_rows, check_text};
use crate::queries::EntryRow;
use crate::{Counts, Entry, Guest, Part, Row, Snapshot, Store, StoreError, Summary, Write};
use append::Clash;
use tails::Tails;

/// How long to try for a connection.
const CONNECT: Duration = Duration::from_secs(3);

/// How long to wait for an answer; the server gives a statement up a little earlier.
const ANSWER: Duration = Duration::from_secs(4);
const STATEMENT_TIMEOUT: &str = "3500";

/// A connection that was idle for so long is tried before it is used.
const STALE: Duration = Duration::from_secs(1);

/// A PostgreSQL database with a small pool of connections.
///
/// A server that does not answer is [`StoreError::Unavailable`] within a few seconds; once it is back, so are the
/// connections.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    options: PgConnectOptions,
    tails: Mutex<Tails>,
}

impl Postgres {
    /// Opens the database and brings its schema up to date.
    ///
    /// # Errors
    /// Broken if the URL is no good, unavailable if the server does not answer.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        // The parser's own message could quote a part of the password.
        let options: PgConnectOptions = url.parse().map_err(|_| {
            StoreError::broken(
                "the URL can't be read: expected postgres://USER:PASSWORD@HOST:PORT/DATABASE, \
                 with %XX for special characters",
            )
        })?;
        let options = options.application_name("benben").disable_statement_logging();
        // Without the statement timeout: a migration may take long.
        let mut connection = timeout(CONNECT, options.connect()).await.map_err(|_| silent())??;
        crate::migrations::postgres().run(&mut connection).await?;
        connection.close().await?;
        let options =
            options.options([("statement_timeout", STATEMENT_TIMEOUT), ("synchronous_commit", "on")]);
        let pool = PgPoolOptions::new()
            .max_connections(4)
            .acquire_timeout(CONNECT)
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move {
                    if meta.idle_for < STALE {
                        return Ok(true);
                    }
                    Ok(timeout(STALE, connection.ping()).await.is_ok_and(|pong| pong.is_ok()))
                })
            })
            .connect_lazy_with(options.clone());
        Ok(Self { pool, options, tails: Mutex::default() })
    }

    async fn acquire(&self) -> Result<PoolConnection<sqlx::Postgres>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    fn tails<T>(&self, f: impl FnOnce(&mut Tails) -> T) -> T {
        // Nothing panics while it holds the lock.
        f(&mut self.tails.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn silent() -> StoreError {
    StoreError::unavailable("the PostgreSQL server does not answer")
}

/// Waits for an answer, but not for ever.
macro_rules! run {
    ($self:expr, $connection:ident => $ask:expr) => {{
        let mut pooled = $self.acquire().await?;
        let $connection = &mut *pooled;
        match timeout(ANSWER, $ask).await {
            Ok(result) => result,
            Err(_) => {
                // It owes an answer: nobody else should wait for it.
                drop(pooled.detach());
                Err(silent())
            }
        }
    }};
}

impl Store for Postgres {
    type Snapshot = PostgresSnapshot;

    async fn append(&self, writes: &[Write]) -> Result<(), StoreError> {
        check(writes)?;
        if writes.is_empty() {
            return Ok(());
        }
        let unknown = self.tails(|tails| tails.unknown(writes));
        if !unknown.is_empty() {
            let found = run!(self, connection => append::tails(connection, &unknown))?;
            self.tails(|tails| {
                for (table, number) in found {
                    tails.learn(&table, number);
                }
                tails.no_gaps(writes)
            })?;
        }
        run!(self, connection => append::append(connection, writes))?;
        self.tails(|tails| tails.learn_all(writes));
        Ok(())
    }

    async fn log(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        run!(self, connection => queries::log(connection, table))
    }

    async fn unfinished(&self) -> Result<Vec<Arc<str>>, StoreError> {
        run!(self, connection => queries::unfinished(connection))
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>, StoreError> {
        run!(self, connection => queries::summary(connection, table))
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        run!(self, connection => queries::open_tables(connection, limit))
    }

    async fn history(
        &self,
        guest: &str,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        run!(self, connection => queries::history(connection, guest, before, limit))
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        run!(self, connection => queries::guest(connection, id))
    }

    async fn put_guests(&self, guests: &[Guest]) -> Result<(), StoreError> {
        guests.iter().try_for_each(check_guest)?;
        run!(self, connection => queries::put_guests(connection, guests))
    }

    async fn put_link(&self, hash: &[u8], guest: &str, expires: i64) -> Result<(), StoreError> {
        check_text("the guest of a link", guest)?;
        run!(self, connection => queries::put_link(connection, hash, guest, expires))
    }

    async fn take_link(&self, hash: &[u8], now: i64) -> Result<Option<String>, StoreError> {
        run!(self, connection => queries::take_link(connection, hash, now))
    }

    async fn key(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        check_text("the name of a key", name)?;
        run!(self, connection => queries::key(connection, name, fresh))
    }

    async fn beat(&self, now: i64) -> Result<(), StoreError> {
        run!(self, connection => queries::beat(connection, now))
    }

    async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        run!(self, connection => queries::last_beat(connection))
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        run!(self, connection => queries::counts(connection))
    }

    async fn snapshot(&self) -> Result<PostgresSnapshot, StoreError> {
        // A connection of its own: a backup takes long, and the pool is small.
        let mut connection = timeout(CONNECT, self.options.connect()).await.map_err(|_| silent())??;
        let begin = "BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY";
        sqlx::raw_sql(begin).execute(&mut connection).await?;
        // The first read fixes the moment.
        queries::last_beat(&mut connection).await?;
        Ok(PostgresSnapshot(connection))
    }

    async fn load(&self, rows: &[Row]) -> Result<(), StoreError> {
        check_rows(rows)?;
        run!(self, connection => load(connection, rows))
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

async fn load(connection: &mut PgConnection, rows: &[Row]) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    for row in rows {
        queries::load_small(&mut transaction, row).await?;
    }
    let entries = rows.iter().filter_map(|row| match row {
        Row::Entry(entry) => Some(entry),
        _ => None,
    });
    let summaries = rows.iter().filter_map(|row| match row {
        Row::Summary(summary) => Some(summary),
        _ => None,
    });
    append::insert(&mut transaction, entries, summaries).await.map_err(|clash| match clash {
        Clash::Taken => StoreError::broken("something is there already under the same key"),
        Clash::Other(error) => error,
    })?;
    Ok(transaction.commit().await?)
}

/// A read transaction.
#[derive(Debug)]
pub struct PostgresSnapshot(PgConnection);

impl Snapshot for PostgresSnapshot {
    async fn page(&mut self, part: Part, after: Option<&Row>, limit: u32) -> Result<Vec<Row>, StoreError> {
        timeout(ANSWER, queries::page(&mut self.0, part, after, limit)).await.map_err(|_| silent())?
    }
}

/// Entries after a key, by key.
async fn entries_page(
    on: &mut PgConnection,
    table: &str,
    number: i64,
    limit: i64,
) -> Result<Vec<EntryRow>, StoreError> {
    let page = sqlx::query_as(
        "SELECT table_id, number, at, body FROM entries WHERE (table_id, number) > ($1, $2)
         ORDER BY table_id, number LIMIT $3",
    );
    Ok(page.bind(table).bind(number).bind(limit).fetch_all(on).await?)
}
