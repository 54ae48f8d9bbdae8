//! `benben play` with bots at the table, and hints.

use crate::support::{benben, benben_with, file, folder, good};

const GAMES: [&str; 3] = ["the-game --players 3", "silver-gold --players 3", "pyramids --players 3"];

/// What is printed when this is typed into a session that starts well.
fn played(arguments: &str, typed: &str) -> String {
    let ran = benben_with(&format!("play {arguments}"), typed);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "play {arguments}\n{}", ran.out);
    ran.out
}

#[test]
fn bots_play_a_whole_game_that_holds_and_are_named_in_the_record() {
    let folder = folder("bots-whole");
    for (number, game) in GAMES.iter().enumerate() {
        let path = folder.join(format!("{number}.benben"));
        let arguments = format!(
            "{game} --seat 1=casual --seat 2=novice --seed 5 --quick --lang en --record {}",
            path.display()
        );
        let output = played(&arguments, &"1\n".repeat(600));
        assert!(output.contains("Seat 1: Casual bot\nSeat 2: Novice bot\n"), "{output}");
        assert!(output.contains("The game is over"), "{output}");
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains("[Seats \"player;bot:casual;bot:novice\"]"), "{text}");
        assert!(good(&format!("record verify {}", path.display())).contains(": holds. "));
    }
}

#[test]
fn a_resumed_game_goes_on_with_the_same_bots() {
    let folder = folder("bots-resumed");
    for (number, game) in GAMES.iter().enumerate() {
        let [whole, parts] = ["whole", "parts"].map(|name| folder.join(format!("{name}-{number}.benben")));
        let new = |path: &std::path::Path| {
            format!(
                "{game} --seat 1=casual --seat 2=casual --seed 6 --quick --lang en --record {}",
                path.display()
            )
        };
        played(&new(&whole), &"1\n".repeat(600));
        let mut output = played(&new(&parts), "1\n1\n1\n");
        for _ in 0..100 {
            if output.contains("The game is over") {
                break;
            }
            output = played(&format!("--quick --lang en --record {}", parts.display()), &"1\n".repeat(9));
            assert!(output.contains("Seat 1: Casual bot"), "{output}");
        }
        let [whole, parts] = [whole, parts].map(|path| std::fs::read_to_string(path).unwrap());
        assert_eq!(whole, parts);
    }
}

#[test]
fn what_bots_say_is_heard_and_recorded() {
    let path = folder("bots-say").join("g.benben");
    let arguments =
        format!("the-game --seat 1=casual --seed 4 --quick --lang en --record {}", path.display());
    let output = played(&arguments, "1\n1\n1\nend\n1\n1\nend\n");
    let text = std::fs::read_to_string(&path).unwrap();
    let said: Vec<&str> = text.lines().filter(|line| line.starts_with("1 say ")).collect();
    assert!(!said.is_empty(), "{text}");
    // In the story and on the pile.
    let phrases =
        ["Please leave this pile", "No big jump here", "This pile is good for me", "Play here if you can"];
    for start in ["Seat 1: ", "Pile "] {
        let heard =
            |line: &str| line.starts_with(start) && phrases.iter().any(|phrase| line.contains(phrase));
        assert!(output.lines().any(heard), "{start}{output}");
    }
}

