//! The evaluation of a casual player: the points so far, and the distance to the tombs.

use super::card_tables::CardTables;
use super::seat_state::SeatState;
use ::silver_gold::{Content, Held, Squares};

/// Squares to the tomb of a card that is not taken yet.
const NEW_CARD: u8 = 9;

/// The value of being one square nearer to a tomb.
const SQUARE: f64 = 0.8;

pub(super) fn value(tables: &CardTables, state: &SeatState) -> f64 {
    let distance = |held: &Option<Held>| held.map_or(NEW_CARD, |held| distance(tables, &held));
    let squares: u8 = state.held.iter().map(distance).sum();
    f64::from(state.points()) - SQUARE * f64::from(squares)
}

/// How many squares must still be marked, one by one, to reach the tomb. A completed card counts as a new one, because it makes
/// room for one.
fn distance(tables: &CardTables, held: &Held) -> u8 {
    let chamber = &tables.of(held.card).chamber;
    let open = Squares::ALL.minus(chamber.squares(Content::Wall));
    let tomb = chamber.squares(Content::Tomb);
    if held.marked.meets(tomb) {
        return NEW_CARD;
    }
    let mut reached = held.marked;
    for squares in 1..NEW_CARD {
        reached = reached.union(match reached.is_empty() {
            true => chamber.squares(Content::Entrance),
            false => reached.beside().intersection(open),
        });
        if reached.meets(tomb) {
            return squares;
        }
    }
    NEW_CARD
}
