//! What the server says over the WebSocket.

use crate::{ChatLine, CommandId, Millis, TableId, TableView, Time};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// All that the viewer may know. Whatever the client knew of the table before is to be forgotten.
    View {
        /// The number of this message in the viewer's own count.
        number: u64,
        /// Which request did it, for the one who sent it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// The table beside the game.
        table: Box<TableView>,
        /// The game, once it has started.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        view: Option<Box<RawValue>>,
        /// What was said freely, the oldest first.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chat: Vec<ChatLine>,
        /// The server's time now, to read clocks by.
        now: Millis,
    },
    /// Something happened. Comes once for each number, in order.
    Update {
        /// The number of this message, one more than that before.
        number: u64,
        /// Which request did it, for the one who sent it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// What happened, as far as the viewer may know.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        news: Vec<News>,
        /// The table beside the game, where it has changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<Box<TableView>>,
        /// How the clocks stand, where they have changed and `table` does not tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<Time>,
        /// The game, instead of whatever was known of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        view: Option<Box<RawValue>>,
        /// The fields of the game that changed, with their new values.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        changed: Option<Box<RawValue>>,
    },
    /// What the seat may choose now, for clients that asked for it. Comes behind the message with the same number.
    Legal {
        /// The number of the message that this belongs to.
        number: u64,
        /// The actions as in records, in the order of bytes.
        actions: Vec<String>,
    },
    /// A request was done before, and is not done again.
    Done {
        /// The request.
        id: CommandId,
        /// The last number of the viewer.
        number: u64,
    },
    /// The client has seen everything up to this number.
    InStep {
        /// The last number of the viewer.
        number: u64,
    },
    /// A request was not done, and nothing changed.
    Refused {
        /// The request, if it could be read so far.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// Why not.
        #[serde(flatten)]
        reason: Reason,
    },
    /// Who is connected. It has no number, and only the last one counts.
    Presence(Presence),
    /// The next game is at another table, where the viewer has the same seat.
    Rematch {
        /// The new table.
        table: TableId,
    },
    /// The client is at no table any more, and why.
    Gone {
        /// Why.
        #[serde(flatten)]
        reason: Reason,
    },
    /// The client speaks another version of the protocol: it must be loaded anew.
    Outdated {
        /// The version that the server speaks.
        version: u32,
    },
    /// The server stops. Nothing is lost; the client should come back.
    Stopping {
        /// After how many milliseconds to try again.
        retry: u32,
    },
    /// The answer to a ping.
    Pong {
        /// The server's time now.
        now: Millis,
    },
}

/// Why something is not done, to be said in any language. Over HTTP it is the body of every answer that is a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Problem))]
pub struct Reason {
    /// The name of the sentence.
    pub key: String,
    /// What stands in its gaps.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub arguments: BTreeMap<String, String>,
    /// The sentence in English.
    pub text: String,
}

/// Who is connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// The seats whose person is connected.
    pub here: Vec<u8>,
    /// How many watch.
    pub spectators: u32,
}

/// Something that happened, as far as the viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum News {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
    },
    /// Somebody got up or was removed.
    Left {
        /// Where they sat.
        seat: u8,
    },
    /// The game starts.
    Started,
    /// Chance brought this.
    Deal {
        /// As in a record.
        deal: String,
    },
    /// A seat got cards that the viewer does not see.
    Backs {
        /// Who.
        seat: u8,
        /// How many.
        count: u8,
    },
    /// A seat chose or said this.
    Action {
        /// Who.
        seat: u8,
        /// As in a record.
        action: String,
    },
    /// A seat has made a choice that is sealed until all have.
    Chosen {
        /// Who.
        seat: u8,
    },
    /// A seat took back a choice.
    TakenBack {
        /// Who.
        seat: u8,
        /// What it was, unless it was sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<String>,
    },
    /// A seat asks whether its last choice may be taken back.
    UndoAsked {
        /// Who.
        seat: u8,
    },
    /// The question is answered: somebody said no, or it is withdrawn.
    UndoRefused {
        /// Who said no.
        seat: u8,
    },
    /// A bot plays for a person from here on.
    StandIn {
        /// In which seat.
        seat: u8,
        /// Why.
        why: String,
    },
    /// A person plays again instead of the bot.
    Returned {
        /// In which seat.
        seat: u8,
    },
    /// Something was said freely.
    Chat(ChatLine),
    /// The game is over.
    Over {
        /// The result, as in a record.
        result: String,
    },
    /// The table is closed.
    Closed,
}
