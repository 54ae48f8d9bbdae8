//! The rules of Silver & Gold: Pyramids (Phil Walker-Harding), and nothing else.
//!
//! [`SilverGold`] is a running game, a plain value that implements [`tabletop::Game`]; [`View`] is what one viewer may
//! know of it. Everybody marks squares of their own two pyramid cards at the same time, sealed until all are done:
//! from the entrance to the tomb, past gems, torches, skulls and potions. Comments cite the rule sheet (`SGP-18`).
//!
//! The cards are data: a [`Deck`] is read from a text that a person can write, and the project ships one of its own
//! ([`Deck::shipped`]), because the printed layouts are in no source at hand.
//!
//! ```
//! use silver_gold::{SetUp, SilverGold};
//! use tabletop::{Game, Seeded, SetUp as _, Waiting, draw, pick};
//!
//! let mut luck = Seeded::new(1);
//! let mut game = SilverGold::new(SetUp::new(2, "", None)?);
//! loop {
//!     match game.waiting() {
//!         Waiting::Dealer => {
//!             let Some(due) = game.due() else { break };
//!             game.deal(&draw(due, &mut luck))?;
//!         }
//!         Waiting::Seats(seats) => {
//!             let Some(seat) = seats.first() else { break };
//!             let legal = game.legal_actions(seat);
//!             let Some(action) = pick(&legal, &mut luck) else { break };
//!             game.act(seat, *action)?;
//!         }
//!         Waiting::Nobody => break,
//!     }
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod apply;
mod board;
mod card;
mod chamber;
mod check;
mod config;
mod deck;
mod deck_text;
mod due;
mod hidden;
#[cfg(feature = "serde")]
mod json;
mod legal;
mod refusal;
mod score;
mod shape;
mod square;
mod state;
mod text;
mod view;

pub use action::{Action, Deal, Wanted};
pub use board::Held;
pub use card::{Card, Cards, Colour, Pair};
pub use chamber::{Chamber, Content};
pub use config::SetUp;
pub use deck::Deck;
pub use due::{Due, Item};
pub use refusal::Refusal;
pub use score::{Bonuses, Points, ScoreCard};
pub use shape::{Expeditions, Shape};
pub use square::{Square, Squares};
pub use state::SilverGold;
pub use view::{Step, View};
