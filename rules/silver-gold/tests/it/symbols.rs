//! SGP-15 to SGP-19: what the symbols do when they are marked.

use crate::common::check;
use silver_gold::{Card, Content, Deck, ScoreCard};

#[test]
fn sgp_15_gems_to_ten_of_a_colour() {
    check(
        "SGP-15 each gem crosses off the next of its colour; beyond ten nothing more counts
        deck expeditions I3=8
        deck card 1 Errrr/rgrrr/rrrrr/rrrrr/T....
        start 1 2, 3 4
        expedition I3; 0 mark 1:a1,b1,c1; 1 mark 3:a1
        -> score 0: red 2 points 2
        expedition I3; 0 mark 1:a2,b2,c2; 1 mark 3:b1
        -> score 0: red 4 green 1 points 8
        expedition I3; 0 mark 1:a3,b3,c3; 1 mark 3:c1
        -> score 0: red 7 green 1 points 11
        expedition I3; 0 mark 1:d1; 1 mark 3:d1
        -> score 0: red 8 green 1 points 12
        expedition I3; 0 mark 1:a4,b4,c4; 1 mark 3:e1
        -> score 0: red 10 green 1 points 14

        SGP-15 each gem crosses off the next of its colour; beyond ten nothing more counts
        deck expeditions I3=8
        deck card 1 Egggg/grggg/ggggg/ggggg/T....
        start 1 2, 3 4
        expedition I3; 0 mark 1:a1,b1,c1; 1 mark 3:a1
        -> score 0: green 2 points 2
        expedition I3; 0 mark 1:a2,b2,c2; 1 mark 3:b1
        -> score 0: red 1 green 4 points 8
        expedition I3; 0 mark 1:a3,b3,c3; 1 mark 3:c1
        -> score 0: red 1 green 7 points 11
        expedition I3; 0 mark 1:d1; 1 mark 3:d1
        -> score 0: red 1 green 8 points 12
        expedition I3; 0 mark 1:a4,b4,c4; 1 mark 3:e1
        -> score 0: red 1 green 10 points 14",
    );
}

#[test]
fn sgp_16_a_torch_of_no_round_is_not_lit() {
    let deck = Deck::shipped();
    let torches = |card| deck.chamber(card).squares(Content::Torch);
    let card = Card::all().find(|card| !torches(*card).is_empty()).unwrap();
    let lit = |round| {
        let mut score_card = ScoreCard::default();
        score_card.mark(deck.chamber(card), torches(card), round);
        score_card
    };
    for round in 0..=u8::MAX {
        assert_eq!(lit(round), ScoreCard::new(0, 0, [round], 0), "round {round}");
        assert_eq!(lit(round).torches(), u8::from((1..=4).contains(&round)), "round {round}");
    }
}

#[test]
fn sgp_16_one_torch_a_round_and_only_its_own() {
    check(
        "SGP-16 the rulebook's example: the torch of round 1, then only that of round 2
        deck card 1 Ett../t..../...../...../T....
        deck card 3 E..../...../t..../...../T....
        start 1 2, 3 4
        expedition I3; 0 mark 1:a1,b1,c1; 1 mark 3:a1
        -> score 0: torches 1 points 5
        expedition I3; 0 mark 1:a2; 1 mark 3:b1
        -> score 0: torches 1 points 5
        idle 5
        -> score 0: torches 1 points 5
        -> score 1: points 0
        expedition I3; 0 mark 1:a3; 1 mark 3:c2
        -> score 0: torches 1 points 5
        expedition I3; 0 mark 1:a4; 1 mark 3:a3
        -> score 0: torches 1 points 5
        -> score 1: torches 2 points 5",
    );
}

