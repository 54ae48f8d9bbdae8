//! After a game: the same players at a new table.

use crate::common::*;
use protocol::http::NewTable;
use protocol::{CommandId, InviteKey, TableId, TableRequest};
use record::GameName;
use serde_json::json;
use tabletop::Seeded;

fn fresh() -> (TableId, InviteKey, String) {
    (TableId::new([42; 10]), InviteKey::new([43; 16]), secret(44))
}

fn rematch(room: &mut Room, number: u8, id: &str) -> Result<Room, &'static str> {
    let id: CommandId = id.parse().unwrap();
    let made = room.table.rematch(&guest(number), Some(id), fresh(), room.now);
    let (change, next, opened) = made.map_err(|refused| refused.key())?;
    room.take(change);
    Ok(Room::of(next, &opened))
}

#[test]
fn everybody_finds_the_same_seat_at_the_new_table() {
    for game in GAMES {
        let mut room = Room::full(
            NewTable { public: false, clock: Some(FAST), patience: Some(20), ..plan(game, ".c.") },
            1,
        );
        room.done(1, TableRequest::Mix { mix: "0a".to_owned() });
        room.done(0, TableRequest::Start);
        room.play_out(&mut Seeded::new(1));
        let mut next = rematch(&mut room, 1, "again").unwrap();
        assert_eq!(room.clients[&7].table["next"], json!(fresh().0));
        room.check_rebuild();
        (0..2).for_each(|number| next.join(number));
        assert_eq!(next.table.id(), &fresh().0);
        let (before, after) = (&room.clients[&0].table, &next.clients[&0].table);
        for field in ["game", "options", "public", "spectators", "clock", "patience", "seats", "you"] {
            assert_eq!(before[field], after[field], "{field}");
        }
        assert_ne!(before["commitment"], after["commitment"]);
        assert_eq!(next.table.invite(&guest(1)), Some(&fresh().1), "the old link opens nothing");
        assert_eq!(
            next.table.admit(&guest(6), Some(&invite())).map_err(|refused| refused.key()),
            Err("table-not-invited")
        );
        next.check_rebuild();
        next.done(0, TableRequest::Start);
        assert_eq!(next.clients[&0].table["mix"], json!(["", "", ""]), "each game has a mix of its own");
        next.play_out(&mut Seeded::new(2));
        next.check_rebuild();
    }
}

#[test]
fn only_players_ask_for_it_after_the_game_and_once() {
    let mut room = Room::started(plan(GameName::SilverGold, ".."), 1);
    assert_eq!(rematch(&mut room, 1, "a").err(), Some("table-not-over"));
    room.play_out(&mut Seeded::new(1));
    assert_eq!(rematch(&mut room, 7, "a").err(), Some("table-no-seat"));
    let before = looks(&mut room.table, room.now);
    room.refused(1, TableRequest::Rematch, "table-not-over");
    assert_eq!(looks(&mut room.table, room.now), before);
    assert!(rematch(&mut room, 1, "a").is_ok());
    let before = looks(&mut room.table, room.now);
    assert_eq!(rematch(&mut room, 0, "b").err(), Some("table-rematched"));
    assert_eq!(looks(&mut room.table, room.now), before);
    room.check_rebuild();
}

/// The one who asked finds the request in the update, not the host.
#[test]
fn the_request_belongs_to_the_one_who_asked() {
    let mut room = Room::started(plan(GameName::SilverGold, ".."), 1);
    room.play_out(&mut Seeded::new(1));
    rematch(&mut room, 1, "mine").unwrap();
    let id: CommandId = "mine".parse().unwrap();
    assert!(room.clients[&1].done.contains(&id));
    assert!(!room.clients[&0].done.contains(&id));
    assert_eq!(room.ask_as(1, id.clone(), chat("Hello")), Ok(false));
    assert_eq!(room.ask_as(0, id, chat("Hello")), Ok(true));
}

#[test]
fn whoever_left_or_was_removed_is_not_taken_along() {
    let mut room = Room::started(NewTable { public: false, ..plan(GameName::SilverGold, "....") }, 1);
    room.done(0, TableRequest::Remove { seat: 3 });
    room.done(0, TableRequest::Leave);
    room.part(1);
    room.done(2, chat("Only me?"));
    let mut luck = Seeded::new(1);
    while room.table.phase() == protocol::Phase::Playing {
        room.step(&mut luck);
    }
    let mut next = rematch(&mut room, 2, "again").unwrap();
    next.join(2);
    assert_eq!(
        next.clients[&2].table["seats"],
        json!([
            {"kind": "open"},
            {"kind": "person", "name": "Guest 1"},
            {"kind": "person", "name": "Guest 2", "host": true},
            {"kind": "bot", "level": "casual"},
        ]),
        "who asked is the host, as the old one left"
    );
    let admit = |key: InviteKey| next.table.admit(&guest(0), Some(&key)).map_err(|refused| refused.key());
    assert_eq!(admit(invite()), Err("table-not-invited"));
    assert_eq!(admit(fresh().1), Ok(()), "who left needs the new link");
    next.done(2, TableRequest::Seat { seat: 0, plan: bot("novice") });
    next.done(2, TableRequest::Start);
    next.check_rebuild();
}

#[test]
fn the_deck_is_the_same() {
    use tabletop::SetUp;
    let shipped = pyramids::SetUp::parse(2, "", None).unwrap().deck_info().unwrap();
    let own = shipped.text.replacen(&shipped.name, "mine", 1);
    let mut room = Room::started(NewTable { deck: Some(own), ..plan(GameName::Pyramids, "..") }, 1);
    room.play_out(&mut Seeded::new(1));
    let mut next = rematch(&mut room, 0, "again").unwrap();
    next.join(0);
    assert_eq!(next.clients[&0].table["deck"], room.clients[&0].table["deck"]);
}
