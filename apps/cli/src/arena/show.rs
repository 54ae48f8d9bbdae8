//! What `arena` prints.

use super::duel::Tested;
use crate::text::{Table, counted, grouped as thousands, percent};
use ::arena::{IntervalEstimate, Rating, Report, Row, grouped};
use serde::Serialize;
use std::io::{self, Write};

/// How the run went.
#[derive(Serialize)]
pub(super) struct Run {
    pub(super) interrupted: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) ratings: Vec<Rating>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) test: Option<Tested>,
    pub(super) threads: usize,
    pub(super) seconds: f64,
}

/// The JSON object.
#[derive(Serialize)]
pub(super) struct Printed<'a> {
    #[serde(flatten)]
    pub(super) report: &'a Report,
    #[serde(flatten)]
    pub(super) run: &'a Run,
}

/// How many forfeited or aborted games are listed.
const LISTED: usize = 10;

/// What was played, in one line.
pub(super) fn title(report: &Report) -> String {
    let Report { game, players, options, .. } = report;
    let options = if options.is_empty() { String::new() } else { format!(", {options}") };
    let deck = report.deck.as_ref().map(|deck| format!(", deck {deck}")).unwrap_or_default();
    let budget = if report.budget == "usual" { String::new() } else { format!(", {}", report.budget) };
    let signals = if report.cooperative && *players > 1 && !report.signals { ", no signals" } else { "" };
    let players = counted(*players as u64, "player");
    format!("{game}, {players}{options}{deck}{signals}{budget}: {}", grouped(&report.seats))
}

/// Writes the text.
pub(super) fn write(out: &mut dyn Write, report: &Report, run: &Run) -> io::Result<()> {
    writeln!(out, "{}", title(report))?;
    let (games, deals) = (counted(report.games, "game"), counted(report.deals, "deal"));
    writeln!(out, "{games} with {deals}, seed {}", report.seed)?;
    if run.interrupted {
        writeln!(out, "stopped early: not all games that were asked for")?;
    }
    let count = if report.cooperative { "games" } else { "seats" };
    let heads = ["", count, "wins", "± error", "95 % interval", report.score_name(), "± error"];
    let of_bots: &[&str] = if report.cooperative { &[] } else { &["ms/choice", "forfeits"] };
    let mut table = Table::new("<>>><>", heads.iter().chain(of_bots));
    for Row { name, count, rate, score, mean_ms, forfeits } in report.rows() {
        let percent = |part| percent(part, 2);
        let IntervalEstimate { mean, error, interval } = rate;
        let cells = [
            name,
            thousands(count),
            percent(mean),
            known(error, percent),
            known(interval, |[low, high]| format!("{} – {}", percent(low), percent(high))),
            known(score, |score| format!("{:.2}", score.mean)),
            known(score.and_then(|score| score.error), |error| format!("{error:.2}")),
        ];
        let of_bot = [mean_ms.map(|ms| format!("{ms:.3}")), forfeits.map(|count| count.to_string())];
        table.row(cells.into_iter().chain(of_bot.into_iter().flatten()));
    }
    writeln!(out)?;
    table.write(out)?;
    if report.cooperative {
        for bot in &report.bots {
            let forfeits = if bot.forfeits > 0 {
                format!(", {} lost by failing", counted(bot.forfeits, "game"))
            } else {
                String::new()
            };
            writeln!(out, "{}: {:.3} ms a choice{forfeits}", bot.name, bot.mean_ms)?;
        }
        if !report.line_ups.is_empty() && run.test.is_none() {
            writeln!(
                out,
                "There is no rating where all win or lose together: a line-up's share of wins is its strength."
            )?;
        }
    }
    ratings(out, &run.ratings)?;
    if let Some(test) = &run.test {
        writeln!(out, "\n{}", test.verdict)?;
        for reason in test.reasons() {
            writeln!(out, "  {reason}")?;
        }
    }
    let forfeits = report.forfeits.iter();
    let forfeits = forfeits.map(|forfeit| {
        format!("{}, seat {}, {}: {}", forfeit.game, forfeit.seat, forfeit.bot, forfeit.reason)
    });
    list(out, "games lost by failing", forfeits)?;
    let aborted = report.aborted.iter().map(|game| format!("{}: {}", game.game, game.reason));
    list(out, "aborted games, which count for nobody", aborted)?;
    writeln!(out, "\n{:.2} s on {}", run.seconds, counted(run.threads as u64, "thread"))
}

/// Lists games below a heading. Writes nothing without games.
fn list(out: &mut dyn Write, heading: &str, mut games: impl Iterator<Item = String>) -> io::Result<()> {
    for (number, game) in games.by_ref().take(LISTED).enumerate() {
        if number == 0 {
            writeln!(out, "\n{heading}")?;
        }
        writeln!(out, "  game {game}")?;
    }
    match games.count() {
        0 => Ok(()),
        more => writeln!(out, "  and {more} more"),
    }
}

/// A figure as text; a dash where it is not known.
fn known<T>(figure: Option<T>, text: impl FnOnce(T) -> String) -> String {
    figure.map_or_else(|| "–".to_owned(), text)
}

fn ratings(out: &mut dyn Write, ratings: &[Rating]) -> io::Result<()> {
    if ratings.is_empty() {
        return Ok(());
    }
    let mut ordered: Vec<&Rating> = ratings.iter().collect();
    ordered.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let mut table = Table::new("<>", ["", "rating", "± error"]);
    for Rating { name, rating, error } in ordered {
        table.row([name, &format!("{rating:.0}"), &known(*error, |error| format!("{error:.0}"))]);
    }
    writeln!(out)?;
    table.write(out)?;
    writeln!(out, "casual is 1000, or else the mean is; 400 points more win ten games for each one lost")
}