#[test]
fn sgp_5_sgp_17_skulls_cost_more_and_more_to_ten() {
    check(
        "SGP-17 each skull crosses off the next; beyond ten nothing more counts
        deck expeditions I3=8
        deck card 1 Essss/sssss/...../...../T....
        deck card 2 Essss/...../...../...../T....
        start 1 2, 3 4
        expedition I3; 0 mark 1:a1,b1,c1; 1 mark 3:a1
        -> score 0: skulls 2 points -3
        expedition I3; 0 mark 1:a2,b2,c2; 1 mark 3:b1
        -> score 0: skulls 5 points -15
        expedition I3; 0 mark 1:d1; 1 mark 3:c1
        -> score 0: skulls 6 points -21
        expedition I3; 0 mark 1:d2; 1 mark 3:d1
        -> score 0: skulls 7 points -28
        expedition I3; 0 mark 2:a1,b1,c1; 1 mark 3:e1
        -> score 0: skulls 9 points -45
        expedition I3; 0 mark 2:d1; 1 mark 3:e2
        -> score 0: skulls 10 points -55
        expedition I3; 0 mark 1:e1; 1 mark 3:e3
        -> score 0: skulls 10 points -55",
    );
}

#[test]
fn sgp_18_potions_wipe_the_two_worst_skulls() {
    check(
        "SGP-18 two skulls, or fewer if there are fewer; of a shape first all skulls, then all potions
        deck expeditions I3=8
        deck card 1 Ep.../s..../ps.../pp.../T....
        deck card 3 Ess../..s../psp../...../T....
        start 1 2, 3 4
        expedition I3; 0 mark 1:a1; 1 mark 3:a1,b1,c1
        expedition I3; 0 mark 1:b1; 1 mark 3:c2
        -> score 0: points 0
        -> score 1: skulls 3 points -6
        expedition I3; 0 mark 1:a2; 1 mark 3:a2
        -> score 0: skulls 1 points -1
        expedition I3; 0 mark 1:a3; 1 mark 3:a3,b3,c3
        -> score 0: points 0
        -> score 1: points 0
        expedition I3; 0 mark 1:b3; 1 mark 3:d3
        -> score 0: skulls 1 points -1
        expedition I3; 0 mark 1:b4; 1 mark 3:d2
        -> score 0: points 0

        SGP-18 ruling: the limit of ten comes before the potion of the same shape; extras come after, one by one
        deck expeditions I3=8
        deck card 1 Essss/sssss/s..../spx../T.ps.
        start 1 2, 3 4
        expedition I3; 0 mark 1:a1,b1,c1; 1 mark 3:a1
        expedition I3; 0 mark 1:a2,b2,c2; 1 mark 3:b1
        expedition I3; 0 mark 1:d1; 1 mark 3:c1
        expedition I3; 0 mark 1:d2; 1 mark 3:d1
        expedition I3; 0 mark 1:e1; 1 mark 3:e1
        expedition I3; 0 mark 1:e2; 1 mark 3:e2
        expedition I3; 0 mark 1:a3; 1 mark 3:e3
        -> score 0: skulls 10 points -55
        expedition I3; 0 mark 1:a4,b4,c4
        -> score 0: skulls 8 points -36
        0 extra 1:c5
        -> score 0: skulls 6 points -21",
    );
}

#[test]
fn sgp_19_the_tomb_completes_and_the_card_stays_until_replaced() {
    check(
        "SGP-19 the symbols of the shape that reached the tomb count; an extra may go on the completed card
        deck card 1 E..../...../x..../.r.../Tg...
        start 1 2, 3 4
        expedition I2; 0 mark 1:a1,a2; 1 mark 3:a1
        expedition I3; 0 mark 1:a3,a4,a5
        -> score 0: points 0
        -> legal 0: extra 1:b1, extra 1:b2, extra 1:b3, extra 1:b4, extra 1:b5, extra 2:a1
        0 extra 1:b5
        -> score 0: green 1 points 1
        -> legal 0: none
        1 mark 3:b1
        -> waiting: 0
        -> score 0: green 1 completed 1 points 11
        0 extra 41:a1 => take-now

        SGP-19 option completed=closed: not on the completed card
        players 2 completed=closed
        deck card 1 E..../...../x..../.r.../Tg...
        start 1 2, 3 4
        expedition I2; 0 mark 1:a1,a2; 1 mark 3:a1
        expedition I3; 0 mark 1:a3,a4,a5
        -> score 0: points 0
        -> legal 0: extra 2:a1
        0 extra 1:b5 => completed 1
        0 extra 2:a1; 1 mark 3:b1
        -> score 0: completed 1 points 10",
    );
}
