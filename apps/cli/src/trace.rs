//! `benben trace`: a game as JSON lines, for checking the engine from outside.

use crate::common::{SetUpArguments, deck_of, game_name};
use crate::deck::json::DeckJson;
use crate::record_files::{in_file, read_record};
use anyhow::{Context, Result};
use clap::Args;
use record::{GameEvent, GameName, Record, match_game, replay};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use tabletop::{Game, Luck, Seat, Seeded, SetUp, Waiting, draw};

/// What `--help` says.
const HELP: &str = r#"Print a random game, or a record, as JSON lines with every legal action

Every line is one JSON object without spaces, its keys in this order:
  {"game":"pyramids","players":2,"options":"","deck":{…}}
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
  benben trace --record game.benben")]
pub(crate) struct Arguments {
    /// the-game, silver-gold or pyramids
    #[arg(value_name = "GAME", value_parser = game_name, required_unless_present = "record")]
    game: Option<GameName>,

    #[command(flatten)]
    set_up: SetUpArguments,

    /// The number that everything follows from
    #[arg(short, long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,

    /// Print this record instead of a random game; `-` reads standard input
    #[arg(short, long, value_name = "FILE", conflicts_with_all = ["game", "players", "options", "seed"])]
    record: Option<PathBuf>,
}

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    match (&arguments.record, arguments.game) {
        (Some(path), _) => {
            let record = read_record(path)?;
            let deck = deck_of(&record, path, arguments.set_up.deck.as_deref())?;
            let game = record.game().map_err(in_file(path))?;
            match_game!(game, G => print_record::<G>(&record, path, deck.as_deref()))
        }
        (None, Some(game)) => match_game!(game, G => print_random::<G>(&arguments)),
        (None, None) => anyhow::bail!("give a game or --record"),
    }
}

/// Prints a game of random play.
fn print_random<G: Game>(arguments: &Arguments) -> Result<()> {
    let set_up = arguments.set_up.read::<G>()?;
    let mut lines = Lines::new();
    lines.start::<G>(&set_up)?;
    let mut luck = Seeded::new(arguments.seed);
    let mut game = G::new(set_up);
    loop {
        match game.waiting() {
            Waiting::Nobody => return lines.finish(game.outcome().map(|outcome| outcome.to_string())),
            Waiting::Dealer => {
                let due = game.due().context("the game waits for a deal, but none is due")?;
                let deal = draw(due, &mut luck);
                lines.write(&DealLine { deal: deal.to_string() })?;
                game.deal(&deal)?;
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().context("the game waits for no seat")?;
                let legal = sorted(&game, seat);
                let count = u32::try_from(legal.len())?.max(1);
                let chosen = legal.iter().nth(luck.below(count) as usize);
                let (text, action) = chosen.context("a seat has no legal action")?;
                lines.choice(seat, legal.keys(), text)?;
                game.act(seat, *action)?;
            }
        }
    }
}

/// Prints a record.
fn print_record<G: Game>(record: &Record, path: &Path, deck: Option<&str>) -> Result<()> {
    // Nothing is printed of a record that does not hold.
    let replay = replay::<G>(record, deck).map_err(in_file(path))?;
    replay.clone().finish().map_err(in_file(path))?;
    let mut lines = Lines::new();
    lines.start::<G>(replay.game().set_up())?;
    for step in replay {
        let step = step?;
        match step.event {
            GameEvent::Deal(deal) => lines.write(&DealLine { deal: deal.to_string() })?,
            GameEvent::Action(seat, action) if G::is_aside(action) => {
                lines.write(&SaidLine { seat: seat.number(), action: action.to_string() })?;
            }
            GameEvent::Action(seat, action) => {
                lines.choice(seat, sorted(&step.before, seat).keys(), &action.to_string())?;
            }
        }
    }
    lines.finish(record.result().map(str::to_owned))
}

/// The legal actions by their text, sorted by bytes.
fn sorted<G: Game>(game: &G, seat: Seat) -> BTreeMap<String, G::Action> {
    game.legal_actions(seat).into_iter().map(|action| (action.to_string(), action)).collect()
}

#[derive(Serialize)]
struct StartLine<'a> {
    game: &'a str,
    players: u8,
    options: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<DeckJson>,
}

#[derive(Serialize)]
struct DealLine {
    deal: String,
}

#[derive(Serialize)]
struct ChoiceLine<'a> {
    seat: u8,
    legal: Vec<&'a str>,
    action: &'a str,
}

#[derive(Serialize)]
struct SaidLine {
    seat: u8,
    action: String,
}

#[derive(Serialize)]
struct ResultLine {
    result: String,
}

/// Where the lines go.
struct Lines(BufWriter<std::io::StdoutLock<'static>>);

impl Lines {
    fn new() -> Self {
        Self(BufWriter::new(std::io::stdout().lock()))
    }

    fn write(&mut self, line: &impl Serialize) -> Result<()> {
        // The error of a closed pipe must stay an `io::Error`, to be told from others.
        serde_json::to_writer(&mut self.0, line).map_err(std::io::Error::from)?;
        self.0.write_all(b"\n")?;
        Ok(())
    }

    fn start<G: Game>(&mut self, set_up: &G::SetUp) -> Result<()> {
        let deck = DeckJson::of::<G>(set_up)?;
        self.write(&StartLine { game: G::NAME, players: set_up.players(), options: set_up.options(), deck })
    }

    fn choice<'t>(
        &mut self,
        seat: Seat,
        legal: impl Iterator<Item = &'t String>,
        action: &str,
    ) -> Result<()> {
        let legal = legal.map(String::as_str).collect();
        self.write(&ChoiceLine { seat: seat.number(), legal, action })
    }

    fn finish(mut self, result: Option<String>) -> Result<()> {
        self.write(&ResultLine { result: result.unwrap_or_else(|| "*".to_owned()) })?;
        self.0.flush()?;
        Ok(())
    }
}
