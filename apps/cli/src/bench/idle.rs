//! `benben bench idle`: many connections that do nothing.

use super::arrive::{AT_ONCE, Arrived, Place};
use super::heard::{Heard, Table};
use super::latency::{Latency, Summary};
use super::report::{print, rounded};
use super::run::{End, Run};
use super::target::{Target, TargetArguments};
use super::{files, gauge};
use anyhow::{Context, Result, bail};
use clap::Args;
use protocol::Request;
use serde::Serialize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// Open many connections that do nothing
///
/// Each is a guest of its own who sits at a table of four that has not started. Tells how much memory the server needs
/// for each, and how fast it answers some of them when all are open.
#[derive(Debug, Args)]
#[command(after_long_help = "\
What --json prints: one object with
  connections
  seconds            until all were open
  memory_kb          resident memory of the server: before, open (all connections),
                     per_connection; null unless its process is known
  pings, answered    how many connections asked for a sign of life, and got it
  latency_ms         of the answers: p50, p99, max; null if there were none")]
pub(super) struct Arguments {
    /// How many connections
    #[arg(short, long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    connections: u32,

    #[command(flatten)]
    target: TargetArguments,

    /// Print one JSON object instead of text (see --help for its fields)
    #[arg(long)]
    json: bool,
}

/// Seats at a table.
const SEATS: u8 = 4;

/// So many connections ask for a sign of life.
const PINGS: u32 = 100;

/// Within this time all connections must be open.
const OPEN: Duration = Duration::from_secs(1800);

/// What is on its way gets so much time to arrive.
const REST: Duration = Duration::from_secs(2);

/// An answer that takes longer is none.
const ANSWER: Duration = Duration::from_secs(10);

#[derive(Debug, Serialize)]
struct Report {
    connections: u32,
    seconds: f64,
    memory_kb: Option<Memory>,
    pings: u32,
    answered: u64,
    latency_ms: Option<Summary>,
}

#[derive(Debug, Serialize)]
struct Memory {
    before: u64,
    open: u64,
    per_connection: f64,
}

/// What all connections count together.
struct Counts {
    open: AtomicU64,
    answers: Latency,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    files::allow(arguments.connections.into())?;
    let target = arguments.target.start()?;
    let run = Run::new()?;
    let report = measure(arguments.connections, &target, &run);
    run.end();
    let report = report?;
    print(arguments.json, &report, &report.lines())?;
    if report.answered < u64::from(report.pings) {
        bail!("{} of {} pings were not answered", u64::from(report.pings) - report.answered, report.pings);
    }
    Ok(())
}

fn measure(connections: u32, target: &Target, run: &Run) -> Result<Report> {
    let resident = || target.pid.map(gauge::resident).transpose();
    run.first(async { Ok(client::Guest::arrive(&target.address).await?) }).context("coming to the server")?;
    let before = resident()?;
    let counts = Arc::new(Counts { open: AtomicU64::new(0), answers: Latency::new() });
    let (call, calls) = watch::channel(false);
    let start = Instant::now();
    let pings = open(connections, target, run, &counts, &calls);
    let count = || counts.open.load(Ordering::Relaxed);
    let end =
        run.wait(OPEN, || count() >= connections.into(), || format!("{} of {connections} open", count()))?;
    if end != End::Done {
        bail!("only {} of {connections} connections were opened", count());
    }
    let seconds = rounded(start.elapsed().as_secs_f64());
    run.wait(REST, || false, || "all open".to_owned())?;
    let memory = before.zip(resident()?).map(|(before, open)| Memory {
        before,
        open,
        per_connection: rounded(open.saturating_sub(before) as f64 / f64::from(connections)),
    });
    call.send_replace(true);
    let answers = || counts.answers.count();
    run.wait(ANSWER, || answers() >= pings.into(), || format!("{} of {pings} answers", answers()))?;
    Ok(Report {
        connections,
        seconds,
        memory_kb: memory,
        pings,
        answered: answers(),
        latency_ms: counts.answers.summary(),
    })
}

