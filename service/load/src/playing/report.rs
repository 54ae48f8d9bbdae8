//! What the server did while the tables played.

use crate::Percentiles;
use crate::procfs::CpuTime;
use crate::report::{rounded, write_lines};
use serde::Serialize;
use std::fmt::{self, Display, Formatter};
use std::num::NonZero;
use std::time::Duration;

/// What the server did while the tables played. `benben bench load --help` describes the fields.
#[derive(Debug, Serialize)]
pub struct Report {
    pub(super) tables: u32,
    pub(super) players: u8,
    pub(super) think: [u32; 2],
    pub(super) talk: u32,
    pub(super) seconds: f64,
    pub(super) interrupted: bool,
    pub(super) moves: u64,
    pub(super) moves_per_second: f64,
    pub(super) games: u64,
    pub(super) renewed: u64,
    pub(super) latency_ms: Option<Percentiles>,
    pub(super) cpu_us_per_move: Option<f64>,
    pub(super) memory_kb: Option<Memory>,
    pub(super) machine: Machine,
}

#[derive(Debug, Serialize)]
pub(super) struct Memory {
    pub(super) before: u64,
    pub(super) playing: u64,
    pub(super) after: u64,
    pub(super) per_table: f64,
}

/// How many cores were busy on average.
#[derive(Debug, Serialize)]
pub(super) struct Machine {
    cores: usize,
    server: Option<f64>,
    generator: f64,
    all: f64,
}

impl Machine {
    pub(super) fn new(before: CpuTime, after: CpuTime, elapsed: Duration) -> Self {
        let busy = |before: u64, after: u64| {
            rounded(after.saturating_sub(before) as f64 / 1e6 / elapsed.as_secs_f64())
        };
        Self {
            cores: std::thread::available_parallelism().map_or(1, NonZero::get),
            server: before.server.zip(after.server).map(|(before, after)| busy(before, after)),
            generator: busy(before.generator, after.generator),
            all: busy(before.machine, after.machine),
        }
    }
}

impl Display for Report {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let [least, most] = self.think;
        let ended_early = if self.interrupted { ", ended early" } else { "" };
        let mut lines = vec![
            (
                "tables",
                format!("{} with {} players who think {least} to {most} ms", self.tables, self.players),
            ),
            ("measured", format!("{} s{ended_early}", self.seconds)),
            ("moves", format!("{}, {:.1} a second", self.moves, self.moves_per_second)),
            ("games", format!("{} over, warm-up included", self.games)),
        ];
        if self.talk > 0 {
            lines.push(("talk", format!("{} of a hundred moves are signals", self.talk)));
        }
        if self.renewed > 0 {
            lines.push(("missed something", format!("{} times", self.renewed)));
        }
        if let Some(latency) = self.latency_ms {
            lines.push(("latency", latency.to_string()));
        }
        if let Some(cpu) = self.cpu_us_per_move {
            lines.push(("server CPU", format!("{cpu:.1} µs a move")));
        }
        if let Some(Memory { before, playing, after, per_table }) = self.memory_kb {
            lines.push((
                "server memory",
                format!("{before} KB with one table, {playing} KB with all, {after} KB at the end"),
            ));
            lines.push(("memory of a table", format!("{per_table:.1} KB with its connections")));
        }
        let Machine { cores, server, generator, all } = self.machine;
        let server = server.map_or_else(|| "?".to_owned(), |server| format!("{server:.2}"));
        lines.push((
            "cores busy",
            format!("{server} server, {generator:.2} generator, {all:.2} in all, of {cores}"),
        ));
        write_lines(out, &lines)
    }
}
