//! `benben trace`: a game as JSON lines, for checking the engine from outside.

use crate::arguments::{RecordFile, SeedArguments, SetUpArguments};
use crate::deck::json::DeckJson;
use crate::failure::wrong_use;
use crate::output;
use anyhow::{Context, Result, ensure};
use clap::Args;
use record::{GameEvent, GameName, match_game, replay};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::path::Path;
use tabletop::{Game, Luck, Seat, Seeded, SetUp, Waiting, draw};

/// What `--help` says.
const HELP: &str = r#"Print a random game, or a record, as JSON lines with every legal action

Every line is one JSON object without spaces, its keys in this order:
  {"format":"benben-trace/1","game":"pyramids","players":2,"options":"","deck":{…}}
      first; The Game has no deck
  {"deal":"draw 0 r2 gT"}
      what chance brought
  {"seat":0,"legal":["end","r2@0","r2@1"],"action":"r2@0"}
      a choice, and all there were, sorted by bytes
  {"seat":1,"action":"say D2 leave"}
      something said, which is no choice
  {"result":"72 60 winners=0"}
      last; `*` if the record is of an unfinished game
Where several seats choose at once, each has its lines in seat order.

A seed gives the same trace for ever: one generator (xoshiro256++,
seeded by SplitMix64) decides everything, a choice by its place in
the sorted list."#;

/// Print a random game, or a record, as JSON lines with every legal action
#[derive(Debug, Args)]
#[command(long_about = HELP)]
#[command(after_help = "Examples:
  benben trace the-game --players 3 --seed 7 --option fire
  benben trace silver-gold --players 4 --deck my.deck | head -1
  benben trace game.benben")]
pub(crate) struct Arguments {
    /// the-game, silver-gold or pyramids for a random game, or a record; `-` reads a record from standard input
    #[arg(value_name = "GAME|FILE")]
    game: String,

    #[command(flatten)]
    set_up: SetUpArguments,

    #[command(flatten)]
    seed: SeedArguments,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { game, set_up, seed } = arguments;
    if let Ok(game) = game.parse::<GameName>() {
        return match_game!(game, G => print_random::<G>(set_up, seed.number()));
    }
    let given = set_up.players.is_some() || !set_up.options.is_empty() || seed.seed.is_some();
    ensure!(!given, wrong_use("--players, --option and --seed are for a random game, not for a record"));
    let file = RecordFile::read(Path::new(game), &set_up.deck)?;
    match_game!(file.game, G => print_record::<G>(&file))
}

/// Prints a game of random play.
fn print_random<G: Game>(set_up: &SetUpArguments, seed: u64) -> Result<()> {
    let set_up = set_up.read::<G>()?;
    let mut lines = Lines::new();
    lines.start::<G>(&set_up)?;
    let mut luck = Seeded::new(seed);
    let mut game = G::new(set_up);
    loop {
        match game.waiting() {
            Waiting::Nobody => return lines.finish(game.outcome().map(|outcome| outcome.to_string())),
            Waiting::Dealer => {
                let due = game.due().context("the game waits for a deal, but none is due")?;
                let deal = draw(due, &mut luck);
                lines.write(&Line::Deal { deal: deal.to_string() })?;
                game.deal(&deal)?;
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().context("the game waits for no seat")?;
                let legal = sorted(&game, seat);
                let count = u32::try_from(legal.len())?.max(1);
                let chosen = legal.iter().nth(luck.below(count) as usize);
                let (text, action) = chosen.context("a seat has no legal action")?;
                lines.action(seat, Some(&legal), text)?;
                game.act(seat, *action)?;
            }
        }
    }
}

/// Prints a record.
fn print_record<G: Game>(file: &RecordFile) -> Result<()> {
    // Nothing is printed of a record that does not hold.
    let replay = replay::<G>(&file.record, file.deck.as_deref()).map_err(|error| file.wrong(error))?;
    replay.clone().finish().map_err(|error| file.wrong(error))?;
    let mut lines = Lines::new();
    lines.start::<G>(replay.game().set_up())?;
    for step in replay {
        let step = step?;
        match step.event {
            GameEvent::Deal(deal) => lines.write(&Line::Deal { deal: deal.to_string() })?,
            GameEvent::Action(seat, action) => {
                let legal = (!G::is_aside(action)).then(|| sorted(&step.before, seat));
                lines.action(seat, legal.as_ref(), &action.to_string())?;
            }
        }
    }
    lines.finish(file.record.result().map(str::to_owned))
}

/// The legal actions by their text, sorted by bytes.
fn sorted<G: Game>(game: &G, seat: Seat) -> BTreeMap<String, G::Action> {
    game.legal_actions(seat).into_iter().map(|action| (action.to_string(), action)).collect()
}

#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Start {
        game: &'static str,
        players: u8,
        options: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        deck: Option<DeckJson>,
    },
    Deal {
        deal: String,
    },
    Action {
        seat: u8,
        /// What is said is no choice.
        #[serde(skip_serializing_if = "Option::is_none")]
        legal: Option<Vec<&'a str>>,
        action: &'a str,
    },
    Result {
        result: String,
    },
}

/// Where the lines go.
struct Lines(BufWriter<std::io::StdoutLock<'static>>);

impl Lines {
    fn new() -> Self {
        Self(BufWriter::new(std::io::stdout().lock()))
    }

    fn write(&mut self, line: &Line<'_>) -> Result<()> {
        Ok(output::json(&mut self.0, None, line)?)
    }

    fn start<G: Game>(&mut self, set_up: &G::SetUp) -> Result<()> {
        let deck = DeckJson::of::<G>(set_up)?;
        let line = Line::Start { game: G::NAME, players: set_up.players(), options: set_up.options(), deck };
        Ok(output::json(&mut self.0, Some("benben-trace/1"), &line)?)
    }

    fn action<A>(&mut self, seat: Seat, legal: Option<&BTreeMap<String, A>>, action: &str) -> Result<()> {
        let legal = legal.map(|legal| legal.keys().map(String::as_str).collect());
        self.write(&Line::Action { seat: seat.number(), legal, action })
    }

    fn finish(mut self, result: Option<String>) -> Result<()> {
        self.write(&Line::Result { result: result.unwrap_or_else(|| "*".to_owned()) })?;
        Ok(self.0.flush()?)
    }
}
