//! Before the game: who may come, who sits where, what the host decides.

use crate::common::*;
use protocol::http::NewTable;
use protocol::{Clock, InviteKey, News, Phase, SeatPlan, TableRequest};
use record::GameName;
use serde_json::json;
use table::AnyTable;

fn open(plan: NewTable) -> Result<(), &'static str> {
    AnyTable::open(opening(plan, 1), START).map(drop).map_err(|refused| refused.key())
}

#[test]
fn a_table_has_a_game_options_deck_seats_and_clocks() {
    let pyramids = plan(GameName::Pyramids, "..");
    let the_game = plan(GameName::TheGame, "..");
    assert_eq!(open(the_game.clone()), Ok(()));
    assert_eq!(open(NewTable { options: "fire".to_owned(), ..the_game.clone() }), Ok(()));
    assert_eq!(open(NewTable { options: "ice".to_owned(), ..the_game.clone() }), Err("table-set-up"));
    assert_eq!(open(plan(GameName::TheGame, "......")), Err("table-set-up"));
    assert_eq!(open(plan(GameName::Pyramids, ".")), Err("table-set-up"));
    assert_eq!(open(plan(GameName::Pyramids, "")), Err("table-set-up"));
    assert_eq!(open(plan(GameName::Pyramids, &".".repeat(300))), Err("table-set-up"));
    assert_eq!(open(NewTable { deck: Some("no deck".to_owned()), ..pyramids.clone() }), Err("table-set-up"));
    assert_eq!(
        open(NewTable { deck: Some("x".repeat(64 * 1024 + 1)), ..pyramids.clone() }),
        Err("table-deck-size")
    );
    assert_eq!(
        open(NewTable { seats: vec![SeatPlan::Open, bot("oracle")], ..pyramids.clone() }),
        Err("table-level")
    );
    assert_eq!(
        open(NewTable { seats: vec![SeatPlan::Open, bot("random")], ..pyramids.clone() }),
        Err("table-level")
    );
    for level in ["novice", "casual", "expert", "master"] {
        assert_eq!(open(NewTable { seats: vec![SeatPlan::Open, bot(level)], ..pyramids.clone() }), Ok(()));
    }
    for (choice, bank, sound) in
        [(5, 0, true), (3600, 36_000, true), (4, 0, false), (3601, 0, false), (5, 36_001, false)]
    {
        let clock = Some(Clock::RealTime { choice, bank });
        assert_eq!(open(NewTable { clock, ..the_game.clone() }).is_ok(), sound, "{clock:?}");
    }
    for (days, sound) in [(0, false), (1, true), (30, true), (31, false)] {
        let clock = Some(Clock::Slow { days });
        assert_eq!(open(NewTable { clock, ..the_game.clone() }).is_ok(), sound, "{clock:?}");
    }
    assert_eq!(open(NewTable { patience: Some(9), ..the_game.clone() }), Err("table-clock"));
    assert_eq!(open(NewTable { patience: Some(10), ..the_game }), Ok(()));
}

/// Another deck than the shipped one is shown to all with its text.
#[test]
fn a_deck_of_ones_own_is_shown() {
    use tabletop::SetUp;
    let shipped = pyramids::SetUp::parse(2, "", None).unwrap().deck_info().unwrap();
    let own = shipped.text.replacen(&shipped.name, "mine", 1);
    let room = {
        let mut room = Room::open(NewTable { deck: Some(own.clone()), ..plan(GameName::Pyramids, "..") }, 1);
        room.join(0);
        room
    };
    assert_eq!(room.clients[&0].table["deck"], json!({"name": "mine", "text": own}));
    let mut room = Room::open(plan(GameName::Pyramids, ".."), 1);
    room.join(0);
    assert_eq!(room.clients[&0].table["deck"], json!({"name": shipped.name}));
}

