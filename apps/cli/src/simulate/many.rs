//! Many games on many threads, with a result that does not depend on how many.

use crate::arguments::{SeedArguments, ThreadsArguments};
use crate::progress;
use anyhow::{Context, Result};
use clap::Args;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tabletop::{Game, Seat, Seeded, Waiting, draw, seed_of};

/// How many games, on how many threads, from which seed.
#[derive(Clone, Debug, Args)]
pub(crate) struct PlanArguments {
    /// How many games
    #[arg(short, long, value_name = "N", default_value_t = 10_000, allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,

    #[command(flatten)]
    threads: ThreadsArguments,

    #[command(flatten)]
    seed: SeedArguments,
}

impl PlanArguments {
    pub(crate) fn plan(&self) -> Plan {
        Plan { games: self.games, threads: self.threads.count(), seed: self.seed.number() }
    }
}

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) games: u64,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
}

/// What was played.
#[derive(Debug)]
pub(crate) struct Done<T> {
    pub(crate) tally: T,
    pub(crate) games: u64,
    pub(crate) interrupted: bool,
    pub(crate) elapsed: Duration,
}

/// What is counted. Adding must not depend on the order, so sums are whole numbers.
pub(crate) trait Tally: Send {
    /// Counts what another thread has counted.
    fn add(&mut self, other: Self);
}

impl<T: Tally> Tally for Vec<T> {
    fn add(&mut self, other: Self) {
        self.iter_mut().zip(other).for_each(|(mine, more)| mine.add(more));
    }
}

/// What happens in a game.
pub(crate) enum Event<'g, G: Game> {
    /// A seat is about to choose this.
    Choice(&'g G, Seat, G::Action),
    /// Chance has brought this.
    Deal(&'g G::Deal),
}

/// Plays one game to its end, every deal at random and every choice as told.
pub(crate) fn play<G: Game>(
    set_up: &G::SetUp,
    luck: &mut Seeded,
    mut choose: impl FnMut(&G, Seat, &mut Seeded) -> Option<G::Action>,
    mut watch: impl FnMut(Event<'_, G>),
) -> Result<G> {
    let mut game = G::new(set_up.clone());
    loop {
        match game.waiting() {
            Waiting::Nobody => return Ok(game),
            Waiting::Dealer => {
                let deal = draw(game.due().context("the game waits for a deal, but none is due")?, luck);
                game.deal(&deal)?;
                watch(Event::Deal(&deal));
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().context("the game waits for no seat")?;
                let action = choose(&game, seat, luck).context("a seat has no legal action")?;
                watch(Event::Choice(&game, seat, action));
                game.act(seat, action)?;
            }
        }
    }
}

/// Games that a thread takes at a time.
const PORTION: u64 = 64;

/// Plays all games of the plan, or as many as there were when Ctrl-C came.
pub(crate) fn play_many<T: Tally>(
    plan: &Plan,
    empty: impl Fn() -> T + Sync,
    play_one: impl Fn(&mut T, &mut Seeded) -> Result<()> + Sync,
) -> Result<Done<T>> {
    let stop = progress::stop();
    let bar = progress::bar(plan.games, "games");
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let start = Instant::now();
    let work = || -> Result<(T, u64)> {
        let (mut tally, mut games) = (empty(), 0);
        loop {
            let first = next.fetch_add(PORTION, Ordering::Relaxed);
            if first >= plan.games {
                return Ok((tally, games));
            }
            let before = games;
            for index in first..plan.games.min(first + PORTION) {
                if stop.load(Ordering::Relaxed) || failed.load(Ordering::Relaxed) {
                    return Ok((tally, games));
                }
                let seed = seed_of(plan.seed, index);
                play_one(&mut tally, &mut Seeded::new(seed)).map_err(|error| {
                    failed.store(true, Ordering::Relaxed);
                    error.context(format!("game {index} of seed {}", plan.seed))
                })?;
                games += 1;
            }
            bar.inc(games - before);
        }
    };
    let parts: Vec<Result<(T, u64)>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, Result<(T, u64)>>| {
            worker.join().unwrap_or_else(|_| Err(anyhow::anyhow!("a thread has failed")))
        };
        workers.into_iter().map(join).collect()
    });
    bar.finish_and_clear();
    let (mut tally, mut games) = (empty(), 0);
    for part in parts {
        let (part, played) = part?;
        tally.add(part);
        games += played;
    }
    anyhow::ensure!(games > 0, "stopped before the first game was over");
    Ok(Done { tally, games, interrupted: games < plan.games, elapsed: start.elapsed() })
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Tally for u64 {
        fn add(&mut self, other: Self) {
            *self += other;
        }
    }

    #[test]
    fn a_game_that_fails_says_which_it_was() {
        let plan = Plan { games: 1000, threads: 3, seed: 7 };
        let done = play_many(
            &plan,
            || 0,
            |count, _| {
                *count += 1;
                Ok(())
            },
        );
        let done = done.unwrap();
        assert_eq!((done.tally, done.games, done.interrupted), (1000, 1000, false));
        let plan = Plan { games: 1, ..plan };
        let error = play_many(&plan, || 0, |_: &mut u64, _| anyhow::bail!("no")).unwrap_err();
        assert_eq!(format!("{error:#}"), "game 0 of seed 7: no");
    }
}
