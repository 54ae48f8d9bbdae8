//! `benben bench load`: many tables that play at the same time.

use super::arrive::{AT_ONCE, Place};
use super::latency::Summary;
use super::report::{Machine, print, rounded};
use super::run::{End, Run};
use super::seat::{Counts, Manner, play};
use super::target::{Target, TargetArguments};
use super::{files, gauge};
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tabletop::{Seeded, SetUp as _, seed_of};
use the_game::SetUp;
use tokio::sync::Semaphore;

/// Play The Game at many tables at the same time
///
/// Each seat has a WebSocket of its own and chooses uniformly among its legal actions after it has thought for a while.
/// Each choice is checked, written to disk and pushed to all seats of its table, each with its own view. When a game is
/// over, the table goes on with a rematch. Latency counts from the sending of a choice until the seat that made it has
/// the view with it.
#[derive(Debug, Args)]
#[command(after_long_help = "\
What --json prints: one object with
  tables, players, think (least and most, ms), talk, seconds (measured),
  interrupted (whether Ctrl-C ended it early)
  moves, moves_per_second, games (that ended, warm-up included),
  renewed (how often a seat missed something and asked for everything anew)
  latency_ms         p50, p99, max; null if there were no moves
  cpu_us_per_move    time of the server on the processor, all threads
  memory_kb          resident memory of the server: before (with one table),
                     playing (all tables), after (the measurement), per_table
  machine            cores, and how many of them were busy with: server,
                     generator, all
The server's figures are null unless its process is known.")]
pub(super) struct Arguments {
    /// How many tables
    #[arg(short, long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,

    /// How many play at each
    #[arg(short, long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,

    /// How many milliseconds a seat thinks: from..to, each with the same chance; 200..600 is how people play
    #[arg(long, value_name = "MS", default_value = "0", value_parser = think)]
    think: RangeInclusive<u32>,

    /// How many of a hundred choices are signals about a pile instead, which makes games longer: 90 makes them ten times
    /// as long
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=99))]
    talk: u32,

    /// How many seconds are measured, after two to warm up
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,

    /// The number that all choices follow from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    target: TargetArguments,

    /// Print one JSON object instead of text (see --help for its fields)
    #[arg(long)]
    json: bool,
}

/// Before anything is measured.
const WARM_UP: Duration = Duration::from_secs(2);

/// Within this time all tables must be playing.
const GATHER: Duration = Duration::from_secs(300);

/// `200..600`, or one number.
fn think(text: &str) -> Result<RangeInclusive<u32>, String> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number <= 3_600_000);
    match (number(least), number(most)) {
        (Some(least), Some(most)) if least <= most => Ok(least..=most),
        _ => Err("expected milliseconds, as 300 or 200..600".to_owned()),
    }
}

#[derive(Debug, Serialize)]
struct Report {
    tables: u32,
    players: u8,
    think: [u32; 2],
    talk: u32,
    seconds: f64,
    interrupted: bool,
    moves: u64,
    moves_per_second: f64,
    games: u64,
    renewed: u64,
    latency_ms: Option<Summary>,
    cpu_us_per_move: Option<f64>,
    memory_kb: Option<Memory>,
    machine: Machine,
}

#[derive(Debug, Serialize)]
struct Memory {
    before: u64,
    playing: u64,
    after: u64,
    per_table: f64,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    files::allow(u64::from(arguments.tables) * u64::from(arguments.players))?;
    let target = arguments.target.start()?;
    let run = Run::new()?;
    let report = measure(arguments, &target, &run);
    run.end();
    let report = report?;
    print(arguments.json, &report, &report.lines())
}

