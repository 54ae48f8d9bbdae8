//! The messages between server and clients: what is said over the WebSocket ([`Request`], [`Message`]), what goes over
//! HTTP ([`http`]), and the texts they carry ([`TableId`], [`PlayerName`], …), each bounded and checked when it is read.
//!
//! No message holds the full state of a game. A viewer gets a view as JSON ([`view_json`]), and after that only the fields
//! that changed ([`Changes`]). A [`Model`] puts them together again. `docs/protocol.md` describes the messages for other
//! languages.

mod clock;
pub mod http;
mod message;
mod model;
mod read;
mod request;
#[cfg(feature = "openapi")]
mod schema;
mod table_view;
mod text;
mod views;

pub use clock::{Clock, Time};
pub use message::{Message, News, Presence, Reason};
pub use model::{Heard, Model};
pub use read::read;
pub use request::{Missing, Request, SeatPlan, TableRequest};
pub use table_view::{ChatLine, DeckView, Phase, SeatView, Sitter, TableView, UndoView, You};
pub use text::{BadText, ChatText, CommandId, GuestId, InviteKey, PlayerName, TableId};
pub use views::{BadView, Changes, Wired, read_view, view_json};

/// The version of the protocol. A client that speaks another is told to reload.
pub const VERSION: u32 = 1;

/// No message of a client has more bytes than this. The text of a deck goes over HTTP.
pub const MAX_REQUEST: usize = 4096;

/// No deck that is sent with a new table has more bytes than this.
pub const MAX_DECK: usize = 64 * 1024;

/// When something happened: milliseconds since 1970.
pub type Millis = i64;
