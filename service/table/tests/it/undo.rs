//! Taking back: alone until a choice is final, with the consent of the others where it reveals nothing new.

use crate::common::*;
use protocol::http::NewTable;
use protocol::{News, Phase, TableRequest, TakeBack};
use record::GameName;
use serde_json::json;
use tabletop::{Luck, Seeded};

const YES: TableRequest = TableRequest::AnswerUndo { agree: true };
const NO: TableRequest = TableRequest::AnswerUndo { agree: false };

/// The Game in which seat 0 starts.
fn the_game(seats: &str) -> Room {
    let mut room = Room::started(plan(GameName::TheGame, seats), 1);
    room.acts(0, "keen 3");
    for number in 1..room.table.listing().guests.iter().flatten().count() {
        room.acts(number as u8, "keen 0");
    }
    room.bots();
    room
}

/// The Game with an empty draw pile, so that a turn passes with nothing dealt. Whose turn it is, and the next.
fn nothing_to_draw(plan: &NewTable) -> (Room, u8, u8) {
    for seed in 0..200 {
        let mut room = Room::started(plan.clone(), seed);
        while room.table.phase() == Phase::Playing {
            room.bots();
            let Some(number) = room.waited_for().first().copied() else { break };
            if room.view(number)["draw_pile"] == 0 && room.legal(number).contains(&"end".to_owned()) {
                let before = room.log.len();
                room.acts(number, "end");
                if let [next] = room.waited_for()[..]
                    && next != number
                    && room.log.len() == before + 1
                {
                    return (room, number, next);
                }
                continue;
            }
            // Small steps, so that the draw pile runs out.
            let placing = room.legal(number);
            let best = placing.iter().min_by_key(|action| cost(&room, number, action)).unwrap();
            room.acts(number, best);
        }
    }
    panic!("the draw pile did not run out");
}

/// How far a placement moves its pile.
fn cost(room: &Room, number: u8, action: &str) -> i64 {
    let Some((card, pile)) = action.split_once('>') else {
        return if action == "end" { -1_000 } else { 0 };
    };
    let card: i64 = card.parse().unwrap();
    let top = room.view(number)["tops"][pile].as_i64().unwrap();
    if pile.starts_with('A') { card - top } else { top - card }
}

#[test]
fn a_sealed_choice_can_be_taken_back_until_all_have_chosen() {
    let mut room = Room::started(plan(GameName::TheGame, "..."), 1);
    room.refused(0, room.take_back(0), "table-nothing-to-undo");
    room.acts(0, "keen 3");
    room.acts(1, "keen 1");
    room.forget_news();
    room.done(0, room.take_back(0));
    assert_eq!(room.news(1), [News::TakenBack { seat: 0, action: None }], "what it was stays sealed");
    assert_eq!(room.news(0), [News::TakenBack { seat: 0, action: Some("keen 3".to_owned()) }]);
    room.refused(0, room.take_back(0), "table-nothing-to-undo");
    room.acts(0, "keen 0");
    room.refused(1, room.ask_undo(1), "table-no-need-to-ask");
    room.check_rebuild();
    room.acts(2, "keen 2");
    // All have chosen, and everybody has seen it.
    for number in 0..3 {
        room.refused(number, room.take_back(number), "table-final");
        room.refused(number, room.ask_undo(number), "table-final");
    }
    room.check_rebuild();
}

/// The last one to choose has seen what the others chose: no second try, whoever is to go on.
#[test]
fn a_choice_that_has_come_to_light_is_final() {
    for last in 0..2u8 {
        for starts in 0..2u8 {
            let mut room = Room::started(plan(GameName::TheGame, ".."), 1);
            for number in [1 - last, last] {
                room.acts(number, if number == starts { "keen 3" } else { "keen 0" });
            }
            room.refused(last, room.take_back(last), "table-final");
            room.refused(last, room.ask_undo(last), "table-final");
        }
    }
    // Silver & Gold, where a mark leads to a card to take with nothing dealt between.
    let mut takes = 0;
    for seed in 0..12 {
        let mut luck = Seeded::new(seed);
        let mut room = Room::started(plan(GameName::SilverGold, ".."), seed);
        while room.step(&mut luck) {
            let taking = |number: &u8| room.legal(*number).iter().any(|action| action.starts_with("take"));
            if (0..2).any(|number| taking(&number)) && !room.log.last().unwrap().contains("take") {
                takes += 1;
                for number in 0..2 {
                    room.refused(number, room.take_back(number), "table-final");
                }
            }
        }
    }
    assert!(takes > 5, "{takes}");
}