fn measure(arguments: &Arguments, target: &Target, run: &Run) -> Result<Report> {
    let Arguments { tables, players, seconds, .. } = *arguments;
    let resident = || target.pid.map(gauge::resident).transpose();
    // The first request makes the server allocate what it needs in any case.
    run.first(async { Ok(client::Guest::arrive(&target.address).await?) }).context("coming to the server")?;
    let counts = Arc::new(Counts::new());
    // So does the first table, with all that playing takes.
    start(arguments, 0..1, target, run, &counts)?;
    run.wait(WARM_UP, || false, || "the first table".to_owned())?;
    let before = resident()?;
    start(arguments, 1..tables, target, run, &counts)?;
    let playing = || counts.tables.load(Ordering::Relaxed);
    let gathered =
        run.wait(GATHER, || playing() >= u64::from(tables), || format!("{} of {tables} tables", playing()))?;
    if gathered != End::Done {
        bail!("only {} of {tables} tables came to play", playing());
    }
    run.wait(WARM_UP, || false, || "warming up".to_owned())?;
    let in_play = resident()?;
    let spent = gauge::spent(target.pid)?;
    let start = Instant::now();
    counts.measuring.store(true, Ordering::Relaxed);
    let moves = || counts.latency.count();
    let line = || format!("{:.0} s, {} moves", start.elapsed().as_secs_f64(), moves());
    let end = run.wait(Duration::from_secs(seconds.into()), || false, line)?;
    counts.measuring.store(false, Ordering::Relaxed);
    let (elapsed, moves) = (start.elapsed(), moves());
    let now = gauge::spent(target.pid)?;
    let after = resident()?;
    let cpu = spent.server.zip(now.server).filter(|_| moves > 0);
    let memory = before.zip(in_play).zip(after).map(|((before, playing), after)| Memory {
        before,
        playing,
        after,
        per_table: rounded(playing.saturating_sub(before) as f64 / f64::from((tables - 1).max(1))),
    });
    Ok(Report {
        tables,
        players,
        think: [*arguments.think.start(), *arguments.think.end()],
        talk: arguments.talk,
        seconds: rounded(elapsed.as_secs_f64()),
        interrupted: end == End::Stopped,
        moves,
        moves_per_second: rounded(moves as f64 / elapsed.as_secs_f64()),
        games: counts.games.load(Ordering::Relaxed),
        renewed: counts.renewed.load(Ordering::Relaxed),
        latency_ms: counts.latency.summary(),
        cpu_us_per_move: cpu.map(|(then, now)| rounded(now.saturating_sub(then) as f64 / moves as f64)),
        memory_kb: memory,
        machine: Machine::new(spent, now, elapsed),
    })
}

/// Starts all seats of some of the tables.
fn start(
    arguments: &Arguments,
    some: Range<u32>,
    target: &Target,
    run: &Run,
    counts: &Arc<Counts>,
) -> Result<()> {
    let set_up = SetUp::parse(arguments.players, "", None)?;
    let (server, door) = (Arc::from(target.address.as_str()), Arc::new(Semaphore::new(AT_ONCE)));
    let first = u64::from(some.start) * u64::from(arguments.players);
    let places = some.flat_map(|_| Place::all(&server, &door, arguments.players));
    for (number, place) in (first..).zip(places) {
        let luck = Seeded::new(seed_of(arguments.seed, number));
        let manner = Manner { set_up, think: arguments.think.clone(), talk: arguments.talk, luck };
        let counts = Arc::clone(counts);
        run.start(async move { play(place, manner, &counts).await });
    }
    Ok(())
}

impl Report {
    fn lines(&self) -> Vec<(&'static str, String)> {
        let [least, most] = self.think;
        let mut lines = vec![
            (
                "tables",
                format!("{} with {} players who think {least} to {most} ms", self.tables, self.players),
            ),
            (
                "measured",
                format!("{} s{}", self.seconds, if self.interrupted { ", ended early" } else { "" }),
            ),
            ("moves", format!("{}, {:.1} a second", self.moves, self.moves_per_second)),
            ("games", format!("{} over, warm-up included", self.games)),
        ];
        if self.talk > 0 {
            lines.push(("talk", format!("{} of a hundred moves are signals", self.talk)));
        }
        if self.renewed > 0 {
            lines.push(("missed something", format!("{} times", self.renewed)));
        }
        if let Some(Summary { p50, p99, max }) = self.latency_ms {
            lines.push(("latency", format!("{p50:.2} ms p50, {p99:.2} ms p99, {max:.2} ms max")));
        }
        if let Some(cpu) = self.cpu_us_per_move {
            lines.push(("server CPU", format!("{cpu:.1} µs a move")));
        }
        if let Some(Memory { before, playing, after, per_table }) = self.memory_kb {
            lines.push((
                "server memory",
                format!("{before} KB with one table, {playing} KB with all, {after} KB at the end"),
            ));
            lines.push(("memory of a table", format!("{per_table:.1} KB with its connections")));
        }
        lines.push(self.machine.line());
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn think_is_a_number_or_two() {
        assert_eq!(think("200..600"), Ok(200..=600));
        assert_eq!(think("0"), Ok(0..=0));
        for bad in ["", "..", "600..200", "1.5", "-1..3", "1..99999999"] {
            assert!(think(bad).is_err(), "{bad}");
        }
    }
}
