//! SGP-1 to SGP-14: set-up, rounds, marking, red crosses.

use crate::common::{check, run};
use tabletop::{Game as _, Seat, Viewer};

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
        waiting
        deal 1 5 6 7 8
        deal 0 1 2 3
        deal 0 1 2 3 4
        deal 1 4 5 6 7
        deal 1 5 6 7 8; deal 2 9 10 11 12
        waiting
        legal 0 keep
        1 keep 5 9
        1 keep 5 8
        1 keep 5 6
        waiting
        held 1 by 0
        2 keep 9 10; 0 keep 3 4
        table; waiting
        display 1 2 5 9
        display 1 2 6 7
        table; held 0; held 1; held 2
        waiting",
        "dealer: Deal(Seat(0)) of 4 from 48
        deal 1 5 6 7 8: `deal 1 5 6 7 8` does not fit; `deal 0` is due
        deal 0 1 2 3: the number of cards due is 4, not 3
        deal 1 4 5 6 7: card 4 is not in the draw pile; deal cards that nobody has
        0 keep, 1 keep, 2 keep
        1 2  1 3  1 4  2 3  2 4  3 4
        1 keep 5 9: card 9 is not among the cards you were dealt; keep two of 5 6 7 8
        1 keep 5 6: seat 1 has already chosen; wait until all have
        0 keep, 2 keep
        1 by 0: -
        round 1 left 8 display  draw_pile 42
        dealer: Display of 4 from 42
        display 1 2 5 9: card 5 is not in the draw pile; deal cards that nobody has
        round 1 left 8 display 1 2 6 7 draw_pile 38
        0: 3: 4:
        1: 5: 8:
        2: 9: 10:
        dealer: Expedition of 1 from 8",
    );
}

#[test]
fn sgp_7_sgp_8_seven_of_eight_expeditions_in_each_of_four_rounds() {
    check(
        "SGP-8 seven expedition cards are used, then all eight come back
        expeditions I2=1 I3=7
        start 1 2, 3 4
        expedition O4
        expedition I2; 0 mark 1:a1; 1 mark 3:a1
        expedition I2
        idle 5; table; idle 1; table; waiting
        expedition I2; 0 mark 1:c2; 1 mark 3:c2
        idle 6; table
        idle 13; table; result
        idle 1; table; result; waiting
        expedition I3
        0 mark 1:b5",
        "expedition O4: no expedition card with the shape O4 is left in this round; turn up another
        expedition I2: no expedition card with the shape I2 is left in this round; turn up another
        round 1 left 2 display 41 42 43 44 draw_pile 40
        round 2 left 8 display 41 42 43 44 draw_pile 40
        dealer: Expedition of 1 from 8
        round 3 left 8 display 41 42 43 44 draw_pile 40
        round 4 left 2 display 41 42 43 44 draw_pile 40
        none
        round 4 left 1 display 41 42 43 44 draw_pile 40
        0 0 winners=0,1
        nobody
        expedition I3: the game is over; nothing more can be done
        0 mark 1:b5: the game is over; nothing more can be done",
    );
}

#[test]
fn sgp_9_reveal_mark_replace_bonus_in_this_order() {
    check(
        "SGP-9 reveal, mark, replace, then the bonus
        expeditions I2=4 I3=4
        start 1 4, 2 3
        waiting; 0 mark 1:a1
        expedition I3; waiting; 0 mark 1:a1,a2,a3; 1 mark 2:a1
        expedition I3; 0 mark 4:a1,a2,a3; 1 mark 2:b1
        expedition I2; 0 mark 1:a4,a5; waiting; 1 mark 2:c1; waiting; 0 take 41; waiting; refill 5; waiting
        expedition I2; 0 mark 4:a4,a5; 1 mark 2:d1; score 0
        0 take 42; score 0; refill 6; score 0",
        "dealer: Expedition of 1 from 8
        0 mark 1:a1: cards must be dealt first; wait for them
        0 mark, 1 mark
        1 mark
        0 take
        dealer: Refill of 1 from 40
        dealer: Expedition of 1 from 5
        0: red 0 green 0 torches - skulls 0 bonuses 0 completed 1 4 points 20
        0: red 0 green 0 torches - skulls 0 bonuses 0 completed 1 4 points 20
        0: red 0 green 0 torches - skulls 0 bonuses 10 completed 1 4 points 30",
    );
}

