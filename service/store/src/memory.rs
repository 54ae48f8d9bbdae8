//! A store that forgets: for simulations and tests. Deterministic, without input and output.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::batch::{check, check_guest, check_rows, check_text, whole};
use crate::{
    Beat, Counts, Entry, Guest, Key, Link, Part, Row, Snapshot, Store, StoreError, Summary, TableState, Write,
};

/// Everything in memory. Clones share it, so a test can hold on to what a server writes to.
#[derive(Debug, Clone, Default)]
pub struct Memory(Arc<Mutex<Inside>>);

/// When a planned failure strikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Loss {
    /// Before anything was written.
    Before,
    /// After all was written: only the answer is lost.
    After,
}

#[derive(Debug, Default)]
struct Inside {
    data: Data,
    failures: u32,
    loss: Option<Loss>,
}

#[derive(Debug, Default, Clone)]
struct Data {
    entries: BTreeMap<(Arc<str>, u64), (i64, String)>,
    summaries: BTreeMap<Arc<str>, Summary>,
    guests: BTreeMap<String, Guest>,
    links: BTreeMap<Vec<u8>, (String, i64)>,
    keys: BTreeMap<String, Vec<u8>>,
    beat: Option<i64>,
}

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes the next `times` appends fail as [`StoreError::Unavailable`], before or after they took effect.
    pub fn fail_next(&self, times: u32, loss: Loss) {
        let mut inside = self.inside();
        inside.failures = times;
        inside.loss = Some(loss);
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // Nothing panics while it holds the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read<T>(&self, f: impl FnOnce(&Data) -> T) -> T {
        f(&self.inside().data)
    }

    fn change<T>(&self, f: impl FnOnce(&mut Data) -> T) -> T {
        f(&mut self.inside().data)
    }
}

impl Inside {
    /// Counts a planned failure down.
    fn loss(&mut self) -> Option<Loss> {
        self.failures = self.failures.checked_sub(1)?;
        self.loss
    }

    fn append(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        check(writes)?;
        let loss = self.loss();
        if loss == Some(Loss::Before) {
            return Err(StoreError::unavailable("failed on purpose, before the write"));
        }
        self.data.append(writes)?;
        if loss == Some(Loss::After) {
            return Err(StoreError::unavailable("failed on purpose, after the write"));
        }
        Ok(())
    }
}

impl Data {
    fn append(&mut self, writes: &[Write]) -> Result<(), StoreError> {
        let mut fresh: BTreeMap<(Arc<str>, u64), &Write> = BTreeMap::new();
        for write in writes {
            let (table, number) = (&write.entry.table, write.entry.number);
            let key = (Arc::clone(table), number);
            let there = self.entries.get(&key).map(|(_, body)| body);
            match there.or_else(|| fresh.get(&key).map(|earlier| &earlier.entry.body)) {
                Some(body) if *body == write.entry.body => continue,
                Some(_) => return Err(StoreError::Conflict { table: Arc::clone(table), number }),
                None => {}
            }
            if let Some(previous) = number.checked_sub(1) {
                let previous = (Arc::clone(table), previous);
                if !self.entries.contains_key(&previous) && !fresh.contains_key(&previous) {
                    return Err(StoreError::Broken(format!("the log of table {table} would have a gap")));
                }
            }
            fresh.insert(key, write);
        }
        for (key, write) in fresh {
            self.entries.insert(key, (write.entry.at, write.entry.body.clone()));
            if let Some(summary) = &write.summary {
                self.summaries.insert(Arc::clone(&summary.table), summary.clone());
            }
        }
        Ok(())
    }

    fn load(&mut self, row: &Row) -> Result<(), StoreError> {
        let taken = match row.clone() {
            Row::Key(key) => self.keys.insert(key.name, key.value).is_some(),
            Row::Beat(beat) => self.beat.replace(beat.at).is_some(),
            Row::Guest(guest) => self.guests.insert(guest.id.clone(), guest).is_some(),
            Row::Link(link) => self.links.insert(link.hash, (link.guest, link.expires)).is_some(),
            Row::Summary(summary) => self.summaries.insert(Arc::clone(&summary.table), summary).is_some(),
            Row::Entry(entry) => {
                self.entries.insert((entry.table, entry.number), (entry.at, entry.body)).is_some()
            }
        };
        if taken { Err(StoreError::broken("something is there already under the same key")) } else { Ok(()) }
    }

    fn page(&self, part: Part, after: Option<&Row>, limit: usize) -> Vec<Row> {
        let rows: Box<dyn Iterator<Item = Row>> = match part {
            Part::Keys => Box::new(
                self.keys
                    .iter()
                    .map(|(name, value)| Row::Key(Key { name: name.clone(), value: value.clone() })),
            ),
            Part::Beat => Box::new(self.beat.into_iter().map(|at| Row::Beat(Beat { at }))),
            Part::Guests => Box::new(self.guests.values().cloned().map(Row::Guest)),
            Part::Links => Box::new(self.links.iter().map(|(hash, (guest, expires))| {
                Row::Link(Link { hash: hash.clone(), guest: guest.clone(), expires: *expires })
            })),
            Part::Summaries => Box::new(self.summaries.values().cloned().map(Row::Summary)),
            Part::Entries => {
                let from = match after {
                    Some(Row::Entry(entry)) => (Arc::clone(&entry.table), entry.number),
                    _ => (Arc::from(""), 0),
                };
                Box::new(self.entries.range(from..).map(|((table, number), (at, body))| {
                    Row::Entry(Entry {
                        table: Arc::clone(table),
                        number: *number,
                        at: *at,
                        body: body.clone(),
                    })
                }))
            }
        };
        // Only entries may be many; the rest is walked from its beginning.
        rows.skip_while(|row| after.is_some_and(|after| !follows(row, after))).take(limit).collect()
    }
}

