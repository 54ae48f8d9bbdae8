//! What players were told, to be held against the log.

use super::Report;
use protocol::{CommandId, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A request that the server has acknowledged.
#[derive(Clone, Debug)]
pub(super) struct Acknowledged {
    pub(super) id: CommandId,
    /// The player's number when the answer came.
    pub(super) number: u64,
    /// The action, if it was one.
    pub(super) action: Option<String>,
}

/// What the players of one table were told.
#[derive(Clone, Debug, Default)]
pub(super) struct Account {
    /// By person, in the order in which the answers came.
    pub(super) acknowledged: BTreeMap<u32, Vec<Acknowledged>>,
    pub(super) refused: Vec<CommandId>,
}

/// What all players were told.
pub(super) struct Ledger(Mutex<Inner>);

struct Inner {
    accounts: BTreeMap<TableId, Account>,
    /// Where something was told since the last look.
    touched: BTreeSet<TableId>,
    over: BTreeSet<TableId>,
    /// How many requests each group had acknowledged, and at which table it was last.
    progress: Vec<u64>,
    places: Vec<Option<TableId>>,
    repeated: u64,
    compared: u64,
}

impl Ledger {
    pub(super) fn new(groups: usize) -> Self {
        Self(Mutex::new(Inner {
            accounts: BTreeMap::new(),
            touched: BTreeSet::new(),
            over: BTreeSet::new(),
            progress: vec![0; groups],
            places: vec![None; groups],
            repeated: 0,
            compared: 0,
        }))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The server has acknowledged something.
    pub(super) fn acknowledge(&self, (group, person): (usize, u32), table: &TableId, what: Acknowledged) {
        let mut inner = self.inner();
        inner.account(table).acknowledged.entry(person).or_default().push(what);
        if let Some(count) = inner.progress.get_mut(group) {
            *count += 1;
        }
        if let Some(place) = inner.places.get_mut(group) {
            *place = Some(table.clone());
        }
    }

    /// The server has refused something.
    pub(super) fn refuse(&self, table: &TableId, id: CommandId) {
        self.inner().account(table).refused.push(id);
    }

    /// A game is over.
    pub(super) fn over(&self, table: &TableId) {
        self.inner().over.insert(table.clone());
    }

    /// A request was made again under its name.
    pub(super) fn repeat(&self) {
        self.inner().repeated += 1;
    }

    /// What a player sees is what a newcomer sees.
    pub(super) fn compare(&self) {
        self.inner().compared += 1;
    }

    /// How many requests each group had acknowledged.
    pub(super) fn progress(&self) -> Vec<u64> {
        self.inner().progress.clone()
    }

    /// Where a group plays.
    pub(super) fn place(&self, group: usize) -> String {
        let table = self.inner().places.get(group).cloned().flatten();
        table.map_or_else(|| format!("table number {group}"), |table| format!("table {table}"))
    }

    /// The accounts of the tables at which something was told since the last look, or of all.
    pub(super) fn accounts(&self, all: bool) -> Vec<(TableId, Account)> {
        let mut inner = self.inner();
        let touched = std::mem::take(&mut inner.touched);
        let wanted = inner.accounts.iter().filter(|(table, _)| all || touched.contains(*table));
        wanted.map(|(table, account)| (table.clone(), account.clone())).collect()
    }

    /// Adds what was counted here.
    pub(super) fn tell(&self, report: &mut Report) {
        let inner = self.inner();
        report.acknowledged = inner.progress.iter().sum();
        report.refused = inner.accounts.values().map(|account| account.refused.len() as u64).sum();
        report.repeated = inner.repeated;
        report.compared = inner.compared;
        report.games = inner.over.len() as u64;
        report.tables = inner.accounts.len();
    }
}

impl Inner {
    fn account(&mut self, table: &TableId) -> &mut Account {
        self.touched.insert(table.clone());
        self.accounts.entry(table.clone()).or_default()
    }
}
