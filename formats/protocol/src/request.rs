//! The requests of clients over the WebSocket.

use crate::{ChatText, CommandId, InviteKey, PlayerName, TableId};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A request of a client.
///
/// ```
/// use protocol::{Request, TableRequest};
///
/// let text = r#"{"type":"do","id":"first","do":"act","number":7,"action":"12>A1"}"#;
/// let request: Request = serde_json::from_str(text)?;
/// assert!(matches!(&request, Request::Do { request: TableRequest::Act { number: 7, .. }, .. }));
/// assert_eq!(serde_json::to_string(&request)?, text);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", try_from = "Flat")]
pub enum Request {
    /// Joins a table and leaves the one that the client was at. The first request of a client.
    Join {
        /// The version of the protocol that the client speaks: [`crate::VERSION`].
        version: u32,
        /// The table.
        table: TableId,
        /// The key of an invite link, needed if the table is not public and the guest was not there before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<InviteKey>,
        /// The last number that the client has seen of this table. The server sends the later messages if it still has them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
        /// Whether to list the legal actions whenever the seat must choose.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        legal: bool,
    },
    /// Asks for a snapshot, or for the messages after a number.
    Sync {
        /// The last number that the client has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
    },
    /// Asks for a [`crate::Message::Pong`].
    Ping,
    /// Asks the table for something.
    Do {
        /// The client's id of this request. A request with a known id is answered but not done again.
        id: CommandId,
        /// The request to the table.
        #[serde(flatten)]
        request: TableRequest,
    },
}

/// A request to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum TableRequest {
    /// Takes a seat: this one, or the first that is open.
    Sit {
        /// The seat, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The name of the player.
        name: PlayerName,
        /// The contribution of the seat to the deals: at most 32 bytes as hexadecimal digits.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        mix: String,
    },
    /// Replaces the contribution of the seat to the deals. Only before the game.
    Mix {
        /// At most 32 bytes as hexadecimal digits.
        mix: String,
    },
    /// Changes the name of the player.
    Name {
        /// The new name.
        name: PlayerName,
    },
    /// Leaves the seat. In a running game a bot takes over, and the player may come back.
    Leave,
    /// Takes the player's seat back from the bot.
    Return,
    /// The host changes the plan of a seat that no person has.
    Seat {
        /// The seat, from 0.
        seat: u8,
        /// The new plan.
        plan: SeatPlan,
    },
    /// The host removes a player, who can't come back to this table. In a running game a bot takes over.
    Remove {
        /// The seat, from 0.
        seat: u8,
    },
    /// The host starts the game.
    Start,
    /// The host closes a table at which no game is being played.
    Close,
    /// Makes a choice or gives a signal.
    Act {
        /// The number of the last message that the choice is based on.
        number: u64,
        /// The action as in a record: `12>A1`.
        action: String,
    },
    /// Takes back the last choice, while it is not final.
    TakeBack {
        /// The number of the last message.
        number: u64,
    },
    /// Asks the others to agree that the last choice is taken back, although the turn has passed.
    AskUndo {
        /// The number of the last message.
        number: u64,
    },
    /// Answers a request for an undo. With `false` the seat that asked withdraws its own request.
    AnswerUndo {
        /// Whether the choice may be taken back.
        agree: bool,
    },
    /// Adds a line to the chat, if the game allows free talk.
    Chat {
        /// The text.
        text: ChatText,
    },
    /// Opens a new table with the same seats after a game.
    Rematch,
}

/// The plan of a seat: who may sit there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "crate::read::FlatPlan")]
pub enum SeatPlan {
    /// The seat is open to everybody who joins.
    #[default]
    Open,
    /// A bot.
    Bot {
        /// `novice`, `casual`, `expert` or `master`.
        #[cfg_attr(feature = "openapi", schema(schema_with = crate::schema::level))]
        level: String,
    },
}

