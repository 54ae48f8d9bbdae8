//! `benben record`: show and verify the text of whole games.

mod pyramids;
mod show;
mod shown;
mod silver_gold;
mod the_game;
mod verify;

use anyhow::Result;
use clap::{Args, Subcommand};

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

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    match &arguments.command {
        Command::Show(arguments) => show::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
    }
}
