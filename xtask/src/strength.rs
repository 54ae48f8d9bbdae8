//! How strong the bots are: every line of the table in docs/benchmarks.md, measured anew by `benben arena`.

use crate::run::{cargo, program, target};
use anyhow::{Context, Result};
use serde_json::Value;

/// One line of the table: who plays, and what the first of them must reach.
struct Line {
    game: &'static str,
    seats: &'static str,
    more: &'static [&'static str],
    floor: &'static str,
    /// Search takes long, heuristics don't.
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
    line("the-game", "master,master", &[], "88 %", 150),
    line("the-game", "master,master,master", &[], "90 %", 150),
    line("the-game", "master,master,master,master", &[], "97 %", 60),
    line("the-game", "master,master,master,master,master", &[], "98 %", 60),
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

/// Measures every line, or those of one game, and prints the table as it stands in docs/benchmarks.md.
pub(crate) fn run(game: Option<&str>, share: f64, seed: u64) -> Result<()> {
    cargo(["build", "--release", "--quiet", "--package", "cli"]).run()?;
    println!("| game | seats | win % ± standard error | must | result | games | ms a choice |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for line in LINES.iter().filter(|line| game.is_none_or(|game| game == line.game)) {
        // One deal alone has no error.
        let deals = 2.0 * line.seats.split(',').count() as f64;
        let games = (f64::from(line.games) * share).ceil().max(deals);
        println!("{}", row(line, games as u32, seed)?);
    }
    Ok(())
}

fn row(line: &Line, games: u32, seed: u64) -> Result<String> {
    let (games, seed) = (games.to_string(), seed.to_string());
    let fixed = ["arena", line.game, "--seats", line.seats, "--games", &games, "--seed", &seed, "--json"];
    let arena = program(target().join("release").join("benben"), fixed.iter().chain(line.more));
    let shown = arena.shown();
    let printed = arena.printed()?;
    let result: Value = serde_json::from_str(&printed).with_context(|| shown.clone())?;
    let figure = |of: &Value, name: &str| {
        of.get(name).and_then(Value::as_f64).with_context(|| format!("{shown}: no `{name}` in {printed}"))
    };
    let name = |bot: &Value| bot.get("name").and_then(Value::as_str).unwrap_or_default().to_owned();
    let bots = result.get("bots").and_then(Value::as_array).cloned().unwrap_or_default();
    let is_hero = |bot: &&Value| line.seats.split(',').next() == Some(&name(bot));
    let hero = bots.iter().find(is_hero).with_context(|| format!("{shown}: nobody in {printed}"))?;
    // Who wins together has one rate for all.
    let together = result.get("win_rate").is_some();
    let outcome = if together {
        format!("{:.2} cards left", figure(&result, "mean_left")?)
    } else {
        let scores: Result<Vec<String>> =
            bots.iter().map(|bot| Ok(format!("{} {:.1}", name(bot), figure(bot, "mean_score")?))).collect();
        scores?.join(", ")
    };
    let rates = if together { &result } else { hero };
    let (rate, error, pace) = (figure(rates, "win_rate")?, figure(rates, "error")?, figure(hero, "mean_ms")?);
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
