//! Views go out as JSON and come back the same; what no game can show is refused.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "tests"
)]

use serde_json::{Value, json};
use tabletop::{Game, Luck, Seeded, SetUp as _, View as _, ViewError, Viewer, Waiting, draw, pick};
use the_game::{Action, Phrase, Pile, SetUp, TheGame, View, ViewWire};

const SET_UPS: [(u8, &str); 7] =
    [(1, ""), (2, ""), (3, "fire"), (4, "played=off"), (5, "minimum=3 fire"), (2, "hand=small"), (1, "fire")];

/// Calls `each` with the views of every viewer at every step of a random game.
fn views(players: u8, options: &str, seed: u64, mut each: impl FnMut(&View)) {
    let mut luck = Seeded::new(seed);
    let mut game = TheGame::new(SetUp::new(players, options, None).unwrap());
    loop {
        Viewer::all(players).for_each(|viewer| each(&game.view(viewer)));
        match game.waiting() {
            Waiting::Nobody => return,
            Waiting::Dealer => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
            Waiting::Seats(seats) => {
                let pile = *pick(&Pile::ALL, &mut luck).unwrap();
                let phrase = pick(&Phrase::ALL, &mut luck).copied().filter(|_| luck.below(3) > 0);
                game.act(seats.first().unwrap(), Action::Say(pile, phrase)).unwrap();
                let seat = seats.first().unwrap();
                let action = game.choose(seat, &mut luck).unwrap();
                game.act(seat, action).unwrap();
            }
        }
    }
}

fn read(json: &str, set_up: &SetUp) -> Result<View, ViewError> {
    serde_json::from_str::<ViewWire>(json).unwrap().view(set_up)
}

#[test]
fn a_view_comes_back_as_it_went_out() {
    for (players, options) in SET_UPS {
        for seed in 0..15 {
            views(players, options, seed, |view| {
                let json = serde_json::to_string(&ViewWire::from(view)).unwrap();
                let back = read(&json, &view.set_up).unwrap_or_else(|error| panic!("{error}: {json}"));
                assert_eq!(back, *view, "{json}");
                assert_eq!(back.legal_actions(), view.legal_actions());
            });
        }
    }
}

/// One thing changed somewhere.
fn tamper(value: &mut Value, luck: &mut Seeded) {
    match value {
        Value::Array(list) if !list.is_empty() && luck.below(4) > 0 => {
            let index = luck.below(list.len() as u32) as usize;
            tamper(&mut list[index], luck);
        }
        Value::Array(list) => match luck.below(3) {
            0 => drop(list.pop()),
            1 => list.push(json!(luck.below(100))),
            _ => list.reverse(),
        },
        Value::Object(fields) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let Some(key) = pick(&keys, luck) else { return };
            if luck.below(8) == 0 {
                fields.remove(key);
            } else {
                tamper(&mut fields[key], luck);
            }
        }
        Value::Number(_) => *value = json!(if luck.below(2) == 0 { luck.below(9) } else { luck.below(256) }),
        Value::String(text) => {
            let words = ["turn", "keen", "refill", "deal", "over", "leave", "A1", "D2", ""];
            *text = (*pick(&words, luck).unwrap()).to_owned();
        }
        _ => *value = json!(luck.below(4)),
    }
}

#[test]
fn whatever_a_stranger_writes_does_no_harm() {
    let mut luck = Seeded::new(5);
    let (mut taken, mut refused) = (0, 0);
    for (players, options) in SET_UPS {
        (0..8).for_each(|seed| {
            views(players, options, seed, |view| {
                let mut json = serde_json::to_value(ViewWire::from(view)).unwrap();
                for _ in 0..=luck.below(2) {
                    tamper(&mut json, &mut luck);
                }
                let Ok(wire) = serde_json::from_value::<ViewWire>(json) else { return };
                let Ok(back) = wire.view(&view.set_up) else {
                    refused += 1;
                    return;
                };
                taken += 1;
                let own = back.viewer.seat().is_some_and(|seat| back.waiting().is_for(seat));
                assert_eq!(back.legal_actions().is_empty(), !own, "{back:?}");
                let mut game = back.sample(&mut luck);
                assert_eq!(game.view(back.viewer), back);
                assert_eq!(game.census().count(), 98);
                let mut events = 0;
                while game.waiting() != Waiting::Nobody {
                    events += 1;
                    assert!(events < 1000, "{back:?}");
                    match game.waiting() {
                        Waiting::Seats(seats) => {
                            let seat = seats.first().unwrap();
                            let action = game.choose(seat, &mut luck).unwrap();
                            game.act(seat, action).unwrap();
                        }
                        _ => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
                    }
                }
            })
        });
    }
    assert!(taken > 100 && refused > 500, "{taken} taken, {refused} refused");
}

