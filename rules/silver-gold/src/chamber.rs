//! SGP-3: what the squares of a pyramid card hold.

use crate::{Square, Squares};

tabletop::named! {
    /// What a square of a chamber holds. The name is the character in decks.
    pub enum Content {
        /// An empty square.
        Plain = ".",
        /// Dark: never marked.
        Wall = "#",
        /// Where the first marks of a card begin.
        Entrance = "E",
        /// Completes the card.
        Tomb = "T",
        /// One more square at once.
        RedCross = "x",
        /// A red gem.
        RedGem = "r",
        /// A green gem.
        GreenGem = "g",
        /// The torch of the round.
        Torch = "t",
        /// A skull.
        Skull = "s",
        /// Wipes two skulls.
        Potion = "p",
    }
}

/// The 5×5 squares of a pyramid card: for each content the squares that hold it. Has one entrance, in the top row, and
/// one tomb, in the bottom row, which can be reached from it; [`crate::Deck::parse`] sees to that.
///
/// ```
/// use silver_gold::{Card, Content, Deck, Squares};
///
/// let deck = Deck::shipped();
/// let chamber = deck.chamber(Card::new(1).ok_or("no such card")?);
/// let open = Squares::ALL.minus(chamber.squares(Content::Wall));
/// let reached = chamber.squares(Content::Entrance).reach(open);
/// assert!(reached.meets(chamber.squares(Content::Tomb)));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chamber([Squares; Content::ALL.len()]);

impl Chamber {
    /// A chamber before its squares are put into it.
    pub(crate) const EMPTY: Self = Self([Squares::NONE; Content::ALL.len()]);

    /// All squares that hold this.
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "there is a set for every content")]
    pub const fn squares(&self, content: Content) -> Squares {
        self.0[content as usize]
    }

    /// What the square holds.
    pub fn content(&self, square: Square) -> Content {
        let holds = |content: &Content| self.squares(*content).contains(square);
        Content::ALL.into_iter().find(holds).unwrap_or(Content::Plain)
    }

    /// The five rows as in decks.
    pub fn rows(&self) -> [String; 5] {
        std::array::from_fn(|row| {
            let in_row = |square: &Square| usize::from(square.row()) == row;
            Square::all().filter(in_row).map(|square| self.content(square).name()).collect()
        })
    }

    #[allow(clippy::indexing_slicing, reason = "there is a set for every content")]
    pub(crate) const fn put(&mut self, square: Square, content: Content) {
        let squares = &mut self.0[content as usize];
        *squares = squares.with(square);
    }
}
