//! Views as JSON: the documented one can be read, and what contradicts itself is refused with the field's name.

use serde_json::{Value, json};
use silver_gold::{SetUp, View, ViewWire};
use tabletop::{SetUp as _, View as _, ViewError};

fn read(json: &str, set_up: &SetUp) -> Result<View, ViewError> {
    serde_json::from_str::<ViewWire>(json).unwrap().view(set_up)
}

/// The example in the documentation, which must be a view of a game.
#[test]
fn the_documented_view_can_be_read() {
    let text = include_str!("../../../../docs/bot-protocol.md");
    let (_, part) = text.split_once("### Silver & Gold: Pyramids\n").unwrap();
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
    let score = json!({"red": 2, "green": 2, "torches": [2], "skulls": 5});
    let empty = json!({"red": 0, "green": 0, "torches": [], "skulls": 0});
    let own =
        json!({"held": [{"card": 35, "marked": ""}, {"card": 4, "marked": "a1,a2,a3,b3"}], "score": score});
    let sound = json!({
        "seat": 0, "step": "mark", "expedition": "I2", "round": 3,
        "expeditions_left": {"I3": 2, "L4": 1, "O4": 1, "T4": 1, "V3": 2}, "display": [6, 13, 27, 46], "draw_pile": 36,
        "boards": [own, {"held": [{"card": 21, "marked": "a1"}, {"card": 16, "marked": ""}], "score": empty}],
        "completed": [{"seat": 0, "card": 11}, {"seat": 0, "card": 5}, {"seat": 0, "card": 2}, {"seat": 1, "card": 7}],
        "bonuses": {"green": [], "orange": [0], "purple": []},
        "marking": {"board": own, "open": true},
    });
    read(&sound.to_string(), &set_up).unwrap();
    let cases = [
        ("/seat", json!(2), ViewError::Unknown("seat")),
        ("/seat", json!(null), ViewError::Surplus("marking")),
        ("/turn", json!(1), ViewError::Surplus("turn")),
        ("/step", json!("take"), ViewError::Missing("turn")),
        ("/step", json!("over"), ViewError::Contradiction("expeditions_left")),
        ("/round", json!(5), ViewError::Contradiction("round")),
        ("/round", json!(1), ViewError::Contradiction("boards")),
        ("/expedition", json!("X9"), ViewError::Unknown("expedition")),
        ("/expedition", json!("I3"), ViewError::Contradiction("expedition")),
        ("/expedition", json!(null), ViewError::Missing("expedition")),
        ("/expeditions_left/I3", json!(9), ViewError::Contradiction("expeditions_left")),
        ("/display", json!([6, 13, 27]), ViewError::Contradiction("display")),
        ("/display", json!([6, 13, 27, 49]), ViewError::Unknown("display")),
        ("/display", json!([6, 11, 27, 46]), ViewError::Contradiction("boards")),
        ("/draw_pile", json!(37), ViewError::Contradiction("draw_pile")),
        ("/boards", json!([own]), ViewError::Unknown("boards")),
        ("/boards/0/held/1/marked", json!("a1,a2,a3,e5"), ViewError::Contradiction("boards")),
        ("/boards/0/held/1/marked", json!("a2,a1"), ViewError::Unknown("boards")),
        ("/boards/0/score/red", json!(11), ViewError::Unknown("boards")),
        ("/boards/0/score/torches", json!([4]), ViewError::Contradiction("boards")),
        ("/boards/0/to_take", json!(1), ViewError::Contradiction("boards")),
        ("/boards/0/reached", json!([11]), ViewError::Contradiction("boards")),
        ("/completed/0/card", json!(5), ViewError::Unknown("completed")),
        ("/completed/0/seat", json!(3), ViewError::Unknown("completed")),
        ("/bonuses/orange", json!([1]), ViewError::Contradiction("bonuses")),
        ("/bonuses/orange", json!([0, 0, 0, 0]), ViewError::Unknown("bonuses")),
        ("/done", json!([0]), ViewError::Contradiction("done")),
        ("/done", json!([0, 1]), ViewError::Contradiction("done")),
        ("/hand", json!([1, 3, 8, 9]), ViewError::Surplus("hand")),
        ("/kept", json!([1, 3]), ViewError::Surplus("kept")),
        ("/marking", json!(null), ViewError::Missing("marking")),
        ("/marking/extras", json!(1), ViewError::Contradiction("marking")),
        ("/marking/board/held/0/card", json!(4), ViewError::Contradiction("marking")),
        ("/marking/board/held/1/marked", json!("a1,a2,a3"), ViewError::Contradiction("marking")),
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
