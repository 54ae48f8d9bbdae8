//! The pyramid and expedition cards a game is played with, and the text of a deck.

use crate::{Card, Cards, Chamber, Colour, Content, Expeditions, Shape, SilverGold, Square, Squares};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};
use tabletop::{DeckError, DeckLines, Game as _, plain_number, quoted};

/// SGP-2, SGP-4: 48 pyramid cards, 16 of each colour, and 8 expedition cards. Read from a text that a person can
/// write: see [`Deck::parse`].
///
/// ```
/// use silver_gold::{Card, Content, Deck};
///
/// let deck = Deck::shipped();
/// let card = Card::new(1).ok_or("no such card")?;
/// assert_eq!(deck.colour(card).name(), "green");
/// assert_eq!(deck.chamber(card).rows()[0], "E..#.");
/// assert_eq!(deck.chamber(card).squares(Content::Entrance).to_string(), "a1");
/// // The text of a deck is read back as the same deck.
/// assert_eq!(Deck::parse(&deck.text())?, *deck);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    name: String,
    chambers: [Chamber; Card::COUNT as usize],
    colours: [Cards; 3],
    expeditions: Expeditions,
}

impl Deck {
    /// The deck that this project ships. It is its own, because no source at hand has the printed layouts.
    #[allow(clippy::expect_used, reason = "the text is compiled in, and tests read it")]
    pub fn shipped() -> Arc<Self> {
        static SHIPPED: LazyLock<Arc<Deck>> = LazyLock::new(|| {
            Deck::parse(include_str!("../decks/benben-48.deck")).expect("the shipped deck is a deck").into()
        });
        SHIPPED.clone()
    }

    /// The deck's own name: small letters, digits and dashes.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The chamber of the card.
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "a card's number is 1 to 48, and there are 48 chambers")]
    pub const fn chamber(&self, card: Card) -> &Chamber {
        &self.chambers[card.number() as usize - 1]
    }

    /// The colour of the card.
    pub fn colour(&self, card: Card) -> Colour {
        let has = |colour: &Colour| self.of_colour(*colour).contains(card);
        Colour::ALL.into_iter().find(has).unwrap_or(Colour::Green)
    }

    /// The 16 cards of the colour.
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "there is a set for every colour")]
    pub const fn of_colour(&self, colour: Colour) -> Cards {
        self.colours[colour as usize]
    }

    /// How many expedition cards show each shape.
    #[inline]
    pub const fn expeditions(&self) -> Expeditions {
        self.expeditions
    }

    /// Reads a deck:
    ///
    /// ```text
    /// deck benben-48
    /// game silver-gold
    /// expeditions I2=1 I3=2 V3=2 T4=1 L4=1 O4=1
    ///
    /// card 1 green
    /// E.#.x
    /// .r...
    /// ..s.t
    /// .#.p.
    /// g..#T
    /// ```
    ///
    /// and so on for the cards 1 to 48 in any order. `.` is a plain square, `#` a wall, `E` the entrance, `T` the tomb,
    /// `x` a red cross, `r` and `g` gems, `t` a torch, `s` a skull, `p` a potion. Empty lines are skipped between
    /// cards. A `#` that starts a line (except inside a chamber, where it is a wall) or follows a space starts a
    /// comment.
    ///
    /// ```
    /// use silver_gold::Deck;
    ///
    /// // An error names the line, the card, and what is expected.
    /// let text = Deck::shipped().text().replacen("E", "?", 1);
    /// let error = Deck::parse(&text).unwrap_err();
    /// assert!(error.to_string().ends_with("expected one of .#ETxrgtsp"));
    /// assert_eq!(error.card.as_deref(), Some("1"));
    /// ```
    pub fn parse(text: &str) -> Result<Self, DeckError> {
        let mut lines = DeckLines::new(text)?;
        let name = lines.header(SilverGold::NAME)?.to_owned();
        let words = lines.entry("expeditions", "I2=1 I3=2 V3=2 T4=1 L4=1 O4=1")?;
        let expeditions = read_expeditions(words).or_else(|problem| lines.fail(problem))?;
        let chambers = [Chamber::EMPTY; Card::COUNT as usize];
        let mut deck = Self { name, chambers, colours: [Cards::NONE; 3], expeditions };
        while let Some(line) = lines.next_line() {
            let start = lines.number();
            let (card, colour) = read_card(line).or_else(|problem| lines.fail(problem))?;
            let read = deck.read_chamber(card, colour, &mut lines);
            let error = |problem| lines.error(Some(card.to_string()), problem);
            read.map_err(error)?;
            let chamber = deck.chamber(card);
            let open = Squares::ALL.minus(chamber.squares(Content::Wall));
            if !chamber.squares(Content::Entrance).reach(open).meets(chamber.squares(Content::Tomb)) {
                let problem =
                    "the tomb can't be reached from the entrance; expected a way without walls, side by side";
                return Err(DeckError { line: start, ..error(problem.to_owned()) });
            }
        }
        let (count, missing) = (deck.cards().len(), Cards::ALL.minus(deck.cards()));
        if !missing.is_empty() {
            let expected = "expected the cards 1 to 48, each once";
            return lines.fail(format!("{count} cards; {expected}. Missing: {missing}"));
        }
        Ok(deck)
    }

    /// The cards of all colours.
    fn cards(&self) -> Cards {
        self.colours.into_iter().fold(Cards::NONE, Cards::union)
    }

    /// Reads the five rows of a card into its chamber.
    #[allow(
        clippy::indexing_slicing,
        reason = "there is a set for every colour and a chamber for every card"
    )]
    fn read_chamber(&mut self, card: Card, colour: Colour, lines: &mut DeckLines<'_>) -> Result<(), String> {
        if self.cards().contains(card) {
            return Err("the card is given twice; expected it once".to_owned());
        }
        let cards = &mut self.colours[colour as usize];
        *cards = cards.with(card);
        if cards.len() > Colour::CARDS {
            let (count, most) = (cards.len(), Colour::CARDS);
            return Err(format!("this is {colour} card number {count}; expected {most} of each colour"));
        }
        let chamber = &mut self.chambers[usize::from(card.number()) - 1];
        for row in 0..Square::SIDE {
            let Some(line) = lines.next_raw() else {
                return Err(format!("the file ends after row {row} of the chamber; expected 5 rows"));
            };
            read_row(line.trim(), row, chamber)?;
        }
        Ok(())
    }

    /// The deck's one text, without comments; [`Deck::parse`] reads it back.
    pub fn text(&self) -> String {
        let mut text =
            format!("deck {}\ngame {}\nexpeditions {}\n", self.name, SilverGold::NAME, self.expeditions);
        for card in Card::all() {
            // Writing to a string can't fail.
            let _ = write!(text, "\ncard {card} {}\n", self.colour(card));
            for row in self.chamber(card).rows() {
                text.push_str(&row);
                text.push('\n');
            }
        }
        text
    }
}

