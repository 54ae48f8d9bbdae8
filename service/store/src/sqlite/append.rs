//! The hot path: a batch into the log with as little work as can be.
//!
//! Each statement crosses to the driver's worker thread and back, which costs more than a row, so a batch is one
//! statement that commits by itself. What it may add is settled beforehand, from memory: the writer knows how far
//! the logs reach that it wrote to, as long as nobody else had a turn. The statement writes only if it is still
//! the writer's turn.

use std::sync::Arc;

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, Connection as _, SqliteConnection, query, query_as, query_scalar, query_with};

use super::people::People;
use super::statements::{MOST, MOST_SUMMARIES, PEOPLE, SUMMARIES, insert_of};
use super::tails::{Sorted, Tails};
use crate::batch::{check, last_summaries, people_text, signed};
use crate::queries::unsigned;
use crate::{Entry, Row, StoreError, Summary, Write};

/// So many entries are indexed at once. More makes that cheaper for each, and reading a log dearer, which looks
/// through those that are not.
const INDEX_AT: usize = 16_384;

/// SQLite's code for an error that a trigger raised.
const RAISED: &str = "1811";

/// Up to so many rows a batch with summaries is one statement.
const FEW: usize = 16;

/// How often a batch is tried anew because another process had a turn.
const TRIES: u32 = 20;

/// Whether a statement wrote.
#[derive(PartialEq, Eq)]
enum Turn {
    Mine,
    Lost,
}

/// The one connection that writes.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) connection: SqliteConnection,
    /// What was counted up to when this writer last took its turn. Nothing if that must be done again: at first,
    /// and when it is not certain that an append ended well.
    token: Option<i64>,
    tails: Tails,
    people: People,
    /// Entries that are not indexed.
    recent: usize,
}

impl Writer {
    pub(super) fn new(connection: SqliteConnection) -> Self {
        Self { connection, token: None, tails: Tails::default(), people: People::default(), recent: 0 }
    }

    pub(super) async fn append(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        check(writes)?;
        // Given back only when all went well; else what is known of tails may be ahead of what is written.
        let mut token = self.token.take();
        let mut tried = 0;
        loop {
            let mine = match token {
                Some(mine) => mine,
                None => self.take_turn().await?,
            };
            let fresh = self.sort(writes).await?;
            if self.insert(mine, &fresh).await? == Turn::Mine {
                self.token = Some(mine);
                self.recent += fresh.len();
                let summaries = fresh.iter().filter_map(|write| write.summary.as_ref());
                for summary in summaries.filter(|summary| !summary.state.unfinished()) {
                    self.tails.end(&summary.table);
                    self.people.end(&summary.table);
                }
                break;
            }
            token = None;
            tried += 1;
            if tried == TRIES {
                return Err(StoreError::unavailable("other processes keep writing"));
            }
        }
        if self.recent >= INDEX_AT
            && let Err(error) = self.tidy().await
        {
            // The batch is safe. The next one tries again.
            tracing::warn!(%error, "the latest entries are not indexed yet");
        }
        Ok(())
    }

    /// Indexes the entries and the people that are not. Anybody may at any time: nobody reads anything else for it.
    pub(super) async fn tidy(&mut self) -> Result<(), StoreError> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        query(
            "INSERT OR ROLLBACK INTO runs (table_id, first, last, arrivals)
             SELECT table_id, min(number), max(number), json_group_array(arrival) FROM (
                SELECT table_id, number, arrival FROM entries WHERE arrival > (SELECT indexed FROM turn)
                ORDER BY table_id, arrival
             ) GROUP BY table_id",
        )
        .execute(&mut *transaction)
        .await?;
        query(
            "INSERT OR ROLLBACK INTO people (guest, table_id)
             SELECT person.value, tables.id FROM tables CROSS JOIN json_each(tables.people) AS person
             WHERE place > (SELECT peopled FROM turn) ORDER BY 1, 2
             ON CONFLICT DO NOTHING",
        )
        .execute(&mut *transaction)
        .await?;
        query(
            "UPDATE turn SET indexed = coalesce((SELECT max(arrival) FROM entries), 0),
             peopled = coalesce((SELECT max(place) FROM tables), 0)",
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        self.recent = 0;
        self.tails.shed();
        Ok(())
    }

