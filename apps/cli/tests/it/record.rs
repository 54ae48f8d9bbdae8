//! `benben record`: showing and verifying.

use crate::support::{benben, benben_with, file, good, record_text};
use pyramids::Pyramids;
use serde_json::Value;
use silver_gold::SilverGold;
use the_game::TheGame;

/// One finished record of each game.
fn records() -> [(&'static str, String); 3] {
    [
        ("the-game", record_text::<TheGame>(2, "fire", usize::MAX, true)),
        ("silver-gold", record_text::<SilverGold>(3, "", usize::MAX, true)),
        ("pyramids", record_text::<Pyramids>(4, "open=count", usize::MAX, true)),
    ]
}

#[test]
fn a_fair_record_holds() {
    for (game, text) in records() {
        let name = format!("holds-{game}.benben");
        let path = file(&name, &text);
        let line = good(&format!("record verify {}", path.display()));
        let result = text.lines().last().unwrap().trim_start_matches("result ");
        let events = text.lines().filter(|line| !line.starts_with('[') && !line.is_empty()).count() - 1;
        let players =
            text.lines().find_map(|line| line.strip_prefix("[Players \"")).unwrap().trim_end_matches("\"]");
        let start =
            format!("{}: holds. {game}, {players} players, {events} events, {result}. ", path.display());
        assert!(line.starts_with(&start), "{line}");
        assert!(line.ends_with(" deals recomputed from the seed; the commitment holds.\n"), "{line}");
    }
}

#[test]
fn what_can_not_be_checked_is_said() {
    let whole = record_text::<TheGame>(2, "", usize::MAX, true);
    let without = |tag: &str| {
        let keeps = |line: &&str| !line.starts_with(&format!("[{tag} "));
        whole.lines().filter(keeps).map(|line| format!("{line}\n")).collect::<String>()
    };
    let unfinished = record_text::<TheGame>(2, "", 9, false);
    let no_seed = without("Seed");
    for (text, words) in [
        (no_seed.as_str(), "The seed is not revealed yet, so the commitment and the deals can't be checked."),
        (&without("Commitment"), "no commitment was given, so the seed may have been chosen afterwards."),
        (&unfinished, "9 events, not over. The seed is not revealed yet"),
        (
            &no_seed.replace("[Commitment ", "[Was "),
            "No seed is given: the deals are possible, no more can be said.",
        ),
    ] {
        let ran = benben_with("record verify -", text);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.starts_with("-: holds. the-game") && ran.out.contains(words), "{}", ran.out);
    }
}

#[test]
fn a_tampered_record_is_refused_where_it_was_tampered_with() {
    let (_, text) = &records()[0];
    let line = 1 + text.lines().position(|line| line.starts_with("deal 1 ")).unwrap();
    let deal = text.lines().nth(line - 1).unwrap();
    let swapped = {
        let mut other = record_text::<TheGame>(2, "fire", 2, false);
        other =
            other.lines().find(|line| line.starts_with("deal 0 ")).unwrap().replacen("deal 0", "deal 1", 1);
        other
    };
    let good_path = file("tamper-good.benben", text);
    let bad_path = file("tamper-bad.benben", &text.replace(deal, &swapped));
    let bad = bad_path.display();
    let ran = benben(&format!("record verify {bad}"));
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.starts_with(&format!("benben: {bad}: line {line}, column 1: ")), "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 1);

    let ran = benben(&format!("record verify {bad} {} missing.benben", good_path.display()));
    assert_eq!(ran.code, 1);
    assert_eq!(ran.out.lines().count(), 1, "all are checked");
    assert_eq!(ran.err.lines().count(), 2, "{}", ran.err);

    let ran = benben(&format!("record verify --json {bad} {} missing.benben", good_path.display()));
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        lines.iter().map(|line| line["holds"].as_bool().unwrap()).collect::<Vec<_>>(),
        [false, true, false]
    );
    assert_eq!((lines[0]["line"].as_u64(), lines[0]["column"].as_u64()), (Some(line as u64), Some(1)));
    assert_eq!((&lines[1]["commitment"], &lines[1]["game"]), (&"holds".into(), &"the-game".into()));
    assert!(lines[2]["problem"].as_str().unwrap().contains("missing.benben"));
}

