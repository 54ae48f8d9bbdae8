//! Hidden cards that `sample` and `redeal` draw have the probabilities that they have at a table.

use silver_gold::{Action, Cards, SetUp, SilverGold, Step};
use std::collections::BTreeMap;
use tabletop::conformance::{Chances, compare_counts};
use tabletop::{Game as _, Luck as _, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, deal_all, draw};

/// Plays at random until an expedition card is due, when nothing is hidden.
fn between_expeditions(set_up: &SetUp, luck: &mut Seeded) -> SilverGold {
    let mut game = SilverGold::new(set_up.clone());
    let expeditions = luck.below(12);
    let mut turned = 0;
    loop {
        match game.waiting() {
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = game.random_action(seat, luck).unwrap();
                game.act(seat, action).unwrap();
            }
            _ => {
                let is_expedition = game.view(Viewer::Spectator).step == Step::Expedition;
                if is_expedition && turned == expeditions {
                    return game;
                }
                turned += u32::from(is_expedition);
                game.deal(&draw(game.due().unwrap(), luck)).unwrap();
            }
        }
    }
}

/// Checks the law, and returns how many views and degrees of freedom were compared.
fn check(players: u8, options: &str, deck: Option<&str>, games: u64) -> (usize, usize) {
    let law = Chances {
        set_ups: vec![SetUp::parse(players, options, deck).unwrap()],
        seeds: 0..games,
        start: between_expeditions,
        events: 2 * usize::from(players),
        samples: 600,
        most_states: 400,
        ways: |_, _, _| 1,
    };
    let report = law.check().unwrap();
    (report.views, report.degrees_of_freedom)
}

#[test]
fn sealed_marks_are_drawn_with_the_chances_of_the_table() {
    let (views, freedom) = check(2, "", None, 12);
    assert!(views > 60 && freedom > 300, "{views} {freedom}");
}

#[test]
fn sealed_marks_of_two_others_are_drawn_with_the_chances_of_the_table() {
    let (views, freedom) = check(3, "", None, 12);
    assert!(views > 60 && freedom > 300, "{views} {freedom}");
}

/// A red cross beside every tomb, so that extra squares are often due on a completed card.
#[test]
fn extra_squares_are_drawn_with_the_chances_of_the_table_where_completed_cards_are_closed() {
    let rows = "E####/.####/.####/x.###/T.###".to_owned();
    let cards: BTreeMap<u8, String> = (1..=48).map(|number| (number, rows.clone())).collect();
    let deck = crate::common::deck_text("I2=2 I3=6", &cards);
    let (views, freedom) = check(2, "completed=closed", Some(&deck), 12);
    assert!(views > 60 && freedom > 150, "{views} {freedom}");
    let (_, open) = check(2, "", Some(&deck), 12);
    assert!(freedom < open, "the option leaves fewer choices: {freedom} {open}");
}

/// There are too many first hands to list, so each card and each pair is counted by itself.
#[test]
fn first_hands_are_drawn_with_the_chances_of_the_table() {
    let samples = 6_000u32;
    let mut luck = Seeded::new(3);
    let mut game = SilverGold::new(SetUp::parse(2, "", None).unwrap());
    deal_all(&mut game, &mut luck).unwrap();
    let [own, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let kept = game.random_action(other, &mut luck).unwrap();
    game.act(other, kept).unwrap();
    let viewer = Viewer::Seat(own);
    let view = game.view(viewer);
    let unseen: Vec<_> = Cards::ALL.iter().filter(|card| !game.hand(own).contains(*card)).collect();
    for way in ["sample", "redeal"] {
        let (mut cards, mut pairs) = ([0u32; 44], [0u32; 16]);
        for _ in 0..samples {
            let mut state = game.clone();
            match way {
                "sample" => state = view.sample(&mut luck),
                _ => state.redeal(viewer, &mut luck),
            }
            let hand = state.hand(other);
            for card in hand.iter() {
                cards[unseen.iter().position(|other| *other == card).unwrap()] += 1;
            }
            // What the other seat keeps shows once everybody has chosen.
            let Some(Action::Keep(own_pair)) = state.random_action(own, &mut luck) else {
                panic!("no choice")
            };
            state.act(own, Action::Keep(own_pair)).unwrap();
            let kept = state.held(other).into_iter().flatten().map(|held| held.card);
            let places = kept.map(|card| hand.iter().position(|other| other == card).unwrap());
            pairs[places.fold(0, |bits, place| bits | 1 << place)] += 1;
        }
        let report = compare_counts(cards.map(|count| (1.0 / 44.0, count)));
        assert!(report.is_chance(), "{way}: {report}");
        let pairs: Vec<u32> = pairs.into_iter().filter(|count| *count > 0).collect();
        assert_eq!(pairs.len(), 6, "two of four cards are kept");
        let report = compare_counts(pairs.into_iter().map(|count| (1.0 / 6.0, count)));
        assert!(report.is_chance(), "{way}: {report}");
    }
}
