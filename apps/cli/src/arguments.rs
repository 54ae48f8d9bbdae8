//! Arguments that several commands share, and the files that they name.

use crate::failure::wrong_use;
use anyhow::{Context, Result};
use clap::Args;
use record::{GameName, Record};
use std::io::Read;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use tabletop::{Game, SetUp, SetUpError};

/// The most bytes of a file that is read: far more than any deck or record has.
const MAX_FILE: u64 = 4 << 20;

/// Reads the name of a game.
pub(crate) fn game_name(text: &str) -> Result<GameName, String> {
    let names = GameName::ALL.map(GameName::as_str).join(", ");
    text.parse().map_err(|_| format!("there is no such game; there are: {names}"))
}

/// How a game is set up.
#[derive(Clone, Debug, Args)]
pub(crate) struct SetUpArguments {
    /// How many play
    ///
    /// 2 unless given, in `benben arena` as many as --seats names. The Game is for 1 to 5, Silver & Gold for 2 to 4, Pyramids for 2 to 6.
    #[arg(short, long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// An option of the game; may be given several times
    ///
    /// The Game: minimum=3, hand=small, fire, played=off. Silver & Gold: completed=closed. Pyramids: open=count.
    #[arg(short, long = "option", value_name = "OPTION")]
    pub(crate) options: Vec<String>,

    #[command(flatten)]
    pub(crate) deck: DeckArguments,
}

impl SetUpArguments {
    /// The set-up, if the rules allow it.
    pub(crate) fn read<G: Game>(&self) -> Result<G::SetUp> {
        let deck = self.deck.read()?;
        let set_up = G::SetUp::parse(self.players.unwrap_or(2), &self.options.join(" "), deck.as_deref());
        set_up.map_err(|error| {
            let error = match error {
                // A set-up error repeats what is wrong with the deck; once is enough.
                SetUpError::Deck(wrong) => anyhow::Error::new(wrong),
                SetUpError::DeckTooSmall { .. } => anyhow::Error::new(error),
                other => wrong_use(other),
            };
            match &self.deck.deck {
                Some(path) => error.context(path.display().to_string()),
                None => error,
            }
        })
    }
}

/// The deck to play with.
#[derive(Clone, Debug, Args)]
pub(crate) struct DeckArguments {
    /// A deck file instead of the shipped deck
    ///
    /// A game in a record is played with the deck that the record names, which is looked for beside the record and in
    /// the current folder. `benben deck check` says what is wrong with a deck.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) deck: Option<PathBuf>,
}

impl DeckArguments {
    /// The text of the deck that is given.
    fn read(&self) -> Result<Option<String>> {
        self.deck.as_deref().map(read_text).transpose()
    }
}

/// Where chance starts.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct SeedArguments {
    /// The number that all chance follows from
    ///
    /// The same number gives the same result. It is 1 unless given; `benben play` then draws one that nobody knows.
    #[arg(short, long, value_name = "SEED", allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
}

impl SeedArguments {
    /// The number that is given, or 1.
    pub(crate) fn number(self) -> u64 {
        self.seed.unwrap_or(1)
    }
}

/// How many threads work.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct ThreadsArguments {
    /// How many threads; as many as the machine has cores unless given
    #[arg(short, long, value_name = "N", allow_negative_numbers = true,
        value_parser = clap::value_parser!(u16).range(1..=::arena::MAX_THREADS as i64))]
    threads: Option<u16>,
}

impl ThreadsArguments {
    pub(crate) fn count(self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(cores, usize::from)
    }
}

/// A record and the deck that it was played with.
#[derive(Debug)]
pub(crate) struct RecordFile {
    pub(crate) path: PathBuf,
    pub(crate) record: Record,
    pub(crate) game: GameName,
    /// None if it was played with the shipped deck.
    pub(crate) deck: Option<String>,
}

impl RecordFile {
    /// Reads a record and its deck; `-` is standard input.
    pub(crate) fn read(path: &Path, deck: &DeckArguments) -> Result<Self> {
        Self::of(read_text_or_input(path)?.parse().map_err(in_file(path))?, path, deck)
    }

    /// A record that was read from this file, with its deck: the one given on the command line, or else the one that
    /// the record names, looked for beside the record and in the current folder.
    pub(crate) fn of(record: Record, path: &Path, deck: &DeckArguments) -> Result<Self> {
        let game = record.game().map_err(in_file(path))?;
        let mut deck = deck.read()?;
        if let (None, Some(file)) = (&deck, &record.header().deck_file) {
            let beside = path.parent().unwrap_or(Path::new("")).join(file);
            let found = [beside, PathBuf::from(file)].into_iter().find(|path| path.is_file());
            let found = found.with_context(|| {
                format!(
                    "{}: played with the deck file `{file}`, which is not here; give it with --deck",
                    path.display()
                )
            })?;
            deck = Some(read_text(&found)?);
        }
        Ok(Self { path: path.to_owned(), record, game, deck })
    }

    /// Says in which file something is wrong.
    pub(crate) fn wrong<E: std::error::Error + Send + Sync + 'static>(&self, error: E) -> anyhow::Error {
        in_file(&self.path)(error)
    }
}

/// Says in which file something is wrong.
pub(crate) fn in_file<E: std::error::Error + Send + Sync + 'static>(
    path: &Path,
) -> impl Fn(E) -> anyhow::Error {
    move |error| anyhow::Error::new(error).context(path.display().to_string())
}

/// The text of a file, if it is not absurdly long.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let file = std::fs::File::open(path).with_context(|| path.display().to_string())?;
    read_bounded(file, path)
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn read_text_or_input(path: &Path) -> Result<String> {
    if path == Path::new("-") { read_bounded(std::io::stdin().lock(), path) } else { read_text(path) }
}

/// Reads no more than allowed, whatever the source claims to hold.
fn read_bounded(source: impl Read, path: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    source.take(MAX_FILE + 1).read_to_end(&mut bytes).with_context(|| path.display().to_string())?;
    anyhow::ensure!(
        bytes.len() as u64 <= MAX_FILE,
        "{}: too long: more than {MAX_FILE} bytes",
        path.display()
    );
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.as_bytes().iter().take(error.utf8_error().valid_up_to());
        let line = 1 + valid.filter(|byte| **byte == b'\n').count();
        anyhow::anyhow!("{}: line {line}: this is not UTF-8 text", path.display())
    })
}