/// The steps of a sealed choice go back one by one, and nobody else notices those in the middle.
#[test]
fn a_choice_of_several_steps_goes_back_step_by_step() {
    let mut chains = 0;
    for seed in 0..4 {
        let mut luck = Seeded::new(seed);
        let mut room = Room::started(plan(GameName::SilverGold, ".."), seed);
        for _ in 0..60 {
            room.step(&mut luck);
            let (number, before) = (room.number(0), room.view(0).clone());
            let marks = room.legal(1).first().is_some_and(|action| action.starts_with("mark"));
            if !marks || !room.waited_for().contains(&0) {
                continue;
            }
            let marks = room.legal(1);
            for mark in marks {
                room.acts(1, &mark);
                if room.legal(1).is_empty() {
                    room.done(1, room.take_back(1));
                    continue;
                }
                chains += 1;
                let seen = room.number(0);
                let extra = room.legal(1)[0].clone();
                assert!(extra.starts_with("extra"), "{extra}");
                room.done(1, room.take_back(1));
                assert_eq!(room.number(0), seen, "not even counted");
                break;
            }
            assert_eq!(*room.view(0), before);
            assert!(room.number(0) >= number);
            room.check_rebuild();
        }
    }
    assert!(chains > 3, "{chains}");
}

#[test]
fn a_placement_can_be_taken_back_until_cards_are_drawn() {
    let mut room = the_game("..");
    let before = room.view(0).clone();
    room.refused(1, room.take_back(1), "table-final");
    let first = room.legal(0)[0].clone();
    room.acts(0, &first);
    room.acts(1, "say A1 leave");
    room.acts(1, "say A1 clear");
    room.forget_news();
    room.done(0, room.take_back(0));
    assert_eq!(*room.view(0), before);
    assert_eq!(room.news(7), [News::TakenBack { seat: 0, action: Some(first.clone()) }]);
    room.check_rebuild();
    room.acts(0, &first);
    let second = room.legal(0).into_iter().find(|action| action != "end").unwrap();
    room.acts(0, &second);
    room.acts(0, "end");
    room.refused(0, room.take_back(0), "table-final");
    room.refused(0, room.ask_undo(0), "table-final");
    room.check_rebuild();
}

#[test]
fn all_people_must_agree_once_the_turn_has_passed() {
    let (mut room, last, next) = nothing_to_draw(&plan(GameName::TheGame, ".."));
    let before = room.view(last).clone();
    assert_eq!(check_take_back(&mut room), (0, 1));
    room.refused(last, room.take_back(last), "table-ask-first");
    room.refused(last, YES, "table-not-asked");
    room.refused(next, room.ask_undo(next), "table-final");
    room.done(last, room.ask_undo(last));
    assert_eq!(room.clients[&7].table["undo"], json!({"seat": last, "waiting": [next]}));
    room.refused(last, room.ask_undo(last), "table-asked");
    room.refused(last, YES, "table-not-asked");
    room.refused(7, YES, "table-no-seat");
    room.check_rebuild();
    // No.
    room.done(next, NO);
    assert_eq!(room.news(last).last(), Some(&News::UndoRefused { seat: next }));
    assert!(room.clients[&7].table.get("undo").is_none());
    assert_eq!(*room.view(last), before);
    // Withdrawn.
    room.done(last, room.ask_undo(last));
    room.done(last, NO);
    room.refused(next, YES, "table-not-asked");
    // Yes.
    room.done(last, room.ask_undo(last));
    room.done(next, YES);
    assert!(room.clients[&7].table.get("undo").is_none());
    assert_eq!(room.waited_for(), [last]);
    assert_eq!(room.news(7).last(), Some(&News::TakenBack { seat: last, action: Some("end".to_owned()) }));
    room.check_rebuild();
    // It rests on nothing any more that the next one has chosen.
    room.acts(last, "end");
    room.done(last, room.ask_undo(last));
    let action = room.legal(next)[0].clone();
    room.acts(next, &action);
    assert!(room.clients[&7].table.get("undo").is_none(), "too slow");
    room.refused(next, YES, "table-not-asked");
    room.refused(last, room.take_back(last), "table-final");
    room.refused(last, room.ask_undo(last), "table-final");
    room.check_rebuild();
}

