//! The rules of The Game (Steffen Benndorf): a team of one to five places the cards 2 to 99 on four piles.
//!
//! [`TheGame`] is a running game, a plain value that implements [`tabletop::Game`]; [`View`] is what one viewer may know
//! of it, and [`Action`] what a player may choose. The documentation cites the paragraphs of the rule sheet (`TG-15`),
//! which is `RULES.md` in this package. A random game, from the set-up to the result:
//!
//! ```
//! use the_game::{SetUp, TheGame};
//! use tabletop::{Game, Seeded, View, Viewer, Waiting, draw};
//!
//! let mut luck = Seeded::new(1);
//! let mut game = TheGame::new(SetUp::new(3)?.with_fire());
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
//! if let Some(left) = game.outcome() {
//!     println!("{} cards are left{}", left.0, if left.is_win() { ": won!" } else { "" });
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
mod check;
mod deal;
mod hand;
mod hidden;
#[cfg(feature = "serde")]
mod json;
mod legal;
mod pile;
mod refusal;
mod set_up;
mod state;
mod text;
mod view;

pub use action::{Action, Keen, Phrase};
pub use card::{Card, Cards};
pub use deal::{Deal, Due};
pub use pile::{PerPile, Pile, Piles, Tops};
pub use refusal::Refusal;
pub use set_up::SetUp;
pub use state::{Left, Step, TheGame};
pub use view::View;
