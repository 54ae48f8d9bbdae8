//! `benben analyse`: what choices cost, and what was luck.

use crate::support::{benben, file, folder, good};
use bots::{Bot, Level, Playable, SearchLimits};
use pyramids::Pyramids;
use record::RecordBuilder;
use serde_json::Value;
use silver_gold::SilverGold;
use std::collections::BTreeSet;
use std::path::PathBuf;
use tabletop::{Seat, Seeded, SetUp, Viewer, Waiting, draw};
use the_game::TheGame;

/// The record of a game between these bots, one a seat, stopped after so many events.
fn played<G: Playable>(levels: &[Level], options: &str, deck: Option<&str>, events: usize) -> String {
    let players = u8::try_from(levels.len()).unwrap();
    let set_up = G::SetUp::parse(players, options, deck).unwrap();
    let mut builder = RecordBuilder::<G>::new(set_up.clone());
    let mut bots: Vec<(Seat, G::Bot)> = Seat::all(players)
        .zip(levels)
        .map(|(seat, level)| (seat, G::bot(*level, &set_up, seat, seat.number().into())))
        .collect();
    let mut luck = Seeded::new(5);
    let mut happened = 0;
    while happened < events && builder.game().waiting() != Waiting::Nobody {
        let said: Vec<(Seat, G::Action)> = bots
            .iter_mut()
            .flat_map(|(seat, bot)| {
                let view = builder.game().view(Viewer::Seat(*seat));
                bot.say(&view).into_iter().map(|action| (*seat, action)).collect::<Vec<_>>()
            })
            .collect();
        for (seat, action) in said {
            builder.act(seat, action).unwrap();
        }
        match builder.game().waiting() {
            Waiting::Nobody => {}
            Waiting::Dealer => builder.deal(&draw(builder.game().due().unwrap(), &mut luck)).unwrap(),
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let view = builder.game().view(Viewer::Seat(seat));
                let bot = &mut bots[usize::from(seat.number())].1;
                let action = bot.choose(&view, &SearchLimits::DEFAULT).unwrap();
                builder.act(seat, action).unwrap();
            }
        }
        happened += 1;
        for (seat, bot) in &mut bots {
            bot.see(&builder.game().view(Viewer::Seat(*seat)));
        }
    }
    builder.text()
}

/// A record of each game in which somebody plays badly, stopped after so many events; the first is over before that.
fn records(test: &str, events: usize) -> [(&'static str, PathBuf); 3] {
    use Level::{Casual, Random};
    [
        ("the-game", played::<TheGame>(&[Random, Casual], "", None, 4 * events)),
        ("silver-gold", played::<SilverGold>(&[Casual, Random], "", None, events)),
        ("pyramids", played::<Pyramids>(&[Casual, Random, Random], "", None, events)),
    ]
    .map(|(game, text)| {
        let name = format!("analyse-{test}-{game}.benben");
        (game, file(&name, &text))
    })
}

fn json(arguments: &str) -> Value {
    serde_json::from_str(&good(arguments)).unwrap()
}

/// The actions that are choices, in the order of the record.
fn choices(path: &PathBuf) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let events = text.lines().skip_while(|line| !line.is_empty()).filter(|line| !line.is_empty());
    let actions =
        events.filter(|line| line.starts_with(|c: char| c.is_ascii_digit()) && !line.contains(" say "));
    actions.map(str::to_owned).collect()
}

