//! The project's chores. `cargo xtask --help` lists them.

mod pyramids_deck;
mod run;
mod silver_gold_deck;
mod test;

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
    /// Take over what the tests now print as what they should print (look at the diff before you commit it)
    Bless,
    /// Measure speed
    Bench {
        /// What to measure
        #[arg(value_enum)]
        what: Bench,
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

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Bench {
    /// Random play through the public interface of each game, on one thread
    Engine,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Deck {
    SilverGold,
    Pyramids,
}

fn main() -> Result<()> {
    match Arguments::parse().chore {
        Chore::Test => test::run(),
        Chore::Bless => {
            cargo(["test", "--workspace", "--quiet"]).env("INSTA_UPDATE", "always").env("BLESS", "1").run()
        }
        Chore::Bench { what: Bench::Engine } => {
            cargo(["bench", "--quiet", "-p", "cli", "--bench", "engine"]).run()
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
