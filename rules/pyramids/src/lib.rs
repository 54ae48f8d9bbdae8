//! The rules of Pyramids (Giacomo Sottocasa): two to six players build pyramids floor by floor, their own and each
//! other's.
//!
//! [`Pyramids`] is a running game, a plain value that implements [`tabletop::Game`]; [`View`] is what one viewer may
//! know of it, and [`Action`] what a player may choose. The documentation cites the paragraphs of the rule sheet
//! (`PY-14`), which is `RULES.md` in this package. A random game, from the set-up to the result:
//!
//! ```
//! use pyramids::{Pyramids, SetUp};
//! use tabletop::{Game, Seeded, View, Viewer, Waiting, draw};
//!
//! let mut luck = Seeded::new(1);
//! let mut game = Pyramids::new(SetUp::new(4)?.with_open_counted());
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
mod card;
mod cards;
mod check;
mod counts;
mod deal;
mod deck;
mod hidden;
#[cfg(feature = "serde")]
mod json;
mod legal;
mod pyramid;
mod refusal;
mod score;
mod set_up;
mod state;
mod table;
mod text;
mod view;

pub use action::{Action, Number};
pub use card::{Card, Colour, Floor};
pub use cards::{Cards, Dealt, Hand, Handful};
pub use counts::Counts;
pub use deal::{Deal, Due, Item};
pub use deck::Deck;
pub use pyramid::Pyramid;
pub use refusal::Refusal;
pub use set_up::SetUp;
pub use state::{Pyramids, Step};
pub use table::{Standing, Table};
pub use view::View;
