//! A bot plays for whoever is gone, and hands the seat back.

use crate::common::*;
use protocol::http::NewTable;
use protocol::{News, TableRequest};
use record::GameName;
use serde_json::json;
use tabletop::{Seeded, Viewer};

fn patient(game: GameName, seats: &str) -> Room {
    Room::started(NewTable { patience: Some(30), ..plan(game, seats) }, 1)
}

#[test]
fn a_bot_takes_over_after_the_patience_of_the_table() {
    let mut room = patient(GameName::TheGame, "..");
    assert_eq!(room.table.deadline(), None, "all are here");
    room.now += 100 * SECONDS;
    let gone = room.part(1);
    assert_eq!(room.table.deadline(), Some(room.now + 30 * SECONDS));
    room.now += 30 * SECONDS - 1;
    room.tick();
    assert!(!room.stands_in(1));
    room.now += 1;
    room.forget_news();
    room.tick();
    assert_eq!(room.news(0), [News::StandIn { seat: 1, why: "absent".to_owned() }]);
    assert_eq!(
        room.clients[&0].table["seats"][1],
        json!({"kind": "person", "name": "Guest 1", "stand_in": true})
    );
    room.check_rebuild();
    // The bot plays.
    room.acts(0, "keen 0");
    assert!(room.bots() > 0);
    // Whoever comes back has the seat at once, and is told what happened meanwhile.
    room.forget_news();
    room.rejoin(gone, 1);
    assert_eq!(room.news(0), [News::Returned { seat: 1 }]);
    assert!(!room.stands_in(1));
    room.check_rebuild();
    room.play_out(&mut Seeded::new(1));
}

#[test]
fn whoever_is_back_in_time_keeps_the_seat() {
    let mut room = patient(GameName::TheGame, "..");
    let gone = room.part(1);
    room.now += 29 * SECONDS;
    room.rejoin(gone, 1);
    room.now += 29 * SECONDS;
    room.tick();
    assert!(!room.stands_in(1));
    assert_eq!(room.table.deadline(), None);
}

/// A second device counts.
#[test]
fn one_of_two_connections_is_enough() {
    let mut room = patient(GameName::TheGame, "..");
    assert!(room.table.arrive(&guest(1), room.now).is_none());
    room.table.depart(Viewer::Seat(room.seat(1).unwrap()), room.now);
    room.now += 100 * SECONDS;
    room.tick();
    assert!(!room.stands_in(1));
}

/// Somebody may have a seat from a rematch and never come.
#[test]
fn whoever_never_came_is_gone_from_the_start() {
    let mut room = Room::open(
        NewTable { patience: Some(30), name: Some(name("Ada")), ..plan(GameName::TheGame, ".n") },
        1,
    );
    room.done(0, TableRequest::Start);
    assert_eq!(room.table.deadline(), Some(START + 30 * SECONDS));
    room.now += 30 * SECONDS;
    room.tick();
    assert!(room.stands_in(0));
}

#[test]
fn a_table_without_patience_waits() {
    let mut room = Room::started(plan(GameName::TheGame, ".."), 1);
    room.part(1);
    room.now += 1_000_000 * SECONDS;
    room.tick();
    assert_eq!(room.table.deadline(), None);
    assert!(!room.stands_in(1));
}

/// Who got up on purpose comes back on purpose.
#[test]
fn getting_up_during_a_game_hands_over_to_a_bot() {
    let mut room = patient(GameName::SilverGold, "..");
    room.refused(1, TableRequest::Return, "table-no-stand-in");
    room.forget_news();
    let legal = room.legal(1)[0].clone();
    room.done(1, TableRequest::Leave);
    assert_eq!(room.news(0), [News::StandIn { seat: 1, why: "left".to_owned() }]);
    room.refused(1, TableRequest::Leave, "table-stand-in");
    room.refused(1, room.take_back(1), "table-stand-in");
    room.refused(1, TableRequest::Act { number: room.number(1), action: legal }, "table-stand-in");
    room.done(1, chat("Back soon"));
    let gone = room.part(1);
    room.now += 100 * SECONDS;
    room.tick();
    room.rejoin(gone, 1);
    assert!(room.stands_in(1));
    room.done(1, TableRequest::Return);
    assert!(!room.stands_in(1));
    room.refused(1, TableRequest::Return, "table-no-stand-in");
    room.check_rebuild();
    room.play_out(&mut Seeded::new(1));
    room.refused(1, TableRequest::Leave, "table-over");
}

/// There is nothing to return to after the game; who was away at its end stays shown.
#[test]
fn nobody_returns_after_the_game() {
    let mut room = patient(GameName::SilverGold, "..");
    room.done(1, TableRequest::Leave);
    room.play_out(&mut Seeded::new(1));
    room.refused(1, TableRequest::Return, "table-over");
    room.refused(0, TableRequest::Return, "table-over");
    assert_eq!(room.clients[&0].table["seats"][1]["stand_in"], true);
}

/// A host who is gone stays the host.
#[test]
fn a_host_with_a_stand_in_still_decides() {
    let mut room = patient(GameName::SilverGold, "...");
    room.done(0, TableRequest::Leave);
    room.done(0, TableRequest::Remove { seat: 2 });
    assert_eq!(room.clients[&0].table["you"], json!({"seat": 0, "host": true}));
}

/// What a bot chose can be taken back like one's own, while it is sealed.
#[test]
fn a_sealed_choice_of_the_stand_in_is_ones_own() {
    let mut room = Room::started(plan(GameName::SilverGold, "..n"), 1);
    room.done(1, TableRequest::Leave);
    let keep = room.legal(0)[0].clone();
    room.acts(0, &keep);
    // One of the two bots chooses, not yet the other.
    let thought = room.table.bot_job().unwrap().think(&bots::SearchLimits::DEFAULT);
    for change in room.table.thought(thought, room.now) {
        room.take(change);
    }
    room.done(1, TableRequest::Return);
    room.done(1, room.take_back(1));
    assert_eq!(room.waited_for(), [1]);
    room.check_rebuild();
    room.play_out(&mut Seeded::new(1));
}

/// All are gone: bots play the game to its end.
#[test]
fn bots_finish_a_game_that_everybody_left() {
    for game in GAMES {
        let mut luck = Seeded::new(1);
        let mut room = patient(game, "..");
        for _ in 0..10 {
            room.step(&mut luck);
        }
        room.part(0);
        room.part(1);
        room.now += 31 * SECONDS;
        room.tick();
        room.bots();
        assert_eq!(room.table.phase(), protocol::Phase::Over);
        room.check_rebuild();
    }
}

/// After a restart nobody is connected; patience begins anew.
#[test]
fn patience_begins_anew_after_a_restart() {
    let mut room = patient(GameName::TheGame, "..");
    room.table = room.rebuilt();
    assert_eq!(room.table.deadline(), None);
    room.now += 3_600 * SECONDS;
    room.table.resume(3_600 * SECONDS, room.now);
    assert_eq!(room.table.deadline(), Some(room.now + 30 * SECONDS));
}

/// A bot that failed is called in anew.
#[test]
fn a_lost_thought_is_thought_again() {
    let mut room = Room::started(plan(GameName::Pyramids, "nn"), 1);
    let job = room.table.bot_job().unwrap();
    assert!(room.table.bot_job().is_none(), "one thinks at a time");
    room.table.lost_thought(job.seat());
    room.bots();
    assert_eq!(room.table.phase(), protocol::Phase::Over);
    // What comes after the end, or from another table, is nothing.
    assert!(room.table.thought(job.think(&bots::SearchLimits::DEFAULT), room.now).is_empty());
}
