//! Plays bots against bots, and analyses whole games. No sockets, no database.
//!
//! A [`Schedule`] says which bots meet. [`play_many`] plays its games on many threads, with the same deals for everybody
//! ([`DuplicateDealer`]), and a [`Report`] gives the results with their 95 % intervals. [`SequentialTest`] stops as soon as
//! it is sure which of two bots is stronger, and [`rate`] rates a whole pool. A [`Player`] is a bot of this project or
//! another program; one that fails forfeits its game and does no harm to the others. [`analysis`] says what each choice of
//! a recorded game cost.
//!
//! A small match, on all cores:
//!
//! ```
//! use arena::{Entry, Plan, Report, Schedule, play_all};
//! use pyramids::{Pyramids, SetUp};
//!
//! let seats = Entry::line_up("casual,random")?;
//! let set_up = SetUp::new(2)?;
//! let plan = Plan::<Pyramids>::new(set_up, Schedule::of(&seats), 20);
//! let report = Report::new(&plan, &play_all(&plan));
//! for row in report.rows() {
//!     let [low, high] = row.rate.interval.unwrap_or([0.0, 1.0]);
//!     println!("{}: {:.0} % of games won ({:.0} to {:.0})", row.name, 100.0 * row.rate.mean, 100.0 * low, 100.0 * high);
//! }
//! assert!(report.rows()[0].rate.mean > 0.5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
pub mod bot_protocol;
mod budget;
mod chart;
mod duplicate;
mod entry;
mod game;
mod many;
mod play;
mod player;
mod program;
mod rating;
mod report;
mod rows;
mod schedule;
mod seated;
mod sequential;
mod state;
mod statistics;
mod threads;

pub use budget::{BudgetError, ThinkingBudget};
pub use duplicate::DuplicateDealer;
pub use entry::{Entry, EntryError, EntryKind};
pub use game::ArenaGame;
pub use many::{MAX_THREADS, Observer, Plan, play_all, play_many};
pub use play::{Ending, GameResult, ThinkingTime, play};
pub use player::{Forfeit, Player};
pub use program::exit;
pub use rating::{Rating, rate};
pub use report::{AbortedGame, BotReport, ForfeitReport, LineUpReport, Report, SeatReport, TeamReport};
pub use rows::{Row, grouped};
pub use schedule::{LineUp, Schedule, Seating};
pub use sequential::{Evidence, Finding, SequentialTest, TestParameters};
pub use state::{State, StateError};
pub use statistics::{Clusters, IntervalEstimate};
pub use threads::Threads;
