//! The laws about what is kept, one function each.

use std::sync::Arc;

use store::{Counts, Entry, Guest, Store, StoreError, Summary, TableState, Write};

use super::made::{entry, guest, ids, next, start, summary, with_people, write};
use crate::place::{Kind, Place};

fn conflict(table: &str, number: u64) -> Result<(), StoreError> {
    Err(StoreError::Conflict { table: table.into(), number })
}

pub(crate) async fn what_is_appended_is_in_the_log(Place { store, .. }: &Place) {
    let writes = [write("a", 0, r#"{"x":1}"#), write("a", 1, r#"{"x":2}"#)];
    store.append(&writes).await.unwrap();
    assert_eq!(store.log("a").await.unwrap(), writes.map(|write| write.entry));
    assert_eq!(store.log("b").await.unwrap(), []);
}

pub(crate) async fn a_log_is_in_order_of_numbers(Place { store, .. }: &Place) {
    // Past 9 an order by text would differ.
    for number in 0..12 {
        store.append(&[write("a", number, "{}"), write("b", number, "{}")]).await.unwrap();
    }
    let numbers: Vec<u64> = store.log("a").await.unwrap().iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (0..12).collect::<Vec<_>>());
}

pub(crate) async fn an_empty_batch_is_fine(Place { store, .. }: &Place) {
    store.append(&[]).await.unwrap();
    assert_eq!(store.counts().await.unwrap(), Counts::default());
}

pub(crate) async fn a_batch_may_be_of_any_size(Place { store, .. }: &Place) {
    for size in (0..20).chain([31, 32, 33, 63, 64, 65, 127, 128, 129, 191, 192, 193, 200, 500]) {
        let table = format!("t{size}");
        let writes: Vec<Write> =
            (0..size).map(|number| write(&table, number, &format!("{{\"n\":{number}}}"))).collect();
        store.append(&writes).await.unwrap();
        let expected: Vec<Entry> = writes.into_iter().map(|write| write.entry).collect();
        assert_eq!(store.log(&table).await.unwrap(), expected, "{size}");
    }
}

pub(crate) async fn many_tables_share_a_commit(Place { store, .. }: &Place) {
    let tables: Vec<String> = (0..100).map(|table| format!("t{table:02}")).collect();
    let mut writes: Vec<Write> = tables.iter().map(|table| write(table, 0, "{}")).collect();
    writes.extend(
        tables.iter().map(|table| next(1, with_people(summary(table, TableState::Playing, 7), &["g"]))),
    );
    store.append(&writes).await.unwrap();
    for table in &tables {
        assert_eq!(store.log(table).await.unwrap().len(), 2);
    }
    let found = store.unfinished().await.unwrap();
    assert_eq!(found, tables.iter().map(|table| Arc::from(&**table)).collect::<Vec<Arc<str>>>());
    assert_eq!(store.history("g", None, 1000).await.unwrap().len(), 100);
}

pub(crate) const ODD: &[&str] = &[
    r#"{"quote":"it's \"so\""}"#,
    "{\n\t\"line\":\n1}",
    "{\"name\":\"Zoë 🂡 𓇳 \u{202e}\u{1}\u{ffff}\"}",
    r#"{"nul":"\u0000","slash":"\\u0000","lone":"\ud800"}"#,
    r#"[null,"$1","?","%s","'); DROP TABLE entries; --"]"#,
    "",
    "not json at all",
];

pub(crate) async fn odd_content_comes_back_unchanged(Place { store, .. }: &Place) {
    let table = "täble 'x' \"y\"; --";
    let writes: Vec<Write> = (0..).zip(ODD).map(|(number, body)| write(table, number, body)).collect();
    store.append(&writes).await.unwrap();
    let bodies: Vec<String> = store.log(table).await.unwrap().into_iter().map(|entry| entry.body).collect();
    assert_eq!(bodies, ODD);
    for (odd, number) in ODD.iter().zip(0..) {
        let person = format!("{odd}{number}");
        let kept = Summary { about: (*odd).into(), ..summary(odd, TableState::Open, 1) };
        let kept = with_people(kept, &[&person, odd]);
        store.append(&[start(kept.clone())]).await.unwrap();
        assert_eq!(store.summary(odd).await.unwrap(), Some(kept.clone()));
        assert_eq!(store.history(&person, None, 9).await.unwrap(), [kept]);
        store.put_guests(&[guest(odd, Some(odd), 1)]).await.unwrap();
        assert_eq!(store.guest(odd).await.unwrap(), Some(guest(odd, Some(odd), 1)));
    }
}

pub(crate) async fn a_nul_is_refused(Place { store, .. }: &Place) {
    let good = || summary("a", TableState::Open, 1);
    let bad = [
        write("a", 0, "\"\0\""),
        write("a\0", 0, "{}"),
        start(Summary { about: "\0".into(), ..good() }),
        start(with_people(good(), &["\0"])),
    ];
    for bad in bad {
        let result = store.append(&[write("fine", 0, "{}"), bad]).await;
        assert!(matches!(result, Err(StoreError::Broken(_))), "{result:?}");
    }
    assert!(matches!(store.put_guests(&[guest("\0", None, 1)]).await, Err(StoreError::Broken(_))));
    assert!(matches!(store.put_guests(&[guest("g", Some("\0"), 1)]).await, Err(StoreError::Broken(_))));
    assert!(matches!(store.put_link(b"h", "\0", 1).await, Err(StoreError::Broken(_))));
    assert!(matches!(store.key("\0", b"k").await, Err(StoreError::Broken(_))));
    assert_eq!(store.counts().await.unwrap(), Counts::default());
}

pub(crate) async fn a_number_too_big_is_refused(Place { store, .. }: &Place) {
    assert!(matches!(store.append(&[write("a", u64::MAX, "{}")]).await, Err(StoreError::Broken(_))));
}

pub(crate) async fn the_same_again_counts_as_written(place: &Place) {
    let writes = [start(summary("a", TableState::Open, 1)), write("a", 1, "{}"), write("b", 0, "{}")];
    place.store.append(&writes).await.unwrap();
    place.store.append(&writes).await.unwrap();
    // Also by a server that remembers nothing of the first time.
    place.open().await.append(&writes).await.unwrap();
    assert_eq!(place.store.counts().await.unwrap(), Counts { open: 1, entries: 3, ..Counts::default() });
}

pub(crate) async fn the_same_twice_in_a_batch_is_one(Place { store, .. }: &Place) {
    store.append(&[write("a", 0, "{}"), write("a", 0, "{}"), write("a", 1, "{}")]).await.unwrap();
    assert_eq!(store.log("a").await.unwrap().len(), 2);
}

pub(crate) async fn what_is_new_beside_the_same_is_written(Place { store, .. }: &Place) {
    store.append(&[write("a", 0, "{}")]).await.unwrap();
    let mixed = [write("a", 0, "{}"), next(1, summary("a", TableState::Over, 3)), write("b", 0, "{}")];
    store.append(&mixed).await.unwrap();
    assert_eq!(store.log("a").await.unwrap().len(), 2);
    assert_eq!(store.log("b").await.unwrap().len(), 1);
    assert_eq!(store.summary("a").await.unwrap().unwrap().state, TableState::Over);
}

pub(crate) async fn a_conflict_writes_nothing(Place { store, .. }: &Place) {
    store.append(&[start(summary("a", TableState::Open, 1)), write("a", 1, "1")]).await.unwrap();
    let with_summary = [next(2, summary("a", TableState::Over, 2)), write("a", 1, "2")];
    for batch in [&[write("b", 0, "{}"), write("a", 1, "2")], &with_summary] {
        assert_eq!(store.append(batch).await, conflict("a", 1));
    }
    let log: Vec<String> = store.log("a").await.unwrap().into_iter().map(|entry| entry.body).collect();
    assert_eq!(log, ["{}", "1"]);
    assert_eq!(store.log("b").await.unwrap(), []);
    assert_eq!(store.summary("a").await.unwrap().unwrap().state, TableState::Open);
    // And it goes on as if nothing had been.
    store.append(&[next(2, summary("a", TableState::Over, 2))]).await.unwrap();
    assert_eq!(store.log("a").await.unwrap().len(), 3);
}

pub(crate) async fn a_conflict_within_a_batch_writes_nothing(Place { store, .. }: &Place) {
    let batch = [write("b", 0, "{}"), write("a", 0, "1"), write("a", 0, "2")];
    assert_eq!(store.append(&batch).await, conflict("a", 0));
    assert_eq!(store.counts().await.unwrap(), Counts::default());
}

pub(crate) async fn a_gap_is_refused(place: &Place) {
    let store = &place.store;
    store.append(&[write("a", 0, "{}")]).await.unwrap();
    let batches: [&[Write]; 4] = [
        &[write("a", 2, "{}")],
        &[write("b", 0, "{}"), write("b", 2, "{}")],
        &[write("a", 2, "{}"), write("a", 1, "{}")],
        &[write("c", 1, "{}")],
    ];
    for batch in batches {
        for store in [store, &place.open().await] {
            let result = store.append(batch).await;
            assert!(matches!(result, Err(StoreError::Broken(_))), "{batch:?}: {result:?}");
        }
    }
    assert_eq!(store.counts().await.unwrap().entries, 1);
    // What another server wrote counts.
    place.open().await.append(&[write("a", 1, "{}")]).await.unwrap();
    store.append(&[write("a", 2, "{}")]).await.unwrap();
}

pub(crate) async fn a_gap_is_refused_also_after_a_table_ended(Place { store, .. }: &Place) {
    store.append(&[start(summary("a", TableState::Over, 1))]).await.unwrap();
    assert!(matches!(store.append(&[write("a", 2, "{}")]).await, Err(StoreError::Broken(_))));
    store.append(&[write("a", 1, "{}"), write("a", 2, "{}")]).await.unwrap();
}

pub(crate) async fn an_old_batch_leaves_a_newer_summary(Place { store, .. }: &Place) {
    let old = [start(summary("a", TableState::Open, 1))];
    store.append(&old).await.unwrap();
    store.append(&[next(1, summary("a", TableState::Over, 2))]).await.unwrap();
    store.append(&old).await.unwrap();
    assert_eq!(store.summary("a").await.unwrap().unwrap().state, TableState::Over);
}

pub(crate) async fn two_writers_of_the_same_entry_agree(place: &Place) {
    let other = place.open().await;
    let (one, two) = ([write("a", 0, "1"), write("b", 0, "1")], [write("a", 0, "2"), write("c", 0, "2")]);
    let (first, second) = tokio::join!(place.store.append(&one), other.append(&two));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    let lost = if first.is_ok() { "c" } else { "b" };
    assert_eq!(first.and(second), conflict("a", 0));
    assert_eq!(other.log(lost).await.unwrap(), []);
}

pub(crate) async fn a_summary_belongs_to_its_entry(Place { store, .. }: &Place) {
    let wrong = Write { entry: entry("a", 0, "{}"), summary: Some(summary("b", TableState::Open, 1)) };
    assert!(matches!(store.append(&[wrong]).await, Err(StoreError::Broken(_))));
    assert_eq!(store.summary("b").await.unwrap(), None);
}

pub(crate) async fn the_last_summary_of_a_batch_counts(Place { store, .. }: &Place) {
    let last =
        Summary { public: false, created: 3, ..with_people(summary("a", TableState::Over, 2), &["x", "y"]) };
    store.append(&[start(summary("a", TableState::Open, 1)), next(1, last.clone())]).await.unwrap();
    assert_eq!(store.summary("a").await.unwrap(), Some(last));
}

pub(crate) async fn unfinished_are_open_or_playing(Place { store, .. }: &Place) {
    use TableState::{Closed, Open, Over, Playing};
    let states = [("d", Open), ("a", Playing), ("b", Over), ("c", Closed)];
    store.append(&states.map(|(table, state)| start(summary(table, state, 1)))).await.unwrap();
    assert_eq!(store.unfinished().await.unwrap(), ["a".into(), "d".into()] as [Arc<str>; 2]);
    store.append(&[next(1, summary("a", Over, 2))]).await.unwrap();
    assert_eq!(store.unfinished().await.unwrap(), ["d".into()] as [Arc<str>; 1]);
}

pub(crate) async fn open_tables_are_public_and_newest_first(Place { store, .. }: &Place) {
    let made =
        |table, state, public, created| start(Summary { public, created, ..summary(table, state, 50) });
    let writes = [
        made("old", TableState::Open, true, 1),
        made("new", TableState::Open, true, 3),
        made("middle b", TableState::Open, true, 2),
        made("middle B", TableState::Open, true, 2),
        made("private", TableState::Open, false, 4),
        made("playing", TableState::Playing, true, 5),
    ];
    store.append(&writes).await.unwrap();
    let tables = store.open_tables(10).await.unwrap();
    assert_eq!(ids(&tables), ["new", "middle B", "middle b", "old"]);
    assert_eq!(Some(&tables[0]), writes[1].summary.as_ref());
    assert_eq!(ids(&store.open_tables(2).await.unwrap()), ["new", "middle B"]);
    assert_eq!(store.open_tables(0).await.unwrap(), []);
}

pub(crate) async fn history_is_by_guest_and_latest_first(Place { store, .. }: &Place) {
    let writes = [
        start(with_people(summary("a", TableState::Over, 1), &["ada", "bo"])),
        start(with_people(summary("b", TableState::Playing, 3), &["ada"])),
        start(with_people(summary("c", TableState::Closed, 2), &["bo", "bo"])),
    ];
    store.append(&writes).await.unwrap();
    assert_eq!(ids(&store.history("ada", None, 9).await.unwrap()), ["b", "a"]);
    assert_eq!(ids(&store.history("bo", None, 9).await.unwrap()), ["c", "a"]);
    assert_eq!(ids(&store.history("bo", Some(2), 9).await.unwrap()), ["a"]);
    assert_eq!(store.history("bo", Some(1), 9).await.unwrap(), []);
    assert_eq!(store.history("a", None, 9).await.unwrap(), []);
    assert_eq!(Some(&store.history("ada", None, 1).await.unwrap()[0]), writes[1].summary.as_ref());
    assert_eq!(store.history("ada", None, 0).await.unwrap(), []);
    store.append(&[next(1, with_people(summary("a", TableState::Over, 9), &["ada", "bo"]))]).await.unwrap();
    assert_eq!(ids(&store.history("bo", None, 9).await.unwrap()), ["a", "c"]);
}

pub(crate) async fn history_pages_miss_nothing(Place { store, .. }: &Place) {
    // Three at each moment: pages of two would cut them apart.
    let made = |n: i64| start(with_people(summary(&format!("t{n}"), TableState::Over, n / 3), &["g"]));
    store.append(&(10..31).map(made).collect::<Vec<_>>()).await.unwrap();
    let (mut found, mut before) = (Vec::new(), None);
    loop {
        let page = store.history("g", before, 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.updated);
        found.extend(page.into_iter().map(|summary| (-summary.updated, summary.table)));
    }
    assert_eq!(found.len(), 21);
    assert!(found.is_sorted(), "{found:?}");
}

pub(crate) async fn who_is_no_longer_named_loses_the_table(Place { store, .. }: &Place) {
    let of = |people| with_people(summary("a", TableState::Open, 1), people);
    store.append(&[start(of(&["x", "y"])), next(1, of(&["y"]))]).await.unwrap();
    store.append(&[next(2, of(&["z", "y"]))]).await.unwrap();
    store.append(&[next(3, of(&["y"]))]).await.unwrap();
    for (guest, tables) in [("x", 0), ("y", 1), ("z", 0)] {
        assert_eq!(store.history(guest, None, 9).await.unwrap().len(), tables, "{guest}");
    }
}

pub(crate) async fn who_comes_later_finds_the_table(Place { store, .. }: &Place) {
    let of = |table: &str, people| with_people(summary(table, TableState::Open, 1), people);
    let many = (0..40).map(|n| start(of(&format!("t{n}"), &["x"]))).collect::<Vec<_>>();
    store.append(&many).await.unwrap();
    // Whatever is done many at a time is done for a backup.
    drop(store.snapshot().await.unwrap());
    let later = |people: &'static [&str]| {
        (0..40).map(move |n| next(1, of(&format!("t{n}"), people))).collect::<Vec<_>>()
    };
    store.append(&later(&["x", "y"])[..1]).await.unwrap();
    store.append(&later(&["x", "z"])[1..]).await.unwrap();
    store.append(&[start(of("new", &["y", "z"]))]).await.unwrap();
    for (guest, tables) in [("x", 40), ("y", 2), ("z", 40)] {
        assert_eq!(store.history(guest, None, 99).await.unwrap().len(), tables, "{guest}");
    }
    drop(store.snapshot().await.unwrap());
    for (guest, tables) in [("x", 40), ("y", 2), ("z", 40)] {
        assert_eq!(store.history(guest, None, 99).await.unwrap().len(), tables, "{guest} afterwards");
    }
}

