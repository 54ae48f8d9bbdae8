//! One running table as plain data: who sits where, the game, sealed choices, clocks, the dealer, undo, who may see what.
//!
//! A [`Table`] has no socket, no clock and no randomness of its own: whoever drives it says who wants what and when
//! ([`Table::ask`]), lends secrets made elsewhere, and lets bots think ([`Table::bot_job`]). Every change is one [`Entry`]
//! of the log; the same entries make the same table again ([`Table::rebuild`]). What viewers are to be told comes with the
//! change ([`Change`]), and it is for the driver to write the entry down before telling anybody.
//!
//! [`AnyTable`] is a table of any of the games, for the edge where only the name is known.

mod any;
mod chairs;
mod change;
mod clocks;
mod course;
mod decks;
mod event;
mod host;
#[cfg(test)]
mod leak;
mod listing;
mod minds;
mod play;
mod rebuild;
mod refused;
mod rematch;
mod show;
mod table;
mod undo;

pub use any::{AnyJob, AnyTable, AnyThought};
pub use change::{Change, Told};
pub use decks::shipped_deck;
pub use event::{Entry, Event, Opening, Why};
pub use listing::Listing;
pub use minds::{BotJob, Thought};
pub use rebuild::RebuildError;
pub use refused::Refused;
pub use table::{Knock, Table};

use bots::Playable;
use protocol::Wired;

/// A game that can be played at a table.
pub trait Seated: Playable + Wired {}

impl<G: Playable + Wired> Seated for G {}
