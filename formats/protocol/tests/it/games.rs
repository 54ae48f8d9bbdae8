//! Random games, and the views of them.

use record::GameName;
use tabletop::{Game, Seeded, SetUp, Viewer, Waiting, draw, pick};

/// Every game with numbers of players and options that show something.
pub(crate) const SET_UPS: [(GameName, u8, &str); 15] = [
    (GameName::TheGame, 1, ""),
    (GameName::TheGame, 2, ""),
    (GameName::TheGame, 3, "fire"),
    (GameName::TheGame, 4, "played=off"),
    (GameName::TheGame, 5, "minimum=3 fire"),
    (GameName::TheGame, 2, "hand=small"),
    (GameName::TheGame, 1, "fire"),
    (GameName::SilverGold, 2, ""),
    (GameName::SilverGold, 3, ""),
    (GameName::SilverGold, 4, ""),
    (GameName::SilverGold, 2, "completed=closed"),
    (GameName::Pyramids, 2, ""),
    (GameName::Pyramids, 3, "open=count"),
    (GameName::Pyramids, 4, ""),
    (GameName::Pyramids, 6, ""),
];

/// What seats say in The Game; no other game reads it.
const ASIDES: [&str; 5] = ["say A1 leave", "say A2 nojump", "say D1 good", "say D2 here", "say A1 clear"];

/// Makes something happen in a game that is not over.
pub(crate) fn go_on<G: Game>(game: &mut G, luck: &mut Seeded) {
    match game.waiting() {
        Waiting::Seats(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let seat = *pick(&seats, luck).unwrap();
            if let Ok(aside) = pick(&ASIDES, luck).unwrap().parse() {
                game.act(seat, aside).unwrap();
            }
            let action = game.random_action(seat, luck).unwrap();
            game.act(seat, action).unwrap();
        }
        _ => game.deal(&draw(game.due().unwrap(), luck)).unwrap(),
    }
}

/// Calls `each` with every viewer's view before and after each step of a random game.
pub(crate) fn for_each_step<G: Game>(set_up: &G::SetUp, seed: u64, mut each: impl FnMut(G::View, G::View)) {
    let mut luck = Seeded::new(seed);
    let mut game = G::new(set_up.clone());
    while game.waiting() != Waiting::Nobody {
        let before = game.clone();
        go_on(&mut game, &mut luck);
        Viewer::all(set_up.players()).for_each(|viewer| each(before.view(viewer), game.view(viewer)));
    }
}
