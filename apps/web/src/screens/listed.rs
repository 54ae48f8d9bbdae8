//! Tables in lists: those of this device and those of the server look alike.

use crate::link::locals;
use protocol::http::Listed;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// Whether it is on this device.
    pub(super) local: bool,
    /// What is known of it.
    pub(super) listed: Listed,
}

impl Row {
    /// Where it is looked at.
    pub(super) fn href(&self) -> String {
        let folder = if self.local { "device" } else { "table" };
        format!("/{folder}/{}", self.listed.table.as_str())
    }

    /// Where its replay is, with the own eyes.
    pub(super) fn replay(&self) -> String {
        let seat = self.listed.seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        format!("/replay{}{seat}", self.href())
    }
}

/// The tables of this device and these of the server, the last changed first.
pub(super) fn merged(server: &[Listed]) -> Vec<Row> {
    let here = locals().into_iter().map(|listed| Row { local: true, listed });
    let there = server.iter().map(|listed| Row { local: false, listed: listed.clone() });
    let mut rows: Vec<Row> = here.chain(there).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.listed.updated));
    rows
}
