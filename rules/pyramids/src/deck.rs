//! The deck: data that an owner can exchange (PY-2).

use crate::{Card, Colour, Counts, Floor, Pyramids};
use arrayvec::ArrayString;
use std::sync::LazyLock;
use tabletop::{DeckError, DeckLines, Game as _, plain_number, quoted};

/// A named deck: [`Deck::FEWEST_CARDS`] to [`Deck::MOST_CARDS`] cards.
///
/// ```
/// use pyramids::Deck;
///
/// let deck = Deck::parse("deck mine\ngame pyramids\nr 2=3 3=3 4=3 5=3 T=4\ny\ng\nb\n")?;
/// assert_eq!((deck.name(), deck.cards().total()), ("mine", 16));
/// assert_eq!(deck.cards().of("rT".parse()?), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    name: ArrayString<{ DeckLines::LONGEST_NAME }>,
    cards: Counts,
}

impl Deck {
    /// The most cards. Every state has room for a pyramid on each card, so this bounds the size of a state.
    pub const MOST_CARDS: u8 = 200;

    /// The fewest cards: more than 5 for each of 2 players (PY-2).
    pub const FEWEST_CARDS: u8 = 11;

    /// The deck that the game ships with.
    #[allow(clippy::expect_used, reason = "the text is compiled in, and tests read it")]
    pub fn shipped() -> Self {
        static SHIPPED: LazyLock<Deck> = LazyLock::new(|| {
            Deck::parse(include_str!("../decks/benben-112.deck")).expect("the shipped deck is a deck")
        });
        *SHIPPED
    }

    /// The name: small letters, digits and `-`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many cards there are of each kind.
    pub const fn cards(&self) -> &Counts {
        &self.cards
    }

    /// The deck's one text, without comments; [`Deck::parse`] reads it back.
    pub fn text(&self) -> String {
        let mut text = format!("deck {}\ngame {}\n\n", self.name, Pyramids::NAME);
        for colour in Colour::ALL {
            text.push(colour.letter());
            for (card, count) in self.cards.iter().filter(|(card, _)| card.colour() == colour) {
                let (_, kind) = card.name().split_at(1);
                text.push_str(&format!(" {kind}={count}"));
            }
            text.push('\n');
        }
        text
    }

    /// Reads a deck file: `deck NAME`, `game pyramids`, then a line for each colour with its kinds and their numbers.
    ///
    /// ```
    /// use pyramids::Deck;
    ///
    /// // An error names the line, the card, and what is expected.
    /// let error = Deck::parse("deck mine\ngame pyramids\nr 2=3 T=0\n").unwrap_err();
    /// assert_eq!((error.line, error.card.as_deref()), (3, Some("rT")));
    /// assert!(error.problem.starts_with("`0` is no number of cards"));
    /// ```
    pub fn parse(text: &str) -> Result<Self, DeckError> {
        let mut lines = DeckLines::new(text)?;
        let name = ArrayString::from(lines.header(Pyramids::NAME)?).unwrap_or_default();
        let (mut colours, mut cards) = (Vec::new(), Counts::NONE);
        while let Some(line) = lines.next_line() {
            let mut words = line.split_whitespace();
            let word = words.next().unwrap_or_default();
            let Some(colour) = Colour::ALL.into_iter().find(|colour| word.chars().eq([colour.letter()]))
            else {
                let word = quoted(word);
                return lines.fail(format!("{word} is no colour; expected r, y, g or b and its cards"));
            };
            if colours.contains(&colour) {
                let problem = format!("{colour} has a line already; expected all its cards in one line");
                return lines.fail(problem);
            }
            colours.push(colour);
            for entry in words {
                add(&mut cards, colour, entry).map_err(|(card, problem)| lines.error(Some(card), problem))?;
            }
        }
        if let Some(colour) = Colour::ALL.into_iter().find(|colour| !colours.contains(colour)) {
            return lines.fail(format!(
                "no line for {colour}; expected one for each of r y g b, `{}` alone if it has no cards",
                colour.letter()
            ));
        }
        if cards.total() < Self::FEWEST_CARDS {
            let (total, fewest) = (cards.total(), Self::FEWEST_CARDS);
            return lines.fail(format!(
                "the deck has {total} cards; expected at least {fewest}, more than 5 for each of 2 players"
            ));
        }
        Ok(Self { name, cards })
    }
}

/// Adds the cards of an entry `KIND=COUNT`. An error comes with the card as the file names it.
fn add(cards: &mut Counts, colour: Colour, entry: &str) -> Result<(), (String, String)> {
    let of_colour = || colour.letter().to_string();
    let Some((kind, count)) = entry.split_once('=') else {
        let problem = format!("{} has no `=`; expected KIND=COUNT, as in `5=3` or `T=7`", quoted(entry));
        return Err((of_colour(), problem));
    };
    let card = match plain_number(kind).and_then(Floor::new) {
        Some(floor) => Card::floor_of(colour, floor),
        None if kind == "T" => Card::top_stone_of(colour),
        None => {
            let (kind, least, most) = (quoted(kind), Floor::LEAST, Floor::MOST);
            let problem =
                format!("{kind} is no kind of card; expected a floor of {least} to {most} stones, or `T`");
            return Err((of_colour(), problem));
        }
    };
    let wrong = |problem: String| Err((card.to_string(), problem));
    if cards.of(card) > 0 {
        return wrong("it is given twice; expected one number for each kind".to_owned());
    }
    let most = Deck::MOST_CARDS;
    let Some(count) = plain_number(count).filter(|count| (1..=most).contains(count)) else {
        let count = quoted(count);
        return wrong(format!(
            "{count} is no number of cards; expected 1 to {most}, leave the kind out if there is none"
        ));
    };
    let total = u32::from(cards.total()) + u32::from(count);
    if total > u32::from(most) || !cards.add(card, count) {
        return wrong(format!("up to here the deck has {total} cards; expected at most {most} in all"));
    }
    Ok(())
}
