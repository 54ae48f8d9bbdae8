//! SGP-4: the six shapes of the expedition cards, and every way to lay them into a chamber.

use crate::Squares;
use std::fmt;
use tabletop::{Scan, TextError, write_list};

tabletop::named! {
    /// What an expedition card shows.
    ///
    /// ```
    /// use silver_gold::{Shape, Square, Squares};
    ///
    /// let corner = [(0, 0), (1, 0), (0, 1), (1, 1)];
    /// let corner: Squares = corner.into_iter().filter_map(|(column, row)| Square::new(column, row)).collect();
    /// let mut ways = Vec::new();
    /// Shape::V3.for_each_placement(corner, corner, |squares| ways.push(squares.to_string()));
    /// assert_eq!(ways.len(), 4);
    /// assert!(ways.contains(&"a1,b1,a2".to_owned()));
    /// ```
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum Shape {
        /// Two in a row.
        I2 = "I2",
        /// Three in a row.
        I3 = "I3",
        /// The corner of three.
        V3 = "V3",
        /// The T of four.
        T4 = "T4",
        /// The L of four.
        L4 = "L4",
        /// The 2×2 square.
        O4 = "O4",
    }
}

/// One way to turn or mirror a shape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    /// The squares as they lie in the top left corner.
    base: u32,
    /// How far each of them is from the corner, row by row; a shape of fewer than four repeats one.
    steps: [u32; 4],
    /// Where the corner can go so that no square leaves the chamber.
    corners: u32,
}

impl Turned {
    /// Where the corner can go so that all squares are free and one is in `touching`.
    #[inline]
    pub(crate) const fn placements(&self, free: Squares, touching: Squares) -> u32 {
        let (free, touching) = (free.bits(), touching.bits());
        let [a, b, c, d] = self.steps;
        let fits = free >> a & free >> b & free >> c & free >> d;
        let touches = touching >> a | touching >> b | touching >> c | touching >> d;
        self.corners & fits & touches
    }

    /// The squares with the corner at the square with this number.
    #[inline]
    pub(crate) const fn at(&self, corner: u32) -> Squares {
        Squares::from_bits(self.base << corner)
    }
}

/// A shape from its rows, in which `#` is a square.
const fn turned(rows: &str) -> Turned {
    let (mut base, mut column, mut row, mut width) = (0, 0, 0, 0);
    let mut rest = rows.as_bytes();
    while let [symbol, after @ ..] = rest {
        match symbol {
            b' ' => (column, row) = (0, row + 1),
            _ => {
                base |= ((*symbol == b'#') as u32) << (5 * row + column);
                column += 1;
                width = column;
            }
        }
        rest = after;
    }

    let mut steps = [0; 4];
    let mut places: &mut [u32] = &mut steps;
    let mut squares = base;
    while let [step, others @ ..] = places {
        *step = squares.trailing_zeros();
        squares = if squares.is_power_of_two() { squares } else { squares & (squares - 1) };
        places = others;
    }

    let (mut corners, mut corner) = (0, 0);
    while corner < 25 {
        let fits = corner % 5 + width <= 5 && corner / 5 + row < 5;
        corners |= (fits as u32) << corner;
        corner += 1;
    }
    Turned { base, steps, corners }
}

/// Every way to turn or mirror each shape, in the order of [`Shape::ALL`].
static TURNS: [&[Turned]; Shape::ALL.len()] = [
    &[turned("##"), turned("# #")],
    &[turned("###"), turned("# # #")],
    &[turned("#. ##"), turned("## #."), turned("## .#"), turned(".# ##")],
    &[turned("### .#."), turned(".#. ###"), turned("#. ## #."), turned(".# ## .#")],
    &[
        turned("#. #. ##"),
        turned(".# .# ##"),
        turned("## #. #."),
        turned("## .# .#"),
        turned("#.. ###"),
        turned("..# ###"),
        turned("### #.."),
        turned("### ..#"),
    ],
    &[turned("## ##")],
];

impl Shape {
    /// Every way to turn or mirror the shape.
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "every shape has its turns")]
    pub(crate) fn turns(self) -> &'static [Turned] {
        TURNS[self as usize]
    }

    /// How many squares the shape has: 2 to 4.
    pub const fn size(self) -> u8 {
        match self {
            Self::I2 => 2,
            Self::I3 | Self::V3 => 3,
            Self::T4 | Self::L4 | Self::O4 => 4,
        }
    }

    /// The shape as it is printed, in the top left corner of a chamber.
    pub fn example(self) -> Squares {
        self.turns().first().map_or(Squares::NONE, |turned| turned.at(0))
    }

    /// SGP-10: calls `each` with every way to lay the shape, turned and mirrored, on `free` squares only and with at
    /// least one square in `touching`; each set of squares once.
    #[inline]
    pub fn for_each_placement(self, free: Squares, touching: Squares, mut each: impl FnMut(Squares)) {
        for turned in self.turns() {
            let mut corners = turned.placements(free, touching);
            while corners != 0 {
                each(turned.at(corners.trailing_zeros()));
                corners &= corners - 1;
            }
        }
    }

    /// Whether these squares are the shape, turned or mirrored in any way.
    pub fn matches(self, squares: Squares) -> bool {
        let bits = squares.bits();
        bits != 0
            && self.turns().iter().any(|turned| {
                let corner = bits.trailing_zeros().checked_sub(turned.base.trailing_zeros());
                corner
                    .is_some_and(|corner| turned.corners >> corner & 1 != 0 && turned.base << corner == bits)
            })
    }

    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Self, TextError> {
        scan.one_of(Self::ALL, Self::name, "a shape (I2, I3, V3, T4, L4 or O4)")
    }
}

