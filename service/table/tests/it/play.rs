//! Whole games at tables: every viewer is told what it may know, no more and no less.

use crate::common::*;
use protocol::{News, Phase, TableRequest};
use record::GameName;
use tabletop::{Luck, Seeded};

/// After every step each client has patched together what it would be told anew.
#[test]
fn updates_add_up_to_the_view_in_every_game() {
    for game in GAMES {
        for players in players(game) {
            let seed = u64::from(players);
            let mut luck = Seeded::new(seed);
            let mut room = Room::started(plan(game, &".".repeat(players.into())), seed);
            let mut steps = 0;
            while room.step(&mut luck) {
                steps += 1;
                if steps < 8 || steps % 16 == 0 {
                    room.check();
                }
            }
            room.check_rebuild();
            assert_eq!(room.table.phase(), Phase::Over);
        }
    }
}

#[test]
fn people_and_bots_play_together() {
    for game in GAMES {
        for players in players(game).filter(|players| *players > 1) {
            for levels in ["n", "c"] {
                let seats = format!(".{}.", levels.repeat(usize::from(players).saturating_sub(2)));
                let mut room = Room::started(plan(game, &seats), u64::from(players));
                room.play_out(&mut Seeded::new(3));
                room.check_rebuild();
            }
        }
        // Bots alone.
        let mut room = Room::started(plan(game, "nc"), 5);
        room.bots();
        assert_eq!(room.table.phase(), Phase::Over);
        room.check_rebuild();
    }
}

#[test]
fn the_record_is_there_after_the_game_and_the_deal_was_fair() {
    for game in GAMES {
        let mut room = Room::full(plan(game, "..n"), 8);
        room.done(1, TableRequest::Mix { mix: "c0ffee".to_owned() });
        room.done(0, TableRequest::Start);
        assert_eq!(room.table.record(), None, "it holds every card");
        room.play_out(&mut Seeded::new(8));
        let record = room.table.record().unwrap();
        assert!(record.contains("c0ffee") && record.contains(&secret(8)), "{record}");
        assert!(record.contains("Guest 0") && record.contains("bot:novice"), "{record}");
        assert_eq!(room.clients[&7].table["seed"], secret(8));
        assert_eq!(room.clients[&7].table["mix"][1], "c0ffee");
    }
}

/// A choice carries the number it rests on: one that comes late is not made.
#[test]
fn a_late_click_is_refused() {
    let mut room = Room::started(plan(GameName::TheGame, ".."), 1);
    room.acts(0, "keen 3");
    room.acts(1, "keen 0");
    let old = room.number(0);
    let first = room.legal(0)[0].clone();
    room.acts(0, &first);
    let second = room.legal(0)[0].clone();
    room.refused(0, TableRequest::Act { number: old, action: second.clone() }, "table-stale");
    room.refused(0, TableRequest::Act { number: room.number(0) + 1, action: second.clone() }, "table-stale");
    room.refused(0, TableRequest::Act { number: u64::MAX, action: second.clone() }, "table-stale");
    room.refused(0, TableRequest::TakeBack { number: old }, "table-stale");
    // Also after a restart.
    room.table = room.rebuilt();
    room.refused(0, TableRequest::Act { number: old, action: second.clone() }, "table-stale");
    // A signal or an answer of somebody else takes nothing away that the choice rests on.
    let number = room.number(0);
    room.acts(1, "say A1 leave");
    assert_ne!(room.number(0), number);
    room.done(0, TableRequest::Act { number, action: second });
}

#[test]
fn a_repeated_request_is_done_once() {
    let mut room = Room::started(plan(GameName::TheGame, ".."), 1);
    room.acts(0, "keen 3");
    let id = room.command();
    let act = TableRequest::Act { number: room.number(1), action: "keen 0".to_owned() };
    assert_eq!(room.ask_as(1, id.clone(), act.clone()), Ok(true));
    let entries = room.log.len();
    assert_eq!(room.ask_as(1, id.clone(), act), Ok(false));
    // Also after a restart; a request of somebody else may have the same name.
    room.table = room.rebuilt();
    assert_eq!(room.ask_as(1, id.clone(), TableRequest::Leave), Ok(false));
    assert_eq!(room.log.len(), entries);
    assert_eq!(room.ask_as(0, id.clone(), TableRequest::Leave), Ok(true));
    assert_eq!(room.clients[&1].done.iter().filter(|done| **done == id).count(), 1);
}

