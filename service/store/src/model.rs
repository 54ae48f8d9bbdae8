//! What is kept.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::StoreError;

/// One line of a table's log. `(table, number)` is the key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The table's id.
    pub table: Arc<str>,
    /// Counts from 0 without gaps within a table.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// JSON, opaque here. Holds no raw NUL.
    pub body: String,
}

/// Where a table is in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TableState {
    /// Waits for people.
    Open,
    /// A game is being played.
    Playing,
    /// The game has ended.
    Over,
    /// Given up before an end.
    Closed,
}

impl TableState {
    /// The text kept in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    /// Whether a server has to bring the table back after a restart.
    #[must_use]
    pub fn unfinished(self) -> bool {
        matches!(self, Self::Open | Self::Playing)
    }
}

impl fmt::Display for TableState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for TableState {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        match text {
            "open" => Ok(Self::Open),
            "playing" => Ok(Self::Playing),
            "over" => Ok(Self::Over),
            "closed" => Ok(Self::Closed),
            other => Err(StoreError::Broken(format!("unknown state of a table: {other:?}"))),
        }
    }
}

/// What lists need to know of a table, kept beside its log in the same commit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// The table's id.
    pub table: Arc<str>,
    /// Where it is in its life.
    pub state: TableState,
    /// Whether strangers may see it in the list.
    pub public: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When the summary last changed, in milliseconds since 1970.
    pub updated: i64,
    /// JSON, opaque here.
    pub about: String,
    /// Ids of guests who sit or sat there.
    pub people: Vec<String>,
}

/// One thing to append: a line of a log, and with it what became of the table's summary, if that changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Write {
    /// The line.
    pub entry: Entry,
    /// Takes the place of the table's summary. Of several in a batch the last counts.
    pub summary: Option<Summary>,
}

/// A person with a cookie.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// The id.
    pub id: String,
    /// The name they chose, if they did.
    pub name: Option<String>,
    /// First seen, in milliseconds since 1970.
    pub created: i64,
    /// Last seen, in milliseconds since 1970.
    pub seen: i64,
}

/// A one-time link, kept as the hash of its secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// The hash of the secret.
    #[serde(with = "hex")]
    pub hash: Vec<u8>,
    /// Whom it signs in.
    pub guest: String,
    /// From when on it is worth nothing, in milliseconds since 1970.
    pub expires: i64,
}

/// A secret of the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Key {
    /// What it is for.
    pub name: String,
    /// The secret.
    #[serde(with = "hex")]
    pub value: Vec<u8>,
}

/// When a server was last alive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beat {
    /// In milliseconds since 1970.
    pub at: i64,
}

/// One thing of any kind, as a backup has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Row {
    /// A secret of the server.
    Key(Key),
    /// When a server was last alive.
    Beat(Beat),
    /// A guest.
    Guest(Guest),
    /// A one-time link.
    Link(Link),
    /// The summary of a table.
    Summary(Summary),
    /// A line of a log.
    Entry(Entry),
}

/// The kinds of [`Row`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// By name.
    Keys,
    /// None or one.
    Beat,
    /// By id.
    Guests,
    /// By hash.
    Links,
    /// By table.
    Summaries,
    /// By table and number.
    Entries,
}

impl Part {
    /// All parts, in the order of a backup.
    pub const ALL: [Self; 6] =
        [Self::Keys, Self::Beat, Self::Guests, Self::Links, Self::Summaries, Self::Entries];
}

/// How much is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Tables that wait for people.
    pub open: u64,
    /// Tables where a game is played.
    pub playing: u64,
    /// Tables whose game has ended.
    pub over: u64,
    /// Tables given up.
    pub closed: u64,
    /// Lines of all logs.
    pub entries: u64,
    /// Guests.
    pub guests: u64,
}

impl Counts {
    pub(crate) fn add(&mut self, state: TableState, tables: u64) {
        let place = match state {
            TableState::Open => &mut self.open,
            TableState::Playing => &mut self.playing,
            TableState::Over => &mut self.over,
            TableState::Closed => &mut self.closed,
        };
        *place += tables;
    }
}

/// Bytes as hexadecimal text.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::fmt::Write;

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(bytes.len() * 2);
        for byte in bytes {
            // Writing to a string can't fail.
            let _ = write!(text, "{byte:02x}");
        }
        to.serialize_str(&text)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(from)?;
        let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        let pairs = text.as_bytes().chunks(2).map(|pair| match pair {
            [high, low] => Some(digit(*high)? << 4 | digit(*low)?),
            _ => None,
        });
        pairs.collect::<Option<_>>().ok_or_else(|| D::Error::custom("expected pairs of hexadecimal digits"))
    }
}
