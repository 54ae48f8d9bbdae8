//! Turn-based games with chance and hidden cards: the [`Game`] trait that servers, bots and records talk to, the
//! [`View`] of what one seat may know, and the [`conformance`] suite that every game must pass.
//!
//! A game is a plain value. It never draws by itself: when chance is due it says so ([`Game::due`]), and a dealer
//! answers ([`Game::deal`]). Nothing here does input or output, reads a clock or finds randomness by itself; numbers
//! come from a [`Luck`] that the caller passes in.
//!
//! One loop plays any game to its end, here with random choices:
//!
//! ```
//! use tabletop::{Game, Luck, Waiting, draw};
//!
//! fn play<G: Game>(set_up: G::SetUp, luck: &mut impl Luck) -> Result<G::Outcome, G::Refusal> {
//!     let mut game = G::new(set_up);
//!     loop {
//!         if let Some(outcome) = game.outcome() {
//!             return Ok(outcome);
//!         }
//!         if let Some(due) = game.due() {
//!             game.deal(&draw(due, luck))?;
//!         }
//!         if let Waiting::Seats(seats) = game.waiting() {
//!             for seat in seats.iter() {
//!                 let Some(action) = game.random_action(seat, luck) else { continue };
//!                 game.act(seat, action)?;
//!             }
//!         }
//!     }
//! }
//! ```
//!
//! A player knows a [`View`], never the game. A bot for any game can choose from nothing else:
//!
//! ```
//! use tabletop::{Game, Luck, View, pick};
//!
//! fn choose<V: View>(view: &V, luck: &mut impl Luck) -> Option<<V::Game as Game>::Action> {
//!     pick(&view.legal_actions(), luck).copied()
//! }
//! ```
//!
//! # Writing a game
//!
//! Implement [`Game`] and the types that it names. [`Scan`] reads the texts of actions and deals, [`DeckLines`] those of
//! decks, and [`PerSeat`] holds what each player has. Then fill in a [`conformance::Suite`] in the tests of the game: it
//! plays hundreds of random games and holds every position against each [`conformance::Law`]. `tests/it/toy.rs` in this
//! package is a small game to start from; `benben-the-game`, `benben-silver-gold` and `benben-pyramids` are whole ones.
//!
//! # Features
//!
//! With `serde`, seats, viewers and the views of games can be written and read. A view that was read must be checked:
//! see [`View::checked`].

mod bit_set;
pub mod conformance;
mod deck;
mod game;
#[cfg(feature = "serde")]
mod json;
mod leaves;
mod luck;
mod named;
mod number;
mod ranking;
mod refusal;
mod seat;
mod set_up;
mod text;
mod view_error;

pub use deck::{DeckError, DeckLines, plain_number, quoted};
pub use game::{Due, Game, Seen, View, draw};
#[cfg(feature = "serde")]
pub use json::Fields;
pub use leaves::leaves;
pub use luck::{Luck, Seeded, pick, seed_of, shuffle};
pub use ranking::Ranking;
pub use refusal::Refusal;
pub use seat::{PerPlayer, PerSeat, Seat, Seats, Viewer, Waiting};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
pub use set_up::{DeckInfo, SetUp, SetUpError, check_players, parse_options, write_options};
pub use text::{Scan, TextError, write_list};
pub use view_error::{ViewError, require, require_when_due};
