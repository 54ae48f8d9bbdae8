//! The project's chores. `cargo xtask --help` lists them.

mod bench_web;
mod browser;
mod debian;
mod fuzz;
mod page;
mod postgres;
mod pyramids_deck;
mod run;
mod silver_gold_deck;
mod strength;
mod test;
mod torture;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand, ValueEnum};
use run::{cargo, root};

/// The frozen files of the shipped decks, and the seed from which the first was made.
const SILVER_GOLD_DECK: &str = "silver-gold/decks/benben-48.deck";
const SILVER_GOLD_SEED: u64 = 48;
const PYRAMIDS_DECK: &str = "pyramids/decks/benben-112.deck";

/// The project's chores
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    /// Set up what is needed and run every check: what CI runs
    Test,
    /// Build the page into web/dist, which the server embeds
    Page,
    /// Set up Chromium, build the page and try it there: whole games, two browsers, lost connections, every language
    Browser,
    /// Build everything, the page included, and start the server
    Serve {
        /// What `benben serve` is to be told: `cargo xtask serve -- --help` lists it
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    Fuzz(fuzz::Arguments),
    Torture(torture::Arguments),
    /// Take over what the tests now print as what they should print (look at the diff before you commit it)
    Bless,
    /// Measure speed
    Bench {
        /// What to measure
        #[command(subcommand)]
        what: Bench,
    },
    /// Make the weights of a game's bots anew by self-play and write them to their file (takes minutes)
    Tune {
        /// Whose bots
        #[arg(value_parser = GAMES)]
        game: String,
        /// The number that everything follows from
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Make a shipped deck anew and write it to its frozen file
    Deck {
        /// Whose deck
        #[arg(value_enum)]
        game: Deck,
        /// The seed of the generator (Silver & Gold)
        #[arg(long, default_value_t = SILVER_GOLD_SEED)]
        seed: u64,
    },
}

#[derive(Debug, Subcommand)]
enum Bench {
    /// Random play through the public interface of each game, on one thread
    Engine,
    /// How light the page is, in Chromium: bytes, times, frames, memory (takes minutes)
    Web,
    /// How strong the bots are: the table of docs/benchmarks.md (takes hours; less with --share)
    Strength {
        /// The bots of one game only
        #[arg(value_parser = GAMES)]
        game: Option<String>,
        /// The share of the games to play
        #[arg(long, default_value_t = 1.0)]
        share: f64,
        /// The number that everything follows from
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

const GAMES: [&str; 3] = ["the-game", "silver-gold", "pyramids"];

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Deck {
    SilverGold,
    Pyramids,
}

fn main() -> Result<()> {
    match Arguments::parse().chore {
        Chore::Test => test::run(),
        Chore::Page => page::build(),
        Chore::Browser => {
            browser::set_up()?;
            page::build()?;
            let tests = ["test", "--package", "cli", "--test", "browser"];
            browser::with_browser(cargo(tests)).run()
        }
        Chore::Serve { arguments } => {
            page::build()?;
            let serve = ["run", "--release", "--quiet", "--package", "cli", "--", "serve"].map(str::to_owned);
            cargo(serve.into_iter().chain(arguments)).run()
        }
        Chore::Fuzz(arguments) => fuzz::run(&arguments),
        Chore::Torture(arguments) => torture::run(&arguments),
        Chore::Bless => {
            cargo(["test", "--workspace", "--quiet"]).env("INSTA_UPDATE", "always").env("BLESS", "1").run()
        }
        Chore::Bench { what: Bench::Engine } => {
            cargo(["bench", "--quiet", "-p", "cli", "--bench", "engine"]).run()
        }
        Chore::Bench { what: Bench::Web } => bench_web::run(),
        Chore::Bench { what: Bench::Strength { game, share, seed } } => {
            strength::run(game.as_deref(), share, seed)
        }
        Chore::Tune { game, seed } => {
            let seed = seed.to_string();
            let tune = ["run", "--release", "--quiet", "--package", "arena", "--example", "tune", "--"];
            let weights = cargo(tune.into_iter().chain([game.as_str(), &seed])).printed()?;
            let path = root().join("bots/src").join(game.replace('-', "_")).join("weights.rs");
            std::fs::write(&path, weights).with_context(|| path.display().to_string())?;
            cargo(["fmt", "--package", "bots"]).run()?;
            println!("wrote {}", path.display());
            Ok(())
        }
        Chore::Deck { game, seed } => {
            let (path, text) = match game {
                Deck::SilverGold => (SILVER_GOLD_DECK, silver_gold_deck::make(seed)),
                Deck::Pyramids => (PYRAMIDS_DECK, pyramids_deck::make()),
            };
            let path = root().join(path);
            std::fs::write(&path, text).with_context(|| path.display().to_string())?;
            println!("wrote {}", path.display());
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_decks_are_what_their_makers_make() {
        let frozen = |path| std::fs::read_to_string(root().join(path)).unwrap();
        assert_eq!(frozen(SILVER_GOLD_DECK), silver_gold_deck::make(SILVER_GOLD_SEED));
        assert_eq!(frozen(PYRAMIDS_DECK), pyramids_deck::make());
    }
}
