//! Whom the writer knows to be in `people`, so that they need not be put there with every summary.

use std::collections::HashMap;
use std::sync::Arc;

use crate::Summary;

/// Past this many tables all are forgotten: knowing them is only a shortcut.
const MOST: usize = 16_384;

/// The people of some tables. Rows of `people` are never removed, so what was once true stays true.
#[derive(Debug, Default)]
pub(super) struct People(HashMap<Arc<str>, Vec<String>>);

impl People {
    /// The summaries that name others than last time.
    pub(super) fn newcomers<'s>(&self, summaries: &[&'s Summary]) -> Vec<&'s Summary> {
        let known =
            |summary: &&&Summary| self.0.get(&summary.table).is_some_and(|known| *known == summary.people);
        summaries.iter().filter(|summary| !known(summary)).copied().collect()
    }

    /// Notes those that were put there.
    pub(super) fn learn(&mut self, summaries: &[&Summary]) {
        if self.0.len() > MOST {
            self.0.clear();
        }
        self.0.extend(summaries.iter().map(|summary| (Arc::clone(&summary.table), summary.people.clone())));
    }

    /// Forgets a table that hardly changes any more.
    pub(super) fn end(&mut self, table: &Arc<str>) {
        self.0.remove(table);
    }
}
