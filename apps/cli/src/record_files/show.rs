//! `benben record show`.

use super::shown::{Shown, joined};
use super::{in_file, read_record};
use crate::common::deck_of;
use anyhow::Result;
use clap::Args;
use record::{Event, GameEvent, GameName, Record, ReplayStep, replay};
use serde::Serialize;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
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

With --json one object: tags (name and value of each, in their order), events (number, line, kind `deal` or `action`, \
seat of an action, text as in the record, words) and result (null if the game is not over).")]
pub(super) struct Arguments {
    /// The record; `-` reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The deck that it was played with, if it is not the shipped one and not where the record says
    #[arg(short, long, value_name = "FILE")]
    deck: Option<PathBuf>,

    /// Show only the table after event N, as they are numbered here, in detail; 0 is before the first
    #[arg(long, value_name = "N", conflicts_with = "json")]
    at: Option<usize>,

    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    let path = &arguments.file;
    let record = read_record(path)?;
    let deck = deck_of(&record, path, arguments.deck.as_deref())?;
    let telling = Telling { arguments, record: &record, path, deck: deck.as_deref() };
    match record.game().map_err(in_file(path))? {
        GameName::TheGame => telling.run::<the_game::TheGame>(),
        GameName::SilverGold => telling.run::<silver_gold::SilverGold>(),
        GameName::Pyramids => telling.run::<pyramids::Pyramids>(),
    }
}

struct Telling<'a> {
    arguments: &'a Arguments,
    record: &'a Record,
    path: &'a Path,
    deck: Option<&'a str>,
}

impl Telling<'_> {
    fn run<G: Shown>(&self) -> Result<()> {
        let replay = replay::<G>(self.record, self.deck).map_err(in_file(self.path))?;
        let start = replay.game().clone();
        let last = replay.clone().finish().map_err(in_file(self.path))?;
        let steps: Vec<ReplayStep<G>> = replay.collect::<Result<_, _>>().map_err(in_file(self.path))?;
        // The position after each event, the start in front.
        let mut positions: Vec<&G> = steps.iter().map(|step| &step.before).collect();
        positions.push(&last);
        let mut out = BufWriter::new(std::io::stdout().lock());
        if self.arguments.json {
            self.json(&mut out, &steps)?;
        } else if let Some(number) = self.arguments.at {
            let count = steps.len();
            let position = positions.get(number);
            let position = position.ok_or_else(|| {
                anyhow::anyhow!("{}: there is no event {number}; the last is {count}", self.path.display())
            })?;
            let event = number.checked_sub(1).and_then(|index| steps.get(index));
            self.table_at(&mut out, number, event, position)?;
        } else {
            self.header(&mut out, &start)?;
            for ((number, step), after) in (1..).zip(&steps).zip(positions.iter().skip(1)) {
                writeln!(out, "{number:>4}  {}", words(step))?;
                if G::is_turn_over(&step.before, after) {
                    write_table(&mut out, &after.table())?;
                }
            }
            writeln!(out, "\n{}", ending(&last))?;
        }
        out.flush()?;
        Ok(())
    }

    fn header<G: Shown>(&self, out: &mut impl Write, start: &G) -> Result<()> {
        let header = self.record.header();
        let plural = if header.players == 1 { "" } else { "s" };
        writeln!(out, "{}, {} player{plural}", header.game, header.players)?;
        for (seat, name) in Seat::all(header.players).zip(&header.seats) {
            writeln!(out, "seat {seat}: {name}")?;
        }
        if !header.options.is_empty() {
            writeln!(out, "options: {}", header.options)?;
        }
        if let Some(deck) = tabletop::SetUp::deck_info(start.set_up()) {
            writeln!(out, "deck: {}", deck.name)?;
        }
        writeln!(out)?;
        Ok(())
    }

    fn table_at<G: Shown>(
        &self,
        out: &mut impl Write,
        number: usize,
        step: Option<&ReplayStep<G>>,
        after: &G,
    ) -> Result<()> {
        if let Some(step) = step {
            writeln!(out, "{number:>4}  {} (line {})", words(step), step.line)?;
        }
        write_table(out, &after.table())?;
        write_table(out, &after.details())?;
        writeln!(out, "\n{}", ending(after))?;
        Ok(())
    }

    fn json<G: Shown>(&self, out: &mut impl Write, steps: &[ReplayStep<G>]) -> Result<()> {
        let tag = |tag: &record::Tag| TagJson { name: tag.name().to_owned(), value: tag.value().to_owned() };
        let event = |(number, (step, line)): (usize, (&ReplayStep<G>, &record::Line))| {
            let (kind, seat, text) = match &line.event {
                Event::Deal(text) => ("deal", None, text),
                Event::Action(seat, text) => ("action", Some(seat.number()), text),
            };
            EventJson { number, line: line.number, kind, seat, text: text.clone(), words: words(step) }
        };
        let told = RecordJson {
            tags: self.record.tags().iter().map(tag).collect(),
            events: (1..).zip(steps.iter().zip(self.record.lines())).map(event).collect(),
            result: self.record.result(),
        };
        serde_json::to_writer(&mut *out, &told).map_err(std::io::Error::from)?;
        writeln!(out)?;
        Ok(())
    }
}

fn words<G: Shown>(step: &ReplayStep<G>) -> String {
    match &step.event {
        GameEvent::Deal(deal) => G::deal_words(deal),
        GameEvent::Action(seat, action) => {
            format!("seat {seat} {}", G::action_words(&step.before, *seat, *action))
        }
    }
}

fn write_table(out: &mut impl Write, lines: &[String]) -> std::io::Result<()> {
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
    tags: Vec<TagJson>,
    events: Vec<EventJson>,
    result: Option<&'a str>,
}

#[derive(Serialize)]
struct TagJson {
    name: String,
    value: String,
}

#[derive(Serialize)]
struct EventJson {
    number: usize,
    line: usize,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    text: String,
    words: String,
}
