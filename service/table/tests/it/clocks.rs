//! Time: seconds a choice with a bank, or days; nobody pays while the server is down.

use crate::common::*;
use protocol::http::NewTable;
use protocol::{Clock, Millis, News, Phase, TableRequest};
use record::GameName;
use serde_json::{Value, json};
use tabletop::Seeded;

const DAY: Millis = 86_400_000;

fn timed(game: GameName, seats: &str, clock: Clock) -> Room {
    Room::started(NewTable { clock: Some(clock), ..plan(game, seats) }, 1)
}

fn time(room: &Room) -> &Value {
    &room.clients[&7].table["time"]
}

/// When the time of seats is up, counted from the start, in seconds.
fn until(room: &Room) -> Vec<Option<Millis>> {
    let until = time(room)["until"].as_array().unwrap();
    until.iter().map(|until| until.as_i64().map(|until| (until - START) / SECONDS)).collect()
}

#[test]
fn a_choice_has_its_seconds_and_then_the_bank_pays() {
    let mut room = timed(GameName::TheGame, "..", FAST);
    assert_eq!(*time(&room), json!({"bank": [60_000, 60_000], "until": [START + 70_000, START + 70_000]}));
    room.now = START + 4 * SECONDS;
    room.acts(0, "keen 3");
    assert_eq!(until(&room), [None, Some(70)], "who has chosen has no clock");
    assert_eq!(time(&room)["bank"], json!([60_000, 60_000]));
    room.now = START + 25 * SECONDS;
    room.acts(1, "keen 0");
    assert_eq!(time(&room)["bank"], json!([60_000, 45_000]));
    assert_eq!(until(&room), [Some(25 + 70), None]);
    room.now += 5 * SECONDS;
    let action = room.legal(0)[0].clone();
    room.acts(0, &action);
    assert_eq!(until(&room), [Some(30 + 70), None], "each card is a choice of its own");
    room.check_rebuild();
}

/// Talking is no choice.
#[test]
fn signals_and_chat_stop_no_clock() {
    let mut room = timed(GameName::TheGame, "..", FAST);
    room.now += 3 * SECONDS;
    room.acts(0, "say A1 leave");
    assert_eq!(until(&room), [Some(70), Some(70)]);
    let mut room = timed(GameName::SilverGold, "..", FAST);
    room.now += 3 * SECONDS;
    room.done(0, chat("Hm"));
    assert_eq!(until(&room), [Some(70), Some(70)]);
}

#[test]
fn a_bot_takes_over_when_time_is_up_and_hands_back() {
    let mut room = timed(GameName::TheGame, "..", FAST);
    room.acts(0, "keen 0");
    assert_eq!(room.table.deadline(), Some(START + 70 * SECONDS));
    room.now = START + 70 * SECONDS - 1;
    room.tick();
    assert!(!room.stands_in(1));
    room.now += 1;
    room.forget_news();
    room.tick();
    assert_eq!(room.news(0), [News::StandIn { seat: 1, why: "time".to_owned() }]);
    assert_eq!(time(&room)["bank"], json!([60_000, 0]), "nothing is left of the bank");
    room.refused(
        1,
        TableRequest::Act { number: room.number(1), action: "keen 3".to_owned() },
        "table-stand-in",
    );
    room.check_rebuild();
    let thought = room.table.bot_job().unwrap();
    room.done(1, TableRequest::Return);
    assert!(
        room.table.thought(thought.think(&bots::SearchLimits::DEFAULT), room.now).is_empty(),
        "back before the bot chose"
    );
    assert_eq!(until(&room), [None, Some(70 + 10)], "a whole choice again, and no bank");
    room.now += 10 * SECONDS;
    room.tick();
    assert!(room.stands_in(1));
    assert_eq!(room.table.deadline(), None, "the bot has no clock");
    room.bots();
    // Once the choice is made, whoever is connected plays again at once.
    assert!(room.table.deadline().is_some_and(|deadline| deadline <= room.now) || !room.legal(1).is_empty());
    for _ in 0..20 {
        room.tick();
        room.bots();
    }
    assert!(!room.stands_in(1));
    room.check_rebuild();
}

/// Plays with the time of everybody running out again and again: what bots chose each time, and whether cards came of it.
fn overslept(mut room: Room) -> Vec<Vec<(u64, String, bool)>> {
    let mut turns = Vec::new();
    while room.table.phase() == Phase::Playing {
        room.now = room.table.deadline().unwrap();
        room.tick();
        let before = room.log.len();
        room.bots();
        room.tick();
        if room.table.phase() == Phase::Playing {
            assert!((0..2).all(|seat| !room.stands_in(seat)), "whoever is connected plays again");
        }
        let acted = room.log[before..].iter().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let choice = |entry: Value| {
            let action = entry["action"].as_str().filter(|action| !action.starts_with("say"))?.to_owned();
            Some((entry["seat"].as_u64().unwrap(), action, entry.get("deals").is_some()))
        };
        turns.push(acted.filter_map(choice).collect());
    }
    room.check_rebuild();
    turns
}

