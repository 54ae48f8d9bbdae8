//! A batch into the log: one statement, which commits by itself.

use std::collections::HashMap;
use std::sync::Arc;

use sqlx::{Connection as _, PgConnection, query, query_as};

use crate::batch::{last_summaries, people_text, signed};
use crate::{Entry, StoreError, Summary, Write};

/// How often a batch that clashes with another server's is looked at anew.
const TRIES: u32 = 3;

const INSERT: &str = "INSERT INTO entries (table_id, number, at, body)
    SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[])";

const INSERT_WITH_SUMMARIES: &str = "WITH entry AS (
        INSERT INTO entries (table_id, number, at, body)
        SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[])
    ), given AS (
        SELECT row ->> 0 AS id, row ->> 1 AS state, row ->> 2 = '1' AS public, (row ->> 3)::bigint AS created,
            (row ->> 4)::bigint AS updated, row ->> 5 AS about, row ->> 6 AS people
        FROM json_array_elements($5::json) AS row
    ), summary AS (
        INSERT INTO tables (id, state, public, created, updated, about, people)
        SELECT * FROM given ON CONFLICT (id) DO UPDATE SET state = excluded.state, public = excluded.public,
        created = excluded.created, updated = excluded.updated, about = excluded.about, people = excluded.people
    )
    INSERT INTO people (guest, table_id)
    SELECT person, id FROM given, json_array_elements_text(given.people::json) AS person
    ON CONFLICT DO NOTHING";

/// One commit, whether it clashes or not.
pub(super) async fn append(on: &mut PgConnection, writes: &[Write]) -> Result<(), StoreError> {
    let mut tried = 0;
    loop {
        let entries = writes.iter().map(|write| &write.entry);
        match insert(on, entries, writes.iter().filter_map(|write| write.summary.as_ref())).await {
            Err(Clash::Taken) => {}
            Err(Clash::Other(error)) => return Err(error),
            Ok(()) => return Ok(()),
        }
        match insert_carefully(on, writes).await {
            Err(Clash::Taken) if tried < TRIES => tried += 1,
            Err(Clash::Taken) => {
                return Err(StoreError::unavailable("another server writes the same entries"));
            }
            Err(Clash::Other(error)) => return Err(error),
            Ok(()) => return Ok(()),
        }
    }
}

/// What became of an insert.
pub(super) enum Clash {
    /// A key is there already.
    Taken,
    Other(StoreError),
}

impl From<sqlx::Error> for Clash {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(error) if error.is_unique_violation() => Self::Taken,
            other => Self::Other(other.into()),
        }
    }
}

impl From<StoreError> for Clash {
    fn from(error: StoreError) -> Self {
        Self::Other(error)
    }
}

/// One statement for all.
pub(super) async fn insert<'w>(
    on: &mut PgConnection,
    entries: impl Iterator<Item = &'w Entry>,
    summaries: impl Iterator<Item = &'w Summary>,
) -> Result<(), Clash> {
    let (mut tables, mut numbers, mut times, mut bodies) = (vec![], vec![], vec![], vec![]);
    for entry in entries {
        tables.push(&*entry.table);
        numbers.push(signed(entry.number));
        times.push(entry.at);
        bodies.push(&*entry.body);
    }
    let summaries = last_summaries(summaries);
    let statement = if summaries.is_empty() { INSERT } else { INSERT_WITH_SUMMARIES };
    let mut statement = query(statement).bind(tables).bind(numbers).bind(times).bind(bodies);
    if !summaries.is_empty() {
        statement = statement.bind(summaries_json(&summaries)?);
    }
    statement.execute(on).await?;
    Ok(())
}

/// Leaves out what is there already, refuses what differs.
async fn insert_carefully(on: &mut PgConnection, writes: &[Write]) -> Result<(), Clash> {
    let mut transaction = on.begin().await?;
    let tables: Vec<&str> = writes.iter().map(|write| &*write.entry.table).collect();
    let numbers: Vec<i64> = writes.iter().map(|write| signed(write.entry.number)).collect();
    let rows: Vec<(String, i64, String)> = query_as(
        "SELECT e.table_id, e.number, e.body FROM UNNEST($1::text[], $2::bigint[]) AS asked (id, number)
         JOIN entries e ON e.table_id = asked.id AND e.number = asked.number",
    )
    .bind(tables)
    .bind(numbers)
    .fetch_all(&mut *transaction)
    .await?;
    let mut seen: HashMap<(&str, i64), &str> =
        rows.iter().map(|(table, number, body)| ((&**table, *number), &**body)).collect();
    let mut fresh = Vec::new();
    for write in writes {
        let Entry { table, number, body, .. } = &write.entry;
        match seen.insert((table, signed(*number)), body) {
            None => fresh.push(write),
            Some(same) if same == body => {}
            Some(_) => {
                return Err(StoreError::Conflict { table: Arc::clone(table), number: *number }.into());
            }
        }
    }
    let entries = fresh.iter().map(|write| &write.entry);
    insert(&mut transaction, entries, fresh.iter().filter_map(|write| write.summary.as_ref())).await?;
    transaction.commit().await?;
    Ok(())
}

/// The last numbers of some tables.
pub(super) async fn tails(
    on: &mut PgConnection,
    tables: &[&Arc<str>],
) -> Result<Vec<(Arc<str>, u64)>, StoreError> {
    let names: Vec<&str> = tables.iter().map(|table| &***table).collect();
    let rows: Vec<(String, i64)> = query_as(
        "SELECT asked, tail FROM (
            SELECT asked, (SELECT max(e.number) FROM entries e WHERE e.table_id = asked) AS tail
            FROM UNNEST($1::text[]) AS asked
         ) AS tails WHERE tail IS NOT NULL",
    )
    .bind(names)
    .fetch_all(on)
    .await?;
    let tail = |(table, tail): (String, i64)| Ok((table.into(), crate::queries::unsigned(tail)?));
    rows.into_iter().map(tail).collect()
}

/// Summaries as the JSON that `INSERT_WITH_SUMMARIES` takes: an array of rows in the order of the columns.
fn summaries_json(summaries: &[&Summary]) -> Result<String, StoreError> {
    let row = |summary: &&Summary| {
        let people = people_text(&summary.people)?;
        let Summary { table, state, public, created, updated, about, .. } = summary;
        Ok((Arc::clone(table), state.as_str(), u8::from(*public), *created, *updated, about.clone(), people))
    };
    let rows: Result<Vec<_>, StoreError> = summaries.iter().map(row).collect();
    serde_json::to_string(&rows?).map_err(StoreError::broken)
}
