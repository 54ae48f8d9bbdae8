//! The rules of Pyramids (Giacomo Sottocasa): two to six players build pyramids floor by floor, their own and each
//! other's.
//!
//! [`Pyramids`] is a running game, a plain value that implements [`tabletop::Game`]; [`View`] is what one viewer may
//! know of it, and [`Action`] what a player may choose. The documentation cites the paragraphs of the rule sheet
//! (`PY-14`), which is `RULES.md` in this package.
//!
//! # Playing a random game
//!
//! ```
//! use pyramids::{Pyramids, SetUp};
//! use tabletop::{Game, Seeded, random_game};
//!
//! let game: Pyramids = random_game(SetUp::new(4)?.with_open_counted(), &mut Seeded::new(1))?;
//! let ranking = game.outcome().ok_or("the game goes on")?;
//! assert_eq!(ranking.to_string(), "36 41 51 32 winners=2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Dealing and choosing
//!
//! Everything has one text, which records and other programs share.
//!
//! ```
//! use pyramids::{Pyramids, SetUp};
//! use tabletop::{Game, Seat};
//!
//! let mut game = Pyramids::new(SetUp::new(2)?);
//! for deal in ["dealer 1", "deal 0 r5 r7 y4 gT b6", "deal 1 r2 y2 y3 g4 b3", "draw 0 r4 y5"] {
//!     game.deal(&deal.parse()?)?;
//! }
//! game.act(Seat::FIRST, "r5@0".parse()?)?;
//! game.act(Seat::FIRST, "r4@0.1".parse()?)?;
//! let refusal = game.act(Seat::FIRST, "y4@0.1".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "y4 can't go on a red pyramid; a pyramid is of one colour");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Views and hidden cards
//!
//! A player knows a [`View`]. Its fields hold everything that the player may see, and `sample` draws the rest: a bot
//! plans in such worlds.
//!
//! ```
//! use pyramids::{Pyramids, SetUp};
//! use tabletop::{Game, Seat, Seeded, View, Viewer, deal_all};
//!
//! let mut game = Pyramids::new(SetUp::new(2)?);
//! deal_all(&mut game, &mut Seeded::new(1))?;
//! let view = game.view(Viewer::Seat(Seat::FIRST));
//! assert_eq!((view.hand, view.unseen().total()), (Some(*game.hand(Seat::FIRST)), 105));
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
