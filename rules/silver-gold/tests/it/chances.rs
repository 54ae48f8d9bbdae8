//! Hidden cards that `sample` and `redeal` draw have the probabilities that they have at a table.

use silver_gold::{Action, Cards, SetUp, SilverGold, Step};
use tabletop::conformance::Chances;
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

#[test]
fn sealed_marks_are_drawn_with_the_chances_of_the_table() {
    let law = Chances {
        set_ups: vec![SetUp::parse(2, "", None).unwrap()],
        seeds: 0..12,
        start: between_expeditions,
        events: 4,
        samples: 600,
        most_states: 400,
        ways: |_, _, _| 1,
    };
    let report = law.check().unwrap();
    assert!(report.views > 60 && report.freedom > 300, "{report}");
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
        check(&cards, f64::from(4 * samples) / 44.0, way);
        let pairs: Vec<u32> = pairs.into_iter().filter(|count| *count > 0).collect();
        assert_eq!(pairs.len(), 6, "two of four cards are kept");
        check(&pairs, f64::from(samples) / 6.0, way);
    }
}

/// Equal probabilities can give these counts: Pearson's statistic is at most five standard deviations above its mean.
fn check(counts: &[u32], expected: f64, what: &str) {
    let statistic: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = counts.len() as f64 - 1.0;
    assert!(
        statistic < freedom + 5.0 * (2.0 * freedom).sqrt(),
        "{what}: {statistic:.1} with {freedom}, {counts:?}"
    );
}