/// SGP-4: how many expedition cards show each shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Expeditions([u8; 6]);

impl Expeditions {
    /// How many expedition cards a deck has.
    pub const COUNT: u8 = 8;

    /// How many cards show this shape.
    #[inline]
    pub fn of(self, shape: Shape) -> u8 {
        self.0.get(shape as usize).copied().unwrap_or(0)
    }

    /// How many cards there are.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// These cards, but with this number of cards for the shape.
    #[must_use]
    pub fn with(mut self, shape: Shape, count: u8) -> Self {
        if let Some(slot) = self.0.get_mut(shape as usize) {
            *slot = count;
        }
        self
    }

    /// The shape that holds the card with this number, counted from 0 over the shapes in order.
    #[inline]
    pub(crate) fn nth(self, mut number: u8) -> Option<Shape> {
        Shape::ALL.into_iter().zip(self.0).find_map(|(shape, count)| {
            let here = number < count;
            number = number.wrapping_sub(count);
            here.then_some(shape)
        })
    }

    /// Takes out one card of the shape.
    #[inline]
    pub(crate) fn take(&mut self, shape: Shape) {
        if let Some(count) = self.0.get_mut(shape as usize) {
            *count = count.saturating_sub(1);
        }
    }
}

impl fmt::Display for Expeditions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, Shape::ALL.map(|shape| format!("{shape}={}", self.of(shape))), " ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;
    use std::collections::BTreeSet;

    fn square(column: i32, row: i32) -> Option<Square> {
        Square::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    }

    /// Every placement from first principles: turn, mirror and shift the example.
    fn placements(shape: Shape) -> BTreeSet<Squares> {
        let mut all = BTreeSet::new();
        for way in 0..8 {
            for column in -5..10 {
                for row in -5..10 {
                    let moved: Option<Squares> = shape
                        .example()
                        .iter()
                        .map(|printed| {
                            let (mut x, mut y) = (i32::from(printed.column()), i32::from(printed.row()));
                            if way & 4 != 0 {
                                x = -x;
                            }
                            for _ in 0..way % 4 {
                                (x, y) = (-y, x);
                            }
                            square(x + column, y + row)
                        })
                        .collect();
                    all.extend(moved);
                }
            }
        }
        all
    }

    #[test]
    fn sgp_10_a_shape_may_be_turned_and_mirrored_and_nothing_else() {
        for (shape, count) in Shape::ALL.into_iter().zip([40, 30, 64, 48, 96, 16]) {
            let expected = placements(shape);
            let mut found = BTreeSet::new();
            shape.for_each_placement(Squares::ALL, Squares::ALL, |squares| {
                assert!(found.insert(squares), "{shape} twice on {squares}");
            });
            assert_eq!(found, expected, "{shape}");
            assert_eq!(found.len(), count, "{shape}");
            for other in Shape::ALL {
                for squares in placements(other) {
                    assert_eq!(shape.matches(squares), expected.contains(&squares), "{shape} {squares}");
                }
            }
            assert_eq!(shape.example().len(), shape.size());
        }
    }

    #[test]
    fn a_placement_needs_free_squares_and_one_that_touches() {
        let free: Squares = Square::all().filter(|square| square.row() < 2).collect();
        let corner = Squares::one(Square::new(0, 0).unwrap());
        let mut found = Vec::new();
        Shape::I3.for_each_placement(free, corner, |squares| found.push(squares.to_string()));
        assert_eq!(found, ["a1,b1,c1"]);
    }

    #[test]
    fn the_nth_expedition_counts_through_the_shapes() {
        let cards = Expeditions::default().with(Shape::I3, 2).with(Shape::O4, 1);
        let drawn: Vec<_> = (0..4).map(|number| cards.nth(number)).collect();
        assert_eq!(drawn, [Some(Shape::I3), Some(Shape::I3), Some(Shape::O4), None]);
        assert_eq!(cards.to_string(), "I2=0 I3=2 V3=0 T4=0 L4=0 O4=1");
    }
}
