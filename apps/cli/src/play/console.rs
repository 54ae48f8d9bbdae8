//! Lines in and lines out, on a terminal or not.

use crate::text::wrap;
use std::borrow::Cow;
use std::io::{self, BufRead, Read, Write};

/// The most bytes of a line that is read: more than any move has.
const MAX_LINE: u64 = 4096;

/// What reads the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// Without a terminal what is typed is written down, so that the whole can be read afterwards.
    pub(crate) terminal: bool,
    /// Whether escape codes may be written.
    pub(crate) colours: bool,
}

/// Where a person reads and types, line by line.
#[derive(Debug)]
pub(crate) struct Console<R, W> {
    input: R,
    output: W,
    look: Look,
    width: Option<usize>,
}

impl<R: BufRead, W: Write> Console<R, W> {
    /// A console whose lines are at most `width` characters long, if that is known.
    pub(crate) const fn new(input: R, output: W, look: Look, width: Option<usize>) -> Self {
        Self { input, output, look, width }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        self.write(text, None)
    }

    /// Writes lines.
    pub(crate) fn lines<T: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = T>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.line(line.as_ref()))
    }

    /// Writes a line that starts something new.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        self.write(text, Some(anstyle::Style::new().bold()))
    }

    /// Writes a line that says why something can't be done.
    pub(crate) fn refuse(&mut self, text: &str) -> io::Result<()> {
        self.write(text, Some(anstyle::AnsiColor::Yellow.on_default()))
    }

    /// Writes an empty line.
    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// Says on a terminal what takes a moment; [`Console::passed`] takes it away again where that is possible.
    pub(crate) fn passing(&mut self, text: &str) -> io::Result<()> {
        match self.look {
            Look { terminal: false, .. } => Ok(()),
            Look { colours: false, .. } => writeln!(self.output, "{text}"),
            _ => {
                write!(self.output, "{text}")?;
                self.output.flush()
            }
        }
    }

    /// The moment has passed.
    pub(crate) fn passed(&mut self) -> io::Result<()> {
        // To the start of the line, and nothing is left of it.
        let Look { terminal, colours } = self.look;
        if terminal && colours { write!(self.output, "\r\x1b[K") } else { Ok(()) }
    }

    /// What is typed next, without spaces around it; nothing when the input has ended.
    pub(crate) fn ask(&mut self) -> io::Result<Option<String>> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes)?;
        // Keys such as the arrows type control characters, which would come back in answers.
        let text: String = String::from_utf8_lossy(&bytes).chars().filter(|c| !c.is_control()).collect();
        let text = text.trim().to_owned();
        if read == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        if !self.look.terminal {
            writeln!(self.output, "{text}")?;
        }
        Ok(Some(text))
    }

    /// Takes what was written out of sight, before somebody else looks at the same screen.
    pub(crate) fn hide(&mut self) -> io::Result<()> {
        match self.look {
            Look { terminal: false, .. } => Ok(()),
            Look { colours: false, .. } => write!(self.output, "{}", "\n".repeat(60)),
            // Clears the screen and what can be scrolled back to.
            _ => write!(self.output, "\x1b[2J\x1b[3J\x1b[H"),
        }
    }

    fn write(&mut self, text: &str, style: Option<anstyle::Style>) -> io::Result<()> {
        let text = self.width.map_or(Cow::Borrowed(text), |width| Cow::Owned(wrap(text, width)));
        match style.filter(|_| self.look.colours) {
            Some(style) => writeln!(self.output, "{style}{text}{style:#}"),
            None => writeln!(self.output, "{text}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_colours_bring_escape_codes() {
        for (terminal, colours) in [(false, false), (true, false), (false, true), (true, true)] {
            let look = Look { terminal, colours };
            let mut output = Vec::new();
            let mut console = Console::new(&b"x\n"[..], &mut output, look, None);
            console.heading("h").unwrap();
            console.refuse("r").unwrap();
            console.hide().unwrap();
            console.passing("p").unwrap();
            console.passed().unwrap();
            assert_eq!(console.ask().unwrap().as_deref(), Some("x"));
            assert_eq!(console.ask().unwrap(), None);
            assert_eq!(output.contains(&0x1b), colours, "{look:?}");
        }
    }
}
