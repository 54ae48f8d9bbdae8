//! `benben record show`.

use super::shown::Shown;
use crate::arguments::{DeckArguments, RecordFile};
use crate::output::OutputArguments;
use crate::text::{counted, joined};
use anyhow::{Context, Result};
use clap::Args;
use record::{Event, GameEvent, ReplayStep, match_game, replay};
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;
use tabletop::{Seat, Waiting};

/// Tell a record in words, event by event, with the table after each turn
///
/// Everything is shown, also what was hidden during the game. The record is played again by the rules first; one that
/// does not hold is refused. Whether its deals are fair, `benben record verify` says.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben record show game.benben | less
  benben record show game.benben --at 20
  benben record show game.benben --json

With --json one object: format (`benben-record-show/1`), tags (name and value of each, in their order), events \
(number, line, kind `deal` or `action`, seat of an action, text as in the record, words) and result (null if the game \
is not over).")]
pub(super) struct Arguments {
    /// The record; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    deck: DeckArguments,

    /// Show only the table after event N, as they are numbered here, in detail; 0 is before the first
    #[arg(long, value_name = "N", conflicts_with = "json")]
    at: Option<usize>,

    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    let file = RecordFile::read(&arguments.file, &arguments.deck)?;
    match_game!(file.game, G => show::<G>(arguments, &file))
}

fn show<G: Shown>(arguments: &Arguments, file: &RecordFile) -> Result<()> {
    let replay = replay::<G>(&file.record, file.deck.as_deref()).map_err(|error| file.wrong(error))?;
    let last = replay.clone().finish().map_err(|error| file.wrong(error))?;
    let steps = replay.collect::<Result<Vec<ReplayStep<G>>, _>>().map_err(|error| file.wrong(error))?;
    let at = |number: usize| {
        let known = (number <= steps.len()).then_some(number);
        let (path, count) = (file.path.display(), steps.len());
        known.with_context(|| format!("{path}: there is no event {number}; the last is {count}"))
    };
    let at = arguments.at.map(at).transpose()?;
    // The position before a step, or at the end.
    let position = |number: usize| steps.get(number).map_or(&last, |step| &step.before);
    arguments.output.print("benben-record-show/1", &RecordJson::new(file, &steps), |out| {
        if let Some(number) = at {
            if let Some(step) = number.checked_sub(1).and_then(|index| steps.get(index)) {
                writeln!(out, "{number:>4}  {} (line {})", words(step), step.line)?;
            }
            write_table(out, &position(number).table())?;
            write_table(out, &position(number).details())?;
            return writeln!(out, "\n{}", ending(position(number)));
        }
        header(out, file, position(0))?;
        for (number, step) in (1..).zip(&steps) {
            writeln!(out, "{number:>4}  {}", words(step))?;
            if G::is_turn_over(&step.before, position(number)) {
                write_table(out, &position(number).table())?;
            }
        }
        writeln!(out, "\n{}", ending(&last))
    })
}

fn header<G: Shown>(out: &mut dyn Write, file: &RecordFile, start: &G) -> io::Result<()> {
    let header = file.record.header();
    writeln!(out, "{}, {}", header.game, counted(header.players.into(), "player"))?;
    for (seat, name) in Seat::all(header.players).zip(&header.seats) {
        writeln!(out, "seat {seat}: {name}")?;
    }
    if !header.options.is_empty() {
        writeln!(out, "options: {}", header.options)?;
    }
    if let Some(deck) = tabletop::SetUp::deck_info(start.set_up()) {
        writeln!(out, "deck: {}", deck.name)?;
    }
    writeln!(out)
}

fn words<G: Shown>(step: &ReplayStep<G>) -> String {
    match &step.event {
        GameEvent::Deal(deal) => G::deal_words(deal),
        GameEvent::Action(seat, action) => {
            format!("seat {seat} {}", G::action_words(&step.before, *seat, *action))
        }
    }
}

fn write_table(out: &mut dyn Write, lines: &[String]) -> io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(out, "        | {line}"))
}

fn ending<G: Shown>(game: &G) -> String {
    match (game.outcome(), game.waiting()) {
        (Some(outcome), _) => G::outcome_words(&outcome),
        (None, Waiting::Seats(seats)) => {
            let word = if seats.len() == 1 { "seat" } else { "seats" };
            format!("not over: the game waits for {word} {}", joined(seats.iter(), ", "))
        }
        (None, _) => "not over: the game waits for a deal".to_owned(),
    }
}

#[derive(Serialize)]
struct RecordJson<'a> {
    tags: Vec<TagJson<'a>>,
    events: Vec<EventJson<'a>>,
    result: Option<&'a str>,
}

#[derive(Serialize)]
struct TagJson<'a> {
    name: &'a str,
    value: &'a str,
}

#[derive(Serialize)]
struct EventJson<'a> {
    number: usize,
    line: usize,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    text: &'a str,
    words: String,
}

impl<'a> RecordJson<'a> {
    fn new<G: Shown>(file: &'a RecordFile, steps: &[ReplayStep<G>]) -> Self {
        let event = |(number, (step, line)): (usize, (&ReplayStep<G>, &'a record::Line))| {
            let (kind, seat, text) = match &line.event {
                Event::Deal(text) => ("deal", None, text),
                Event::Action(seat, text) => ("action", Some(seat.number()), text),
            };
            EventJson { number, line: line.number, kind, seat, text, words: words(step) }
        };
        let tag = |tag: &'a record::Tag| TagJson { name: tag.name(), value: tag.value() };
        Self {
            tags: file.record.tags().iter().map(tag).collect(),
            events: (1..).zip(steps.iter().zip(file.record.lines())).map(event).collect(),
            result: file.record.result(),
        }
    }
}