/// A bot goes on until the game waits for others, or something was dealt or revealed; then the person has a new time.
#[test]
fn a_bot_makes_no_more_than_the_choice_whose_time_is_up() {
    for (game, seats) in [
        (GameName::TheGame, "."),
        (GameName::TheGame, ".."),
        (GameName::SilverGold, ".."),
        (GameName::Pyramids, ".."),
    ] {
        let turns = overslept(timed(game, seats, FAST));
        assert!(turns.len() > 10, "{game}: {turns:?}");
        for turn in &turns {
            for seat in 0..2 {
                let own: Vec<_> = turn.iter().filter(|(by, ..)| *by == seat).collect();
                let first_deal = own.iter().position(|(.., dealt)| *dealt);
                assert!(first_deal.is_none_or(|at| at + 1 == own.len()), "{game}: {turn:?}");
                let sealed = own.iter().filter(|(_, action, _)| action.starts_with(['k', 'm'])).count();
                assert!(sealed <= 1, "{game}: {turn:?}");
            }
        }
        let longest = turns.iter().map(Vec::len).max();
        assert!(longest > Some(1), "{game}: all that belongs to one choice is made at once");
        let has = |turn: &&Vec<(u64, String, bool)>, word: &str| {
            turn.iter().any(|(_, action, _)| action.starts_with(word))
        };
        assert!(turns.iter().filter(|turn| has(turn, "keen")).all(|turn| !has(&turn, "end")), "{turns:?}");
    }
}

/// Sealed choices: a bot that waits for people does not spend the bank of the person it plays for.
#[test]
fn nobody_pays_for_a_bot_that_waits() {
    let mut room = timed(GameName::SilverGold, "..", FAST);
    room.now += 12 * SECONDS;
    room.done(1, TableRequest::Leave);
    room.now += 50 * SECONDS;
    let action = room.legal(0)[0].clone();
    room.acts(0, &action);
    room.bots();
    assert_eq!(time(&room)["bank"], json!([8_000, 58_000]));
    room.check_rebuild();
}

/// Time that was used is used, and no more than that.
#[test]
fn a_choice_taken_back_brings_no_new_time_and_takes_none() {
    for clock in [FAST, Clock::RealTime { choice: 70, bank: 0 }] {
        let mut room = timed(GameName::TheGame, "..", clock);
        room.now += 6 * SECONDS;
        room.acts(0, "keen 3");
        room.now += 30 * SECONDS;
        room.done(0, room.take_back(0));
        assert_eq!(until(&room), [Some(36 - 6 + 70), Some(70)]);
        room.tick();
        assert!(!room.stands_in(0));
        room.check_rebuild();
    }
    let mut room = timed(GameName::TheGame, "..", Clock::Slow { days: 3 });
    room.acts(0, "keen 3");
    room.now += DAY;
    room.done(0, room.take_back(0));
    room.tick();
    assert!(!room.stands_in(0), "a slow game goes on slowly");
    assert_eq!(room.table.deadline(), Some(START + 3 * DAY));
}

#[test]
fn slow_play_has_days() {
    let mut room = timed(GameName::Pyramids, "..", Clock::Slow { days: 3 });
    let turn = room.waited_for()[0];
    assert_eq!(room.table.deadline(), Some(START + 3 * DAY));
    room.now += 3 * DAY - 1;
    room.tick();
    let action = room.legal(turn)[0].clone();
    room.acts(turn, &action);
    assert_eq!(room.table.deadline(), Some(room.now + 3 * DAY));
    room.now += 3 * DAY;
    room.tick();
    assert!((0..2).any(|seat| room.stands_in(seat)));
    room.check_rebuild();
}

#[test]
fn time_is_not_charged_while_the_server_was_down() {
    let mut room = timed(GameName::TheGame, "..", FAST);
    room.now += 6 * SECONDS;
    room.acts(0, "keen 3");
    // Down for an hour.
    room.table = room.rebuilt();
    room.now += 3_600 * SECONDS;
    let clients = [0, 1, 7].map(|number| (number, room.clients.remove(&number).unwrap()));
    let change = room.table.resume(3_600 * SECONDS, room.now).unwrap();
    room.take(change);
    for (number, client) in clients {
        room.rejoin(client, number);
    }
    assert_eq!(until(&room), [None, Some(70 + 3_600)]);
    room.tick();
    assert!(!room.stands_in(1));
    room.now += 14 * SECONDS;
    room.acts(1, "keen 0");
    assert_eq!(time(&room)["bank"], json!([60_000, 50_000]));
    room.check_rebuild();
    // Without clocks, before and after a game there is nothing to write down.
    assert!(room.table.resume(0, room.now).is_none());
    let mut room = Room::full(NewTable { clock: Some(FAST), ..plan(GameName::TheGame, "..") }, 1);
    assert!(room.table.resume(1_000, room.now).is_none());
    let mut room = Room::started(plan(GameName::TheGame, ".."), 1);
    assert!(room.table.resume(1_000, room.now).is_none());
    assert_eq!(room.table.deadline(), None);
}

#[test]
fn clocks_stop_with_the_game() {
    for game in GAMES {
        let mut room = timed(game, "..n", FAST);
        room.play_out(&mut Seeded::new(5));
        assert_eq!(room.table.deadline(), None);
        assert_eq!(time(&room)["until"], json!([null, null, null]));
        room.now += DAY;
        room.tick();
        room.check_rebuild();
    }
}

/// A sealed choice in the middle moves no clock, or others would notice.
#[test]
fn the_middle_of_a_sealed_choice_moves_no_clock() {
    let mut chains = 0;
    for seed in 0..4 {
        let mut luck = Seeded::new(seed);
        let mut room =
            Room::started(NewTable { clock: Some(FAST), ..plan(GameName::SilverGold, "..") }, seed);
        for _ in 0..60 {
            let before = (time(&room).clone(), room.log.len(), room.number(7));
            if !room.step(&mut luck) {
                break;
            }
            if room.log.len() == before.1 + 1 && room.number(7) == before.2 {
                chains += 1;
                assert_eq!(*time(&room), before.0);
                room.check();
            }
        }
    }
    assert!(chains > 5, "{chains}");
}
