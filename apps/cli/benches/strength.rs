//! How strong the bots are: every line of the table in docs/benchmarks.md, measured anew by `benben arena`.
//!
//! `cargo bench -p cli --bench strength -- pyramids --share 0.1` for a first look at one game.

use anyhow::{Context, Result, ensure};
use clap::Parser;
use serde_json::Value;
use std::process::{Command, Stdio};

/// Measure how strong the bots are: the table of docs/benchmarks.md (takes hours; less with --share)
#[derive(Debug, Parser)]
struct Arguments {
    /// The bots of one game only
    #[arg(value_parser = ["the-game", "silver-gold", "pyramids"])]
    game: Option<String>,

    /// The share of the games to play
    #[arg(long, default_value_t = 1.0, value_name = "F")]
    share: f64,

    /// The number that everything follows from
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,

    /// What `cargo bench` adds. `cargo test --benches` does not, and then nothing is measured.
    #[arg(long, hide = true)]
    bench: bool,
}

/// One line of the table: who plays, and what the first bot must reach.
struct Line {
    game: &'static str,
    seats: &'static str,
    /// Further arguments of `benben arena`.
    more: &'static [&'static str],
    /// What docs/benchmarks.md demands; empty where nothing is demanded.
    floor: &'static str,
    /// Fewer for bots that search, because they take long.
    games: u32,
}

const fn line(
    game: &'static str,
    seats: &'static str,
    more: &'static [&'static str],
    floor: &'static str,
    games: u32,
) -> Line {
    Line { game, seats, more, floor, games }
}

const QUIET: &[&str] = &["--no-signals"];

const LINES: &[Line] = &[
    line("the-game", "master", &[], "30 %", 200),
    line("the-game", "master,master", QUIET, "75 %", 150),
    line("the-game", "master,master,master", QUIET, "66 %", 150),
    line("the-game", "master,master,master,master", QUIET, "82 %", 100),
    line("the-game", "master,master,master,master,master", QUIET, "91 %", 100),
    line("the-game", "master,master", &[], "93 %", 400),
    line("the-game", "master,master,master", &[], "92 %", 400),
    line("the-game", "master,master,master,master", &[], "97 %", 400),
    line("the-game", "master,master,master,master,master", &[], "98 %", 400),
    line("the-game", "expert", &[], "", 200),
    line("the-game", "expert,expert,expert", QUIET, "", 200),
    line("the-game", "expert,expert,expert,expert,expert", QUIET, "", 200),
    line("the-game", "expert,expert,expert", &[], "", 200),
    line("the-game", "casual", &[], "12 %", 2000),
    line("the-game", "casual,casual", QUIET, "40 %", 2000),
    line("the-game", "casual,casual,casual", QUIET, "25 %", 2000),
    line("the-game", "casual,casual,casual,casual", QUIET, "35 %", 2000),
    line("the-game", "casual,casual,casual,casual,casual", QUIET, "50 %", 2000),
    line("the-game", "novice,novice,novice", QUIET, "", 2000),
    line("silver-gold", "master,casual", &[], "97 %, +40", 80),
    line("silver-gold", "master,casual,casual", &[], "93 %, +40", 60),
    line("silver-gold", "master,casual,casual,casual", &[], "93 %, +40", 60),
    line("silver-gold", "master,policy", &[], "88 %", 120),
    line("silver-gold", "master,expert", &[], "", 60),
    line("silver-gold", "expert,casual", &[], "", 200),
    line("silver-gold", "policy,casual", &[], "", 2000),
    line("silver-gold", "casual,casual", &[], "100 points", 2000),
    line("silver-gold", "casual,random", &[], "99 %", 2000),
    line("silver-gold", "novice,casual", &[], "", 2000),
    line("pyramids", "master,casual", &[], "78 %", 1000),
    line("pyramids", "master,casual,casual", &[], "52 %", 1002),
    line("pyramids", "master,casual,casual,casual", &[], "36 %", 1000),
    line("pyramids", "master,casual,casual,casual,casual,casual", &[], "24 %", 1002),
    line("pyramids", "expert,casual", &[], "", 1000),
    line("pyramids", "expert,casual,casual,casual", &[], "", 1000),
    line("pyramids", "policy,casual", &[], "", 2000),
    line("pyramids", "casual,random", &[], "99 %", 2000),
    line("pyramids", "casual,random,random,random", &[], "99 %", 2000),
    line("pyramids", "novice,casual", &[], "", 2000),
];

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    if !arguments.bench {
        return Ok(());
    }
    println!("| game | seats | win % ± standard error | must | result | games | ms a choice |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let wanted = |line: &&Line| arguments.game.as_deref().is_none_or(|game| game == line.game);
    for line in LINES.iter().filter(wanted) {
        // A single deal has no standard error.
        let least = 2.0 * line.seats.split(',').count() as f64;
        let games = (f64::from(line.games) * arguments.share).ceil().max(least);
        println!("{}", row(line, games as u32, arguments.seed)?);
    }
    Ok(())
}

/// Plays the games of one line and writes it as a row of the table.
fn row(line: &Line, games: u32, seed: u64) -> Result<String> {
    let (games, seed) = (games.to_string(), seed.to_string());
    let fixed = ["arena", line.game, "--seats", line.seats, "--games", &games, "--seed", &seed, "--json"];
    let words: Vec<&str> = fixed.iter().chain(line.more).copied().collect();
    let shown = format!("benben {}", words.join(" "));
    let output = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(words)
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("can't run `{shown}`"))?;
    ensure!(output.status.success(), "`{shown}` failed ({})", output.status);
    let printed = String::from_utf8(output.stdout).with_context(|| shown.clone())?;
    let result: Value = serde_json::from_str(&printed).with_context(|| shown.clone())?;
    let figure = |of: &Value, name: &str| {
        of.get(name).and_then(Value::as_f64).with_context(|| format!("{shown}: no `{name}` in {printed}"))
    };
    let mean = |of: &Value, name: &str| figure(of.get(name).unwrap_or(&Value::Null), "mean");
    let name = |bot: &Value| bot.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
    let bots = result.get("bots").and_then(Value::as_array).cloned().unwrap_or_default();
    let is_hero = |bot: &&Value| line.seats.split(',').next() == Some(&name(bot));
    let hero = bots.iter().find(is_hero).with_context(|| format!("{shown}: nobody in {printed}"))?;
    // A game that all win together has one rate for all.
    let together = result.get("win_rate").is_some();
    let outcome = if together {
        format!("{:.2} cards left", mean(&result, "left")?)
    } else {
        let scores: Result<Vec<String>> =
            bots.iter().map(|bot| Ok(format!("{} {:.1}", name(bot), mean(bot, "score")?))).collect();
        scores?.join(", ")
    };
    let rates = if together { &result } else { hero };
    let (rate, error, pace) = (
        mean(rates, "win_rate")?,
        figure(rates.get("win_rate").unwrap_or(&Value::Null), "error")?,
        figure(hero, "mean_ms")?,
    );
    Ok(format!(
        "| {} | {}{} | {:.1} ± {:.1} | {} | {outcome} | {} | {pace:.2} |",
        line.game,
        line.seats,
        if line.more.is_empty() { "" } else { ", no signals" },
        100.0 * rate,
        100.0 * error,
        line.floor,
        figure(&result, "games")?,
    ))
}