pub(crate) async fn guests_are_put_and_replaced(Place { store, .. }: &Place) {
    assert_eq!(store.guest("g").await.unwrap(), None);
    for other in
        [guest("g", None, 1), guest("g", Some("Ada"), 2), guest("g", Some(""), 3), guest("g", None, 4)]
    {
        store.put_guests(std::slice::from_ref(&other)).await.unwrap();
        let created = guest("g", None, 1).created;
        assert_eq!(store.guest("g").await.unwrap(), Some(Guest { created, ..other }));
    }
    let many = [guest("g", Some("Ada"), 5), guest("h", Some("Bo"), 6), guest("h", Some("Cy"), 7)];
    store.put_guests(&many).await.unwrap();
    store.put_guests(&[]).await.unwrap();
    for (id, name) in [("g", "Ada"), ("h", "Cy")] {
        assert_eq!(store.guest(id).await.unwrap().unwrap().name.as_deref(), Some(name));
    }
    assert_eq!(store.counts().await.unwrap().guests, 2);
}

pub(crate) async fn a_link_works_once(Place { store, .. }: &Place) {
    store.put_link(&[0, 1, 255], "ada", 100).await.unwrap();
    store.put_link(&[0, 1, 254], "bo", 100).await.unwrap();
    assert_eq!(store.take_link(&[0, 1], 50).await.unwrap(), None);
    assert_eq!(store.take_link(&[0, 1, 255], 50).await.unwrap().as_deref(), Some("ada"));
    assert_eq!(store.take_link(&[0, 1, 255], 50).await.unwrap(), None);
    assert_eq!(store.take_link(&[0, 1, 254], 99).await.unwrap().as_deref(), Some("bo"));
}

