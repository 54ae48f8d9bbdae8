//! The command line of the one binary: play, simulate, check and draw the three games from a terminal, and serve them.

mod admin;
mod analyse;
mod arena;
mod arguments;
mod bench;
mod completions;
mod deck;
mod engine;
mod failure;
mod open_files;
mod output;
mod play;
mod progress;
mod record_files;
mod rules;
mod serve;
mod simulate;
mod text;
mod trace;

use clap::error::ErrorKind;
use clap::{ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand};
use server::PageFiles;
use std::ffi::OsString;
use std::process::ExitCode;

/// The Game, Silver & Gold: Pyramids, and Pyramids: exact rules, records that anyone can check, fast simulation.
#[derive(Debug, Parser)]
#[command(name = "benben", version, propagate_version = true, arg_required_else_help = true)]
#[command(after_help = failure::EXIT_CODES)]
struct Arguments {
    /// When to use colours: auto (on a terminal, unless NO_COLOR is set), always or never
    #[arg(long, global = true, value_name = "WHEN", default_value_t, hide_default_value = true)]
    #[arg(hide_possible_values = true)]
    color: ColorChoice,

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
    Completions(completions::Arguments),
}

/// All commands with their arguments and help, for completions and manual pages.
#[must_use]
pub fn command() -> clap::Command {
    Arguments::command()
}

/// Does what the arguments of the process say.
#[must_use]
pub fn run(page: PageFiles) -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let matches = command().color(early_color(&words)).try_get_matches_from(words);
    let arguments = match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    let color = match arguments.color {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    color.write_global();
    let done = match arguments.command {
        Command::Serve(arguments) => serve::run(arguments, page),
        Command::Admin(arguments) => admin::run(arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Record(arguments) => record_files::run(&arguments),
        Command::Trace(arguments) => trace::run(&arguments),
        Command::Deck(arguments) => deck::run(&arguments),
        Command::Rules(arguments) => rules::run(&arguments),
        Command::Bench(arguments) => bench::run(arguments),
        Command::Completions(arguments) => completions::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if output::is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("benben: {error:#}");
            ExitCode::from(failure::exit_code(&error))
        }
    }
}

/// What `--color` says, before the arguments are parsed: clap colours help itself.
fn early_color(words: &[OsString]) -> ColorChoice {
    let mut words = words.iter().filter_map(|word| word.to_str()).take_while(|word| *word != "--");
    let mut color = ColorChoice::Auto;
    while let Some(word) = words.next() {
        let value = match word.strip_prefix("--color") {
            Some("") => words.next(),
            other => other.and_then(|value| value.strip_prefix('=')),
        };
        color = value.and_then(|value| value.parse().ok()).unwrap_or(color);
    }
    color
}

/// Help goes to standard output as it is; anything else that clap says becomes one clear line.
fn refuse(error: &clap::Error) -> ExitCode {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    match error.kind() {
        DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand => {
            // Nobody is left to tell when the pipe is closed.
            let _ = error.print();
        }
        _ => anstream::eprintln!("benben: {}", output::one_line(&error.to_string())),
    }
    // 0 for help that was asked for, else 2.
    ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
}
