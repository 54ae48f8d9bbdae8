//! What is wrong with a record, and where.

use tabletop::TextError;

/// The first thing in a record that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What was expected or what is wrong.
    pub problem: String,
}

/// A place in the text of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Place {
    /// The start of a line.
    pub(crate) const fn line(line: usize) -> Self {
        Self { line, column: 1 }
    }

    /// This is wrong here.
    pub(crate) fn error(self, problem: impl Into<String>) -> RecordError {
        RecordError { line: self.line, column: self.column, problem: problem.into() }
    }

    /// The text that starts here could not be read.
    pub(crate) fn unread(self, error: TextError) -> RecordError {
        let TextError { column, expected } = error.shifted(self.column - 1);
        RecordError { line: self.line, column, problem: format!("expected {expected}") }
    }
}
