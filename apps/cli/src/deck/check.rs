//! `benben deck check`.

use super::any::AnyDeck;
use anyhow::Result;
use clap::Args;
use record::Digest;
use std::io::Write;
use std::path::PathBuf;

/// Say whether a deck file is well formed, and exactly what is wrong with it if not
///
/// A deck file is plain text. It starts with `deck NAME` and `game silver-gold` or `game pyramids`; `#` starts a comment.
///
/// Silver & Gold: a line such as `expeditions I2=1 I3=2 V3=2 T4=1 L4=1 O4=1` (8 cards in all), then each of the cards 1
/// to 48, 16 of each colour, as `card 1 green` and five lines of five squares: `.` plain, `#` wall, `E` entrance (top
/// row), `T` tomb (bottom row), `x` red cross, `r` red gem, `g` green gem, `t` torch, `s` skull, `p` potion.
///
/// Pyramids: a line for each of the colours r, y, g, b, such as `r 2=6 3=5 4=4 5=3 6=2 7=1 T=7`: floors of 2 to 9 stones
/// and T, the top stone, with how many there are; 11 to 200 cards in all.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  benben deck check my.deck")]
pub(super) struct Arguments {
    /// The deck file
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    let deck = AnyDeck::read(&arguments.file)?;
    let file = arguments.file.display();
    let (name, game, contents) = (deck.name(), deck.game(), deck.contents());
    let checksum = Digest::of(deck.text().as_bytes());
    writeln!(std::io::stdout(), "{file}: well formed. Deck {name} for {game}, {contents}, {checksum}")?;
    Ok(())
}
