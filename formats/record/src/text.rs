//! A record: the text taken apart, with the events still text.

use crate::error::Place;
use crate::{GameName, Header, RecordError, Tag};
use std::fmt;
use tabletop::Seat;

/// A record whose form is right: every known tag says something possible, every line is a deal, an action of a seat at
/// the table, or the result. Whether it keeps the rules of its game, [`crate::replay`] finds out, after the form of the
/// whole text was found right.
///
/// It is read with [`str::parse`] and written with [`ToString`]: what was written here comes back letter for letter.
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
    /// What happened.
    pub event: Event,
}

/// Something that happened, in the text of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Chance brought this.
    Deal(String),
    /// A seat chose or said this.
    Action(Seat, String),
}

/// How the result of an unfinished game is written.
pub(crate) const UNFINISHED: &str = "*";

impl Record {
    /// The part of a text before a line, as the record of an unfinished game: what can still be played when that line
    /// is no event. Nothing if that part has no right form either.
    #[must_use]
    pub fn before(text: &str, line: usize) -> Option<Self> {
        let part: String = text.split_inclusive('\n').take(line.checked_sub(1)?).collect();
        part.parse().or_else(|_| format!("{part}result {UNFINISHED}\n").parse::<Self>()).ok()
    }

    /// All tags, also those without a meaning here, in their order.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// What the known tags say.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Which game it is.
    pub fn game(&self) -> Result<GameName, RecordError> {
        self.header.game.parse().map_err(|error| self.value_place("Game").unread(error))
    }

    /// Everything that happened, in order.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How it ended, as the record says; nothing if the game is not over.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        Some(self.result.as_str()).filter(|result| *result != UNFINISHED)
    }

    /// Where the value of a tag stands; where the events start if there is no such tag.
    pub(crate) fn value_place(&self, name: &str) -> Place {
        let tag = self.tags.iter().find(|tag| tag.name() == name);
        tag.map_or_else(|| self.tags_end(), Tag::value_place)
    }

    /// Where the tags end: at the first event or the result.
    pub(crate) fn tags_end(&self) -> Place {
        Place::line(self.lines.first().map_or(self.result_line, |line| line.number))
    }
}

impl Line {
    /// Where the game's own text starts.
    pub(crate) fn place(&self) -> Place {
        let column = match self.event {
            Event::Deal(_) => 1,
            // A seat is one digit, then comes a space.
            Event::Action(..) => 3,
        };
        Place { line: self.number, column }
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
