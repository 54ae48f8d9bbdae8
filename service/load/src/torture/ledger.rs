//! What the server told the players, to be compared with its log.

use super::Report;
use super::player::PlayerId;
use protocol::{CommandId, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A request that the server has acknowledged.
#[derive(Clone, Debug)]
pub(super) struct Acknowledged {
    pub(super) id: CommandId,
    /// The number of the message that acknowledged it.
    pub(super) number: u64,
    /// The action, if it was one.
    pub(super) action: Option<String>,
}

/// What the server told the players of one table.
#[derive(Clone, Debug, Default)]
pub(super) struct Account {
    /// By person, in the order of the answers.
    pub(super) acknowledged: BTreeMap<u32, Vec<Acknowledged>>,
    pub(super) refused: Vec<CommandId>,
}

/// What the server told all players.
pub(super) struct Ledger(Mutex<Inner>);

struct Inner {
    accounts: BTreeMap<TableId, Account>,
    /// Tables at which something was told since the last check.
    changed: BTreeSet<TableId>,
    /// Tables whose game is over.
    over: BTreeSet<TableId>,
    groups: Vec<Group>,
    repeated: u64,
    compared: u64,
}

/// Players who go from table to table together.
#[derive(Clone, Default)]
struct Group {
    acknowledged: u64,
    /// The table of the last acknowledged request.
    table: Option<TableId>,
}

impl Ledger {
    pub(super) fn new(groups: usize) -> Self {
        Self(Mutex::new(Inner {
            accounts: BTreeMap::new(),
            changed: BTreeSet::new(),
            over: BTreeSet::new(),
            groups: vec![Group::default(); groups],
            repeated: 0,
            compared: 0,
        }))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that the server has acknowledged a request.
    pub(super) fn acknowledged(&self, player: PlayerId, table: &TableId, request: Acknowledged) {
        let mut inner = self.inner();
        inner.account(table).acknowledged.entry(player.person).or_default().push(request);
        if let Some(group) = inner.groups.get_mut(player.group) {
            group.acknowledged += 1;
            group.table = Some(table.clone());
        }
    }

    /// Notes that the server has refused a request.
    pub(super) fn refused(&self, table: &TableId, id: CommandId) {
        self.inner().account(table).refused.push(id);
    }

    /// Notes that the game at a table is over.
    pub(super) fn over(&self, table: &TableId) {
        self.inner().over.insert(table.clone());
    }

    /// Notes that a request was repeated under its id.
    pub(super) fn repeated(&self) {
        self.inner().repeated += 1;
    }

    /// Notes that a player saw what a newcomer sees.
    pub(super) fn compared(&self) {
        self.inner().compared += 1;
    }

    /// How many requests of each group were acknowledged.
    pub(super) fn progress(&self) -> Vec<u64> {
        self.inner().groups.iter().map(|group| group.acknowledged).collect()
    }

    /// The name of the table of a group.
    pub(super) fn table(&self, group: usize) -> String {
        let table = self.inner().groups.get(group).and_then(|group| group.table.clone());
        table.map_or_else(|| format!("table number {group}"), |table| format!("table {table}"))
    }

    /// The accounts of the tables at which something was told since the last call, or of all tables.
    pub(super) fn accounts(&self, all: bool) -> Vec<(TableId, Account)> {
        let mut inner = self.inner();
        let changed = std::mem::take(&mut inner.changed);
        let wanted = inner.accounts.iter().filter(|(table, _)| all || changed.contains(*table));
        wanted.map(|(table, account)| (table.clone(), account.clone())).collect()
    }

    /// Fills in what was counted here.
    pub(super) fn fill_in(&self, report: &mut Report) {
        let inner = self.inner();
        report.acknowledged = inner.groups.iter().map(|group| group.acknowledged).sum();
        report.refused = inner.accounts.values().map(|account| account.refused.len() as u64).sum();
        report.repeated = inner.repeated;
        report.compared = inner.compared;
        report.games = inner.over.len() as u64;
        report.tables = inner.accounts.len();
    }
}

impl Inner {
    fn account(&mut self, table: &TableId) -> &mut Account {
        self.changed.insert(table.clone());
        self.accounts.entry(table.clone()).or_default()
    }
}
