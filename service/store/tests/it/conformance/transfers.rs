//! The laws about backups.

use store::transfer::{TransferError, export, import};
use store::{AnyStore, Counts, Store, TableState, Write};

use super::laws::ODD;
use super::made::{guest, start, summary, with_people, write};
use crate::place::{Kind, Place};

/// Some of everything, with more entries than a page has.
async fn fill(store: &AnyStore) {
    for (odd, number) in ODD.iter().zip(0_u8..) {
        store.put_guests(&[guest(odd, (number > 0).then_some(odd), number.into())]).await.unwrap();
        store.put_link(&[0, number, 255], odd, 1000).await.unwrap();
        store.key(odd, &[number, 0]).await.unwrap();
        let kept = with_people(summary(&format!("t{odd}"), TableState::Open, number.into()), &[odd, "x"]);
        store.append(&[start(kept)]).await.unwrap();
    }
    for table in ["long", "Long", "lang"] {
        let writes: Vec<Write> = (0..400).map(|number| write(table, number, &number.to_string())).collect();
        store.append(&writes).await.unwrap();
    }
    store.beat(77).await.unwrap();
}

async fn backup(store: &AnyStore) -> String {
    let mut text = Vec::new();
    let rows = export(store, &mut text).await.unwrap();
    let text = String::from_utf8(text).unwrap();
    assert_eq!(text.lines().count() as u64, rows + 2);
    text
}

pub(crate) async fn a_backup_comes_back_the_same_in_every_kind(place: &Place) {
    fill(&place.store).await;
    let text = backup(&place.store).await;
    // The cluster costs a second, so only the test that has one already goes there.
    let kinds: &[Kind] = match place.kind {
        Kind::Postgres => &[Kind::Memory, Kind::Sqlite, Kind::Postgres],
        _ => &[Kind::Memory, Kind::Sqlite],
    };
    for kind in kinds {
        let there = Place::new(*kind).await;
        assert_eq!(import(&there.store, text.as_bytes()).await.unwrap(), text.lines().count() as u64 - 2);
        assert!(backup(&there.store).await == text, "{:?} -> {kind:?}", place.kind);
        assert_eq!(there.store.counts().await.unwrap(), place.store.counts().await.unwrap());
        assert_eq!(there.store.history("x", None, 99).await.unwrap().len(), ODD.len());
        if *kind != place.kind {
            let back = Place::new(place.kind).await;
            import(&back.store, backup(&there.store).await.as_bytes()).await.unwrap();
            assert!(backup(&back.store).await == text, "{kind:?} -> {:?}", place.kind);
        }
        // Goes on where it was.
        there.store.append(&[write("long", 400, "{}")]).await.unwrap();
    }
}

pub(crate) async fn a_backup_is_of_one_moment(Place { store, .. }: &Place) {
    use store::{Part, Row, Snapshot};
    store.append(&[write("b", 0, "{}")]).await.unwrap();
    let mut snapshot = store.snapshot().await.unwrap();
    store.append(&[write("a", 0, "{}"), write("b", 1, "{}"), write("c", 0, "{}")]).await.unwrap();
    let page = snapshot.page(Part::Entries, None, 10).await.unwrap();
    assert_eq!(page, [Row::Entry(write("b", 0, "{}").entry)]);
}

pub(crate) async fn import_wants_an_empty_store(Place { store, .. }: &Place) {
    let text = backup(store).await;
    assert_eq!(import(store, text.as_bytes()).await.unwrap(), 0);
    store.key("k", b"v").await.unwrap();
    assert!(matches!(import(store, text.as_bytes()).await, Err(TransferError::NotEmpty)));
    assert_eq!(store.counts().await.unwrap(), Counts::default());
}

pub(crate) async fn a_bad_backup_is_refused_with_its_line(place: &Place) {
    let head = r#"{"format":"benben-store/1"}"#;
    let entry =
        |number: u64| format!(r#"{{"entry":{{"table":"a","number":{number},"at":1,"body":"{{}}"}}}}"#);
    let beat = r#"{"beat":{"at":1}}"#;
    let bad = [
        (1, String::new()),
        (1, format!("{beat}\n")),
        (1, head.replace('1', "2")),
        (2, head.to_owned()),
        (2, format!("{head}\n{{\"end\":{{\"rows\":1}}}}\n")),
        (2, format!("{head}\n{{\"ghost\":{{}}}}\n")),
        (2, format!("{head}\n{{\"beat\":{{\"at\":1,\"by\":2}}}}\n")),
        (2, format!("{head}\n{{\"key\":{{\"name\":\"k\",\"value\":\"0g\"}}}}\n")),
        (2, format!("{head}\n{{\"key\":{{\"name\":\"k\",\"value\":\"012\"}}}}\n")),
        (3, format!("{head}\n{}\n{}\n", entry(0), entry(2))),
        (3, format!("{head}\n{}\n", entry(0))),
        (3, format!("{head}\n{{\"end\":{{\"rows\":0}}}}\n{beat}\n")),
        (3, format!("{head}\n{beat}\n{beat}\n{{\"end\":{{\"rows\":2}}}}\n")),
    ];
    for (expected, text) in bad {
        match import(&place.store, text.as_bytes()).await {
            Err(TransferError::Line { line, .. }) => assert_eq!(line, expected, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}
