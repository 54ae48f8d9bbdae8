//! `benben record`: show and verify the text of whole games.

mod pyramids;
mod show;
mod shown;
mod silver_gold;
mod the_game;
mod verify;

use crate::common::read_text_or_input;
use anyhow::Result;
use clap::{Args, Subcommand};
use record::Record;
use std::path::Path;

/// Show and verify records of whole games
///
/// A record is plain text: who played what, every deal, every choice, the result. It can be replayed by anyone, and
/// once its seed is revealed anyone can check that nobody chose the cards.
#[derive(Debug, Args)]
#[command(
    arg_required_else_help = true,
    after_help = "Examples:
  benben record verify game.benben
  benben record show game.benben --at 20"
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Show(show::Arguments),
    Verify(verify::Arguments),
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    match arguments.command {
        Command::Show(arguments) => show::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
    }
}

/// Reads a record and finds its form right; `-` is standard input.
pub(crate) fn read_record(path: &Path) -> Result<Record> {
    read_text_or_input(path)?.parse().map_err(in_file(path))
}

/// Says in which file something is wrong.
pub(crate) fn in_file<E: std::error::Error + Send + Sync + 'static>(
    path: &Path,
) -> impl Fn(E) -> anyhow::Error {
    move |error| anyhow::Error::new(error).context(path.display().to_string())
}