#[test]
fn every_choice_is_weighed_and_the_breakdowns_add_up() {
    for (game, path) in records("all", 30) {
        let told = json(&format!("analyse {} --json --budget nodes=160", path.display()));
        let all: Vec<String> = told["choices"]
            .as_array()
            .unwrap()
            .iter()
            .map(|choice| format!("{} {}", choice["seat"], choice["played"].as_str().unwrap()))
            .collect();
        assert_eq!(all, choices(&path), "{game}");
        let mut mistakes = 0;
        for choice in told["choices"].as_array().unwrap() {
            if choice.get("best").is_none() {
                let keen = choice["played"].as_str().unwrap().starts_with("keen ");
                assert!(choice["forced"] == true || keen, "{choice}");
                continue;
            }
            assert_eq!(choice["forced"], false, "{choice}");
            let cost = &choice["cost"]["win"];
            let (mean, error) = (cost["mean"].as_f64().unwrap(), cost["error"].as_f64().unwrap());
            if choice["best"][0] == choice["played"] {
                assert_eq!((mean, error), (0.0, 0.0), "{choice}");
            }
            let [best, played] =
                ["best_value", "played_value"].map(|value| choice[value]["win"]["mean"].as_f64().unwrap());
            assert!((best - played - mean).abs() < 1e-9 && (0.0..=1.0).contains(&best), "{choice}");
            mistakes += u64::from(choice["mistake"] == true);
        }
        let counted: u64 = told["summaries"]
            .as_array()
            .unwrap()
            .iter()
            .map(|summary| summary["mistakes"].as_u64().unwrap())
            .sum();
        assert_eq!(mistakes, counted, "{game}");
        assert!(mistakes > 0, "{game}: random play without a mistake");
        for breakdown in told["breakdowns"].as_array().unwrap() {
            for (figure, sign) in [("win", 1.0), ("result", if game == "the-game" { -1.0 } else { 1.0 })] {
                let part = |name: &str| breakdown[name][figure]["mean"].as_f64().unwrap();
                let gained = part("luck") + part("revision") - part("cost");
                assert!((part("end") - part("start") - sign * gained).abs() < 1e-9, "{game}: {breakdown}");
            }
        }
        let over = game == "the-game";
        assert_eq!(told["over"], over, "{game}");
        if over {
            let end = &told["breakdowns"][0]["end"];
            let left = std::fs::read_to_string(&path).unwrap();
            let left: f64 = left.lines().last().unwrap().trim_start_matches("result left=").parse().unwrap();
            assert_eq!(
                (end["result"]["mean"].as_f64(), end["win"]["mean"].as_f64()),
                (Some(left), Some(0.0))
            );
        }
    }
}

#[test]
fn the_same_budget_in_nodes_tells_the_same() {
    let (_, path) = records("same", 5).into_iter().next().unwrap();
    let command = format!("analyse {} --budget nodes=100 --json", path.display());
    assert_eq!(good(&command), good(&command));
    assert_ne!(good(&command), good(&format!("{command} --seed 2")));
}

#[test]
fn one_seat_alone() {
    for (game, path) in records("seat", 14) {
        let told = json(&format!("analyse {} --json --budget nodes=8 --only-seat 1", path.display()));
        let seats = |list: &str| -> Vec<Value> {
            told[list].as_array().unwrap().iter().map(|item| item["seat"].clone()).collect()
        };
        assert!(seats("choices").iter().all(|seat| *seat == 1), "{game}");
        assert_eq!(seats("breakdowns"), [if game == "the-game" { Value::Null } else { 1.into() }], "{game}");
    }
}

#[test]
fn the_text_fits_a_terminal_in_every_language() {
    for (game, path) in records("text", 10) {
        for (language, words) in [
            ("en", "Summary"),
            ("el", "Σύνοψη"),
            ("pl", "Podsumowanie"),
            ("it", "Riassunto"),
            ("de", "Zusammenfassung"),
        ] {
            let text = good(&format!("analyse {} --budget nodes=16 --lang {language}", path.display()));
            assert!(text.contains(words), "{game} {language}: {text}");
            let long = text.lines().find(|line| line.chars().count() > 80);
            assert_eq!(long, None, "{game} {language}");
            for leak in ["an-", "{ ", "-reason-", "NaN"] {
                assert!(!text.contains(leak), "{game} {language}: `{leak}` in {text}");
            }
        }
    }
}