/// Starts all connections, and says how many of them will ask for a sign of life.
fn open(
    connections: u32,
    target: &Target,
    run: &Run,
    counts: &Arc<Counts>,
    calls: &watch::Receiver<bool>,
) -> u32 {
    let (server, door) = (Arc::from(target.address.as_str()), Arc::new(Semaphore::new(AT_ONCE)));
    let tables = 0..connections.div_ceil(SEATS.into());
    let places = tables.flat_map(|_| Place::all(&server, &door, SEATS)).take(connections as usize);
    let every = connections.div_ceil(PINGS);
    let mut pings = 0;
    for (number, place) in (0u32..).zip(places) {
        let asks = number % every == 0;
        pings += u32::from(asks);
        let (counts, calls) = (Arc::clone(counts), asks.then(|| calls.clone()));
        run.start(async move { rest(place, &counts, calls).await });
    }
    pings
}

/// One connection: comes, sits, and waits.
async fn rest(place: Place, counts: &Counts, mut calls: Option<watch::Receiver<bool>>) -> Result<()> {
    let Some(mut arrived) = place.arrive().await? else { return Ok(()) };
    sit(&mut arrived).await?;
    counts.open.fetch_add(1, Ordering::Relaxed);
    let mut asked = None;
    loop {
        let text = tokio::select! {
            text = arrived.socket.receive() => text?,
            () = called(calls.as_mut()) => {
                calls = None;
                asked = Some(Instant::now());
                arrived.socket.say(&Request::Ping).await?;
                continue;
            }
        };
        let heard: Heard<'_> = serde_json::from_str(&text).with_context(|| format!("the message {text}"))?;
        check(&heard)?;
        if heard.kind == "pong"
            && let Some(asked) = asked.take()
        {
            counts.answers.note(asked.elapsed());
        }
    }
}

/// Waits for the call to ask for a sign of life; for ever, if this connection does not.
async fn called(calls: Option<&mut watch::Receiver<bool>>) {
    match calls {
        // Whoever calls is there until all connections end.
        Some(calls) => drop(calls.wait_for(|called| *called).await),
        None => std::future::pending().await,
    }
}

/// Reads until the server says that the guest has a seat.
async fn sit(arrived: &mut Arrived) -> Result<()> {
    loop {
        let text = arrived.socket.receive().await?;
        let heard: Heard<'_> = serde_json::from_str(&text).with_context(|| format!("the message {text}"))?;
        check(&heard)?;
        if let Some(table) = heard.table {
            let table: Table<'_> =
                serde_json::from_str(table.get()).with_context(|| format!("the table {table}"))?;
            if table.you.seat.is_some() {
                return Ok(());
            }
        }
    }
}

fn check(heard: &Heard<'_>) -> Result<()> {
    if matches!(heard.kind, "refused" | "gone" | "outdated" | "stopping") {
        bail!("the server says `{}`: {}", heard.kind, heard.text.as_deref().unwrap_or_default());
    }
    Ok(())
}

impl Report {
    fn lines(&self) -> Vec<(&'static str, String)> {
        let mut lines =
            vec![("connections", format!("{}, open after {:.1} s", self.connections, self.seconds))];
        if let Some(Memory { before, open, per_connection }) = self.memory_kb {
            lines.push(("server memory", format!("{before} KB at start, {open} KB with all connections")));
            lines.push(("memory of one", format!("{per_connection:.1} KB with its part of a table")));
        }
        lines.push(("pings answered", format!("{} of {}", self.answered, self.pings)));
        if let Some(Summary { p50, p99, max }) = self.latency_ms {
            lines.push(("latency of answers", format!("{p50:.2} ms p50, {p99:.2} ms p99, {max:.2} ms max")));
        }
        lines
    }
}
