//! Many games: bots against bots, and what a whole game can teach. No sockets, no database.
//!
//! A [`Schedule`] says who meets whom, [`play_many`] plays it on many threads with the same deals for all ([`Order`]),
//! and a [`Report`] says what came out and how sure that is. Who sits in a seat is a [`Contestant`]: a bot of ours
//! ([`Inside`]) or another program, either of which may fail without harm to the rest.

pub mod analysis;
mod chart;
mod contestant;
mod contested;
mod entry;
mod many;
mod order;
mod play;
mod program;
pub mod protocol;
mod rating;
mod report;
mod rows;
mod schedule;
mod sequential;
mod sitting;
mod state;
mod statistics;
mod threads;

pub use analysis::{Limit, Running};
pub use contestant::{Contestant, Fault, Inside};
pub use contested::Contested;
pub use entry::{Entry, EntryError, Player, UnknownLimit};
pub use many::{MOST_THREADS, Plan, Watch, play_many};
pub use order::Order;
pub use play::{Ending, Played, Spent, play};
pub use program::exit;
pub use rating::{Rating, rate};
pub use report::{Apart, BotReport, FaultReport, LineUpReport, Report, Together, left, shares};
pub use rows::{Row, grouped};
pub use schedule::{LineUp, Schedule, Seating};
pub use sequential::{Claim, Evidence, Finding, Sequential};
pub use state::{State, StateError};
pub use statistics::{Clusters, Estimate};
pub use threads::{Stoppable, Threads};
