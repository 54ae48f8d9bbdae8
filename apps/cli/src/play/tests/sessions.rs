//! What holds in every session.

use super::{printed, scratch, session};
use std::fs;

const GAMES: [&str; 3] = ["the-game --players 3 --option fire", "silver-gold", "pyramids --players 3"];

#[test]
fn every_game_can_be_played_to_its_end_by_numbers_in_every_language() {
    for game in GAMES {
        for (language, over) in [
            ("en", "The game is over"),
            ("el", "Το παιχνίδι τελείωσε"),
            ("pl", "Koniec gry"),
            ("it", "La partita è finita"),
            ("de", "Das Spiel ist zu Ende"),
        ] {
            let output = printed(&format!("{game} --seed 5 --quick --lang {language}"), &"1\n".repeat(600));
            assert!(output.contains(over), "{game} {language}: {output}");
            for leak in ["tg-", "sg-", "py-", "{ "] {
                assert!(!output.contains(leak), "{game} {language}: `{leak}` in {output}");
            }
        }
    }
}

#[test]
fn a_choice_can_be_taken_back_until_it_is_final() {
    let output = printed("the-game --seed 3 --lang en", "undo\n");
    assert!(output.contains("There is nothing to take back."), "{output}");
    // Neither after others have moved and cards were dealt.
    let output = printed("pyramids --players 4 --seat 3 --seed 5 --lang en", "undo\n");
    assert!(output.contains("There is nothing to take back."), "{output}");
    let output = printed("the-game --seed 3 --lang en", "4\nundo\nundo\n");
    assert!(output.contains("Taken back: “Please let me”"), "{output}");
    assert_eq!(output.matches("How keen are you to start?").count(), 2, "{output}");
    assert!(output.contains("There is nothing to take back."), "{output}");
    let output = printed("the-game --seed 3 --lang en", "4\n\nundo\n");
    assert!(output.contains("This choice is final"), "{output}");
    // Placements can be taken back one by one, the end of the turn can't.
    let output = printed("the-game --seed 3 --lang en", "4\n\n1\n1\nundo\nundo\nundo\n1\n1\nend\nundo\n");
    assert_eq!(output.matches("Taken back: ").count(), 2, "{output}");
    assert_eq!(output.matches("This choice is final").count(), 2, "{output}");
}

#[test]
fn what_was_sealed_can_not_be_taken_back_once_the_others_are_open() {
    // Four people mark, the last of them the very square that opens everybody's marks.
    let keep_and_mark = "\n1\n\n".repeat(4);
    let typed = format!("{keep_and_mark}\nundo\n");
    let output = printed("silver-gold --players 4 --hotseat --seed 3 --lang en", &typed);
    assert!(output.contains("This choice is final"), "{output}");
    let output = printed("silver-gold --players 4 --hotseat --seed 3 --lang en", "\n1\nundo\n1\n\n\nundo\n");
    assert_eq!(output.matches("Taken back: ").count(), 1, "{output}");
    assert!(output.contains("This choice is final"), "{output}");
}

#[test]
fn what_is_taken_back_leaves_no_trace() {
    let [with, without] = [scratch("with"), scratch("without")];
    for (path, typed) in [(&with, "4\nundo\n3\n\n1\n2\nundo\nundo\n1\n1\n"), (&without, "3\n\n1\n1\n")] {
        printed(&format!("the-game --seed 8 --lang en --record {}", path.display()), typed);
    }
    assert_eq!(fs::read_to_string(&with).unwrap(), fs::read_to_string(&without).unwrap());
    [with, without].iter().for_each(|path| fs::remove_file(path).unwrap());
}

#[test]
fn a_game_that_is_resumed_goes_on_as_if_nothing_had_happened() {
    for (number, game) in GAMES.iter().enumerate() {
        let [whole, parts] = [scratch(&format!("whole-{number}")), scratch(&format!("parts-{number}"))];
        let new =
            |path: &std::path::Path| format!("{game} --seed 5 --quick --lang en --record {}", path.display());
        printed(&new(&whole), &"1\n".repeat(600));
        let mut output = printed(&new(&parts), "1\n1\n1\n");
        while !output.contains("The game is over") {
            assert!(output.contains("To continue: benben play --record"), "{output}");
            output = printed(&format!("--quick --lang en --record {}", parts.display()), &"1\n".repeat(7));
        }
        let text = fs::read_to_string(&whole).unwrap();
        assert_eq!(text, fs::read_to_string(&parts).unwrap());
        assert!(text.contains("[Seed \"") && text.contains("[Commitment \"") && !text.contains("result *"));
        [whole, parts].iter().for_each(|path| fs::remove_file(path).unwrap());
    }
}

