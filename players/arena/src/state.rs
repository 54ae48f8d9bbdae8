//! Saves finished games to a file, so that a long run can be stopped and resumed.

use crate::{ArenaGame, Ending, GameResult, MAX_THREADS, Plan, ThinkingTime};
use bots::Verdict;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;
use tabletop::{Ranking, Seat, SetUp};

/// A file of finished games. The first line has the settings of the run, every other line a game, in any order. Each line is
/// written at once, so that only the last can be incomplete.
#[derive(Debug)]
pub struct State {
    file: File,
}

/// Why a file of games can't be used.
#[derive(Debug, thiserror::Error)]
pub enum StateError {
    /// It can't be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another run writes it.
    #[error("another run is using this file")]
    InUse,
    /// It is another kind of file.
    #[error("this is no file of arena games; it is left as it is")]
    Other,
    /// Its games were played with other settings.
    #[error("its games were played with other settings: {0}; use another file")]
    Settings(String),
    /// A line is no game of this run.
    #[error("line {0} is not a game of this run; it is left as it is")]
    Line(usize),
}

/// The version of the file's format.
const FORMAT: u32 = 1;

/// The start of every file, in every version: its settings are sorted by name.
const START: &str = "{\"arena\":";

/// The settings that all games of a file share.
fn settings<G: ArenaGame>(plan: &Plan<G>) -> BTreeMap<String, String> {
    let Plan { set_up, schedule, .. } = plan;
    let deck = set_up.deck_info().map(|deck| record::Digest::of(deck.text.as_bytes()).to_string());
    let line_ups: Vec<_> = schedule.line_ups.iter().map(|line_up| &line_up.seating).collect();
    let settings = [
        ("arena", FORMAT.to_string()),
        ("bots", format!("{:?} {line_ups:?}", schedule.entries)),
        ("budget", plan.limit.map_or_else(String::new, |limit| limit.to_string())),
        ("deck", deck.unwrap_or_default()),
        ("game", G::NAME.to_owned()),
        ("options", set_up.options()),
        ("patience", plan.patience.as_millis().to_string()),
        ("players", set_up.players().to_string()),
        ("seed", plan.seed.to_string()),
        ("signals", plan.signals.to_string()),
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
    ];
    settings.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The line of a game.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    game: u64,
    #[serde(flatten)]
    ending: SavedEnding,
    /// Choices and nanoseconds of each seat.
    thinking: Vec<(u32, u64)>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SavedEnding {
    Left(u8),
    Ranking(String),
    Forfeited { seat: u8, reason: String, left: Option<u8> },
    Aborted(String),
}

impl Line {
    fn new(number: u64, game: &GameResult) -> Self {
        let ending = match &game.ending {
            Ending::Finished(Verdict::Team { left }) => SavedEnding::Left(*left),
            Ending::Finished(Verdict::Ranking(ranking)) => SavedEnding::Ranking(ranking.to_string()),
            Ending::Forfeited { seat, reason, left } => {
                SavedEnding::Forfeited { seat: seat.number(), reason: reason.clone(), left: *left }
            }
            Ending::Aborted { reason } => SavedEnding::Aborted(reason.clone()),
        };
        let saved = |seat: &ThinkingTime| (seat.choices, seat.time.as_nanos() as u64);
        Self { game: number, ending, thinking: game.thinking.iter().map(saved).collect() }
    }

    /// The game of a line. None if it is no result of this game with this number of players.
    fn read<G: ArenaGame>(self, players: u8) -> Option<(u64, GameResult)> {
        let ending = match self.ending {
            SavedEnding::Left(left) if G::COOPERATIVE => Ending::Finished(Verdict::Team { left }),
            SavedEnding::Ranking(text) if !G::COOPERATIVE => {
                let ranking: Ranking = text.parse().ok()?;
                (ranking.scores.len() == usize::from(players)).then_some(())?;
                Ending::Finished(Verdict::Ranking(ranking))
            }
            SavedEnding::Forfeited { seat, reason, left } if left.is_some() == G::COOPERATIVE => {
                Ending::Forfeited { seat: Seat::new(seat).filter(|_| seat < players)?, reason, left }
            }
            SavedEnding::Aborted(reason) => Ending::Aborted { reason },
            _ => return None,
        };
        let time = |(choices, nanos)| ThinkingTime { choices, time: Duration::from_nanos(nanos) };
        let thinking: Vec<ThinkingTime> = self.thinking.into_iter().map(time).collect();
        (thinking.len() == usize::from(players)).then_some((self.game, GameResult { ending, thinking }))
    }
}

/// A bound for the numbers of the games in a file. The file may be from a longer run. Games are started in order, so that at
/// most [`MAX_THREADS`] are missing before the last.
fn number_bound(wanted: u64, games: usize) -> u64 {
    wanted.max(games as u64 + MAX_THREADS as u64)
}

impl State {
    /// Opens or creates the file of a plan, and returns the games in it. An incomplete last line is dropped.
    pub fn open<G: ArenaGame>(
        path: &Path,
        plan: &Plan<G>,
    ) -> Result<(Self, BTreeMap<u64, GameResult>), StateError> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        if let Err(error) = file.try_lock() {
            return Err(match error {
                std::fs::TryLockError::WouldBlock => StateError::InUse,
                std::fs::TryLockError::Error(error) => error.into(),
            });
        }
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
            let differences: Vec<&str> = own
                .iter()
                .filter(|(name, value)| found.get(*name) != Some(value))
                .map(|(name, _)| name.as_str())
                .collect();
            if !differences.is_empty() {
                return Err(StateError::Settings(differences.join(", ")));
            }
        }
        let mut done = BTreeMap::new();
        let bound = number_bound(plan.games, text.lines().count());
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
