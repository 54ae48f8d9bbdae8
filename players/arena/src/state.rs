//! Finished games in a file, so that a long run can be stopped and gone on with.

use crate::{Contested, Ending, MOST_THREADS, Plan, Played, Spent};
use bots::Verdict;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;
use tabletop::{Ranking, Seat, SetUp};

/// A file of finished games: a line that says what is played, then a line for each game, in no certain order. Each line
/// is written at once, so that only the last can be torn.
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
    /// Another arena writes it.
    #[error("another run is using this file")]
    InUse,
    /// It is something else.
    #[error("this is no file of arena games; it is left as it is")]
    Other,
    /// Something else was played.
    #[error("its games were played with other settings: {0}; use another file")]
    Settings(String),
    /// A line can't be read, or it can't be from this run.
    #[error("line {0} is not a game of this run; it is left as it is")]
    Line(usize),
}

/// What must be the same for games to belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Settings {
    arena: u32,
    version: String,
    game: String,
    players: u8,
    options: String,
    deck: String,
    seed: u64,
    signals: bool,
    budget: String,
    patience: u64,
    entries: Vec<String>,
    line_ups: Vec<Vec<usize>>,
}

/// The version of the file's format.
const FORMAT: u32 = 1;

/// How every file starts, whatever its version.
const START: &str = "{\"arena\":";

impl Settings {
    fn of<G: Contested>(plan: &Plan<G>) -> Self {
        let deck = plan.set_up.deck_info().map(|deck| record::Digest::of(deck.text.as_bytes()).to_string());
        Self {
            arena: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::NAME.to_owned(),
            players: plan.set_up.players(),
            options: plan.set_up.options(),
            deck: deck.unwrap_or_default(),
            seed: plan.seed,
            signals: plan.signals,
            budget: plan.limit.map(|limit| limit.to_string()).unwrap_or_default(),
            patience: plan.patience.as_millis() as u64,
            entries: plan.schedule.entries.iter().map(|entry| format!("{entry:?}")).collect(),
            line_ups: plan.schedule.line_ups.iter().map(|line_up| line_up.seating.clone()).collect(),
        }
    }

    /// The first thing that differs.
    fn difference(&self, other: &Self) -> Option<String> {
        let fields = |settings: &Self| {
            [
                ("format", settings.arena.to_string()),
                ("version", settings.version.clone()),
                ("game", settings.game.clone()),
                ("players", settings.players.to_string()),
                ("options", settings.options.clone()),
                ("deck", settings.deck.clone()),
                ("seed", settings.seed.to_string()),
                ("signals", settings.signals.to_string()),
                ("budget", settings.budget.clone()),
                ("patience", settings.patience.to_string()),
                ("bots", format!("{:?} {:?}", settings.entries, settings.line_ups)),
            ]
        };
        let pairs = fields(self).into_iter().zip(fields(other));
        pairs.filter(|((_, one), (_, other))| one != other).map(|((name, _), _)| name.to_owned()).next()
    }
}

/// A game as a line.
#[derive(Debug, Serialize, Deserialize)]
struct Line {
    game: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ranking: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    failed: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// Choices and nanoseconds of each seat.
    spent: Vec<(u32, u64)>,
}

impl Line {
    fn of(number: u64, game: &Played) -> Self {
        let nanos = |spent: &Spent| u64::try_from(spent.time.as_nanos()).unwrap_or(u64::MAX);
        let spent = game.spent.iter().map(|spent| (spent.choices, nanos(spent))).collect();
        let mut line = Self { game: number, left: None, ranking: None, failed: None, reason: None, spent };
        match &game.ending {
            Ending::Over(Verdict::Team { left }) => line.left = Some(*left),
            Ending::Over(Verdict::Ranking(ranking)) => line.ranking = Some(ranking.to_string()),
            Ending::Failed { seat, reason, left } => {
                (line.failed, line.reason, line.left) = (Some(seat.number()), Some(reason.clone()), *left);
            }
        }
        line
    }

    /// The game of a line, if it is one of so many players who win `together` or not.
    fn read(self, players: u8, together: bool) -> Option<(u64, Played)> {
        let ending = match (self.failed, self.reason, self.ranking, self.left) {
            (Some(seat), Some(reason), None, left) if left.is_some() == together => {
                Ending::Failed { seat: Seat::new(seat).filter(|_| seat < players)?, reason, left }
            }
            (None, None, Some(ranking), None) if !together => {
                let ranking: Ranking = ranking.parse().ok()?;
                (ranking.scores.len() == usize::from(players)).then_some(())?;
                Ending::Over(Verdict::Ranking(ranking))
            }
            (None, None, None, Some(left)) if together => Ending::Over(Verdict::Team { left }),
            _ => return None,
        };
        let spent = self
            .spent
            .into_iter()
            .map(|(choices, nanos)| Spent { choices, time: Duration::from_nanos(nanos) });
        let spent: Vec<Spent> = spent.collect();
        (spent.len() == usize::from(players)).then_some((self.game, Played { ending, spent }))
    }
}

/// The first number that no game of a file with so many games has. The file may be from a run of more games than are
/// wanted now, but games are begun in order: no more are missing before the last than threads play at once.
fn first_never_played(wanted: u64, games: usize) -> u64 {
    wanted.max(games as u64 + MOST_THREADS as u64)
}

impl State {
    /// Opens the file of a plan, or makes it, with all games that it has. A torn last line is dropped.
    pub fn open<G: Contested>(
        path: &Path,
        plan: &Plan<G>,
    ) -> Result<(Self, BTreeMap<u64, Played>), StateError> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        if let Err(error) = file.try_lock() {
            return Err(match error {
                std::fs::TryLockError::WouldBlock => StateError::InUse,
                std::fs::TryLockError::Error(error) => error.into(),
            });
        }
        // A device may have no end, and somebody else's file may be long.
        let mut bytes = Vec::new();
        (&file).take(START.len() as u64).read_to_end(&mut bytes)?;
        if !file.metadata()?.is_file() || !START.as_bytes().starts_with(&bytes) {
            return Err(StateError::Other);
        }
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
        let text =
            bytes.get(..whole).and_then(|bytes| std::str::from_utf8(bytes).ok()).ok_or(StateError::Other)?;
        let own = Settings::of(plan);
        let mut lines = text.lines().enumerate();
        let mut done = BTreeMap::new();
        if let Some((_, first)) = lines.next() {
            let found: Settings = serde_json::from_str(first).map_err(|_| StateError::Other)?;
            if let Some(difference) = found.difference(&own) {
                return Err(StateError::Settings(difference));
            }
        }
        let together = G::COOPERATIVE;
        let bound = first_never_played(plan.games, text.lines().count());
        for (index, line) in lines {
            let game =
                serde_json::from_str(line).ok().and_then(|line: Line| line.read(own.players, together));
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
    pub fn add(&mut self, number: u64, game: &Played) -> io::Result<()> {
        self.write(&Line::of(number, game))
    }

    fn write(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.file.write_all(&text)
    }
}