#[test]
fn of_several_faulty_lines_the_first_is_named() {
    for (game, text) in records() {
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.iter().position(|line| line.starts_with('0')).unwrap();
        let named = |name: &str, changed: &[&str]| {
            let path = file(&format!("{name}-{game}.benben"), &(changed.join("\n") + "\n"));
            let ran = benben(&format!("record verify {}", path.display()));
            assert_eq!(ran.code, 1, "{ran:?}");
            ran.err.split_once("line ").unwrap().1.split_once(',').unwrap().0.parse::<usize>().unwrap()
        };
        // A choice left out, and long after it a line that is no event at all.
        let mut changed = lines.clone();
        changed.remove(first);
        changed.insert(changed.len() - 2, "what is this");
        assert_eq!(named("faulty", &changed), first + 1);
        // A result too early, with events after it.
        let mut changed = lines.clone();
        changed.insert(first, lines.last().unwrap());
        assert_eq!(named("early", &changed), first + 1);
    }
}

#[test]
fn a_promise_that_is_not_kept_is_found() {
    let (_, text) = &records()[0];
    let seed = text.lines().find(|line| line.starts_with("[Seed ")).unwrap();
    let ran = benben_with("record verify -", &text.replace(seed, &seed.replacen("07", "08", 1)));
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("the seed does not match this commitment"), "{}", ran.err);
}

#[test]
fn a_record_is_told_in_words() {
    for ((game, text), parts) in records().into_iter().zip([
        ["the-game, 2 players", "seat 0: bot:random-0", "options: fire", " places ", "draw pile", "lost: "],
        [
            "silver-gold, 3 players",
            "deck: benben-48",
            " keeps ",
            "the expedition is ",
            "; gems 0 red 0 green, torches ",
            "scores ",
        ],
        ["pyramids, 4 players", "is the dealer", "starts a pyramid", "seat 3: ", "pile ", "; scores "],
    ]) {
        let path = file(&format!("told-{game}.benben"), &text);
        let path = path.display();
        let told = good(&format!("record show {path}"));
        for part in parts {
            assert!(told.contains(part), "{part} in {told}");
        }
        let value: Value = serde_json::from_str(&good(&format!("record show {path} --json"))).unwrap();
        let events = value["events"].as_array().unwrap();
        assert_eq!(value["tags"][0]["name"], "Game");
        assert_eq!(value["tags"][0]["value"], game);
        assert_eq!(events[0]["number"], 1);
        assert_eq!(events[0]["kind"], "deal");
        let count = events.len();
        let last = good(&format!("record show {path} --at {count}"));
        assert!(last.lines().next().unwrap().starts_with(&format!("{count:>4}  ")), "{last}");
        assert!(good(&format!("record show {path} --at 0")).contains("not over: the game waits for a deal"));
        let beyond = benben(&format!("record show {path} --at {}", count + 1));
        let problem = format!("benben: {path}: there is no event {}; the last is {count}\n", count + 1);
        assert_eq!((beyond.code, beyond.out.as_str(), beyond.err), (1, "", problem));
    }
}

#[test]
fn a_record_of_another_deck_finds_it_beside_itself() {
    let deck = "deck own\ngame pyramids\nr 9=1 2=5 T=3\ny 3=2\ng\nb T=1\n";
    let text = record_text::<Pyramids>(2, "", 0, false);
    let set_up = <pyramids::SetUp as tabletop::SetUp>::parse(2, "", Some(deck)).unwrap();
    let own = tabletop::SetUp::deck_info(&set_up).unwrap();
    let sum = record::Digest::of(own.text.as_bytes()).to_string();
    let old =
        text.lines().find_map(|line| line.strip_prefix("[DeckChecksum \"")).unwrap().trim_end_matches("\"]");
    let text =
        text.replace(old, &sum).replace("[Deck \"benben-112\"]", "[Deck \"own\"]\n[DeckFile \"own.deck\"]");
    let path = file("own-deck.benben", &text);
    let ran = benben(&format!("record verify {}", path.display()));
    assert!(
        ran.code == 1 && ran.err.contains("played with the deck file `own.deck`, which is not here"),
        "{ran:?}"
    );
    std::fs::write(path.with_file_name("own.deck"), deck).unwrap();
    assert!(good(&format!("record verify {}", path.display())).contains(": holds. pyramids"));
    let elsewhere = path.with_file_name("elsewhere.deck");
    std::fs::rename(path.with_file_name("own.deck"), &elsewhere).unwrap();
    let line = good(&format!("record verify {} --deck {}", path.display(), elsewhere.display()));
    assert!(line.contains(": holds. pyramids"), "{line}");
}
