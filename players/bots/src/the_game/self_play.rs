//! Whole games by the evaluation alone, for the tuner of the weights.

use super::board::Board;
use super::eval::Phases;
use super::hand::Hand;
use super::playout::{Rules, SEATS, World};
use tabletop::{Seeded, SetUp as _, shuffle};
use the_game::{Cards, SetUp, Tops};

/// Cards left when all seats play by these weights, each from its own hand and, if they talk, the others' signals.
/// Everything else follows from the seed.
#[must_use]
pub fn self_play(phases: &Phases, set_up: &SetUp, talk: bool, seed: u64) -> u8 {
    let mut order: [u8; 98] = std::array::from_fn(|place| place as u8 + 2);
    shuffle(&mut order, &mut Seeded::new(seed));
    let players = set_up.players();
    let rules = Rules {
        players,
        minimum: set_up.minimum(false),
        fire: set_up.fire(),
        speakers: if talk { u8::MAX } else { 0 },
    };
    let board = Board::new(Tops::START, 0, Cards::ALL);
    let mut world = World { board, hands: [Hand::NONE; SEATS], order, drawn: 0, end: 98 };
    for seat in 0..usize::from(players) {
        world.draw(seat, set_up.hand_size());
    }
    // The first seat follows the last.
    world.play_on(&rules, phases, usize::from(players) - 1, 0)
}