    /// Makes it this writer's turn and learns what is not indexed.
    async fn take_turn(&mut self) -> Result<i64, StoreError> {
        self.tails.clear();
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let token = query_scalar("UPDATE turn SET token = token + 1 RETURNING token")
            .fetch_one(&mut *transaction)
            .await?;
        let rows: Vec<(String, i64, i64)> = query_as(
            "SELECT table_id, max(number), count(*) FROM entries
                 WHERE arrival > (SELECT indexed FROM turn) GROUP BY table_id",
        )
        .fetch_all(&mut *transaction)
        .await?;
        transaction.commit().await?;
        self.recent = 0;
        for (table, tail, count) in rows {
            self.tails.learn(&table.into(), Some(unsigned(tail)?));
            self.recent += usize::try_from(count).unwrap_or_default();
        }
        Ok(token)
    }

    /// The writes that are new. On an error the tails no longer fit what is written.
    async fn sort<'w>(&mut self, writes: &'w [Write]) -> Result<Vec<&'w Write>, StoreError> {
        let unknown = self.tails.unknown(writes);
        if !unknown.is_empty() {
            let asked = serde_json::to_string(&unknown).map_err(StoreError::broken)?;
            let tails: Vec<Option<i64>> = query_scalar(
                "SELECT (SELECT last FROM runs WHERE table_id = value ORDER BY first DESC LIMIT 1)
                 FROM json_each(?) ORDER BY key",
            )
            .bind(asked)
            .fetch_all(&mut self.connection)
            .await?;
            for (table, tail) in unknown.into_iter().zip(tails) {
                self.tails.learn(table, tail.map(unsigned).transpose()?);
            }
        }
        let mut fresh = Vec::with_capacity(writes.len());
        for write in writes {
            let Entry { table, number, body, .. } = &write.entry;
            match self.tails.sort(table, *number)? {
                Sorted::Fresh => fresh.push(write),
                Sorted::There => {
                    let same = |other: &&&Write| other.entry.table == *table && other.entry.number == *number;
                    let there = match fresh.iter().find(same) {
                        Some(earlier) => earlier.entry.body == *body,
                        None => self.has(&write.entry).await?,
                    };
                    if !there {
                        return Err(StoreError::Conflict { table: Arc::clone(table), number: *number });
                    }
                }
            }
        }
        Ok(fresh)
    }

    /// Whether the same entry is in the store.
    async fn has(&mut self, entry: &Entry) -> Result<bool, StoreError> {
        let body: Option<String> = query_scalar("SELECT body FROM logs WHERE table_id = ? AND number = ?")
            .bind(&*entry.table)
            .bind(signed(entry.number))
            .fetch_optional(&mut self.connection)
            .await?;
        Ok(body.is_some_and(|body| body == entry.body))
    }

    /// One commit, and nearly always one statement.
    async fn insert(&mut self, mine: i64, writes: &[&Write]) -> Result<Turn, StoreError> {
        if writes.is_empty() {
            return Ok(Turn::Mine);
        }
        let summaries = last_summaries(writes.iter().filter_map(|write| write.summary.as_ref()));
        if summaries.is_empty() && writes.len() <= MOST {
            return insert_entries(&mut self.connection, mine, writes.iter().map(|write| &write.entry)).await;
        }
        let newcomers = self.people.newcomers(&summaries);
        // And one to check the turn.
        let rows = writes.len() + summaries.len() + newcomers.len() + 1;
        // Triggers cost more for each row than a transaction costs for all of them, once there are many.
        let turn = if let Some(insert) = insert_of(rows).filter(|_| rows <= FEW) {
            let mut arguments = SqliteArguments::default();
            arguments.reserve(rows * 4, 0);
            bind_turn(&mut arguments, mine)?;
            bind_summaries(&mut arguments, &summaries, &newcomers)?;
            bind_entries(&mut arguments, writes.iter().map(|write| &write.entry))?;
            match query_with(&*insert.batch, arguments).execute(&mut self.connection).await {
                Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(RAISED) => Turn::Lost,
                result => result.map(|_| Turn::Mine)?,
            }
        } else {
            self.insert_many(mine, writes, &summaries, &newcomers).await?
        };
        if turn == Turn::Mine {
            self.people.learn(&newcomers);
        }
        Ok(turn)
    }

    /// One commit for more than a statement takes.
    async fn insert_many(
        &mut self,
        mine: i64,
        writes: &[&Write],
        summaries: &[&Summary],
        newcomers: &[&Summary],
    ) -> Result<Turn, StoreError> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let token: i64 = query_scalar("SELECT token FROM turn").fetch_one(&mut *transaction).await?;
        if token != mine {
            return Ok(Turn::Lost);
        }
        put_summaries(&mut transaction, summaries, newcomers).await?;
        for chunk in writes.chunks(MOST) {
            insert_entries(&mut transaction, mine, chunk.iter().map(|write| &write.entry)).await?;
        }
        transaction.commit().await?;
        Ok(Turn::Mine)
    }
}

