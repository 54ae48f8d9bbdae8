//! Views go out as JSON and come back the same, changes lead from each view to the next, and nothing that a stranger
//! writes does any harm.

use crate::games::{SET_UPS, for_each_step, go_on};
use protocol::{Changes, Wired, read_view, view_json};
use record::{GameName, match_game};
use serde_json::{Map, Value, json};
use tabletop::{Luck, Seeded, SetUp, View, Waiting, pick};

fn object(json: &str) -> Map<String, Value> {
    serde_json::from_str(json).unwrap()
}

fn comes_back<G: Wired>(set_up: &G::SetUp, seed: u64) {
    for_each_step::<G>(set_up, seed, |_, view| {
        let json = view_json(&view);
        let back = read_view::<G>(&json, set_up).unwrap_or_else(|error| panic!("{error}: {json}"));
        assert_eq!(back, view, "{json}");
        assert_eq!(back.legal_actions(), view.legal_actions());
    });
}

#[test]
fn a_view_comes_back_as_it_went_out() {
    for (game, players, options) in SET_UPS {
        for seed in 0..3 {
            match_game!(game, G => comes_back::<G>(&SetUp::parse(players, options, None).unwrap(), seed));
        }
    }
}

fn changes<G: Wired>(set_up: &G::SetUp, seed: u64) {
    let mut told = 0;
    for_each_step::<G>(set_up, seed, |before, after| {
        let mut known = object(&view_json(&before));
        let changes = |before, after| object(&serde_json::to_string(&Changes { before, after }).unwrap());
        assert!(changes(&after, &after).is_empty());
        let changes = changes(&before, &after);
        told += changes.len();
        for (name, value) in &changes {
            assert_ne!(known.get(name), Some(value), "{name} is as it was");
        }
        known.extend(changes);
        assert_eq!(known, object(&view_json(&after)));
    });
    assert!(told > 50);
}

#[test]
fn changes_lead_from_every_view_to_the_next() {
    for (game, players, options) in SET_UPS {
        for seed in 0..2 {
            match_game!(game, G => changes::<G>(&SetUp::parse(players, options, None).unwrap(), seed));
        }
    }
}

/// Changes one thing somewhere; texts become one of these words.
fn tamper(value: &mut Value, words: &[&str], luck: &mut Seeded) {
    match value {
        Value::Array(list) if !list.is_empty() && luck.below(4) > 0 => {
            let index = luck.below(list.len() as u32) as usize;
            tamper(&mut list[index], words, luck);
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
                tamper(&mut fields[key], words, luck);
            }
        }
        Value::Number(_) => *value = json!(if luck.below(2) == 0 { luck.below(9) } else { luck.below(256) }),
        Value::String(text) => *text = (*pick(words, luck).unwrap()).to_owned(),
        _ => *value = json!(luck.below(4)),
    }
}

/// Tampers with every view of a game. Whatever is not refused can be thought about and played on to the end.
fn harm<G: Wired>(set_up: &G::SetUp, words: &[&str], luck: &mut Seeded, [taken, refused]: &mut [u32; 2]) {
    for_each_step::<G>(set_up, luck.below(1 << 16).into(), |_, view| {
        let mut json = Value::Object(object(&view_json(&view)));
        for _ in 0..=luck.below(2) {
            tamper(&mut json, words, luck);
        }
        let Ok(view) = read_view::<G>(&json.to_string(), set_up) else {
            *refused += 1;
            return;
        };
        *taken += 1;
        let own = view.viewer().seat().is_some_and(|seat| view.waiting().is_for(seat));
        assert_eq!(view.legal_actions().is_empty(), !own, "{view:?}");
        let mut game: G = view.sample(luck);
        assert_eq!(game.view(view.viewer()), view);
        let mut events = 0;
        while game.waiting() != Waiting::Nobody {
            events += 1;
            assert!(events < 1000, "{view:?}");
            go_on(&mut game, luck);
        }
    });
}

#[test]
fn whatever_a_stranger_writes_does_no_harm() {
    let mut luck = Seeded::new(5);
    for name in GameName::ALL {
        let words: &[&str] = match name {
            GameName::TheGame => &["turn", "keen", "refill", "deal", "over", "leave", "A1", "D2", ""],
            GameName::SilverGold => {
                &["mark", "keep", "take", "refill", "done", "over", "I2", "O4", "", "a1", "b1,c1"]
            }
            GameName::Pyramids => &["dealer", "draw", "over", "discard", "r5", "yT", "g2", ""],
        };
        let mut counts = [0; 2];
        for (_, players, options) in SET_UPS.into_iter().filter(|(game, ..)| *game == name) {
            for _ in 0..3 {
                match_game!(name, G => {
                    let set_up = SetUp::parse(players, options, None).unwrap();
                    harm::<G>(&set_up, words, &mut luck, &mut counts);
                });
            }
        }
        let [taken, refused] = counts;
        assert!(taken > 100 && refused > 500, "{name}: {taken} taken, {refused} refused");
    }
}
