//! SGP-1 to SGP-14: set-up, rounds, marking, red crosses.

use crate::common::check;
use tabletop::{Game as _, Seat, View as _, Viewer};

#[test]
fn sgp_1_two_to_four_players() {
    use silver_gold::SetUp;
    use tabletop::SetUp as _;
    for players in 0..8 {
        assert_eq!(SetUp::parse(players, "", None).is_ok(), (2..=4).contains(&players));
    }
    let error = SetUp::parse(5, "", None).unwrap_err();
    assert_eq!(error.to_string(), "silver-gold is for 2 to 4 players, not 5");
    let closed = SetUp::parse(3, "completed=closed", None).unwrap();
    assert_eq!((closed.options().as_str(), closed.completed_closed()), ("completed=closed", true));
    assert_eq!(SetUp::parse(3, "", None).unwrap().options(), "");
    let error = SetUp::parse(2, "completed=open", None).unwrap_err();
    assert_eq!(error.to_string(), "silver-gold has no option `completed=open`; it has: completed=closed");
    let error = SetUp::parse(2, "completed=closed completed=closed", None).unwrap_err();
    assert_eq!(error.to_string(), "option `completed=closed` is given twice");
}

#[test]
fn sgp_6_everybody_keeps_two_of_four_sealed() {
    check(
        "SGP-6 four cards each, two kept, the rest back into the draw pile, four turned up
        players 3
        -> due: 4 of 48
        deal 1 5 6 7 8 => wrong-deal deal 0, deal 1 5 6 7 8
        deal 0 1 2 3 => wrong-count 4, 3
        deal 0 1 2 3 4
        deal 1 4 5 6 7 => not-in-draw-pile 4
        deal 1 5 6 7 8; deal 2 9 10 11 12
        -> waiting: 0 1 2
        -> legal 0: keep 1 2, keep 1 3, keep 1 4, keep 2 3, keep 2 4, keep 3 4
        1 keep 5 9 => not-dealt 9, 5 6 7 8
        1 keep 5 8
        1 keep 5 6 => already-chosen 1
        -> waiting: 0 2
        -> held 1 by 0: none
        2 keep 9 10; 0 keep 3 4
        -> table: round 1 left 8 draw_pile 42
        -> due: 4 of 42
        display 1 2 5 9 => not-in-draw-pile 5
        display 1 2 6 7
        -> table: round 1 left 8 display 1 2 6 7 draw_pile 38
        -> held 0: 3: 4:
        -> held 1: 5: 8:
        -> held 2: 9: 10:
        -> due: 1 of 8",
    );
}

#[test]
fn sgp_7_sgp_8_seven_of_eight_expeditions_in_each_of_four_rounds() {
    check(
        "SGP-8 seven expedition cards are used, then all eight come back
        deck expeditions I2=1 I3=7
        start 1 2, 3 4
        expedition O4 => no-expedition O4
        expedition I2; 0 mark 1:a1; 1 mark 3:a1
        expedition I2 => no-expedition I2
        idle 5
        -> table: round 1 left 2 display 41 42 43 44 draw_pile 40
        idle 1
        -> table: round 2 left 8 display 41 42 43 44 draw_pile 40
        -> due: 1 of 8
        expedition I2; 0 mark 1:c2; 1 mark 3:c2
        idle 6
        -> table: round 3 left 8 display 41 42 43 44 draw_pile 40
        idle 13
        -> table: round 4 left 2 display 41 42 43 44 draw_pile 40
        -> result: none
        idle 1
        -> table: round 4 left 1 display 41 42 43 44 draw_pile 40
        -> result: 0 0 winners=0,1
        expedition I3 => game-over
        0 mark 1:b5 => game-over",
    );
}

#[test]
fn sgp_9_reveal_mark_replace_bonus_in_this_order() {
    check(
        "SGP-9 reveal, mark, replace, then the bonus
        deck expeditions I2=4 I3=4
        start 1 4, 2 3
        -> due: 1 of 8
        0 mark 1:a1 => deal-first
        expedition I3
        -> waiting: 0 1
        0 mark 1:a1,a2,a3; 1 mark 2:a1
        expedition I3; 0 mark 4:a1,a2,a3; 1 mark 2:b1
        expedition I2; 0 mark 1:a4,a5
        -> waiting: 1
        1 mark 2:c1
        -> waiting: 0
        0 take 41
        -> due: 1 of 40
        refill 5
        -> due: 1 of 5
        expedition I2; 0 mark 4:a4,a5; 1 mark 2:d1
        -> score 0: completed 1 4 points 20
        0 take 42
        -> score 0: completed 1 4 points 20
        refill 6
        -> score 0: bonuses 10 completed 1 4 points 30",
    );
}

#[test]
fn sgp_10_the_whole_shape_turned_and_mirrored() {
    check(
        "SGP-10 the whole shape, undivided, on one card
        start 1 2, 3 4
        expedition L4
        -> legal 0 mark 1: mark 1:a1, mark 1:a1,b1,c1,a2, mark 1:a1,b1,c1,c2, mark 1:a1,a2,b2,c2, mark 1:a1,b1,a2,a3, mark 1:a1,b1,b2,b3, mark 1:a1,a2,a3,b3
        0 mark 1:a1,b1,c1 => not-the-shape a1,b1,c1, L4
        0 mark 1:a1,b1,c1,d1 => not-the-shape a1,b1,c1,d1, L4
        0 mark 1:a1,a2,a3,c3 => not-the-shape a1,a2,a3,c3, L4
        0 mark 3:a1 => not-yours 3
        0 mark 1:a1,b1,c1,a2
        -> held 0: 1:a1,b1,c1,a2 2:

        SGP-10 the rulebook's example: the L turned by 90 degrees and mirrored, over the entrance
        deck card 1 .E.../...../...../...../T....
        start 1 2, 3 4
        expedition L4
        0 mark 1:b1,b2,c2,d2
        -> held 0: 1:b1,b2,c2,d2 2:",
    );
}