pub(crate) async fn a_link_is_taken_by_one_of_many(place: &Place) {
    let others = [place.open().await, place.open().await];
    for round in 0..5_u8 {
        place.store.put_link(&[round], "ada", 100).await.unwrap();
        let hash = [round];
        let [two, three] = &others;
        let (a, b, c, d) = tokio::join!(
            place.store.take_link(&hash, 1),
            two.take_link(&hash, 1),
            three.take_link(&hash, 1),
            place.store.take_link(&hash, 1)
        );
        let taken = [a, b, c, d].into_iter().filter(|taken| taken.as_ref().unwrap().is_some()).count();
        assert_eq!(taken, 1);
    }
}

pub(crate) async fn an_expired_link_is_worth_nothing(Place { store, .. }: &Place) {
    store.put_link(b"a", "ada", 100).await.unwrap();
    assert_eq!(store.take_link(b"a", 100).await.unwrap(), None);
    // Gone, even for a clock that went back.
    assert_eq!(store.take_link(b"a", 1).await.unwrap(), None);
}

pub(crate) async fn expired_links_are_cleared(Place { store, .. }: &Place) {
    store.put_link(b"old", "ada", 100).await.unwrap();
    store.put_link(b"new", "ada", 300).await.unwrap();
    assert_eq!(store.take_link(b"none", 200).await.unwrap(), None);
    assert_eq!(store.take_link(b"old", 1).await.unwrap(), None);
    assert_eq!(store.take_link(b"new", 1).await.unwrap().as_deref(), Some("ada"));
}

