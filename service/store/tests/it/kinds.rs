//! What only one kind of store can show.

use std::path::PathBuf;
use std::time::Duration;

use crate::place::fresh_folder;
use store::trial::Cluster;
use store::{AnyStore, Counts, Entry, Loss, Memory, Store, StoreError, Summary, TableState, Write};

fn write(table: &str, number: u64) -> Write {
    let body = format!("{{\"n\":{number}}}");
    Write { entry: Entry { table: table.into(), number, at: 1, body }, summary: None }
}

/// A folder that is gone with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        Self(fresh_folder())
    }

    fn url(&self) -> String {
        format!("sqlite:{}/benben.db", self.0.display())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn a_lost_answer_is_mended_by_trying_again() {
    for (loss, written) in [(Loss::Before, 0), (Loss::After, 2)] {
        let memory = Memory::new();
        memory.fail_next(2, loss);
        let writes = [write("a", 0), write("a", 1)];
        for _ in 0..2 {
            assert!(matches!(memory.append(&writes).await, Err(StoreError::Unavailable(_))));
            assert_eq!(memory.log("a").await.unwrap().len(), written);
        }
        memory.append(&writes).await.unwrap();
        assert_eq!(memory.log("a").await.unwrap().len(), 2);
    }
}

#[tokio::test]
async fn clones_of_a_memory_share_what_it_holds() {
    let memory = Memory::new();
    let store = AnyStore::Memory(memory.clone());
    store.append(&[write("a", 0)]).await.unwrap();
    assert_eq!(memory.log("a").await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_bad_url_says_what_is_expected_and_keeps_the_password() {
    let urls = [
        "",
        "benben.db",
        "mysql://me:hunter2@here/there",
        "memory:hunter2",
        "sqlite:",
        "sqlite::memory:",
        "sqlite:/no/such/folder/benben.db",
        "postgres://me:hunter2@here:port/there",
        "postgres://me:hunter2@[/there",
    ];
    for url in urls {
        let error = AnyStore::open(url).await.unwrap_err();
        assert!(matches!(error, StoreError::Broken(_)), "{url}: {error:?}");
        let text = format!("{error} {error:?}");
        assert!(!text.contains("hunter2"), "{text}");
        assert!(
            text.contains("sqlite:") || text.contains("postgres://") || text.contains("/no/such"),
            "{text}"
        );
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_broken() {
    let folder = Folder::new();
    std::fs::write(
        folder.0.join("benben.db"),
        "a shopping list, certainly no database, and long enough\n".repeat(50),
    )
    .unwrap();
    let error = AnyStore::open(&folder.url()).await.unwrap_err();
    assert!(matches!(&error, StoreError::Broken(why) if why.contains("benben.db")), "{error:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_sqlite_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = AnyStore::open(&folder.url()).await.unwrap();
    store.append(&[write("a", 0)]).await.unwrap();
    for name in ["benben.db", "benben.db-wal", "benben.db-shm"] {
        let mode = std::fs::metadata(folder.0.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

/// Past the number at which entries are indexed, and with a restart that finds some that are not.
#[tokio::test]
async fn many_entries_in_a_file_stay_in_order() {
    let folder = Folder::new();
    let tables: Vec<String> = (0..20).map(|table| format!("t{table:02}")).collect();
    let store = AnyStore::open(&folder.url()).await.unwrap();
    for number in 0..1000 {
        store.append(&tables.iter().map(|table| write(table, number)).collect::<Vec<_>>()).await.unwrap();
    }
    let check = async |store: &AnyStore, each: u64| {
        for table in &tables {
            let log = store.log(table).await.unwrap();
            assert!(
                log.iter().eq((0..each).map(|number| write(table, number).entry).collect::<Vec<_>>().iter())
            );
        }
        assert_eq!(store.counts().await.unwrap(), Counts { entries: each * 20, ..Counts::default() });
    };
    check(&store, 1000).await;
    // Not closed, as after a crash.
    let again = AnyStore::open(&folder.url()).await.unwrap();
    check(&again, 1000).await;
    again.append(&[write("t00", 999), write("t00", 1000)]).await.unwrap();
    // The first one has lost its turn and looks again.
    store.append(&[write("t00", 1000), write("t00", 1001)]).await.unwrap();
    assert_eq!(again.log("t00").await.unwrap().len(), 1002);
    let conflict = Write { entry: Entry { body: "other".into(), ..write("t00", 5).entry }, summary: None };
    assert_eq!(again.append(&[conflict]).await, Err(StoreError::Conflict { table: "t00".into(), number: 5 }));
}

/// A caller that stops waiting leaves nothing half done.
#[tokio::test]
async fn an_append_that_is_given_up_is_whole_or_absent() {
    let folder = Folder::new();
    let store = AnyStore::open(&folder.url()).await.unwrap();
    for number in 0..200_u64 {
        let table = format!("t{number}");
        let summary = Summary {
            table: (&*table).into(),
            state: TableState::Open,
            public: true,
            created: 1,
            updated: 1,
            about: "{}".into(),
            people: vec!["g".into()],
        };
        let writes = [Write { summary: Some(summary), ..write(&table, 0) }, write(&table, 1)];
        let patience = Duration::from_micros(number * 10);
        let _ = tokio::time::timeout(patience, store.append(&writes)).await;
        if number % 7 == 0 {
            store.beat(1).await.unwrap();
        }
    }
    store.append(&[write("end", 0)]).await.unwrap();
    let mut whole = 0;
    for number in 0..200 {
        let table = format!("t{number}");
        let entries = store.log(&table).await.unwrap().len();
        assert_eq!(store.summary(&table).await.unwrap().is_some(), entries == 2, "{table}");
        assert!(entries == 0 || entries == 2, "{table}: {entries}");
        whole += entries / 2;
    }
    assert_eq!(store.counts().await.unwrap().open, whole as u64);
}

#[tokio::test]
async fn a_dead_server_is_unavailable_soon_and_comes_back() {
    let cluster = Cluster::start().unwrap();
    let store = AnyStore::open(&cluster.database().await.unwrap()).await.unwrap();
    store.append(&[write("a", 0)]).await.unwrap();
    store.log("a").await.unwrap();
    cluster.stop().unwrap();
    // The clock stands still but for what the store itself waits for, so a busy machine changes nothing.
    tokio::time::pause();
    let start = tokio::time::Instant::now();
    let result = store.append(&[write("a", 1)]).await;
    assert!(matches!(result, Err(StoreError::Unavailable(_))), "{result:?}");
    let result = store.log("a").await;
    assert!(matches!(result, Err(StoreError::Unavailable(_))), "{result:?}");
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    tokio::time::resume();
    cluster.start_again().unwrap();
    // Connections from before may fail once each.
    let mut tries = 0;
    while let Err(error) = store.append(&[write("a", 1)]).await {
        assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
        tries += 1;
        assert!(tries < 5, "{error}");
    }
    assert_eq!(store.log("a").await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_file_of_the_first_version_is_taken_over() {
    use sqlx::migrate::{Migration, MigrationType, Migrator};
    use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _};
    let folder = Folder::new();
    let options: sqlx::sqlite::SqliteConnectOptions = folder.url().parse().unwrap();
    let mut connection = options.create_if_missing(true).connect().await.unwrap();
    let statements = include_str!("../../migrations/sqlite/0001_start.sql").into_sql_str();
    let first = Migration::new(1, "start".into(), MigrationType::Simple, statements, false);
    Migrator::with_migrations(vec![first]).run(&mut connection).await.unwrap();
    sqlx::raw_sql(
        r#"INSERT INTO entries (table_id, number, at, body) VALUES ('a', 0, 1, '{}'), ('b', 0, 2, '{}');
           INSERT INTO tables VALUES ('b', 'over', 0, 2, 4, '{}', '["x","y"]'), ('a', 'open', 1, 1, 3, '{}', '["x"]');
           INSERT INTO people VALUES ('x', 'a'), ('x', 'b'), ('y', 'b');"#,
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    let store = AnyStore::open(&folder.url()).await.unwrap();
    let history = store.history("x", None, 9).await.unwrap();
    assert_eq!(history.iter().map(|summary| &*summary.table).collect::<Vec<_>>(), ["b", "a"]);
    assert_eq!(store.unfinished().await.unwrap(), ["a".into()]);
    assert_eq!(store.log("b").await.unwrap().len(), 1);
    let told = Summary { people: vec!["x".into(), "z".into()], ..history[1].clone() };
    let entry = Entry { table: "a".into(), number: 1, at: 5, body: "{}".into() };
    store.append(&[Write { entry, summary: Some(told) }]).await.unwrap();
    assert_eq!(store.history("z", None, 9).await.unwrap().len(), 1);
    store.close().await;
}
