//! `benben analyse`: what each choice of a record cost, and what was luck.

mod chart;
mod columns;
mod json;
mod report;

use crate::common::{budget, deck_of};
use crate::play::save;
use crate::play::shown::Shown;
use crate::play::texts::{Language, Texts};
use crate::progress;
use crate::record_files::{in_file, read_record};
use anyhow::{Context, Result};
use arena::analysis::{Analysis, AnalysisLimits, AnalysisOptions, analyse};
use arena::{ThinkingBudget, Threads};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use record::{GameName, Record};
use std::io::Write;
use std::path::PathBuf;
use tabletop::Seat;

/// Say what each choice of a record cost against the best, and what was luck
///
/// At each choice a master looks at what that seat could see, and compares what was played with the best it finds,
/// averaged over what the seat could not know. Every figure has its standard error; a difference that may be noise
/// is not called a mistake. Ctrl-C ends early, with what has been weighed so far; a second Ctrl-C ends at once.
///
/// What the figures mean, and what they do not: docs/analysis.md.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben analyse game.benben
  benben analyse game.benben --seat 0 --budget time=2000 --svg course.svg")]
#[command(after_long_help = "\
Examples:
  benben analyse game.benben
  benben analyse game.benben --seat 0 --budget time=2000 --svg course.svg

What --json prints: one object with
  game, players, options, seats (their names), cooperative (whether all win or
               lose together), budget, seed, over (the game is over and all of it was
               analysed), stopped (by Ctrl-C, or where a bot panicked)
  choices      for each: line, turn, seat, played, forced; and if it was evaluated
               best (the choice and the rest of its turn), best_value,
               played_value, cost, mistake, since (the change since the choice
               before it in the same breakdown, with `happened`: whether there was
               a reason for it), reasons (key, arguments, text)
  breakdowns   for each (one if cooperative, else one a seat): seat, start, luck,
               revision, cost, end, last
  summaries    for each seat: seat, evaluated, forced, mistakes, cost
  turning_points  for each: seat, choice (its number in `choices`, from 0; null at
               the end), kind (`choice` or `luck`), change
A value has win (0 to 1) and result (cards left, or points ahead of the best other
seat), each with mean and error (standard error). Of win, and of points,
end = start + luck + revision - cost; of cards left,
end = start - luck - revision + cost.")]
pub(crate) struct Arguments {
    /// The record; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The deck that it was played with, if it is not the shipped one and not where the record says
    #[arg(short, long, value_name = "FILE")]
    deck: Option<PathBuf>,

    /// Only the choices of this seat, counted from 0
    #[arg(long, value_name = "N")]
    seat: Option<u8>,

    /// How much to think about each choice: nodes=N (the same result everywhere), or time=MS in milliseconds
    #[arg(long, value_name = "BUDGET", value_parser = budget)]
    budget: Option<ThinkingBudget>,

    /// The number that imagined worlds follow from
    #[arg(short, long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Print one JSON object instead of text (see --help for its fields)
    #[arg(long)]
    json: bool,

    /// Draw a chart of how the chance to win moved into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// The language: en, el, pl, it or de; otherwise that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long, value_enum, value_name = "LANGUAGE", hide_possible_values = true)]
    lang: Option<Language>,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let record = read_record(&arguments.file)?;
    let name = record.game().map_err(in_file(&arguments.file))?;
    match name {
        GameName::TheGame => start::<the_game::TheGame>(&arguments, &record),
        GameName::SilverGold => start::<silver_gold::SilverGold>(&arguments, &record),
        GameName::Pyramids => start::<pyramids::Pyramids>(&arguments, &record),
    }
}

/// Everything that there is to tell.
struct Told<'a, G: Shown> {
    record: &'a Record,
    analysis: Analysis<G>,
    budget: ThinkingBudget,
    seed: u64,
    texts: &'a Texts,
}

fn start<G: Shown>(arguments: &Arguments, record: &Record) -> Result<()> {
    let path = &arguments.file;
    let deck = deck_of(record, path, arguments.deck.as_deref())?;
    let players = record.header().players;
    let seat = |number| {
        let seat = Seat::new(number).filter(|_| number < players);
        seat.with_context(|| format!("{}: there is no seat {number}", path.display()))
    };
    let seat = arguments.seat.map(seat).transpose()?;
    let budget = arguments.budget.unwrap_or(ThinkingBudget::Nodes(usual_nodes::<G>()));
    let limits = AnalysisLimits { budget, threads: Threads::all(), stop: Some(progress::stop()) };
    let options = AnalysisOptions { limits, seat, seed: arguments.seed };
    let bar = progress_bar();
    let analysis = analyse::<G>(record, deck.as_deref(), &options, &mut |done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let analysis = analysis.map_err(in_file(path))?;
    let failure = analysis.failure.clone().map(in_file(path));
    if analysis.stopped && analysis.breakdowns.is_empty() {
        return Err(failure.unwrap_or_else(|| anyhow::anyhow!("stopped before the first choice was weighed")));
    }
    let texts = Texts::new(Language::wanted(arguments.lang));
    let told = Told { record, analysis, budget, seed: arguments.seed, texts: &texts };
    if let Some(path) = &arguments.svg {
        save::write(path, &told.chart()).with_context(|| path.display().to_string())?;
    }
    let mut out = anstream::AutoStream::auto(std::io::stdout()).lock();
    if arguments.json {
        serde_json::to_writer(&mut out, &told.json()).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        told.report().write(&mut out)?;
    }
    out.flush()?;
    // The choices before it are worth printing.
    failure.map_or(Ok(()), Err)
}

/// So many nodes a choice that a usual game takes about a minute on two cores.
const fn usual_nodes<G: Shown>() -> u64 {
    match G::GAME {
        GameName::TheGame => 4_000,
        GameName::SilverGold => 4_000,
        GameName::Pyramids => 4_000,
    }
}

/// Drawn on standard error, and only on a terminal.
fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(10));
    let form = "{wide_bar} {human_pos}/{human_len} choices, {eta} left";
    ProgressStyle::with_template(form).map_or(bar.clone(), |style| bar.with_style(style))
}
