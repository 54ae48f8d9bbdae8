//! What a casual player looks at: points at once, and how far the tombs are.

use super::desk::{Desk, Facts, Moment};
use super::policy::Judge;
use super::worth::Lore;
use ::silver_gold::{Content, Held, Squares};

/// Judges by rule of thumb.
#[derive(Clone, Copy, Debug)]
pub(super) struct Casual<'a>(pub(super) &'a Lore);

/// Squares to the tomb of a card not yet taken.
const FRESH: u8 = 9;

/// What one square nearer to the tomb is worth.
const SQUARE: f64 = 0.8;

impl Judge for Casual<'_> {
    fn lore(&self) -> &Lore {
        self.0
    }

    fn worth(&self, desk: &Desk, _facts: &[Option<Facts>; 2], _owed: u8, _moment: &Moment) -> f64 {
        let ahead: u8 = desk.held.iter().map(|held| held.map_or(FRESH, |held| self.ahead(&held))).sum();
        f64::from(desk.points()) - SQUARE * f64::from(ahead)
    }
}

impl Casual<'_> {
    /// How many squares are still to be marked before the tomb is, step by step.
    fn ahead(&self, held: &Held) -> u8 {
        let chamber = &self.0.atlas.of(held.card).chamber;
        let open = Squares::ALL.minus(chamber.squares(Content::Wall));
        let tomb = chamber.squares(Content::Tomb);
        let (mut reached, mut squares) = (held.marked, 0);
        if reached.meets(tomb) {
            return FRESH;
        }
        while !reached.meets(tomb) && squares < FRESH {
            let next = if reached.is_empty() {
                chamber.squares(Content::Entrance)
            } else {
                reached.beside().intersection(open)
            };
            reached = reached.union(next);
            squares += 1;
        }
        squares
    }
}
