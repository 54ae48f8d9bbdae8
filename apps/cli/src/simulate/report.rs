//! What `simulate` prints.

use super::figures::Figures;
use super::many::{Done, Plan};
use super::spread::Summary;
use crate::text::{counted, grouped};
use serde::Serialize;
use serde_json::{Map, Value};
use std::io::{self, Write};
use tabletop::{Game, SetUp};

/// The JSON object; `speed` is the only part that differs between two runs.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    players: u8,
    options: String,
    deck: Option<String>,
    seed: u64,
    games: u64,
    interrupted: bool,
    actions: Summary,
    deals: Summary,
    figures: Map<String, Value>,
    speed: Speed,
}

#[derive(Serialize)]
struct Speed {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

impl Report {
    pub(super) fn new<G: Game>(set_up: &G::SetUp, plan: &Plan, done: &Done<Figures>) -> Self {
        let actions = done.tally.actions.summary();
        let seconds = done.elapsed.as_secs_f64().max(1e-9);
        let games_per_second = done.games as f64 / seconds;
        Self {
            game: G::NAME,
            players: set_up.players(),
            options: set_up.options(),
            deck: set_up.deck_info().map(|deck| deck.name),
            seed: plan.seed,
            games: done.games,
            interrupted: done.interrupted,
            actions,
            deals: done.tally.deals.summary(),
            figures: done.tally.json(),
            speed: Speed {
                threads: plan.threads,
                seconds,
                games_per_second,
                decisions_per_second: actions.mean * games_per_second,
            },
        }
    }

    /// Writes the text.
    pub(super) fn write(&self, out: &mut dyn Write, figures: &Figures) -> io::Result<()> {
        let Self { game, players, options, seed, .. } = self;
        let options = if options.is_empty() { String::new() } else { format!(", {options}") };
        let deck = self.deck.as_ref().map(|deck| format!(", deck {deck}")).unwrap_or_default();
        let games = counted(self.games, "game");
        writeln!(out, "{game}, {players} players{options}{deck}: {games} of random play, seed {seed}")?;
        if self.interrupted {
            writeln!(out, "stopped early: not all games that were asked for")?;
        }
        writeln!(out)?;
        figures.write(out)?;
        let Speed { threads, seconds, games_per_second, decisions_per_second } = self.speed;
        let [games, decisions] = [games_per_second, decisions_per_second].map(|rate| grouped(rate as u64));
        let threads = counted(threads as u64, "thread");
        writeln!(out, "\n{seconds:.2} s on {threads}: {games} games and {decisions} decisions a second")
    }
}
