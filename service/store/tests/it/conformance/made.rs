//! Short ways to make what the laws speak of.

use store::{Entry, Guest, Summary, TableState, Write};

pub(crate) fn entry(table: &str, number: u64, body: &str) -> Entry {
    let at = 1_000 + i64::try_from(number).unwrap_or(0);
    Entry { table: table.into(), number, at, body: body.into() }
}

/// An entry alone.
pub(crate) fn write(table: &str, number: u64, body: &str) -> Write {
    Write { entry: entry(table, number, body), summary: None }
}

/// The first entry of a table, with its summary.
pub(crate) fn start(summary: Summary) -> Write {
    next(0, summary)
}

/// A later entry with a summary.
pub(crate) fn next(number: u64, summary: Summary) -> Write {
    Write { entry: entry(&summary.table, number, "{}"), summary: Some(summary) }
}

/// A public table with nobody, changed last at `updated`.
pub(crate) fn summary(table: &str, state: TableState, updated: i64) -> Summary {
    let about = format!(r#"{{"of":"{table}"}}"#);
    Summary { table: table.into(), state, public: true, created: 10, updated, about, people: vec![] }
}

pub(crate) fn with_people(summary: Summary, people: &[&str]) -> Summary {
    Summary { people: people.iter().map(ToString::to_string).collect(), ..summary }
}

pub(crate) fn guest(id: &str, name: Option<&str>, seen: i64) -> Guest {
    Guest { id: id.into(), name: name.map(Into::into), created: 5, seen }
}

/// The ids of some summaries.
pub(crate) fn ids(summaries: &[Summary]) -> Vec<&str> {
    summaries.iter().map(|summary| &*summary.table).collect()
}
