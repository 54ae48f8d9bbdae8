//! A deck of either game.

use crate::arguments::read_text;
use crate::failure::wrong_use;
use anyhow::{Context, Result};
use record::GameName;
use std::path::Path;
use std::sync::Arc;

/// A deck of either game that has decks.
#[derive(Clone, Debug)]
pub(crate) enum AnyDeck {
    SilverGold(Arc<silver_gold::Deck>),
    Pyramids(pyramids::Deck),
}

impl AnyDeck {
    /// The shipped deck of the game with this name, or else the deck in the file with this name.
    pub(crate) fn named(name: &str) -> Result<Self> {
        match name.parse() {
            Ok(GameName::SilverGold) => Ok(Self::SilverGold(silver_gold::Deck::shipped())),
            Ok(GameName::Pyramids) => Ok(Self::Pyramids(pyramids::Deck::shipped())),
            Ok(GameName::TheGame) => {
                Err(wrong_use("the-game has no decks: it is always played with the cards 2 to 99"))
            }
            Err(_) => Self::read(Path::new(name)),
        }
    }

    /// The deck in this file, which says itself what game it is for.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let text = read_text(path)?;
        Self::parse(&text).with_context(|| path.display().to_string())
    }

    fn parse(text: &str) -> Result<Self> {
        let (line, game) = game_line(text);
        match game {
            Some("silver-gold") => Ok(Self::SilverGold(Arc::new(silver_gold::Deck::parse(text)?))),
            Some("pyramids") => Ok(Self::Pyramids(pyramids::Deck::parse(text)?)),
            Some(other) => {
                let shown: String = other.chars().take(24).flat_map(char::escape_debug).collect();
                anyhow::bail!(
                    "line {line}: a deck for `{shown}`; expected `game silver-gold` or `game pyramids`"
                )
            }
            None => anyhow::bail!(
                "line {line}: the file ends without saying which game it is for; expected `game silver-gold` or \
                 `game pyramids` near its start"
            ),
        }
    }

    /// Which game it is for.
    pub(crate) const fn game(&self) -> GameName {
        match self {
            Self::SilverGold(_) => GameName::SilverGold,
            Self::Pyramids(_) => GameName::Pyramids,
        }
    }

    /// Its own name.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::SilverGold(deck) => deck.name(),
            Self::Pyramids(deck) => deck.name(),
        }
    }

    /// Its one text.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::SilverGold(deck) => deck.text(),
            Self::Pyramids(deck) => deck.text(),
        }
    }

    /// What it is made of, in words.
    pub(crate) fn contents(&self) -> String {
        match self {
            Self::SilverGold(deck) => {
                let (pyramids, expeditions) = (silver_gold::Card::all().count(), deck.expeditions().total());
                format!("{pyramids} pyramid cards, {expeditions} expedition cards")
            }
            Self::Pyramids(deck) => {
                let (cards, kinds) = (deck.cards().total(), deck.cards().iter().count());
                format!("{cards} cards of {kinds} kinds")
            }
        }
    }
}

/// What the first line that starts with `game` names, and its number; the last line if there is none.
fn game_line(text: &str) -> (usize, Option<&str>) {
    let named = (1..).zip(text.lines()).find_map(|(number, line)| {
        let mut words = line.split_whitespace();
        (words.next() == Some("game")).then(|| (number, words.next().unwrap_or_default()))
    });
    named.map_or((text.lines().count().max(1), None), |(number, game)| (number, Some(game)))
}