#[test]
fn everybody_is_asked_but_bots_and_those_who_are_gone() {
    let (mut room, last, next) = nothing_to_draw(&plan(GameName::TheGame, "..."));
    let other = 3 - last - next;
    room.done(last, room.ask_undo(last));
    room.done(next, YES);
    assert_eq!(room.clients[&last].table["undo"], json!({"seat": last, "waiting": [other]}));
    room.refused(next, YES, "table-not-asked");
    room.check_rebuild();
    // Whoever leaves can't answer: the question falls, and may be asked again.
    room.done(other, TableRequest::Leave);
    assert!(room.clients[&last].table.get("undo").is_none());
    room.done(last, room.ask_undo(last));
    room.done(next, YES);
    assert_eq!(room.waited_for(), [last]);
    room.check_rebuild();
}

/// What a bot chose meanwhile would make the choice final.
#[test]
fn bots_wait_while_there_is_a_question() {
    let (mut room, last, next) = nothing_to_draw(&plan(GameName::TheGame, "..."));
    room.done(next, TableRequest::Leave);
    assert!(room.table.wants_bot());
    room.done(last, room.ask_undo(last));
    assert!(!room.table.wants_bot());
    room.done(3 - last - next, NO);
    assert!(room.table.wants_bot());
}

/// Where time is up a bot decides, who need not agree; with nothing left to choose it hands back.
#[test]
fn nobody_is_asked_whose_time_is_up() {
    let (mut room, last, next) =
        nothing_to_draw(&NewTable { clock: Some(FAST), ..plan(GameName::TheGame, "..") });
    let seat = room.seat(next).unwrap().number();
    room.now = room.table.deadline().unwrap();
    room.tick();
    assert!(room.stands_in(seat));
    room.done(last, room.take_back(last));
    room.tick();
    assert!(!room.stands_in(seat));
    assert_eq!(room.waited_for(), [last]);
    room.check_rebuild();
}

#[test]
fn a_person_among_bots_asks_nobody() {
    for seed in 0..200 {
        let mut room = Room::started(plan(GameName::TheGame, ".c"), seed);
        while let [0] = room.waited_for()[..] {
            let nothing_to_draw = room.view(0)["draw_pile"] == 0;
            let legal = room.legal(0);
            let action = legal.iter().min_by_key(|action| cost(&room, 0, action)).unwrap().clone();
            room.acts(0, &action);
            if action == "end" && nothing_to_draw && room.table.phase() == Phase::Playing {
                assert_eq!(check_take_back(&mut room), (1, 0));
                room.refused(0, room.ask_undo(0), "table-no-need-to-ask");
                room.done(0, room.take_back(0));
                assert_eq!(room.waited_for(), [0]);
                room.check_rebuild();
                return;
            }
            room.bots();
        }
    }
    panic!("the draw pile did not run out");
}

