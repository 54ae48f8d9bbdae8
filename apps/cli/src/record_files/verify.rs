//! `benben record verify`.

use crate::arguments::{DeckArguments, RecordFile, in_file, read_text_or_input};
use crate::output::{self, OutputArguments};
use crate::text::counted;
use anyhow::Result;
use clap::Args;
use record::{Deals, Record, RecordError, Verified, match_game};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Play records again by the rules and draw every deal again from the revealed seed
///
/// Says for each file whether it holds: every line keeps the rules, the result is right, every deal follows from the
/// seed, and the seed is the one that was promised before the game. The first line that does not hold is named, and
/// the exit code is 1.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben record verify game.benben
  benben record verify *.benben --json | grep '\"holds\":false'

With --json one object a file: format (`benben-record-verify/1`), file, holds; if it holds game, players, events, \
result (null if the game is not over), deals (how many were drawn again; null without a seed) and commitment (`holds`, \
or `none` if nothing was promised; null without a seed); if not, problem, and line and column where there is one.")]
pub(super) struct Arguments {
    /// Records; `-` reads standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    deck: DeckArguments,

    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    let mut failure: Option<anyhow::Error> = None;
    for path in &arguments.files {
        let checked = check(path, &arguments.deck);
        let mut out = std::io::stdout().lock();
        match &checked {
            _ if arguments.output.json => {
                output::json(&mut out, Some("benben-record-verify/1"), &Line::new(path, &checked))?;
            }
            Ok((record, verified)) => writeln!(out, "{}", sentence(path, record, verified))?,
            Err(_) => {}
        }
        // All files are checked. Only the last failure is left for `main` to tell.
        if let Err(error) = checked
            && let Some(earlier) = failure.replace(error)
        {
            anstream::eprintln!("benben: {earlier:#}");
        }
    }
    failure.map_or(Ok(()), Err)
}

fn check(path: &Path, deck: &DeckArguments) -> Result<(Record, Verified)> {
    let text = read_text_or_input(path)?;
    match text.parse::<Record>() {
        Ok(record) => verify(record, path, deck),
        Err(unread) => {
            // The first line that does not hold may be one before that which can't be read.
            let earlier = Record::before(&text, unread.line)
                .and_then(|record| verify(record, path, deck).err())
                .filter(|error| line_of(error).is_some_and(|line| line < unread.line));
            Err(earlier.unwrap_or_else(|| in_file(path)(unread)))
        }
    }
}

fn verify(record: Record, path: &Path, deck: &DeckArguments) -> Result<(Record, Verified)> {
    let file = RecordFile::of(record, path, deck)?;
    let verified = match_game!(file.game, G => record::verify::<G>(&file.record, file.deck.as_deref()));
    Ok((file.record, verified.map_err(in_file(path))?))
}

/// The line of a record that an error is about.
fn line_of(error: &anyhow::Error) -> Option<usize> {
    error.downcast_ref::<RecordError>().map(|error| error.line)
}

fn sentence(path: &Path, record: &Record, verified: &Verified) -> String {
    let header = record.header();
    let result = verified.result.as_deref().unwrap_or("not over");
    let deals = match verified.deals {
        Deals::Checked { count, committed } => {
            let commitment = if committed {
                "the commitment holds"
            } else {
                "no commitment was given, so the seed may have been chosen afterwards"
            };
            format!("{} recomputed from the seed; {commitment}.", counted(count as u64, "deal"))
        }
        Deals::NoSeed if header.commitment.is_some() => {
            "The seed is not revealed yet, so the commitment and the deals can't be checked.".to_owned()
        }
        Deals::NoSeed => "No seed is given: the deals are possible, no more can be said.".to_owned(),
    };
    let players = counted(header.players.into(), "player");
    let events = counted(verified.events as u64, "event");
    format!("{}: holds. {}, {players}, {events}, {result}. {deals}", path.display(), header.game)
}

#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Holds {
        file: String,
        holds: bool,
        game: &'a str,
        players: u8,
        events: usize,
        result: Option<&'a str>,
        deals: Option<usize>,
        commitment: Option<&'static str>,
    },
    Fails {
        file: String,
        holds: bool,
        line: Option<usize>,
        column: Option<usize>,
        problem: String,
    },
}

impl<'a> Line<'a> {
    fn new(path: &Path, checked: &'a Result<(Record, Verified)>) -> Self {
        let file = path.display().to_string();
        let (record, verified) = match checked {
            Ok(checked) => checked,
            Err(error) => return Self::fails(file, error),
        };
        let (deals, commitment) = match verified.deals {
            Deals::NoSeed => (None, None),
            Deals::Checked { count, committed: true } => (Some(count), Some("holds")),
            Deals::Checked { count, committed: false } => (Some(count), Some("none")),
        };
        Self::Holds {
            file,
            holds: true,
            game: &record.header().game,
            players: record.header().players,
            events: verified.events,
            result: verified.result.as_deref(),
            deals,
            commitment,
        }
    }

    fn fails(file: String, error: &anyhow::Error) -> Self {
        match error.downcast_ref::<RecordError>() {
            Some(RecordError { line, column, problem }) => Self::Fails {
                file,
                holds: false,
                line: Some(*line),
                column: Some(*column),
                problem: problem.clone(),
            },
            None => {
                Self::Fails { file, holds: false, line: None, column: None, problem: format!("{error:#}") }
            }
        }
    }
}
