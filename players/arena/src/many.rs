//! Many games on many threads, with a result that does not depend on how many.

use crate::sitting::{Company, Sitting};
use crate::{Contested, Ending, Limit, Order, Played, Schedule, play};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tabletop::{Seat, seed_of};

/// The most threads that play at once.
pub const MOST_THREADS: usize = 1024;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan<G: Contested> {
    /// Players, options, deck.
    pub set_up: G::SetUp,
    /// Who plays whom.
    pub schedule: Schedule,
    /// How many games.
    pub games: u64,
    /// The number that all deals and all luck of bots follow from.
    pub seed: u64,
    /// Whether seats may say things.
    pub signals: bool,
    /// How much may be thought about a choice, unless an entry says otherwise.
    pub limit: Option<Limit>,
    /// How long a program may take for an answer beyond what it may think.
    pub patience: Duration,
}

/// Whoever is told how it goes.
pub trait Watch: Send {
    /// What can go wrong with it; it ends the playing.
    type Error: Send;

    /// A game was played; they come in no certain order.
    fn played(&mut self, number: u64, game: &Played) -> Result<(), Self::Error>;

    /// The next game in order; tells whether more are wanted.
    fn in_order(&mut self, _number: u64, _game: &Played) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// What came out.
struct Collected<'a, W: Watch> {
    watch: &'a mut W,
    /// All games from the first on.
    games: Vec<Played>,
    /// Later ones.
    ahead: BTreeMap<u64, Played>,
    failed: Option<W::Error>,
}

impl<W: Watch> Collected<'_, W> {
    /// Takes over all games that come next; tells whether more are wanted.
    fn advance(&mut self) -> ControlFlow<()> {
        while let Some(game) = self.ahead.remove(&(self.games.len() as u64)) {
            let go_on = self.watch.in_order(self.games.len() as u64, &game);
            self.games.push(game);
            go_on?;
        }
        ControlFlow::Continue(())
    }
}

/// Plays all games of the plan except those that are already `done`, until the watch has seen enough or `stop` is set.
/// Gives the games from the first on, without a gap: which they are, and how they went, does not depend on the
/// number of threads.
pub fn play_many<G: Contested, W: Watch>(
    plan: &Plan<G>,
    threads: usize,
    mut done: BTreeMap<u64, Played>,
    watch: &mut W,
    stop: &AtomicBool,
) -> Result<Vec<Played>, W::Error> {
    done.retain(|number, _| *number < plan.games);
    let finished: Vec<u64> = done.keys().copied().collect();
    let mut collected = Collected { watch, games: Vec::new(), ahead: done, failed: None };
    let enough = AtomicBool::new(collected.advance().is_break());
    let collected = Mutex::new(collected);
    let next = AtomicU64::new(0);
    let work = || {
        let mut company = Company::new(plan);
        while !stop.load(Ordering::Relaxed) && !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                break;
            }
            if finished.binary_search(&number).is_ok() {
                continue;
            }
            let Some(game) = play_one(plan, &mut company, number, stop) else { break };
            let mut collected = collected.lock().unwrap_or_else(PoisonError::into_inner);
            if enough.load(Ordering::Relaxed) {
                break;
            }
            let told = collected.watch.played(number, &game);
            collected.ahead.insert(number, game);
            if collected.advance().is_break() || told.is_err() {
                enough.store(true, Ordering::Relaxed);
                collected.failed = told.err();
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, MOST_THREADS) {
            scope.spawn(work);
        }
    });
    let collected = collected.into_inner().unwrap_or_else(PoisonError::into_inner);
    collected.failed.map_or(Ok(collected.games), Err)
}

/// Plays one game of the plan; nothing if it was stopped.
fn play_one<G: Contested>(
    plan: &Plan<G>,
    company: &mut Company<'_, G>,
    number: u64,
    stop: &AtomicBool,
) -> Option<Played> {
    let Plan { set_up, schedule, seed, signals, .. } = plan;
    let (deal, _, seating) = schedule.game(number)?;
    // Deals have the even numbers, games the odd ones.
    let mut order = Order::new(seed_of(*seed, 2 * deal));
    let own = seed_of(*seed, 2 * number + 1);
    // Small enough for programs whose numbers are floating point.
    let luck = |seat: Seat| seed_of(own, u64::from(seat.number())) >> 11;
    let seated = (0..).map_while(Seat::new).zip(seating);
    let mut seats: Vec<Sitting<G>> =
        seated.map(|(seat, entry)| company.sit(*entry, seat, luck(seat))).collect();
    let played = play(set_up, &mut order, &mut seats, *signals, stop);
    let failed = match played.as_ref().map(|played| &played.ending) {
        Some(Ending::Failed { seat, reason, .. }) => Some((usize::from(seat.number()), reason.as_str())),
        _ => None,
    };
    for (index, (entry, sitting)) in seating.iter().zip(seats).enumerate() {
        let reason = failed.filter(|(seat, _)| *seat == index).map(|(_, reason)| reason);
        company.rise(*entry, sitting, reason);
    }
    played
}
