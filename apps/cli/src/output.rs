//! What goes to standard output and to files.

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// Whether a command prints text or JSON.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct OutputArguments {
    /// Print JSON instead of text (see --help for its fields)
    #[arg(long)]
    pub(crate) json: bool,
}

impl OutputArguments {
    /// Prints a report: as a line of JSON whose first field is its format, or as the text that `text` writes.
    pub(crate) fn print(
        self,
        format: &str,
        report: &impl Serialize,
        text: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<()> {
        let mut out = anstream::AutoStream::auto(io::stdout()).lock();
        if self.json {
            json(&mut out, Some(format), report)?
        } else {
            text(&mut out)?
        }
        Ok(out.flush()?)
    }
}

/// Writes a line of JSON; its first field is the format, if one is given.
pub(crate) fn json(out: &mut impl Write, format: Option<&str>, value: &impl Serialize) -> io::Result<()> {
    #[derive(Serialize)]
    struct Line<'a, V> {
        #[serde(skip_serializing_if = "Option::is_none")]
        format: Option<&'a str>,
        #[serde(flatten)]
        value: &'a V,
    }
    // The error of a closed pipe must stay an `io::Error`, to be told from others.
    serde_json::to_writer(&mut *out, &Line { format, value })?;
    writeln!(out)
}

/// Whether nobody reads the output any more, as in `benben trace … | head`: no reason to complain.
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    error.chain().any(closed)
}

/// Prints a line at once, also where the output is no terminal.
pub(crate) fn line(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
}

/// Writes a file, or standard output for `-`.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    let written = if is_output(path) {
        io::stdout().lock().write_all(text.as_bytes())
    } else {
        std::fs::write(path, text)
    };
    written.with_context(|| path.display().to_string())
}

/// Whether the path stands for standard output.
pub(crate) fn is_output(path: &Path) -> bool {
    path == Path::new("-")
}

/// The gist of a message of several lines: the first paragraph without its `error: `, and where to read more.
pub(crate) fn one_line(message: &str) -> String {
    let gist: Vec<&str> = message
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:"))
        .filter(|line| !line.is_empty() && !line.starts_with("For more information"))
        .collect();
    let gist = gist.join("; ").replace(":; ", ": ");
    format!("{} (see --help)", gist.strip_prefix("error: ").unwrap_or(&gist))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_of_clap_becomes_one_line() {
        let message = "error: invalid value 'x' for '--players <N>': invalid digit\n\n  tip: a number\n\nUsage: benben\n\nFor more information, try '--help'.\n";
        let line = "invalid value 'x' for '--players <N>': invalid digit; tip: a number (see --help)";
        assert_eq!(one_line(message), line);
    }
}
