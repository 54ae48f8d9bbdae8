//! The log held against what was acknowledged.

use super::ledger::{Account, Ledger};
use anyhow::{Context, Result, ensure};
use protocol::TableId;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;
use store::{AnyStore, Entry, Store, StoreError};
use tokio::time::{Instant, sleep};

/// How long the database may be away.
const PATIENCE: Duration = Duration::from_secs(90);

/// Holds the log against what was acknowledged, while no server runs.
pub(super) struct Check {
    database: String,
    /// How long each log was and what stood in it: what is written stays.
    seen: BTreeMap<TableId, (usize, u64)>,
    count: u32,
}

/// What matters here of an entry's body.
#[derive(Deserialize)]
struct Body {
    id: Option<String>,
    event: String,
    action: Option<String>,
}

impl Check {
    pub(super) fn new(database: &str) -> Self {
        Self { database: database.to_owned(), seen: BTreeMap::new(), count: 0 }
    }

    /// How often it was done.
    pub(super) const fn count(&self) -> u32 {
        self.count
    }

    /// Checks the tables where something has happened since the last time, or all. Gives the number of entries in the
    /// logs that it read.
    pub(super) async fn run(&mut self, ledger: &Ledger, all: bool) -> Result<u64> {
        self.count += 1;
        let accounts = ledger.accounts(all);
        let store = patiently(async || AnyStore::open(&self.database).await).await?;
        let mut entries = 0;
        for (table, account) in accounts {
            let log = patiently(async || store.log(table.as_str()).await).await?;
            self.table(&table, &account, &log).with_context(|| format!("table {table}"))?;
            entries += log.len() as u64;
        }
        store.close().await;
        Ok(entries)
    }

    fn table(&mut self, table: &TableId, account: &Account, log: &[Entry]) -> Result<()> {
        let mut places: BTreeMap<String, (usize, Body)> = BTreeMap::new();
        for (place, entry) in log.iter().enumerate() {
            ensure!(entry.number == place as u64, "the log has entry {} instead of {place}", entry.number);
            let body: Body = serde_json::from_str(&entry.body)
                .with_context(|| format!("entry {place}: {}", entry.body))?;
            if let Some(id) = body.id.clone() {
                let earlier = places.insert(id.clone(), (place, body));
                ensure!(
                    earlier.is_none(),
                    "request {id} is in the log twice, the second time as entry {place}"
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
                let Some((place, body)) = places.get(id.as_str()) else {
                    anyhow::bail!(
                        "request {id} of person {person}, acknowledged at number {number}, is lost"
                    );
                };
                if let Some(action) = &answer.action {
                    ensure!(
                        body.event == "acted" && body.action.as_ref() == Some(action),
                        "request {id} of person {person} was `{action}`, but entry {place} has `{:?}` ({})",
                        body.action,
                        body.event
                    );
                }
                ensure!(
                    last < Some(*place),
                    "request {id} of person {person} is in the log too early, at {place}"
                );
                last = Some(*place);
            }
        }
        for id in &account.refused {
            ensure!(!places.contains_key(id.as_str()), "request {id} was refused, but is in the log");
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

/// Tries again while the store is away.
async fn patiently<T>(mut work: impl AsyncFnMut() -> Result<T, StoreError>) -> Result<T> {
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
    use crate::bench::torture::ledger::Acknowledged;

    /// What is wrong with a log that has these requests, if person 0 was told that `acknowledged` were done, in this
    /// order, and that `refused` were not.
    fn wrong(log: &[&str], acknowledged: &[&str], refused: &[&str]) -> String {
        let mut check = Check::new("");
        check.table(&table(), &account(acknowledged, refused), &entries(log)).unwrap_err().to_string()
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
    fn whatever_is_lost_is_found_out() {
        let mut check = Check::new("");
        assert!(check.table(&table(), &account(&["a", "c"], &["d"]), &entries(&["a", "b", "c"])).is_ok());
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
        let gap = check.table(&table(), &account(&[], &[]), &gap).unwrap_err();
        assert_eq!(gap.to_string(), "the log has entry 1 instead of 0");
        let other = check.table(&table(), &account(&[], &[]), &entries(&["a", "x", "c", "d"])).unwrap_err();
        assert_eq!(other.to_string(), "the first 3 entries of the log are no longer what they were");
    }
}
