//! Turn-based games with chance and hidden cards: the [`Game`] trait that servers, bots and records talk to, the
//! [`View`] of what one seat may know, and the [`conformance`] suite that every game must pass.
//!
//! A game is a plain value. It never draws by itself: when chance is due it says so ([`Game::due`]), and the caller
//! deals ([`Game::deal`]). Nothing here does input or output, reads a clock or finds randomness by itself; numbers come
//! from a [`Luck`] that the caller passes in. The examples play The Game of the crate `benben-the-game`.
//!
//! # Playing a random game
//!
//! ```
//! use tabletop::{Game, Seeded, random_game};
//! use the_game::{SetUp, TheGame};
//!
//! let game: TheGame = random_game(SetUp::new(3)?, &mut Seeded::new(1))?;
//! if let Some(left) = game.outcome() {
//!     println!("{} cards are left", left.0);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Dealing and choosing
//!
//! ```
//! use tabletop::{Game, Seat, Seeded, draw};
//! use the_game::{SetUp, TheGame};
//!
//! let mut game = TheGame::new(SetUp::new(1)?);
//! let due = game.due().ok_or("nothing is due")?;
//! game.deal(&draw(due, &mut Seeded::new(1)))?;
//! for action in game.legal_actions(Seat::FIRST) {
//!     println!("{action}"); // 12>A1, 12>A2, …
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Views and hidden cards
//!
//! A player knows a [`View`], never the game. The view knows the legal actions, and `sample` draws what the player
//! can't see:
//!
//! ```
//! use tabletop::{Game, Seat, Seeded, View, Viewer, deal_all};
//! use the_game::{SetUp, TheGame};
//!
//! let mut game = TheGame::new(SetUp::new(2)?);
//! deal_all(&mut game, &mut Seeded::new(1))?;
//! let view = game.view(Viewer::Seat(Seat::FIRST));
//! assert_eq!(view.legal_actions(), game.legal_actions(Seat::FIRST));
//! let world = view.sample(&mut Seeded::new(2));
//! assert_eq!(world.view(Viewer::Seat(Seat::FIRST)), view);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Code for any game
//!
//! ```
//! use tabletop::{Game, Luck, View, pick};
//!
//! /// A bot for every game.
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
mod play;
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
pub use play::{deal_all, random_game};
pub use ranking::Ranking;
pub use refusal::Refusal;
pub use seat::{PerPlayer, PerSeat, Seat, Seats, Viewer, Waiting};
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
pub use set_up::{DeckInfo, SetUp, SetUpError, check_players, parse_options, write_options};
pub use text::{Scan, TextError, write_list};
pub use view_error::{ViewError, require, require_when_due};
