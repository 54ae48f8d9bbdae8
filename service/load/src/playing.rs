//! Many tables that play at the same time.

mod player;
mod report;

use crate::guests;
use crate::procfs::{CpuTime, resident_memory};
use crate::report::rounded;
use crate::tasks::Tasks;
use crate::{Control, Target};
use anyhow::{Result, bail};
use player::{Counters, PlayStyle, play};
pub use report::Report;
use report::{Machine, Memory};
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tabletop::{Seeded, SetUp as _, seed_of};
use the_game::SetUp;

/// How many tables play The Game, and how.
#[derive(Clone, Debug)]
pub struct Options {
    /// The number of tables.
    pub tables: u32,
    /// The number of players at each table.
    pub players: u8,
    /// The milliseconds that a player thinks, drawn uniformly for each choice.
    pub think: RangeInclusive<u32>,
    /// The percentage of choices that are replaced by a signal about a pile.
    pub talk: u32,
    /// The time that is measured.
    pub time: Duration,
    /// All choices follow from this number.
    pub seed: u64,
}

/// Time for the server to reach a steady state.
const WARM_UP: Duration = Duration::from_secs(2);

/// All tables must play after this time.
const GATHERING: Duration = Duration::from_secs(300);

/// Lets all tables play, and measures how fast the server is.
pub async fn measure(options: &Options, target: &Target, control: Control<'_>) -> Result<Report> {
    let Options { tables, players, time, .. } = *options;
    let memory = || target.pid().map(resident_memory).transpose();
    let counters = Arc::new(Counters::new());
    let mut tasks = Tasks::default();
    // The server allocates the memory that any game needs for the first one.
    start(0..1, options, target, &mut tasks, &counters)?;
    tasks.run(WARM_UP, || control.show("the first table".to_owned())).await?;
    let before = memory()?;

    start(1..tables, options, target, &mut tasks, &counters)?;
    let started = || counters.tables.load(Ordering::Relaxed);
    let gathered = || {
        let stopped = control.show(format!("{} of {tables} tables", started()));
        stopped || started() >= tables
    };
    tasks.run(GATHERING, gathered).await?;
    if started() < tables {
        bail!("only {} of {tables} tables came to play", started());
    }
    tasks.run(WARM_UP, || control.show("warming up".to_owned())).await?;
    let playing = memory()?;

    let (start, cpu_before) = (Instant::now(), CpuTime::read(target.pid())?);
    counters.is_measuring.store(true, Ordering::Relaxed);
    let moves = || counters.latency.count();
    let progress = || format!("{:.0} s, {} moves", start.elapsed().as_secs_f64(), moves());
    let interrupted = tasks.run(time, || control.show(progress())).await?;
    counters.is_measuring.store(false, Ordering::Relaxed);
    let (elapsed, moves) = (start.elapsed(), moves());
    let cpu = CpuTime::read(target.pid())?;
    let after = memory()?;

    let server_cpu = cpu_before.server.zip(cpu.server).filter(|_| moves > 0);
    let memory = before.zip(playing).zip(after).map(|((before, playing), after)| Memory {
        before,
        playing,
        after,
        per_table: rounded(playing.saturating_sub(before) as f64 / f64::from((tables - 1).max(1))),
    });
    Ok(Report {
        tables,
        players,
        think: [*options.think.start(), *options.think.end()],
        talk: options.talk,
        seconds: rounded(elapsed.as_secs_f64()),
        interrupted,
        moves,
        moves_per_second: rounded(moves as f64 / elapsed.as_secs_f64()),
        games: counters.games.load(Ordering::Relaxed),
        renewed: counters.gaps.load(Ordering::Relaxed),
        latency_ms: counters.latency.percentiles(),
        cpu_us_per_move: server_cpu
            .map(|(before, after)| rounded(after.saturating_sub(before) as f64 / moves as f64)),
        memory_kb: memory,
        machine: Machine::new(cpu_before, cpu, elapsed),
    })
}

/// Starts some of the tables.
fn start(
    tables: Range<u32>,
    options: &Options,
    target: &Target,
    tasks: &mut Tasks,
    counters: &Arc<Counters>,
) -> Result<()> {
    let Options { players, think, talk, seed, .. } = options.clone();
    let set_up = SetUp::parse(players, "", None)?;
    let counters = Arc::clone(counters);
    let play = move |number: u32, attendance| {
        let luck = Seeded::new(seed_of(seed, number.into()));
        let style = PlayStyle { set_up, think: think.clone(), talk, luck };
        play(attendance, style, Arc::clone(&counters))
    };
    let numbers = tables.start * u32::from(players)..tables.end * u32::from(players);
    guests::seat(numbers, players, target.address(), tasks, play);
    Ok(())
}
