//! SGP-3: what the squares of a pyramid card hold.

use crate::{Square, Squares};

/// What a square of a chamber is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Content {
    /// An empty square.
    Plain,
    /// Dark: never marked.
    Wall,
    /// Where the first marks of a card begin.
    Entrance,
    /// Completes the card.
    Tomb,
    /// One more square at once.
    RedCross,
    /// A red gem.
    RedGem,
    /// A green gem.
    GreenGem,
    /// The torch of the round.
    Torch,
    /// A skull.
    Skull,
    /// Wipes two skulls.
    Potion,
}

impl Content {
    /// All ten, with the characters that stand for them in decks.
    pub const ALL: [(char, Self); 10] = [
        ('.', Self::Plain),
        ('#', Self::Wall),
        ('E', Self::Entrance),
        ('T', Self::Tomb),
        ('x', Self::RedCross),
        ('r', Self::RedGem),
        ('g', Self::GreenGem),
        ('t', Self::Torch),
        ('s', Self::Skull),
        ('p', Self::Potion),
    ];

    /// The character in decks.
    #[must_use]
    pub fn symbol(self) -> char {
        Self::ALL.into_iter().find(|(_, content)| *content == self).map_or('.', |(symbol, _)| symbol)
    }

    /// What the character in decks stands for.
    #[must_use]
    pub fn of_symbol(symbol: char) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == symbol).map(|(_, content)| content)
    }
}

/// The 5×5 squares of a pyramid card. Has one entrance, in the top row, and one tomb, in the bottom row, which can be
/// reached from it; [`crate::Deck::parse`] sees to that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chamber {
    pub(crate) entrance: Squares,
    pub(crate) tomb: Squares,
    pub(crate) walls: Squares,
    pub(crate) crosses: Squares,
    pub(crate) red: Squares,
    pub(crate) green: Squares,
    pub(crate) torches: Squares,
    pub(crate) skulls: Squares,
    pub(crate) potions: Squares,
}

impl Chamber {
    /// A chamber with nothing in it.
    pub(crate) const EMPTY: Self = Self {
        entrance: Squares::NONE,
        tomb: Squares::NONE,
        walls: Squares::NONE,
        crosses: Squares::NONE,
        red: Squares::NONE,
        green: Squares::NONE,
        torches: Squares::NONE,
        skulls: Squares::NONE,
        potions: Squares::NONE,
    };

    /// All squares that hold this.
    #[must_use]
    pub const fn squares(&self, content: Content) -> Squares {
        match content {
            Content::Wall => self.walls,
            Content::Entrance => self.entrance,
            Content::Tomb => self.tomb,
            Content::RedCross => self.crosses,
            Content::RedGem => self.red,
            Content::GreenGem => self.green,
            Content::Torch => self.torches,
            Content::Skull => self.skulls,
            Content::Potion => self.potions,
            Content::Plain => {
                let ends = self.walls.union(self.entrance).union(self.tomb).union(self.crosses);
                let rest =
                    self.red.union(self.green).union(self.torches).union(self.skulls).union(self.potions);
                Squares::ALL.minus(ends).minus(rest)
            }
        }
    }

    /// What the square is.
    #[must_use]
    pub fn content(&self, square: Square) -> Content {
        let holds = |content: &Content| self.squares(*content).contains(square);
        Content::ALL.into_iter().map(|(_, content)| content).find(holds).unwrap_or(Content::Plain)
    }

    /// The five rows as in decks.
    #[must_use]
    pub fn rows(&self) -> [String; 5] {
        std::array::from_fn(|row| {
            let in_row = |square: &Square| usize::from(square.row()) == row;
            Square::all().filter(in_row).map(|square| self.content(square).symbol()).collect()
        })
    }

    pub(crate) const fn put(&mut self, square: Square, content: Content) {
        let place = match content {
            Content::Plain => return,
            Content::Wall => &mut self.walls,
            Content::Entrance => &mut self.entrance,
            Content::Tomb => &mut self.tomb,
            Content::RedCross => &mut self.crosses,
            Content::RedGem => &mut self.red,
            Content::GreenGem => &mut self.green,
            Content::Torch => &mut self.torches,
            Content::Skull => &mut self.skulls,
            Content::Potion => &mut self.potions,
        };
        *place = place.with(square);
    }
}
