//! What holds for all commands: exit codes, flags, colours, JSON, completions and manual pages.

use crate::support::{benben, benben_with, file, folder, good, interrupt, record_text};
use clap::Command;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use the_game::TheGame;

/// Every command with the words that call it, such as `deck check`; groups of commands too.
fn commands() -> Vec<(String, Command)> {
    fn add(command: &Command, words: &str, all: &mut Vec<(String, Command)>) {
        all.push((words.to_owned(), command.clone()));
        for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
            add(inner, format!("{words} {}", inner.get_name()).trim(), all);
        }
    }
    let mut root = cli::command();
    root.build();
    let mut all = Vec::new();
    add(&root, "", &mut all);
    assert!(all.len() > 20, "{}", all.len());
    all
}

/// A record to be read, unfinished but for the one of a whole game.
fn record(name: &str, events: usize) -> String {
    file(name, &record_text::<TheGame>(2, "", events, true)).display().to_string()
}

#[test]
fn exit_codes_tell_kinds_of_failure_apart() {
    let place = folder("exit-codes");
    let dir = place.display();
    let (whole, part) = (record("exit-whole.benben", usize::MAX), record("exit-part.benben", 9));
    let text = std::fs::read_to_string(&whole).unwrap();
    let (forged, backup) = (place.join("forged"), place.join("backup"));
    std::fs::write(&forged, text.replace("result left=", "result left=9")).unwrap();
    std::fs::write(&backup, "{\"format\":\"benben-store/1\"}\n{\"end\":{\"rows\":0}}\n").unwrap();
    std::fs::write(place.join("own.deck"), "deck own\ngame pyramids\nr 2=9 T=3\ny\ng\nb\n").unwrap();
    let (forged, backup) = (forged.display(), backup.display());
    // For each command: what succeeds, what does not hold or is not there, and wrong use.
    let cases = [
        (0, format!("admin import {backup} --data {dir}/data")),
        (1, format!("admin import {forged} --data {dir}/new")),
        (2, "admin import".to_owned()),
        (0, format!("admin export --data {dir}/data")),
        (1, format!("admin export --data {dir}/missing")),
        (2, "admin export --database memory:".to_owned()),
        (0, format!("admin stats --data {dir}/data")),
        (1, format!("admin stats --data {dir}/missing")),
        (2, "admin stats --database memory:".to_owned()),
        (0, "play the-game --lang en".to_owned()),
        (1, format!("play --record {dir}/missing")),
        (1, format!("play --record {forged}")),
        (2, "play chess".to_owned()),
        (0, format!("analyse {part} --budget nodes=1")),
        (1, format!("analyse {forged}")),
        (1, format!("analyse {part} --only-seat 5")),
        (2, format!("analyse {part} --budget much")),
        (0, "arena the-game --seats random --games 1".to_owned()),
        (1, format!("arena the-game --seats exec:{dir}/missing")),
        (2, "arena the-game --seats nobody".to_owned()),
        (0, "engine".to_owned()),
        (2, "engine --level god".to_owned()),
        (0, "simulate pyramids --games 1".to_owned()),
        (1, format!("simulate pyramids --deck {dir}/missing")),
        (1, format!("simulate silver-gold --deck {dir}/own.deck")),
        (2, "simulate pyramids --players 7".to_owned()),
        (0, format!("record show {whole}")),
        (1, format!("record show {part} --at 99")),
        (2, format!("record show {part} --at x")),
        (0, format!("record verify {whole} {part}")),
        (1, format!("record verify {forged} {whole}")),
        (2, "record verify".to_owned()),
        (0, format!("trace {part}")),
        (1, format!("trace {forged}")),
        (2, format!("trace {part} --seed 1")),
        (0, format!("deck check {dir}/own.deck")),
        (1, format!("deck check {whole}")),
        (2, "deck check".to_owned()),
        (0, format!("deck report {dir}/own.deck --games 1")),
        (1, format!("deck report {dir}/missing")),
        (2, "deck report the-game".to_owned()),
        (0, "deck draw pyramids --card r2".to_owned()),
        (1, "deck draw pyramids --card r9".to_owned()),
        (2, "deck draw pyramids".to_owned()),
        (0, "rules the-game tg-9".to_owned()),
        (1, "rules the-game TG-99".to_owned()),
        (2, "rules chess".to_owned()),
        (1, format!("serve --config {dir}/missing")),
        (2, "serve --log-format rhyme".to_owned()),
        (2, format!("serve --data {dir}/data --public-url nowhere")),
        (1, "bench load --server 127.0.0.1:1".to_owned()),
        (2, "bench load --players 9".to_owned()),
        (2, "bench idle --pid 1".to_owned()),
        (2, "bench torture --tables 0".to_owned()),
        (0, "completions bash".to_owned()),
        (2, "completions ksh".to_owned()),
    ];
    for (code, arguments) in &cases {
        let ran = benben(arguments);
        assert_eq!(ran.code, *code, "benben {arguments}: {}", ran.err);
        let told = if *code == 0 { 0 } else { 1 };
        assert_eq!(ran.err.lines().count(), told, "benben {arguments}: {}", ran.err);
    }
    let groups = |words: &str| commands().iter().any(|(other, _)| other.starts_with(&format!("{words} ")));
    for (words, _) in commands().iter().skip(1).filter(|(words, _)| !groups(words)) {
        assert!(cases.iter().any(|(_, case)| case.starts_with(words)), "`{words}` is not tried");
    }
    assert_eq!(benben("").code, 2);
    for line in good("--help").lines().skip_while(|line| *line != "Exit codes:").skip(1) {
        assert!(line.trim_start().starts_with(['0', '1', '2']), "{line}");
    }
}

