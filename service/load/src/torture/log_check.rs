//! Compares the log with what was acknowledged.

use super::ledger::{Account, Ledger};
use anyhow::{Context, Result, ensure};
use protocol::TableId;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;
use store::{AnyStore, Entry, Store, StoreError};
use tokio::time::{Instant, sleep};

/// The longest absence of the database.
const PATIENCE: Duration = Duration::from_secs(90);

/// Compares the log with what was acknowledged, while no server runs.
pub(super) struct LogCheck {
    database: String,
    /// The length and the hash of each log at the last check. Entries never change.
    seen: BTreeMap<TableId, (usize, u64)>,
    count: u32,
}

/// The fields of an entry's body that are compared.
#[derive(Deserialize)]
struct Body {
    id: Option<String>,
    event: String,
    action: Option<String>,
}

impl LogCheck {
    pub(super) fn new(database: &str) -> Self {
        Self { database: database.to_owned(), seen: BTreeMap::new(), count: 0 }
    }

    /// How often the log was checked.
    pub(super) const fn count(&self) -> u32 {
        self.count
    }

    /// Checks the tables at which something was told since the last check, or all tables. Returns the number of entries
    /// of these tables.
    pub(super) async fn run(&mut self, ledger: &Ledger, all: bool) -> Result<u64> {
        self.count += 1;
        let accounts = ledger.accounts(all);
        let store = when_available(async || AnyStore::open(&self.database).await).await?;
        let mut entries = 0;
        for (table, account) in accounts {
            let log = when_available(async || store.log(table.as_str()).await).await?;
            self.check(&table, &account, &log).with_context(|| format!("table {table}"))?;
            entries += log.len() as u64;
        }
        store.close().await;
        Ok(entries)
    }

    fn check(&mut self, table: &TableId, account: &Account, log: &[Entry]) -> Result<()> {
        let mut positions: BTreeMap<String, (usize, Body)> = BTreeMap::new();
        for (position, entry) in log.iter().enumerate() {
            ensure!(
                entry.number == position as u64,
                "the log has entry {} instead of {position}",
                entry.number
            );
            let body: Body = serde_json::from_str(&entry.body)
                .with_context(|| format!("entry {position}: {}", entry.body))?;
            if let Some(id) = body.id.clone() {
                let earlier = positions.insert(id.clone(), (position, body));
                ensure!(
                    earlier.is_none(),
                    "request {id} is in the log twice, the second time as entry {position}"
                );
            }
        }
        if let Some((length, hash)) = self.seen.get(table) {
            let kept = log.get(..*length).map(hash_of);
            ensure!(
                kept == Some(*hash),
                "the first {length} entries of the log are no longer what they were"
            );
        }
        self.seen.insert(table.clone(), (log.len(), hash_of(log)));

        for (person, answers) in &account.acknowledged {
            let mut last = None;
            for answer in answers {
                let (id, number) = (&answer.id, answer.number);
                let Some((position, body)) = positions.get(id.as_str()) else {
                    anyhow::bail!(
                        "request {id} of person {person}, acknowledged at number {number}, is lost"
                    );
                };
                if let Some(action) = &answer.action {
                    ensure!(
                        body.event == "acted" && body.action.as_ref() == Some(action),
                        "request {id} of person {person} was `{action}`, but entry {position} has `{:?}` ({})",
                        body.action,
                        body.event
                    );
                }
                ensure!(
                    last < Some(*position),
                    "request {id} of person {person} is in the log too early, at {position}"
                );
                last = Some(*position);
            }
        }
        for id in &account.refused {
            ensure!(!positions.contains_key(id.as_str()), "request {id} was refused, but is in the log");
        }
        Ok(())
    }
}

fn hash_of(log: &[Entry]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for entry in log {
        (entry.number, entry.at, &entry.body).hash(&mut hasher);
    }
    hasher.finish()
}

/// Tries again while the database is away.
async fn when_available<T>(mut work: impl AsyncFnMut() -> Result<T, StoreError>) -> Result<T> {
    let until = Instant::now() + PATIENCE;
    loop {
        match work().await {
            Err(StoreError::Unavailable(_)) if Instant::now() < until => {
                sleep(Duration::from_millis(100)).await
            }
            done => return Ok(done?),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::torture::ledger::Acknowledged;

    /// What is wrong with a log that has these requests, if person 0 was told that `acknowledged` were done, in this
    /// order, and `refused` were not.
    fn wrong(log: &[&str], acknowledged: &[&str], refused: &[&str]) -> String {
        let mut check = LogCheck::new("");
        check.check(&table(), &account(acknowledged, refused), &entries(log)).unwrap_err().to_string()
    }

    fn table() -> TableId {
        TableId::new([1; 10])
    }

    fn account(acknowledged: &[&str], refused: &[&str]) -> Account {
        let told =
            |id: &&str| Acknowledged { id: id.parse().unwrap(), number: 3, action: Some((*id).to_owned()) };
        Account {
            acknowledged: BTreeMap::from([(0, acknowledged.iter().map(told).collect())]),
            refused: refused.iter().map(|id| id.parse().unwrap()).collect(),
        }
    }

    /// Each request is an action with its own name.
    fn entries(ids: &[&str]) -> Vec<Entry> {
        let body = |id: &str| format!(r#"{{"at":1,"id":"{id}","event":"acted","seat":0,"action":"{id}"}}"#);
        let entry = |(number, id): (u64, &&str)| Entry { table: "t".into(), number, at: 1, body: body(id) };
        (0..).zip(ids).map(entry).collect()
    }

    #[test]
    fn every_kind_of_loss_is_found() {
        let mut check = LogCheck::new("");
        assert!(check.check(&table(), &account(&["a", "c"], &["d"]), &entries(&["a", "b", "c"])).is_ok());
        assert_eq!(wrong(&["b"], &["a"], &[]), "request a of person 0, acknowledged at number 3, is lost");
        assert_eq!(
            wrong(&["a", "b", "a"], &[], &[]),
            "request a is in the log twice, the second time as entry 2"
        );
        assert_eq!(
            wrong(&["b", "a"], &["a", "b"], &[]),
            "request b of person 0 is in the log too early, at 0"
        );
        assert_eq!(wrong(&["a"], &[], &["a"]), "request a was refused, but is in the log");
        let mut gap = entries(&["a", "b"]);
        gap.remove(0);
        let gap = check.check(&table(), &account(&[], &[]), &gap).unwrap_err();
        assert_eq!(gap.to_string(), "the log has entry 1 instead of 0");
        let other = check.check(&table(), &account(&[], &[]), &entries(&["a", "x", "c", "d"])).unwrap_err();
        assert_eq!(other.to_string(), "the first 3 entries of the log are no longer what they were");
    }
}
