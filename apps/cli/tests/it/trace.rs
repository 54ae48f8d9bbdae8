//! `benben trace`: the format that an outside checker reads.

use crate::support::{benben, benben_with, file, good, record_text};
use pyramids::Pyramids;
use record::{Digest, GameName, match_game};
use serde_json::Value;
use silver_gold::SilverGold;
use std::io::Read;
use std::process::{Command, Stdio};
use tabletop::{Game, SetUp};
use the_game::TheGame;

/// Every number of players, and every option.
fn games() -> Vec<(GameName, u8, &'static str)> {
    let mut games = Vec::new();
    for players in 1..=5 {
        games.push((GameName::TheGame, players, ""));
        games.push((GameName::TheGame, players, "minimum=3 hand=small fire played=off"));
    }
    for option in ["minimum=3", "hand=small", "fire", "played=off"] {
        games.push((GameName::TheGame, 3, option));
    }
    for players in 2..=4 {
        games.extend(["", "completed=closed"].map(|options| (GameName::SilverGold, players, options)));
    }
    for players in 2..=6 {
        games.extend(["", "open=count"].map(|options| (GameName::Pyramids, players, options)));
    }
    games
}

fn arguments(game: GameName, players: u8, options: &str, seed: u8) -> String {
    let options: String = options.split_whitespace().map(|option| format!(" --option {option}")).collect();
    format!("trace {game} --players {players} --seed {seed}{options}")
}

#[test]
fn every_line_has_its_form() {
    for (game, players, options) in games() {
        let trace = good(&arguments(game, players, options, 1));
        let lines: Vec<&str> = trace.lines().collect();
        let start = format!(
            "{{\"format\":\"benben-trace/1\",\"game\":\"{game}\",\"players\":{players},\"options\":\"{options}\""
        );
        assert!(lines[0].starts_with(&start), "{}", lines[0]);
        assert_eq!(lines[0].contains(",\"deck\":{\"name\":"), game != GameName::TheGame);
        for line in &lines[1..lines.len() - 1] {
            check_event(line, players);
        }
        assert!(lines.last().unwrap().starts_with("{\"result\":\""), "{:?}", lines.last());
    }
}

