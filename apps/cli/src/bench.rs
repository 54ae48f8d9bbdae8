//! `benben bench`: what the server can bear. The measurements are those of `load`.

use crate::arguments::SeedArguments;
use crate::output::OutputArguments;
use crate::{open_files, progress};
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use load::{Control, Target, idle, playing, torture};
use serde::Serialize;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::time::Duration;

/// Measure what the server can bear
///
/// Many guests over real WebSockets on this machine. Without --server a server is started for the measurement, with a
/// database of its own in a temporary folder and without limits, and stopped afterwards. Ctrl-C ends early, with what
/// has been measured so far.
#[derive(Debug, Args)]
#[command(
    arg_required_else_help = true,
    after_help = "Examples:
  benben bench load --tables 200 --players 3
  benben bench idle --connections 10000 --json
  benben bench torture --minutes 5"
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Load(LoadArguments),
    Idle(IdleArguments),
    Torture(TortureArguments),
}

/// Play The Game at many tables at the same time
///
/// Each seat has a WebSocket of its own and chooses uniformly among its legal actions after it has thought for a while.
/// Each choice is checked, written to disk and pushed to all seats of its table, each with its own view. When a game is
/// over, the table goes on with a rematch. Latency counts from the sending of a choice until the seat that made it has
/// the view with it.
#[derive(Debug, Args)]
#[command(after_long_help = "\
What --json prints: one object with
  format             `benben-bench-load/1`
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
struct LoadArguments {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,

    /// How many play
    ///
    /// That is at each table.
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
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,

    #[command(flatten)]
    seed: SeedArguments,

    #[command(flatten)]
    target: TargetArguments,

    #[command(flatten)]
    output: OutputArguments,
}

/// Open many connections that do nothing
///
/// Each is a guest of its own who sits at a table of four that has not started. Tells how much memory the server needs
/// for each, and how fast it answers some of them when all are open.
#[derive(Debug, Args)]
#[command(after_long_help = "\
What --json prints: one object with
  format             `benben-bench-idle/1`
  connections
  seconds            until all were open
  memory_kb          resident memory of the server: before, open (all connections),
                     per_connection; null unless its process is known
  pings, answered    how many connections asked for a sign of life, and got it
  latency_ms         of the answers: p50, p99, max; null if there were none")]
struct IdleArguments {
    /// How many connections
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    connections: u32,

    #[command(flatten)]
    target: TargetArguments,

    #[command(flatten)]
    output: OutputArguments,
}

/// Kill a server under load, again and again, and see whether anything is lost
///
/// Players at many tables choose at random and note what the server acknowledges. The server is killed at random
/// moments, also while it starts, and started again with the same data; the players come back and repeat what was not
/// answered. Every acknowledged request must be in the log, once and in its order, and every player must see what a
/// newcomer sees. Ends with exit code 1, and keeps the data, if that does not hold.
///
/// When exactly the kills happen does not follow from --seed.
#[derive(Debug, Args)]
struct TortureArguments {
    /// For how long
    #[arg(long, default_value_t = 1.0, value_name = "N")]
    minutes: f64,

    /// How many tables
    ///
    /// All games are played at them.
    #[arg(long, default_value_t = 9, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=500))]
    tables: u32,

    #[command(flatten)]
    seed: SeedArguments,

    /// The database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    ///
    /// It must be empty, and may come and go meanwhile. Without it there is a SQLite file in a temporary folder.
    #[arg(long, value_name = "URL")]
    database: Option<String>,

    /// Say on standard error when the server was killed and when it runs again
    #[arg(long)]
    progress: bool,

    #[command(flatten)]
    output: OutputArguments,
}

/// Which server is measured.
#[derive(Debug, Args)]
struct TargetArguments {
    /// A server that runs already, as host:port, with its limits off; one is started unless given
    #[arg(long, value_name = "ADDRESS", conflicts_with = "database")]
    server: Option<String>,

    /// The process of that server, to measure its time and memory
    #[arg(long, value_name = "N", requires = "server")]
    pid: Option<u32>,

    /// The database: sqlite:FILE or postgres://USER:PASSWORD@HOST/NAME
    ///
    /// It is that of the server that is started. Without it there is a fresh one in a temporary folder.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl TargetArguments {
    /// The server, which listens.
    async fn target(&self) -> Result<Target> {
        match &self.server {
            Some(address) => Ok(Target::running(address, self.pid)),
            None => Target::start(&std::env::current_exe()?, self.database.as_deref()).await,
        }
    }
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        match arguments.command {
            Command::Load(arguments) => load(arguments).await,
            Command::Idle(arguments) => idle(arguments).await,
            Command::Torture(arguments) => torture(arguments).await,
        }
    });
    runtime.shutdown_background();
    done
}

async fn load(arguments: LoadArguments) -> Result<()> {
    let LoadArguments { tables, players, think, talk, seconds, seed, target, output } = arguments;
    allow_connections(u64::from(tables) * u64::from(players))?;
    let time = Duration::from_secs(seconds.into());
    let options = playing::Options { tables, players, think, talk, time, seed: seed.number() };
    let target = target.target().await?;
    let line = progress::line();
    let control = Control { stop: progress::stop(), progress: &|progress| line.set_message(progress) };
    let report = playing::measure(&options, &target, control).await;
    line.finish_and_clear();
    print(output, "benben-bench-load/1", &report?)
}

async fn idle(IdleArguments { connections, target, output }: IdleArguments) -> Result<()> {
    allow_connections(connections.into())?;
    let target = target.target().await?;
    let line = progress::line();
    let control = Control { stop: progress::stop(), progress: &|progress| line.set_message(progress) };
    let report = idle::measure(connections, &target, control).await;
    line.finish_and_clear();
    let report = report?;
    print(output, "benben-bench-idle/1", &report)?;
    report.check()
}

async fn torture(arguments: TortureArguments) -> Result<()> {
    let TortureArguments { minutes, tables, seed, database, progress: shown, output } = arguments;
    let time = Duration::from_secs_f64(minutes.clamp(0.0, 1e6) * 60.0);
    let options = torture::Options { time, tables, seed: seed.number(), database };
    let show = |progress: String| {
        if shown {
            anstream::eprintln!("{progress}");
        }
    };
    let control = Control { stop: progress::stop(), progress: &show };
    let report = torture::run(&std::env::current_exe()?, &options, control).await?;
    print(output, "benben-bench-torture/1", &report)
}

/// Raises the limit of open files, and fails if that is not enough.
fn allow_connections(connections: u64) -> Result<()> {
    // Besides the connections: standard streams, the runtime, HTTP requests that make tables.
    let needed = connections + 200;
    match open_files::raise_limit()? {
        Some(limit) if limit < needed => bail!(
            "{connections} connections need {needed} open files, but this system allows {limit}: raise it with `ulimit -Hn`"
        ),
        _ => Ok(()),
    }
}

/// `200..600`, or one number.
fn think(text: &str) -> Result<RangeInclusive<u32>, String> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number <= 3_600_000);
    match (number(least), number(most)) {
        (Some(least), Some(most)) if least <= most => Ok(least..=most),
        _ => Err("expected milliseconds, as 300 or 200..600".to_owned()),
    }
}

/// Prints a report as lines, or as JSON.
fn print(output: OutputArguments, format: &str, report: &(impl Serialize + Display)) -> Result<()> {
    output.print(format, report, |out| write!(out, "{report}"))
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
