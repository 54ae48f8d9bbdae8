//! The documented views can be read, and a view with one broken field is refused with that field named.

use protocol::{Wired, read_view, view_json};
use pyramids::Pyramids;
use serde_json::{Value, json};
use silver_gold::SilverGold;
use tabletop::{SetUp, View};
use the_game::TheGame;

/// The JSON of a view that stands under this heading in the documentation.
fn documented(heading: &str) -> Value {
    let text = include_str!("../../bot-protocol.md");
    let (_, part) = text.split_once(&format!("### {heading}\n")).unwrap();
    let (_, json) = part.split_once("```json\n").unwrap();
    let (json, _) = json.split_once("```").unwrap();
    serde_json::from_str(json).unwrap()
}

/// Reads a documented view, and then with one value put into it at a time.
fn check<G: Wired>(heading: &str, cases: &[(&str, Value)]) {
    let set_up = G::SetUp::parse(2, "", None).unwrap();
    let sound = documented(heading);
    let view = read_view::<G>(&sound.to_string(), &set_up).unwrap();
    assert!(!view.legal_actions().is_empty());
    assert_eq!(serde_json::from_str::<Value>(&view_json(&view)).unwrap(), sound);
    for (place, value) in cases {
        // `boards/0 of marking` breaks `boards`, which shows in `marking`.
        let (place, field) = match place.split_once(" of ") {
            Some((place, field)) => (place, field),
            None => (*place, place.split('/').next().unwrap()),
        };
        let mut json = sound.clone();
        let (parent, name) = place.rsplit_once('/').map_or(("", place), |(parent, name)| (parent, name));
        let parent =
            if parent.is_empty() { &mut json } else { json.pointer_mut(&format!("/{parent}")).unwrap() };
        match parent {
            Value::Array(list) => list[name.parse::<usize>().unwrap()] = value.clone(),
            object => object[name] = value.clone(),
        }
        for text in [json.to_string(), serde_json::to_string_pretty(&json).unwrap()] {
            let error = read_view::<G>(&text, &set_up).expect_err(place);
            assert_eq!(error.field.as_deref(), Some(field), "{place}: {value}: {error}");
        }
    }
}

#[test]
fn the_game() {
    let cases = [
        ("viewer", json!(2)),
        ("viewer", json!(6)),
        ("viewer of hand", json!(null)),
        ("step", json!("turn")),
        ("step", json!({"turn": 2})),
        ("step", json!({"fly": 0})),
        ("step of outcome", json!("over")),
        ("step of hand_sizes", json!({"deal": 0})),
        ("hand", json!(null)),
        ("hand", json!([43, 47])),
        ("hand", json!([43, 43, 48, 81, 91, 94, 97])),
        ("hand", json!([43, 47, 48, 81, 91, 94, 100])),
        ("hand of placed", json!([5, 43, 47, 48, 81, 91, 94])),
        ("hand_sizes", json!([7])),
        ("hand_sizes", json!([7, 7, 0])),
        ("hand_sizes", json!([7, 7, 0, 0, 0, 0, 0])),
        ("hand_sizes/1", json!(9)),
        ("draw_pile of placed", json!(74)),
        ("draw_pile", json!(99)),
        ("tops/A1", json!(53)),
        ("tops/A1", json!(100)),
        ("tops/A1 of placed", json!(63)),
        ("minimum", json!(1)),
        ("placed", json!(null)),
        ("placed_now of hand_sizes", json!(200)),
        ("burning", json!(["A1"])),
        ("burning", json!(["A3"])),
        ("burning", json!(null)),
        ("keen_said", json!([0])),
        ("keen_said", json!([1, 0])),
        ("keen_said", json!([0, 1, 2])),
        ("keen", json!([4, 0])),
        ("keen", json!([3, null])),
        ("keen", json!([3])),
        ("signals", json!([])),
        ("signals/0/A1", json!("shout")),
        ("outcome", json!(3)),
    ];
    check::<TheGame>("The Game", &cases);
}

