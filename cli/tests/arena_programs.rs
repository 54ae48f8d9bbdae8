//! Bots in other programs: the example, and some that misbehave.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "tests"
)]
#![cfg(unix)]

mod support;

use serde_json::Value;
use std::process::Command;
use std::time::Instant;
use support::{Ran, benben_words, folder};

/// Whether there is Python; without it a test says that it was skipped.
fn python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("skipped: there is no python3 on this machine");
    }
    found
}

fn arena(game: &str, seats: &str, more: &[&str]) -> Value {
    let mut words = vec!["arena", game, "--seats", seats, "--json"];
    words.extend(more);
    let Ran { code, out, err } = benben_words(&words);
    assert_eq!((code, err.as_str()), (0, ""), "{seats}");
    serde_json::from_str(&out).unwrap()
}

const EXAMPLE: &str = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../examples/simple_bot.py");

#[test]
fn the_example_plays_every_game() {
    if !python() {
        return;
    }
    let result = arena("the-game", EXAMPLE, &["--players", "3", "--games", "4"]);
    assert_eq!(result["faults"], serde_json::json!([]));
    assert!(result["mean_left"].as_f64().unwrap() < 45.0, "better than random: {result}");
    arena("the-game", EXAMPLE, &["--players", "1", "--games", "2"]);
    for game in ["silver-gold", "pyramids"] {
        let result = arena(game, &format!("{EXAMPLE},random"), &["--games", "6"]);
        assert_eq!(result["faults"], serde_json::json!([]), "{game}");
        let bots = result["bots"].as_array().unwrap();
        assert_eq!(bots[0]["name"], "simple_bot.py");
        assert!(bots[0]["mean_score"].as_f64() > bots[1]["mean_score"].as_f64(), "{game}: {result}");
    }
}

#[test]
fn the_engine_plays_as_the_bot_inside() {
    let engine = format!("team=exec:{} engine --level casual", env!("CARGO_BIN_EXE_benben"));
    let more = ["--players", "2", "--games", "6", "--budget", "nodes=20"];
    let [outside, inside] = [engine.as_str(), "casual"].map(|seats| arena("the-game", seats, &more));
    for field in ["win_rate", "mean_left", "faults"] {
        assert_eq!(outside[field], inside[field], "{field}");
    }
    let engine = format!("a=exec:{} engine --level casual,novice", env!("CARGO_BIN_EXE_benben"));
    for game in ["silver-gold", "pyramids"] {
        let outside = arena(game, &engine, &["--games", "4"]);
        let inside = arena(game, "casual,novice", &["--games", "4"]);
        for (one, other) in [0, 1].map(|bot| (&outside["bots"][bot], &inside["bots"][bot])) {
            assert_eq!(
                (&one["mean_score"], &one["choices"]),
                (&other["mean_score"], &other["choices"]),
                "{game}"
            );
        }
    }
}

/// What a bot does that starts well: it says hello, and is ready for every game.
const GOOD: &str = r#"
while read -r word rest; do case $word in
  hello) echo "hello 1";;
  newgame) echo ready;;
  signals) echo "signals []";;
  go) GO;;
  quit) exit;;
esac; done
"#;

#[test]
fn a_bot_that_fails_loses_that_game_and_the_arena_goes_on() {
    let place = folder("arena_programs");
    let all = |go: &str| GOOD.replace("GO", go);
    let cases = [
        ("crash", all("echo oh no >&2; exit 3"), "ended early (exit status: 3): oh no"),
        ("closes", all("exec 1>&-; sleep 5"), "closed its output"),
        ("hangs", all(":"), "no answer to `"),
        (
            "nonsense",
            all("echo fly me to the moon"),
            "answered `go` with `fly me to the moon`: there is no answer `fly`",
        ),
        ("illegal", all("echo 'choice take 48'"), "illegal choice `take 48`: "),
        (
            "unread",
            all("echo 'choice take what'"),
            "answered `go` with `take what`: column 6: expected `pile` or a card (1 to 48)",
        ),
        ("says", all("echo 'signals []'"), "answered `go` with `signals []`: this answers something else"),
        ("gives up", all("echo error I am tired"), "gave up: I am tired"),
        ("chatters", all("yes info busy"), "no answer to `"),
        ("raves", all("yes 'la la'"), "answered `go` with `la la`: there is no answer `la`"),
        (
            "one line",
            all("tr '\\0' x < /dev/zero"),
            "answered `go` with `…`: a line of more than 1048576 bytes",
        ),
        ("bytes", all("printf 'choice \\377\\376\\n'"), "answered `go` with `"),
        ("deaf", "sleep 5".to_owned(), "no answer to `"),
        ("dead", "exit 0".to_owned(), "ended early (exit status: 0)"),
        (
            "old",
            "echo hello 7; sleep 5".to_owned(),
            "could not be started: speaks version 7 of the protocol, not 1",
        ),
    ];
    for (name, script, reason) in cases {
        let path = place.join(name.replace(' ', "_"));
        std::fs::write(&path, script).unwrap();
        let start = Instant::now();
        // Who never answers need not be waited for; the others get time enough on a busy machine.
        let patience = if reason.starts_with("no answer") { "0.4" } else { "5" };
        let seats = format!("{name}=exec:sh {},random", path.display());
        let result =
            arena("silver-gold", &seats, &["--games", "2", "--patience", patience, "--threads", "1"]);
        assert!(start.elapsed().as_secs() < 9, "{name}");
        let faults = result["faults"].as_array().unwrap();
        assert_eq!(faults.len(), 2, "{name}: {faults:?}");
        for fault in faults {
            assert_eq!(fault["bot"], name);
            assert!(fault["reason"].as_str().unwrap().starts_with(reason), "{name}: {fault}");
        }
        let bots = result["bots"].as_array().unwrap();
        assert_eq!(
            (&bots[0]["win_rate"], &bots[1]["win_rate"], &bots[0]["faults"]),
            (&0.0.into(), &1.0.into(), &2.into())
        );
    }
}

#[test]
fn a_team_with_a_bot_that_fails_has_lost() {
    let path = folder("arena_team").join("bot");
    std::fs::write(&path, GOOD.replace("GO", "exit 1")).unwrap();
    let seats = format!("bad=exec:sh {},casual", path.display());
    let result = arena("the-game", &seats, &["--games", "4"]);
    assert_eq!((&result["win_rate"], &result["mean_left"]), (&0.0.into(), &98.0.into()));
    let words = ["arena", "the-game", "--seats", &seats, "--games", "4"];
    let text = benben_words(&words).out;
    assert!(
        text.contains("games lost by failing\n  game 0, seat 0, bad: ended early (exit status: 1)"),
        "{text}"
    );
}
