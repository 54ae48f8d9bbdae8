//! `benben bench`: what the server can bear.

mod arrive;
mod files;
mod gauge;
mod heard;
mod idle;
mod latency;
mod load;
mod report;
mod run;
mod seat;
mod target;
mod torture;

use anyhow::Result;
use clap::{Args, Subcommand};

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
    Load(load::Arguments),
    Idle(idle::Arguments),
    Torture(torture::Arguments),
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    match arguments.command {
        Command::Load(arguments) => load::run(&arguments),
        Command::Idle(arguments) => idle::run(&arguments),
        Command::Torture(arguments) => torture::run(&arguments),
    }
}