/// The one who asked finds the request in the update, the others do not.
#[test]
fn only_the_one_who_asked_sees_the_name_of_the_request() {
    let mut room = Room::started(plan(GameName::SilverGold, ".."), 1);
    let id = room.command();
    room.ask_as(1, id.clone(), chat("Hello")).unwrap();
    assert_eq!(room.clients[&1].done.last(), Some(&id));
    assert_eq!(room.clients[&0].done.last().map(|done| *done == id), Some(false));
    let text = format!("\"{id}\"");
    assert!(room.sent.iter().all(|(number, sent)| *number == 1 || !sent.contains(&text)));
}

/// TG-6: nobody sees how keen another is until all have said it.
#[test]
fn choices_made_at_the_same_time_are_sealed() {
    let mut room = Room::started(plan(GameName::TheGame, "..."), 1);
    room.forget_news();
    room.acts(1, "keen 3");
    assert_eq!(room.news(0), [News::Chosen { seat: 1 }]);
    assert_eq!(room.news(1), [News::Action { seat: 1, action: "keen 3".to_owned() }]);
    assert_eq!(room.news(7), [News::Chosen { seat: 1 }]);
    room.refused(
        1,
        TableRequest::Act { number: room.number(1), action: "keen 2".to_owned() },
        "the-game-already-chosen",
    );
    // Who has only seen that others chose is not late.
    let number = room.number(2);
    room.acts(0, "keen 0");
    room.forget_news();
    room.done(2, TableRequest::Act { number, action: "keen 2".to_owned() });
    let action = |seat, action: &str| News::Action { seat, action: action.to_owned() };
    let all = [action(0, "keen 0"), action(1, "keen 3"), action(2, "keen 2")];
    for number in [0, 1, 2, 7] {
        assert_eq!(room.news(number), all, "in the order of the seats");
    }
}

#[test]
fn what_the_rules_refuse_changes_nothing() {
    let mut room = Room::started(plan(GameName::TheGame, ".."), 1);
    room.refused(
        0,
        TableRequest::Act { number: room.number(0), action: "end".to_owned() },
        "the-game-keen-first",
    );
    room.refused(
        0,
        TableRequest::Act { number: room.number(0), action: "keen 9".to_owned() },
        "table-unread",
    );
    room.refused(0, TableRequest::Act { number: room.number(0), action: "x".repeat(4_000) }, "table-unread");
    room.refused(
        7,
        TableRequest::Act { number: room.number(7), action: "keen 1".to_owned() },
        "table-no-seat",
    );
    room.acts(0, "keen 3");
    room.acts(1, "keen 0");
    room.refused(
        1,
        TableRequest::Act { number: room.number(1), action: "end".to_owned() },
        "the-game-not-your-turn",
    );
}

/// TG-18: signals at any time, also out of turn; free chat only before and after.
#[test]
fn signals_instead_of_chat_during_the_game() {
    let mut room = Room::full(plan(GameName::TheGame, ".."), 1);
    room.done(1, chat("Shall we?"));
    room.done(0, TableRequest::Start);
    room.refused(1, chat("I have the 42"), "table-no-chat");
    room.refused(1, TableRequest::Name { name: name("Play the 42") }, "table-no-rename");
    room.acts(1, "say A1 leave");
    room.acts(1, "say A1 good");
    room.acts(1, "say D2 here");
    room.acts(1, "say D2 clear");
    assert_eq!(room.view(0)["signals"], room.view(7)["signals"]);
    assert!(room.view(7)["signals"].to_string().contains("good"), "{:?}", room.view(7)["signals"]);
    assert!(!room.view(7)["signals"].to_string().contains("leave"));
    room.play_out(&mut Seeded::new(1));
    assert!(room.table.record().unwrap().contains("say A1 leave"), "signals are part of the record");
    room.done(1, chat("That was close"));
    room.done(1, TableRequest::Name { name: name("Ada") });
    room.refused(7, chat("Well played"), "table-no-seat");
    room.refused(
        1,
        TableRequest::Act { number: room.number(1), action: "say A1 leave".to_owned() },
        "table-over",
    );
}

