//! Views go out as JSON and come back the same; what no game can show is refused.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "tests"
)]

use pyramids::{Pyramids, SetUp, View, ViewWire};
use serde_json::{Value, json};
use tabletop::{Game, Luck, Seeded, SetUp as _, View as _, ViewError, Viewer, Waiting, draw, pick};

const SET_UPS: [(u8, &str); 4] = [(2, ""), (3, "open=count"), (4, ""), (6, "")];

/// Calls `each` with the views of every viewer at every step of a random game.
fn views(players: u8, options: &str, seed: u64, mut each: impl FnMut(&View)) {
    let mut luck = Seeded::new(seed);
    let mut game = Pyramids::new(SetUp::new(players, options, None).unwrap());
    loop {
        Viewer::all(players).for_each(|viewer| each(&game.view(viewer)));
        match game.waiting() {
            Waiting::Nobody => return,
            Waiting::Dealer => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
            Waiting::Seats(seats) => {
                let seats: Vec<_> = seats.iter().collect();
                let seat = *pick(&seats, &mut luck).unwrap();
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
        for seed in 0..4 {
            views(players, options, seed, |view| {
                let json = serde_json::to_string(&ViewWire::from(view)).unwrap();
                let back = read(&json, view.set_up()).unwrap_or_else(|error| panic!("{error}: {json}"));
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
            let words = [
                "play",
                "swap",
                "draw",
                "redraw",
                "lastround",
                "over",
                "discard",
                "deal",
                "r5",
                "yT",
                "g2",
                "",
            ];
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
        (0..3).for_each(|seed| {
            views(players, options, seed, |view| {
                let mut json = serde_json::to_value(ViewWire::from(view)).unwrap();
                for _ in 0..=luck.below(2) {
                    tamper(&mut json, &mut luck);
                }
                let Ok(wire) = serde_json::from_value::<ViewWire>(json) else { return };
                let Ok(back) = wire.view(view.set_up()) else {
                    refused += 1;
                    return;
                };
                taken += 1;
                let own = back.viewer().seat().is_some_and(|seat| back.waiting().is_for(seat));
                assert_eq!(back.legal_actions().is_empty(), !own, "{back:?}");
                let mut game = back.sample(&mut luck);
                assert_eq!(game.view(back.viewer()), back);
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

/// The example in the documentation, which must be a view of a game.
#[test]
fn the_documented_view_can_be_read() {
    let text = include_str!("../../docs/bot-protocol.md");
    let (_, part) = text.split_once("### Pyramids\n").unwrap();
    let (_, json) = part.split_once("```json\n").unwrap();
    let (json, _) = json.split_once("```").unwrap();
    let view = read(json, &SetUp::new(2, "", None).unwrap()).unwrap();
    assert!(!view.legal_actions().is_empty());
    let again: Value = serde_json::to_value(ViewWire::from(&view)).unwrap();
    assert_eq!(again, serde_json::from_str::<Value>(json).unwrap());
}

#[test]
fn a_refusal_names_the_field() {
    let set_up = SetUp::new(2, "", None).unwrap();
    let sound = json!({
        "seat": 0, "dealer": 1, "turn": 0, "step": "play", "plays_left": 4,
        "hand": ["rT", "y3", "yT", "g2", "gT", "b2", "bT"], "hand_sizes": [7, 5],
        "top_stones": [{"least": 1, "most": 7}, {"least": 0, "most": 0}], "pile": 90, "discards": {"bT": 1, "r6": 1},
        "pyramids": [{"seat": 0, "cards": ["r6", "r4", "r3"]}, {"seat": 0, "cards": ["g5", "g3", "g2", "gT"]},
            {"seat": 1, "cards": ["g3"]}],
    });
    read(&sound.to_string(), &set_up).unwrap();
    let complete = json!({"seat": 1, "cards": ["y2", "yT"]});
    let cases = [
        ("/seat", json!(2), ViewError::Unknown("seat")),
        ("/seat", json!(null), ViewError::Surplus("hand")),
        ("/dealer", json!(null), ViewError::Contradiction("dealer")),
        ("/turn", json!(2), ViewError::Unknown("turn")),
        ("/turn", json!(1), ViewError::Contradiction("hand_sizes")),
        ("/step", json!("draw"), ViewError::Surplus("plays_left")),
        ("/plays_left", json!(null), ViewError::Missing("plays_left")),
        ("/plays_left", json!(5), ViewError::Contradiction("step")),
        ("/plays_left", json!(3), ViewError::Contradiction("hand_sizes")),
        ("/redraw", json!(1), ViewError::Surplus("redraw")),
        ("/hand", json!(null), ViewError::Missing("hand")),
        ("/hand", json!(["rT"]), ViewError::Contradiction("hand")),
        ("/hand", json!(["yT", "rT"]), ViewError::Unknown("hand")),
        ("/hand", json!(["x9"]), ViewError::Unknown("hand")),
        ("/hand_sizes", json!([7]), ViewError::Unknown("hand_sizes")),
        ("/hand_sizes/1", json!(6), ViewError::Contradiction("hand_sizes")),
        ("/top_stones", json!([]), ViewError::Unknown("top_stones")),
        ("/top_stones/0/most", json!(0), ViewError::Unknown("top_stones")),
        ("/top_stones/0/least", json!(5), ViewError::Contradiction("top_stones")),
        ("/top_stones/1/most", json!(6), ViewError::Contradiction("top_stones")),
        ("/pile", json!(89), ViewError::Contradiction("pile")),
        ("/discards/r6", json!(200), ViewError::Contradiction("discards")),
        ("/discards/r6", json!(0), ViewError::Unknown("discards")),
        ("/discards/q1", json!(1), ViewError::Unknown("discards")),
        ("/pyramids/0/seat", json!(2), ViewError::Unknown("pyramids")),
        ("/pyramids/0/cards", json!([]), ViewError::Unknown("pyramids")),
        ("/pyramids/0/cards", json!(["r6", "r3"]), ViewError::Unknown("pyramids")),
        ("/pyramids", json!(vec![complete; 6]), ViewError::Contradiction("pyramids")),
    ];
    for (place, value, error) in cases {
        let mut json = sound.clone();
        match json.pointer_mut(place) {
            Some(field) => *field = value,
            None => {
                let (parent, name) = place.rsplit_once('/').unwrap();
                json.pointer_mut(parent).unwrap()[name] = value;
            }
        }
        assert_eq!(read(&json.to_string(), &set_up), Err(error), "{place} {json}");
    }
}
