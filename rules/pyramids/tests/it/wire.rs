//! Views as JSON: the documented one can be read, and what contradicts itself is refused with the field's name.

use pyramids::{SetUp, View, ViewWire};
use serde_json::{Value, json};
use tabletop::{SetUp as _, View as _, ViewError};

fn read(json: &str, set_up: &SetUp) -> Result<View, ViewError> {
    serde_json::from_str::<ViewWire>(json).unwrap().view(set_up)
}

/// The example in the documentation, which must be a view of a game.
#[test]
fn the_documented_view_can_be_read() {
    let text = include_str!("../../../../docs/bot-protocol.md");
    let (_, part) = text.split_once("### Pyramids\n").unwrap();
    let (_, json) = part.split_once("```json\n").unwrap();
    let (json, _) = json.split_once("```").unwrap();
    let view = read(json, &SetUp::parse(2, "", None).unwrap()).unwrap();
    assert!(!view.legal_actions().is_empty());
    let again: Value = serde_json::to_value(ViewWire::from(&view)).unwrap();
    assert_eq!(again, serde_json::from_str::<Value>(json).unwrap());
}

#[test]
fn a_refusal_names_the_field() {
    let set_up = SetUp::parse(2, "", None).unwrap();
    let sound = json!({
        "seat": 0, "dealer": 1, "turn": 0, "step": "play", "plays_left": 4, "exchange": true,
        "hand": ["rT", "y3", "yT", "g2", "gT", "b2", "bT"], "hand_sizes": [7, 5],
        "draw_pile": 90, "discards": {"bT": 1, "r6": 1},
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
        ("/plays_left", json!(3), ViewError::Contradiction("step")),
        ("/exchange", json!(null), ViewError::Missing("exchange")),
        ("/redraw", json!(1), ViewError::Surplus("redraw")),
        ("/hand", json!(null), ViewError::Missing("hand")),
        ("/hand", json!(["rT"]), ViewError::Contradiction("hand")),
        ("/hand", json!(["yT", "rT"]), ViewError::Unknown("hand")),
        ("/hand", json!(["x9"]), ViewError::Unknown("hand")),
        ("/hand_sizes", json!([7]), ViewError::Unknown("hand_sizes")),
        ("/hand_sizes/1", json!(6), ViewError::Contradiction("hand_sizes")),
        ("/draw_pile", json!(89), ViewError::Contradiction("draw_pile")),
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