/// All fields of all requests. A request is read in one pass, so that an error has its position, and then taken apart.
#[derive(Deserialize)]
struct Flat<'a> {
    r#type: Kind,
    version: Option<u32>,
    table: Option<TableId>,
    invite: Option<InviteKey>,
    since: Option<u64>,
    #[serde(default)]
    legal: bool,
    id: Option<CommandId>,
    r#do: Option<Verb>,
    seat: Option<u8>,
    name: Option<PlayerName>,
    #[serde(default, borrow)]
    mix: Cow<'a, str>,
    plan: Option<SeatPlan>,
    number: Option<u64>,
    #[serde(borrow)]
    action: Option<Cow<'a, str>>,
    agree: Option<bool>,
    text: Option<ChatText>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Join,
    Sync,
    Ping,
    Do,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Verb {
    Sit,
    Mix,
    Name,
    Leave,
    Return,
    Seat,
    Remove,
    Start,
    Close,
    Act,
    TakeBack,
    AskUndo,
    AnswerUndo,
    Chat,
    Rematch,
}

/// A request, or a message, without a field that it must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("missing field `{0}`")]
pub struct Missing(pub(crate) &'static str);

impl TryFrom<Flat<'_>> for Request {
    type Error = Missing;

    fn try_from(flat: Flat<'_>) -> Result<Self, Missing> {
        Ok(match flat.r#type {
            Kind::Join => Self::Join {
                version: flat.version.ok_or(Missing("version"))?,
                table: flat.table.ok_or(Missing("table"))?,
                invite: flat.invite,
                since: flat.since,
                legal: flat.legal,
            },
            Kind::Sync => Self::Sync { since: flat.since },
            Kind::Ping => Self::Ping,
            Kind::Do => {
                Self::Do { id: flat.id.clone().ok_or(Missing("id"))?, request: flat.table_request()? }
            }
        })
    }
}

impl Flat<'_> {
    fn table_request(self) -> Result<TableRequest, Missing> {
        let number = self.number.ok_or(Missing("number"));
        let seat = self.seat.ok_or(Missing("seat"));
        let name = self.name.ok_or(Missing("name"));
        let mix = self.mix.into_owned();
        Ok(match self.r#do.ok_or(Missing("do"))? {
            Verb::Sit => TableRequest::Sit { seat: self.seat, name: name?, mix },
            Verb::Mix => TableRequest::Mix { mix },
            Verb::Name => TableRequest::Name { name: name? },
            Verb::Leave => TableRequest::Leave,
            Verb::Return => TableRequest::Return,
            Verb::Seat => TableRequest::Seat { seat: seat?, plan: self.plan.ok_or(Missing("plan"))? },
            Verb::Remove => TableRequest::Remove { seat: seat? },
            Verb::Start => TableRequest::Start,
            Verb::Close => TableRequest::Close,
            Verb::Act => TableRequest::Act {
                number: number?,
                action: self.action.ok_or(Missing("action"))?.into_owned(),
            },
            Verb::TakeBack => TableRequest::TakeBack { number: number? },
            Verb::AskUndo => TableRequest::AskUndo { number: number? },
            Verb::AnswerUndo => TableRequest::AnswerUndo { agree: self.agree.ok_or(Missing("agree"))? },
            Verb::Chat => TableRequest::Chat { text: self.text.ok_or(Missing("text"))? },
            Verb::Rematch => TableRequest::Rematch,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_have_one_text() {
        let act = Request::Do {
            id: "a1".parse().unwrap(),
            request: TableRequest::Act { number: 7, action: "12>A1".to_owned() },
        };
        let text = r#"{"type":"do","id":"a1","do":"act","number":7,"action":"12>A1"}"#;
        assert_eq!(serde_json::to_string(&act).unwrap(), text);
        assert_eq!(serde_json::from_str::<Request>(text).unwrap(), act);
        assert!(
            serde_json::from_str::<Request>(r#"{"type":"do","do":"act","number":7,"action":"x"}"#).is_err()
        );
        assert!(serde_json::from_str::<Request>(r#"{"type":"unknown"}"#).is_err());
        let sync = serde_json::from_str::<Request>(r#"{"type":"sync"}"#).unwrap();
        assert_eq!(sync, Request::Sync { since: None });
    }
}
