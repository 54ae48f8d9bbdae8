//! How a shape lies: turned and mirrored, wherever that is.

use silver_gold::{Square, Squares};

/// A shape as it lies, moved into the top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing(Squares);

impl Facing {
    /// How these squares lie.
    #[must_use]
    pub fn of(squares: Squares) -> Self {
        let left = squares.iter().map(Square::column).min().unwrap_or(0);
        let top = squares.iter().map(Square::row).min().unwrap_or(0);
        let moved = |square: Square| Square::new(square.column() - left, square.row() - top);
        Self(squares.iter().filter_map(moved).collect())
    }

    /// Its squares, in the top left corner.
    #[must_use]
    pub const fn squares(self) -> Squares {
        self.0
    }

    /// How many columns and rows it takes.
    #[must_use]
    pub fn size(self) -> (u8, u8) {
        let most = |of: fn(Square) -> u8| self.0.iter().map(of).max().map_or(0, |last| last + 1);
        (most(Square::column), most(Square::row))
    }

    /// Turned by a quarter, clockwise.
    #[must_use]
    pub fn turned(self) -> Self {
        let (_, rows) = self.size();
        let moved = |square: Square| Square::new(rows - 1 - square.row(), square.column());
        Self(self.0.iter().filter_map(moved).collect())
    }

    /// Mirrored: left is right.
    #[must_use]
    pub fn mirrored(self) -> Self {
        let (columns, _) = self.size();
        let moved = |square: Square| Square::new(columns - 1 - square.column(), square.row());
        Self(self.0.iter().filter_map(moved).collect())
    }

    /// Whether turning the other makes it this.
    #[must_use]
    pub fn is_turn_of(self, other: Self) -> bool {
        let turns = std::iter::successors(Some(other), |facing| Some(facing.turned()));
        turns.take(4).any(|facing| facing == self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use silver_gold::{Action, Shape};

    fn squares(text: &str) -> Squares {
        match format!("mark 1:{text}").parse() {
            Ok(Action::Mark { squares, .. }) => squares,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn four_turns_and_two_mirrors_lead_back() {
        for shape in Shape::ALL {
            let facing = Facing::of(shape.example());
            assert_eq!(facing.turned().turned().turned().turned(), facing, "{shape}");
            assert_eq!(facing.mirrored().mirrored(), facing, "{shape}");
            assert_eq!(facing.turned().squares().len(), shape.size(), "{shape}");
        }
    }

    #[test]
    fn an_l_turns_clockwise() {
        // The long side down, the foot to the right; then the long side to the right, the foot down.
        let facing = Facing::of(squares("c2,c3,c4,d4"));
        assert_eq!(facing.squares(), squares("a1,a2,a3,b3"));
        assert_eq!(facing.turned().squares(), squares("a1,b1,c1,a2"));
        assert_eq!(facing.mirrored().squares(), squares("b1,b2,a3,b3"));
    }

    #[test]
    fn only_the_l_is_another_shape_in_the_mirror() {
        for shape in Shape::ALL {
            let facing = Facing::of(shape.example());
            assert_eq!(facing.mirrored().is_turn_of(facing), shape != Shape::L4, "{shape}");
        }
    }
}
