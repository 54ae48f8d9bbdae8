//! A table that fails is rebuilt from its log, and the others do not notice.

use super::*;
use crate::{LimitsSwitch, Options, PageFiles, Running};
use client::{Attendance, Guest};
use protocol::SeatPlan;
use protocol::http::NewTable;
use record::GameName;
use std::sync::atomic::{AtomicU8, Ordering};
use store::AnyStore;
use tokio::net::TcpListener;

async fn start() -> (Running, String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let settings = Options { limits: Some(LimitsSwitch::Off), ..Options::default() }.settle().unwrap();
    let store = AnyStore::open("memory:").await.unwrap();
    let next = AtomicU8::new(0);
    let entropy =
        Arc::new(move |buffer: &mut [u8]| buffer.fill_with(|| next.fetch_add(7, Ordering::Relaxed)));
    (Running::start(settings, PageFiles::NONE, store, listener, 1, entropy).await.unwrap(), address)
}

/// A guest alone at a table with a game that has begun.
async fn at_a_table(address: &str) -> Attendance {
    let guest = Guest::arrive(address).await.unwrap();
    let table = NewTable {
        game: GameName::TheGame,
        seats: vec![SeatPlan::Open],
        options: String::new(),
        deck: None,
        public: false,
        spectators: true,
        clock: None,
        patience: None,
        name: Some("Ada".parse().unwrap()),
    };
    let created = guest.create(&table).await.unwrap();
    let options = client::Options { legal: true, ..client::Options::default() };
    let mut person = Attendance::join(&guest, &created.table, options).await.unwrap();
    person.perform(TableRequest::Start).await.unwrap();
    act(&mut person).await;
    person
}

async fn act(person: &mut Attendance) {
    person.until(|model| model.legal.is_some()).await.unwrap();
    let action = person.model().legal.as_ref().unwrap()[0].clone();
    person.act(&action).await.unwrap();
}

async fn cell(running: &Running, person: &Attendance) -> Arc<Cell> {
    running.shared.tables.get(person.table(), &running.shared).await.unwrap()
}

#[tokio::test]
async fn a_table_that_panics_is_rebuilt_and_no_other_notices() {
    let (running, address) = start().await;
    let mut ada = at_a_table(&address).await;
    let mut bob = at_a_table(&address).await;
    let (failing, sound) = (cell(&running, &ada).await, cell(&running, &bob).await);
    let before = ada.model().clone();

    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let failed = failing.with(&running.shared, |live| {
        // Whatever was half done is forgotten with it.
        live.touched = Millis::MAX;
        std::panic::panic_any("on purpose");
    });
    std::panic::set_hook(hook);
    assert!(failed.is_none());
    assert_eq!(running.shared.metrics.table_failures.get(), 1);

    // The one at the table is told to come again; whoever still holds what failed gets nothing done.
    while ada.next().await.is_ok() {}
    assert_eq!(ada.socket().farewell().map(|(code, _)| code), Some(4002));
    assert!(failing.look(&running.shared, |_| ()).is_none());
    let rebuilt = cell(&running, &ada).await;
    assert!(!Arc::ptr_eq(&rebuilt, &failing));
    ada.again(before.since()).await.unwrap();
    assert_eq!((ada.model().number, &ada.model().table), (before.number, &before.table));
    assert_eq!(ada.model().view, before.view);
    act(&mut ada).await;
    assert!(Arc::ptr_eq(&cell(&running, &ada).await, &rebuilt), "a table is never here twice");

    // The other one goes on over the same connection.
    act(&mut bob).await;
    assert!(Arc::ptr_eq(&cell(&running, &bob).await, &sound));
    running.stop().await;
}

#[tokio::test]
async fn a_retired_table_does_not_take_the_rebuilt_one_with_it() {
    let (running, address) = start().await;
    let ada = at_a_table(&address).await;
    let old = cell(&running, &ada).await;
    old.retire();
    running.shared.tables.forget(&old);
    let new = cell(&running, &ada).await;
    // Somebody who was slow forgets the old one only now.
    running.shared.tables.forget(&old);
    assert!(old.look(&running.shared, |_| ()).is_none());
    assert!(Arc::ptr_eq(&cell(&running, &ada).await, &new));
    // A table that was found in the log before it was put here stays the only one.
    running.shared.tables.add(Cell::new(AnyTable::rebuild(&log(&running, &ada).await).unwrap(), 1));
    assert!(Arc::ptr_eq(&cell(&running, &ada).await, &new));
    running.stop().await;
}

async fn log(running: &Running, person: &Attendance) -> Vec<String> {
    use store::Store;
    let log = running.shared.store.log(person.table().as_str()).await.unwrap();
    log.into_iter().map(|entry| entry.body).collect()
}

#[tokio::test]
async fn whoever_looks_at_a_table_that_was_just_retired_gets_it_rebuilt() {
    let (running, address) = start().await;
    let mut ada = at_a_table(&address).await;
    // As the writer does with a table whose log turns out to be another.
    cell(&running, &ada).await.retire();
    let listed = ada.guest().table(ada.table()).await.unwrap();
    assert_eq!(&listed.table, ada.table());
    while !matches!(ada.next().await, Err(client::ClientError::Closed)) {}
    ada.again(None).await.unwrap();
    act(&mut ada).await;
    running.stop().await;
}
