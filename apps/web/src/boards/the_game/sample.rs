//! Positions for the tests of the board.

use tabletop::{Game as _, Seat, SetUp as _, Viewer};
use the_game::{SetUp, TheGame, View};

/// A game after these lines of a record.
pub(super) fn script(players: u8, options: &str, lines: &[&str]) -> TheGame {
    let mut game = TheGame::new(SetUp::parse(players, options, None).unwrap());
    for line in lines {
        if line.starts_with("deal") {
            game.deal(&line.parse().unwrap()).unwrap();
        } else {
            let (seat, action) = line.split_once(' ').unwrap();
            game.act(Seat::new(seat.parse().unwrap()).unwrap(), action.parse().unwrap()).unwrap();
        }
    }
    game
}

/// What a seat sees of it.
pub(super) fn view(game: &TheGame, seat: u8) -> View {
    game.view(Viewer::Seat(Seat::new(seat).unwrap()))
}