#[test]
fn the_chart_is_a_picture_with_words() {
    let folder = folder("analyse-chart");
    for (game, path) in records("chart", 14) {
        let chart = folder.join(format!("{game}.svg"));
        let command =
            format!("analyse {} --budget nodes=16 --lang en --svg {}", path.display(), chart.display());
        good(&command);
        let svg = std::fs::read_to_string(&chart).unwrap();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
        for words in ["<title>", "Chance to win", "100 %", "Turn"] {
            assert!(svg.contains(words), "{game}: {words}");
        }
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert_eq!(svg.matches('<').count(), svg.matches('>').count());
        // One line for all who win together, else one for each seat that has chosen.
        let seats: BTreeSet<char> =
            choices(&path).iter().filter_map(|choice| choice.chars().next()).collect();
        let lines = if game == "the-game" { 1 } else { seats.len() };
        assert_eq!(svg.matches("stroke-width=\"2\"").count(), lines, "{game}");
    }
}

#[test]
fn a_game_that_is_not_over_is_told_as_far_as_it_goes() {
    let text = played::<TheGame>(&[Level::Casual; 3], "fire", None, 14);
    let path = file("analyse-unfinished.benben", &text);
    let shown = good(&format!("analyse {} --budget nodes=8 --lang en", path.display()));
    assert!(shown.contains("The game is not over"), "{shown}");
    // Nothing was chosen at all.
    let path = file("analyse-empty.benben", &played::<Pyramids>(&[Level::Random; 2], "", None, 1));
    let told = json(&format!("analyse {} --budget nodes=8 --json", path.display()));
    assert_eq!((told["choices"].as_array().unwrap().len(), &told["over"]), (0, &Value::Bool(false)));
    good(&format!("analyse {} --budget nodes=8 --lang en", path.display()));
}

#[test]
fn a_deck_of_ones_own() {
    let shipped = include_str!("../../../../rules/pyramids/decks/benben-112.deck");
    let deck = shipped.replacen("benben-112", "mine", 1);
    let text = played::<Pyramids>(&[Level::Casual; 2], "", Some(&deck), 9);
    let path = file("analyse-deck.benben", &text);
    let beside = path.with_file_name("mine.deck");
    std::fs::write(&beside, deck).unwrap();
    let ran = benben(&format!("analyse {} --budget nodes=8", path.display()));
    assert!(ran.code == 1 && ran.err.contains("--deck FILE"), "{}", ran.err);
    good(&format!("analyse {} --budget nodes=8 --deck {}", path.display(), beside.display()));
}

#[test]
fn bad_input_is_one_line() {
    let poem = file("analyse-poem.benben", "my poem\n");
    let text = played::<TheGame>(&[Level::Casual; 2], "", None, 8);
    let good_one = file("analyse-good.benben", &text);
    let action = text.lines().find(|line| line.contains(">")).unwrap();
    let forged = file("analyse-forged.benben", &text.replacen(action, "0 1>A1", 1));
    let good_one = good_one.display();
    for (code, arguments, why) in [
        (2, String::new(), "FILE"),
        (1, "no-such-file".to_owned(), "no-such-file"),
        (1, poem.display().to_string(), "line 1"),
        (1, forged.display().to_string(), "line "),
        (1, format!("{good_one} --only-seat 2"), "there is no seat 2"),
        (2, format!("{good_one} --budget nodes=x"), "expected nodes=N"),
        (2, format!("{good_one} --lang la"), "--lang"),
        (2, format!("{good_one} --json --svg -"), "--json and --svg - both want standard output"),
        (1, format!("{good_one} --budget nodes=1 --svg no/such/folder/x.svg"), "no/such/folder"),
    ] {
        let ran = benben(&format!("analyse {arguments}"));
        assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{arguments}: {}", ran.err);
        assert!(ran.err.starts_with("benben: ") && ran.err.lines().count() == 1, "{arguments}: {}", ran.err);
        assert!(ran.err.contains(why), "{arguments}: {}", ran.err);
    }
}
