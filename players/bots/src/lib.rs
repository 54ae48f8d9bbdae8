//! Players that choose from a *view*, as a person in that seat would: no IO, no clock, no threads of their own, no
//! peek at the full state. Worlds they imagine are sampled from the view.
//!
//! [`Playable`] joins a game to its bots, [`Level`] names them, [`Bot`] is one of them at a seat. How much it may think
//! is an [`SearchLimits`]; what it thinks of its choices is [`Advice`].

mod advice;
mod bot;
mod estimate;
mod executor;
mod exponential;
mod halving;
mod level;
mod limits;
pub mod pyramids;
pub mod silver_gold;
pub mod the_game;

pub use advice::{Advice, Judged, Reason};
pub use bot::{Bot, Playable, Verdict};
pub use estimate::Estimate;
pub use executor::{CurrentThread, Executor};
pub use halving::{CandidateScore, Sample, halving};
pub use level::{Level, UnknownLevel};
pub use limits::{Budget, Nodes, SearchLimits};