#[test]
fn a_flag_is_the_same_in_all_commands() {
    let values = [
        "ADDRESS",
        "BOTS",
        "A,B",
        "BUDGET",
        "CARD",
        "DIR",
        "DIR|FILE",
        "FILE",
        "FORM",
        "GAME",
        "GAME|FILE",
        "ID",
        "LANGUAGE",
        "LEVEL",
        "MS",
        "N",
        "N[=WHO]",
        "NAME",
        "OPTION",
        "P",
        "PERCENT",
        "SEED",
        "SHELL",
        "SWITCH",
        "URL",
        "WHEN",
        "YES",
    ];
    let mut flags = BTreeMap::new();
    let mut shorts = BTreeMap::new();
    for (words, command) in commands() {
        for argument in command.get_arguments().filter(|argument| argument.get_id() != "version") {
            let takes = argument.get_action().takes_values();
            let names: Vec<String> =
                argument.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect();
            let names = if takes { names } else { Vec::new() };
            assert!(names.iter().all(|name| values.contains(&&**name)), "benben {words}: {names:?}");
            let Some(long) = argument.get_long() else { continue };
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(!help.is_empty(), "benben {words} --{long}");
            let help = if long == "help" { String::new() } else { help };
            let form = (names, argument.get_short(), help);
            if let Some(short) = argument.get_short() {
                assert_eq!(*shorts.entry(short).or_insert(long.to_owned()), long, "benben {words} -{short}");
            }
            let known = flags.entry(long.to_owned()).or_insert_with(|| (form.clone(), words.clone()));
            assert_eq!(known.0, form, "--{long} of `benben {}` and of `benben {words}`", known.1);
        }
    }
    assert_eq!(
        flags["seed"].0,
        (vec!["SEED".to_owned()], Some('s'), "The number that all chance follows from".to_owned())
    );
}

/// What is printed with these variables in the environment.
fn printed(arguments: &str, variables: &[(&str, &str)]) -> String {
    let mut benben = std::process::Command::new(env!("CARGO_BIN_EXE_benben"));
    let benben = benben.args(arguments.split(' ')).envs(variables.iter().copied()).stdin(Stdio::null());
    String::from_utf8(benben.output().unwrap().stdout).unwrap()
}

#[test]
fn colours_can_be_forced_and_forbidden() {
    let record = record("colours.benben", 9);
    let mut arguments = vec![
        "play the-game --seed 1 --lang en".to_owned(),
        format!("analyse {record} --budget nodes=1"),
        "--help".to_owned(),
    ];
    arguments.extend(commands().iter().skip(1).map(|(words, _)| format!("{words} --help")));
    let force = ("CLICOLOR_FORCE", "1");
    for arguments in arguments {
        let coloured = |flags: &str, variables: &[_]| {
            let text = printed(&format!("{arguments}{flags}"), variables);
            assert!(!text.is_empty(), "{arguments}");
            text.contains('\x1b')
        };
        assert!(!coloured("", &[]), "in a pipe: {arguments}");
        assert!(coloured("", &[force]), "{arguments}");
        assert!(!coloured("", &[force, ("NO_COLOR", "1")]), "NO_COLOR: {arguments}");
        assert!(!coloured(" --color=never", &[force]), "never: {arguments}");
        assert!(coloured(" --color always", &[("NO_COLOR", "1")]), "always: {arguments}");
    }
    assert!(
        !printed(&format!("analyse {record} --budget nodes=1 --json --color always"), &[]).contains('\x1b')
    );
    assert_eq!(benben("rules the-game --color sometimes").code, 2);
}