#[test]
fn a_public_table_is_open_to_all_another_by_invite_only() {
    let (public, _) = AnyTable::open(opening(plan(GameName::TheGame, ".."), 1), START).unwrap();
    assert_eq!(public.admit(&guest(5), None), Ok(()));
    let private = NewTable { public: false, ..plan(GameName::TheGame, "..") };
    let mut room = Room::open(private, 1);
    let refused = |room: &Room, key: Option<&InviteKey>| {
        room.table.admit(&guest(5), key).map_err(|refused| refused.key())
    };
    assert_eq!(refused(&room, None), Err("table-not-invited"));
    assert_eq!(refused(&room, Some(&InviteKey::new([1; 16]))), Err("table-not-invited"));
    assert_eq!(refused(&room, Some(&invite())), Ok(()));
    // Those who are there already come back without it, and may hand it on.
    room.done(5, sit(None, "Eve"));
    assert_eq!(refused(&room, None), Ok(()));
    assert_eq!(room.table.admit(&guest(0), None), Ok(()), "the host");
    assert_eq!(room.table.invite(&guest(5)), Some(&invite()));
    assert_eq!(room.table.invite(&guest(0)), Some(&invite()));
    assert_eq!(room.table.invite(&guest(6)), None);
}

/// Before the game everybody may come, to sit down; during it only those who sit, where spectators are forbidden.
#[test]
fn a_host_may_forbid_spectators() {
    let mut room = Room::full(NewTable { spectators: false, ..plan(GameName::TheGame, "..") }, 1);
    assert_eq!(room.table.admit(&guest(7), None), Ok(()));
    assert_eq!(room.table.may_stay(&guest(7)), Ok(()));
    room.done(0, TableRequest::Start);
    for asked in [
        room.table.admit(&guest(7), None),
        room.table.admit(&guest(7), Some(&invite())),
        room.table.may_stay(&guest(7)),
    ] {
        assert_eq!(asked.map_err(|refused| refused.key()), Err("table-no-spectators"));
    }
    assert_eq!(room.table.admit(&guest(1), None), Ok(()));
    room.play_out(&mut tabletop::Seeded::new(1));
    assert_eq!(
        room.table.admit(&guest(7), None).map_err(|refused| refused.key()),
        Err("table-no-spectators")
    );
}

#[test]
fn a_host_with_a_name_sits_from_the_beginning() {
    let mut room = Room::open(NewTable { name: Some(name("Ada")), ..plan(GameName::TheGame, "..") }, 1);
    room.join(0);
    assert_eq!(room.clients[&0].table["you"], json!({"seat": 0, "host": true}));
    assert_eq!(room.clients[&0].table["seats"][0], json!({"kind": "person", "name": "Ada", "host": true}));
    room.check_rebuild();
}

#[test]
fn people_sit_down_name_themselves_and_get_up() {
    let mut room = Room::open(plan(GameName::TheGame, ".n."), 1);
    (0..4).for_each(|number| room.join(number));
    room.refused(1, TableRequest::Name { name: name("Bob") }, "table-no-seat");
    room.refused(1, TableRequest::Leave, "table-no-seat");
    room.refused(1, sit(1, "Bob"), "table-taken");
    room.refused(1, sit(3, "Bob"), "table-unknown-seat");
    room.refused(1, sit(250, "Bob"), "table-unknown-seat");
    room.done(1, sit(2, "Bob"));
    assert_eq!(room.clients[&1].table["you"], json!({"seat": 2, "host": false}));
    assert_eq!(room.news(3), [News::Sat { seat: 2 }]);
    room.refused(1, sit(0, "Bob"), "table-seated");
    room.refused(2, sit(2, "Cat"), "table-taken");
    room.done(2, sit(None, "Cat"));
    room.refused(3, sit(None, "Dan"), "table-taken");
    room.done(1, TableRequest::Name { name: name("Rob") });
    assert_eq!(room.clients[&3].table["seats"][2], json!({"kind": "person", "name": "Rob"}));
    room.done(1, TableRequest::Leave);
    assert_eq!(room.clients[&1].table["you"], json!({"host": false}));
    assert_eq!(room.clients[&3].table["seats"][2], json!({"kind": "open"}));
    room.done(3, sit(None, "Dan"));
    assert_eq!(room.seat(3).map(|seat| seat.number()), Some(2));
    room.check_rebuild();
}

