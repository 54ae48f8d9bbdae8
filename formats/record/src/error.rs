//! The first error in a record, and its position.

use tabletop::TextError;

/// The first error in a record.
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

/// A position in the text of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl Position {
    /// The start of a line.
    pub(crate) const fn line(line: usize) -> Self {
        Self { line, column: 1 }
    }

    /// The error at this position.
    pub(crate) fn error(self, problem: impl ToString) -> RecordError {
        RecordError { line: self.line, column: self.column, problem: problem.to_string() }
    }

    /// The error of parsing the text that starts here.
    pub(crate) fn parse_error(self, error: TextError) -> RecordError {
        let TextError { column, expected } = error.shifted(self.column - 1);
        RecordError { line: self.line, column, problem: format!("expected {expected}") }
    }
}