#[cfg(unix)]
#[test]
fn the_log_of_a_server_has_colours_where_they_are_wanted() {
    let data = folder("log-colours").join("data");
    for (flags, variable, coloured) in [
        ("--color=always", "NO_COLOR", true),
        ("--color=never", "CLICOLOR_FORCE", false),
        ("--color=auto", "NO_COLOR", false),
    ] {
        let mut server = std::process::Command::new(env!("CARGO_BIN_EXE_benben"))
            .args(["serve", "--listen", "127.0.0.1:0", flags, "--data"])
            .arg(&data)
            .env(variable, "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // It listens, so it can be stopped.
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        interrupt(server.id());
        let ended = server.wait_with_output().unwrap();
        let log = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(
            (ended.status.code(), log.contains("stopping"), log.contains('\x1b')),
            (Some(0), true, coloured),
            "{log}"
        );
    }
}

#[test]
fn every_json_output_names_its_format() {
    let place = folder("json-formats");
    let record = record("json.benben", 9);
    let data = format!("--data {}", place.join("data").display());
    let import = benben_with(
        &format!("admin import - {data}"),
        "{\"format\":\"benben-store/1\"}\n{\"end\":{\"rows\":0}}\n",
    );
    assert_eq!((import.code, import.err.as_str()), (0, ""));
    let runs = [
        ("admin stats", data.clone()),
        ("analyse", format!("{record} --budget nodes=1")),
        ("arena", "pyramids --seats random --games 1".to_owned()),
        ("simulate", "the-game --games 1".to_owned()),
        ("record show", record.clone()),
        ("record verify", record.clone()),
        ("deck report", "pyramids --games 1".to_owned()),
    ];
    for (words, rest) in &runs {
        let text = good(&format!("{words} {rest} --json"));
        let format = format!("benben-{}/1", words.replace(' ', "-"));
        assert!(text.starts_with(&format!("{{\"format\":\"{format}\",")), "{text}");
        assert!(serde_json::from_str::<Value>(&text).is_ok(), "{text}");
        if *words != "admin stats" {
            assert!(good(&format!("{words} --help")).contains(&format!("`{format}`")), "{words}");
        }
    }
    assert!(good("trace pyramids").starts_with("{\"format\":\"benben-trace/1\","));
    assert!(good(&format!("admin export {data}")).starts_with("{\"format\":\"benben-store/1\"}\n"));
    // Those of `bench` are checked where it is run.
    let with_json = commands().into_iter().filter(|(words, command)| {
        !words.starts_with("bench ") && command.get_arguments().any(|argument| argument.get_id() == "json")
    });
    let with_json: BTreeSet<String> = with_json.map(|(words, _)| words).collect();
    assert_eq!(with_json, runs.iter().map(|(words, _)| (*words).to_owned()).collect());
}

#[test]
fn completions_and_manual_pages_have_every_command() {
    let pages = folder("manual");
    clap_mangen::generate_to(cli::command(), &pages).unwrap();
    for (words, command) in commands() {
        let name = format!("benben {words}").trim().replace(' ', "-");
        let page = std::fs::read_to_string(pages.join(format!("{name}.1"))).expect(&name);
        for long in command.get_arguments().filter_map(clap::Arg::get_long) {
            assert!(page.contains(&format!("\\-\\-{}", long.replace('-', "\\-"))), "{name} --{long}");
        }
    }
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = good(&format!("completions {shell}"));
        for (words, command) in commands() {
            assert!(words.split(' ').all(|word| script.contains(word)), "{shell}: {words}");
            for long in command.get_arguments().filter_map(clap::Arg::get_long) {
                assert!(script.contains(long), "{shell}: {words} --{long}");
            }
        }
    }
}
