//! What must hold of a batch before it is written, whatever it is written to.

use std::collections::BTreeMap;

use crate::{Entry, Guest, Row, StoreError, Summary, Write};

/// An error if a log read from a store has a gap.
pub(crate) fn whole(table: &str, log: Vec<Entry>) -> Result<Vec<Entry>, StoreError> {
    match log.iter().zip(0..).find(|(entry, number)| entry.number != *number) {
        Some((_, number)) => {
            Err(StoreError::Broken(format!("the log of table {table} lacks entry {number}")))
        }
        None => Ok(log),
    }
}

/// Refuses what a database can't hold: a raw NUL, a number past `i64`.
pub(crate) fn check(writes: &[Write]) -> Result<(), StoreError> {
    for write in writes {
        check_entry(&write.entry.table, write.entry.number, &write.entry.body)?;
        if let Some(summary) = &write.summary {
            if summary.table != write.entry.table {
                return Err(StoreError::Broken(format!(
                    "an entry of table {} with a summary of table {}",
                    write.entry.table, summary.table
                )));
            }
            check_summary(summary)?;
        }
    }
    Ok(())
}

/// The same for rows of a backup.
pub(crate) fn check_rows(rows: &[Row]) -> Result<(), StoreError> {
    rows.iter().try_for_each(|row| match row {
        Row::Key(key) => check_text("the name of a key", &key.name),
        Row::Beat(_) => Ok(()),
        Row::Guest(guest) => check_guest(guest),
        Row::Link(link) => check_text("the guest of a link", &link.guest),
        Row::Summary(summary) => check_summary(summary),
        Row::Entry(entry) => check_entry(&entry.table, entry.number, &entry.body),
    })
}

/// The same for a guest.
pub(crate) fn check_guest(guest: &Guest) -> Result<(), StoreError> {
    check_text("the id of a guest", &guest.id)?;
    check_text("the name of a guest", guest.name.as_deref().unwrap_or_default())
}

/// The same for any text.
pub(crate) fn check_text(what: &str, text: &str) -> Result<(), StoreError> {
    if text.as_bytes().contains(&0) {
        return Err(StoreError::Broken(format!("{what} holds a NUL, which no text in a database may")));
    }
    Ok(())
}

fn check_entry(table: &str, number: u64, body: &str) -> Result<(), StoreError> {
    check_text("the id of a table", table)?;
    check_text("the body of an entry", body)?;
    if i64::try_from(number).is_err() {
        return Err(StoreError::Broken(format!("{number} is too big for the number of an entry")));
    }
    Ok(())
}

fn check_summary(summary: &Summary) -> Result<(), StoreError> {
    check_text("the id of a table", &summary.table)?;
    check_text("a summary", &summary.about)?;
    summary.people.iter().try_for_each(|guest| check_text("the id of a guest", guest))
}

/// The last summary of each table, by id, so that two writers lock rows in the same order.
pub(crate) fn last_summaries<'s>(summaries: impl Iterator<Item = &'s Summary>) -> Vec<&'s Summary> {
    let mut last = BTreeMap::new();
    for summary in summaries {
        last.insert(&*summary.table, summary);
    }
    last.into_values().collect()
}

/// The people of a summary as the text in the database.
pub(crate) fn people_text(people: &[String]) -> Result<String, StoreError> {
    serde_json::to_string(people).map_err(StoreError::broken)
}

/// `number` as a database has it; [`check`] has seen to it that it fits.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The people of a summary from the text in the database.
pub(crate) fn people_from(text: &str) -> Result<Vec<String>, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Broken(format!("people of a table: {error}")))
}
