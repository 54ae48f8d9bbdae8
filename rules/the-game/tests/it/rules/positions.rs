//! Positions as a whole: how many choices, and who sees what.

use super::{Lowest, deal_lowest, numbers};
use tabletop::{Game, Seat, SetUp as _, View as _, Viewer};
use the_game::{SetUp, TheGame};

#[test]
fn leaf_counts_guard_the_move_generator() {
    let count = |players, options, depth| {
        let mut game = TheGame::new(SetUp::parse(players, options, None).unwrap());
        deal_lowest(&mut game);
        tabletop::leaves(&game, depth, &|| Lowest)
    };
    // Counted by another program as well.
    assert_eq!([2, 5].map(|depth| count(2, "", depth)), [16, 152_768]);
    assert_eq!([1, 2, 3, 4].map(|depth| count(1, "", depth)), [32, 784, 15_120, 223_608]);
    assert_eq!([3, 4, 5].map(|depth| count(3, "fire", depth)), [64, 1_536, 26_880]);
}

#[test]
fn a_view_tells_what_is_left_and_hides_the_rest() {
    let mut game = TheGame::new(SetUp::parse(2, "", None).unwrap());
    deal_lowest(&mut game);
    let view = game.view(Viewer::Seat(Seat::FIRST));
    assert_eq!((view.left(), view.draw_pile), (98, 84));
    assert_eq!(numbers(view.hand.unwrap()), "2 3 4 5 6 7 8");
    assert_eq!(game.view(Viewer::Spectator).hand, None);
    assert!(game.view(Viewer::Spectator).legal_actions().is_empty());
}

#[test]
fn tg_6_tg_18_what_others_seal_or_say_asks_a_seat_nothing_else() {
    let mut game = TheGame::new(SetUp::parse(3, "", None).unwrap());
    deal_lowest(&mut game);
    let seats: Vec<Seat> = Seat::all(3).collect();
    let view = |game: &TheGame| game.view(Viewer::Seat(seats[0]));
    let before = view(&game);
    game.act(seats[2], "keen 1".parse().unwrap()).unwrap();
    assert!(view(&game) != before && view(&game).asks_like(&before));
    game.act(seats[1], "say A1 leave".parse().unwrap()).unwrap();
    assert!(view(&game) != before && view(&game).asks_like(&before));
    game.act(seats[0], "keen 3".parse().unwrap()).unwrap();
    assert!(!view(&game).asks_like(&before), "its own choice does");
    let before = view(&game);
    game.act(seats[1], "keen 0".parse().unwrap()).unwrap();
    assert!(!view(&game).asks_like(&before), "the last choice opens them all");
}
