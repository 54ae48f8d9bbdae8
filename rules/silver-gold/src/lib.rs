//! The rules of Silver & Gold: Pyramids (Phil Walker-Harding), and nothing else.
//!
//! [`SilverGold`] is a running game, a plain value that implements [`tabletop::Game`]; [`View`] is what one viewer may
//! know of it. All players mark squares of their own two pyramid cards at the same time, sealed until all are done:
//! from the entrance to the tomb, past gems, torches, skulls and potions. Comments cite the rule sheet (`SGP-18`).
//!
//! The cards are data: a [`Deck`] is read from a text that a person can write, and the project ships one of its own
//! ([`Deck::shipped`]), because the printed layouts are in no source at hand.
//!
//! A random game, from the set-up to the result:
//!
//! ```
//! use silver_gold::{SetUp, SilverGold};
//! use tabletop::{Game, Seeded, View, Viewer, Waiting, draw};
//!
//! let mut luck = Seeded::new(1);
//! let mut game = SilverGold::new(SetUp::new(2)?);
//! while game.outcome().is_none() {
//!     if let Some(due) = game.due() {
//!         game.deal(&draw(due, &mut luck))?;
//!     }
//!     if let Waiting::Seats(seats) = game.waiting() {
//!         for seat in seats.iter() {
//!             // A player chooses from a view, which does not hold what is hidden.
//!             let legal = game.view(Viewer::Seat(seat)).legal_actions();
//!             let Some(action) = tabletop::pick(&legal, &mut luck) else { continue };
//!             game.act(seat, *action)?;
//!         }
//!     }
//! }
//! println!("{}", game.outcome().ok_or("the game is over")?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod apply;
mod board;
mod card;
mod chamber;
mod check;
mod deal;
mod deck;
mod deck_text;
mod hidden;
#[cfg(feature = "serde")]
mod json;
mod legal;
mod refusal;
mod score;
mod set_up;
mod shape;
mod square;
mod state;
mod text;
mod view;

pub use action::{Action, Wanted};
pub use board::{Board, Held};
pub use card::{Card, Cards, Colour, Pair};
pub use chamber::{Chamber, Content};
pub use deal::{Deal, Due, Item};
pub use deck::Deck;
pub use refusal::Refusal;
pub use score::{Bonuses, Points, ScoreCard, brings_bonus};
pub use set_up::SetUp;
pub use shape::{Expeditions, Shape};
pub use square::{Square, Squares};
pub use state::{Chain, Completed, SilverGold, Step};
pub use view::{Marking, View};