#[test]
fn the_host_decides_about_bots() {
    let mut room = Room::open(plan(GameName::TheGame, "..."), 1);
    (0..3).for_each(|number| room.join(number));
    room.done(1, sit(2, "Bob"));
    let plan = |seat, plan| TableRequest::Seat { seat, plan };
    room.refused(1, plan(0, bot("novice")), "table-not-host");
    room.refused(0, plan(2, bot("novice")), "table-taken");
    room.refused(0, plan(3, bot("novice")), "table-unknown-seat");
    room.refused(0, plan(0, bot("policy")), "table-level");
    room.done(0, plan(0, bot("master")));
    assert_eq!(room.clients[&2].table["seats"][0], json!({"kind": "bot", "level": "master"}));
    room.done(0, plan(0, SeatPlan::Open));
    room.done(2, sit(0, "Cat"));
    room.check_rebuild();
}

#[test]
fn the_host_starts_when_every_seat_is_taken() {
    let mut room = Room::open(plan(GameName::TheGame, ".."), 1);
    (0..3).for_each(|number| room.join(number));
    room.done(1, sit(None, "Bob"));
    room.refused(1, TableRequest::Start, "table-not-host");
    room.refused(0, TableRequest::Start, "table-free-seat");
    room.refused(
        1,
        TableRequest::Act { number: room.number(1), action: "keen 1".to_owned() },
        "table-not-started",
    );
    room.refused(1, room.take_back(1), "table-not-started");
    room.refused(1, TableRequest::Return, "table-no-stand-in");
    room.done(2, sit(None, "Cat"));
    assert!(room.clients[&1].view.is_none());
    // A host without a seat starts, too.
    room.done(0, TableRequest::Start);
    assert_eq!(room.table.phase(), Phase::Playing);
    assert!(room.clients[&1].view.is_some());
    room.refused(0, TableRequest::Start, "table-started");
    room.refused(3, sit(None, "Dan"), "table-started");
    room.refused(1, TableRequest::Mix { mix: String::new() }, "table-started");
    room.refused(0, TableRequest::Seat { seat: 0, plan: SeatPlan::Open }, "table-started");
    room.refused(0, TableRequest::Close, "table-started");
    room.check_rebuild();
}

/// A host who gets up hands over to whoever sits first; alone, the host stays the host.
#[test]
fn the_table_always_has_a_host() {
    let mut room = Room::full(plan(GameName::TheGame, "..."), 1);
    room.done(0, TableRequest::Leave);
    assert_eq!(room.clients[&1].table["you"], json!({"seat": 1, "host": true}));
    assert_eq!(room.clients[&0].table["you"], json!({"host": false}));
    room.refused(0, TableRequest::Close, "table-not-host");
    room.done(1, TableRequest::Leave);
    room.done(2, TableRequest::Leave);
    assert_eq!(room.clients[&2].table["you"], json!({"host": true}));
    room.done(1, sit(None, "Bob"));
    room.refused(1, TableRequest::Start, "table-not-host");
    room.check_rebuild();
    room.done(2, TableRequest::Close);
}

#[test]
fn a_closed_table_takes_nothing_more() {
    let mut room = Room::full(plan(GameName::TheGame, ".."), 1);
    room.refused(1, TableRequest::Close, "table-not-host");
    room.done(0, TableRequest::Close);
    assert_eq!(room.news(1).last(), Some(&News::Closed));
    for request in
        [TableRequest::Start, TableRequest::Leave, chat("Hello"), sit(None, "Bob"), room.take_back(1)]
    {
        room.refused(0, request.clone(), "table-closed");
        room.refused(1, request, "table-closed");
    }
    room.check_rebuild();
}

