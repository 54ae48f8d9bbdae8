//! The exact rules of Pyramids, after Giacomo Sottocasa, and nothing else.
//!
//! [`Pyramids`] is the game: a plain value that takes [`Action`]s of seats and [`Deal`]s of chance and refuses what the
//! rules do not allow with a typed [`Refusal`]. [`View`] is what one viewer may know of it. Comments cite the rule
//! sheet by paragraph, as in `PY-14`.

mod action;
mod apply;
mod card;
mod cards;
mod check;
mod config;
mod counts;
mod deck;
mod game;
#[cfg(feature = "serde")]
mod json;
mod legal;
mod pyramid;
mod refusal;
mod score;
mod state;
mod table;
mod text;
mod view;

pub use action::{Action, Deal, Due, Item, Number};
pub use card::{Card, Colour, Floor};
pub use cards::{Cards, Dealt, Hand, Handful};
pub use config::SetUp;
pub use counts::Counts;
pub use deck::Deck;
pub use pyramid::Pyramid;
pub use refusal::Refusal;
pub use state::{Pyramids, Step};
pub use table::{Standing, Table};
pub use view::View;
