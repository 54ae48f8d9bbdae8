//! Saves finished games to a file, so that a long run can be stopped and resumed.

use crate::{ArenaGame, Ending, GameResult, LineUp, MAX_THREADS, Plan, ThinkingTime};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;
use tabletop::SetUp;

/// A file of finished games. The first line has the settings of the run, every other line a game, in any order. Each line is
/// written at once, so that only the last can be incomplete.
///
/// ```
/// use arena::{Entry, Plan, Schedule, State, play_all};
/// use the_game::{SetUp, TheGame};
///
/// let plan = Plan::<TheGame>::new(SetUp::new(1)?, Schedule::of(&Entry::line_up("novice")?), 2);
/// let path = std::env::temp_dir().join(format!("arena-{}.state", std::process::id()));
/// let (mut state, _) = State::open(&path, &plan)?;
/// state.add(0, &play_all(&plan)[0])?;
/// drop(state);
/// // The next run gets the finished games and plays the others.
/// let (_, done) = State::open(&path, &plan)?;
/// assert!(done.contains_key(&0) && !done.contains_key(&1));
/// std::fs::remove_file(path)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct State {
    file: File,
}

/// Why a file of games can't be used.
#[derive(Debug, thiserror::Error)]
pub enum StateError {
    /// The file can't be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another run writes the file.
    #[error("another run is using this file")]
    InUse,
    /// The file is of another kind.
    #[error("this is no file of arena games; it is left as it is")]
    Other,
    /// Its games were played with other settings.
    #[error("its games were played with other settings: {0}; use another file")]
    Settings(String),
    /// A line is not a game of this run.
    #[error("line {0} is not a game of this run; it is left as it is")]
    Line(usize),
}

/// The version of the file's format.
const FORMAT: u32 = 2;

/// The start of every file, in every version: its settings are sorted by name.
const START: &str = "{\"arena\":";

/// The settings that all games of a file share.
fn settings<G: ArenaGame>(plan: &Plan<G>) -> BTreeMap<&'static str, String> {
    let Plan { set_up, schedule, .. } = plan;
    let deck = set_up.deck_info().map(|deck| record::Digest::of(deck.text.as_bytes()).to_string());
    let bots: Vec<String> = schedule.entries.iter().map(ToString::to_string).collect();
    let numbers =
        |line_up: &LineUp| line_up.seating.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let line_ups: Vec<String> = schedule.line_ups.iter().map(numbers).collect();
    BTreeMap::from([
        ("arena", FORMAT.to_string()),
        ("bots", bots.join(",")),
        ("budget", plan.budget.map_or_else(String::new, |budget| budget.to_string())),
        ("deck", deck.unwrap_or_default()),
        ("game", G::NAME.to_owned()),
        ("line_ups", line_ups.join("; ")),
        ("options", set_up.options()),
        ("patience", plan.patience.as_millis().to_string()),
        ("players", set_up.players().to_string()),
        ("seed", plan.seed.to_string()),
        ("signals", plan.signals.to_string()),
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
    ])
}

/// A game as a line of the file.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    game: u64,
    #[serde(flatten)]
    ending: Ending,
    /// The choices of each seat and the nanoseconds they took.
    thinking: Vec<(u32, u64)>,
}

impl Line {
    fn new(number: u64, game: &GameResult) -> Self {
        let saved = |seat: &ThinkingTime| (seat.choices, seat.time.as_nanos() as u64);
        Self {
            game: number,
            ending: game.ending.clone(),
            thinking: game.thinking.iter().map(saved).collect(),
        }
    }

    /// The game of a line. None if it can't be a result of this game with this number of players.
    fn read<G: ArenaGame>(self, players: u8) -> Option<(u64, GameResult)> {
        let Self { game, ending, thinking } = self;
        let is_possible = match &ending {
            Ending::Left(_) => G::COOPERATIVE,
            Ending::Ranking(ranking) => !G::COOPERATIVE && ranking.scores.len() == usize::from(players),
            Ending::Forfeited { seat, left, .. } => seat.is_at(players) && left.is_some() == G::COOPERATIVE,
            Ending::Aborted(_) => true,
        };
        let time = |(choices, nanos)| ThinkingTime { choices, time: Duration::from_nanos(nanos) };
        let thinking: Vec<ThinkingTime> = thinking.into_iter().map(time).collect();
        let is_possible = is_possible && thinking.len() == usize::from(players);
        is_possible.then_some((game, GameResult { ending, thinking }))
    }
}

impl State {
    /// Opens or creates the file of a plan, and returns the games in it. An incomplete last line is dropped.
    pub fn open<G: ArenaGame>(
        path: &Path,
        plan: &Plan<G>,
    ) -> Result<(Self, BTreeMap<u64, GameResult>), StateError> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => StateError::InUse,
            TryLockError::Error(error) => error.into(),
        })?;
        // A device may have no end, and another file may be long.
        let mut bytes = Vec::new();
        (&file).take(START.len() as u64).read_to_end(&mut bytes)?;
        if !file.metadata()?.is_file() || !START.as_bytes().starts_with(&bytes) {
            return Err(StateError::Other);
        }
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let text =
            bytes.get(..whole).and_then(|bytes| std::str::from_utf8(bytes).ok()).ok_or(StateError::Other)?;
        let own = settings(plan);
        let mut lines = text.lines().enumerate();
        if let Some((_, first)) = lines.next() {
            let found: BTreeMap<String, String> =
                serde_json::from_str(first).map_err(|_| StateError::Other)?;
            let differs = |(name, value): &(&&str, &String)| found.get(**name) != Some(value);
            let differences: Vec<&str> = own.iter().filter(differs).map(|(name, _)| *name).collect();
            if !differences.is_empty() {
                return Err(StateError::Settings(differences.join(", ")));
            }
        }
        let mut done = BTreeMap::new();
        // The file may be from a longer run. Games are started in order, so at most `MAX_THREADS` are missing before the last.
        let bound = plan.games.max((text.lines().count() + MAX_THREADS) as u64);
        for (index, line) in lines {
            let line = serde_json::from_str(line).ok();
            let game = line.and_then(|line: Line| line.read::<G>(plan.set_up.players()));
            let (number, game) = game.ok_or(StateError::Line(index + 1))?;
            if number >= bound || done.insert(number, game).is_some() {
                return Err(StateError::Line(index + 1));
            }
        }
        if whole < bytes.len() {
            file.set_len(whole as u64)?;
            file.seek(SeekFrom::End(0))?;
        }
        let mut state = Self { file };
        if whole == 0 {
            state.write(&own)?;
        }
        Ok((state, done))
    }

    /// Adds a game.
    pub fn add(&mut self, number: u64, game: &GameResult) -> io::Result<()> {
        self.write(&Line::new(number, game))
    }

    fn write(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.file.write_all(&text)
    }
}
