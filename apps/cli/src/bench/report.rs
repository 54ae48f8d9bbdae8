//! What a measurement says.

use super::gauge::Spent;
use anyhow::Result;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// What the machine did meanwhile, in cores that were busy.
#[derive(Debug, Serialize)]
pub(super) struct Machine {
    cores: usize,
    server: Option<f64>,
    generator: f64,
    all: f64,
}

impl Machine {
    pub(super) fn new(before: Spent, after: Spent, elapsed: Duration) -> Self {
        let busy = |before: u64, after: u64| {
            rounded(after.saturating_sub(before) as f64 / 1e6 / elapsed.as_secs_f64())
        };
        Self {
            cores: std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get),
            server: before.server.zip(after.server).map(|(before, after)| busy(before, after)),
            generator: busy(before.own, after.own),
            all: busy(before.machine, after.machine),
        }
    }

    pub(super) fn line(&self) -> (&'static str, String) {
        let server = self.server.map_or_else(|| "?".to_owned(), |server| format!("{server:.2}"));
        let Self { cores, generator, all, .. } = self;
        ("cores busy", format!("{server} server, {generator:.2} generator, {all:.2} in all, of {cores}"))
    }
}

/// Two places behind the point are all that such measurements are worth.
pub(super) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// Prints lines with names and values, or JSON.
pub(super) fn print(json: bool, report: &impl Serialize, lines: &[(&'static str, String)]) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, report).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        for (name, value) in lines {
            writeln!(out, "{name:<22} {value}")?;
        }
    }
    out.flush()?;
    Ok(())
}
