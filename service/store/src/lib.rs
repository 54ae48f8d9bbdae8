//! The log of tables behind one trait: SQLite inside, PostgreSQL outside.
//!
//! A [`Store`] keeps what must outlive the process: the log of every table, a [`Summary`] of each for lists,
//! guests, one-time links, the server's keys and when a server was last alive. It knows no rules: bodies are
//! opaque JSON.
//!
//! [`AnyStore::open`] takes a URL. [`transfer`] moves everything from one kind of store to another.

mod any;
mod batch;
mod error;
mod memory;
mod migrations;
mod model;
mod postgres;
mod queries;
mod sqlite;
mod store;
pub mod transfer;
#[cfg(feature = "trial")]
pub mod trial;

pub use any::{AnySnapshot, AnyStore};
pub use error::StoreError;
pub use memory::{Loss, Memory, MemorySnapshot};
pub use model::{Beat, Counts, Entry, Guest, Key, Link, Part, Row, Summary, TableState, Write};
pub use postgres::{Postgres, PostgresSnapshot};
pub use sqlite::{Sqlite, SqliteSnapshot};
pub use store::{Snapshot, Store};
