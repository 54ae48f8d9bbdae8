//! A parsed record, whose events are still text.

use crate::error::Position;
use crate::{GameName, Header, RecordError, Tag};
use std::fmt;
use tabletop::Seat;

/// A record with valid syntax: every known tag has a possible value, every line is a deal, an action of a seat at the table, or
/// the result. [`crate::replay`] checks the rules of its game.
///
/// [`str::parse`] reads a record and [`ToString`] writes it, letter for letter.
///
/// ```
/// let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\ndeal 0 2 3 4 5 6 7 8 9\n0 2>A1\nresult *\n";
/// let record: record::Record = text.parse()?;
/// assert_eq!(record.game()?, record::GameName::TheGame);
/// assert_eq!((record.lines().len(), record.result()), (2, None));
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), record::RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) tags: Vec<Tag>,
    pub(crate) header: Header,
    pub(crate) lines: Vec<Line>,
    pub(crate) result: String,
    pub(crate) result_line: usize,
}

/// A line with an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line's number, from 1.
    pub number: usize,
    /// The event.
    pub event: Event,
}

/// An event, in the notation of the game.
///
/// ```
/// use record::{Event, Record};
/// use tabletop::Seat;
///
/// let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\ndeal 0 2 3 4 5 6 7 8 9\n0 2>A1\nresult *\n";
/// let record: Record = text.parse()?;
/// let action = &record.lines()[1];
/// assert_eq!(action.event, Event::Action(Seat::FIRST, "2>A1".to_owned()));
/// assert_eq!((action.number, action.event.to_string()), (6, "0 2>A1".to_owned()));
/// # Ok::<(), record::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A deal.
    Deal(String),
    /// A choice or a signal of a seat.
    Action(Seat, String),
}

/// The text of the result of an unfinished game.
pub(crate) const UNFINISHED: &str = "*";

impl Record {
    /// The part of a text before a line with an error, as the record of an unfinished game. None if that part has an error,
    /// too.
    #[must_use]
    pub fn before(text: &str, line: usize) -> Option<Self> {
        let part: String = text.split_inclusive('\n').take(line.checked_sub(1)?).collect();
        part.parse().or_else(|_| format!("{part}result {UNFINISHED}\n").parse::<Self>()).ok()
    }

    /// All tags in their order, known or not.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The known tags, parsed.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The game.
    pub fn game(&self) -> Result<GameName, RecordError> {
        self.header.game.parse().map_err(|error| self.value_position("Game").parse_error(error))
    }

    /// The events, in order.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The result, as the record states it. None if the game is not over.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        Some(self.result.as_str()).filter(|result| *result != UNFINISHED)
    }

    /// The position of the value of a tag, or of the first event if there is no such tag.
    pub(crate) fn value_position(&self, name: &str) -> Position {
        let tag = self.tags.iter().find(|tag| tag.name() == name);
        tag.map_or_else(|| self.tags_end(), Tag::value_position)
    }

    /// The position where the tags end: the first event or the result.
    pub(crate) fn tags_end(&self) -> Position {
        Position::line(self.lines.first().map_or(self.result_line, |line| line.number))
    }
}

impl Line {
    /// The position of the game's own text.
    pub(crate) fn position(&self) -> Position {
        let column = match self.event {
            Event::Deal(_) => 1,
            // A seat is one digit and a space.
            Event::Action(..) => 3,
        };
        Position { line: self.number, column }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, &self.tags, self.lines.iter().map(|line| &line.event), &self.result)
    }
}

/// Writes a whole record.
pub(crate) fn write<'a>(
    f: &mut impl fmt::Write,
    tags: &[Tag],
    events: impl IntoIterator<Item = &'a Event>,
    result: &str,
) -> fmt::Result {
    for tag in tags {
        writeln!(f, "{tag}")?;
    }
    writeln!(f)?;
    for event in events {
        writeln!(f, "{event}")?;
    }
    writeln!(f, "result {result}")
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(text) => f.write_str(text),
            Self::Action(seat, text) => write!(f, "{seat} {text}"),
        }
    }
}