#[test]
fn the_same_seed_deals_the_same_game_and_without_one_every_game_is_another() {
    let play = |arguments: &str| printed(&format!("pyramids --lang en {arguments}"), "");
    assert_eq!(play("--seed 1"), play("--seed 1"));
    assert_ne!(play("--seed 1"), play("--seed 2"));
    assert_ne!(play(""), play(""));
}

#[test]
fn bad_input_is_answered_by_one_line_and_changes_nothing() {
    let cases = [
        ("99", "There is no choice 99. Choose 1 to 28."),
        ("0", "There is no choice 0. Choose 1 to 28."),
        ("", "Type the number of a choice, or ? for help."),
        ("abc", "“abc” is neither a command nor a move: character 1 doesn’t fit. Type ? for help."),
        ("5>A9", "“5>A9” is neither a command nor a move: character 3 doesn’t fit. Type ? for help."),
        ("end", "Place more cards before you end your turn: 0 placed, at least 2 needed."),
        ("keen 1", "The game has already started."),
        ("? 77", "There is no choice 77. Choose 1 to 28."),
        ("show x", "There is nothing called “x” to show."),
        ("rules TG-99", "There is no rule TG-99. Type rules to see all of them."),
        ("list zebra", "No choice contains “zebra”."),
        ("save", "Type save and a file name."),
    ];
    for (typed, answer) in cases {
        let output = printed("the-game --seed 3 --quick --lang en", &format!("4\n{typed}\n"));
        let (_, after) = output.split_once(&format!("> {typed}\n")).unwrap();
        assert_eq!(after, format!("{answer}\n> \nThe game was not saved.\n"), "{typed}");
    }
}

#[test]
fn bad_arguments_are_refused_and_nothing_is_written() {
    let path = scratch("bad");
    let file = path.display();
    for (arguments, why) in [
        ("".to_owned(), "required arguments"),
        ("chess".to_owned(), "no such game"),
        ("the-game --players 9".to_owned(), "1 to 5 players"),
        ("the-game --seat 2".to_owned(), "there is no seat 2; with 2 players there are 0 to 1"),
        ("the-game --name bot:x".to_owned(), "people can't be called"),
        ("the-game --name A --name B".to_owned(), "2 names are given for 1 people"),
        (format!("the-game --seat 7 --record {file}"), "there is no seat 7"),
        (format!("--record {file}"), "there is no such record yet"),
    ] {
        let (output, error) = session(&arguments, "");
        assert!(error.as_ref().is_some_and(|error| error.contains(why)), "{arguments}: {error:?}");
        assert_eq!(output, "", "{arguments}");
        assert!(!path.exists(), "{arguments}");
    }
}

