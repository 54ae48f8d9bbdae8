//! Everything in a store as lines of JSON, and back: a backup, and the way from one kind of store to another.
//!
//! The first line is a header, the last one says how many lines came between. Each line between is one
//! [`Row`], tagged with its kind:
//!
//! ```text
//! {"format":"benben-store/1"}
//! {"guest":{"id":"g1","name":"Ada","created":1,"seen":2}}
//! {"entry":{"table":"t1","number":0,"at":3,"body":"{}"}}
//! {"end":{"rows":2}}
//! ```

use serde::{Deserialize, Serialize};
use std::io::{BufRead, Write};
use std::sync::Arc;

use crate::{Entry, Part, Row, Snapshot, Store, StoreError};

const FORMAT: &str = "benben-store/1";

/// Rows of one commit, and of one page in memory.
const CHUNK: u32 = 500;

/// Why a transfer stopped.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The store to read from or write to failed.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The backup could not be written.
    #[error("writing the backup: {0}")]
    Output(std::io::Error),
    /// Import wants an empty store.
    #[error("the store is not empty; import into a new one")]
    NotEmpty,
    /// A line of the backup is no good. What came before it is in the store: start again with an empty one.
    #[error("line {line} of the backup: {why}")]
    Line {
        /// Counts from 1.
        line: u64,
        /// What is wrong.
        why: String,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    format: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    rows: u64,
}

/// A line after the header.
enum Line {
    Row(Row),
    End(End),
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Last {
    end: End,
}

/// Writes everything as it is at this moment, while others may go on writing. Returns the number of rows.
///
/// # Errors
/// The store's, or the output's.
pub async fn export<S: Store>(store: &S, mut to: impl Write + Send) -> Result<u64, TransferError> {
    let mut snapshot = store.snapshot().await?;
    put(&mut to, &Header { format: FORMAT.into() })?;
    let mut rows = 0;
    for part in Part::ALL {
        let mut last: Option<Row> = None;
        loop {
            let page = snapshot.page(part, last.as_ref(), CHUNK).await?;
            for row in &page {
                put(&mut to, row)?;
                rows += 1;
            }
            last = page.into_iter().next_back();
            if last.is_none() {
                break;
            }
        }
    }
    put(&mut to, &Last { end: End { rows } })?;
    to.flush().map_err(TransferError::Output)?;
    Ok(rows)
}

/// Reads a backup into an empty store. Returns the number of rows.
///
/// # Errors
/// If it fails half-way, what was read stays: start again with an empty store.
pub async fn import<S: Store>(store: &S, from: impl BufRead + Send) -> Result<u64, TransferError> {
    let mut snapshot = store.snapshot().await?;
    for part in Part::ALL {
        if !snapshot.page(part, None, 1).await?.is_empty() {
            return Err(TransferError::NotEmpty);
        }
    }
    drop(snapshot);

    let mut lines = (1..).zip(from.lines());
    let (_, first) = lines.next().ok_or_else(|| wrong(1, "is missing"))?;
    let header: Header = parse(1, first)?;
    if header.format != FORMAT {
        return Err(wrong(1, format!("the format {:?} is not {FORMAT:?}", header.format)));
    }
    let (mut rows, mut last) = (0, 1);
    let mut chunk = Vec::new();
    let mut log = None;
    for (line, text) in &mut lines {
        last = line;
        match parse_line(line, text)? {
            Line::Row(row) => {
                if let Row::Entry(entry) = &row {
                    log = Some(follow(line, log, entry)?);
                }
                chunk.push(row);
            }
            Line::End(End { rows: said }) => {
                store.load(&chunk).await.map_err(|error| at(line - 1, error))?;
                rows += chunk.len() as u64;
                return match lines.next() {
                    _ if rows != said => Err(wrong(line, format!("{said} rows expected, {rows} found"))),
                    Some((line, _)) => Err(wrong(line, "nothing may follow the end")),
                    None => Ok(rows),
                };
            }
        }
        if chunk.len() == CHUNK as usize {
            store.load(&chunk).await.map_err(|error| at(line, error))?;
            rows += chunk.len() as u64;
            chunk.clear();
        }
    }
    Err(wrong(last + 1, "the end is missing: the backup was cut off"))
}

fn put(to: &mut impl Write, line: &impl Serialize) -> Result<(), TransferError> {
    let mut text = serde_json::to_string(line).map_err(|error| TransferError::Output(error.into()))?;
    text.push('\n');
    to.write_all(text.as_bytes()).map_err(TransferError::Output)
}

fn parse<T: for<'de> Deserialize<'de>>(line: u64, text: std::io::Result<String>) -> Result<T, TransferError> {
    let text = text.map_err(|error| wrong(line, error))?;
    serde_json::from_str(&text).map_err(|error| wrong(line, error))
}

fn parse_line(line: u64, text: std::io::Result<String>) -> Result<Line, TransferError> {
    match text {
        Ok(text) if text.starts_with(r#"{"end""#) => Ok(Line::End(parse::<Last>(line, Ok(text))?.end)),
        text => parse(line, text).map(Line::Row),
    }
}

/// Entries of a log come one after the other, from 0.
fn follow(
    line: u64,
    before: Option<(Arc<str>, u64)>,
    entry: &Entry,
) -> Result<(Arc<str>, u64), TransferError> {
    let expected = match before {
        Some((table, number)) if table == entry.table => number + 1,
        _ => 0,
    };
    if entry.number != expected {
        return Err(wrong(line, format!("entry {expected} of table {} expected", entry.table)));
    }
    Ok((Arc::clone(&entry.table), entry.number))
}

fn wrong(line: u64, why: impl ToString) -> TransferError {
    TransferError::Line { line, why: why.to_string() }
}

/// A chunk that ends at this line was refused. Unavailable stays what it is: the line is not to blame.
fn at(line: u64, error: StoreError) -> TransferError {
    match error {
        StoreError::Unavailable(_) => TransferError::Store(error),
        error => wrong(line, format!("within the {CHUNK} lines up to here: {error}")),
    }
}
