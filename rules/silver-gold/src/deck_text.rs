//! Reading a deck file, and saying exactly what is wrong with it.

use crate::{Card, Cards, Chamber, Colour, Content, Deck, Expeditions, Shape, Square, Squares};
use tabletop::DeckError;

/// A longer text can't be a deck, whatever its comments.
const MOST_BYTES: usize = 64 * 1024;

const MOST_NAME: usize = 40;

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
        if text.len() > MOST_BYTES {
            let problem = format!("the file has {} bytes; a deck has at most {MOST_BYTES}", text.len());
            return Err(DeckError { line: 1, card: None, problem });
        }
        let mut reader = Reader::default();
        // Some editors put a byte order mark in front; it means nothing in UTF-8.
        for line in text.strip_prefix('\u{feff}').unwrap_or(text).lines() {
            reader.line += 1;
            reader.read(line)?;
        }
        reader.finish()
    }
}

/// A card that is being read.
struct Open {
    card: Card,
    line: usize,
    rows: u8,
    chamber: Chamber,
}

struct Reader {
    line: usize,
    name: Option<String>,
    game: bool,
    expeditions: Option<Expeditions>,
    open: Option<Open>,
    seen: Cards,
    colours: [Cards; 3],
    chambers: [Chamber; Card::COUNT as usize],
}

impl Default for Reader {
    fn default() -> Self {
        Self {
            line: 0,
            name: None,
            game: false,
            expeditions: None,
            open: None,
            seen: Cards::NONE,
            colours: [Cards::NONE; 3],
            chambers: [Chamber::EMPTY; Card::COUNT as usize],
        }
    }
}

/// The line without its comment and the space around it.
fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    let start = line.char_indices().find(|(_, character)| {
        let starts = *character == '#' && before.is_whitespace();
        before = *character;
        starts
    });
    let end = start.map_or(line.len(), |(place, _)| place);
    line.get(..end).unwrap_or(line).trim()
}

/// A word of the file as a message may show it: short, and without anything that does not print.
fn shown(word: &str) -> String {
    word.chars().take(20).flat_map(char::escape_debug).collect()
}

impl Reader {
    fn wrong<T>(&self, problem: impl Into<String>) -> Result<T, DeckError> {
        let card = self.open.as_ref().map(|open| open.card.to_string());
        Err(DeckError { line: self.line.max(1), card, problem: problem.into() })
    }

