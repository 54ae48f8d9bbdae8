//! The statements that SQLite and PostgreSQL share word for word, written once for both connections.

use std::sync::Arc;

use crate::batch::people_from;
use crate::{Entry, StoreError, Summary};

/// The columns of `tables`, as [`summary_from`] takes them.
pub(crate) type SummaryRow = (String, String, bool, i64, i64, String, String);

/// The columns of an entry, as [`entry_from`] takes them.
pub(crate) type EntryRow = (String, i64, i64, String);

pub(crate) fn summary_from(row: SummaryRow) -> Result<Summary, StoreError> {
    let (table, state, public, created, updated, about, people) = row;
    Ok(Summary {
        table: table.into(),
        state: state.parse()?,
        public,
        created,
        updated,
        about,
        people: people_from(&people)?,
    })
}

pub(crate) fn entry_from(table: Arc<str>, number: i64, at: i64, body: String) -> Result<Entry, StoreError> {
    let number = unsigned(number)?;
    Ok(Entry { table, number, at, body })
}

pub(crate) fn unsigned(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|_| StoreError::Broken(format!("{number} should not be negative")))
}

/// Functions over a connection of the given type. `names` is the condition that the summary `t` names guest
/// `$1`; `expired` finds the links to clear at time `$1`; `logs` has the entries of all tables; `count` is how
/// many there are. The module above has `entries_page`.
macro_rules! queries {
    (
        $connection:ty,seated: $seated:literal,names: $names:literal,expired: $expired:literal,logs: $logs:literal,count: $count:literal
    ) => {
        use sqlx::{query, query_as, query_scalar};
        use std::sync::Arc;
        use sqlx::Connection as _;
        use $crate::batch::whole;
        use $crate::queries::{SummaryRow, entry_from, summary_from, unsigned};
        use $crate::{
            Beat, Counts, Entry, Guest, Key, Link, Part, Row, StoreError, Summary, TableState,
        };

        type Connection = $connection;

        pub(super) async fn log(on: &mut Connection, table: &str) -> Result<Vec<Entry>, StoreError> {
            let rows: Vec<(i64, i64, String)> =
                query_as(concat!("SELECT number, at, body FROM ", $logs, " WHERE table_id = $1 ORDER BY number"))
                    .bind(table)
                    .fetch_all(on)
                    .await?;
            let name: Arc<str> = table.into();
            let entries =
                rows.into_iter().map(|(number, at, body)| entry_from(Arc::clone(&name), number, at, body));
            whole(table, entries.collect::<Result<_, _>>()?)
        }

        pub(super) async fn unfinished(on: &mut Connection) -> Result<Vec<Arc<str>>, StoreError> {
            let ids: Vec<String> =
                query_scalar("SELECT id FROM tables WHERE state IN ('open', 'playing') ORDER BY id")
                    .fetch_all(on)
                    .await?;
            Ok(ids.into_iter().map(Arc::from).collect())
        }

        pub(super) async fn summary(
            on: &mut Connection,
            table: &str,
        ) -> Result<Option<Summary>, StoreError> {
            let row: Option<SummaryRow> = query_as(
                "SELECT id, state, public, created, updated, about, people FROM tables WHERE id = $1",
            )
            .bind(table)
            .fetch_optional(on)
            .await?;
            row.map(summary_from).transpose()
        }

        pub(super) async fn open_tables(
            on: &mut Connection,
            limit: u32,
        ) -> Result<Vec<Summary>, StoreError> {
            let rows: Vec<SummaryRow> = query_as(
                "SELECT id, state, public, created, updated, about, people FROM tables
                 WHERE state IN ('open', 'playing') AND state = 'open' AND public
                 ORDER BY created DESC, id LIMIT $1",
            )
            .bind(i64::from(limit))
            .fetch_all(on)
            .await?;
            rows.into_iter().map(summary_from).collect()
        }

        pub(super) async fn history(
            on: &mut Connection,
            guest: &str,
            before: Option<i64>,
            limit: u32,
        ) -> Result<Vec<Summary>, StoreError> {
            // Rank gives equals the same place, so a page never ends between them.
            let rows: Vec<SummaryRow> = query_as(concat!(
                "SELECT id, state, public, created, updated, about, people FROM (
                    SELECT t.*, rank() OVER (ORDER BY t.updated DESC) AS standing
                    FROM ",
                $seated,
                " p JOIN tables t ON t.id = p.table_id WHERE p.guest = $1 AND t.updated < $2 AND ",
                $names,
                ") AS ranked WHERE standing <= $3 ORDER BY updated DESC, id"
            ))
            .bind(guest)
            .bind(before.unwrap_or(i64::MAX))
            .bind(i64::from(limit))
            .fetch_all(on)
            .await?;
            rows.into_iter().map(summary_from).collect()
        }

        pub(super) async fn guest(on: &mut Connection, id: &str) -> Result<Option<Guest>, StoreError> {
            let row: Option<(String, Option<String>, i64, i64)> =
                query_as("SELECT id, name, created, seen FROM guests WHERE id = $1")
                    .bind(id)
                    .fetch_optional(on)
                    .await?;
            Ok(row.map(|(id, name, created, seen)| Guest { id, name, created, seen }))
        }

        pub(super) async fn put_guests(on: &mut Connection, guests: &[Guest]) -> Result<(), StoreError> {
            let mut transaction = on.begin().await?;
            for guest in guests {
                query(
                    "INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $4) ON CONFLICT (id)
                     DO UPDATE SET name = excluded.name, seen = excluded.seen",
                )
                .bind(&*guest.id)
                .bind(guest.name.as_deref())
                .bind(guest.created)
                .bind(guest.seen)
                .execute(&mut *transaction)
                .await?;
            }
            Ok(transaction.commit().await?)
        }

        pub(super) async fn put_link(
            on: &mut Connection,
            hash: &[u8],
            guest: &str,
            expires: i64,
        ) -> Result<(), StoreError> {
            query(
                "INSERT INTO links (hash, guest, expires) VALUES ($1, $2, $3) ON CONFLICT (hash)
                 DO UPDATE SET guest = excluded.guest, expires = excluded.expires",
            )
            .bind(hash)
            .bind(guest)
            .bind(expires)
            .execute(on)
            .await?;
            Ok(())
        }

        pub(super) async fn take_link(
            on: &mut Connection,
            hash: &[u8],
            now: i64,
        ) -> Result<Option<String>, StoreError> {
            let taken: Option<(String, i64)> =
                query_as("DELETE FROM links WHERE hash = $1 RETURNING guest, expires")
                    .bind(hash)
                    .fetch_optional(&mut *on)
                    .await?;
            let swept = query(concat!("DELETE FROM links WHERE ", $expired)).bind(now).execute(on).await;
            if let Err(error) = swept {
                // The link is taken; that outweighs leftovers, which the next call clears.
                tracing::warn!(%error, "expired links stay for now");
            }
            Ok(taken.filter(|(_, expires)| *expires > now).map(|(guest, _)| guest))
        }

        pub(super) async fn key(
            on: &mut Connection,
            name: &str,
            fresh: &[u8],
        ) -> Result<Vec<u8>, StoreError> {
            query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                .bind(name)
                .bind(fresh)
                .execute(&mut *on)
                .await?;
            let value = query_scalar("SELECT value FROM secrets WHERE name = $1").bind(name);
            Ok(value.fetch_one(on).await?)
        }

        pub(super) async fn beat(on: &mut Connection, now: i64) -> Result<(), StoreError> {
            query(
                "INSERT INTO beat (one, at) VALUES (1, $1) ON CONFLICT (one)
                 DO UPDATE SET at = excluded.at WHERE excluded.at > beat.at",
            )
            .bind(now)
            .execute(on)
            .await?;
            Ok(())
        }

        pub(super) async fn last_beat(on: &mut Connection) -> Result<Option<i64>, StoreError> {
            Ok(query_scalar("SELECT at FROM beat").fetch_optional(on).await?)
        }

        pub(super) async fn counts(on: &mut Connection) -> Result<Counts, StoreError> {
            let mut counts = Counts::default();
            let states: Vec<(String, i64)> =
                query_as("SELECT state, count(*) FROM tables GROUP BY state").fetch_all(&mut *on).await?;
            for (state, tables) in states {
                counts.add(state.parse::<TableState>()?, unsigned(tables)?);
            }
            let guests: i64 = query_scalar("SELECT count(*) FROM guests").fetch_one(&mut *on).await?;
            counts.guests = unsigned(guests)?;
            let entries: i64 = query_scalar($count).fetch_one(on).await?;
            counts.entries = unsigned(entries)?;
            Ok(counts)
        }

        pub(super) async fn page(
            on: &mut Connection,
            part: Part,
            after: Option<&Row>,
            limit: u32,
        ) -> Result<Vec<Row>, StoreError> {
            let limit = i64::from(limit);
            Ok(match part {
                Part::Keys => {
                    let after = match after {
                        Some(Row::Key(key)) => Some(&*key.name),
                        _ => None,
                    };
                    let rows: Vec<(String, Vec<u8>)> = query_as(
                        "SELECT name, value FROM secrets WHERE $1 IS NULL OR name > $1 ORDER BY name LIMIT $2",
                    )
                    .bind(after)
                    .bind(limit)
                    .fetch_all(on)
                    .await?;
                    rows.into_iter().map(|(name, value)| Row::Key(Key { name, value })).collect()
                }
                Part::Beat => match after {
                    Some(_) => Vec::new(),
                    None => last_beat(on).await?.into_iter().map(|at| Row::Beat(Beat { at })).collect(),
                },
                Part::Guests => {
                    let after = match after {
                        Some(Row::Guest(guest)) => Some(&*guest.id),
                        _ => None,
                    };
                    let rows: Vec<(String, Option<String>, i64, i64)> = query_as(
                        "SELECT id, name, created, seen FROM guests WHERE $1 IS NULL OR id > $1
                         ORDER BY id LIMIT $2",
                    )
                    .bind(after)
                    .bind(limit)
                    .fetch_all(on)
                    .await?;
                    let guest = |(id, name, created, seen)| Row::Guest(Guest { id, name, created, seen });
                    rows.into_iter().map(guest).collect()
                }
                Part::Links => {
                    let after = match after {
                        Some(Row::Link(link)) => Some(&*link.hash),
                        _ => None,
                    };
                    let rows: Vec<(Vec<u8>, String, i64)> = query_as(
                        "SELECT hash, guest, expires FROM links WHERE $1 IS NULL OR hash > $1
                         ORDER BY hash LIMIT $2",
                    )
                    .bind(after)
                    .bind(limit)
                    .fetch_all(on)
                    .await?;
                    let link = |(hash, guest, expires)| Row::Link(Link { hash, guest, expires });
                    rows.into_iter().map(link).collect()
                }
                Part::Summaries => {
                    let after = match after {
                        Some(Row::Summary(summary)) => Some(&*summary.table),
                        _ => None,
                    };
                    let rows: Vec<SummaryRow> = query_as(
                        "SELECT id, state, public, created, updated, about, people FROM tables
                         WHERE $1 IS NULL OR id > $1 ORDER BY id LIMIT $2",
                    )
                    .bind(after)
                    .bind(limit)
                    .fetch_all(on)
                    .await?;
                    let row = |row| summary_from(row).map(Row::Summary);
                    rows.into_iter().map(row).collect::<Result<_, _>>()?
                }
                Part::Entries => {
                    let (table, number) = match after {
                        Some(Row::Entry(entry)) => (&*entry.table, $crate::batch::signed(entry.number)),
                        _ => ("", -1),
                    };
                    let rows = super::entries_page(on, table, number, limit).await?;
                    let row = |(table, number, at, body): (String, _, _, _)| {
                        entry_from(table.into(), number, at, body).map(Row::Entry)
                    };
                    rows.into_iter().map(row).collect::<Result<_, _>>()?
                }
            })
        }

        /// Puts a row of a backup in that is neither entry nor summary: those go many at a time.
        pub(super) async fn load_small(on: &mut Connection, row: &Row) -> Result<(), StoreError> {
            let insert = match row {
                Row::Key(key) => query("INSERT INTO secrets (name, value) VALUES ($1, $2)")
                    .bind(&*key.name)
                    .bind(&*key.value),
                Row::Beat(beat) => query("INSERT INTO beat (one, at) VALUES (1, $1)").bind(beat.at),
                Row::Guest(guest) => {
                    query("INSERT INTO guests (id, name, created, seen) VALUES ($1, $2, $3, $4)")
                        .bind(&*guest.id)
                        .bind(guest.name.as_deref())
                        .bind(guest.created)
                        .bind(guest.seen)
                }
                Row::Link(link) => query("INSERT INTO links (hash, guest, expires) VALUES ($1, $2, $3)")
                    .bind(&*link.hash)
                    .bind(&*link.guest)
                    .bind(link.expires),
                Row::Summary(_) | Row::Entry(_) => return Ok(()),
            };
            insert.execute(on).await?;
            Ok(())
        }
    };
}
pub(crate) use queries;
