//! The deck: data that an owner can exchange (PY-2).

use crate::{Card, Colour, Counts, Floor};
use arrayvec::ArrayString;
use tabletop::{DeckError, Game as _};

/// A named deck: [`Deck::FEWEST_CARDS`] to [`Deck::MOST_CARDS`] cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    name: ArrayString<LONGEST_NAME>,
    cards: Counts,
}

const LONGEST_NAME: usize = 24;

/// A file with every kind and a page of comments is shorter.
const LONGEST_FILE: usize = 8 * 1024;

const SHIPPED: &str = include_str!("../decks/benben-112.deck");

impl Deck {
    /// Every state has room for a pyramid on each card, so this bounds the size of a state.
    pub const MOST_CARDS: u8 = 200;

    /// More than 5 cards for each of 2 players (PY-2).
    pub const FEWEST_CARDS: u8 = 11;

    /// A deck without cards, which no game is played with.
    #[cfg(feature = "serde")]
    pub(crate) const fn empty() -> Self {
        Self { name: ArrayString::new_const(), cards: Counts::NONE }
    }

    /// The deck that the game ships with.
    pub fn shipped() -> Result<Self, DeckError> {
        Self::parse(SHIPPED)
    }

    /// Its name: small letters, digits and `-`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many cards it has of each kind.
    #[must_use]
    pub const fn cards(&self) -> &Counts {
        &self.cards
    }

    /// Its one text, without comments; [`Deck::parse`] reads it back.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("deck {}\ngame {}\n\n", self.name, crate::Pyramids::NAME);
        for colour in Colour::ALL {
            text.push(colour.letter());
            for (card, count) in self.cards.iter().filter(|(card, _)| card.colour() == colour) {
                match card.floor() {
                    Some(floor) => text.push_str(&format!(" {floor}={count}")),
                    None => text.push_str(&format!(" T={count}")),
                }
            }
            text.push('\n');
        }
        text
    }

    /// Reads a deck file: `deck NAME`, `game pyramids`, then a line for each colour with its kinds and their numbers.
    /// `#` starts a comment.
    pub fn parse(text: &str) -> Result<Self, DeckError> {
        if text.len() > LONGEST_FILE {
            let problem =
                format!("the file has {} bytes; a deck file has at most {LONGEST_FILE}", text.len());
            return fail(1, None, problem);
        }
        let mut lines = (1..)
            .zip(text.lines())
            .map(|(number, line)| (number, line.split('#').next().unwrap_or_default().trim()))
            .filter(|(_, line)| !line.is_empty());
        let last = text.lines().count().max(1);

        let name = match header(lines.next(), "deck", last, "a deck file starts with `deck NAME`")? {
            (_, name) if is_name(name) => ArrayString::from(name).unwrap_or_default(),
            (line, name) => {
                let problem =
                    format!("{} is no name; expected 1 to {LONGEST_NAME} of a-z, 0-9 and `-`", quoted(name));
                return fail(line, None, problem);
            }
        };
        let game = crate::Pyramids::NAME;
        match header(lines.next(), "game", last, "the second line is `game pyramids`")? {
            (_, given) if given == game => {}
            (line, given) => {
                let problem = format!("the deck is for game {}; expected `{game}`", quoted(given));
                return fail(line, None, problem);
            }
        }

        let mut reading = Reading::default();
        for (number, line) in lines {
            reading.colour_line(number, line)?;
        }
        if let Some(colour) = Colour::ALL.into_iter().find(|colour| !reading.colours.contains(colour)) {
            let problem = format!(
                "no line for {colour}; expected one for each of r y g b, `{}` alone if it has no cards",
                colour.letter()
            );
            return fail(last, None, problem);
        }
        let cards = reading.cards;
        if cards.total() < Self::FEWEST_CARDS {
            let (total, fewest) = (cards.total(), Self::FEWEST_CARDS);
            let problem = format!(
                "the deck has {total} cards; expected at least {fewest}, more than 5 for each of 2 players"
            );
            return fail(last, None, problem);
        }
        Ok(Self { name, cards })
    }
}

