//! Tags: `[Name "value"]`.

use crate::error::Position;
use std::fmt;
use tabletop::{Scan, TextError};

/// A tag of a record. The name is a letter, then letters, digits and `_`. The value has no control characters.
///
/// ```
/// let text = r#"
/// [Game "the-game"]
/// [Format "1"]
/// [Players "1"]
/// [Event "the \"final\""]
/// result *
/// "#;
/// // Readers keep tags that they do not know.
/// let record: record::Record = text.trim_start().parse()?;
/// let event = record.tags().iter().find(|tag| tag.name() == "Event").ok_or("no such tag")?;
/// assert_eq!(event.value(), "the \"final\"");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    name: String,
    value: String,
    line: usize,
}

impl Tag {
    /// The most characters of a new value, so that it fits in a line when escaped.
    const VALUE_LIMIT: usize = 1024;

    /// A known tag, whose value never has control characters.
    pub(crate) fn known(name: &'static str, value: String) -> Self {
        Self { name: name.to_owned(), value, line: 0 }
    }

    /// Checks the value of a new tag.
    pub(crate) fn check_value(value: &str) -> Result<(), TextError> {
        let end = read_plain(value)?;
        if value.chars().count() > Self::VALUE_LIMIT {
            return end.fail(format!("at most {} characters", Self::VALUE_LIMIT));
        }
        Ok(())
    }

    /// Parses a whole line that starts with `[`.
    pub(crate) fn parse(text: &str, line: usize) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        scan.expect("[")?;
        if !scan.rest().starts_with(|c: char| c.is_ascii_alphabetic()) {
            return scan.fail("the name of a tag");
        }
        let name = scan.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        scan.expect(" ")?;
        scan.expect("\"")?;
        let mut value = String::new();
        loop {
            value += scan.take_while(|c| c != '"' && c != '\\' && !c.is_control());
            if scan.accept("\"") {
                break;
            }
            if scan.accept("\\\"") {
                value.push('"');
            } else if scan.accept("\\\\") {
                value.push('\\');
            } else {
                return scan.fail(match scan.rest().chars().next() {
                    Some('\\') => "`\\\"` or `\\\\`",
                    Some(_) => "no control character",
                    None => "`\"` at the end of the value",
                });
            }
        }
        scan.expect("]")?;
        scan.take_while(|c| c == ' ');
        if scan.is_done() || scan.rest().starts_with('#') {
            return Ok(Self { name: name.to_owned(), value, line });
        }
        scan.fail("the end of the line or a comment")
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }

    /// The position of the tag.
    pub(crate) fn position(&self) -> Position {
        Position::line(self.line)
    }

    /// The position of the value.
    pub(crate) fn value_position(&self) -> Position {
        Position { line: self.line, column: self.name.len() + 4 }
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} \"{}\"]", self.name, self.value.replace('\\', "\\\\").replace('"', "\\\""))
    }
}

/// Reads a text that has no control characters, to its end.
pub(crate) fn read_plain(text: &str) -> Result<Scan<'_>, TextError> {
    let mut scan = Scan::new(text);
    scan.take_while(|c| !c.is_control());
    if scan.is_done() { Ok(scan) } else { scan.fail("no control character") }
}
