//! Many connections that do nothing.

use crate::guests;
use crate::histogram::Histogram;
use crate::procfs::resident_memory;
use crate::report::{rounded, write_lines};
use crate::tasks::Tasks;
use crate::{Control, Percentiles, Target};
use anyhow::{Context, Result, bail};
use client::{Attendance, Guest};
use protocol::{Message, Request};
use serde::Serialize;
use std::fmt::{self, Display, Formatter};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The seats of each table.
const SEATS: u8 = 4;

/// About this many connections send a ping.
const PINGS: u32 = 100;

/// All connections must be open after this time.
const OPENING: Duration = Duration::from_secs(1800);

/// Time for messages to arrive after all connections are open.
const SETTLING: Duration = Duration::from_secs(2);

/// A ping without an answer after this time counts as unanswered.
const ANSWERING: Duration = Duration::from_secs(10);

/// What idle connections cost the server. `benben bench idle --help` describes the fields.
#[derive(Debug, Serialize)]
pub struct Report {
    connections: u32,
    seconds: f64,
    memory_kb: Option<Memory>,
    pings: u32,
    answered: u64,
    latency_ms: Option<Percentiles>,
}

#[derive(Debug, Serialize)]
struct Memory {
    before: u64,
    open: u64,
    per_connection: f64,
}

/// What all connections count together.
struct Counters {
    open: AtomicU32,
    latency: Histogram,
}

/// Opens the connections, each by a guest who sits at a table that does not start, and measures what they cost the server.
pub async fn measure(connections: u32, target: &Target, control: Control<'_>) -> Result<Report> {
    let memory = || target.pid().map(resident_memory).transpose();
    // The server allocates the memory that any guest needs for the first one.
    Guest::arrive(target.address()).await.context("coming to the server")?;
    let before = memory()?;
    let counters = Arc::new(Counters { open: AtomicU32::new(0), latency: Histogram::new() });
    let (call, called) = watch::channel(false);
    let mut tasks = Tasks::default();
    let start = Instant::now();
    // One connection in this many sends a ping.
    let interval = connections.div_ceil(PINGS);
    let stay = {
        let counters = Arc::clone(&counters);
        move |number: u32, attendance| {
            counters.open.fetch_add(1, Ordering::Relaxed);
            let called = number.is_multiple_of(interval).then(|| called.clone());
            stay(attendance, Arc::clone(&counters), called)
        }
    };
    guests::seat(0..connections, SEATS, target.address(), &mut tasks, stay);
    let count = || counters.open.load(Ordering::Relaxed);
    let all_open = || {
        let stopped = control.show(format!("{} of {connections} open", count()));
        stopped || count() >= connections
    };
    tasks.run(OPENING, all_open).await?;
    if count() < connections {
        bail!("only {} of {connections} connections were opened", count());
    }
    let seconds = rounded(start.elapsed().as_secs_f64());
    tasks.run(SETTLING, || control.show("all open".to_owned())).await?;
    let memory = before.zip(memory()?).map(|(before, open)| Memory {
        before,
        open,
        per_connection: rounded(open.saturating_sub(before) as f64 / f64::from(connections)),
    });
    let pings = connections.div_ceil(interval);
    call.send_replace(true);
    let answered = || counters.latency.count();
    let all_answered = || {
        let stopped = control.show(format!("{} of {pings} answers", answered()));
        stopped || answered() >= pings.into()
    };
    tasks.run(ANSWERING, all_answered).await?;
    Ok(Report {
        connections,
        seconds,
        memory_kb: memory,
        pings,
        answered: answered(),
        latency_ms: counters.latency.percentiles(),
    })
}

/// Stays at the table, and sends a ping when called.
async fn stay(
    mut attendance: Attendance,
    counters: Arc<Counters>,
    mut called: Option<watch::Receiver<bool>>,
) -> Result<()> {
    let mut sent = None;
    loop {
        let message = tokio::select! {
            message = attendance.next() => message?,
            () = wait_for_call(called.as_mut()) => {
                called = None;
                sent = Some(Instant::now());
                attendance.say(&Request::Ping).await?;
                continue;
            }
        };
        guests::check(&message)?;
        if let (Message::Pong { .. }, Some(sent)) = (message, sent) {
            counters.latency.record(sent.elapsed());
        }
    }
}

/// Waits for the call; for ever if this connection sends no ping.
async fn wait_for_call(called: Option<&mut watch::Receiver<bool>>) {
    match called {
        // The sender lives as long as all connections.
        Some(called) => drop(called.wait_for(|called| *called).await),
        None => std::future::pending().await,
    }
}

impl Report {
    /// Fails if the server has not answered all pings.
    pub fn check(&self) -> Result<()> {
        let pings = u64::from(self.pings);
        if self.answered < pings {
            bail!("{} of {pings} pings were not answered", pings - self.answered);
        }
        Ok(())
    }
}

impl Display for Report {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let mut lines =
            vec![("connections", format!("{}, open after {:.1} s", self.connections, self.seconds))];
        if let Some(Memory { before, open, per_connection }) = self.memory_kb {
            lines.push(("server memory", format!("{before} KB at start, {open} KB with all connections")));
            lines.push(("memory of one", format!("{per_connection:.1} KB with its part of a table")));
        }
        lines.push(("pings answered", format!("{} of {}", self.answered, self.pings)));
        if let Some(latency) = self.latency_ms {
            lines.push(("latency of answers", latency.to_string()));
        }
        write_lines(out, &lines)
    }
}
