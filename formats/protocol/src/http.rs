//! The bodies of HTTP requests and answers.

use crate::table_view::{name, named};
use crate::{Clock, InviteKey, Millis, Phase, PlayerName, SeatPlan, Sitter, TableId};
use record::GameName;
use serde::{Deserialize, Serialize};

/// A guest as the guest sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The last name of the guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub name: Option<PlayerName>,
    /// The time when the guest first had a name here. Nothing is stored about a guest before that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i64>))]
    pub since: Option<Millis>,
}

/// A new name for a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name.
    #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 1, max_length = 24))]
    pub name: PlayerName,
}

/// A code that makes another device the same guest, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MoveCode {
    /// The code. Everybody who has it can become the guest.
    #[cfg_attr(feature = "openapi", schema(min_length = 25, max_length = 25))]
    pub code: String,
}

/// A new code and its expiry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveLink {
    /// The code. In a link it belongs after the `#`, which browsers do not send.
    #[cfg_attr(feature = "openapi", schema(min_length = 25, max_length = 25))]
    pub code: String,
    /// The time when the code expires.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub expires: Millis,
}

/// The settings of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name, as in records: `the-game`, `silver-gold`, `pyramids`.
    #[serde(serialize_with = "name", deserialize_with = "named")]
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::game))]
    pub game: GameName,
    /// The plan of each seat, seat 0 first.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 6))]
    pub seats: Vec<SeatPlan>,
    /// Options as in a record's `Options` tag.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub options: String,
    /// The text of a deck to use instead of the shipped one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 65_536))]
    pub deck: Option<String>,
    /// Whether the table is in the public list and open to everybody.
    #[serde(default)]
    pub public: bool,
    /// Whether spectators may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// The time limit of choices; none by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The seconds of absence after which a bot takes over a seat, at least 10; by default never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 10))]
    pub patience: Option<u32>,
    /// The name of the host. Without a name the host takes no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, min_length = 1, max_length = 24))]
    pub name: Option<PlayerName>,
}

const fn yes() -> bool {
    true
}

/// A new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 16, max_length = 16))]
    pub table: TableId,
    /// The key of the invite link. In a link it belongs after the `#`, which browsers do not send.
    #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 25, max_length = 25))]
    pub invite: InviteKey,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Listed {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 16, max_length = 16))]
    pub table: TableId,
    /// The game's name, as in records.
    #[serde(serialize_with = "name", deserialize_with = "named")]
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::game))]
    pub game: GameName,
    /// The options that differ from the default.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub options: String,
    /// The phase of the table.
    pub phase: Phase,
    /// The occupants of the seats, seat 0 first.
    pub seats: Vec<Sitter>,
    /// The time limit of choices, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The time when the table was made.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub created: Millis,
    /// The time when this entry last changed: somebody took or left a seat or was renamed, or the game started or ended.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub updated: Millis,
    /// The result, as in a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// In the history of a guest, the seat of the guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tables {
    /// The tables.
    pub tables: Vec<Listed>,
    /// The value of `before` that continues the list, if there may be more tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i64>))]
    pub before: Option<Millis>,
}
