//! Plays many games on many threads. The results do not depend on the number of threads.

use crate::seated::{PlayerPool, SeatedPlayer};
use crate::{ArenaGame, DuplicateDealer, GameResult, Schedule, ThinkingBudget, play};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;
use tabletop::{Seat, SetUp, seed_of};

/// The most threads that play games at once.
pub const MAX_THREADS: usize = 1024;

/// The games to play.
///
/// ```
/// use arena::{Entry, Plan, Schedule, play_all};
/// use the_game::{SetUp, TheGame};
///
/// let schedule = Schedule::of(&Entry::line_up("novice*2")?);
/// let plan = Plan::<TheGame> { seed: 7, signals: false, ..Plan::new(SetUp::new(2)?, schedule, 3) };
/// let games = play_all(&plan);
/// assert_eq!(games.len(), 3);
/// // The same plan has the same games on every machine.
/// assert_eq!(play_all(&plan)[2].ending, games[2].ending);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Plan<G: ArenaGame> {
    /// The players, the options and the deck.
    pub set_up: G::SetUp,
    /// The line-ups.
    pub schedule: Schedule,
    /// The number of games.
    pub games: u64,
    /// The seed of all deals and all bots.
    pub seed: u64,
    /// Whether players may signal.
    pub signals: bool,
    /// The budget for each choice of an entry without its own. None for the budget of its level.
    pub budget: Option<ThinkingBudget>,
    /// How long a program may take for an answer, in addition to a budget of time.
    pub patience: Duration,
}

impl<G: ArenaGame> Plan<G> {
    /// A plan with seed 1, signals, each level's own budget and a minute of patience.
    #[must_use]
    pub fn new(set_up: G::SetUp, schedule: Schedule, games: u64) -> Self {
        let patience = Duration::from_secs(60);
        Self { set_up, schedule, games, seed: 1, signals: true, budget: None, patience }
    }

    /// Whether players signal in these games.
    pub(crate) fn has_signals(&self) -> bool {
        self.signals && G::SIGNALS && self.set_up.players() > 1
    }
}

/// Follows the games of a plan.
///
/// ```
/// use arena::{Entry, GameResult, Observer, Plan, Schedule, play_many};
/// use pyramids::{Pyramids, SetUp};
/// use std::collections::BTreeMap;
/// use std::convert::Infallible;
/// use std::ops::ControlFlow;
/// use std::sync::atomic::AtomicBool;
///
/// /// Ends the playing after the first win of seat 1.
/// struct UntilWin;
///
/// impl Observer for UntilWin {
///     type Error = Infallible;
///
///     fn played(&mut self, _: u64, _: &GameResult) -> Result<(), Infallible> {
///         Ok(())
///     }
///
///     fn in_order(&mut self, _: u64, game: &GameResult) -> ControlFlow<()> {
///         if game.win_shares()[1] > 0.0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
///     }
/// }
///
/// let schedule = Schedule::of(&Entry::line_up("casual*2")?);
/// let plan = Plan::<Pyramids>::new(SetUp::new(2)?, schedule, 50);
/// let Ok(games) = play_many(&plan, 2, BTreeMap::new(), &mut UntilWin, &AtomicBool::new(false));
/// assert!(games.last().is_some_and(|game| game.win_shares()[1] > 0.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Observer {
    /// An error of the observer. It ends the playing.
    type Error;

    /// Receives a game that was played. Games arrive in any order.
    fn played(&mut self, number: u64, game: &GameResult) -> Result<(), Self::Error>;

    /// Receives the next game in the order of the plan. Returns whether to go on.
    fn in_order(&mut self, _number: u64, _game: &GameResult) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Observes nothing.
impl Observer for () {
    type Error = Infallible;

    fn played(&mut self, _: u64, _: &GameResult) -> Result<(), Infallible> {
        Ok(())
    }
}

