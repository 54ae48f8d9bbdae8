//! `benben deck draw`: cards as SVG, for printing and for looking at.

mod art;
mod files;
mod pyramids;
mod sheet;
mod silver_gold;

use super::any::AnyDeck;
use crate::failure::wrong_use;
use anyhow::Result;
use clap::Args;
use files::File;
use std::io::Write;
use std::path::PathBuf;

/// Draw the cards of a deck as SVG
///
/// Every card is 63 by 88 mm. No card needs its colour: each colour has a sign and a pattern of its own, so the cards can
/// be printed in black and white. Drawn are Silver & Gold's pyramid and expedition cards, or the cards of Pyramids: one
/// file for each kind, or with --sheet every single card of the deck, nine to a page of A4 with marks to cut along.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben deck draw silver-gold --card 7 > card.svg
  benben deck draw pyramids --card r5 --card rT --out stones
  benben deck draw my.deck --sheet --out print")]
pub(super) struct Arguments {
    /// silver-gold or pyramids for the shipped deck, or a deck file
    #[arg(value_name = "GAME|FILE")]
    deck: String,

    /// Only this card, such as 7 or L4 (Silver & Gold), r5 or rT (Pyramids); may be given several times
    #[arg(long = "card", value_name = "CARD")]
    cards: Vec<String>,

    /// Nine cards to a page, each as often as the deck has it
    #[arg(long)]
    sheet: bool,

    /// The folder to write to, or a file ending in .svg; a single drawing goes to standard output unless given
    #[arg(long, value_name = "DIR|FILE")]
    out: Option<PathBuf>,

    /// Overwrite files that are there already
    #[arg(long)]
    force: bool,
}

/// The front of a card.
struct Face {
    /// The file's name without its ending.
    stem: String,
    /// What it shows, in words.
    title: String,
    /// How many of it the deck has.
    copies: u8,
    /// The width of the drawing in its own units; the height is 7/5 of it.
    width: u16,
    /// The drawing.
    body: String,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    let deck = AnyDeck::named(&arguments.deck)?;
    let faces = match &deck {
        AnyDeck::SilverGold(cards) => silver_gold::faces(cards, &arguments.cards)?,
        AnyDeck::Pyramids(cards) => pyramids::faces(cards, &arguments.cards)?,
    };
    let drawings: Vec<File> = if arguments.sheet {
        sheet::pages(deck.name(), &faces)
    } else {
        faces.iter().map(sheet::single).collect()
    };
    let mut out = std::io::stdout().lock();
    match (&arguments.out, drawings.as_slice()) {
        (None, [drawing]) => out.write_all(drawing.text.as_bytes())?,
        (None, many) => {
            let count = many.len();
            return Err(wrong_use(format!(
                "there are {count} drawings; say with --out where they are to go"
            )));
        }
        (Some(target), drawings) => {
            let written = files::write(target, drawings, arguments.force)?;
            writeln!(out, "{written}")?;
        }
    }
    out.flush()?;
    Ok(())
}
