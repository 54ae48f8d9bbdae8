//! SGP-20 to SGP-24, SGP-29: replacing completed cards, colour bonuses.

use crate::common::check;

/// Seats 0 and 1 have marked all but the last two squares of these cards.
fn nearly(seat_0: &[u8], seat_1: &[u8]) -> String {
    let mut script = "expeditions I2=4 I3=4\n".to_owned();
    script += &format!("start {}, {}", pair(seat_0), pair(seat_1));
    for (one, other) in seat_0.iter().zip(seat_1) {
        script += &format!("\nexpedition I3; 0 mark {one}:a1,a2,a3; 1 mark {other}:a1,a2,a3");
    }
    script
}

fn pair(cards: &[u8]) -> String {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn sgp_20_a_completed_card_is_put_aside_and_a_new_one_taken() {
    check(
        &format!(
            "SGP-20 the rulebook's example: one card of the display, which is filled up to four after that
            {}
            expedition I2; 0 mark 1:a4,a5; 1 mark 3:b1; held 0 by 1
            waiting; legal 0
            1 take 41
            0 take 45
            0 take 43; held 0; table; waiting
            expedition I2
            refill 5 6
            refill 43
            refill 5; table; waiting; held 0 by 1",
            nearly(&[1, 2], &[3, 4])
        ),
        "0 by 1: 2:a1,a2,a3
        0 take
        take 41 take 42 take 43 take 44 take pile
        1 take 41: it is the turn of seat 0; wait for yours
        0 take 45: card 45 is not in the display; take one of those that are, or the top of the draw pile
        0: 43: 2:a1,a2,a3
        round 1 left 5 display 41 42 44 draw_pile 40
        dealer: Refill of 1 from 40
        expedition I2: `expedition I2` does not fit; `refill` is due
        refill 5 6: the number of cards due is 1, not 2
        refill 43: card 43 is not in the draw pile; deal cards that nobody has
        round 1 left 5 display 5 41 42 44 draw_pile 39
        dealer: Expedition of 1 from 5
        0 by 1: 43: 2:a1,a2,a3",
    );
    check(
        &format!(
            "SGP-20 the top of the draw pile, unseen: nothing to refill
            {}
            expedition I2; 0 mark 1:a4,a5; 1 mark 3:b1
            0 take pile; waiting; held 0
            draw 1 7
            draw 0 41
            draw 0 7; held 0 by 1; table; waiting",
            nearly(&[1, 2], &[3, 4])
        ),
        "dealer: Draw(Seat(0)) of 1 from 40
        0: 2:a1,a2,a3
        draw 1 7: `draw 1 7` does not fit; `draw 0` is due
        draw 0 41: card 41 is not in the draw pile; deal cards that nobody has
        0 by 1: 7: 2:a1,a2,a3
        round 1 left 5 display 41 42 43 44 draw_pile 39
        dealer: Expedition of 1 from 5",
    );
}

/// Seat 0 is one I2 away from completing both cards through a red cross.
const BOTH: &str = "expeditions I2=4 I3=4
    card 7 E..../...../...../x..../T....
    start 7 8, 3 4
    expedition I3; 0 mark 7:a1,a2,a3; 1 mark 3:a1,a2,a3
    expedition I3; 0 mark 8:a1,a2,a3; 1 mark 4:a1
    expedition I2; 0 mark 8:a4; 1 mark 4:b1";

#[test]
fn sgp_20_two_completed_cards_are_replaced_one_after_the_other() {
    check(
        &format!(
            "SGP-20 the display is filled up only after both; a card drawn unseen is seen before the second choice
            {BOTH}
            expedition I2; 0 mark 7:a4,a5; 0 extra 8:a5; 1 mark 4:c1
            0 take pile; draw 0 9; waiting; legal 0
            0 take 42; table; waiting; refill 10; waiting; held 0; score 0"
        ),
        "0 take
        take 41 take 42 take 43 take 44 take pile
        round 1 left 4 display 41 43 44 draw_pile 39
        dealer: Refill of 1 from 39
        dealer: Expedition of 1 from 4
        0: 9: 42:
        0: red 0 green 0 torches - skulls 0 bonuses 0 completed 7 8 points 20",
    );
    check(
        &format!(
            "SGP-20 two of the display leave two to be filled up
            {BOTH}
            expedition I2; 0 mark 7:a4,a5; 0 extra 8:a5; 1 mark 4:c1
            0 take 41; legal 0; 0 take 42; waiting; refill 10 11; table"
        ),
        "take 42 take 43 take 44 take pile
        dealer: Refill of 2 from 40
        round 1 left 4 display 10 11 43 44 draw_pile 38",
    );
}

#[test]
fn sgp_21_the_lowest_completed_number_goes_first() {
    check(
        &format!(
            "SGP-21 seat 1 with 3 before seat 0 with 5, whatever the order of arrival
            {}
            expedition I2; 0 mark 5:a4,a5; 1 mark 3:a4,a5
            waiting; 0 take 41
            1 take 41; waiting; refill 10; waiting; legal 0
            0 take 10; refill 11; waiting",
            nearly(&[5, 6], &[3, 4])
        ),
        "1 take
        0 take 41: it is the turn of seat 1; wait for yours
        dealer: Refill of 1 from 40
        0 take
        take 10 take 42 take 43 take 44 take pile
        dealer: Expedition of 1 from 5",
    );
    check(
        &format!(
            "SGP-21 ruling: who completed 7 and 8 goes by 7 and takes both before the other's 9
            {}
            expedition I2; 1 mark 9:a4,a5; 0 mark 7:a4,a5; 0 extra 8:a5
            waiting; 0 take 41; waiting; 0 take 42; refill 10 11; waiting",
            BOTH.replace("3 4", "9 12").replace("1 mark 3:", "1 mark 9:").replace("1 mark 4:", "1 mark 12:")
        ),
        "0 take
        0 take
        1 take",
    );
    check(
        &format!(
            "SGP-21 the other's 3 goes before 7 and 8
            {BOTH}
            expedition I2; 0 mark 7:a4,a5; 0 extra 8:a5; 1 mark 3:a4,a5
            waiting; 1 take pile; draw 1 20; waiting; 0 take pile; draw 0 21; waiting"
        ),
        "1 take
        0 take
        0 take",
    );
}

#[test]
fn sgp_23_the_second_fourth_and_sixth_of_a_colour_win_a_bonus() {
    check(
        &format!(
            "SGP-23 ten for the first second green, then six for the other's; an odd one wins nothing
            {}
            expedition I2; 0 mark 1:a4,a5; 1 mark 7:a4,a5; 0 take pile; draw 0 13; 1 take pile; draw 1 16; score 0
            expedition I2; 0 mark 4:a4,a5; 1 mark 10:b1; 0 take pile; draw 0 19; score 0
            expedition I2; 0 mark 13:a1; 1 mark 10:a4,a5; 1 take pile; draw 1 22; score 0; score 1
            expedition I3; 0 mark 13:a2,a3,a4; 1 mark 16:a1,a2,a3
            expedition I3; 0 mark 13:a5; 1 mark 22:a1,a2,a3; 0 take pile; draw 0 25; score 0",
            nearly(&[1, 4], &[7, 10])
        ),
        "0: red 0 green 0 torches - skulls 0 bonuses 0 completed 1 points 10
        0: red 0 green 0 torches - skulls 0 bonuses 10 completed 1 4 points 30
        0: red 0 green 0 torches - skulls 0 bonuses 10 completed 1 4 points 30
        1: red 0 green 0 torches - skulls 0 bonuses 6 completed 7 10 points 26
        0: red 0 green 0 torches - skulls 0 bonuses 10 completed 1 4 13 points 40",
    );
    check(
        &format!(
            "SGP-23 the rulebook's example: second green and second purple at once win ten each
            {}
            expedition I2; 0 mark 1:a4,a5; 1 mark 3:a4,a5; 0 take pile; draw 0 20; 1 take pile; draw 1 23
            expedition I2; 0 mark 4:a4,a5; 1 mark 6:a4,a5; 0 take pile; draw 0 26; 1 take pile; draw 1 29
            score 0; score 1",
            nearly(&[1, 4], &[3, 6])
        ),
        "0: red 0 green 0 torches - skulls 0 bonuses 10 completed 1 4 points 30
        1: red 0 green 0 torches - skulls 0 bonuses 10 completed 3 6 points 30",
    );
}

#[test]
fn sgp_24_the_lower_pyramid_number_takes_the_higher_bonus() {
    check(
        &format!(
            "SGP-24 both second greens at once: 4 before 10, though seat 1 took its card first in the step before
            {}
            expedition I2; 0 mark 10:a4,a5; 1 mark 1:a4,a5; 1 take pile; draw 1 20; 0 take pile; draw 0 23
            expedition I2; 0 mark 7:a4,a5; 1 mark 4:a4,a5
            1 take 41; refill 26; score 1; 0 take pile; draw 0 29; score 0; score 1",
            nearly(&[10, 7], &[1, 4])
        ),
        "1: red 0 green 0 torches - skulls 0 bonuses 0 completed 1 4 points 20
        0: red 0 green 0 torches - skulls 0 bonuses 6 completed 7 10 points 26
        1: red 0 green 0 torches - skulls 0 bonuses 10 completed 1 4 points 30",
    );
    check(
        "SGP-24 ruling: of two tombs in one chain the one reached second makes the count, here 10 against the other's 7
        expeditions I2=4 I3=4
        card 1 E..../...../...../x..../T....
        start 1 10, 4 7
        expedition I3; 0 mark 1:a1,a2,a3; 1 mark 4:a1,a2,a3
        expedition I3; 0 mark 10:a1,a2,a3; 1 mark 7:a1,a2,a3
        expedition I2; 0 mark 10:a4; 1 mark 4:a4,a5; 1 take pile; draw 1 20
        expedition I2; 0 mark 1:a4,a5; 0 extra 10:a5; 1 mark 7:a4,a5
        waiting; 0 take pile; draw 0 23; 0 take pile; draw 0 26; waiting; 1 take pile; draw 1 29; score 0; score 1",
        "0 take
        1 take
        0: red 0 green 0 torches - skulls 0 bonuses 6 completed 1 10 points 26
        1: red 0 green 0 torches - skulls 0 bonuses 10 completed 4 7 points 30",
    );
}

/// Seat 1 completes six purple pyramids one after the other, seat 0 one or two.
#[test]
fn sgp_29_the_rulebooks_example_of_two_purple_bonuses() {
    check(
        "SGP-29 the ten of purple is gone; second purple with 33, fourth with 15: 6 and 3
        expeditions I2=4 I3=4
        start 30 33, 3 6
        expedition I3; 0 mark 30:a1,a2,a3; 1 mark 3:a1,a2,a3
        expedition I3; 0 mark 33:a1,a2,a3; 1 mark 6:a1,a2,a3
        expedition I2; 0 mark 30:a4,a5; 1 mark 3:a4,a5; 1 take pile; draw 1 12; 0 take pile; draw 0 2
        expedition I2; 0 mark 2:a1; 1 mark 6:a4,a5; 1 take pile; draw 1 15; score 1
        expedition I3; 0 mark 2:b1; 1 mark 12:a1,a2,a3
        expedition I3; 0 mark 2:c1; 1 mark 15:a1,a2,a3
        expedition I2; 0 mark 2:d1; 1 mark 12:a4,a5; 1 take pile; draw 1 18
        expedition I2; 0 mark 33:a4,a5; 1 mark 15:a4,a5
        waiting; 1 take pile; draw 1 21; 0 take pile; draw 0 5; score 0; score 1
        expedition I3; 0 mark 2:e1; 1 mark 18:a1,a2,a3
        expedition I3; 0 mark 2:e2; 1 mark 21:a1,a2,a3
        expedition I2; 0 mark 2:e3; 1 mark 18:a4,a5; 1 take pile; draw 1 24
        expedition I2; 0 mark 2:e4; 1 mark 21:a4,a5; 1 take pile; draw 1 27; score 1",
        "1: red 0 green 0 torches - skulls 0 bonuses 10 completed 3 6 points 30
        1 take
        0: red 0 green 0 torches - skulls 0 bonuses 3 completed 30 33 points 23
        1: red 0 green 0 torches - skulls 0 bonuses 16 completed 3 6 12 15 points 56
        1: red 0 green 0 torches - skulls 0 bonuses 16 completed 3 6 12 15 18 21 points 76",
    );
}