#[test]
fn silver_gold() {
    let cases = [
        ("viewer", json!(2)),
        ("viewer of marking", json!(null)),
        ("step", json!({"take": 2})),
        ("step", json!({"take": 0})),
        ("step of expeditions_left", json!("over")),
        ("expedition", json!("X9")),
        ("expedition", json!("I3")),
        ("expedition", json!(null)),
        ("round", json!(5)),
        ("round of boards", json!(1)),
        ("expeditions_left/I3", json!(9)),
        ("expeditions_left/I9", json!(1)),
        ("display", json!([6, 13, 27])),
        ("display", json!([6, 13, 27, 49])),
        ("display", json!([13, 6, 27, 46])),
        ("display of boards", json!([6, 11, 27, 46])),
        ("draw_pile", json!(37)),
        ("boards", json!([])),
        ("boards/0/held/1/marked", json!("a1,a2,a3,e5")),
        ("boards/0/held/1/marked", json!("a2,a1")),
        ("boards/0/held/1/marked", json!("a1,")),
        ("boards/0/score_card/red", json!(11)),
        ("boards/0/score_card/skulls", json!(11)),
        ("boards/0/score_card/torches", json!([4])),
        ("boards/0/score_card/torches", json!([5])),
        ("boards/0/to_take", json!(1)),
        ("boards/0/reached", json!([11, null])),
        ("boards/0/reached", json!([null, 11])),
        ("completed/0/card", json!(5)),
        ("completed/0/seat", json!(3)),
        ("bonuses/orange", json!([1])),
        ("bonuses/orange", json!([2])),
        ("bonuses/orange", json!([0, 0, 0, 0])),
        ("done", json!([0])),
        ("done", json!([0, 1])),
        ("done", json!([2])),
        ("hand", json!([1, 3, 8, 9])),
        ("kept", json!([1, 3])),
        ("kept", json!([3, 1])),
        ("marking", json!(null)),
        ("marking/chain", json!({"extra": 1})),
        ("marking/chain", json!({"extra": 0})),
        ("marking/chain of done", json!("done")),
        ("marking/board/held/0/card", json!(4)),
        ("marking/board/held/1/marked", json!("a1,a2,a3")),
        ("marking/board/score_card/green", json!(11)),
        ("marking/board/reached", json!([null, 4])),
    ];
    check::<SilverGold>("Silver & Gold: Pyramids", &cases);
}

#[test]
fn pyramids() {
    let complete = json!({"seat": 1, "cards": ["y2", "yT"]});
    let cases = [
        ("viewer", json!(2)),
        ("viewer of hand", json!(null)),
        ("dealer", json!(null)),
        ("dealer", json!(2)),
        ("turn", json!(2)),
        ("turn of hand_sizes", json!(1)),
        ("step", json!({"play": {"left": 4}})),
        ("step", json!({"play": {"left": 5, "exchange": true}})),
        ("step", json!({"play": {"left": 3, "exchange": true}})),
        ("step", json!({"redraw": 5})),
        ("step", json!({"last_round": {"ends_with": 2}})),
        ("step of dealer", json!("dealer")),
        ("hand", json!(null)),
        ("hand", json!(["rT"])),
        ("hand", json!(["yT", "rT"])),
        ("hand", json!(["x9"])),
        ("hand_sizes", json!([7])),
        ("hand_sizes/1", json!(6)),
        ("draw_pile", json!(89)),
        ("discards/r6", json!(200)),
        ("discards/r6", json!(255)),
        ("discards/r6", json!(0)),
        ("discards/q1", json!(1)),
        ("table/0/seat", json!(2)),
        ("table/0/cards", json!([])),
        ("table/0/cards", json!(["rT"])),
        ("table/0/cards", json!(["r6", "r3"])),
        ("table", json!(vec![complete; 6])),
    ];
    check::<Pyramids>("Pyramids", &cases);
}

#[test]
fn what_is_not_a_view_names_what_is_missing() {
    let set_up = SetUp::parse(2, "", None).unwrap();
    let error = |json: &str| read_view::<TheGame>(json, &set_up).unwrap_err();
    assert_eq!(error("{}").to_string(), "missing field `step`");
    for json in ["{}", "", "[]", "7", "{\"hand\"", "{\"hand\":[2]}"] {
        assert_eq!(error(json).field, None, "{json}");
    }
    // Unknown fields do no harm.
    let mut json = documented("The Game");
    json["weather"] = json!({"rain": [1, 2]});
    read_view::<TheGame>(&json.to_string(), &set_up).unwrap();
}
