//! The rules of The Game (Steffen Benndorf): a team of one to five places the cards 2 to 99 on four piles.
//!
//! [`TheGame`] is a running game, [`View`] what one seat may know of it, [`Action`] a choice, [`Deal`] cards that come
//! from the draw pile. The rules are those of `docs/rules/the-game.md`; comments cite its paragraphs.

mod action;
mod apply;
mod card;
mod check;
mod deal;
mod hand;
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
pub use state::{Left, Stage, TheGame};
pub use view::View;