    fn read(&mut self, line: &str) -> Result<(), DeckError> {
        if self.open.is_some() {
            return self.row(line);
        }
        let line = without_comment(line);
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Ok(()) };
        let rest: Vec<&str> = words.collect();
        match first {
            "deck" => self.name(&rest),
            "game" => self.game(&rest),
            "expeditions" => self.expeditions(&rest),
            "card" => self.card(&rest),
            _ => self.wrong(format!(
                "`{}` is not known here; expected `card NUMBER COLOUR`, or before the first card `deck`, `game` or \
                 `expeditions`",
                shown(first)
            )),
        }
    }

    fn header(&self, what: &str, twice: bool) -> Result<(), DeckError> {
        if twice {
            return self.wrong(format!("`{what}` is given twice; expected it once"));
        }
        if !self.seen.is_empty() {
            return self.wrong(format!("`{what}` comes after a card; expected it before the first"));
        }
        Ok(())
    }

    fn name(&mut self, rest: &[&str]) -> Result<(), DeckError> {
        self.header("deck", self.name.is_some())?;
        let good = |name: &str| {
            name.len() <= MOST_NAME
                && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        };
        match rest {
            [name] if good(name) => {
                self.name = Some((*name).to_owned());
                Ok(())
            }
            _ => self.wrong(format!(
                "bad name; expected `deck NAME` with up to {MOST_NAME} small letters, digits and dashes"
            )),
        }
    }

    fn game(&mut self, rest: &[&str]) -> Result<(), DeckError> {
        self.header("game", self.game)?;
        match rest {
            ["silver-gold"] => {
                self.game = true;
                Ok(())
            }
            _ => self.wrong(format!("a deck for `{}`; expected `game silver-gold`", shown(&rest.join(" ")))),
        }
    }

    fn expeditions(&mut self, rest: &[&str]) -> Result<(), DeckError> {
        self.header("expeditions", self.expeditions.is_some())?;
        let mut counts = [None; Shape::ALL.len()];
        for word in rest {
            let (name, count) = word.split_once('=').unwrap_or((word, ""));
            let Some(shape) = Shape::named(name) else {
                return self
                    .wrong(format!("unknown shape `{}`; expected I2, I3, V3, T4, L4 or O4", shown(name)));
            };
            let number = count.parse().ok().filter(|number: &u8| number.to_string() == count);
            let Some(number) = number.filter(|number| *number <= Expeditions::COUNT) else {
                return self.wrong(format!(
                    "`{}` is not a number of cards; expected `{shape}=` with 0 to {}",
                    shown(word),
                    Expeditions::COUNT
                ));
            };
            if let Some(slot) = counts.get_mut(shape as usize)
                && slot.replace(number).is_some()
            {
                return self.wrong(format!("shape {shape} is given twice; expected it once"));
            }
        }
        let cards = Shape::ALL
            .into_iter()
            .zip(counts)
            .fold(Expeditions::default(), |cards, (shape, count)| cards.with(shape, count.unwrap_or(0)));
        if cards.total() != Expeditions::COUNT {
            return self.wrong(format!(
                "{} expedition cards; expected {}",
                cards.total(),
                Expeditions::COUNT
            ));
        }
        self.expeditions = Some(cards);
        Ok(())
    }

    fn card(&mut self, rest: &[&str]) -> Result<(), DeckError> {
        self.complete_header()?;
        let [number, colour] = rest else {
            return self.wrong("bad card; expected `card NUMBER COLOUR`");
        };
        let plain = number.parse::<u8>().ok().filter(|value| value.to_string() == *number);
        let Some(card) = plain.and_then(Card::new) else {
            return self.wrong(format!("no card `{}`; expected a number from 1 to 48", shown(number)));
        };
        let Some(colour) = Colour::named(colour) else {
            return self
                .wrong(format!("unknown colour `{}`; expected green, orange or purple", shown(colour)));
        };
        self.open = Some(Open { card, line: self.line, rows: 0, chamber: Chamber::EMPTY });
        if self.seen.contains(card) {
            return self.wrong("the card is given twice; expected it once");
        }
        self.seen = self.seen.with(card);
        let Some(cards) = self.colours.get_mut(colour as usize) else { return Ok(()) };
        *cards = cards.with(card);
        if cards.len() > Colour::CARDS {
            return self.wrong(format!(
                "this is {colour} card number {}; expected {} of each colour",
                Colour::CARDS + 1,
                Colour::CARDS
            ));
        }
        Ok(())
    }

    fn complete_header(&self) -> Result<(), DeckError> {
        let wanted = [
            (self.name.is_some(), "deck NAME"),
            (self.game, "game silver-gold"),
            (self.expeditions.is_some(), "expeditions I2=1 I3=2 V3=2 T4=1 L4=1 O4=1"),
        ];
        match wanted.into_iter().find(|(there, _)| !there) {
            Some((_, line)) => self.wrong(format!("`{line}` is missing; expected it before the first card")),
            None => Ok(()),
        }
    }

    fn row(&mut self, line: &str) -> Result<(), DeckError> {
        let Some(open) = self.open.as_ref() else { return Ok(()) };
        let line = line.trim();
        let (row, comment) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let count = row.chars().count();
        let extra = !comment.is_empty() && !comment.trim_start().starts_with('#');
        if count != usize::from(Square::SIDE) || extra {
            let found = if extra { "more than that".to_owned() } else { count.to_string() };
            return self.wrong(format!(
                "row {} of the chamber has {found}; expected 5 characters of .#ETxrgtsp",
                open.rows + 1
            ));
        }
        let mut chamber = open.chamber;
        for (column, symbol) in (0..).zip(row.chars()) {
            let Some((content, square)) = Content::of_symbol(symbol).zip(Square::new(column, open.rows))
            else {
                return self.wrong(format!(
                    "unknown character `{}` in row {}, column {}; expected one of .#ETxrgtsp",
                    shown(&symbol.to_string()),
                    open.rows + 1,
                    column + 1
                ));
            };
            let (name, home, place, before) = match content {
                Content::Entrance => ("entrance `E`", Squares::TOP, "top", chamber.entrance),
                Content::Tomb => ("tomb `T`", Squares::BOTTOM, "bottom", chamber.tomb),
                _ => ("", Squares::ALL, "", Squares::NONE),
            };
            if !home.contains(square) {
                return self
                    .wrong(format!("{name} in row {}; expected it in the {place} row", open.rows + 1));
            }
            if !before.is_empty() {
                return self.wrong(format!("a second {name}; expected one"));
            }
            chamber.put(square, content);
        }
        self.close_row(chamber)
    }

    /// Takes over a row that was read, and the card with its last.
    fn close_row(&mut self, chamber: Chamber) -> Result<(), DeckError> {
        let Some(open) = self.open.as_mut() else { return Ok(()) };
        open.chamber = chamber;
        open.rows += 1;
        let (card, rows, line) = (open.card, open.rows, open.line);
        if rows == 1 && chamber.entrance.is_empty() {
            return self.wrong("no entrance; expected one `E` in the top row");
        }
        if rows < Square::SIDE {
            return Ok(());
        }
        if chamber.tomb.is_empty() {
            return self.wrong("no tomb; expected one `T` in the bottom row");
        }
        if !chamber.entrance.reach(Squares::ALL.without(chamber.walls)).meets(chamber.tomb) {
            self.line = line;
            return self.wrong(
                "the tomb can't be reached from the entrance; expected a way without walls, side by side",
            );
        }
        if let Some(slot) = self.chambers.get_mut(usize::from(card.number()) - 1) {
            *slot = chamber;
        }
        self.open = None;
        Ok(())
    }

    fn finish(self) -> Result<Deck, DeckError> {
        if let Some(open) = &self.open {
            return self
                .wrong(format!("the file ends after row {} of the chamber; expected 5 rows", open.rows));
        }
        self.complete_header()?;
        if self.seen != Cards::ALL {
            let missing = Cards::ALL.minus(self.seen);
            return self.wrong(format!(
                "{} cards; expected the cards 1 to 48, each once. Missing: {missing}",
                self.seen.len()
            ));
        }
        let (name, expeditions) = (self.name.unwrap_or_default(), self.expeditions.unwrap_or_default());
        Ok(Deck { name, chambers: self.chambers, colours: self.colours, expeditions })
    }
}
