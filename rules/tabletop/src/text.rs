//! Reading the one text that each action, deal and result has.

use crate::Seat;
use std::fmt;
use std::ops::RangeInclusive;

/// Why a text could not be read: where, and what should have stood there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}")]
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

/// Reads a text from left to right.
///
/// ```
/// use tabletop::{Scan, TextError};
///
/// fn sum(text: &str) -> Result<u32, TextError> {
///     Scan::whole(text, |scan| {
///         let first = scan.number(0, 9, "a digit")?;
///         scan.expect("+")?;
///         Ok(first + scan.number(0, 9, "a digit")?)
///     })
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
    pub const fn new(text: &'a str) -> Self {
        Self { rest: text, column: 1 }
    }

    /// Reads a whole text. Fails if `read` leaves something of it.
    pub fn whole<T>(
        text: &'a str,
        read: impl FnOnce(&mut Self) -> Result<T, TextError>,
    ) -> Result<T, TextError> {
        let mut scan = Self::new(text);
        let value = read(&mut scan)?;
        scan.end()?;
        Ok(value)
    }

    /// The text that has not been read yet.
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Fails at the current position.
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

    /// Reads characters while `accept` returns true.
    pub fn take_while(&mut self, mut accept: impl FnMut(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !accept(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.column += taken.chars().count();
        taken
    }

    /// Reads the name of one of these values. No name may be the start of another one.
    pub fn one_of<T: Copy>(
        &mut self,
        values: impl IntoIterator<Item = T>,
        name: impl Fn(T) -> &'static str,
        expected: &str,
    ) -> Result<T, TextError> {
        match values.into_iter().find(|value| self.accept(name(*value))) {
            Some(value) => Ok(value),
            None => self.fail(expected),
        }
    }

    /// Reads one item, and another one after each `separator` that follows. The items must be in order.
    pub fn list<T>(
        &mut self,
        separator: &str,
        read: impl Fn(&mut Self) -> Result<T, TextError>,
        in_order: impl Fn(&T, &T) -> bool,
        expected: &str,
    ) -> Result<Vec<T>, TextError> {
        let mut items = vec![read(self)?];
        while self.accept(separator) {
            let before = self.clone();
            let item = read(self)?;
            if !items.last().is_some_and(|last| in_order(last, &item)) {
                return before.fail(expected);
            }
            items.push(item);
        }
        Ok(items)
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
    pub fn numbered<T>(
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
        self.numbered(0..=players.saturating_sub(1), "a seat", Seat::new)
    }

    /// Reads a whole number that may be negative.
    pub fn integer(&mut self, what: &str) -> Result<i32, TextError> {
        let before = self.clone();
        let negative = self.accept("-");
        let Ok(number) = self.number(u32::from(negative), i32::MAX.unsigned_abs(), what) else {
            *self = before;
            return self.fail(what);
        };
        Ok(if negative { -(number as i32) } else { number as i32 })
    }

    /// Whether everything has been read.
    pub const fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// Makes sure that everything has been read.
    pub fn end(&self) -> Result<(), TextError> {
        if self.is_done() { Ok(()) } else { self.fail("the end of the text") }
    }
}

/// Implements `FromStr` for a type with a function that reads its values: a value is a whole text.
#[macro_export]
macro_rules! from_text {
    ($type:ty, $read:expr) => {
        impl std::str::FromStr for $type {
            type Err = $crate::TextError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::Scan::whole(text, $read)
            }
        }
    };
}

/// Writes the items with the separator between them.
pub fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    separator: &str,
) -> fmt::Result {
    for (index, item) in items.into_iter().enumerate() {
        write!(f, "{}{item}", if index == 0 { "" } else { separator })?;
    }
    Ok(())
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
        assert_eq!(scan.take_while(|c| c != ' '), "αβ");
        assert!(scan.accept(" "));
        assert_eq!(scan.end(), Err(TextError { column: 4, expected: "the end of the text".into() }));
        assert_eq!(scan.one_of(["x", "y"], |name| name, "x or y"), Ok("x"));
        assert!(scan.end().is_ok());
        assert_eq!(scan.clone().expect(" ").unwrap_err().to_string(), "column 5: expected a space");
    }
}
