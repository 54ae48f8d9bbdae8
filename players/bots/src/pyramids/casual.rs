//! The greedy builder: puts on its own pyramids what fits, starts what is worth starting, counts on nothing.

use super::plan::{self, Aim, Limits, Turn};
use super::side::{COLOURS, Floors, Held, KEPT, Row, Side, TOP, points};

/// To build at once what can be built: each card has its fixed worth, in hand and on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Build;

/// Points that a complete pyramid costs, because six of them end the game.
const SLOT: f32 = 5.0;

impl Aim for Build {
    fn complete(&self, floors: Floors) -> Option<f32> {
        Some(f32::from(points(floors)) - SLOT)
    }

    fn worth(&self, _colour: usize, row: &Row, held: Held) -> f32 {
        let open: f32 = row.as_slice().iter().map(|floors| promise(*floors)).sum();
        let in_hand: f32 = held.ranks().map(|rank| if rank == TOP { 1.25 } else { 1.2 }).sum();
        open + in_hand
    }
}

/// What an open pyramid is worth: part of what it would count if it were finished in big steps, the less the more
/// cards that takes.
fn promise(mut floors: Floors) -> f32 {
    let mut part = 0.6;
    while floors.trailing_zeros() >= 2 {
        floors |= 1 << (floors.trailing_zeros() - 2);
        part *= 0.85;
    }
    part * (f32::from(points(floors)) - SLOT)
}

/// The turn of a greedy builder.
pub(super) fn turn(side: &Side, plays: u8) -> Option<Turn> {
    plan::best(&Build, &side.rows, &side.hand, side.cards, Limits { plays, kept: KEPT })
}

/// The top stones beyond one for each pyramid that is open after the turn, of which one of each colour is kept anyway.
pub(super) fn exchanged(turn: &Turn) -> [u32; COLOURS] {
    turn.ways.map(|way| way.held.top_stones().saturating_sub((way.row.as_slice().len() as u32).max(1)))
}
