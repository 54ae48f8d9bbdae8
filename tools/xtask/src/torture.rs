//! A killed server must lose nothing: `benben bench torture` with both kinds of database.

use crate::run::{Output, cargo, program, target};
use crate::tools::{self, Tool};
use anyhow::Result;
use clap::Args;

/// Kill a server under load over and over, and see that nothing is lost
///
/// Once with SQLite, and once with a PostgreSQL that is stopped and started meanwhile.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Minutes for each kind of database
    #[arg(long, default_value_t = 10.0, value_name = "N")]
    minutes: f64,

    /// The seed of players and kills
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// The number of tables
    #[arg(long, default_value_t = 24, value_name = "N")]
    tables: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let output = &Output::Shown;
    tools::install(&tools::missing(&[Tool::PostgreSql])?, output)?;
    cargo("build", ["--release", "--package", "cli"]).run(output)?;
    cargo("build", ["--package", "store", "--example", "postgres"]).run(output)?;
    let benben = target().join("release").join("benben");
    let with_postgres = target().join("debug").join("examples").join("postgres");
    let numbers = [arguments.minutes.to_string(), arguments.seed.to_string(), arguments.tables.to_string()];
    let numbers: Vec<String> = ["--minutes", "--seed", "--tables"]
        .into_iter()
        .zip(numbers)
        .flat_map(|(name, number)| [name.to_owned(), number])
        .collect();
    println!("== SQLite");
    program(&benben, ["bench", "torture"]).and(&numbers).run(output)?;
    println!("\n== PostgreSQL");
    let torture = ["bench", "torture", "--database", "{url}"];
    program(with_postgres, ["--trouble"]).and([&benben]).and(torture).and(&numbers).run(output)
}
