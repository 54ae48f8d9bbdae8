//! The log is the table: after a restart it goes on as if nothing had happened.

use crate::common::*;
use protocol::http::NewTable;
use protocol::{Clock, Millis, Phase, TableRequest};
use record::GameName;
use serde_json::{Value, json};
use table::{AnyTable, RebuildError};
use tabletop::{Luck, Seeded, pick};

/// Anything may happen: sensible and foolish requests, lost connections, time that passes, bots, restarts.
fn hubbub(room: &mut Room, luck: &mut Seeded) {
    room.now += Millis::from(luck.below(4_000));
    let number = luck.below(8) as u8;
    match luck.below(30) {
        0 | 1 => {
            if room.clients.contains_key(&number) {
                let client = room.part(number);
                room.now += Millis::from(luck.below(20_000));
                room.tick();
                if room.table.admit(&guest(number), None).is_ok() && luck.below(2) == 0 {
                    room.rejoin(client, number);
                }
            } else if room.table.admit(&guest(number), None).is_ok() {
                room.join(number);
            }
        }
        2 | 3 => room.tick(),
        4..7 => {
            room.bots();
        }
        7 if luck.below(4) == 0 => {
            let clients: Vec<_> = room.clients.keys().copied().collect();
            let clients: Vec<_> = clients.into_iter().map(|number| (number, room.part(number))).collect();
            room.table = room.rebuilt();
            let down = Millis::from(luck.below(100_000));
            room.now += down;
            if let Some(change) = room.table.resume(down, room.now) {
                room.take(change);
            }
            for (number, client) in clients {
                room.rejoin(client, number);
            }
        }
        _ => {
            let waited_for = room.waited_for();
            let number =
                if luck.below(2) == 0 { pick(&waited_for, luck).copied().unwrap_or(number) } else { number };
            let request = anything(room, number, luck);
            let foolish = luck.below(8) == 0;
            let before = foolish.then(|| looks(&mut room.table, room.now));
            let entries = room.log.len();
            if room.ask(number, request.clone()).is_err() {
                assert_eq!(room.log.len(), entries);
                if let Some(before) = before {
                    assert_eq!(looks(&mut room.table, room.now), before, "{request:?}");
                }
            } else {
                assert_eq!(room.log.len(), entries + 1);
            }
        }
    }
}

/// Whatever happens, nothing panics, a refused request changes nothing, clients know what they may, and the log makes
/// the same table.
#[test]
fn the_log_makes_the_same_table_whatever_happens() {
    let mut ends = 0;
    for game in GAMES {
        for seed in 0..12 {
            let mut luck = Seeded::new(seed);
            let seats = [".".repeat(2), "...".to_owned(), "..n".to_owned(), ".n.c".to_owned()];
            let clock = [
                None,
                Some(FAST),
                Some(Clock::RealTime { choice: 5, bank: 0 }),
                Some(Clock::Slow { days: 1 }),
            ];
            let plan = NewTable {
                clock: *pick(&clock, &mut luck).unwrap(),
                patience: [None, Some(10)][luck.below(2) as usize],
                spectators: luck.below(4) > 0,
                ..plan(game, pick(&seats, &mut luck).unwrap())
            };
            let mut room = Room::full(plan, seed);
            if luck.below(4) > 0 {
                room.done(0, TableRequest::Start);
            }
            for step in 0..200 {
                hubbub(&mut room, &mut luck);
                if step % 25 == 24 {
                    room.check_rebuild();
                }
            }
            ends += u32::from(room.table.phase() == Phase::Over);
        }
    }
    assert!(ends > 3, "{ends} games came to an end");
}

