//! What goes to the terminal.

use std::io;

/// Whether nobody reads the output any more, as in `benben trace … | head`: no reason to complain.
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    error.chain().any(closed)
}

/// Prints a line at once, also where the output is no terminal.
pub(crate) fn line(text: &str) -> io::Result<()> {
    use io::Write;
    let mut out = io::stdout().lock();
    writeln!(out, "{text}")?;
    out.flush()
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
