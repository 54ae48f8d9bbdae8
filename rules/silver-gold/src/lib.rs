//! The rules of Silver & Gold: Pyramids (Phil Walker-Harding): two to four players mark squares of their own two pyramid
//! cards, all at the same time, from the entrance to the tomb, past gems, torches, skulls and potions.
//!
//! [`SilverGold`] is a running game, a plain value that implements [`tabletop::Game`]; [`View`] is what one viewer may
//! know of it, and [`Action`] what a player may choose. The documentation cites the paragraphs of the rule sheet
//! (`SGP-18`), which is `RULES.md` in this package.
//!
//! The cards are data: a [`Deck`] is read from a text that a person can write, and the project ships one of its own
//! ([`Deck::shipped`]), because no source at hand has the printed layouts.
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
//! if let Some(ranking) = game.outcome() {
//!     println!("{ranking}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! With `serde`, a [`View`] can be written and read, as JSON for example. A view that was read must be checked: see
//! [`tabletop::View::checked`].

mod action;
mod apply;
mod board;
mod card;
mod chamber;
mod check;
mod deal;
mod deck;
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
