//! How much there is.

use super::place::Place;
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
    place: Place,

    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

pub(super) async fn run(arguments: Arguments) -> Result<()> {
    let store = arguments.place.open().await?;
    let counts = store.counts().await;
    store.close().await;
    let Counts { open, playing, over, closed, entries, guests } = counts?;
    let tables = open + playing + over + closed;
    let text = if arguments.json {
        json!({
            "tables": { "open": open, "playing": playing, "over": over, "closed": closed },
            "entries": entries,
            "guests": guests,
        })
        .to_string()
    } else {
        let lines = [
            ("tables", tables),
            ("  open", open),
            ("  playing", playing),
            ("  over", over),
            ("  closed", closed),
            ("entries", entries),
            ("guests", guests),
        ];
        lines.map(|(name, count)| format!("{name:<10} {count:>9}")).join("\n")
    };
    crate::output::line(&text)?;
    Ok(())
}
