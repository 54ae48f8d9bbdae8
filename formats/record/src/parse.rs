//! Parses a record, line by line.

use crate::error::Position;
use crate::header::is_known;
use crate::tag::read_plain;
use crate::{Event, Header, Line, MAX_BYTES, MAX_LINE, Record, RecordError, Tag};
use std::str::FromStr;
use tabletop::{Scan, TextError};

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            let problem = format!("expected at most {MAX_BYTES} bytes in all, not {}", text.len());
            return Err(Position::line(1).error(problem));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader::default();
        for (index, line) in text.split_terminator('\n').enumerate() {
            reader.number = index + 1;
            reader.line(line.strip_suffix('\r').unwrap_or(line))?;
        }
        reader.number += 1;
        reader.finish()
    }
}

/// What was parsed so far. The header is parsed where the tags end.
#[derive(Default)]
struct Reader {
    number: usize,
    tags: Vec<Tag>,
    header: Option<Header>,
    lines: Vec<Line>,
    result: Option<(String, usize)>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), RecordError> {
        let position = Position::line(self.number);
        if line.chars().nth(MAX_LINE).is_some() {
            let position = Position { line: self.number, column: MAX_LINE + 1 };
            return Err(position.error(format!("expected at most {MAX_LINE} characters in a line")));
        }
        if line.starts_with('[') {
            return self.tag(line);
        }
        let content = line.split('#').next().unwrap_or_default().trim_end_matches(' ');
        if content.is_empty() {
            return Ok(());
        }
        if self.result.is_some() {
            return Err(position.error("expected nothing after the result"));
        }
        let players = match &self.header {
            Some(header) => header.players,
            None => self.header.insert(Header::parse(&self.tags, position)?).players,
        };
        self.content(content, players).map_err(|error| position.parse_error(error))
    }

    fn tag(&mut self, line: &str) -> Result<(), RecordError> {
        let position = Position::line(self.number);
        if self.header.is_some() {
            return Err(position.error("expected no tag after the first event"));
        }
        let tag = Tag::parse(line, self.number).map_err(|error| position.parse_error(error))?;
        let twin = self.tags.iter().find(|other| is_known(tag.name()) && other.name() == tag.name());
        if let Some(twin) = twin {
            let first = twin.position().line;
            let problem =
                format!("expected the tag `{}` only once; it stands already in line {first}", tag.name());
            return Err(position.error(problem));
        }
        self.tags.push(tag);
        Ok(())
    }

    /// Parses an event or the result.
    fn content(&mut self, content: &str, players: u8) -> Result<(), TextError> {
        read_plain(content)?;
        let mut scan = Scan::new(content);
        let number = self.number;
        let mut event = |event| self.lines.push(Line { number, event });
        if scan.rest().starts_with(|c: char| c.is_ascii_digit()) {
            let seat = scan.seat(players)?;
            scan.expect(" ")?;
            if scan.is_done() {
                return scan.fail("an action");
            }
            event(Event::Action(seat, scan.rest().to_owned()));
        } else if scan.accept("result") {
            scan.expect(" ")?;
            self.result = Some((scan.rest().to_owned(), number));
        } else if scan.rest().starts_with(|c: char| c.is_ascii_lowercase()) {
            event(Event::Deal(content.to_owned()));
        } else {
            return scan.fail("a deal, the number of a seat, or `result`");
        }
        Ok(())
    }

    fn finish(self) -> Result<Record, RecordError> {
        let end = Position::line(self.number);
        let header = match self.header {
            Some(header) => header,
            None => Header::parse(&self.tags, end)?,
        };
        let (result, result_line) = self.result.ok_or_else(|| {
            end.error("expected a last line with the result; `result *` if the game is not over")
        })?;
        Ok(Record { tags: self.tags, header, lines: self.lines, result, result_line })
    }
}