#[test]
fn a_hint_names_choices_with_what_to_expect_and_why() {
    for game in GAMES {
        let arguments = format!("{game} --seat 1=casual --seed 5 --quick --lang en --hint-budget nodes=200");
        let output = played(&arguments, "1\nhint\n");
        let (_, hint) = output.split_once("> hint\n").unwrap();
        let unit = if game.starts_with("the-game") { "cards left" } else { "expected lead" };
        let first = hint.lines().next().unwrap();
        let wins: Vec<f64> = hint
            .lines()
            .filter_map(|line| Some(line.split_once(": wins ")?.1))
            .map(|win| win.split(|c: char| !c.is_ascii_digit() && c != '.').next().unwrap().parse().unwrap())
            .collect();
        assert!(wins.len() > 1, "{hint}");
        // The search ranks, and other playouts measure: they may differ where it is not sure which choice is better.
        let is_ranked = wins[0] >= wins[1] || hint.contains("about equal");
        assert!(is_ranked, "{hint}");
        let (number, rest) = first.split_once(". ").unwrap();
        assert!(number.parse::<usize>().unwrap() > 0, "{hint}");
        assert!(rest.contains(": wins ") && rest.contains(unit), "{hint}");
        assert!(hint.contains("The first choice is better") || hint.contains("about equal"), "{hint}");
        assert!(!hint.contains("-reason-"), "{hint}");
        // The number is that of the choice.
        let output = played(&arguments, &format!("1\nhint\n{number}\n"));
        let chosen = rest.split_once("; ").unwrap_or(rest.split_once(": wins").unwrap()).0;
        let chosen = chosen.split_once(": wins").map_or(chosen, |(chosen, _)| chosen);
        assert!(output.contains(&format!("\nYou: {chosen}")), "{chosen}\n{output}");
    }
}

#[test]
fn a_hint_knows_no_more_than_the_seat() {
    let hints = ["30 40 50 60 70 80 90", "31 41 51 61 71 81 91"].map(|other| {
        let text = format!(
            "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"2\"]\n[Seats \"Ada;Bob\"]\n\n\
             deal 0 2 3 25 47 57 88 99\ndeal 1 {other}\n0 keen 3\n1 keen 0\nresult *\n"
        );
        let path = file(&format!("hint-{}.benben", other.replace(' ', "-")), &text);
        let output = played(
            &format!("--record {} --lang en --hint-budget nodes=400", path.display()),
            "\nhint\n3>A1\nhint\n",
        );
        let hints: Vec<&str> = output.split("> hint\n").skip(1).collect();
        assert_eq!(hints.len(), 2, "{output}");
        hints.iter().map(|hint| hint.split("\n> ").next().unwrap().to_owned()).collect::<Vec<_>>()
    });
    assert_eq!(hints[0], hints[1]);
}

#[test]
fn what_was_taken_back_is_forgotten_by_bots() {
    let folder = folder("bots-undo");
    let [with, without] = ["with", "without"].map(|name| folder.join(format!("{name}.benben")));
    for (path, typed) in
        [(&with, "4\n1\nundo\n2\n1\nend\n1\n1\nend\n"), (&without, "4\n2\n1\nend\n1\n1\nend\n")]
    {
        played(
            &format!("the-game --seat 1=novice --seed 9 --quick --lang en --record {}", path.display()),
            typed,
        );
    }
    let [with, without] = [with, without].map(|path| std::fs::read_to_string(path).unwrap());
    assert_eq!(with, without);
}

#[test]
fn bad_seats_are_refused_in_one_line() {
    for (arguments, why) in [
        ("play the-game --seat 1=god", "there is no bot `god`"),
        ("play the-game --seat x=master", "`x` is no number of a seat"),
        ("play the-game --seat 2=master", "there is no seat 2; with 2 players there are 0 to 1"),
        ("play the-game --seat 1=master --seat 1", "seat 1 is given twice"),
        ("play the-game --seat 0=novice --seat 1=novice", "no person sits at this table, only bots"),
        ("play the-game --hint-budget nodes=0", "expected nodes=N, or time=MS"),
        ("play the-game --hint-budget soon", "expected nodes=N, or time=MS"),
    ] {
        let ran = benben(arguments);
        assert_eq!(ran.code, 2, "{arguments}");
        assert!(ran.err.contains(why) && ran.err.lines().count() == 1, "{arguments}: {}", ran.err);
    }
    let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"2\"]\n[Seats \"Ada;bot:deep\"]\n\nresult *\n";
    let path = file("unknown-bot.benben", text);
    let ran = benben(&format!("play --record {}", path.display()));
    assert!(ran.code == 1 && ran.err.contains("there is no bot `deep`"), "{}", ran.err);
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
}
