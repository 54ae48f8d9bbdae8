//! The project's chores. `cargo xtask --help` lists them.

mod fuzz;
mod page;
mod run;
mod rustdoc;
mod serve;
mod steps;
mod test;
mod test_program;
mod tools;
mod torture;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use run::{Output, cargo, root};
use std::path::PathBuf;
use std::process::ExitCode;
use tools::Tool;

/// The project's chores
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    Serve(serve::Arguments),
    Test(test::Arguments),
    /// Build the page into apps/web/dist, which the server embeds
    Page,
    Fuzz(fuzz::Arguments),
    Torture(torture::Arguments),
    /// Accept what the tests print now as their expected output (read the diff before you commit it)
    Bless,
    /// Write the manual pages of `benben` into a folder, for packages
    Man {
        /// The folder
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Measure
    Bench {
        /// What to measure
        #[command(subcommand)]
        what: Bench,
    },
    /// Tune the weights of a game's bots by self-play and write them to their file (takes minutes)
    Tune {
        /// The game
        game: String,
        /// The seed of all randomness
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

#[derive(Debug, Subcommand)]
enum Bench {
    /// Random play through the public interface of each game, on one thread
    Engine,
    /// How light the page is, in Chromium: bytes, times, frames, memory (takes minutes)
    Web,
    /// How strong the bots are: the table of docs/benchmarks.md (takes hours; less with `-- --share 0.1`)
    Strength {
        /// Arguments of the benchmark: `cargo xtask bench strength -- --help` lists them
        #[arg(last = true)]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    let result = match rustdoc::real() {
        Some(real) => rustdoc::run(&real),
        None => run(Arguments::parse().chore),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    let output = &Output::Shown;
    match chore {
        Chore::Serve(arguments) => serve::run(&arguments),
        Chore::Test(arguments) => test::run(&arguments),
        Chore::Page => page::build(output),
        Chore::Fuzz(arguments) => fuzz::run(&arguments),
        Chore::Torture(arguments) => torture::run(&arguments),
        Chore::Bless => {
            cargo("test", ["--workspace"]).env("INSTA_UPDATE", "always").env("BLESS", "1").run(output)
        }
        Chore::Man { folder } => {
            let folder = std::path::absolute(folder)?;
            cargo("run", ["--package", "cli", "--example", "man", "--"]).and([folder]).run(output)
        }
        Chore::Bench { what: Bench::Engine } => bench("engine").run(output),
        Chore::Bench { what: Bench::Web } => {
            tools::install(&tools::missing(&[Tool::Chromium, Tool::Npm])?, output)?;
            page::build(output)?;
            test::with_browser(bench("web"), output)?.run(output)
        }
        Chore::Bench { what: Bench::Strength { arguments } } => {
            bench("strength").and(["--"]).and(arguments).run(output)
        }
        Chore::Tune { game, seed } => {
            let tune = cargo("run", ["--release", "--package", "benben-arena", "--example", "tune", "--"]);
            let weights = tune.and([game.as_str(), &seed.to_string()]).printed()?;
            let path = root().join("players/bots/src").join(game.replace('-', "_")).join("weights.rs");
            std::fs::write(&path, weights).with_context(|| path.display().to_string())?;
            cargo("fmt", ["--package", "benben-bots"]).run(output)?;
            println!("wrote {}", path.display());
            Ok(())
        }
    }
}

/// A benchmark of `cli`, the crate with the binary.
fn bench(name: &str) -> run::Program {
    cargo("bench", ["--package", "cli", "--bench", name])
}
