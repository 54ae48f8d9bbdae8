//! What all deck files have in common: comments and the two lines at the start.

/// An error in a deck file, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}{}: {problem}", card.as_ref().map_or_else(String::new, |card| format!(", card {card}")))]
pub struct DeckError {
    /// The line, from 1.
    pub line: usize,
    /// The card that the line belongs to, as the file names it.
    pub card: Option<String>,
    /// The problem, and what should be there instead.
    pub problem: String,
}

/// The lines of a deck file, read from the first on.
///
/// ```
/// use tabletop::DeckLines;
///
/// let mut lines = DeckLines::new("# my own cards\ndeck mine\ngame pyramids\n\nr 2=6 3=5 # red\n")?;
/// assert_eq!(lines.header("pyramids")?, "mine");
/// assert_eq!(lines.next_line(), Some("r 2=6 3=5"));
/// assert_eq!(lines.number(), 5);
/// # Ok::<(), tabletop::DeckError>(())
/// ```
#[derive(Clone, Debug)]
pub struct DeckLines<'a> {
    rest: std::str::Lines<'a>,
    number: usize,
}

impl<'a> DeckLines<'a> {
    /// The most bytes in a deck file, comments included.
    pub const MOST_BYTES: usize = 64 * 1024;

    /// The most characters in the name of a deck.
    pub const LONGEST_NAME: usize = 40;

    /// Starts before the first line.
    pub fn new(text: &'a str) -> Result<Self, DeckError> {
        // Some editors put a byte order mark in front; it means nothing in UTF-8.
        let lines = Self { rest: text.strip_prefix('\u{feff}').unwrap_or(text).lines(), number: 0 };
        if text.len() > Self::MOST_BYTES {
            let (bytes, most) = (text.len(), Self::MOST_BYTES);
            return lines.fail(format!("the file has {bytes} bytes; a deck file has at most {most}"));
        }
        Ok(lines)
    }

    /// The number of the line read last, from 1.
    pub fn number(&self) -> usize {
        self.number.max(1)
    }

    /// Reads the next line as it is.
    pub fn next_raw(&mut self) -> Option<&'a str> {
        let line = self.rest.next()?;
        self.number += 1;
        Some(line)
    }

    /// Reads the next line that is not empty, without its comment. `#` starts a comment at the start of a line and after
    /// a space.
    pub fn next_line(&mut self) -> Option<&'a str> {
        loop {
            let line = without_comment(self.next_raw()?);
            if !line.is_empty() {
                return Some(line);
            }
        }
    }

    /// Reads the next line, which must start with `word`, and returns what follows. `example` is what a message says
    /// should follow.
    pub fn entry(&mut self, word: &str, example: &str) -> Result<&'a str, DeckError> {
        let Some(line) = self.next_line() else {
            return self.fail(format!("the file ends; expected `{word} {example}`"));
        };
        match line.split_once(char::is_whitespace) {
            Some((first, rest)) if first == word => Ok(rest.trim()),
            _ => self.fail(format!("found {}; expected `{word} {example}`", quoted(line))),
        }
    }

    /// Reads the lines `deck NAME` and `game GAME` of a deck for this game, and returns the name.
    pub fn header(&mut self, game: &str) -> Result<&'a str, DeckError> {
        let name = self.entry("deck", "NAME")?;
        let is_good = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if name.len() > Self::LONGEST_NAME || !name.chars().all(is_good) {
            let (name, most) = (quoted(name), Self::LONGEST_NAME);
            return self.fail(format!("{name} is no name; expected 1 to {most} of a-z, 0-9 and `-`"));
        }
        let given = self.entry("game", game)?;
        if given != game {
            return self.fail(format!("the deck is for game {}; expected `{game}`", quoted(given)));
        }
        Ok(name)
    }

    /// An error in the line read last.
    pub fn error(&self, card: Option<String>, problem: impl Into<String>) -> DeckError {
        DeckError { line: self.number(), card, problem: problem.into() }
    }

    /// Fails in the line read last, which belongs to no card.
    pub fn fail<T>(&self, problem: impl Into<String>) -> Result<T, DeckError> {
        Err(self.error(None, problem))
    }
}

fn without_comment(line: &str) -> &str {
    let before = |place: usize| line.get(..place).unwrap_or_default();
    let starts = |place: &usize| before(*place).chars().next_back().is_none_or(char::is_whitespace);
    let start = line.match_indices('#').map(|(place, _)| place).find(starts);
    start.map_or(line, before).trim()
}

/// The start of a text of the file in backticks, for a message. Characters that do not print are escaped.
pub fn quoted(text: &str) -> String {
    let shown: String = text.chars().take(24).collect();
    let more = if shown.len() < text.len() { "…" } else { "" };
    format!("`{}{more}`", shown.escape_debug())
}

/// Reads a number without sign or leading zeros.
pub fn plain_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(text: &str) -> String {
        let name = DeckLines::new(text).and_then(|mut lines| lines.header("toy").map(str::to_owned));
        name.unwrap_or_else(|error| error.to_string())
    }

    #[test]
    fn a_deck_starts_with_its_name_and_its_game() {
        for (text, expected) in [
            ("deck mine-2\ngame toy\n", "mine-2"),
            ("\u{feff}# a comment\r\n\r\n\tdeck  mine-2 # a name\r\ngame\ttoy\r\n", "mine-2"),
            ("", "line 1: the file ends; expected `deck NAME`"),
            ("# nothing\n\n", "line 2: the file ends; expected `deck NAME`"),
            ("deck\n", "line 1: found `deck`; expected `deck NAME`"),
            ("game toy\n", "line 1: found `game toy`; expected `deck NAME`"),
            ("deck Two Words\n", "line 1: `Two Words` is no name; expected 1 to 40 of a-z, 0-9 and `-`"),
            ("deck a#b\n", "line 1: `a#b` is no name; expected 1 to 40 of a-z, 0-9 and `-`"),
            ("deck d\n", "line 1: the file ends; expected `game toy`"),
            ("deck d\n\ngame pyramids\n", "line 3: the deck is for game `pyramids`; expected `toy`"),
        ] {
            assert_eq!(header(text), expected, "{text:?}");
        }
        let longest = "a".repeat(DeckLines::LONGEST_NAME);
        assert_eq!(header(&format!("deck {longest}\ngame toy")), longest);
        assert!(
            header(&format!("deck {longest}a\ngame toy")).starts_with("line 1: `aaaaaaaaaaaaaaaaaaaaaaaa…`")
        );
        let long = "#\n".repeat(40_000);
        assert_eq!(header(&long), "line 1: the file has 80000 bytes; a deck file has at most 65536");
    }
}