/// At most [`MOST`] entries.
async fn insert_entries(
    on: &mut SqliteConnection,
    mine: i64,
    entries: impl ExactSizeIterator<Item = &Entry>,
) -> Result<Turn, StoreError> {
    let Some(insert) = insert_of(entries.len()) else {
        return Err(StoreError::broken("too many entries for one statement"));
    };
    let mut arguments = SqliteArguments::default();
    arguments.reserve(entries.len() * 4 + 1, 0);
    add(&mut arguments, mine)?;
    bind_entries(&mut arguments, entries)?;
    let done = query_with(&*insert.entries, arguments).execute(on).await?;
    Ok(if done.rows_affected() == 0 { Turn::Lost } else { Turn::Mine })
}

/// Any number of summaries of different tables, within a transaction of the caller's.
async fn put_summaries(
    on: &mut SqliteConnection,
    summaries: &[&Summary],
    newcomers: &[&Summary],
) -> Result<(), StoreError> {
    for chunk in summaries.chunks(MOST_SUMMARIES) {
        let mut arguments = SqliteArguments::default();
        for Summary { table, state, public, created, updated, about, people } in chunk {
            add(&mut arguments, Arc::clone(table))?;
            add(&mut arguments, state.as_str())?;
            add(&mut arguments, i64::from(*public))?;
            add(&mut arguments, *created)?;
            add(&mut arguments, *updated)?;
            add(&mut arguments, &**about)?;
            add(&mut arguments, people_text(people)?)?;
        }
        query_with(&**SUMMARIES, arguments).execute(&mut *on).await?;
    }
    for chunk in newcomers.chunks(MOST_SUMMARIES) {
        let mut arguments = SqliteArguments::default();
        for Summary { table, people, .. } in chunk {
            add(&mut arguments, Arc::clone(table))?;
            add(&mut arguments, people_text(people)?)?;
        }
        query_with(&**PEOPLE, arguments).execute(&mut *on).await?;
    }
    Ok(())
}

/// Rows of a backup, within a transaction of the caller's.
pub(super) async fn load(on: &mut SqliteConnection, rows: &[Row]) -> Result<(), StoreError> {
    // Whoever knew which logs are empty must look again.
    let token = query_scalar("UPDATE turn SET token = token + 1 RETURNING token").fetch_one(&mut *on).await?;
    let summaries = rows.iter().filter_map(|row| match row {
        Row::Summary(summary) => Some(summary),
        _ => None,
    });
    let summaries = last_summaries(summaries);
    put_summaries(on, &summaries, &summaries).await?;
    let entries = rows.iter().filter_map(|row| match row {
        Row::Entry(entry) => Some(entry),
        _ => None,
    });
    for chunk in entries.collect::<Vec<_>>().chunks(MOST) {
        insert_entries(on, token, chunk.iter().copied()).await?;
    }
    Ok(())
}

fn bind_turn(arguments: &mut SqliteArguments, mine: i64) -> Result<(), StoreError> {
    bind_row(arguments, Arc::from(""), -3, mine, "")
}

fn bind_summaries(
    arguments: &mut SqliteArguments,
    summaries: &[&Summary],
    newcomers: &[&Summary],
) -> Result<(), StoreError> {
    for Summary { table, state, public, created, updated, about, people } in summaries {
        let columns = (state.as_str(), u8::from(*public), created, updated, about, people_text(people)?);
        let text = serde_json::to_string(&columns).map_err(StoreError::broken)?;
        bind_row(arguments, Arc::clone(table), -1, 0, text)?;
    }
    for Summary { table, people, .. } in newcomers {
        bind_row(arguments, Arc::clone(table), -2, 0, people_text(people)?)?;
    }
    Ok(())
}

fn bind_entries<'e>(
    arguments: &mut SqliteArguments,
    entries: impl Iterator<Item = &'e Entry>,
) -> Result<(), StoreError> {
    for entry in entries {
        bind_row(arguments, Arc::clone(&entry.table), signed(entry.number), entry.at, &*entry.body)?;
    }
    Ok(())
}

fn bind_row<'a>(
    arguments: &mut SqliteArguments,
    table: Arc<str>,
    number: i64,
    at: i64,
    body: impl sqlx::Encode<'a, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
) -> Result<(), StoreError> {
    add(arguments, table)?;
    add(arguments, number)?;
    add(arguments, at)?;
    add(arguments, body)
}

fn add<'a, T: sqlx::Encode<'a, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>>(
    arguments: &mut SqliteArguments,
    value: T,
) -> Result<(), StoreError> {
    arguments.add(value).map_err(|error| sqlx::Error::Encode(error).into())
}