#[test]
fn sgp_11_never_on_walls_nor_outside_nor_twice() {
    check(
        "SGP-11 walls, borders, marked squares
        deck card 1 E#.../..#../...../...../T....
        start 1 2, 3 4
        expedition V3
        -> legal 0 mark 1: mark 1:a1, mark 1:a1,a2,b2
        0 mark 1:a1,b1,a2 => wall 1, b1
        0 mark 1:a1,a2,b2; 1 mark 3:a1
        expedition I2
        -> legal 0 mark 1: mark 1:a3, mark 1:b3, mark 1:a3,b3, mark 1:b3,c3, mark 1:a3,a4, mark 1:b3,b4
        0 mark 1:b2 => marked 1, b2
        0 mark 1:b2,c2 => wall 1, c2
        0 mark 1:a2,a3 => marked 1, a2",
    );
}

#[test]
fn sgp_12_entrance_first_then_side_by_side() {
    check(
        "SGP-12 the first marks include the entrance, later ones touch by a side
        start 1 2, 3 4
        expedition I2
        0 mark 1:b1,c1 => entrance-first 1, a1
        0 mark 1:a1,b1; 1 mark 3:a1
        expedition I2 => no-expedition I2
        expedition I3
        0 mark 1:c2,c3,c4 => apart 1, c2,c3,c4
        0 mark 1:c2 => apart 1, c2
        0 mark 2:b1 => entrance-first 2, a1
        0 mark 1:c1,c2,c3",
    );
}

#[test]
fn sgp_13_one_square_in_place_of_the_shape() {
    check(
        "SGP-13 the entrance or a square that touches; it may be the tomb; one of the two must be done
        deck card 1 E####/..###/#.###/#.###/#T###
        start 1 2, 3 4
        expedition O4
        -> legal 0: mark 1:a1, mark 2:a1, mark 2:a1,b1,a2,b2
        0 pass => mark-now
        0 mark 1:a1; 1 mark 3:a1
        expedition I3
        0 mark 1:a2,b2 => not-the-shape a2,b2, I3
        0 mark 1:a2; 1 mark 3:b1
        expedition I3; 0 mark 1:b2,b3,b4; 1 mark 3:c1
        expedition L4
        -> legal 0 mark 1: mark 1:b5
        0 mark 1:b5; 1 mark 3:d1
        -> waiting: 0",
    );
}

#[test]
fn sgp_14_red_crosses_give_extra_squares_at_once() {
    check(
        "SGP-14 one extra for each cross, again for a cross, on either card; sealed until the chain is done
        deck card 1 Exx../..x../...../...../T....
        start 1 2, 3 4
        expedition I3
        1 mark 3:a1,b1,c1
        0 mark 1:a1,b1,c1
        -> waiting: 0
        -> legal 0: extra 1:d1, extra 1:a2, extra 1:b2, extra 1:c2, extra 2:a1
        0 mark 1:d1 => extra-now
        1 mark 3:d1 => already-chosen 1
        0 extra 2:b1 => entrance-first 2, a1
        0 extra 1:a1 => marked 1, a1
        0 extra 1:c2
        -> legal 0: extra 1:d1, extra 1:a2, extra 1:b2, extra 1:d2, extra 1:c3, extra 2:a1
        0 extra 2:a1
        -> waiting: 0
        -> held 0: 1:a1,b1,c1,c2 2:a1
        -> held 0 by 1: 1: 2:
        0 extra 2:b1
        -> due: 1 of 7
        -> held 0 by 1: 1:a1,b1,c1,c2 2:a1,b1

        SGP-14 ruling: when no square can be marked the extras still owed are lost
        deck card 1 E####/x####/x####/x####/T####
        deck card 2 E####/x####/x####/x####/T####
        start 1 2, 3 4
        expedition I2; 0 mark 1:a1; 1 mark 3:a1
        expedition O4; 0 mark 2:a1; 1 mark 3:b1
        expedition I3; 0 mark 1:a2,a3,a4
        -> legal 0: extra 1:a5, extra 2:a2
        0 extra 1:a5; extra 2:a2; extra 2:a3; extra 2:a4
        -> legal 0: extra 2:a5
        -> waiting: 0 1
        0 extra 2:a5
        -> waiting: 1
        1 mark 3:c1
        -> waiting: 0
        -> score 0: completed 1 2 points 20",
    );
}

#[test]
fn sgp_6_sealed_choices_of_others_leave_the_choice_the_same() {
    let dealt = "SGP-6 sealed\nplayers 3\ndeal 0 1 2 3 4; deal 1 5 6 7 8; deal 2 9 10 11 12\n";
    let view = |events: &str| check(&format!("{dealt}{events}")).view(Viewer::Seat(Seat::FIRST));
    let before = view("");
    let after = view("1 keep 5 6");
    assert!(after != before && after.has_same_choice(&before));
    assert!(!view("0 keep 1 2").has_same_choice(&before), "its own choice does");
    assert!(!view("1 keep 5 6; 2 keep 9 10; 0 keep 1 2").has_same_choice(&view("0 keep 1 2")));
}
