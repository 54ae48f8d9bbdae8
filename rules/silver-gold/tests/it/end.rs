//! SGP-22, SGP-25 to SGP-28: cards running out, the end, the score.

use crate::common::check;
use silver_gold::{Action, Points, ScoreCard, SetUp, SilverGold, Wanted};
use std::collections::BTreeMap;
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw, pick};

/// With a chain of red crosses on every card, pyramids are completed so fast that all cards run out.
#[test]
fn sgp_22_cards_run_out_and_players_without_one_pass() {
    let rows = "E####/x####/x####/x####/T####".to_owned();
    let cards: BTreeMap<u8, String> = (1..=48).map(|number| (number, rows.clone())).collect();
    let text = crate::common::deck_text("I2=1 I3=2 V3=2 T4=1 L4=1 O4=1", &cards);
    let (mut not_refilled, mut one_card, mut passed, mut nothing_to_take) = (0, 0, 0, 0);
    for seed in 0..10 {
        let mut luck = Seeded::new(seed);
        let mut game = SilverGold::new(SetUp::parse(4, "", Some(&text)).unwrap());
        let mut events = 0;
        loop {
            let (draw_pile, display) = (game.draw_pile(), game.display());
            match game.waiting() {
                Waiting::Nobody => break,
                Waiting::Dealer => {
                    let due = game.due().unwrap();
                    if tabletop::Due::count(&due) < 4 && game.expedition().is_some() {
                        assert!(!draw_pile.is_empty(), "no deal of no card");
                    }
                    game.deal(&draw(due, &mut luck)).unwrap();
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = game.legal_actions(seat);
                    let held = game.held(seat).into_iter().flatten().count();
                    match game.wanted(seat).unwrap() {
                        Wanted::Take => {
                            assert!(!draw_pile.is_empty() || !display.is_empty());
                            assert_eq!(legal.contains(&Action::TakePile), !draw_pile.is_empty());
                            assert!(
                                draw_pile.is_empty() || display.len() >= 3,
                                "{display} is filled up to four"
                            );
                            not_refilled += usize::from(display.len() < 3);
                        }
                        Wanted::Pass => {
                            assert_eq!((legal.as_slice(), held), (&[Action::Pass][..], 0));
                            assert_eq!(game.view(Viewer::Seat(seat)).forced(), Some(Action::Pass));
                            assert!(draw_pile.is_empty() && display.is_empty());
                            passed += 1;
                        }
                        _ => {
                            assert!(!legal.contains(&Action::Pass));
                            one_card += usize::from(held == 1);
                            nothing_to_take += usize::from(display.is_empty() && draw_pile.is_empty());
                        }
                    }
                    game.act(seat, *pick(&legal, &mut luck).unwrap()).unwrap();
                }
            }
            events += 1;
            assert!(events < 2_000);
        }
        assert!(game.outcome().is_some(), "a game without cards is still played to its end");
    }
    assert!(not_refilled > 0 && one_card > 0 && passed > 0 && nothing_to_take > 0);
}

/// After three expeditions of the first round come 24 in which no seat completes a pyramid.
const TO_THE_LAST: &str = "deck card 3 Er.../...../...../...../T....
    deck expeditions I2=4 I3=4
    start 1 4, 3 6
    expedition I3; 0 mark 1:a1,a2,a3; 1 mark 3:a1,a2,a3
    expedition I3; 0 mark 4:a1,a2,a3; 1 mark 6:a1,a2,a3
    expedition I2; 0 mark 1:a4,a5; 1 mark 3:b1; 0 take pile; draw 0 13
    idle 24";

#[test]
fn sgp_25_after_round_four_and_replacing_and_bonuses_on_the_last_card_too() {
    check(&format!(
        "SGP-25 an open pyramid gives no ten points, but its marks on the score card stay
        {TO_THE_LAST}
        -> table: round 4 left 2 display 41 42 43 44 draw_pile 39
        expedition I3; 0 mark 4:a5; 1 mark 6:e2
        -> waiting: 0
        -> result: none
        0 take 41
        -> due: 1 of 39
        -> score 0: completed 1 4 points 20
        refill 5
        -> score 0: bonuses 10 completed 1 4 points 30
        -> score 1: red 1 points 1
        -> result: 30 1 winners=0"
    ));
}

