//! SGP-3: what the squares of a pyramid card hold.

use crate::{Square, Squares};

tabletop::named! {
    /// What a square of a chamber holds. The name is the character in decks.
    pub enum Content {
        /// An empty square.
        Plain = ".",
        /// A dark square, which is never marked.
        Wall = "#",
        /// The entrance: the first marks of a card include it.
        Entrance = "E",
        /// The tomb: marking it completes the card.
        Tomb = "T",
        /// A red cross: it brings an extra square at once.
        RedCross = "x",
        /// A red gem.
        RedGem = "r",
        /// A green gem.
        GreenGem = "g",
        /// A torch: it lights the torch of the current round.
        Torch = "t",
        /// A skull.
        Skull = "s",
        /// A potion: it wipes out two skulls.
        Potion = "p",
    }
}

/// The 5×5 squares of a pyramid card: for each content the squares that hold it. There is one entrance, in the top
/// row, and one tomb, in the bottom row, which can be reached from the entrance: [`crate::Deck::parse`] checks that.
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

    /// The five rows, as a deck writes them.
    pub fn rows(&self) -> [String; 5] {
        std::array::from_fn(|row| {
            let in_row = |square: &Square| usize::from(square.row()) == row;
            Square::all().filter(in_row).map(|square| self.content(square).name()).collect()
        })
    }

    /// How many squares must be marked at least to reach the tomb, from these marks or, without any, from the entrance on
    /// (SGP-11, SGP-12). 0 once it is marked.
    pub fn squares_to_tomb(&self, marked: Squares) -> u8 {
        let (tomb, free) = (self.squares(Content::Tomb), Squares::ALL.minus(self.squares(Content::Wall)));
        let (mut reached, mut count) =
            if marked.is_empty() { (self.squares(Content::Entrance), 1) } else { (marked, 0) };
        while !reached.meets(tomb) && count < Square::COUNT {
            reached = reached.union(reached.beside().intersection(free));
            count += 1;
        }
        count
    }

    #[allow(clippy::indexing_slicing, reason = "there is a set for every content")]
    pub(crate) const fn put(&mut self, square: Square, content: Content) {
        let squares = &mut self.0[content as usize];
        *squares = squares.with(square);
    }
}