pub(crate) async fn a_key_stays_what_it_was_first(place: &Place) {
    assert_eq!(place.store.key("cookie", &[0, 200]).await.unwrap(), [0, 200]);
    assert_eq!(place.store.key("cookie", &[1]).await.unwrap(), [0, 200]);
    assert_eq!(place.open().await.key("cookie", &[2]).await.unwrap(), [0, 200]);
    assert_eq!(place.store.key("other", &[3]).await.unwrap(), [3]);
}

pub(crate) async fn racers_for_a_key_agree(place: &Place) {
    let other = place.open().await;
    for round in 0..5 {
        let name = format!("key {round}");
        let (one, two) = tokio::join!(place.store.key(&name, b"one"), other.key(&name, b"two"));
        assert_eq!(one, two);
    }
}

pub(crate) async fn the_beat_only_moves_forward(Place { store, .. }: &Place) {
    assert_eq!(store.last_beat().await.unwrap(), None);
    for (now, last) in [(5, 5), (9, 9), (7, 9)] {
        store.beat(now).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(last));
    }
}

pub(crate) async fn counts_count(Place { store, .. }: &Place) {
    use TableState::{Closed, Open, Over, Playing};
    assert_eq!(store.counts().await.unwrap(), Counts::default());
    for (table, state) in [("a", Open), ("b", Playing), ("c", Playing), ("d", Over), ("e", Closed)] {
        store.append(&[start(summary(table, state, 1)), write(table, 1, "{}")]).await.unwrap();
    }
    store.append(&[write("no summary", 0, "{}"), write("no summary", 1, "{}")]).await.unwrap();
    store.put_guests(&[guest("g", None, 1)]).await.unwrap();
    let counts = Counts { open: 1, playing: 2, over: 1, closed: 1, entries: 12, guests: 1 };
    assert_eq!(store.counts().await.unwrap(), counts);
}

