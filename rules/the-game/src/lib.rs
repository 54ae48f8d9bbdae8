//! The rules of The Game (Steffen Benndorf): a team of one to five places the cards 2 to 99 on four piles.
//!
//! [`TheGame`] is a running game, a plain value that implements [`tabletop::Game`]; [`View`] is what one viewer may know
//! of it, and [`Action`] what a player may choose. The documentation cites the paragraphs of the rule sheet (`TG-15`),
//! which is `RULES.md` in this package.
//!
//! # Playing a random game
//!
//! ```
//! use tabletop::{Game, Seeded, random_game};
//! use the_game::{SetUp, TheGame};
//!
//! let game: TheGame = random_game(SetUp::new(3)?.with_fire(), &mut Seeded::new(1))?;
//! let left = game.outcome().ok_or("the game goes on")?;
//! assert_eq!((left.0, left.is_win()), (85, false));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Dealing and choosing
//!
//! Everything has one text, which records and other programs share.
//!
//! ```
//! use tabletop::{Game, Seat};
//! use the_game::{Pile, SetUp, TheGame};
//!
//! let mut game = TheGame::new(SetUp::new(1)?);
//! game.deal(&"deal 0 2 3 4 5 6 7 9 19".parse()?)?;
//! game.act(Seat::FIRST, "19>A1".parse()?)?;
//! // The backwards trick: exactly 10 lower (TG-9).
//! game.act(Seat::FIRST, "9>A1".parse()?)?;
//! assert_eq!(game.tops().on(Pile::A1), 9);
//! let refusal = game.act(Seat::FIRST, "7>A1".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "7 does not fit A1, whose top is 9: place higher or exactly 10 lower");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Views and hidden cards
//!
//! A player knows a [`View`]. Its fields hold everything that the player may see, and `sample` draws the rest: a bot
//! plans in such worlds.
//!
//! ```
//! use tabletop::{Game, Seat, Seeded, View, Viewer, deal_all};
//! use the_game::{SetUp, TheGame};
//!
//! let mut game = TheGame::new(SetUp::new(2)?);
//! deal_all(&mut game, &mut Seeded::new(1))?;
//! let view = game.view(Viewer::Seat(Seat::FIRST));
//! assert_eq!((view.hand, view.draw_pile), (Some(game.hand(Seat::FIRST)), 84));
//! let world = view.sample(&mut Seeded::new(2));
//! assert_eq!(world.hand(Seat::FIRST), game.hand(Seat::FIRST));
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
