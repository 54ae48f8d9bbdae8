//! The messages of the server over the WebSocket.

use crate::{ChatLine, CommandId, Millis, TableId, TableView, Time, ViewFields};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A message of the server. [`crate::read`] reads one from its text.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// Everything that the viewer may know.
    View(Snapshot),
    /// Something happened. Comes once for each number, in order.
    Update(Update),
    /// The legal actions of the seat, for clients that asked for them. Follows the message with the same number.
    Legal {
        /// The number of the message that this belongs to.
        number: u64,
        /// The actions as in records, in byte order.
        actions: Vec<String>,
    },
    /// The request was done before and is not done again.
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
        /// The id of the request, if it could be read.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
        /// The reason.
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
    /// The client is no longer at a table.
    Gone {
        /// The reason.
        #[serde(flatten)]
        reason: Reason,
    },
    /// The client speaks another version of the protocol and must reload.
    Outdated {
        /// The version that the server speaks.
        version: u32,
    },
    /// The server is stopping. Nothing is lost, and the client should reconnect.
    Stopping {
        /// The milliseconds to wait before the next attempt.
        retry: u32,
    },
    /// The answer to a ping.
    Pong {
        /// The server's time now.
        now: Millis,
    },
}

/// Everything that a viewer may know of a table. The client forgets what it knew of it before.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The number of this message. Each viewer's messages are numbered by themselves.
    pub number: u64,
    /// The request that caused this message, for the client that sent it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
    /// The table without the game.
    pub table: Box<TableView>,
    /// The game, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewFields>,
    /// Whether the viewer's last choice can be taken back.
    #[serde(default, skip_serializing_if = "TakeBack::is_no")]
    pub take_back: TakeBack,
    /// The chat, oldest line first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatLine>,
    /// The server's time now, for showing clocks.
    pub now: Millis,
}

/// Something that happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// The number of this message, one more than that of the message before it.
    pub number: u64,
    /// The request that caused this message, for the client that sent it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<CommandId>,
    /// The events that the viewer may know of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<News>,
    /// The table without the game, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Box<TableView>>,
    /// The clocks, if they have changed and `table` is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<Time>,
    /// Whether the viewer's last choice can be taken back, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_back: Option<TakeBack>,
    /// The whole game, which replaces the view that the client knew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewFields>,
    /// The fields of the game that changed, with their new values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changed: Option<ViewFields>,
}

/// Whether a seat can take back its last choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakeBack {
    /// It can't: there is none, it is final, or the viewer does not play.
    #[default]
    No,
    /// It can, with [`TableRequest::TakeBack`](crate::TableRequest::TakeBack).
    Free,
    /// It can if the others agree, with [`TableRequest::AskUndo`](crate::TableRequest::AskUndo).
    Ask,
}

impl TakeBack {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    fn is_no(&self) -> bool {
        *self == Self::No
    }
}

/// The reason of a refusal, in a form that can be translated. Over HTTP it is the body of every refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Problem))]
pub struct Reason {
    /// The key of the sentence.
    pub key: String,
    /// The arguments of the sentence, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub arguments: BTreeMap<String, String>,
    /// The sentence in English.
    pub text: String,
}

/// Who is connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// The seats whose player is connected.
    pub here: Vec<u8>,
    /// The number of spectators.
    pub spectators: u32,
}

/// An event that the viewer may know of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", try_from = "crate::read::FlatNews")]
pub enum News {
    /// Somebody sat down.
    Sat {
        /// The seat.
        seat: u8,
    },
    /// Somebody left a seat or was removed from it.
    Left {
        /// The seat.
        seat: u8,
    },
    /// The game starts.
    Started,
    /// Something was dealt.
    Deal {
        /// The deal as in a record.
        deal: String,
    },
    /// A seat got cards that the viewer does not see.
    Backs {
        /// The seat.
        seat: u8,
        /// The number of cards.
        count: u8,
    },
    /// A seat made a choice or gave a signal.
    Action {
        /// The seat.
        seat: u8,
        /// The action as in a record.
        action: String,
    },
    /// A seat has made a choice that is sealed until all have.
    Chosen {
        /// The seat.
        seat: u8,
    },
    /// A seat took back a choice.
    TakenBack {
        /// The seat.
        seat: u8,
        /// The choice as in a record, unless it was sealed.
        #[serde(skip_serializing_if = "Option::is_none")]
        action: Option<String>,
    },
    /// A seat asks the others to agree that its last choice is taken back.
    UndoAsked {
        /// The seat.
        seat: u8,
    },
    /// A request for an undo was refused or withdrawn.
    UndoRefused {
        /// The seat that refused or withdrew it.
        seat: u8,
    },
    /// A bot now plays for a player.
    StandIn {
        /// The seat.
        seat: u8,
        /// The reason.
        why: String,
    },
    /// A player plays again instead of the bot.
    Returned {
        /// The seat.
        seat: u8,
    },
    /// A line of the chat.
    Chat(ChatLine),
    /// The game is over.
    Over {
        /// The result, as in a record.
        result: String,
    },
    /// The table is closed.
    Closed,
}