fn check_event(line: &str, players: u8) {
    let value: Value = serde_json::from_str(line).unwrap();
    if let Some(deal) = value["deal"].as_str() {
        assert_eq!(line, format!("{{\"deal\":\"{deal}\"}}"));
        return;
    }
    let seat = value["seat"].as_u64().unwrap();
    assert!(seat < u64::from(players), "{line}");
    let legal: Vec<&str> =
        value["legal"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    let mut sorted = legal.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(legal, sorted, "sorted by bytes, each once");
    let action = value["action"].as_str().unwrap();
    assert!(legal.contains(&action), "{line}");
    let listed = legal.join("\",\"");
    assert_eq!(line, format!("{{\"seat\":{seat},\"legal\":[\"{listed}\"],\"action\":\"{action}\"}}"));
}

/// The record that has the events of a trace.
fn as_record(trace: &str, game: GameName, players: u8, options: &str) -> String {
    fn deck_tags<G: Game>(players: u8, options: &str) -> String {
        let set_up = G::SetUp::parse(players, options, None).unwrap();
        let deck = |deck: tabletop::DeckInfo| {
            let sum = Digest::of(deck.text.as_bytes());
            format!("[Deck \"{}\"]\n[DeckChecksum \"{sum}\"]\n", deck.name)
        };
        set_up.deck_info().map(deck).unwrap_or_default()
    }
    let deck = match_game!(game, G => deck_tags::<G>(players, options));
    let mut text = format!(
        "[Game \"{game}\"]\n[Format \"1\"]\n[Players \"{players}\"]\n[Options \"{options}\"]\n{deck}\n"
    );
    for line in trace.lines().skip(1) {
        let value: Value = serde_json::from_str(line).unwrap();
        text += &match (value["deal"].as_str(), value["action"].as_str()) {
            (Some(deal), _) => format!("{deal}\n"),
            (None, Some(action)) => format!("{} {action}\n", value["seat"]),
            (None, None) => format!("result {}\n", value["result"].as_str().unwrap()),
        };
    }
    text
}

#[test]
fn a_trace_played_again_as_a_record_gives_the_same_trace() {
    for (game, players, options) in games() {
        let trace = good(&arguments(game, players, options, 2));
        let again = benben_with("trace -", &as_record(&trace, game, players, options));
        assert_eq!((again.code, again.err.as_str()), (0, ""), "{game} {players} {options}");
        assert!(again.out == trace, "{game} {players} {options}");
    }
}

#[test]
fn one_seed_gives_one_trace_for_ever() {
    let sums = [
        ("the-game", 3, "sha256:a6e797bdb200604afcbee4d5128c55b7915579e68d5c349fe30c31392783adfa"),
        ("silver-gold", 2, "sha256:6b9dfd0fd531e8601c69bd372f432bca9111d27f1c0ac6f1ed76e4011b6cb26a"),
        ("pyramids", 4, "sha256:049dbc9f2ddd995b1428e8bbc33e73958949ad5a7f521290322bba07228acb27"),
    ];
    for (game, players, sum) in sums {
        let trace = good(&format!("trace {game} --players {players} --seed 1234567890123"));
        let trace = trace.replacen("\"format\":\"benben-trace/1\",", "", 1);
        assert_eq!(Digest::of(trace.as_bytes()).to_string(), sum, "{game}");
    }
}

#[test]
fn the_shipped_decks_are_written_as_the_notation_says() {
    let first = |arguments: &str| good(arguments).lines().next().unwrap().to_owned();
    let pyramids = first("trace pyramids");
    let kinds = ["r", "y", "g", "b"]
        .map(|c| format!("\"{c}2\":6,\"{c}3\":5,\"{c}4\":4,\"{c}5\":3,\"{c}6\":2,\"{c}7\":1,\"{c}T\":7"))
        .join(",");
    assert_eq!(
        pyramids,
        format!(
            "{{\"format\":\"benben-trace/1\",\"game\":\"pyramids\",\"players\":2,\"options\":\"\",\"deck\":{{\"name\":\"benben-112\",\"cards\":\
             {{{kinds}}}}}}}"
        )
    );
    let silver = first("trace silver-gold");
    for part in [
        "\"deck\":{\"name\":\"benben-48\",\"cards\":{\"1\":[\"",
        "\"],\"48\":[\"",
        "]},\"colours\":{\"1\":\"green\",\"2\":\"orange\",\"3\":\"purple\",",
        "\"48\":\"purple\"},\"expeditions\":{\"I2\":1,\"I3\":2,\"V3\":2,\"T4\":1,\"L4\":1,\"O4\":1}}}",
    ] {
        assert!(silver.contains(part), "{part} in {silver}");
    }
    let value: Value = serde_json::from_str(&silver).unwrap();
    assert_eq!(value["deck"]["cards"].as_object().unwrap().len(), 48);
    assert_eq!(
        first("trace the-game"),
        "{\"format\":\"benben-trace/1\",\"game\":\"the-game\",\"players\":2,\"options\":\"\"}"
    );
}

#[test]
fn options_are_written_in_their_own_order() {
    let trace = good("trace the-game --option fire --option minimum=3");
    assert!(trace.starts_with(
        "{\"format\":\"benben-trace/1\",\"game\":\"the-game\",\"players\":2,\"options\":\"minimum=3 fire\"}\n"
    ));
}

#[test]
fn what_is_said_has_no_legal_actions_and_an_unfinished_game_no_result() {
    let text = record_text::<TheGame>(2, "", 4, false);
    let text = text.replace("result *", "1 say D2 leave\nresult *");
    let trace = benben_with("trace -", &text);
    assert_eq!((trace.code, trace.err.as_str()), (0, ""));
    assert!(
        trace.out.ends_with("{\"seat\":1,\"action\":\"say D2 leave\"}\n{\"result\":\"*\"}\n"),
        "{}",
        trace.out
    );
}

#[test]
fn nothing_is_printed_of_a_record_that_does_not_hold() {
    for (text, name) in [
        (record_text::<SilverGold>(2, "", usize::MAX, true), "silver-gold.benben"),
        (record_text::<Pyramids>(2, "", usize::MAX, true), "pyramids.benben"),
    ] {
        let path = file(name, &text.replace("winners=", "winners=1,"));
        let ran = benben(&format!("trace {}", path.display()));
        assert_eq!((ran.code, ran.out.as_str()), (1, ""));
        assert!(ran.err.contains(&format!("{name}: line ")) && ran.err.lines().count() == 1, "{}", ran.err);
    }
}

#[test]
fn a_deck_of_ones_own_is_in_the_trace() {
    let path = file("own.deck", "deck own\ngame pyramids\nr 9=1 2=5 T=3\ny 3=2\ng\nb T=1\n");
    let trace = good(&format!("trace pyramids --deck {}", path.display()));
    let deck = "\"deck\":{\"name\":\"own\",\"cards\":{\"r2\":5,\"r9\":1,\"rT\":3,\"y3\":2,\"bT\":1}}}";
    assert!(trace.lines().next().unwrap().ends_with(deck), "{trace}");
}

#[test]
fn nobody_has_to_read_to_the_end() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(["trace", "silver-gold", "--players", "4"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut start = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut start).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
