//! `benben arena`, with the bots of the project.

use crate::support::{Announced, benben, benben_words, file, folder, good, interrupt};
use serde_json::Value;
use std::collections::BTreeMap;

fn json(arguments: &str) -> Value {
    serde_json::from_str(&good(arguments)).unwrap()
}

/// Without what differs between two runs.
fn steady(mut result: Value) -> Value {
    for field in ["threads", "seconds"] {
        result.as_object_mut().unwrap().remove(field).unwrap();
    }
    for bot in result["bots"].as_array_mut().unwrap() {
        bot.as_object_mut().unwrap().remove("mean_ms").unwrap();
    }
    result
}

#[test]
fn the_game_is_won_or_lost_by_a_team() {
    let result = json("arena the-game --seats random --players 3 --games 40 --seed 7 --json");
    assert_eq!((&result["games"], &result["deals"], &result["players"]), (&40.into(), &40.into(), &3.into()));
    assert_eq!(result["seats"], serde_json::json!(["random", "random", "random"]));
    assert_eq!((&result["win_rate"]["mean"], &result["win_rate"]["error"]), (&0.0.into(), &0.0.into()));
    assert!(
        result["left"]["mean"].as_f64().unwrap() > 40.0 && result["left"]["error"].as_f64().unwrap() > 0.0
    );
    assert_eq!((&result["signals"], &result["interrupted"]), (&true.into(), &false.into()));
    assert_eq!(result["win_rate"]["interval"][0], 0.0);
    let quiet = json("arena the-game --seats random*2 --games 4 --no-signals --budget nodes=10 --json");
    assert_eq!((&quiet["signals"], &quiet["budget"]), (&false.into(), &"nodes=10".into()));
}

#[test]
fn one_bot_without_a_number_of_players_is_alone_where_that_is_a_game() {
    for (game, players) in [("the-game", 1), ("silver-gold", 2), ("pyramids", 2)] {
        let result = json(&format!("arena {game} --seats random --games 2 --json"));
        assert_eq!((&result["players"], &result["seats"][0]), (&players.into(), &"random".into()), "{game}");
        assert_eq!(json(&format!("arena {game} --seats random -p 3 --games 1 --json"))["players"], 3);
    }
    let help = good("arena --help");
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        help.contains("One bot without --players plays solo in The Game and takes 2 seats elsewhere"),
        "{help}"
    );
}

#[test]
fn one_deal_does_not_tell_how_sure_it_is() {
    let one = json("arena pyramids --seats casual,random --games 2 --json");
    for bot in one["bots"].as_array().unwrap() {
        assert!(
            bot["score"]["mean"].is_number()
                && bot["win_rate"]["error"].is_null()
                && bot["score"]["error"].is_null()
        );
    }
    let text = good("arena pyramids --seats casual,random --games 2");
    let row = text.lines().find(|line| line.starts_with("casual ")).unwrap();
    // One more dash is in the interval of the rate, which is always known.
    assert_eq!(row.matches('–').count(), 3, "{text}");
    let solo = json("arena the-game --seats random --games 1 --json");
    assert!(
        solo["left"]["mean"].is_number()
            && solo["win_rate"]["error"].is_null()
            && solo["left"]["error"].is_null()
    );
    let pool = json("arena silver-gold --pool random,casual --games 2 --json");
    assert!(pool["ratings"].as_array().unwrap().iter().all(|rating| rating["error"].is_null()), "{pool}");
    good("arena silver-gold --pool random,casual --games 2");
}

#[test]
fn pools_and_tests_play_whole_deals() {
    let exact = json("arena pyramids --seats random,casual,novice --games 4 --json");
    assert_eq!((&exact["games"], &exact["deals"]), (&4.into(), &2.into()));
    let pool = json("arena silver-gold --pool random,casual,novice --games 7 --json");
    assert_eq!((&pool["games"], &pool["deals"]), (&12.into(), &2.into()));
    let test = json("arena pyramids --test casual,random -p 3 -g 2 --json");
    assert_eq!((&test["games"], &test["deals"]), (&6.into(), &1.into()));
    assert_eq!((&test["test"]["evidence"]["deals"], &test["interrupted"]), (&1.into(), &false.into()));
    let text = good("arena pyramids --test casual,random -p 3 -g 2");
    assert!(text.contains("6 games with 1 deal, ") && text.contains("over 1 whole deal\n"), "{text}");
}

