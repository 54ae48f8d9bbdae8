//! Arguments that several commands share.

use anyhow::{Context, Result};
use arena::ThinkingBudget;
use clap::Args;
use record::GameName;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabletop::{Game, SetUp, SetUpError};

/// The most bytes of a file that is read: far more than any deck or record has.
const MAX_FILE: u64 = 4 << 20;

/// Reads the name of a game.
pub(crate) fn game_name(text: &str) -> Result<GameName, String> {
    let names = GameName::ALL.map(GameName::as_str).join(", ");
    text.parse().map_err(|_| format!("there is no such game; there are: {names}"))
}

/// Reads how much may be thought about one choice: `nodes=N` or `time=MS`.
pub(crate) fn budget(text: &str) -> Result<ThinkingBudget, String> {
    let budget = match text.split_once('=') {
        Some(("nodes", count)) => count.parse().ok().filter(|nodes| *nodes > 0).map(ThinkingBudget::Nodes),
        Some(("time", count)) => {
            let milliseconds = count.parse().ok().filter(|milliseconds| *milliseconds > 0);
            milliseconds.map(|milliseconds| ThinkingBudget::Time(Duration::from_millis(milliseconds)))
        }
        _ => None,
    };
    budget.ok_or_else(|| "give nodes=N, or time=MS in milliseconds, with a number above 0".to_owned())
}

/// How a game is set up.
#[derive(Clone, Debug, Args)]
pub(crate) struct SetUpArguments {
    /// How many play; 2 unless given
    ///
    /// The Game is for 1 to 5, Silver & Gold for 2 to 4, Pyramids for 2 to 6.
    #[arg(short, long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// An option of the game; may be given several times
    ///
    /// The Game: minimum=3, hand=small, fire, played=off. Silver & Gold: completed=closed. Pyramids: open=count.
    #[arg(short, long = "option", value_name = "OPTION")]
    pub(crate) options: Vec<String>,

    /// A deck file of your own instead of the shipped deck (see `benben deck check`)
    #[arg(short, long, value_name = "FILE")]
    pub(crate) deck: Option<PathBuf>,
}

impl SetUpArguments {
    /// The set-up, if the rules allow it.
    pub(crate) fn read<G: Game>(&self) -> Result<G::SetUp> {
        let deck = self.deck.as_deref().map(read_text).transpose()?;
        let set_up = G::SetUp::parse(self.players.unwrap_or(2), &self.options.join(" "), deck.as_deref());
        set_up.map_err(|error| {
            // A set-up error repeats what is wrong with the deck; once is enough.
            let error = match error {
                SetUpError::Deck(wrong) => anyhow::Error::new(wrong),
                other => anyhow::Error::new(other),
            };
            match &self.deck {
                Some(path) => error.context(path.display().to_string()),
                None => error,
            }
        })
    }
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
        let line = 1 + error
            .as_bytes()
            .iter()
            .take(error.utf8_error().valid_up_to())
            .filter(|b| **b == b'\n')
            .count();
        anyhow::anyhow!("{}: line {line}: this is not UTF-8 text", path.display())
    })
}

/// The deck of a record: the file given on the command line, or else the one that the record names, looked for beside
/// the record and in the current folder; none if it was played with the shipped deck.
pub(crate) fn deck_of(record: &record::Record, path: &Path, given: Option<&Path>) -> Result<Option<String>> {
    if let Some(given) = given {
        return read_text(given).map(Some);
    }
    let Some(file) = &record.header().deck_file else { return Ok(None) };
    let beside = path.parent().unwrap_or(Path::new("")).join(file);
    let found = [beside, PathBuf::from(file)].into_iter().find(|path| path.is_file());
    let found = found.with_context(|| {
        format!(
            "{}: played with the deck file `{file}`, which is not here; give it with --deck",
            path.display()
        )
    })?;
    read_text(&found).map(Some)
}
