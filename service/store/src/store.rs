//! The trait.

use std::future::Future;
use std::sync::Arc;

use crate::{Counts, Entry, Guest, Part, Row, StoreError, Summary, Write};

/// What outlives the process. All kinds obey the laws in `tests/it/conformance.rs`.
pub trait Store: Send + Sync + 'static {
    /// Everything as it was at one moment.
    type Snapshot: Snapshot;

    /// Writes all in one commit, durable when this returns.
    ///
    /// A write whose key is there already with the same body counts as done, its summary too: a commit whose
    /// answer was lost is simply tried again. Another body is a [`StoreError::Conflict`], and then nothing at
    /// all is written. Number n > 0 needs n − 1 in the store or earlier in the batch, else it is
    /// [`StoreError::Broken`].
    fn append(&self, writes: &[Write]) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The log of a table, ascending; empty if there is none. A gap is [`StoreError::Broken`].
    fn log(&self, table: &str) -> impl Future<Output = Result<Vec<Entry>, StoreError>> + Send;

    /// The tables that are open or playing, by id.
    fn unfinished(&self) -> impl Future<Output = Result<Vec<Arc<str>>, StoreError>> + Send;

    /// The summary of a table.
    fn summary(&self, table: &str) -> impl Future<Output = Result<Option<Summary>, StoreError>> + Send;

    /// The tables that are public and open, newest first.
    fn open_tables(&self, limit: u32) -> impl Future<Output = Result<Vec<Summary>, StoreError>> + Send;

    /// The tables whose summary names the guest, latest `updated` first, only those updated before `before`.
    ///
    /// Returns more than `limit` when the last ones have the same `updated`, so that the `updated` of the last
    /// is a `before` which misses nothing.
    fn history(
        &self,
        guest: &str,
        before: Option<i64>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Summary>, StoreError>> + Send;

    /// The guest with this id.
    fn guest(&self, id: &str) -> impl Future<Output = Result<Option<Guest>, StoreError>> + Send;

    /// Makes guests, in one commit. Those that are there stay as old as they are and take the rest.
    fn put_guests(&self, guests: &[Guest]) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Keeps a one-time link for the guest.
    fn put_link(
        &self,
        hash: &[u8],
        guest: &str,
        expires: i64,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The guest of a link that expires after `now`. It is gone with this call: of two takers one gets it.
    /// Expired links are cleared.
    fn take_link(
        &self,
        hash: &[u8],
        now: i64,
    ) -> impl Future<Output = Result<Option<String>, StoreError>> + Send;

    /// What is kept under this name. If nothing was, `fresh` is put there first; two servers at once get the same.
    fn key(&self, name: &str, fresh: &[u8]) -> impl Future<Output = Result<Vec<u8>, StoreError>> + Send;

    /// Notes that a server is alive. An earlier time than the one noted changes nothing.
    fn beat(&self, now: i64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// When a server was last alive.
    fn last_beat(&self) -> impl Future<Output = Result<Option<i64>, StoreError>> + Send;

    /// How much is there. Takes time in proportion to the number of tables.
    fn counts(&self) -> impl Future<Output = Result<Counts, StoreError>> + Send;

    /// Everything as it is now, to read page by page while others write.
    fn snapshot(&self) -> impl Future<Output = Result<Self::Snapshot, StoreError>> + Send;

    /// Puts rows of a backup in, in one commit. Nothing under their keys may be there. For
    /// [`transfer::import`](crate::transfer::import).
    fn load(&self, rows: &[Row]) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Finishes what is being written and lets go. Later calls are [`StoreError::Unavailable`], except of a
    /// [`Memory`](crate::Memory), which stays as it is.
    fn close(&self) -> impl Future<Output = ()> + Send;
}

/// Everything in a store as it was at one moment.
pub trait Snapshot: Send {
    /// At most `limit` rows of one kind, ascending by key, those after `after`. Only an empty page is the end.
    fn page(
        &mut self,
        part: Part,
        after: Option<&Row>,
        limit: u32,
    ) -> impl Future<Output = Result<Vec<Row>, StoreError>> + Send;
}