#[test]
fn sgp_10_the_whole_shape_turned_and_mirrored() {
    check(
        "SGP-10 never less, never split, on one card
        start 1 2, 3 4
        expedition L4
        legal 0 mark 1:
        0 mark 1:a1,b1,c1
        0 mark 1:a1,b1,c1,d1
        0 mark 1:a1,a2,a3,c3
        0 mark 3:a1
        0 mark 1:a1,b1,c1,a2
        held 0",
        "a1 a1,a2,a3,b3 a1,a2,b2,c2 a1,b1,a2,a3 a1,b1,b2,b3 a1,b1,c1,a2 a1,b1,c1,c2
        0 mark 1:a1,b1,c1: a1,b1,c1 is not the shape L4; mark the whole shape, turned or mirrored as you like, or exactly one square
        0 mark 1:a1,b1,c1,d1: a1,b1,c1,d1 is not the shape L4; mark the whole shape, turned or mirrored as you like, or exactly one square
        0 mark 1:a1,a2,a3,c3: a1,a2,a3,c3 is not the shape L4; mark the whole shape, turned or mirrored as you like, or exactly one square
        0 mark 3:a1: card 3 is not one of yours; choose one that lies in front of you
        0: 1:a1,b1,c1,a2 2:",
    );
    check(
        "SGP-10 the rulebook's example: the L turned by 90 degrees and mirrored, over the entrance
        card 1 .E.../...../...../...../T....
        start 1 2, 3 4
        expedition L4
        0 mark 1:b1,b2,c2,d2
        held 0",
        "0: 1:b1,b2,c2,d2 2:",
    );
}

#[test]
fn sgp_11_never_on_walls_nor_outside_nor_twice() {
    check(
        "SGP-11 walls, borders, marked squares
        card 1 E#.../..#../...../...../T....
        start 1 2, 3 4
        expedition V3; legal 0 mark 1:
        0 mark 1:a1,b1,a2
        0 mark 1:a1,a2,b2; 1 mark 3:a1
        expedition I2; legal 0 mark 1:
        0 mark 1:b2
        0 mark 1:b2,c2
        0 mark 1:a2,a3",
        "a1 a1,a2,b2
        0 mark 1:a1,b1,a2: b1 of card 1 is a wall; choose squares that are not dark
        a3 a3,a4 a3,b3 b3 b3,b4 b3,c3
        0 mark 1:b2: b2 of card 1 is already marked; choose free squares
        0 mark 1:b2,c2: c2 of card 1 is a wall; choose squares that are not dark
        0 mark 1:a2,a3: a2 of card 1 is already marked; choose free squares",
    );
}

#[test]
fn sgp_12_entrance_first_then_side_by_side() {
    check(
        "SGP-12 the first marks include the entrance, later ones touch by a side
        start 1 2, 3 4
        expedition I2
        0 mark 1:b1,c1
        0 mark 1:a1,b1; 1 mark 3:a1
        expedition I2
        expedition I3
        0 mark 1:c2,c3,c4
        0 mark 1:c2
        0 mark 2:b1
        0 mark 1:c1,c2,c3",
        "0 mark 1:b1,c1: card 1 has no mark yet; its first marks must include the entrance a1
        expedition I2: no expedition card with the shape I2 is left in this round; turn up another
        0 mark 1:c2,c3,c4: c2,c3,c4 does not touch a marked square of card 1; one must share a side with it, a corner is not enough
        0 mark 1:c2: c2 does not touch a marked square of card 1; one must share a side with it, a corner is not enough
        0 mark 2:b1: card 2 has no mark yet; its first marks must include the entrance a1",
    );
}

