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
//! # Playing a random game
//!
//! ```
//! use silver_gold::{SetUp, SilverGold};
//! use tabletop::{Game, Seeded, random_game};
//!
//! let game: SilverGold = random_game(SetUp::new(2)?, &mut Seeded::new(1))?;
//! let ranking = game.outcome().ok_or("the game goes on")?;
//! assert_eq!(ranking.to_string(), "5 32 winners=1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Dealing and choosing
//!
//! Everything has one text, which records and other programs share.
//!
//! ```
//! use silver_gold::{SetUp, SilverGold};
//! use tabletop::{Game, Seat};
//!
//! let mut game = SilverGold::new(SetUp::new(2)?);
//! for deal in ["deal 0 16 25 37 40", "deal 1 9 12 13 15"] {
//!     game.deal(&deal.parse()?)?;
//! }
//! // Both seats keep two cards at the same time.
//! game.act(Seat::FIRST, "keep 25 40".parse()?)?;
//! let refusal = game.act(Seat::FIRST, "keep 16 25".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "seat 0 has already chosen; wait until all have");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Views and hidden cards
//!
//! A player knows a [`View`]. Its fields hold everything that the player may see, and `sample` draws the rest: a bot
//! plans in such worlds.
//!
//! ```
//! use silver_gold::{SetUp, SilverGold};
//! use tabletop::{Game, Seat, Seeded, View, Viewer, deal_all};
//!
//! let mut game = SilverGold::new(SetUp::new(2)?);
//! deal_all(&mut game, &mut Seeded::new(1))?;
//! let view = game.view(Viewer::Seat(Seat::FIRST));
//! assert_eq!((view.hand, view.unseen().len()), (Some(game.hand(Seat::FIRST)), 44));
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
mod outlook;
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
pub use outlook::Outlook;
pub use refusal::Refusal;
pub use score::{Bonuses, Points, ScoreCard, brings_bonus};
pub use set_up::SetUp;
pub use shape::{Expeditions, Shape};
pub use square::{Square, Squares};
pub use state::{Chain, Completed, SilverGold, Step};
pub use view::{Marking, View};