/// Plays all games of the plan on all cores.
#[must_use]
pub fn play_all<G: ArenaGame>(plan: &Plan<G>) -> Vec<GameResult> {
    let threads = crate::Threads::all().0.get();
    let Ok(games) = play_many(plan, threads, BTreeMap::new(), &mut (), &AtomicBool::new(false));
    games
}

/// Plays all games of the plan except those that are already `done`, until the observer ends the playing or `stop` is
/// set. Returns the games from the first on, without a gap. The number of threads does not change the games.
pub fn play_many<G: ArenaGame, O: Observer>(
    plan: &Plan<G>,
    threads: usize,
    mut done: BTreeMap<u64, GameResult>,
    observer: &mut O,
    stop: &AtomicBool,
) -> Result<Vec<GameResult>, O::Error> {
    done.retain(|number, _| *number < plan.games);
    let finished: Vec<u64> = done.keys().copied().collect();
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = &|results: Sender<(u64, GameResult)>| {
        let mut pool = PlayerPool::new(plan);
        while !stop.load(Ordering::Relaxed) && !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                break;
            }
            if finished.binary_search(&number).is_ok() {
                continue;
            }
            let Some(game) = play_one(plan, &mut pool, number, stop) else { break };
            if results.send((number, game)).is_err() {
                break;
            }
        }
    };
    let mut games = Vec::new();
    if take_in_order(&mut done, &mut games, observer).is_break() {
        return Ok(games);
    }
    std::thread::scope(|scope| {
        let (sender, results) = channel();
        for _ in 0..threads.clamp(1, MAX_THREADS) {
            let sender = sender.clone();
            scope.spawn(move || work(sender));
        }
        drop(sender);
        for (number, game) in results {
            let observed = observer.played(number, &game);
            done.insert(number, game);
            if take_in_order(&mut done, &mut games, observer).is_break() || observed.is_err() {
                enough.store(true, Ordering::Relaxed);
                return observed;
            }
        }
        Ok(())
    })?;
    Ok(games)
}

/// Moves every game that comes next in the order of the plan from `done` to `games`. Returns whether to go on.
fn take_in_order<O: Observer>(
    done: &mut BTreeMap<u64, GameResult>,
    games: &mut Vec<GameResult>,
    observer: &mut O,
) -> ControlFlow<()> {
    while let Some(game) = done.remove(&(games.len() as u64)) {
        let go_on = observer.in_order(games.len() as u64, &game);
        games.push(game);
        go_on?;
    }
    ControlFlow::Continue(())
}

/// Plays one game of the plan. None if it was stopped.
fn play_one<G: ArenaGame>(
    plan: &Plan<G>,
    pool: &mut PlayerPool<'_, G>,
    number: u64,
    stop: &AtomicBool,
) -> Option<GameResult> {
    let Plan { set_up, schedule, seed, .. } = plan;
    let (deal, _, seating) = schedule.game(number)?;
    // Deals have the even numbers, games the odd ones.
    let mut dealer = DuplicateDealer::new(seed_of(*seed, 2 * deal));
    let own = seed_of(*seed, 2 * number + 1);
    // Small enough for programs whose numbers are floating point.
    let bot_seed = |seat: Seat| seed_of(own, u64::from(seat.number())) >> 11;
    let seats = Seat::all(Seat::LIMIT).zip(seating);
    let mut players: Vec<SeatedPlayer<G>> =
        seats.map(|(seat, entry)| pool.take(*entry, seat, bot_seed(seat))).collect();
    let result = play(set_up, &mut players, |due| dealer.draw(due), plan.has_signals(), stop);
    let forfeit = result.as_ref().and_then(GameResult::forfeit);
    for (index, (entry, player)) in seating.iter().zip(players).enumerate() {
        let reason = forfeit.filter(|(seat, _)| *seat == index).map(|(_, reason)| reason);
        pool.put_back(*entry, player, reason);
    }
    result
}
