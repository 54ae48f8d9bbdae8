//! Bots for The Game, Silver & Gold: Pyramids and Pyramids. A bot chooses from a *view*, as a person in that seat would: it has
//! no access to the full state, no input or output, no clock and no threads of its own. It samples the worlds in which it
//! plays its candidates out from the view.
//!
//! # Asking a bot
//!
//! [`Playable`] gives a game its bots, [`Level`] names them, and [`SearchLimits`] say how long a bot may search.
//!
//! ```
//! use bots::{Bot, Level, Playable, SearchLimits};
//! use silver_gold::{SetUp, SilverGold};
//! use tabletop::{Game, Seat, Seeded, Viewer, deal_all};
//!
//! let mut game = SilverGold::new(SetUp::new(2)?);
//! deal_all(&mut game, &mut Seeded::new(1))?;
//! let view = game.view(Viewer::Seat(Seat::FIRST));
//! let mut bot = SilverGold::bot(Level::Expert, game.set_up(), Seat::FIRST, 7);
//! let choice = bot.choose(&view, &SearchLimits::DEFAULT).ok_or("nothing to choose")?;
//! game.act(Seat::FIRST, choice)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Advice with reasons
//!
//! [`Bot::advise`] ranks the choices of the same view and says why.
//!
//! ```
//! # use bots::{Bot, Level, Playable, SearchLimits};
//! # use silver_gold::{SetUp, SilverGold};
//! # use tabletop::{Game, Seat, Seeded, Viewer, deal_all};
//! # let mut game = SilverGold::new(SetUp::new(2)?);
//! # deal_all(&mut game, &mut Seeded::new(1))?;
//! # let view = game.view(Viewer::Seat(Seat::FIRST));
//! # let mut bot = SilverGold::bot(Level::Expert, game.set_up(), Seat::FIRST, 7);
//! let advice = bot.advise(&view, &[], &SearchLimits::DEFAULT);
//! for choice in &advice.choices {
//!     println!("{}: {:?}", choice.turn[0], choice.reasons);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Chances without bias
//!
//! The best choice is best partly by luck: the sampled worlds that it was picked in favour it. So its chance to win in
//! the advice is too high. [`Bot::measure`] plays the same choices out in new worlds.
//!
//! ```
//! # use bots::{Bot, Level, Playable, SearchLimits};
//! # use silver_gold::{SetUp, SilverGold};
//! # use tabletop::{Game, Seat, Seeded, Viewer, deal_all};
//! # let mut game = SilverGold::new(SetUp::new(2)?);
//! # deal_all(&mut game, &mut Seeded::new(1))?;
//! # let view = game.view(Viewer::Seat(Seat::FIRST));
//! # let bot = |seed| SilverGold::bot(Level::Expert, game.set_up(), Seat::FIRST, seed);
//! let advice = bot(7).advise(&view, &[], &SearchLimits::DEFAULT);
//! let turns: Vec<_> = advice.choices.into_iter().map(|choice| choice.turn).collect();
//! let measured = bot(8).measure(&view, &turns, &SearchLimits::DEFAULT);
//! for choice in &measured.choices {
//!     println!("{}: wins {:.0} %", choice.turn[0], 100.0 * choice.win.mean);
//! }
//! # assert_eq!(measured.choices.len(), turns.len());
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
