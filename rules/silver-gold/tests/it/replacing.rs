//! SGP-20 to SGP-24, SGP-29: replacing completed cards, colour bonuses.

use crate::common::check;

#[test]
fn sgp_20_a_completed_card_is_put_aside_and_a_new_one_taken() {
    check(
        "SGP-20 the rulebook's example: one card of the display, which is filled up to four after that
        deck expeditions I2=4 I3=4
        nearly 1 2, 3 4
        expedition I2; 0 mark 1:a4,a5; 1 mark 3:b1
        -> held 0 by 1: 2:a1,a2,a3
        -> waiting: 0
        -> legal 0: take 41, take 42, take 43, take 44, take pile
        1 take 41 => not-your-turn 0
        0 take 45 => not-displayed 45
        0 take 43
        -> held 0: 43: 2:a1,a2,a3
        -> table: round 1 left 5 display 41 42 44 draw_pile 40
        -> due: 1 of 40
        expedition I2 => wrong-deal refill, expedition I2
        refill 5 6 => wrong-count 1, 2
        refill 43 => not-in-draw-pile 43
        refill 5
        -> table: round 1 left 5 display 5 41 42 44 draw_pile 39
        -> due: 1 of 5
        -> held 0 by 1: 43: 2:a1,a2,a3

        SGP-20 the top of the draw pile, unseen: nothing to refill
        deck expeditions I2=4 I3=4
        nearly 1 2, 3 4
        expedition I2; 0 mark 1:a4,a5; 1 mark 3:b1
        0 take pile
        -> due: 1 of 40
        -> held 0: 2:a1,a2,a3
        draw 1 7 => wrong-deal draw 0, draw 1 7
        draw 0 41 => not-in-draw-pile 41
        draw 0 7
        -> held 0 by 1: 7: 2:a1,a2,a3
        -> table: round 1 left 5 display 41 42 43 44 draw_pile 39
        -> due: 1 of 5",
    );
}

/// Seat 0 is one I2 away from completing both cards through a red cross.
const BOTH: &str = "deck expeditions I2=4 I3=4
    deck card 7 E..../...../...../x..../T....
    start 7 8, 3 4
    expedition I3; 0 mark 7:a1,a2,a3; 1 mark 3:a1,a2,a3
    expedition I3; 0 mark 8:a1,a2,a3; 1 mark 4:a1
    expedition I2; 0 mark 8:a4; 1 mark 4:b1";

#[test]
fn sgp_20_two_completed_cards_are_replaced_one_after_the_other() {
    check(&format!(
        "SGP-20 the display is filled up only after both; a card drawn unseen is seen before the second choice
        {BOTH}
        expedition I2; 0 mark 7:a4,a5; extra 8:a5; 1 mark 4:c1
        0 take pile; draw 0 9
        -> waiting: 0
        -> legal 0: take 41, take 42, take 43, take 44, take pile
        0 take 42
        -> table: round 1 left 4 display 41 43 44 draw_pile 39
        -> due: 1 of 39
        refill 10
        -> due: 1 of 4
        -> held 0: 9: 42:
        -> score 0: completed 7 8 points 20

        SGP-20 after two cards of the display two are filled up
        {BOTH}
        expedition I2; 0 mark 7:a4,a5; extra 8:a5; 1 mark 4:c1
        0 take 41
        -> legal 0: take 42, take 43, take 44, take pile
        0 take 42
        -> due: 2 of 40
        refill 10 11
        -> table: round 1 left 4 display 10 11 43 44 draw_pile 38"
    ));
}

#[test]
fn sgp_21_the_lowest_completed_number_goes_first() {
    check(
        "SGP-21 seat 1 with 3 takes before seat 0 with 5, in any order of marking
        deck expeditions I2=4 I3=4
        nearly 5 6, 3 4
        expedition I2; 0 mark 5:a4,a5; 1 mark 3:a4,a5
        -> waiting: 1
        0 take 41 => not-your-turn 1
        1 take 41
        -> due: 1 of 40
        refill 10
        -> waiting: 0
        -> legal 0: take 10, take 42, take 43, take 44, take pile
        0 take 10; refill 11
        -> due: 1 of 5",
    );
    let other_cards =
        BOTH.replace("3 4", "9 12").replace("1 mark 3:", "1 mark 9:").replace("1 mark 4:", "1 mark 12:");
    check(&format!(
        "SGP-21 ruling: seat 0 completed 7 and 8, so it takes both cards before seat 1, which completed 9
        {other_cards}
        expedition I2; 1 mark 9:a4,a5; 0 mark 7:a4,a5; extra 8:a5
        -> waiting: 0
        0 take 41
        -> waiting: 0
        0 take 42; refill 10 11
        -> waiting: 1

        SGP-21 seat 1 with 3 takes before seat 0 with 7 and 8
        {BOTH}
        expedition I2; 0 mark 7:a4,a5; extra 8:a5; 1 mark 3:a4,a5
        -> waiting: 1
        1 take pile; draw 1 20
        -> waiting: 0
        0 take pile; draw 0 21
        -> waiting: 0"
    ));
}