#[test]
fn sgp_13_one_square_in_place_of_the_shape() {
    check(
        "SGP-13 the entrance or a square that touches; it may be the tomb; one of the two must be done
        card 1 E####/..###/#.###/#.###/#T###
        start 1 2, 3 4
        expedition O4; legal 0
        0 pass
        0 mark 1:a1; 1 mark 3:a1
        expedition I3; 0 mark 1:a2,b2; 0 mark 1:a2; 1 mark 3:b1
        expedition I3; 0 mark 1:b2,b3,b4; 1 mark 3:c1
        expedition L4; legal 0 mark 1:
        0 mark 1:b5; 1 mark 3:d1
        waiting",
        "mark 1:a1 mark 2:a1 mark 2:a1,b1,a2,b2
        0 pass: this is not the time for that; mark the whole shape or exactly one square on one of your cards
        0 mark 1:a2,b2: a2,b2 is not the shape I3; mark the whole shape, turned or mirrored as you like, or exactly one square
        b5
        0 take",
    );
}

#[test]
fn sgp_14_red_crosses_give_extra_squares_at_once() {
    check(
        "SGP-14 one extra for each cross, again for a cross, on either card; sealed until the chain is done
        card 1 Exx../..x../...../...../T....
        start 1 2, 3 4
        expedition I3
        1 mark 3:a1,b1,c1
        0 mark 1:a1,b1,c1
        waiting; legal 0
        0 mark 1:d1; 1 mark 3:d1
        0 extra 2:b1
        0 extra 1:a1
        0 extra 1:c2; legal 0
        0 extra 2:a1; waiting; held 0; held 0 by 1
        0 extra 2:b1
        waiting; held 0 by 1",
        "0 extra
        extra 1:a2 extra 1:b2 extra 1:c2 extra 1:d1 extra 2:a1
        0 mark 1:d1: this is not the time for that; mark the one extra square that a red cross gives
        1 mark 3:d1: seat 1 has already chosen; wait until all have
        0 extra 2:b1: card 2 has no mark yet; its first marks must include the entrance a1
        0 extra 1:a1: a1 of card 1 is already marked; choose free squares
        extra 1:a2 extra 1:b2 extra 1:c3 extra 1:d1 extra 1:d2 extra 2:a1
        0 extra
        0: 1:a1,b1,c1,c2 2:a1
        0 by 1: 1: 2:
        dealer: Expedition of 1 from 7
        0 by 1: 1:a1,b1,c1,c2 2:a1,b1",
    );
    check(
        "SGP-14 ruling: when no square can be marked the extras still owed are lost
        card 1 E####/x####/x####/x####/T####
        card 2 E####/x####/x####/x####/T####
        start 1 2, 3 4
        expedition I2; 0 mark 1:a1; 1 mark 3:a1
        expedition O4; 0 mark 2:a1; 1 mark 3:b1
        expedition I3; 0 mark 1:a2,a3,a4; legal 0
        0 extra 1:a5; 0 extra 2:a2; 0 extra 2:a3; 0 extra 2:a4; legal 0; waiting
        0 extra 2:a5; waiting
        1 mark 3:c1; waiting; score 0",
        "extra 1:a5 extra 2:a2
        extra 2:a5
        0 extra, 1 mark
        1 mark
        0 take
        0: red 0 green 0 torches - skulls 0 bonuses 0 completed 1 2 points 20",
    );
}

#[test]
fn sgp_6_what_others_seal_asks_a_seat_nothing_else() {
    let dealt = "SGP-6\nplayers 3\ndeal 0 1 2 3 4; deal 1 5 6 7 8; deal 2 9 10 11 12\n";
    let view = |script: &str| run(&format!("{dealt}{script}")).game.view(Viewer::Seat(Seat::FIRST));
    let before = view("");
    let after = view("1 keep 5 6");
    assert!(after != before && after.asks_like(&before));
    assert!(!view("0 keep 1 2").asks_like(&before), "its own choice does");
    assert!(!view("1 keep 5 6; 2 keep 9 10; 0 keep 1 2").asks_like(&view("0 keep 1 2")));
}