fn read_expeditions(words: &str) -> Result<Expeditions, String> {
    let (mut cards, mut seen) = (Expeditions::default(), Vec::new());
    for word in words.split_whitespace() {
        let (name, count) = word.split_once('=').unwrap_or((word, ""));
        let Some(shape) = Shape::named(name) else {
            return Err(format!("unknown shape {}; expected I2, I3, V3, T4, L4 or O4", quoted(name)));
        };
        let most = Expeditions::COUNT;
        let Some(count) = plain_number(count).filter(|count| *count <= most) else {
            let word = quoted(word);
            return Err(format!("{word} is not a number of cards; expected `{shape}=` with 0 to {most}"));
        };
        if seen.contains(&shape) {
            return Err(format!("shape {shape} is given twice; expected it once"));
        }
        seen.push(shape);
        cards = cards.with(shape, count);
    }
    if cards.total() != Expeditions::COUNT {
        return Err(format!("{} expedition cards; expected {}", cards.total(), Expeditions::COUNT));
    }
    Ok(cards)
}

/// Reads `card NUMBER COLOUR`.
fn read_card(line: &str) -> Result<(Card, Colour), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let ["card", number, colour] = words.as_slice() else {
        return Err(format!("found {}; expected `card NUMBER COLOUR`", quoted(line)));
    };
    let Some(card) = plain_number(number).and_then(Card::new) else {
        return Err(format!("no card {}; expected a number from 1 to 48", quoted(number)));
    };
    let Some(colour) = Colour::named(colour) else {
        return Err(format!("unknown colour {}; expected green, orange or purple", quoted(colour)));
    };
    Ok((card, colour))
}

/// Reads a row, counted from 0, into the chamber.
fn read_row(line: &str, row: u8, chamber: &mut Chamber) -> Result<(), String> {
    let (symbols, comment) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let count = symbols.chars().count();
    let extra = !comment.is_empty() && !comment.trim_start().starts_with('#');
    let number = row + 1;
    if count != usize::from(Square::SIDE) || extra {
        let found = if extra { "more than that".to_owned() } else { count.to_string() };
        return Err(format!("row {number} of the chamber has {found}; expected 5 characters of .#ETxrgtsp"));
    }
    for (column, symbol) in (0..).zip(symbols.chars()) {
        let Some((content, square)) = Content::named(&symbol.to_string()).zip(Square::new(column, row))
        else {
            let (symbol, column) = (quoted(&symbol.to_string()), column + 1);
            return Err(format!(
                "unknown character {symbol} in row {number}, column {column}; expected one of .#ETxrgtsp"
            ));
        };
        let (name, home, place, before) = match content {
            Content::Entrance => ("entrance `E`", Squares::TOP, "top", chamber.squares(Content::Entrance)),
            Content::Tomb => ("tomb `T`", Squares::BOTTOM, "bottom", chamber.squares(Content::Tomb)),
            _ => ("", Squares::ALL, "", Squares::NONE),
        };
        if !home.contains(square) {
            return Err(format!("{name} in row {number}; expected it in the {place} row"));
        }
        if !before.is_empty() {
            return Err(format!("a second {name}; expected one"));
        }
        chamber.put(square, content);
    }
    if chamber.squares(Content::Entrance).is_empty() {
        return Err("no entrance; expected one `E` in the top row".to_owned());
    }
    if number == Square::SIDE && chamber.squares(Content::Tomb).is_empty() {
        return Err("no tomb; expected one `T` in the bottom row".to_owned());
    }
    Ok(())
}
