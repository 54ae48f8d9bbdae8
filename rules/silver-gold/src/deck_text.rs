//! The text of a deck: reading it, with an exact message for each mistake, and writing it.

use crate::{Card, Cards, Chamber, Colour, Content, Deck, Expeditions, Shape, SilverGold, Square, Squares};
use std::fmt::Write as _;
use tabletop::{DeckError, DeckLines, Game as _, plain_number, quoted};

impl Deck {
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
    pub fn parse(text: &str) -> Result<Self, DeckError> {
        let mut lines = DeckLines::new(text)?;
        let name = lines.header(SilverGold::NAME)?.to_owned();
        let words = lines.entry("expeditions", "I2=1 I3=2 V3=2 T4=1 L4=1 O4=1")?;
        let expeditions = read_expeditions(words).or_else(|problem| lines.fail(problem))?;
        let chambers = [Chamber::EMPTY; Card::COUNT as usize];
        let mut deck = Self { name, chambers, colours: [Cards::NONE; 3], expeditions };
        let mut seen = Cards::NONE;
        while let Some(line) = lines.next_line() {
            let (card, colour) = read_card(line).or_else(|problem| lines.fail(problem))?;
            let number = || Some(card.to_string());
            if seen.contains(card) {
                return Err(lines.error(number(), "the card is given twice; expected it once"));
            }
            seen = seen.with(card);
            let chamber = deck.chambers.get_mut(usize::from(card.number()) - 1);
            let (Some(chamber), Some(cards)) = (chamber, deck.colours.get_mut(colour as usize)) else {
                continue;
            };
            *cards = cards.with(card);
            if cards.len() > Colour::CARDS {
                let (count, most) = (cards.len(), Colour::CARDS);
                let problem = format!("this is {colour} card number {count}; expected {most} of each colour");
                return Err(lines.error(number(), problem));
            }
            let start = lines.number();
            for row in 0..Square::SIDE {
                let Some(line) = lines.next_raw() else {
                    let problem = format!("the file ends after row {row} of the chamber; expected 5 rows");
                    return Err(lines.error(number(), problem));
                };
                read_row(line.trim(), row, chamber).map_err(|problem| lines.error(number(), problem))?;
            }
            if !chamber.entrance.reach(Squares::ALL.minus(chamber.walls)).meets(chamber.tomb) {
                let problem =
                    "the tomb can't be reached from the entrance; expected a way without walls, side by side";
                return Err(DeckError { line: start, ..lines.error(number(), problem) });
            }
        }
        if seen != Cards::ALL {
            let (count, missing) = (seen.len(), Cards::ALL.minus(seen));
            return lines
                .fail(format!("{count} cards; expected the cards 1 to 48, each once. Missing: {missing}"));
        }
        Ok(deck)
    }

    /// The deck's one text, without comments; [`Deck::parse`] reads it back.
    #[must_use]
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
        let Some((content, square)) = Content::of_symbol(symbol).zip(Square::new(column, row)) else {
            let (symbol, column) = (quoted(&symbol.to_string()), column + 1);
            return Err(format!(
                "unknown character {symbol} in row {number}, column {column}; expected one of .#ETxrgtsp"
            ));
        };
        let (name, home, place, before) = match content {
            Content::Entrance => ("entrance `E`", Squares::TOP, "top", chamber.entrance),
            Content::Tomb => ("tomb `T`", Squares::BOTTOM, "bottom", chamber.tomb),
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
    if chamber.entrance.is_empty() {
        return Err("no entrance; expected one `E` in the top row".to_owned());
    }
    if number == Square::SIDE && chamber.tomb.is_empty() {
        return Err("no tomb; expected one `T` in the bottom row".to_owned());
    }
    Ok(())
}
