//! The command line of the one binary: play, simulate, check and draw the three games from a terminal, and serve them.

mod admin;
mod analyse;
mod arena;
mod bench;
mod common;
mod deck;
mod engine;
mod open_files;
mod output;
mod play;
mod progress;
mod record_files;
mod rules;
mod serve;
mod simulate;
mod trace;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use server::PageFiles;
use std::process::ExitCode;

/// The Game, Silver & Gold: Pyramids, and Pyramids: exact rules, records that anyone can check, fast simulation.
#[derive(Debug, Parser)]
#[command(name = "benben", version, propagate_version = true, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Admin(admin::Arguments),
    Play(play::Arguments),
    Analyse(analyse::Arguments),
    Arena(arena::Arguments),
    Engine(engine::Arguments),
    Simulate(simulate::Arguments),
    Record(record_files::Arguments),
    Trace(trace::Arguments),
    Deck(deck::Arguments),
    Rules(rules::Arguments),
    Bench(bench::Arguments),
}

/// Does what the arguments of the process say.
#[must_use]
pub fn run(page: PageFiles) -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    let done = match arguments.command {
        Command::Serve(arguments) => serve::run(arguments, page),
        Command::Admin(arguments) => admin::run(arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Analyse(arguments) => analyse::run(arguments),
        Command::Arena(arguments) => arena::run(arguments),
        Command::Engine(arguments) => engine::run(arguments),
        Command::Simulate(arguments) => simulate::run(arguments),
        Command::Record(arguments) => record_files::run(arguments),
        Command::Trace(arguments) => trace::run(arguments),
        Command::Deck(arguments) => deck::run(arguments),
        Command::Rules(arguments) => rules::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if output::is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("benben: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Help goes to standard output as it is; anything else that clap says becomes one clear line.
fn refuse(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // Nobody is left to tell when the pipe is closed.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = error.print();
        return ExitCode::from(2);
    }
    anstream::eprintln!("benben: {}", output::one_line(&error.to_string()));
    ExitCode::from(2)
}
