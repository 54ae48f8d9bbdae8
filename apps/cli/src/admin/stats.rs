//! How much there is.

use super::data::DataArguments;
use crate::output::OutputArguments;
use anyhow::Result;
use clap::Args;
use serde_json::json;
use store::{Counts, Store};

/// Count tables, entries of their logs, and guests
///
/// Guests are those who have chosen a name; others the server knows by their cookie alone.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    data: DataArguments,

    #[command(flatten)]
    output: OutputArguments,
}

pub(super) async fn run(arguments: Arguments) -> Result<()> {
    let store = arguments.data.open().await?;
    let counts = store.counts().await;
    store.close().await;
    let Counts { open, playing, over, closed, entries, guests } = counts?;
    let report = json!({
        "tables": { "open": open, "playing": playing, "over": over, "closed": closed },
        "entries": entries,
        "guests": guests,
    });
    let lines = [
        ("tables", open + playing + over + closed),
        ("  open", open),
        ("  playing", playing),
        ("  over", over),
        ("  closed", closed),
        ("entries", entries),
        ("guests", guests),
    ];
    arguments.output.print("benben-admin-stats/1", &report, |out| {
        lines.iter().try_for_each(|(name, count)| writeln!(out, "{name:<10} {count:>9}"))
    })
}