/// What follows the word that this line must start with, and the line's number.
fn header<'a>(
    line: Option<(usize, &'a str)>,
    word: &str,
    last: usize,
    rule: &str,
) -> Result<(usize, &'a str), DeckError> {
    let Some((number, line)) = line else {
        return fail(last, None, format!("{rule}; the file ends before it"));
    };
    match line.split_once(char::is_whitespace) {
        Some((first, rest)) if first == word => Ok((number, rest.trim())),
        _ => fail(number, None, format!("{rule}; found {}", quoted(line))),
    }
}

fn is_name(name: &str) -> bool {
    (1..=LONGEST_NAME).contains(&name.len())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// What has been read so far.
#[derive(Default)]
struct Reading {
    colours: Vec<Colour>,
    cards: Counts,
}

impl Reading {
    fn colour_line(&mut self, number: usize, line: &str) -> Result<(), DeckError> {
        let mut words = line.split_whitespace();
        let word = words.next().unwrap_or_default();
        let Some(colour) = Colour::ALL.into_iter().find(|colour| word.chars().eq([colour.letter()])) else {
            let problem = format!("{} is no colour; expected r, y, g or b and its cards", quoted(word));
            return fail(number, None, problem);
        };
        if self.colours.contains(&colour) {
            let problem = format!("{colour} has a line already; expected all its cards in one line");
            return fail(number, None, problem);
        }
        self.colours.push(colour);
        words.try_for_each(|entry| self.entry(number, colour, entry))
    }

    fn entry(&mut self, line: usize, colour: Colour, entry: &str) -> Result<(), DeckError> {
        let Some((kind, count)) = entry.split_once('=') else {
            let problem = format!("{} has no `=`; expected KIND=COUNT, as in `5=3` or `T=7`", quoted(entry));
            return fail(line, Some(colour.letter().to_string()), problem);
        };
        let floor = plain_number(kind).and_then(Floor::new);
        let card = match (kind, floor) {
            ("T", _) => Card::top_stone_of(colour),
            (_, Some(floor)) => Card::floor_of(colour, floor),
            (_, None) => {
                let (least, most) = (Floor::LEAST, Floor::MOST);
                let problem = format!(
                    "{} is no kind of card; expected a floor of {least} to {most} stones, or `T`",
                    quoted(kind)
                );
                return fail(line, Some(colour.letter().to_string()), problem);
            }
        };
        if self.cards.of(card) > 0 {
            let problem = "it is given twice; expected one number for each kind".to_owned();
            return fail(line, Some(card.to_string()), problem);
        }
        let most = Deck::MOST_CARDS;
        let Some(count) = plain_number(count).filter(|count| (1..=most).contains(count)) else {
            let problem = format!(
                "{} is no number of cards; expected 1 to {most}, leave the kind out if there is none",
                quoted(count)
            );
            return fail(line, Some(card.to_string()), problem);
        };
        let total = u32::from(self.cards.total()) + u32::from(count);
        if total > u32::from(most) || !self.cards.add(card, count) {
            let problem = format!("up to here the deck has {total} cards; expected at most {most} in all");
            return fail(line, Some(card.to_string()), problem);
        }
        Ok(())
    }
}

/// A number without sign or leading zeros.
fn plain_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

/// The beginning of what was found, fit to be shown.
fn quoted(text: &str) -> String {
    let shown: String = text.chars().take(LONGEST_NAME).collect();
    let more = if shown.len() < text.len() { "…" } else { "" };
    format!("`{}{more}`", shown.escape_debug())
}

fn fail<T>(line: usize, card: Option<String>, problem: String) -> Result<T, DeckError> {
    Err(DeckError { line, card, problem })
}