#[test]
fn elsewhere_each_bot_has_its_line() {
    let result = json("arena silver-gold --seats casual,random,random --games 20 --seed 3 --json");
    assert_eq!((&result["games"], &result["deals"]), (&20.into(), &7.into()));
    let bots = result["bots"].as_array().unwrap();
    let names: Vec<&str> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["casual", "random"]);
    assert_eq!((&bots[0]["seats"], &bots[1]["seats"]), (&20.into(), &40.into()));
    let wins: f64 = bots
        .iter()
        .map(|bot| bot["win_rate"]["mean"].as_f64().unwrap() * bot["seats"].as_f64().unwrap())
        .sum();
    assert!((wins - 20.0).abs() < 1e-9);
    for place in ["/win_rate/error", "/score/mean", "/score/error", "/mean_ms"] {
        assert!(bots[0].pointer(place).unwrap().is_number(), "{place}");
    }
    assert_eq!(result.get("win_rate"), None);
}

#[test]
fn the_result_does_not_depend_on_threads() {
    for rest in ["the-game --seats casual,random", "pyramids --seats random,novice,random"] {
        let runs = [1, 3]
            .map(|threads| steady(json(&format!("arena {rest} --games 12 --json --threads {threads}"))));
        assert_eq!(runs[0], runs[1]);
        assert_ne!(runs[0], steady(json(&format!("arena {rest} --games 12 --json --seed 2"))));
    }
}

#[test]
fn a_table_a_chart_and_a_file_of_values() {
    let place = folder("arena_output");
    let (svg, csv) = (place.join("a & b.svg"), place.join("out.csv"));
    let text = benben_words(&[
        "arena",
        "silver-gold",
        "--seats",
        "casual,random",
        "--games",
        "10",
        "--svg",
        svg.to_str().unwrap(),
        "--csv",
        csv.to_str().unwrap(),
    ]);
    assert_eq!((text.code, text.err.as_str()), (0, ""));
    let mut lines = text.out.lines();
    assert_eq!(lines.next(), Some("silver-gold, 2 players, deck benben-48: casual, random"));
    assert_eq!(lines.next(), Some("10 games with 5 deals, seed 1"));
    assert!(text.out.contains("\ncasual ") && text.out.contains(" – "), "{}", text.out);
    let values = std::fs::read_to_string(csv).unwrap();
    assert_eq!(values.lines().count(), 3);
    assert!(values.starts_with("name,count,win_rate,error,low,high,mean_score,"), "{values}");
    assert!(values.lines().all(|line| line.split(',').count() == 12), "{values}");
    let svg = std::fs::read_to_string(svg).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.contains(">casual</text>"));
    let out = good("arena the-game --seats random --games 3 --csv -");
    assert!(
        out.starts_with("name,count,win_rate") && out.lines().nth(1).unwrap().starts_with("random,3,0."),
        "{out}"
    );
    let svg = good("arena the-game --seats random --games 3 --svg -");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.contains("3 games"), "{svg}");
}

#[test]
fn a_pool_is_rated_unless_all_win_together() {
    let result = json("arena silver-gold --pool random,casual --games 12 --json");
    let ratings = result["ratings"].as_array().unwrap();
    assert_eq!((&ratings[1]["name"], &ratings[1]["rating"]), (&"casual".into(), &1000.0.into()));
    assert!(ratings[0]["rating"].as_f64().unwrap() < 900.0, "{ratings:?}");
    let result = json("arena the-game --pool random,novice --players 2 --games 8 --json");
    assert_eq!(result.get("ratings"), None);
    let line_ups = result["line_ups"].as_array().unwrap();
    let seats: Vec<&Value> = line_ups.iter().map(|line_up| &line_up["seats"]).collect();
    assert_eq!(seats.len(), 3);
    assert_eq!(*seats[2], serde_json::json!(["random", "novice"]));
    assert!(line_ups.iter().all(|line_up| line_up["win_rate"]["mean"].is_number()));
    assert!(good("arena the-game --pool random,novice --players 2 --games 8").contains("There is no rating"));
}

