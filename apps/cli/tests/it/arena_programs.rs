//! Bots in other programs: the example, and some that misbehave.

#![cfg(unix)]

use crate::support::{Announced, HANG, Ran, benben_words, folder, interrupt};
use serde_json::Value;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;

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

const EXAMPLE: &str = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/simple_bot.py");

#[test]
fn the_example_plays_every_game() {
    if !python() {
        return;
    }
    let result = arena("the-game", EXAMPLE, &["--players", "3", "--games", "4"]);
    assert_eq!(result["forfeits"], serde_json::json!([]));
    assert!(result["left"]["mean"].as_f64().unwrap() < 45.0, "better than random: {result}");
    arena("the-game", EXAMPLE, &["--players", "1", "--games", "2"]);
    for game in ["silver-gold", "pyramids"] {
        let result = arena(game, &format!("{EXAMPLE},random"), &["--games", "6"]);
        assert_eq!(result["forfeits"], serde_json::json!([]), "{game}");
        let bots = result["bots"].as_array().unwrap();
        assert_eq!(bots[0]["name"], "simple_bot.py");
        assert!(bots[0]["score"]["mean"].as_f64() > bots[1]["score"]["mean"].as_f64(), "{game}: {result}");
    }
}

#[test]
fn the_engine_plays_as_the_bot_inside() {
    let engine = format!("team=exec:{} engine --level casual", env!("CARGO_BIN_EXE_benben"));
    let more = ["--players", "2", "--games", "6", "--budget", "nodes=20"];
    let [outside, inside] = [engine.as_str(), "casual"].map(|seats| arena("the-game", seats, &more));
    for field in ["win_rate", "left", "forfeits"] {
        assert_eq!(outside[field], inside[field], "{field}");
    }
    let engine = format!("a=exec:{} engine --level casual,novice", env!("CARGO_BIN_EXE_benben"));
    for game in ["silver-gold", "pyramids"] {
        let outside = arena(game, &engine, &["--games", "4"]);
        let inside = arena(game, "casual,novice", &["--games", "4"]);
        for (one, other) in [0, 1].map(|bot| (&outside["bots"][bot], &inside["bots"][bot])) {
            assert_eq!((&one["score"], &one["choices"]), (&other["score"], &other["choices"]), "{game}");
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
        ("closes", all("exec 1>&-; LINGER"), "closed its output"),
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
        ("deaf", "LINGER".to_owned(), "no answer to `"),
        ("dead", "exit 0".to_owned(), "ended early (exit status: 0)"),
        (
            "old",
            "echo hello 7; LINGER".to_owned(),
            "could not be started: speaks version 7 of the protocol, not 1",
        ),
    ];
    let is_silent = |reason: &str| reason.starts_with("no answer");
    let check = |(name, script, reason): (&str, String, &str)| {
        let path = place.join(name.replace(' ', "_"));
        let lingered = path.with_extension("lingered");
        let linger = format!("sleep 300; echo >{}", lingered.display());
        std::fs::write(&path, script.replace("LINGER", &linger)).unwrap();
        // Who never answers need not be waited for; the others get time enough on a busy machine.
        let patience = if is_silent(reason) { "0.4" } else { "5" };
        let seats = format!("{name}=exec:sh {},random", path.display());
        let result =
            arena("silver-gold", &seats, &["--games", "2", "--patience", patience, "--threads", "1"]);
        assert!(!lingered.exists(), "{name}: the arena has waited for the program to end");
        let forfeits = result["forfeits"].as_array().unwrap();
        assert_eq!(forfeits.len(), 2, "{name}: {forfeits:?}");
        for forfeit in forfeits {
            assert_eq!(forfeit["bot"], name);
            assert!(forfeit["reason"].as_str().unwrap().starts_with(reason), "{name}: {forfeit}");
        }
        let bots = result["bots"].as_array().unwrap();
        assert_eq!(
            (&bots[0]["win_rate"]["mean"], &bots[1]["win_rate"]["mean"], &bots[0]["forfeits"]),
            (&0.0.into(), &1.0.into(), &2.into())
        );
    };
    // Answers that never come are waited for at the same time.
    let (silent, others): (Vec<_>, Vec<_>) = cases.into_iter().partition(|case| is_silent(case.2));
    std::thread::scope(|scope| {
        for case in silent {
            scope.spawn(move || check(case));
        }
    });
    others.into_iter().for_each(check);
}

#[test]
fn games_without_points_have_no_mean() {
    let path = folder("arena_no_points").join("bot");
    std::fs::write(&path, GOOD.replace("GO", "exit 1")).unwrap();
    let seats = format!("bad=exec:sh {},random", path.display());
    let result = arena("silver-gold", &seats, &["--games", "4"]);
    for bot in result["bots"].as_array().unwrap() {
        assert!(bot["score"].is_null(), "{bot}");
        assert!(bot["win_rate"]["mean"].is_number() && bot["win_rate"]["error"].is_number(), "{bot}");
    }
    let text = benben_words(&["arena", "silver-gold", "--seats", &seats, "--games", "4"]).out;
    let row = text.lines().find(|line| line.starts_with("bad ")).unwrap();
    let words: Vec<&str> = row.split_whitespace().collect();
    assert_eq!(words.iter().filter(|word| **word == "–").count(), 3, "{text}");
}

#[test]
fn every_program_is_greeted_first() {
    let place = folder("arena_greeting");
    let (path, log) = (place.join("bot"), place.join("log"));
    let script = GOOD
        .replace("read -r word rest; do", &format!("read -r word rest; do echo $word >>{};", log.display()));
    std::fs::write(&path, script.replace("GO", "exit 1")).unwrap();
    let seats = format!("bot=exec:sh {},random", path.display());
    arena("silver-gold", &seats, &["--games", "1", "--threads", "1"]);
    let heard = std::fs::read_to_string(log).unwrap();
    let heard: Vec<&str> = heard.lines().take(4).collect();
    assert_eq!(heard, ["hello", "quit", "hello", "option"]);
}

/// Opens the announcements in a bot's script; all that it starts from then on has them open, too.
fn announce(to: &Announced) -> String {
    format!("exec 9>{}; echo asked >&9", to.path.display())
}

/// Nothing is left of a bot, nor of what it has started.
fn has_ended(announced: &Announced) -> bool {
    announced.lines.next().is_none()
}

#[test]
fn what_a_program_has_started_ends_with_it() {
    let place = folder("arena_children");
    let cases = [
        // It hangs, and waits for another that hangs too.
        ("hangs", "sleep 300 & wait", "no answer to `go`"),
        // It ends, and leaves another behind.
        ("leaves", "sleep 300 2>&- >&- & exit 4", "ended early (exit status: 4)"),
    ];
    for (name, go, reason) in cases {
        let (path, program) = (place.join(name), Announced::until_closed(place.join(format!("{name}.pipe"))));
        let go = format!("{}; {go}", announce(&program));
        std::fs::write(&path, GOOD.replace("GO", &go)).unwrap();
        let seats = format!("{name}=exec:sh {},random", path.display());
        let result = arena("silver-gold", &seats, &["--games", "1", "--patience", "2", "--threads", "1"]);
        assert!(result["forfeits"][0]["reason"].as_str().unwrap().starts_with(reason), "{result}");
        assert_eq!(program.lines.next().as_deref(), Some("asked"));
        assert!(has_ended(&program), "{name}");
    }
}

#[test]
fn a_second_ctrl_c_ends_programs_too() {
    let place = folder("arena_second");
    let (path, program) = (place.join("bot"), Announced::until_closed(place.join("pipe")));
    let go = format!("{}; sleep 300 & wait", announce(&program));
    std::fs::write(&path, GOOD.replace("GO", &go)).unwrap();
    let seats = format!("bot=exec:sh {},random", path.display());
    let mut arena = Command::new(env!("CARGO_BIN_EXE_benben"));
    arena.args(["arena", "silver-gold", "--seats", &seats, "--games", "1"]);
    let mut arena = arena.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    assert_eq!(program.lines.next().as_deref(), Some("asked"));
    let number = arena.id();
    let (sender, end) = channel();
    std::thread::spawn(move || sender.send(arena.wait().unwrap()));
    // A second signal that comes before the first was noticed is one with it, so more are sent until it ends.
    let again = Duration::from_millis(200);
    let ended = (0..HANG.as_millis() / again.as_millis()).find_map(|_| {
        interrupt(number);
        end.recv_timeout(again).ok()
    });
    let ended = ended.unwrap();
    assert_eq!(ended.code(), Some(130));
    assert!(has_ended(&program));
}

#[test]
fn a_team_with_a_bot_that_fails_has_lost() {
    let path = folder("arena_team").join("bot");
    std::fs::write(&path, GOOD.replace("GO", "exit 1")).unwrap();
    let seats = format!("bad=exec:sh {},casual", path.display());
    let result = arena("the-game", &seats, &["--games", "4"]);
    assert_eq!((&result["win_rate"]["mean"], &result["left"]["mean"]), (&0.0.into(), &98.0.into()));
    let one = benben_words(&["arena", "the-game", "--seats", &seats, "--games", "1"]).out;
    assert!(one.contains(" ms a choice, 1 game lost by failing\n"), "{one}");
    let words = ["arena", "the-game", "--seats", &seats, "--games", "4"];
    let text = benben_words(&words).out;
    assert!(
        text.contains("games lost by failing\n  game 0, seat 0, bad: ended early (exit status: 1)"),
        "{text}"
    );
}
