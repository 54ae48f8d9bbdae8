//! `benben deck`: check, weigh and draw decks of one's own.

mod any;
mod check;
mod draw;
pub(crate) mod json;
mod report;

use anyhow::Result;
use clap::{Args, Subcommand};

/// Check, weigh and draw decks of your own
///
/// Silver & Gold and Pyramids are played with decks that are plain text, so anybody can type in another. `benben play`,
/// `simulate` and `trace` take one with --deck FILE; a record names its deck, with a checksum.
#[derive(Debug, Args)]
#[command(
    arg_required_else_help = true,
    after_help = "Examples:
  benben deck check my.deck
  benben deck report my.deck --games 20000
  benben deck draw silver-gold --sheet --out print"
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Arguments),
    Report(report::Arguments),
    Draw(draw::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Check(arguments) => check::run(arguments),
        Command::Report(arguments) => report::run(arguments),
        Command::Draw(arguments) => draw::run(arguments),
    }
}
