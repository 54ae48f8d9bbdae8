//! Views go out as JSON and come back the same, in every game; whatever a stranger writes does no harm.

use arena::ArenaGame;
use pyramids::Pyramids;
use serde_json::{Value, json};
use silver_gold::SilverGold;
use tabletop::{Game, Luck, Seeded, SetUp, View, Viewer, Waiting, draw, pick};
use the_game::TheGame;

const THE_GAME: &[(u8, &str)] = &[
    (1, ""),
    (2, ""),
    (3, "fire"),
    (4, "played=off"),
    (5, "minimum=3 fire"),
    (2, "hand=small"),
    (1, "fire"),
];
const SILVER_GOLD: &[(u8, &str)] = &[(2, ""), (3, ""), (4, ""), (2, "completed=closed")];
const PYRAMIDS: &[(u8, &str)] = &[(2, ""), (3, "open=count"), (4, ""), (6, "")];

/// Something happens in a game that is not over, by chance.
fn go_on<G: Game>(game: &mut G, luck: &mut Seeded) {
    match game.waiting() {
        Waiting::Seats(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let seat = *pick(&seats, luck).unwrap();
            let action = game.random_action(seat, luck).unwrap();
            game.act(seat, action).unwrap();
        }
        _ => game.deal(&draw(game.due().unwrap(), luck)).unwrap(),
    }
}

/// Calls `each` with the views of every viewer at every step of a random game, in which `asides` are said.
fn views<G: Game>(set_up: &G::SetUp, seed: u64, asides: &[&str], each: &mut impl FnMut(&G::View)) {
    let mut luck = Seeded::new(seed);
    let mut game = G::new(set_up.clone());
    loop {
        Viewer::all(set_up.players()).for_each(|viewer| each(&game.view(viewer)));
        match (game.waiting(), pick(asides, &mut luck)) {
            (Waiting::Nobody, _) => return,
            (Waiting::Seats(seats), Some(aside)) => {
                let Ok(aside) = aside.parse() else { panic!("{aside}") };
                game.act(seats.first().unwrap(), aside).unwrap();
            }
            _ => {}
        }
        go_on(&mut game, &mut luck);
    }
}

const ASIDES: &[&str] = &["say A1 leave", "say A2 nojump", "say D1 good", "say D2 here", "say A1 clear"];

fn comes_back<G: ArenaGame>(set_ups: &[(u8, &str)], seeds: u64, asides: &[&str]) {
    for (players, options) in set_ups {
        let set_up = G::SetUp::parse(*players, options, None).unwrap();
        for seed in 0..seeds {
            views::<G>(&set_up, seed, asides, &mut |view| {
                let json = serde_json::to_string(&G::to_wire(view)).unwrap();
                let wire: G::Wire = serde_json::from_str(&json).unwrap();
                let back = G::from_wire(&wire, &set_up).unwrap_or_else(|error| panic!("{error}: {json}"));
                assert_eq!(back, *view, "{json}");
                assert_eq!(back.legal_actions(), view.legal_actions());
            });
        }
    }
}

#[test]
fn a_view_comes_back_as_it_went_out() {
    comes_back::<TheGame>(THE_GAME, 15, ASIDES);
    comes_back::<SilverGold>(SILVER_GOLD, 4, &[]);
    comes_back::<Pyramids>(PYRAMIDS, 4, &[]);
}

/// One thing changed somewhere; texts become one of these words.
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

/// What is not refused can be thought about and played on to the end.
fn does_no_harm<G: ArenaGame>(set_ups: &[(u8, &str)], seeds: u64, asides: &[&str], words: &[&str]) {
    let mut luck = Seeded::new(5);
    let (mut taken, mut refused) = (0, 0);
    for (players, options) in set_ups {
        let set_up = G::SetUp::parse(*players, options, None).unwrap();
        for seed in 0..seeds {
            views::<G>(&set_up, seed, asides, &mut |view| {
                let mut json = serde_json::to_value(G::to_wire(view)).unwrap();
                for _ in 0..=luck.below(2) {
                    tamper(&mut json, words, &mut luck);
                }
                let Ok(wire) = serde_json::from_value::<G::Wire>(json) else { return };
                let Ok(back) = G::from_wire(&wire, &set_up) else {
                    refused += 1;
                    return;
                };
                taken += 1;
                let own = back.viewer().seat().is_some_and(|seat| back.waiting().is_for(seat));
                assert_eq!(back.legal_actions().is_empty(), !own, "{back:?}");
                let mut game: G = back.sample(&mut luck);
                assert_eq!(game.view(back.viewer()), back);
                let mut events = 0;
                while game.waiting() != Waiting::Nobody {
                    events += 1;
                    assert!(events < 1000, "{back:?}");
                    go_on(&mut game, &mut luck);
                }
            });
        }
    }
    assert!(taken > 100 && refused > 500, "{taken} taken, {refused} refused");
}

#[test]
fn whatever_a_stranger_writes_does_no_harm() {
    let words = ["turn", "keen", "refill", "deal", "over", "leave", "A1", "D2", ""];
    does_no_harm::<TheGame>(THE_GAME, 8, ASIDES, &words);
    let words = ["mark", "keep", "take", "refill", "draw", "over", "I2", "O4", "", "a1", "b1,c1"];
    does_no_harm::<SilverGold>(SILVER_GOLD, 3, &[], &words);
    let words = ["play", "draw", "redraw", "lastround", "over", "discard", "deal", "r5", "yT", "g2", ""];
    does_no_harm::<Pyramids>(PYRAMIDS, 3, &[], &words);
}
