//! The table as a viewer sees it, without the game.

use crate::{ChatText, Clock, Millis, PlayerName, TableId, Time};
use record::GameName;
use serde::{Deserialize, Serialize, Serializer};

/// The table as a viewer sees it, without the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableView {
    /// The table.
    pub id: TableId,
    /// The game's name, as in records.
    #[serde(serialize_with = "name", deserialize_with = "named")]
    pub game: GameName,
    /// The options that differ from the default, as in records.
    pub options: String,
    /// The deck, in games with decks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<DeckView>,
    /// Whether the table is in the public list and open to everybody.
    pub public: bool,
    /// Whether spectators may watch.
    pub spectators: bool,
    /// The time limit of choices, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The seconds of absence after which a bot takes over a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u32>,
    /// The phase of the table.
    pub phase: Phase,
    /// The seats, seat 0 first.
    pub seats: Vec<SeatView>,
    /// The role of the viewer.
    pub you: You,
    /// The commitment to the secret: `sha256:` and its sum. All deals follow from the secret and the contributions of the seats.
    pub commitment: String,
    /// The contribution of each seat in hexadecimal digits, once the game has started.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mix: Vec<String>,
    /// The secret, after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The result, as in a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The open request for an undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoView>,
    /// The clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<Time>,
    /// The table of the next game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
pub(crate) fn name<S: Serializer>(game: &GameName, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(game.as_str())
}

pub(crate) fn named<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<GameName, D::Error> {
    let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}

/// The phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People may sit down.
    Open,
    /// A game is being played.
    Playing,
    /// The game has ended.
    Over,
    /// The table was closed without a game.
    Closed,
}

/// The deck of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckView {
    /// The deck's name.
    pub name: String,
    /// Its text, unless it is the shipped deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "crate::read::FlatSeat")]
pub struct SeatView {
    /// The occupant.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// Whether the occupant is the host.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// Whether a bot plays for the player.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "crate::read::FlatSeat")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name.
        #[cfg_attr(feature = "openapi", schema(value_type = String))]
        name: PlayerName,
    },
    /// A bot.
    Bot {
        /// Its level.
        #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::level))]
        level: String,
    },
}

/// The role of the viewer at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// The seat of the viewer. A spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Whether the viewer is the host.
    pub host: bool,
}

/// A request to take back a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoView {
    /// The seat that asks.
    pub seat: u8,
    /// The seats that still have to agree.
    pub waiting: Vec<u8>,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// The seat of the author.
    pub seat: u8,
    /// The name of the author at that time.
    pub name: PlayerName,
    /// The text.
    pub text: ChatText,
    /// The time of the message.
    pub at: Millis,
}