#[test]
fn a_removed_player_stays_away() {
    let mut room = Room::full(plan(GameName::TheGame, "..."), 1);
    room.refused(1, TableRequest::Remove { seat: 2 }, "table-not-host");
    room.refused(0, TableRequest::Remove { seat: 0 }, "table-own-seat");
    room.refused(0, TableRequest::Remove { seat: 5 }, "table-unknown-seat");
    room.done(0, TableRequest::Remove { seat: 1 });
    assert_eq!(room.news(2).last(), Some(&News::Left { seat: 1 }));
    assert_eq!(room.seat(1), None);
    assert!(!room.clients.contains_key(&1), "sent away");
    for asked in [room.table.admit(&guest(1), Some(&invite())), room.table.may_stay(&guest(1))] {
        assert_eq!(asked.map_err(|refused| refused.key()), Err("table-banned"));
    }
    // Also with a connection that is still open.
    room.refused(1, sit(1, "Bob"), "table-banned");
    assert_eq!(room.table.invite(&guest(1)), None);
    room.refused(0, TableRequest::Remove { seat: 1 }, "table-no-person");
    room.done(3, sit(1, "Dan"));
    room.check_rebuild();
    room.table = room.rebuilt();
    room.refused(1, sit(1, "Bob"), "table-banned");
}

#[test]
fn a_bot_plays_on_for_a_removed_player() {
    let mut room = Room::started(plan(GameName::SilverGold, "..."), 1);
    room.done(0, TableRequest::Remove { seat: 1 });
    assert_eq!(room.clients[&7].table["seats"][1], json!({"kind": "bot", "level": "casual"}));
    room.refused(0, TableRequest::Remove { seat: 1 }, "table-no-person");
    room.refused(1, TableRequest::Return, "table-no-seat");
    room.refused(1, chat("Hello?"), "table-no-seat");
    room.check_rebuild();
    room.play_out(&mut tabletop::Seeded::new(1));
    room.refused(0, TableRequest::Remove { seat: 2 }, "table-over");
    room.check_rebuild();
}

/// What a seat adds to the shuffle is nobody else's to know before the game, and changes the deal.
#[test]
fn seats_add_to_the_shuffle() {
    let deal = |mix: &str| {
        let mut room = Room::full(plan(GameName::TheGame, ".."), 1);
        let (numbers, sent) = ([0, 1, 7].map(|number| room.number(number)), room.sent.len());
        room.done(1, TableRequest::Mix { mix: mix.to_owned() });
        let now = [0, 1, 7].map(|number| room.number(number));
        assert_eq!(now, [numbers[0], numbers[1] + 1, numbers[2]], "the others do not notice");
        assert!(room.sent[sent..].iter().all(|(number, _)| *number == 1));
        assert!(room.clients[&0].table.get("mix").is_none());
        room.check_rebuild();
        room.done(0, TableRequest::Start);
        assert_eq!(room.clients[&0].table["mix"], json!(["", mix]));
        room.log.last().unwrap().split_once("deals").unwrap().1.to_owned()
    };
    assert_eq!(deal("0a"), deal("0a"));
    assert_ne!(deal("0a"), deal("0b"));
    let mut room = Room::full(plan(GameName::TheGame, "..."), 1);
    for bad in ["0", "0A", "zz", &"00".repeat(33)] {
        room.refused(1, TableRequest::Mix { mix: bad.to_owned() }, "table-mix");
    }
    room.done(1, TableRequest::Leave);
    room.refused(1, TableRequest::Sit { seat: None, name: name("Bob"), mix: "0".to_owned() }, "table-mix");
    room.refused(1, TableRequest::Mix { mix: String::new() }, "table-no-seat");
}

/// Repeats that come late, after somebody got up and sat down again, do not apply twice.
#[test]
fn a_late_repeat_of_getting_up_is_known() {
    let mut room = Room::full(plan(GameName::TheGame, ".."), 1);
    let (leave, back) = (room.command(), room.command());
    assert_eq!(room.ask_as(1, leave.clone(), TableRequest::Leave), Ok(true));
    assert_eq!(room.ask_as(1, leave.clone(), TableRequest::Leave), Ok(false));
    assert_eq!(room.ask_as(1, back.clone(), sit(None, "Bob")), Ok(true));
    for _ in 0..2 {
        assert_eq!(room.ask_as(1, leave.clone(), TableRequest::Leave), Ok(false));
        assert_eq!(room.ask_as(1, back.clone(), sit(None, "Bob")), Ok(false));
        room.table = room.rebuilt();
    }
    assert_eq!(room.seat(1).map(|seat| seat.number()), Some(1));
}