/// A record must stay readable: at some point enough has been said.
#[test]
fn signals_have_an_end() {
    let mut room = Room::started(plan(GameName::TheGame, ".."), 1);
    room.clients.clear();
    for _ in 0..1_000 {
        room.acts(0, "say A1 leave");
        room.acts(1, "say A1 good");
    }
    room.refused(
        0,
        TableRequest::Act { number: room.number(0), action: "say A1 clear".to_owned() },
        "table-signals",
    );
    room.acts(0, "keen 1");
}

#[test]
fn chat_is_free_in_the_other_games() {
    for game in [GameName::SilverGold, GameName::Pyramids] {
        let mut room = Room::started(plan(game, ".."), 1);
        room.done(1, chat("Hello"));
        room.done(1, TableRequest::Name { name: name("Ada") });
        room.done(1, chat("It is me"));
        let names: Vec<_> = room.clients[&7].chat.iter().map(|line| line["name"].clone()).collect();
        assert_eq!(names, ["Guest 1", "Ada"], "with the name of then");
        for number in 0..60 {
            room.done(0, chat(&format!("{number}")));
        }
        assert_eq!(room.clients[&7].chat.len(), 50, "the last fifty are kept at hand");
        room.check_rebuild();
    }
}

#[test]
fn spectators_see_no_hand() {
    for game in GAMES {
        let mut luck = Seeded::new(2);
        let mut room = Room::started(plan(game, ".."), 2);
        for _ in 0..40 {
            assert!(room.view(7).get("hand").is_none_or(serde_json::Value::is_null), "{:?}", room.view(7));
            assert!(room.table.legal_text(tabletop::Viewer::Spectator).is_none());
            assert_eq!(room.clients[&7].table["you"], serde_json::json!({"host": false}));
            room.step(&mut luck);
        }
    }
}

/// A client that lost its connection gets what it missed, or everything anew, and then knows the same as before.
#[test]
fn whoever_comes_back_gets_what_was_missed() {
    for game in GAMES {
        for gap in [0, 1, 5, 8, 9, 40] {
            let mut luck = Seeded::new(gap);
            let mut room = Room::started(plan(game, "..n"), gap);
            for _ in 0..luck.below(20) {
                room.step(&mut luck);
            }
            let (player, watcher) = (room.part(1), room.part(7));
            for _ in 0..gap {
                room.step(&mut luck);
            }
            room.rejoin(player, 1);
            room.rejoin(watcher, 7);
            room.check();
            for _ in 0..4 {
                room.step(&mut luck);
            }
            room.check();
        }
    }
}

#[test]
fn a_client_that_was_in_step_is_told_so() {
    let mut room = Room::started(plan(GameName::TheGame, ".."), 1);
    let number = room.number(1);
    let text = room.table.since(&guest(1), Some(number), room.now);
    assert_eq!(text, [format!("{{\"type\":\"in-step\",\"number\":{number}}}")]);
    // A number that the table never gave is worth nothing.
    assert!(room.table.since(&guest(1), Some(number + 5), room.now)[0].starts_with(b"{\"type\":\"view\""));
    assert!(room.table.since(&guest(1), None, room.now)[0].starts_with(b"{\"type\":\"view\""));
}

/// Somebody who comes back after the server was started again, in step with it.
#[test]
fn clients_go_on_after_a_restart() {
    for game in GAMES {
        let mut luck = Seeded::new(4);
        let mut room = Room::started(plan(game, "..."), 4);
        for _ in 0..15 {
            room.step(&mut luck);
        }
        let clients: Vec<_> = [0, 1, 2, 7].map(|number| (number, room.part(number))).into();
        room.table = room.rebuilt();
        room.table.resume(60_000, room.now);
        for (number, client) in clients {
            room.rejoin(client, number);
        }
        room.check();
        for _ in 0..15 {
            room.step(&mut luck);
        }
        room.check_rebuild();
    }
}