/// A bot that was thinking about what was taken back is not heard.
#[test]
fn bots_forget_what_was_taken_back() {
    let mut room = Room::started(plan(GameName::SilverGold, "..n"), 2);
    let action = room.legal(0)[0].clone();
    room.acts(0, &action);
    assert!(!room.table.wants_bot(), "bots wait while a person has still to choose");
    let action = room.legal(1)[0].clone();
    room.acts(1, &action);
    let job = room.table.bot_job().unwrap();
    room.done(1, room.take_back(1));
    let thought = job.think(&bots::SearchLimits::DEFAULT);
    assert!(room.table.thought(thought, room.now).is_empty());
    assert!(!room.table.wants_bot());
    room.acts(1, &action);
    // The same position again, and the bot asked anew: what it thought of the first one still does not count.
    let old = room.table.bot_job().unwrap();
    room.done(1, room.take_back(1));
    room.acts(1, &action);
    let new = room.table.bot_job().unwrap();
    assert!(room.table.thought(old.think(&bots::SearchLimits::DEFAULT), room.now).is_empty());
    for change in room.table.thought(new.think(&bots::SearchLimits::DEFAULT), room.now) {
        room.take(change);
    }
    room.play_out(&mut Seeded::new(1));
    room.check_rebuild();
}

#[test]
fn nothing_is_taken_back_after_the_game() {
    let mut room = Room::started(plan(GameName::Pyramids, ".."), 2);
    room.play_out(&mut Seeded::new(1));
    for number in 0..2 {
        room.refused(number, room.take_back(number), "table-over");
        room.refused(number, room.ask_undo(number), "table-over");
        room.refused(number, YES, "table-not-asked");
    }
}

/// Asks for everything that `take_back` speaks of, for every guest, and leaves the table as it was. How often it was free,
/// and how often it had to be asked for.
fn check_take_back(room: &mut Room) -> (u32, u32) {
    let (mut free, mut ask) = (0, 0);
    let numbers: Vec<u8> = room.clients.keys().copied().collect();
    for number in numbers {
        let told = room.clients[&number].take_back;
        let (take_back, ask_undo) = (room.take_back(number), room.ask_undo(number));
        match told {
            TakeBack::No => {
                for request in [take_back, ask_undo] {
                    let refused = room.ask(number, request).unwrap_err();
                    let expected = match room.table.phase() {
                        Phase::Over => &["table-over", "table-no-seat"][..],
                        _ => &["table-nothing-to-undo", "table-final", "table-stand-in", "table-no-seat"],
                    };
                    assert!(expected.contains(&refused), "{refused}");
                }
            }
            TakeBack::Free => {
                room.refused(number, ask_undo, "table-no-need-to-ask");
                let asked = room.rebuilt().ask(&guest(number), None, take_back, room.now);
                assert!(asked.is_ok(), "{asked:?}");
                free += 1;
            }
            TakeBack::Ask => {
                room.refused(number, take_back, "table-ask-first");
                room.done(number, ask_undo);
                assert_eq!(room.clients[&number].take_back, told, "it must still be asked for");
                room.done(number, NO);
                ask += 1;
            }
        }
        assert_eq!(room.clients[&number].take_back, told);
    }
    (free, ask)
}

/// After every step of a game everybody is told what a request would answer, alone with bots and with others, while people
/// take back, leave and return.
#[test]
fn everybody_is_told_whether_the_last_choice_can_be_taken_back() {
    for game in GAMES {
        let mut free = 0;
        for (seed, seats) in (0..).zip([".n", "..", "..n", "..."]) {
            let mut luck = Seeded::new(seed);
            let mut room = Room::started(plan(game, seats), seed);
            loop {
                free += check_take_back(&mut room).0;
                let number = luck.below(3) as u8;
                match luck.below(16) {
                    0 | 1
                        if room
                            .clients
                            .get(&number)
                            .is_some_and(|client| client.take_back == TakeBack::Free) =>
                    {
                        room.done(number, room.take_back(number));
                    }
                    2 => drop(room.ask(number, TableRequest::Leave)),
                    3 | 4 => drop(room.ask(number, TableRequest::Return)),
                    _ if room.step(&mut luck) => {}
                    _ => break,
                }
            }
            check_take_back(&mut room);
            room.check_rebuild();
        }
        assert!(free > 50, "{game:?}: {free}");
    }
}
