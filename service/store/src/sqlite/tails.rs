//! What the writer knows without asking: the last number of each table.

use std::collections::HashMap;
use std::sync::Arc;

use crate::{StoreError, Write};

/// The last number of some tables; nothing for one that has no entries. Holds at least those with entries that are not indexed.
#[derive(Debug, Default)]
pub(super) struct Tails {
    known: HashMap<Arc<str>, Option<u64>>,
    /// Tables that hardly get more entries.
    ended: Vec<Arc<str>>,
}

/// Past this many tables all are forgotten: knowing them is only a shortcut.
const MOST: usize = 65_536;

/// How an entry stands to the log of its table.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Sorted {
    /// It comes next.
    Fresh,
    /// One with its number is there.
    There,
}

impl Tails {
    /// The tables of a batch of which nothing is known, once each.
    pub(super) fn unknown<'w>(&self, writes: &'w [Write]) -> Vec<&'w Arc<str>> {
        let tables = writes.iter().map(|write| &write.entry.table);
        let mut unknown: Vec<_> = tables.filter(|table| !self.known.contains_key(*table)).collect();
        unknown.sort_unstable();
        unknown.dedup();
        unknown
    }

    pub(super) fn learn(&mut self, table: &Arc<str>, tail: Option<u64>) {
        self.known.insert(Arc::clone(table), tail);
    }

    /// Forgets everything: somebody else wrote.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Notes that a table hardly gets more entries.
    pub(super) fn end(&mut self, table: &Arc<str>) {
        self.ended.push(Arc::clone(table));
    }

    /// Forgets what is hardly needed. Only while everything is indexed.
    pub(super) fn shed(&mut self) {
        for table in self.ended.drain(..) {
            self.known.remove(&table);
        }
        if self.known.len() > MOST {
            self.known.clear();
        }
    }

    /// Sorts an entry and counts a fresh one as there. A table that is not known has no entries.
    pub(super) fn sort(&mut self, table: &Arc<str>, number: u64) -> Result<Sorted, StoreError> {
        let tail = match self.known.get_mut(table) {
            Some(tail) => tail,
            None => self.known.entry(Arc::clone(table)).or_default(),
        };
        let next = tail.map_or(0, |tail| tail + 1);
        if number < next {
            return Ok(Sorted::There);
        }
        if number > next {
            return Err(StoreError::Broken(format!(
                "the log of table {table} would have a gap before {number}"
            )));
        }
        *tail = Some(number);
        Ok(Sorted::Fresh)
    }
}