#[test]
fn a_test_stops_when_it_is_sure() {
    let result = json("arena silver-gold --test casual,random --json");
    let test = &result["test"];
    assert_eq!(
        (&test["verdict"], &test["evidence"]["finding"]),
        (&"casual is stronger than random".into(), &"stronger".into())
    );
    assert!(result["games"].as_u64().unwrap() < 200 && result["interrupted"] == false, "{result}");
    let reversed = json("arena silver-gold --test random,casual --json --threads 3");
    assert_eq!(reversed["test"]["verdict"], "casual is stronger than random");
    assert_eq!(reversed["games"], json("arena silver-gold --test random,casual --json --threads 1")["games"]);
    let even = good("arena pyramids --test random,same=random --games 20");
    assert!(even.contains("not sure yet whether random or same is stronger"), "{even}");
    let wide = "arena pyramids --test random,same=random --difference 0.4 --alpha 0.01 --beta 0.1 --json";
    assert_eq!(json(wide)["test"]["evidence"]["finding"], "equivalent");
}

#[test]
fn a_run_that_was_stopped_goes_on() {
    let state = folder("arena_state").join("run.txt");
    let command = |games: u32| {
        let state = state.to_str().unwrap();
        json(&format!("arena silver-gold --seats casual,random --games {games} --state {state} --json"))
    };
    command(5);
    let whole = command(9);
    assert_eq!(std::fs::read_to_string(&state).unwrap().lines().count(), 10);
    assert_eq!(
        steady(whole.clone()),
        steady(json("arena silver-gold --seats casual,random --games 9 --json"))
    );
    // Nothing is left to play, and the times are those of the games.
    assert_eq!(command(9)["bots"], whole["bots"]);
    let other = benben(&format!("arena silver-gold --seats casual,novice --state {}", state.display()));
    let line = format!(
        "benben: {}: its games were played with other settings: bots; use another file\n",
        state.display()
    );
    assert_eq!((other.code, other.err), (1, line));
}

#[cfg(unix)]
#[test]
fn ctrl_c_gives_the_result_so_far() {
    use std::process::{Command, Stdio};
    let place = folder("arena_interrupted");
    let begun = Announced::forever(place.join("begun"));
    // A bot that tells its number whenever a game begins.
    let (bot, pipe) = (place.join("bot"), begun.path.display());
    let script = format!(
        "while IFS= read -r line; do
           case $line in newgame*) echo $$ >{pipe};; esac
           printf '%s\\n' \"$line\"
         done | {} engine --level random",
        env!("CARGO_BIN_EXE_benben")
    );
    std::fs::write(&bot, script).unwrap();
    let seats = format!("random,bot=exec:sh {}", bot.display());
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"));
    child.args(["arena", "silver-gold", "--seats", &seats]);
    child.args("--games 10000000 --json --threads 2".split(' '));
    let child = child.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Each thread has a bot of its own. The first game, from which on all count, has ended when both have begun another.
    let mut games: BTreeMap<String, u32> = BTreeMap::new();
    while games.values().filter(|games| **games >= 2).count() < 2 {
        *games.entry(begun.lines.next().unwrap()).or_default() += 1;
    }
    interrupt(child.id());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(result["interrupted"], true);
    assert!(result["games"].as_u64().unwrap() > 0);
}

