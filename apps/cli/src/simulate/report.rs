//! What `simulate` prints.

use super::Counted;
use super::figures::{Figures, Line, Simulated};
use super::many::{Done, Plan};
use super::spread::{Summary, grouped};
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
    pub(super) fn new<G: Simulated>(set_up: &G::SetUp, plan: &Plan, done: &Done<Counted<G>>) -> Self {
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
            figures: done.tally.figures.json(),
            speed: Speed {
                threads: plan.threads,
                seconds,
                games_per_second,
                decisions_per_second: actions.mean * games_per_second,
            },
        }
    }

    /// Writes the text.
    pub(super) fn write<G: Game>(&self, out: &mut dyn Write, figures: &impl Figures<G>) -> io::Result<()> {
        let Self { game, players, options, games, seed, .. } = self;
        let options = if options.is_empty() { String::new() } else { format!(", {options}") };
        let deck = self.deck.as_ref().map(|deck| format!(", deck {deck}")).unwrap_or_default();
        let games = grouped(*games);
        writeln!(out, "{game}, {players} players{options}{deck}: {games} games of random play, seed {seed}")?;
        if self.interrupted {
            writeln!(out, "stopped early: not all games that were asked for")?;
        }
        writeln!(
            out,
            "\n{:34}{:>10}{:>9}{:>11}{:>8}{:>8}",
            "", "mean", "± error", "deviation", "least", "most"
        )?;
        spread(out, "choices a game", &self.actions)?;
        spread(out, "deals a game", &self.deals)?;
        for line in figures.lines() {
            match line {
                Line::Spread(name, numbers) => spread(out, name, &numbers.summary())?,
                Line::Seat(name, numbers) => spread(out, &name, &numbers.summary())?,
                Line::Share(name, part) => {
                    let percent = 100.0 * part as f64 / self.games as f64;
                    writeln!(out, "{name:34}{:>10}  games, {percent:.2} %", grouped(part))?;
                }
                Line::Text(text) => writeln!(out, "{text}")?,
            }
        }
        let Speed { threads, seconds, games_per_second, decisions_per_second } = self.speed;
        let [games, decisions] = [games_per_second, decisions_per_second].map(|rate| grouped(rate as u64));
        let threads = if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") };
        writeln!(out, "\n{seconds:.2} s on {threads}: {games} games and {decisions} decisions a second")
    }
}

fn spread(out: &mut dyn Write, name: &str, of: &Summary) -> io::Result<()> {
    let Summary { mean, error, deviation, least, most } = of;
    writeln!(out, "{name:34}{mean:>10.2}{error:>9.3}{deviation:>11.2}{least:>8}{most:>8}")
}
