//! What goes over HTTP.

use crate::table_view::{name, named};
use crate::{Clock, InviteKey, Millis, Phase, PlayerName, SeatPlan, Sitter, TableId};
use record::GameName;
use serde::{Deserialize, Serialize};

/// A guest, to themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// What the guest was last called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub name: Option<PlayerName>,
    /// When they first had a name here: before that nothing is kept of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i64>))]
    pub since: Option<Millis>,
}

/// What a guest wants to be called from now on.
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
    /// The code: whoever has it is the guest.
    #[cfg_attr(feature = "openapi", schema(min_length = 25, max_length = 25))]
    pub code: String,
}

/// A code that was made, and how long it lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MoveLink {
    /// The code. In a link it belongs behind the `#`, which browsers do not send.
    #[cfg_attr(feature = "openapi", schema(min_length = 25, max_length = 25))]
    pub code: String,
    /// Until when it can be used.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub expires: Millis,
}

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name, as in records: `the-game`, `silver-gold`, `pyramids`.
    #[serde(serialize_with = "name", deserialize_with = "named")]
    #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::game))]
    pub game: GameName,
    /// Who may sit where, one entry a seat.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 6))]
    pub seats: Vec<SeatPlan>,
    /// Options as in a record's `Options` tag.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub options: String,
    /// The text of a deck, instead of the one that the game ships with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(max_length = 65_536))]
    pub deck: Option<String>,
    /// Whether the table stands in the public list and anybody may come.
    #[serde(default)]
    pub public: bool,
    /// Whether those who do not play may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How much time a choice may take; any, if this is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// After how many seconds of absence a bot plays in a seat, from 10 on; never, if this is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 10))]
    pub patience: Option<u32>,
    /// What the host is called. Without a name the host does not sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, min_length = 1, max_length = 24))]
    pub name: Option<PlayerName>,
}

const fn yes() -> bool {
    true
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 16, max_length = 16))]
    pub table: TableId,
    /// What an invite link holds. In a link it belongs behind the `#`, which browsers do not send.
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
    /// How far the table has come.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// How much time a choice may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// When it was made.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub created: Millis,
    /// When this line last changed: somebody sat down, got up or is called something else, the game started or ended.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub updated: Millis,
    /// The result, as in a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The own seat, in one's own history.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tables {
    /// The tables.
    pub tables: Vec<Listed>,
    /// With this as `before` comes what follows, if there may be more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i64>))]
    pub before: Option<Millis>,
}
