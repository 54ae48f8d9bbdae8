//! Reading the one text that each action, deal and result has.

use crate::Seat;
use std::fmt;
use std::ops::RangeInclusive;

/// Why a text could not be read: where, and what should have stood there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The first character that does not fit, counted from 1.
    pub column: usize,
    /// What was expected there, as a noun phrase.
    pub expected: String,
}

impl TextError {
    /// The same error in a line in which this text starts `offset` characters later.
    #[must_use]
    pub fn shifted(mut self, offset: usize) -> Self {
        self.column += offset;
        self
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for TextError {}

/// Reads a text from left to right.
///
/// ```
/// use tabletop::{Scan, TextError};
///
/// fn sum(text: &str) -> Result<u32, TextError> {
///     let mut scan = Scan::new(text);
///     let first = scan.number(0, 9, "a digit")?;
///     scan.expect("+")?;
///     let second = scan.number(0, 9, "a digit")?;
///     scan.end()?;
///     Ok(first + second)
/// }
///
/// assert_eq!(sum("3+4"), Ok(7));
/// assert_eq!(sum("3-4").map_err(|error| error.to_string()), Err("column 2: expected `+`".to_owned()));
/// ```
#[derive(Clone, Debug)]
pub struct Scan<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Scan<'a> {
    /// Starts at the beginning of the text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self { rest: text, column: 1 }
    }

    /// What has not been read yet.
    #[must_use]
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Fails at the place reached.
    pub fn fail<T>(&self, expected: impl Into<String>) -> Result<T, TextError> {
        Err(TextError { column: self.column, expected: expected.into() })
    }

    /// Reads this text if it comes next.
    pub fn accept(&mut self, text: &str) -> bool {
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                self.column += text.chars().count();
                true
            }
            None => false,
        }
    }

    /// Reads this text, or fails because it was expected.
    pub fn expect(&mut self, text: &str) -> Result<(), TextError> {
        if self.accept(text) {
            return Ok(());
        }
        match text {
            " " => self.fail("a space"),
            _ => self.fail(format!("`{text}`")),
        }
    }

    /// Reads the characters up to the next space or the end; may be empty.
    pub fn word(&mut self) -> &'a str {
        self.take_while(|c| c != ' ')
    }

    /// Reads characters while `accept` returns true.
    pub fn take_while(&mut self, mut accept: impl FnMut(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !accept(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.column += taken.chars().count();
        taken
    }

    /// Reads the next character if it is in the table, and returns what it stands for.
    pub fn one_of<T: Copy>(&mut self, table: &[(char, T)]) -> Option<T> {
        let next = self.rest.chars().next()?;
        let (_, value) = table.iter().find(|(character, _)| *character == next)?;
        self.take_one();
        Some(*value)
    }

    /// Reads a number without sign or leading zeros between `low` and `high`.
    pub fn number(&mut self, low: u32, high: u32, what: &str) -> Result<u32, TextError> {
        let before = self.clone();
        let digits = self.take_while(|c| c.is_ascii_digit());
        let plain = digits == "0" || !digits.starts_with('0');
        match digits.parse::<u32>() {
            Ok(number) if plain && (low..=high).contains(&number) => Ok(number),
            _ => {
                *self = before;
                let zeros = if plain { "" } else { " without leading zeros" };
                self.fail(format!("{what} ({low} to {high}){zeros}"))
            }
        }
    }

    /// Reads a number in the range and converts it with `make`.
    pub fn made<T>(
        &mut self,
        range: RangeInclusive<u8>,
        what: &str,
        make: impl FnOnce(u8) -> Option<T>,
    ) -> Result<T, TextError> {
        let before = self.clone();
        let number = self.number((*range.start()).into(), (*range.end()).into(), what)?;
        u8::try_from(number).ok().and_then(make).map_or_else(|| before.fail(what), Ok)
    }

    /// Reads a seat of a table of `players`.
    pub fn seat(&mut self, players: u8) -> Result<Seat, TextError> {
        self.made(0..=players.saturating_sub(1), "a seat", Seat::new)
    }

    /// Reads a whole number that may be negative.
    pub fn integer(&mut self, what: &str) -> Result<i32, TextError> {
        let before = self.clone();
        let negative = self.accept("-");
        let digits = self.take_while(|c| c.is_ascii_digit());
        let plain = (digits == "0" && !negative) || !digits.starts_with('0');
        match digits.parse::<i32>() {
            Ok(number) if plain => Ok(if negative { -number } else { number }),
            _ => {
                *self = before;
                self.fail(what)
            }
        }
    }

    /// Whether everything has been read.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// Makes sure that everything has been read.
    pub fn end(&self) -> Result<(), TextError> {
        if self.is_done() { Ok(()) } else { self.fail("the end of the text") }
    }

    fn take_one(&mut self) {
        let mut characters = self.rest.chars();
        if characters.next().is_some() {
            self.rest = characters.as_str();
            self.column += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_text() {
        assert_eq!(Scan::new("17>").number(2, 99, "a card"), Ok(17));
        for wrong in ["", "x", "1", "100", "+5", "99999999999"] {
            let error = Scan::new(wrong).number(2, 99, "a card").unwrap_err();
            assert_eq!(error.to_string(), "column 1: expected a card (2 to 99)", "{wrong}");
        }
        let error = Scan::new("017").number(2, 99, "a card").unwrap_err();
        assert_eq!(error.expected, "a card (2 to 99) without leading zeros");
        assert_eq!(Scan::new("0").number(0, 3, "n"), Ok(0));
        assert_eq!(Scan::new("-12 ").integer("a score"), Ok(-12));
        assert!(Scan::new("-0").integer("a score").is_err());
        assert!(Scan::new("--1").integer("a score").is_err());
    }

    #[test]
    fn columns_count_characters_not_bytes() {
        let mut scan = Scan::new("αβ x");
        assert_eq!(scan.word(), "αβ");
        assert!(scan.accept(" "));
        assert_eq!(scan.end(), Err(TextError { column: 4, expected: "the end of the text".into() }));
        assert_eq!(scan.one_of(&[('x', 1)]), Some(1));
        assert!(scan.end().is_ok());
        assert_eq!(scan.clone().expect(" ").unwrap_err().to_string(), "column 5: expected a space");
    }
}