#[test]
fn a_file_that_is_no_record_of_the_game_is_never_overwritten() {
    let path = scratch("precious");
    let file = path.display();
    let record = {
        printed(&format!("the-game --seed 1 --lang en --record {file}"), "1\n\n");
        fs::read_to_string(&path).unwrap()
    };
    let forged = record.replacen("deal 0 ", "deal 0 2 ", 1);
    for (text, arguments, why) in [
        ("my poem\n", "the-game", "line 1"),
        (&*record, "pyramids", "the record is one of the-game, not of pyramids"),
        (&*forged, "the-game", "line"),
        (&*record, "--seat 1", "says who sits where"),
        (&*record, "--seed 4", "has its own seed"),
        (&*record, "--players 3", "is a game of 2 players"),
        (&*record, "--option fire", "was started with other options"),
    ] {
        fs::write(&path, text).unwrap();
        let (output, error) = session(&format!("{arguments} --record {file} --lang en"), "1\n");
        assert!(error.as_ref().is_some_and(|error| error.contains(why)), "{arguments}: {error:?}");
        assert_eq!((output.as_str(), fs::read_to_string(&path).unwrap().as_str()), ("", text));
        // Nor by `save` in another game.
        let output = printed("the-game --seed 2 --lang en", &format!("save {file}\n"));
        assert!(output.contains("already exists. Choose another name."), "{output}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    fs::remove_file(&path).unwrap();
}

#[test]
fn save_keeps_the_game_from_then_on() {
    let path = scratch("save");
    let file = path.display();
    let output =
        printed("the-game --seed 3 --quick --lang en --name Ada", &format!("4\nquit\nsave {file}\n1\n"));
    assert!(output.contains("This game is not saved."), "{output}");
    assert!(output.ends_with(&format!("Saved. To continue: benben play --record {file}\n")), "{output}");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("[Seats \"Ada;bot:casual\"]") && text.contains(">A1\n"), "{text}");
    fs::remove_file(&path).unwrap();
}

#[test]
fn at_one_device_nobody_sees_the_hand_of_another() {
    let the_game = "\n1\n\n1\n".to_owned() + &"\n1\n1\nend\n".repeat(8);
    let pyramids = "\n1\nend\n1\n".repeat(12);
    // A few cards of Pyramids are in many hands; long lists are as good as unique.
    for (game, typed, length) in
        [("the-game --players 2", the_game, 4), ("pyramids --players 3", pyramids, 40)]
    {
        let output = printed(&format!("{game} --hotseat --quick --seed 7 --lang en"), &typed);
        let (_, parts) = output.split_once("Pass the device").unwrap();
        let parts: Vec<(&str, &str)> =
            parts.split("Pass the device").map(|part| (part.get(9..10).unwrap(), part)).collect();
        assert!(parts.len() >= 4, "{output}");
        for (seat, part) in &parts {
            for line in
                part.lines().filter(|line| line.starts_with("Your hand: ") || line.starts_with("You drew "))
            {
                // "Your hand: …", "You drew 2 cards: …", "You drew …".
                let (_, cards) = line.split_once(": ").or_else(|| line.split_once(" drew ")).unwrap();
                let cards = cards.trim_end_matches('.');
                let others = parts.iter().filter(|(other, _)| other != seat);
                for (other, text) in others.filter(|_| cards.len() > length) {
                    assert!(
                        !text.contains(cards),
                        "{game}: seat {other} sees {cards} of seat {seat}\n{output}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_random_players_draw_and_seal_stays_hidden() {
    let path = scratch("hidden");
    let arguments = format!("the-game --players 3 --quick --seed 7 --lang en --record {}", path.display());
    let output = printed(&arguments, &"1\n".repeat(9));
    let record = fs::read_to_string(&path).unwrap();
    let dealt: Vec<&str> = record.lines().filter(|line| line.starts_with("deal ")).collect();
    assert!(dealt.len() > 3, "{record}");
    for line in dealt {
        let (seat, cards) = line.strip_prefix("deal ").unwrap().split_once(' ').unwrap();
        if cards.contains(' ') {
            assert_eq!(output.contains(cards), seat == "0", "{line}\n{output}");
        }
    }
    fs::remove_file(&path).unwrap();
    // A sealed choice of a random player is told only when all have chosen, and people choose first.
    let output = printed("silver-gold --seat 1 --seed 7 --lang en", "1\n\n");
    let (before, after) = output.split_once("You: Keep").unwrap();
    assert!(!before.contains("Seat 0: Keep") && after.contains("Seat 0: Keep"), "{output}");
}

#[test]
fn many_cards_are_told_in_runs() {
    let output = printed("the-game --seed 3 --quick --lang en", "4\n5>A1\n8>A1\nshow\n");
    assert!(output.contains("\nPlaced: 5 8\n"), "{output}");
    assert!(output.contains("Unseen cards: 2–4 6 7 9"), "{output}");
}

#[test]
fn the_end_of_the_input_is_a_quiet_farewell() {
    for game in GAMES {
        let output = printed(&format!("{game} --seed 1 --lang en"), "");
        assert!(output.ends_with("> \nThe game was not saved.\n"), "{output}");
    }
}

#[test]
fn things_said_are_heard_and_recorded() {
    let path = scratch("said");
    let arguments =
        format!("the-game --players 2 --hotseat --quick --seed 7 --lang en --record {}", path.display());
    let output = printed(&arguments, "\nsay A1 leave\n3\n\n1\n");
    assert!(output.contains("Pile A1, ascending, top 1. Seat 0: Please leave this pile."), "{output}");
    assert!(fs::read_to_string(&path).unwrap().contains("\n0 say A1 leave\n"));
    fs::remove_file(&path).unwrap();
}