#[test]
fn lists_show_the_table_and_histories_the_own_seat() {
    let mut room = Room::full(plan(GameName::TheGame, ".n."), 1);
    let listing = room.table.listing();
    assert!(listing.public);
    assert_eq!(listing.guests, [Some(guest(0)), None, Some(guest(1))]);
    assert_eq!(listing.clone().of(&guest(1)).seat, Some(2));
    assert_eq!(listing.of(&guest(4)).seat, None);
    let updated = room.table.listing().listed.updated;
    room.now += 5_000;
    room.done(1, chat("Hello"));
    assert_eq!(room.table.listing().listed.updated, updated);
    room.done(0, TableRequest::Start);
    assert_eq!(room.table.listing().listed.updated, updated + 5_000);
    room.play_out(&mut tabletop::Seeded::new(1));
    assert!(room.table.listing().listed.result.unwrap().starts_with("left="));
    room.check_rebuild();
}

#[test]
fn everybody_sees_who_is_connected() {
    let mut room = Room::full(plan(GameName::TheGame, ".."), 1);
    let here = |room: &Room| String::from_utf8(room.table.presence_text().to_vec()).unwrap();
    assert_eq!(here(&room), r#"{"type":"presence","here":[0,1],"spectators":1}"#);
    assert_eq!(room.table.connected(), 3);
    room.part(1);
    assert_eq!(here(&room), r#"{"type":"presence","here":[0],"spectators":1}"#);
    room.done(0, TableRequest::Leave);
    assert_eq!(here(&room), r#"{"type":"presence","here":[],"spectators":2}"#);
    room.part(7);
    room.part(0);
    assert_eq!(room.table.connected(), 0);
}

/// Whoever sat down on another device is somebody else now, also for the device that was away meanwhile.
#[test]
fn a_device_that_was_away_is_shown_the_new_seat() {
    let mut room = Room::full(plan(GameName::TheGame, ".."), 1);
    room.join(3);
    room.done(1, chat("Somebody else may play"));
    let (old, away) = (room.part(1), room.part(3));
    room.done(1, TableRequest::Leave);
    room.done(3, sit(1, "Dan"));
    room.done(3, chat("I am here"));
    room.rejoin(old, 1);
    room.rejoin(away, 3);
    assert_eq!(room.clients[&3].table["you"], json!({"seat": 1, "host": false}));
    assert_eq!(room.clients[&1].table["you"], json!({"host": false}));
    room.check();
}

#[test]
fn a_table_that_nobody_comes_to_is_given_up() {
    const DAY: i64 = 24 * 3600 * 1000;
    let mut room = Room::open(plan(GameName::Pyramids, ".."), 1);
    assert!(room.table.abandon(START + DAY - 1).is_none());
    room.join(0);
    assert!(room.table.abandon(START + DAY).is_none(), "somebody is there");
    room.part(0);
    let change = room.table.abandon(START + DAY).unwrap();
    assert!(change.listing.is_some());
    assert_eq!(room.table.phase(), Phase::Closed);
    let mut playing = Room::started(plan(GameName::Pyramids, ".."), 1);
    assert!(playing.table.abandon(START + 100 * DAY).is_none(), "a game is never given up");
}

#[test]
fn whoever_talks_for_ever_fills_no_disk() {
    let mut room = Room::full(plan(GameName::Pyramids, ".."), 1);
    while room.table.entries() < 10_000 {
        let id = Some(room.command());
        room.table.ask(&guest(0), id, chat("and then"), START).unwrap();
    }
    for (request, key) in [(chat("and then"), "table-full"), (TableRequest::Start, "table-full")] {
        let refused = room.table.ask(&guest(0), None, request, START).unwrap_err();
        assert_eq!(refused.key(), key);
    }
    assert!(room.table.ask(&guest(1), None, TableRequest::Leave, START).is_ok());
}
