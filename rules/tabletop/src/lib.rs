//! What every game here is made of: [`Seat`]s and [`Viewer`]s, the [`Game`] trait that drivers talk to, the text
//! of actions and deals, and the [`conformance`] suite that every game must pass.
//!
//! A game is a plain value. It never draws: when chance is due it says so ([`Game::due`]) and a dealer answers
//! ([`Game::deal`]). Nothing here does input or output, reads a clock or finds randomness by itself; numbers come
//! from a [`Luck`] that the caller passes in.
//!
//! With the feature `serde` views can be written and read: see [`View::checked`].

pub mod conformance;
mod game;
#[cfg(feature = "serde")]
mod json;
mod leaves;
mod luck;
mod ranking;
mod seat;
mod set_up;
mod text;
mod view_error;

pub use game::{Due, Game, Refusal, Seen, View, draw};
#[cfg(feature = "serde")]
pub use json::Fields;
pub use leaves::leaves;
pub use luck::{Luck, Seeded, pick, seed_of, shuffle};
pub use ranking::Ranking;
pub use seat::{PerPlayer, PerSeat, Seat, Seats, Viewer, Waiting};
pub use set_up::{DeckError, DeckInfo, SetUp, SetUpError};
pub use text::{Scan, TextError};
pub use view_error::ViewError;
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use {json::Entries, serde};
