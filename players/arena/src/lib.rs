//! Plays bots against bots, and analyses whole games. No sockets, no database.
//!
//! A [`Schedule`] says which bots meet. [`play_many`] plays its games on many threads, with the same deals for everybody
//! ([`DuplicateDealer`]), and a [`Report`] gives the results with their 95 % intervals. [`SequentialTest`] stops as soon as
//! it is sure which of two bots is stronger, and [`rate`] rates a whole pool. A [`Player`] is a bot of this project or
//! another program; one that fails forfeits its game and does no harm to the others. [`analysis`] says what each choice of
//! a recorded game cost.
//!
//! # A match
//!
//! On all cores, with the same results for any number of threads.
//!
//! ```
//! use arena::{Entry, Plan, Report, Schedule, play_all};
//! use pyramids::{Pyramids, SetUp};
//!
//! let seats = Entry::line_up("casual,random")?;
//! let plan = Plan::<Pyramids>::new(SetUp::new(2)?, Schedule::of(&seats), 20);
//! let report = Report::new(&plan, &play_all(&plan));
//! for row in report.rows() {
//!     println!("{} wins {:.2} of its games, interval {:?}", row.name, row.rate.mean, row.rate.interval);
//! }
//! # assert!(report.rows()[0].rate.mean > 0.5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Which bot is stronger
//!
//! The test may be looked at after every deal: an [`Observer`] can end a match as soon as it is sure.
//!
//! ```
//! use arena::{Entry, Plan, Schedule, SequentialTest, TestParameters, play_all};
//! use pyramids::{Pyramids, SetUp};
//!
//! let bots = Entry::line_up("casual,random")?;
//! let schedule = Schedule::duel(&bots[0], &bots[1], 2, false);
//! let parameters = TestParameters { difference: 0.1, alpha: 0.05, beta: 0.05 };
//! let mut test = SequentialTest::new(&schedule, parameters).ok_or("a parameter is not between 0 and 1")?;
//! for game in play_all(&Plan::<Pyramids>::new(SetUp::new(2)?, schedule, 40)) {
//!     test.add(&game);
//! }
//! println!("{:?}", test.evidence().finding); // Stronger
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a choice cost
//!
//! [`analysis`] compares each choice of a record with the best one.
//!
//! ```
//! use arena::analysis::{AnalysisLimits, AnalysisOptions, analyse};
//! use arena::{ThinkingBudget, Threads};
//! use the_game::TheGame;
//!
//! let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\ndeal 0 2 3 4 5 6 7 8 9\n0 9>A1\nresult *\n";
//! let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(400), threads: Threads::ONE, stop: None };
//! let options = AnalysisOptions { limits, seat: None, seed: 1 };
//! let analysis = analyse::<TheGame>(&text.parse()?, None, &options, &mut |_, _| {})?;
//! let comparison = analysis.choices[0].comparison.as_ref().ok_or("a forced choice")?;
//! println!("{} costs {:.1} cards", analysis.choices[0].played, comparison.cost.result.mean);
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