#[test]
fn sgp_23_the_second_fourth_and_sixth_of_a_colour_win_a_bonus() {
    check(
        "SGP-23 the first second green pyramid wins ten, the next one six, an odd one nothing
        deck expeditions I2=4 I3=4
        nearly 1 4, 7 10
        expedition I2; 0 mark 1:a4,a5; 1 mark 7:a4,a5; 0 take pile; draw 0 13; 1 take pile; draw 1 16
        -> score 0: completed 1 points 10
        expedition I2; 0 mark 4:a4,a5; 1 mark 10:b1; 0 take pile; draw 0 19
        -> score 0: bonuses 10 completed 1 4 points 30
        expedition I2; 0 mark 13:a1; 1 mark 10:a4,a5; take pile; draw 1 22
        -> score 0: bonuses 10 completed 1 4 points 30
        -> score 1: bonuses 6 completed 7 10 points 26
        expedition I3; 0 mark 13:a2,a3,a4; 1 mark 16:a1,a2,a3
        expedition I3; 0 mark 13:a5; 1 mark 22:a1,a2,a3; 0 take pile; draw 0 25
        -> score 0: bonuses 10 completed 1 4 13 points 40

        SGP-23 the rulebook's example: second green and second purple at once win ten each
        deck expeditions I2=4 I3=4
        nearly 1 4, 3 6
        expedition I2; 0 mark 1:a4,a5; 1 mark 3:a4,a5; 0 take pile; draw 0 20; 1 take pile; draw 1 23
        expedition I2; 0 mark 4:a4,a5; 1 mark 6:a4,a5; 0 take pile; draw 0 26; 1 take pile; draw 1 29
        -> score 0: bonuses 10 completed 1 4 points 30
        -> score 1: bonuses 10 completed 3 6 points 30",
    );
}

#[test]
fn sgp_24_the_lower_pyramid_number_takes_the_higher_bonus() {
    check(
        "SGP-24 both second greens at once: 4 before 10, though seat 1 took its card first in the step before
        deck expeditions I2=4 I3=4
        nearly 10 7, 1 4
        expedition I2; 0 mark 10:a4,a5; 1 mark 1:a4,a5; take pile; draw 1 20; 0 take pile; draw 0 23
        expedition I2; 0 mark 7:a4,a5; 1 mark 4:a4,a5
        1 take 41; refill 26
        -> score 1: completed 1 4 points 20
        0 take pile; draw 0 29
        -> score 0: bonuses 6 completed 7 10 points 26
        -> score 1: bonuses 10 completed 1 4 points 30

        SGP-24 ruling: of two tombs in one chain the second one counts, here 10 against 7 of seat 1
        deck expeditions I2=4 I3=4
        deck card 1 E..../...../...../x..../T....
        start 1 10, 4 7
        expedition I3; 0 mark 1:a1,a2,a3; 1 mark 4:a1,a2,a3
        expedition I3; 0 mark 10:a1,a2,a3; 1 mark 7:a1,a2,a3
        expedition I2; 0 mark 10:a4; 1 mark 4:a4,a5; take pile; draw 1 20
        expedition I2; 0 mark 1:a4,a5; extra 10:a5; 1 mark 7:a4,a5
        -> waiting: 0
        0 take pile; draw 0 23; take pile; draw 0 26
        -> waiting: 1
        1 take pile; draw 1 29
        -> score 0: bonuses 6 completed 1 10 points 26
        -> score 1: bonuses 10 completed 4 7 points 30",
    );
}

/// Seat 1 completes six purple pyramids one after the other, seat 0 one or two.
#[test]
fn sgp_29_the_rulebooks_example_of_two_purple_bonuses() {
    check(
        "SGP-29 the ten of purple is gone; second purple with 33, fourth with 15: 6 and 3
        deck expeditions I2=4 I3=4
        start 30 33, 3 6
        expedition I3; 0 mark 30:a1,a2,a3; 1 mark 3:a1,a2,a3
        expedition I3; 0 mark 33:a1,a2,a3; 1 mark 6:a1,a2,a3
        expedition I2; 0 mark 30:a4,a5; 1 mark 3:a4,a5; take pile; draw 1 12; 0 take pile; draw 0 2
        expedition I2; 0 mark 2:a1; 1 mark 6:a4,a5; take pile; draw 1 15
        -> score 1: bonuses 10 completed 3 6 points 30
        expedition I3; 0 mark 2:b1; 1 mark 12:a1,a2,a3
        expedition I3; 0 mark 2:c1; 1 mark 15:a1,a2,a3
        expedition I2; 0 mark 2:d1; 1 mark 12:a4,a5; take pile; draw 1 18
        expedition I2; 0 mark 33:a4,a5; 1 mark 15:a4,a5
        -> waiting: 1
        1 take pile; draw 1 21; 0 take pile; draw 0 5
        -> score 0: bonuses 3 completed 30 33 points 23
        -> score 1: bonuses 16 completed 3 6 12 15 points 56
        expedition I3; 0 mark 2:e1; 1 mark 18:a1,a2,a3
        expedition I3; 0 mark 2:e2; 1 mark 21:a1,a2,a3
        expedition I2; 0 mark 2:e3; 1 mark 18:a4,a5; take pile; draw 1 24
        expedition I2; 0 mark 2:e4; 1 mark 21:a4,a5; take pile; draw 1 27
        -> score 1: bonuses 16 completed 3 6 12 15 18 21 points 76",
    );
}