/// The same choices at a table and at its rebuilt twin: the same deals, the same messages.
#[test]
fn a_rebuilt_table_goes_on_with_the_same_deals() {
    for game in GAMES {
        for cut in [0, 3, 17, 40] {
            let mut luck = Seeded::new(cut);
            let mut room = Room::started(plan(game, "..."), cut);
            for _ in 0..cut {
                room.step(&mut luck);
            }
            let mut twin = room.rebuilt();
            let from = room.log.len();
            for _ in 0..40 {
                room.step(&mut luck);
            }
            for text in &room.log[from..] {
                let entry: Value = serde_json::from_str(text).unwrap();
                assert_eq!(entry["event"], "acted");
                let (seat, action) =
                    (entry["seat"].as_u64().unwrap() as u8, entry["action"].as_str().unwrap());
                let number = twin.number(twin.viewer(&guest(seat)));
                let act = TableRequest::Act { number, action: action.to_owned() };
                let id = entry["id"].as_str().map(|id| id.parse().unwrap());
                let at = entry["at"].as_i64().unwrap();
                let Ok(table::Knock::Changed(change)) = twin.ask(&guest(seat), id, act, at) else {
                    panic!("{text}")
                };
                assert_eq!(&change.entry.text(), text);
            }
            assert_eq!(looks(&mut twin, room.now), looks(&mut room.table, room.now));
        }
    }
}

fn broken(log: &[String]) -> Option<u64> {
    match AnyTable::rebuild(log) {
        Err(RebuildError::Wrong { number, .. } | RebuildError::Unread { number, .. }) => Some(number),
        Err(_) => Some(0),
        Ok(_) => None,
    }
}

fn changed(log: &[String], at: usize, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut log = log.to_vec();
    let mut entry = serde_json::from_str(&log[at]).unwrap();
    change(&mut entry);
    log[at] = entry.to_string();
    log
}

#[test]
fn a_log_that_was_tampered_with_is_refused() {
    for game in GAMES {
        let mut room = Room::started(plan(game, ".."), 3);
        room.play_out(&mut Seeded::new(3));
        let log = &room.log;
        assert_eq!(broken(log), None);
        let has = |at: &usize, text: &str| log[*at].contains(text);
        let start = (0..log.len()).find(|at| has(at, "\"started\"")).unwrap();
        // Another deal, one too few, one too many.
        for at in (0..log.len()).filter(|at| has(at, "\"deals\"")) {
            let deals = |change: fn(&mut Vec<Value>)| {
                broken(&changed(log, at, |entry| change(entry["deals"].as_array_mut().unwrap())))
            };
            assert_eq!(deals(|deals| deals[0] = json!("deal 0 2")), Some(at as u64));
            assert_eq!(deals(|deals| drop(deals.pop())), Some(at as u64));
            assert_eq!(deals(|deals| deals.push(deals[0].clone())), Some(at as u64));
        }
        // An action that can't be, of this seat or another.
        for at in (0..log.len()).filter(|at| has(at, "\"acted\"")) {
            assert_eq!(
                broken(&changed(log, at, |entry| entry["action"] = json!("nonsense"))),
                Some(at as u64)
            );
            assert_eq!(broken(&changed(log, at, |entry| entry["seat"] = json!(5))), Some(at as u64));
        }
        // Missing lines: of an action with deals the next line does not fit, at the latest.
        for at in (start..log.len() - 1).filter(|at| has(at, "\"deals\"")) {
            let mut log = log.clone();
            log.remove(at);
            assert!(broken(&log).is_some_and(|number| number >= at as u64), "line {at} of {}", log.len());
        }
        // Another secret, another game, no beginning, broken text.
        let other = |entry: &mut Value| entry["secret"] = json!(secret(4));
        assert_eq!(broken(&changed(log, 0, other)), Some(start as u64));
        assert!(AnyTable::rebuild(&changed(log, 0, |entry| entry["plan"]["game"] = json!("chess"))).is_err());
        assert!(matches!(AnyTable::rebuild(&log[1..]), Err(RebuildError::NoOpening)));
        assert!(matches!(AnyTable::rebuild(&[""; 0]), Err(RebuildError::NoOpening)));
        let twice: Vec<String> = log[..1].iter().chain(log).cloned().collect();
        assert_eq!(broken(&twice), Some(1));
        let mut cut = log.clone();
        cut[start].truncate(30);
        assert_eq!(broken(&cut), Some(start as u64));
    }
}

#[test]
fn a_log_of_another_game_is_refused() {
    let room = Room::started(plan(GameName::Pyramids, ".."), 3);
    let log = room.log.iter().map(String::as_str);
    let rebuilt = table::Table::<the_game::TheGame>::rebuild(log);
    assert!(matches!(rebuilt.err(), Some(RebuildError::OtherGame)));
}