pub(crate) async fn closing_lets_go_and_opening_brings_back(place: &Place) {
    let store = &place.store;
    let kept = with_people(summary("a", TableState::Playing, 1), &["g"]);
    store.append(&[start(kept.clone()), write("a", 1, "{}")]).await.unwrap();
    store.put_guests(&[guest("g", Some("Ada"), 1)]).await.unwrap();
    store.put_link(b"h", "g", 10).await.unwrap();
    store.key("k", b"v").await.unwrap();
    store.beat(3).await.unwrap();
    store.close().await;
    store.close().await;
    if place.kind != Kind::Memory {
        assert!(matches!(store.append(&[write("a", 2, "{}")]).await, Err(StoreError::Unavailable(_))));
        assert!(matches!(store.log("a").await, Err(StoreError::Unavailable(_))));
    }
    let again = place.open().await;
    assert_eq!(again.log("a").await.unwrap().len(), 2);
    assert_eq!(again.summary("a").await.unwrap(), Some(kept));
    assert_eq!(again.guest("g").await.unwrap(), Some(guest("g", Some("Ada"), 1)));
    assert_eq!(again.take_link(b"h", 1).await.unwrap().as_deref(), Some("g"));
    assert_eq!(again.key("k", b"w").await.unwrap(), b"v");
    assert_eq!(again.last_beat().await.unwrap(), Some(3));
}
