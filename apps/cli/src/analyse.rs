//! `benben analyse`: what each choice of a record cost, and what was luck.

mod chart;
mod json;
mod report;

use crate::arguments::{DeckArguments, RecordFile, SeedArguments, in_file};
use crate::failure::wrong_use;
use crate::output::{self, OutputArguments, is_output};
use crate::play::shown::Shown;
use crate::play::texts::{self, Book, Language, book};
use crate::progress;
use ::arena::analysis::{Analysis, AnalysisLimits, AnalysisOptions, analyse};
use ::arena::{ThinkingBudget, Threads};
use anyhow::{Context, Result, ensure};
use clap::Args;
use record::{Record, match_game};
use std::path::PathBuf;
use tabletop::Seat;

const EXAMPLES: &str = "Examples:
  benben analyse game.benben
  benben analyse game.benben --only-seat 0 --budget time=2000 --svg course.svg";

/// What `--help` says of the JSON.
const JSON: &str = "\
What --json prints: one object with
  format       `benben-analyse/1`
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
end = start - luck - revision + cost.";

/// Say what each choice of a record cost against the best, and what was luck
///
/// At each choice a master looks at what that seat could see, and compares what was played with the best it finds,
/// averaged over what the seat could not know. Every figure has its standard error; a difference that may be noise
/// is not called a mistake. Ctrl-C ends early, with what has been weighed so far; a second Ctrl-C ends at once.
///
/// What the figures mean, and what they do not: docs/analysis.md.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, after_long_help = format!("{EXAMPLES}\n\n{JSON}"))]
pub(crate) struct Arguments {
    /// The record; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    deck: DeckArguments,

    /// Only the choices of this seat, counted from 0
    #[arg(long, value_name = "N")]
    only_seat: Option<u8>,

    /// How much may be thought about a choice: nodes=N, or time=MS in milliseconds
    ///
    /// A budget in nodes gives the same result everywhere. It is nodes=4000 unless given.
    #[arg(long, value_name = "BUDGET", default_value_t = ThinkingBudget::Nodes(4_000), hide_default_value = true)]
    budget: ThinkingBudget,

    #[command(flatten)]
    seed: SeedArguments,

    #[command(flatten)]
    output: OutputArguments,

    /// Draw a chart into this file; `-` writes it to standard output instead of text
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// The language: en, el, pl, it or de; otherwise that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long, value_parser = texts::language(), value_name = "LANGUAGE", hide_possible_values = true)]
    lang: Option<Language>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let to_output = arguments.svg.as_deref().is_some_and(is_output);
    ensure!(!(to_output && arguments.output.json), wrong_use("--json and --svg - both want standard output"));
    let file = RecordFile::read(&arguments.file, &arguments.deck)?;
    match_game!(file.game, G => start::<G>(arguments, &file))
}

/// Everything that there is to tell.
struct Told<'a, G: Shown> {
    record: &'a Record,
    analysis: Analysis<G>,
    budget: ThinkingBudget,
    seed: u64,
    texts: &'a Book,
}

fn start<G: Shown>(arguments: &Arguments, file: &RecordFile) -> Result<()> {
    let RecordFile { path, record, deck, .. } = file;
    let seat = |number| {
        let seat = Seat::new(number).filter(|seat| seat.is_at(record.header().players));
        seat.with_context(|| format!("{}: there is no seat {number}", path.display()))
    };
    let seat = arguments.only_seat.map(seat).transpose()?;
    let (budget, seed) = (arguments.budget, arguments.seed.number());
    let limits = AnalysisLimits { budget, threads: Threads::all(), stop: Some(progress::stop()) };
    let bar = progress::bar(0, "choices");
    let options = AnalysisOptions { limits, seat, seed };
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
    let texts = book(arguments.lang);
    let told = Told { record, analysis, budget, seed, texts: &texts };
    if let Some(path) = &arguments.svg {
        output::write(path, &told.chart())?;
    }
    if !arguments.svg.as_deref().is_some_and(is_output) {
        arguments.output.print("benben-analyse/1", &told.json(), |out| told.report().write(out))?;
    }
    // The choices before it are worth printing.
    failure.map_or(Ok(()), Err)
}
