//! The 25 squares of a chamber, and sets of them.

use std::fmt;
use tabletop::{Scan, TextError, write_list};

/// One of the 5×5 squares of a chamber, counted row by row from the top left. Always below [`Square::COUNT`].
///
/// ```
/// use silver_gold::Square;
///
/// let square = Square::new(2, 4).ok_or("no such square")?;
/// assert_eq!(square.to_string(), "c5");
/// assert_eq!(Square::new(2, Square::SIDE), None);
/// assert_eq!(Square::all().next_back().map(|last| last.to_string()), Some("e5".to_owned()));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of squares in a row, and of rows in a chamber.
    pub const SIDE: u8 = 5;

    /// The number of squares in a chamber.
    pub const COUNT: u8 = Self::SIDE * Self::SIDE;

    /// The square in this column from the left and this row from the top, both from 0.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < Self::SIDE && row < Self::SIDE { Some(Self(row * Self::SIDE + column)) } else { None }
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % Self::SIDE
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / Self::SIDE
    }

    /// All squares, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// The square with this number, counted row by row.
    const fn numbered(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The name: a column `a` to `e`, a row `1` to `5`.
    fn name(self) -> &'static str {
        const NAMES: &str = "a1b1c1d1e1a2b2c2d2e2a3b3c3d3e3a4b4c4d4e4a5b5c5d5e5";
        let start = 2 * usize::from(self.0);
        NAMES.get(start..start + 2).unwrap_or_default()
    }

    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Self, TextError> {
        scan.one_of(Self::all(), Self::name, "a square (a1 to e5)")
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of squares.
///
/// ```
/// use silver_gold::{Square, Squares};
///
/// let corner = Square::new(0, 0).ok_or("no such square")?;
/// assert_eq!(corner.to_string(), "a1");
/// assert_eq!(Squares::one(corner).beside().to_string(), "b1,a2");
/// assert_eq!(Squares::one(corner).reach(Squares::TOP).len(), 5);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(u32);

tabletop::bit_set!(Squares of Square, |square| square.0, |number| Square::numbered(number));

impl Squares {
    /// All 25 squares.
    pub const ALL: Self = Self((1 << Square::COUNT) - 1);

    /// The top row, where entrances are.
    pub const TOP: Self = Self(0b11111);

    /// The bottom row, where tombs are.
    pub const BOTTOM: Self = Self(0b11111 << 20);

    const LEFT: u32 = 0b00001_00001_00001_00001_00001;
    const RIGHT: u32 = Self::LEFT << 4;

    /// The squares whose bits are set, counted row by row; bits beyond the chamber are dropped.
    #[inline]
    pub(crate) const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// One bit for each square, row by row.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// The squares outside the set that share a side with one of its squares. A corner does not count.
    #[inline]
    pub const fn beside(self) -> Self {
        let side = (self.0 & !Self::RIGHT) << 1 | (self.0 & !Self::LEFT) >> 1;
        Self((side | self.0 << 5 | self.0 >> 5) & Self::ALL.0 & !self.0)
    }

    /// All squares of `open` that can be reached from the squares of this set in `open`, step by step over shared
    /// sides.
    pub const fn reach(self, open: Self) -> Self {
        let mut reached = self.intersection(open);
        loop {
            let next = reached.union(reached.beside().intersection(open));
            if next.0 == reached.0 {
                return reached;
            }
            reached = next;
        }
    }

    /// Reads at least one square, row by row, separated by commas.
    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Self, TextError> {
        let squares = scan.list(",", Square::read, Square::lt, "the squares row by row, each once")?;
        Ok(squares.into_iter().collect())
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter(), ",")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Squares {
        let mut scan = Scan::new(text);
        let squares = Squares::read(&mut scan).unwrap();
        assert!(scan.is_done());
        squares
    }

    #[test]
    fn corners_and_edges_do_not_touch_around_the_border() {
        assert_eq!(squares("a1").beside().to_string(), "b1,a2");
        assert_eq!(squares("e1").beside().to_string(), "d1,e2");
        assert_eq!(squares("e3").beside().to_string(), "e2,d3,e4");
        assert_eq!(squares("a3").beside().to_string(), "a2,b3,a4");
        assert_eq!(squares("e5").beside().to_string(), "e4,d5");
        assert_eq!(squares("c3,d3").beside().to_string(), "c2,d2,b3,e3,c4,d4");
    }

    #[test]
    fn a_walk_goes_round_walls() {
        let wall = squares("b1,b2,b3,b4");
        let open = Squares::ALL.minus(wall);
        assert_eq!(squares("a1").reach(open), open);
        assert_eq!(squares("a1").reach(open.minus(squares("b5"))).to_string(), "a1,a2,a3,a4,a5");
        assert_eq!(squares("b1").reach(open), Squares::NONE);
    }
}
