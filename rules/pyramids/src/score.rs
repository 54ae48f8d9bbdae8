//! What the pyramids count, and who wins.

use crate::{Pyramid, SetUp, Table};
use tabletop::{Ranking, Seat, SetUp as _};

impl SetUp {
    /// The points of a pyramid at the end of the game, as it stands.
    pub fn points(&self, pyramid: Pyramid) -> i32 {
        // PY-16: open pyramids count only with `open=count`.
        if !pyramid.is_complete() && !self.open_counted() {
            return 0;
        }
        // PY-17: a Great Pyramid counts double, all of it.
        i32::from(pyramid.stones()) * if pyramid.is_great() { 2 } else { 1 }
    }

    /// The points of all pyramids in front of a seat (PY-13, PY-16).
    pub fn score(&self, table: &Table, seat: Seat) -> i32 {
        table.pyramids(seat).map(|pyramid| self.points(pyramid)).sum()
    }

    /// The result if the game ended with this table.
    pub(crate) fn ranking(&self, table: &Table) -> Ranking {
        let scores = Seat::all(self.players()).map(|seat| self.score(table, seat)).collect();
        // PY-18: a tie goes to the player with more complete pyramids, then it is shared.
        Ranking::by_key(scores, |seat, score| (score, table.complete(seat)))
    }
}
