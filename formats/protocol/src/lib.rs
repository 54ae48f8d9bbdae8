//! The messages between server and clients: what is said over the WebSocket ([`Request`], [`Message`]), what goes over
//! HTTP ([`http`]), and the texts they carry ([`TableId`], [`PlayerName`], …), each bounded and checked when it is read.
//!
//! # Requests
//!
//! A request is read and checked in one step.
//!
//! ```
//! use protocol::{Request, TableRequest};
//!
//! let text = r#"{"type":"do","id":"first","do":"act","number":7,"action":"12>A1"}"#;
//! let request: Request = serde_json::from_str(text)?;
//! assert!(matches!(request, Request::Do { request: TableRequest::Act { number: 7, .. }, .. }));
//! assert!(serde_json::from_str::<Request>(r#"{"type":"do","id":"?"}"#).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Views
//!
//! No message holds the full state of a game. A viewer gets a view as JSON, and its reader can check it.
//!
//! ```
//! use protocol::{read_view, view_json};
//! use tabletop::{Game, Seeded, Viewer, deal_all};
//! use the_game::{SetUp, TheGame};
//!
//! let mut game = TheGame::new(SetUp::new(1)?);
//! deal_all(&mut game, &mut Seeded::new(1))?;
//! let view = game.view(Viewer::Spectator);
//! assert_eq!(read_view::<TheGame>(&view_json(&view), game.set_up())?, view);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Changes of a view
//!
//! After the first view only those fields go over the wire that have changed.
//!
//! ```
//! use protocol::Changes;
//! use tabletop::{Game, Seeded, Viewer, deal_all};
//! use the_game::{SetUp, TheGame};
//!
//! let mut game = TheGame::new(SetUp::new(1)?);
//! let before = game.view(Viewer::Spectator);
//! deal_all(&mut game, &mut Seeded::new(1))?;
//! let changes = Changes { before: &before, after: &game.view(Viewer::Spectator) };
//! // The spectator learns that cards were dealt, but not which.
//! assert_eq!(serde_json::to_string(&changes)?, r#"{"step":{"turn":0},"hand_sizes":[8],"draw_pile":90}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Model`] puts the view together again, with all else that a client is told of a table. `protocol.md` in this package
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
pub use message::{Message, News, Presence, Reason, Snapshot, TakeBack, Update};
pub use model::{MessageEffect, Model};
pub use read::read;
pub use request::{Missing, Request, SeatPlan, TableRequest};
pub use table_view::{ChatLine, DeckView, Phase, SeatView, Sitter, TableView, UndoView, You};
pub use text::{BadText, ChatText, CommandId, GuestId, InviteKey, PlayerName, TableId};
pub use views::{BadView, Changes, ViewFields, Wired, read_view, view_json};

/// The version of the protocol. A client that speaks another is told to reload.
pub const VERSION: u32 = 1;

/// No message of a client has more bytes than this. The text of a deck goes over HTTP.
pub const MAX_REQUEST: usize = 4096;

/// No deck that is sent with a new table has more bytes than this.
pub const MAX_DECK: usize = 64 * 1024;

/// When something happened: milliseconds since 1970.
pub type Millis = i64;
