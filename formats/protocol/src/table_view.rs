//! What a viewer knows of a table beside the game.

use crate::{ChatText, Clock, Millis, PlayerName, TableId, Time};
use record::GameName;
use serde::{Deserialize, Serialize, Serializer};

/// What a viewer knows of a table beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableView {
    /// The table.
    pub id: TableId,
    /// The game's name, as in records.
    #[serde(serialize_with = "name", deserialize_with = "named")]
    pub game: GameName,
    /// The options that differ from the default, as in records.
    pub options: String,
    /// The cards, where the game has decks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<DeckView>,
    /// Whether the table stands in the public list and anybody may come.
    pub public: bool,
    /// Whether those who do not play may watch.
    pub spectators: bool,
    /// How much time a choice may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// After how many seconds of absence a bot plays in a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<u32>,
    /// How far the table has come.
    pub phase: Phase,
    /// Who sits where, from seat 0 on.
    pub seats: Vec<SeatView>,
    /// What the viewer is here.
    pub you: You,
    /// `sha256:` of the secret from which, with what the seats add, all deals follow.
    pub commitment: String,
    /// What each seat has added, in hexadecimal digits, once the game has started.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mix: Vec<String>,
    /// The secret, after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The result, as in a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// A question whether a choice may be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoView>,
    /// How the clocks stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<Time>,
    /// Where the next game is played.
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

/// How far a table has come.
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
    /// There was no game, and there will be none.
    Closed,
}

/// The cards of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckView {
    /// The deck's name.
    pub name: String,
    /// Its text, unless it is the deck that the game ships with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Who sits there.
    #[serde(flatten)]
    pub sitter: Sitter,
    /// Whether the host sits there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// Whether a bot plays for the person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stand_in: bool,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// What they are called.
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

/// What the viewer is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// The own seat; a spectator has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Whether the viewer is the host.
    pub host: bool,
}

/// A question whether a choice may be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UndoView {
    /// Who asks.
    pub seat: u8,
    /// Who has still to agree.
    pub waiting: Vec<u8>,
}

/// Something said freely.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Who said it.
    pub seat: u8,
    /// What they were called then.
    pub name: PlayerName,
    /// What was said.
    pub text: ChatText,
    /// When.
    pub at: Millis,
}
