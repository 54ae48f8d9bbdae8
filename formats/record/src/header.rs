//! The known tags.

use crate::error::{Position, RecordError};
use crate::fair::{Contribution, Secret};
use crate::{Digest, Tag};
use std::fmt;
use std::str::FromStr;
use tabletop::{Scan, Seat, TextError};

/// The known tags, in the order of a new record.
const KNOWN: [&str; 11] = [
    "Game",
    "Format",
    "Players",
    "Options",
    "Seats",
    "Deck",
    "DeckChecksum",
    "DeckFile",
    "Commitment",
    "Seed",
    "Mix",
];

/// The version of the format.
pub(crate) const FORMAT: &str = "1";

/// Whether the tag is known. A known tag appears only once.
pub(crate) fn is_known(name: &str) -> bool {
    KNOWN.contains(&name)
}

/// The known tags of a record, parsed.
///
/// ```
/// use record::RecordBuilder;
/// use silver_gold::{SetUp, SilverGold};
///
/// let builder = RecordBuilder::<SilverGold>::new(SetUp::new(2)?.with_completed_closed());
/// let record: record::Record = builder.text().parse()?;
/// let header = record.header();
/// assert_eq!((header.players, header.options.as_str()), (2, "completed=closed"));
/// assert_eq!(header.deck.as_deref(), Some("benben-48"));
/// assert_eq!(header.seats.len(), 0); // no names were given
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The number of players, from 1 to [`Seat::LIMIT`].
    pub players: u8,
    /// The options that differ from the default.
    pub options: String,
    /// The name of each seat, or nothing.
    pub seats: Vec<SeatName>,
    /// The name of the deck.
    pub deck: Option<String>,
    /// The SHA-256 sum of the deck's text.
    pub deck_checksum: Option<Digest>,
    /// The file of a custom deck.
    pub deck_file: Option<String>,
    /// The commitment to the secret, from before the game.
    pub commitment: Option<Digest>,
    /// The dealer's secret, once it is revealed.
    pub seed: Option<Secret>,
    /// The contribution of each seat.
    pub mix: Vec<Contribution>,
}

impl Header {
    /// Parses the known tags. An error about a missing tag is at `end`, where the tags end.
    pub(crate) fn parse(tags: &[Tag], end: Position) -> Result<Self, RecordError> {
        let find = |name: &str| tags.iter().find(|tag| tag.name() == name);
        let need = |name, value| {
            let missing = || end.error(format!("expected the tag `[{name} \"{value}\"]` before this"));
            find(name).ok_or_else(missing)
        };
        let text = |name: &str| find(name).map(|tag| tag.value().to_owned());

        let game = need("Game", "…")?;
        let format = need("Format", FORMAT)?;
        if format.value() != FORMAT {
            let problem = format!("expected `{FORMAT}`, the only format known to this version");
            return Err(format.value_position().error(problem));
        }
        let players = parsed(Some(need("Players", "…")?), parse_players)?.unwrap_or(1);
        Ok(Self {
            game: game.value().to_owned(),
            players,
            options: text("Options").unwrap_or_default(),
            seats: parsed(find("Seats"), |text| list(text, players))?.unwrap_or_default(),
            deck: text("Deck"),
            deck_checksum: parsed(find("DeckChecksum"), str::parse)?,
            deck_file: text("DeckFile"),
            commitment: parsed(find("Commitment"), str::parse)?,
            seed: parsed(find("Seed"), str::parse)?,
            mix: parsed(find("Mix"), |text| list(text, players))?
                .unwrap_or_else(|| vec![Contribution::default(); players.into()]),
        })
    }

    /// The tags with these values, in the fixed order.
    pub(crate) fn tags(&self) -> Vec<Tag> {
        let mixed = self.mix.iter().any(|contribution| !contribution.is_empty());
        let values = [
            Some(self.game.clone()),
            Some(FORMAT.to_owned()),
            Some(self.players.to_string()),
            Some(self.options.clone()).filter(|options| !options.is_empty()),
            Some(joined(&self.seats)).filter(|seats| !seats.is_empty()),
            self.deck.clone(),
            self.deck_checksum.map(|checksum| checksum.to_string()),
            self.deck_file.clone(),
            self.commitment.map(|commitment| commitment.to_string()),
            self.seed.as_ref().map(Secret::reveal),
            mixed.then(|| joined(&self.mix)),
        ];
        let given = KNOWN.into_iter().zip(values);
        given.filter_map(|(name, value)| Some(Tag::known(name, value?))).collect()
    }
}

fn parsed<T>(
    tag: Option<&Tag>,
    read: impl FnOnce(&str) -> Result<T, TextError>,
) -> Result<Option<T>, RecordError> {
    tag.map(|tag| read(tag.value()).map_err(|error| tag.value_position().parse_error(error))).transpose()
}

fn parse_players(text: &str) -> Result<u8, TextError> {
    Scan::whole(text, |scan| scan.numbered(1..=Seat::LIMIT, "a number of players", Some))
}

/// Parses one entry for each seat, joined by `;`.
fn list<T: FromStr<Err = TextError>>(text: &str, players: u8) -> Result<Vec<T>, TextError> {
    let mut entries = Vec::new();
    let mut offset = 0;
    for entry in text.split(';') {
        entries.push(entry.parse().map_err(|error: TextError| error.shifted(offset))?);
        offset += entry.chars().count() + 1;
    }
    if entries.len() == usize::from(players) {
        return Ok(entries);
    }
    let given = entries.len();
    Scan::new(text).fail(format!("{players} entries, one a seat, joined by `;`, not {given}"))
}

fn joined<T: fmt::Display>(entries: &[T]) -> String {
    entries.iter().map(T::to_string).collect::<Vec<_>>().join(";")
}

/// The name of a seat: 1 to [`SeatName::LIMIT`] characters, no `;`, `"`, `\` or control characters, no space at either end. Bots
/// are called `bot:NAME`.
///
/// ```
/// use record::SeatName;
///
/// let name: SeatName = "bot:master".parse()?;
/// assert_eq!(name.as_str(), "bot:master");
/// assert!("two;names".parse::<SeatName>().is_err());
/// # Ok::<(), tabletop::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatName(String);

impl SeatName {
    /// The most characters of a name.
    pub const LIMIT: usize = 64;

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name of an unknown player.
    #[must_use]
    pub fn unknown() -> Self {
        Self("?".to_owned())
    }

    /// What follows `bot:` in the name of a bot.
    #[must_use]
    pub fn bot(&self) -> Option<&str> {
        self.0.strip_prefix("bot:")
    }
}

impl fmt::Display for SeatName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for SeatName {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        if text.is_empty() || text.trim() != text {
            return scan.fail("a name without spaces around it");
        }
        if text.chars().count() > Self::LIMIT {
            return scan.fail(format!("a name of at most {} characters", Self::LIMIT));
        }
        scan.take_while(|c| !matches!(c, ';' | '"' | '\\') && !c.is_control());
        if !scan.is_done() {
            return scan.fail("a name without `;`, `\"`, `\\` and control characters");
        }
        Ok(Self(text.to_owned()))
    }
}