/// Whether a row comes after another of the same kind.
fn follows(row: &Row, after: &Row) -> bool {
    match (row, after) {
        (Row::Key(row), Row::Key(after)) => row.name > after.name,
        (Row::Guest(row), Row::Guest(after)) => row.id > after.id,
        (Row::Link(row), Row::Link(after)) => row.hash > after.hash,
        (Row::Summary(row), Row::Summary(after)) => row.table > after.table,
        (Row::Entry(row), Row::Entry(after)) => (&row.table, row.number) > (&after.table, after.number),
        _ => false,
    }
}

impl Store for Memory {
    type Snapshot = MemorySnapshot;

    async fn append(&self, writes: &[Write]) -> Result<(), StoreError> {
        self.inside().append(writes)
    }

    async fn log(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        let table: Arc<str> = table.into();
        let log = self.read(|data| {
            data.entries
                .range((Arc::clone(&table), 0)..=(Arc::clone(&table), u64::MAX))
                .map(|((table, number), (at, body))| Entry {
                    table: Arc::clone(table),
                    number: *number,
                    at: *at,
                    body: body.clone(),
                })
                .collect()
        });
        whole(&table, log)
    }

    async fn unfinished(&self) -> Result<Vec<Arc<str>>, StoreError> {
        Ok(self.read(|data| {
            let unfinished = data.summaries.values().filter(|summary| summary.state.unfinished());
            unfinished.map(|summary| Arc::clone(&summary.table)).collect()
        }))
    }

    async fn summary(&self, table: &str) -> Result<Option<Summary>, StoreError> {
        Ok(self.read(|data| data.summaries.get(table).cloned()))
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let mut tables: Vec<_> = self.read(|data| {
            let open = |summary: &&Summary| summary.public && summary.state == TableState::Open;
            data.summaries.values().filter(open).cloned().collect()
        });
        // Stable: those made at the same time stay in the order of their ids.
        tables.sort_by_key(|summary| std::cmp::Reverse(summary.created));
        tables.truncate(limit as usize);
        Ok(tables)
    }

    async fn history(
        &self,
        guest: &str,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let mut tables: Vec<_> = self.read(|data| {
            let theirs = |summary: &&Summary| {
                summary.people.iter().any(|id| id == guest)
                    && before.is_none_or(|before| summary.updated < before)
            };
            data.summaries.values().filter(theirs).cloned().collect()
        });
        tables.sort_by_key(|summary| std::cmp::Reverse(summary.updated));
        let last =
            (limit as usize).checked_sub(1).and_then(|index| tables.get(index)).map(|last| last.updated);
        if limit == 0 {
            tables.clear();
        }
        tables.retain(|summary| last.is_none_or(|last| summary.updated >= last));
        Ok(tables)
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, StoreError> {
        Ok(self.read(|data| data.guests.get(id).cloned()))
    }

    async fn put_guests(&self, guests: &[Guest]) -> Result<(), StoreError> {
        guests.iter().try_for_each(check_guest)?;
        self.change(|data| {
            for guest in guests {
                let created = data.guests.get(&guest.id).map_or(guest.created, |known| known.created);
                data.guests.insert(guest.id.clone(), Guest { created, ..guest.clone() });
            }
        });
        Ok(())
    }

    async fn put_link(&self, hash: &[u8], guest: &str, expires: i64) -> Result<(), StoreError> {
        check_text("the guest of a link", guest)?;
        self.change(|data| data.links.insert(hash.to_vec(), (guest.to_owned(), expires)));
        Ok(())
    }

    async fn take_link(&self, hash: &[u8], now: i64) -> Result<Option<String>, StoreError> {
        Ok(self.change(|data| {
            data.links.retain(|_, (_, expires)| *expires > now);
            data.links.remove(hash).map(|(guest, _)| guest)
        }))
    }

    async fn key(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        check_text("the name of a key", name)?;
        Ok(self.change(|data| data.keys.entry(name.to_owned()).or_insert_with(|| fresh.to_vec()).clone()))
    }

    async fn beat(&self, now: i64) -> Result<(), StoreError> {
        self.change(|data| data.beat = data.beat.max(Some(now)));
        Ok(())
    }

    async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        Ok(self.read(|data| data.beat))
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        Ok(self.read(|data| {
            let mut counts = Counts {
                entries: data.entries.len() as u64,
                guests: data.guests.len() as u64,
                ..Counts::default()
            };
            for summary in data.summaries.values() {
                counts.add(summary.state, 1);
            }
            counts
        }))
    }

    async fn snapshot(&self) -> Result<MemorySnapshot, StoreError> {
        Ok(MemorySnapshot(self.read(Data::clone)))
    }

    async fn load(&self, rows: &[Row]) -> Result<(), StoreError> {
        check_rows(rows)?;
        self.change(|data| {
            // On a copy, so that a refusal changes nothing.
            let mut next = data.clone();
            rows.iter().try_for_each(|row| next.load(row))?;
            *data = next;
            Ok(())
        })
    }

    async fn close(&self) {}
}

/// A copy of everything.
#[derive(Debug)]
pub struct MemorySnapshot(Data);

impl Snapshot for MemorySnapshot {
    async fn page(&mut self, part: Part, after: Option<&Row>, limit: u32) -> Result<Vec<Row>, StoreError> {
        Ok(self.0.page(part, after, limit as usize))
    }
}