#[test]
fn a_refusal_names_the_field() {
    let set_up = SetUp::new(2, "", None).unwrap();
    let sound = json!({
        "seat": 0, "stage": "turn", "turn": 0, "hand": [4, 17, 23], "hand_sizes": [3, 7], "undrawn": 80,
        "tops": {"A1": 40, "A2": 3, "D1": 100, "D2": 61},
        "placed": [3, 18, 19, 20, 39, 40, 60, 61], "placed_now": 2, "minimum": 2,
        "keen_said": [0, 1], "keen": [3, 0],
        "signals": [{"A1": "leave", "A2": null, "D1": null, "D2": null}, {"A1": null, "A2": null, "D1": null, "D2": null}],
    });
    assert_eq!(read(&sound.to_string(), &set_up).map(|view| view.legal_actions().len()), Ok(10));
    let cases = [
        ("/seat", json!(2), ViewError::Unknown("seat")),
        ("/seat", json!(null), ViewError::Surplus("hand")),
        ("/turn", json!(null), ViewError::Missing("turn")),
        ("/stage", json!("over"), ViewError::Surplus("turn")),
        ("/hand", json!(null), ViewError::Missing("hand")),
        ("/hand", json!([4, 17]), ViewError::Contradiction("hand")),
        ("/hand", json!([4, 4, 17]), ViewError::Unknown("hand")),
        ("/hand", json!([4, 17, 100]), ViewError::Unknown("hand")),
        ("/hand", json!([4, 17, 18]), ViewError::Contradiction("placed")),
        ("/hand_sizes", json!([3]), ViewError::Unknown("hand_sizes")),
        ("/hand_sizes/1", json!(9), ViewError::Contradiction("hand_sizes")),
        ("/undrawn", json!(81), ViewError::Contradiction("placed")),
        ("/undrawn", json!(99), ViewError::Contradiction("undrawn")),
        ("/tops/A1", json!(61), ViewError::Contradiction("tops")),
        ("/tops/A1", json!(100), ViewError::Unknown("tops")),
        ("/tops/A1", json!(41), ViewError::Contradiction("placed")),
        ("/minimum", json!(1), ViewError::Contradiction("minimum")),
        ("/placed_now", json!(200), ViewError::Contradiction("hand_sizes")),
        ("/burning", json!(["A1"]), ViewError::Contradiction("burning")),
        ("/burning", json!(["A3"]), ViewError::Unknown("burning")),
        ("/keen_said", json!([0]), ViewError::Contradiction("keen_said")),
        ("/keen", json!([4, 0]), ViewError::Unknown("keen")),
        ("/keen", json!([3, null]), ViewError::Contradiction("keen")),
        ("/signals/0/A1", json!("shout"), ViewError::Unknown("signals")),
        ("/left", json!(3), ViewError::Surplus("left")),
    ];
    for (place, value, error) in cases {
        let mut json = sound.clone();
        match json.pointer_mut(place) {
            Some(field) => *field = value,
            None => json[place.trim_start_matches('/')] = value,
        }
        assert_eq!(read(&json.to_string(), &set_up), Err(error), "{place} {json}");
    }
}

/// The example in the documentation, which must be a view of a game.
#[test]
fn the_documented_view_can_be_read() {
    let text = include_str!("../../docs/bot-protocol.md");
    let (_, part) = text.split_once("### The Game\n").unwrap();
    let (_, json) = part.split_once("```json\n").unwrap();
    let (json, _) = json.split_once("```").unwrap();
    let view = read(json, &SetUp::new(2, "", None).unwrap()).unwrap();
    assert!(!view.legal_actions().is_empty());
    let again: Value = serde_json::to_value(ViewWire::from(&view)).unwrap();
    assert_eq!(again, serde_json::from_str::<Value>(json).unwrap());
}
