//! Views as JSON: the documented one can be read, and what contradicts itself is refused with the field's name.

use serde_json::{Value, json};
use tabletop::{SetUp as _, View as _, ViewError};
use the_game::{SetUp, View, ViewWire};

fn read(json: &str, set_up: &SetUp) -> Result<View, ViewError> {
    serde_json::from_str::<ViewWire>(json).unwrap().view(set_up)
}

#[test]
fn a_refusal_names_the_field() {
    let set_up = SetUp::parse(2, "", None).unwrap();
    let sound = json!({
        "seat": 0, "step": "turn", "turn": 0, "hand": [4, 17, 23], "hand_sizes": [3, 7], "draw_pile": 80,
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
        ("/step", json!("over"), ViewError::Surplus("turn")),
        ("/hand", json!(null), ViewError::Missing("hand")),
        ("/hand", json!([4, 17]), ViewError::Contradiction("hand")),
        ("/hand", json!([4, 4, 17]), ViewError::Unknown("hand")),
        ("/hand", json!([4, 17, 100]), ViewError::Unknown("hand")),
        ("/hand", json!([4, 17, 18]), ViewError::Contradiction("placed")),
        ("/hand_sizes", json!([3]), ViewError::Unknown("hand_sizes")),
        ("/hand_sizes/1", json!(9), ViewError::Contradiction("hand_sizes")),
        ("/draw_pile", json!(81), ViewError::Contradiction("placed")),
        ("/draw_pile", json!(99), ViewError::Contradiction("draw_pile")),
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
    let text = include_str!("../../../../docs/bot-protocol.md");
    let (_, part) = text.split_once("### The Game\n").unwrap();
    let (_, json) = part.split_once("```json\n").unwrap();
    let (json, _) = json.split_once("```").unwrap();
    let view = read(json, &SetUp::parse(2, "", None).unwrap()).unwrap();
    assert!(!view.legal_actions().is_empty());
    let again: Value = serde_json::to_value(ViewWire::from(&view)).unwrap();
    assert_eq!(again, serde_json::from_str::<Value>(json).unwrap());
}
