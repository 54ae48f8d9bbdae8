//! Players that choose from a *view*, as a person in that seat would: no IO, no clock, no threads of their own, no
//! peek at the full state. Worlds they imagine are sampled from the view.
//!
//! [`Playable`] joins a game to its bots, [`Level`] names them, [`Bot`] is one of them at a seat. How much it may think
//! is an [`Effort`]; what it thinks of its choices is [`Advice`].

mod advice;
mod bot;
mod crew;
mod effort;
mod exponential;
mod halving;
mod level;
pub mod pyramids;
pub mod silver_gold;
pub mod the_game;

pub use advice::{Advice, Figure, Judged, Reason};
pub use bot::{Bot, Playable, Verdict};
pub use crew::{Alone, Crew};
pub use effort::{Budget, Effort, Nodes};
pub use halving::{Estimate, Sample, halving};
pub use level::{Level, UnknownLevel};
