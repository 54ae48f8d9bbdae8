//! `benben admin`: what the server keeps, for whoever runs it.

mod backup;
pub(crate) mod data;

mod stats;

use anyhow::Result;
use clap::{Args, Subcommand};

/// Back up, restore, move and count what the server keeps
///
/// Works on the database itself, also while the server runs. Without options that is the SQLite file in the folder
/// `benben-data`, as for `benben serve`.
#[derive(Debug, Args)]
#[command(
    arg_required_else_help = true,
    after_help = "From SQLite to PostgreSQL, while no server runs:
  benben admin export everything.jsonl
  benben admin import everything.jsonl --database postgres://benben@localhost/benben"
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Export(backup::ExportArguments),
    Import(backup::ImportArguments),
    Stats(stats::Arguments),
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let done = runtime.block_on(async {
        match arguments.command {
            Command::Export(arguments) => backup::export(arguments).await,
            Command::Import(arguments) => backup::import(arguments).await,
            Command::Stats(arguments) => stats::run(arguments).await,
        }
    });
    runtime.shutdown_background();
    done
}
