//! Positions as a whole: how many choices, and who sees what.

use crate::common::{Lowest, check, numbers};
use tabletop::{Game, Seat, View as _, Viewer};

#[test]
fn leaf_counts_guard_the_move_generator() {
    let count = |set_up: &str, depth| {
        let game = check(&format!("TG-11 all choices\nplayers {set_up}\ndeal lowest"));
        tabletop::leaves(&game, depth, &|| Lowest).unwrap()
    };
    // Another program counts the same.
    assert_eq!([2, 5].map(|depth| count("2", depth)), [16, 152_768]);
    assert_eq!([1, 2, 3, 4].map(|depth| count("1", depth)), [32, 784, 15_120, 223_608]);
    assert_eq!([3, 4, 5].map(|depth| count("3 fire", depth)), [64, 1_536, 26_880]);
}

#[test]
fn a_view_tells_what_is_left_and_hides_the_rest() {
    let game = check("TG-4 two hands\nplayers 2\ndeal lowest");
    let view = game.view(Viewer::Seat(Seat::FIRST));
    assert_eq!((view.left(), view.draw_pile), (98, 84));
    assert_eq!(numbers(view.hand.unwrap()), "2 3 4 5 6 7 8");
    assert_eq!(game.view(Viewer::Spectator).hand, None);
    assert!(game.view(Viewer::Spectator).legal_actions().is_empty());
}

#[test]
fn tg_6_tg_18_sealed_answers_and_signals_of_others_leave_the_choice_the_same() {
    let view = |events: &str| {
        let game = check(&format!("TG-6 sealed answers\nplayers 3\ndeal lowest\n{events}"));
        game.view(Viewer::Seat(Seat::FIRST))
    };
    let before = view("");
    for events in ["2 keen 1", "2 keen 1; 1 say A1 leave"] {
        assert!(view(events) != before && view(events).has_same_choice(&before));
    }
    let chosen = view("2 keen 1; 0 keen 3");
    assert!(!chosen.has_same_choice(&before), "the seat's own answer");
    assert!(!view("2 keen 1; 0 keen 3; 1 keen 0").has_same_choice(&chosen), "the last answer opens them all");
}