#[test]
fn what_can_not_be_played_is_refused_in_one_line() {
    let place = file("arena_bad", "notes\n");
    let dir = place.parent().unwrap().to_str().unwrap();
    let wrong_use = [
        ("the-game", "say who plays: --seats, --pool or --test (see --help)"),
        (
            "the-game --seats boss",
            "there is no bot `boss`; there are: random, novice, casual, policy, expert, master",
        ),
        ("the-game --seats ,", "a seat is empty: expected a bot's name or `exec:PROGRAM`"),
        ("silver-gold --seats casual --players 1", "silver-gold is for 2 to 4 players, not 1"),
        ("silver-gold --seats casual*6", "silver-gold is for 2 to 4 players, not 6"),
        ("silver-gold --seats casual,random --players 3", "--seats names 2 bots, but --players is 3"),
        (
            "silver-gold --seats casual,random --games 0",
            "invalid value '0' for '--games <N>': 0 is not in 1..=10000000 (see --help)",
        ),
        (
            "silver-gold --seats casual,random --budget fast",
            "invalid value 'fast' for '--budget <BUDGET>': `fast` is not a budget: expected nodes=N, or time=MS in milliseconds, with a number above 0 (see --help)",
        ),
        (
            "silver-gold --seats casual,random --patience 0",
            "invalid value '0' for '--patience <N>': expected a number of seconds, more than 0 and at most a day (see --help)",
        ),
        ("silver-gold --pool casual", "a pool needs at least two different bots, as in --pool casual,expert"),
        ("the-game --pool casual", "a pool needs at least two different bots, as in --pool casual,expert"),
        (
            "the-game --pool casual,casual",
            "a pool needs at least two different bots, as in --pool casual,expert",
        ),
        (
            "the-game --pool casual*2,novice",
            "casual is in the pool more than once; name each bot once (*N is for --seats)",
        ),
        (
            "silver-gold --pool novice,casual,novice",
            "novice is in the pool more than once; name each bot once (*N is for --seats)",
        ),
        ("silver-gold --test casual", "--test needs two different bots, as in --test master,expert"),
        ("silver-gold --test casual,casual", "--test needs two different bots, as in --test master,expert"),
        (
            "silver-gold --test casual,random --alpha 0.7",
            "invalid value '0.7' for '--alpha <P>': expected a number above 0 and below 0.5 (see --help)",
        ),
        (
            "silver-gold --seats casual,random --pool casual,random",
            "the argument '--seats <BOTS>' cannot be used with '--pool <BOTS>' (see --help)",
        ),
        (
            "silver-gold --seats casual,random --json --csv -",
            "--json and --csv - both want standard output; give one of them a file",
        ),
        (
            "silver-gold --seats casual,random --json --svg -",
            "--json and --svg - both want standard output; give one of them a file",
        ),
        (
            "silver-gold --seats casual,random --svg - --csv -",
            "--csv - and --svg - both want standard output; give one of them a file",
        ),
        (
            "silver-gold --seats casual,random --difference 0.1",
            "the argument '--seats <BOTS>' cannot be used with '--difference <P>' (see --help)",
        ),
        (
            "silver-gold --pool casual,random --alpha 0.1",
            "the argument '--pool <BOTS>' cannot be used with '--alpha <P>' (see --help)",
        ),
        (
            "silver-gold --beta 0.1",
            "the following required arguments were not provided: --test <A,B> (see --help)",
        ),
    ];
    let failed = [
        (
            "silver-gold --seats casual,exec:DIR/missing",
            "missing: could not be started: `DIR/missing`: No such file or directory (os error 2)",
        ),
        ("silver-gold --seats casual,random --svg DIR", "DIR: Is a directory (os error 21)"),
        ("silver-gold --seats casual,random --state DIR", "DIR: Is a directory (os error 21)"),
        (
            "silver-gold --seats casual,random --state DIR/arena_bad",
            "DIR/arena_bad: this is no file of arena games; it is left as it is",
        ),
        (
            "silver-gold --seats casual,random --state /dev/zero",
            "/dev/zero: this is no file of arena games; it is left as it is",
        ),
    ];
    let cases = wrong_use.map(|case| (2, case)).into_iter().chain(failed.map(|case| (1, case)));
    for (code, (arguments, line)) in cases {
        let ran = benben(&format!("arena {}", arguments.replace("DIR", dir)));
        // A path is shown as far as there is room.
        let expected = format!("benben: {}\n", line.replace("DIR", dir));
        if arguments.contains("missing") {
            assert!(
                ran.code == code && ran.err.starts_with("benben: missing: could not be started: `"),
                "{}",
                ran.err
            );
            assert_eq!(ran.err.lines().count(), 1);
            continue;
        }
        assert_eq!((ran.code, ran.out.as_str(), ran.err), (code, "", expected), "{arguments}");
    }
}