#[test]
fn sgp_26_each_part_of_the_score() {
    let total = |pyramids, card, bonuses| Points::new(pyramids, card, bonuses).total();
    let card = |red, green, skulls| ScoreCard::new(red, green, [], skulls);
    assert_eq!(total(3, card(0, 0, 0), 0), 30);
    assert_eq!(total(0, ScoreCard::new(0, 0, [1, 2, 3, 4], 0), 0), 20);
    assert_eq!(total(0, card(0, 0, 0), 16), 16);
    assert_eq!(total(0, card(10, 10, 0), 0), 50);
    assert_eq!(total(0, card(2, 5, 0), 0), 13);
    // Only the worst skull counts.
    let losses = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55];
    for (skulls, loss) in (0..).zip(losses) {
        assert_eq!(total(1, card(0, 0, skulls), 0), 10 - loss);
    }
}

#[test]
fn sgp_27_a_tie_goes_to_the_lowest_completed_number() {
    let start = "deck expeditions I2=4 I3=4
        deck card 3 E..../rg.../rg.../...../T....
        start 5 6, 3 4
        expedition I3; 0 mark 5:a1,a2,a3; 1 mark 3:a1,a2,a3
        expedition I3; 0 mark 6:a1; 1 mark 3:b1";
    let without_gems = start.replace("rg...", ".....");
    check(&format!(
        "SGP-27 ten points each: seat 1 wins with 3 completed, because seat 0 has completed 5
        {without_gems}
        expedition I2; 0 mark 5:a4,a5; 1 mark 3:a4,a5; take pile; draw 1 20; 0 take pile; draw 0 23
        idle 25
        -> result: 10 10 winners=1

        SGP-27 ten points each: a completed pyramid wins against none
        {start}
        expedition I2; 0 mark 5:a4,a5; 1 mark 3:b2,b3; 0 take pile; draw 0 23
        idle 25
        -> result: 10 10 winners=0

        SGP-27 ruling: without completed pyramids the tied seats share the win, the seat with fewer points does not
        players 3
        deck card 1 Er.../...../...../...../T....
        deck card 6 Eg.../...../...../...../T....
        start 1 2, 3 4, 5 6
        expedition I2; 0 mark 1:a1,b1; 1 mark 3:a1; 2 mark 6:a1,b1
        idle 27
        -> result: 1 0 1 winners=0,2"
    ));
}

#[test]
fn sgp_28_the_rulebooks_example_scores_111() {
    let points = Points::new(7, ScoreCard::new(6, 3, [1, 4], 3), 19);
    let parts = (points.pyramids, points.torches, points.bonuses, points.gems, points.skull);
    assert_eq!(parts, (70, 10, 19, 18, 6));
    assert_eq!(points.total(), 111);
}

#[test]
fn sgp_24_a_seat_wins_all_three_boxes_of_a_colour_and_no_fourth() {
    let rows = "E####/x####/x####/x####/T####".to_owned();
    let greens: BTreeMap<u8, String> = (1..=48).map(|number| (number, rows.clone())).collect();
    let set_up = SetUp::parse(2, "", Some(&crate::common::deck_text("I3=8", &greens))).unwrap();
    let mut best = 0;
    for seed in 0..20 {
        let game: SilverGold = tabletop::random_game(set_up.clone(), &mut Seeded::new(seed)).unwrap();
        for seat in Seat::all(2) {
            let mine =
                |colour| game.set_up().deck().of_colour(colour).intersection(game.completed(seat)).len();
            let bonuses = game.bonuses();
            for colour in silver_gold::Colour::ALL {
                let won = bonuses.of(colour).into_iter().filter(|winner| *winner == Some(seat)).count();
                assert!(won <= usize::from(mine(colour) / 2).min(3));
                best = best.max(won);
                let all = Seat::all(2).map(|seat| {
                    game.set_up().deck().of_colour(colour).intersection(game.completed(seat)).len().min(6) / 2
                });
                let given = bonuses.of(colour).into_iter().flatten().count();
                assert_eq!(given, usize::from(all.sum::<u8>()).min(3), "every bonus earned is given");
            }
        }
    }
    assert_eq!(best, 3);
}
