//! Bots for The Game, Silver & Gold: Pyramids and Pyramids. A bot chooses from a *view*, as a person in that seat would: it has
//! no access to the full state, no input or output, no clock and no threads of its own. It samples the worlds in which it
//! plays its candidates out from the view.
//!
//! [`Playable`] gives a game its bots, [`Level`] names them, and [`Bot`] is one of them at a seat. [`SearchLimits`] say how long
//! it may search; [`Advice`] is what it thinks of its choices, and why:
//!
//! ```
//! use bots::{Bot, Level, Playable, SearchLimits};
//! use silver_gold::{SetUp, SilverGold};
//! use tabletop::{Game, Seat, Seeded, View as _, Viewer, draw};
//!
//! // Deal a random game until the players have to choose.
//! let set_up = SetUp::new(2)?;
//! let mut game = SilverGold::new(set_up.clone());
//! let mut luck = Seeded::new(1);
//! while let Some(due) = game.due() {
//!     game.deal(&draw(due, &mut luck))?;
//! }
//!
//! // Ask a bot for its choice, and for advice with reasons.
//! let view = game.view(Viewer::Seat(Seat::FIRST));
//! let mut bot = SilverGold::bot(Level::Expert, &set_up, Seat::FIRST, 7);
//! let choice = bot.choose(&view, &SearchLimits::DEFAULT);
//! assert!(choice.is_some_and(|action| view.legal_actions().contains(&action)));
//! for choice in bot.advise(&view, &[], &SearchLimits::DEFAULT).choices {
//!     println!("{}: wins {:.0} %, {:?}", choice.turn[0], 100.0 * choice.win.mean, choice.reasons);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod bot;
mod estimate;
mod exponential;
mod halving;
mod level;
mod limits;
pub mod pyramids;
pub mod silver_gold;
pub mod the_game;

pub use advice::{Advice, EvaluatedChoice, Reason};
pub use bot::{Bot, Playable, Verdict};
pub use estimate::Estimate;
pub use halving::{CandidateScore, Sample, halving};
pub use level::{Level, UnknownLevel};
pub use limits::{Budget, CurrentThread, Executor, Nodes, SearchLimits};
