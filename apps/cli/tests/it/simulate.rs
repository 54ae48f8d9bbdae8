//! `benben simulate`: what comes out of many games.

use crate::support::good;
use serde_json::Value;

fn simulate(arguments: &str) -> Value {
    let out = good(&format!("simulate {arguments} --json"));
    assert_eq!(out.lines().count(), 1);
    serde_json::from_str(&out).unwrap()
}

#[test]
fn the_number_of_threads_changes_only_the_speed() {
    for game in ["the-game --players 5 --option fire", "silver-gold --players 3", "pyramids --players 6"] {
        let with = |threads: &str| {
            let mut value = simulate(&format!("{game} --games 300 --seed 9 --threads {threads}"));
            assert!(value["speed"]["decisions_per_second"].as_f64().unwrap() > 0.0);
            value["speed"].take();
            value
        };
        assert_eq!(with("1"), with("2"), "{game}");
        assert_eq!(with("1"), with("7"), "{game}");
    }
    assert_ne!(
        simulate("the-game --games 50 --seed 1")["actions"],
        simulate("the-game --games 50 --seed 2")["actions"]
    );
}

/// Three players, every placement and `end` with the same chance: 17.71 of them a game and 84.15 cards left.
#[test]
fn random_play_of_the_game_is_as_it_is_known() {
    let value = simulate("the-game --players 3 --games 20000");
    for (field, known) in [("turn_actions", 17.71), ("left", 84.15)] {
        let of = |name: &str| value["figures"][field][name].as_f64().unwrap();
        assert!((of("mean") - known).abs() < 4.0 * of("error"), "{field}: {} ± {}", of("mean"), of("error"));
        assert!(of("error") < 0.04);
    }
    // Each of the three says once how keen it is.
    let mean = |value: &Value| value["mean"].as_f64().unwrap();
    assert!((mean(&value["actions"]) - mean(&value["figures"]["turn_actions"]) - 3.0).abs() < 1e-6);
    let games: u64 =
        value["figures"]["distribution"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(games, 20000);
}

#[test]
fn the_fields_are_those_of_the_help() {
    let keys = |value: &Value| {
        let mut keys: Vec<_> = value.as_object().unwrap().keys().cloned().collect();
        keys.sort_unstable();
        keys.join(" ")
    };
    for (game, figures) in [
        ("the-game", "distribution excellent left turn_actions wins"),
        ("silver-gold", "completed lost_to_skulls seats shared_wins"),
        ("pyramids", "complete great last_round open seats shared_wins sixth_pyramid"),
    ] {
        let value = simulate(&format!("{game} --games 20"));
        assert_eq!(
            keys(&value),
            "actions deals deck figures format game games interrupted options players seed speed"
        );
        assert_eq!(keys(&value["figures"]), figures);
        assert_eq!(keys(&value["actions"]), "deviation error least mean most");
        assert_eq!(keys(&value["speed"]), "decisions_per_second games_per_second seconds threads");
        assert_eq!(value["interrupted"], false);
        let help = good("simulate --help");
        for field in keys(&value).split(' ').chain(figures.split(' ')) {
            assert!(help.contains(field), "{field} is not in the help");
        }
    }
    let seats = &simulate("pyramids --players 4 --games 200")["figures"]["seats"];
    let share: f64 = seats.as_array().unwrap().iter().map(|seat| seat["win_share"].as_f64().unwrap()).sum();
    assert!((share - 1.0).abs() < 1e-9);
}

#[test]
fn the_text_says_what_was_played() {
    let text = good("simulate pyramids --players 3 --games 64 --option open=count --seed 5");
    let first = "pyramids, 3 players, open=count, deck benben-112: 64 games of random play, seed 5";
    assert_eq!(text.lines().next(), Some(first));
    for part in
        ["choices a game", "score of seat 2, wins ", "ended with the last round", "decisions a second"]
    {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(good("simulate the-game --games 64").contains("placements and ends"));
    assert!(good("simulate silver-gold --games 64").contains("pyramids completed, a seat"));
}
