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

/// The most threads that play at once.
pub const MAX_THREADS: usize = 1024;

/// Which games are to be played, and how.
#[derive(Clone, Debug)]
pub struct Plan<G: ArenaGame> {
    /// Players, options, deck.
    pub set_up: G::SetUp,
    /// Who meets whom.
    pub schedule: Schedule,
    /// The number of games.
    pub games: u64,
    /// The seed of all deals and all bots.
    pub seed: u64,
    /// Whether players may signal.
    pub signals: bool,
    /// The budget for each choice, unless an entry has its own. None for the budget of each level.
    pub budget: Option<ThinkingBudget>,
    /// How long a program may take for an answer, beyond a budget of time.
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
pub trait Observer {
    /// An error of the observer. It ends the playing.
    type Error;

    /// A game was played. Games arrive in any order.
    fn played(&mut self, number: u64, game: &GameResult) -> Result<(), Self::Error>;

    /// The next game in the order of the plan. Returns whether to go on.
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

/// Plays all games of the plan except those that are already `done`, until the observer has seen enough or `stop` is
/// set. Returns the games from the first on, without a gap. The number of threads changes nothing about them.
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
