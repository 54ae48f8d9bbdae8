//! What is known without asking: how far logs reach at least.

use std::collections::HashMap;
use std::sync::Arc;

use crate::{StoreError, Write};

/// Past this many tables the memory of tails is dropped: it is only a shortcut.
const MOST_TAILS: usize = 16_384;

/// The highest number known to be in the store, by table. Rows are never removed, so what was once true stays
/// true, also when others write.
#[derive(Debug, Default)]
pub(super) struct Tails(HashMap<Arc<str>, u64>);

impl Tails {
    /// The tables of which the batch needs to know more than is remembered.
    pub(super) fn unknown<'w>(&self, writes: &'w [Write]) -> Vec<&'w Arc<str>> {
        let known = |write: &Write| {
            write.entry.number == 0
                || self.0.get(&write.entry.table).is_some_and(|tail| *tail + 1 >= write.entry.number)
        };
        // The usual batch has one entry a table.
        if writes.iter().all(known) {
            return Vec::new();
        }
        let mut reached: HashMap<&str, u64> = HashMap::new();
        let mut unknown = Vec::new();
        for write in writes {
            let (table, number) = (&write.entry.table, write.entry.number);
            let follows = reached.get(&**table).is_some_and(|tail| *tail + 1 >= number);
            if !follows && !known(write) && !unknown.contains(&table) {
                unknown.push(table);
            }
            let tail = reached.entry(table).or_insert(number);
            *tail = number.max(*tail);
        }
        unknown
    }

    /// An error if the batch would leave a gap, given all tails it needs are remembered.
    pub(super) fn no_gaps(&self, writes: &[Write]) -> Result<(), StoreError> {
        match self.unknown(writes).first() {
            Some(table) => Err(StoreError::Broken(format!("the log of table {table} would have a gap"))),
            None => Ok(()),
        }
    }

    /// Remembers a tail that was looked up or written.
    pub(super) fn learn(&mut self, table: &Arc<str>, number: u64) {
        match self.0.get_mut(table) {
            Some(tail) => *tail = number.max(*tail),
            None => {
                if self.0.len() >= MOST_TAILS {
                    self.0.clear();
                }
                self.0.insert(Arc::clone(table), number);
            }
        }
    }

    /// Remembers what was written.
    pub(super) fn learn_all(&mut self, writes: &[Write]) {
        for write in writes {
            match &write.summary {
                Some(summary) if !summary.state.unfinished() => {
                    self.0.remove(&write.entry.table);
                }
                _ => self.learn(&write.entry.table, write.entry.number),
            }
        }
    }
}
