//! A killed server must lose nothing: `benben bench torture` with both kinds of database.

use crate::postgres;
use crate::run::{cargo, program, target};
use anyhow::Result;
use clap::Args;

/// Kill a server under load over and over, and see that nothing is lost
///
/// Once with SQLite, and once with a PostgreSQL that is stopped and started meanwhile.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// For how long with each kind of database
    #[arg(long, default_value_t = 10.0, value_name = "N")]
    minutes: f64,

    /// The number from which players and kills follow
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many tables
    #[arg(long, default_value_t = 24, value_name = "N")]
    tables: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    postgres::set_up()?;
    cargo(["build", "--release", "--quiet", "--package", "cli"]).run()?;
    cargo(["build", "--quiet", "--package", "store", "--example", "postgres"]).run()?;
    let benben = target().join("release").join("benben");
    let torture = |more: &[&str]| {
        let numbers =
            [arguments.minutes.to_string(), arguments.seed.to_string(), arguments.tables.to_string()];
        let named = ["--minutes", "--seed", "--tables"].into_iter().zip(numbers);
        let given = named.flat_map(|(name, number)| [name.to_owned(), number]);
        let fixed = ["bench", "torture"].iter().chain(more).map(|word| (*word).to_owned());
        program(&benben, fixed.chain(given))
    };
    println!("== SQLite");
    torture(&[]).run()?;
    println!("\n== PostgreSQL");
    postgres::beside_trouble(torture(&["--database", "{url}"])).run()
}
