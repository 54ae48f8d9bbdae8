//! The messages between server and clients: what is said over the WebSocket ([`Request`], [`Message`]), what goes over
//! HTTP ([`http`]), and the texts they carry ([`TableId`], [`PlayerName`], …), each bounded and checked when it is read.
//!
//! No message holds the full state of a game. A viewer gets a view as JSON ([`view_json`]), and after that only the fields
//! that changed ([`Changes`]):
//!
//! ```
//! use protocol::{Changes, read_view, view_json};
//! use tabletop::{Game, Seeded, Viewer, draw};
//! use the_game::{SetUp, TheGame};
//!
//! let set_up = SetUp::new(1)?;
//! let mut game = TheGame::new(set_up.clone());
//! let before = game.view(Viewer::Spectator);
//! while let Some(due) = game.due() {
//!     game.deal(&draw(due, &mut Seeded::new(1)))?;
//! }
//! let after = game.view(Viewer::Spectator);
//!
//! // The reader of a whole view can check it.
//! assert_eq!(read_view::<TheGame>(&view_json(&after), &set_up)?, after);
//! // The spectator learns that cards were dealt, but not which.
//! let changes = serde_json::to_string(&Changes { before: &before, after: &after })?;
//! assert_eq!(changes, r#"{"step":{"turn":0},"hand_sizes":[8],"draw_pile":90}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Model`] puts them together again, with all else that a client is told of a table. `protocol.md` in this package
//! describes the messages for other languages, `bot-protocol.md` the views.
//!
//! # Features
//!
//! With `openapi`, the types of [`http`] have schemas for a description of the HTTP interface (`utoipa::ToSchema`).

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
pub use message::{Message, News, Presence, Reason, Snapshot, Update};
pub use model::{MessageEffect, Model};
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
