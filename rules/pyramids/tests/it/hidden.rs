//! PY-20: what is open to all and what is hidden.
use crate::common::{check, seat_of};
use pyramids::{Card, Pyramids, Step};
use std::collections::BTreeSet;
use tabletop::{Game as _, Seat, Seeded, View as _, Viewer};

const STARTED: &str = "
        players 3
        dealer 2
        deal 0 r4 r5 rT y3 yT
        deal 1 g2 g3 g4 gT gT
        deal 2 b2 b3 b4 b5 b6
        draw 0 r2 r3";

fn of(view: &pyramids::View, seat: &str) -> u8 {
    view.hand_size(seat_of(seat))
}

#[test]
fn py_20_open_to_all() {
    let game = check(&format!(
        "PY-20 the table, the discards and the numbers of cards are open, hands are not
        {STARTED}
        0 swap yT
        draw 0 r2
        0 r5@1; r4@1.1; end"
    ));
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        assert_eq!((of(&view, "0"), of(&view, "1"), of(&view, "2")), (5, 5, 5));
        assert_eq!(view.pile(), 180 - 15 - 3);
        assert_eq!(view.discards().cards().map(|card| card.to_string()).collect::<Vec<_>>(), ["yT"]);
        assert_eq!(
            view.pyramids(seat_of("1")).map(|pyramid| pyramid.to_string()).collect::<Vec<_>>(),
            ["r5-4"]
        );
        assert_eq!(
            (view.dealer(), view.turn(), view.step()),
            (Some(seat_of("2")), Some(seat_of("1")), Step::Draw)
        );
        assert_eq!(view.hand().copied(), viewer.seat().map(|seat| *game.hand(seat)));
    }
    assert_eq!(game.view(Viewer::Spectator).unseen().total(), 180 - 3);
    assert_eq!(game.view(Viewer::Seat(Seat::FIRST)).unseen().total(), 180 - 3 - 5);
}

#[test]
fn py_20_plays_left_and_the_last_round_are_open() {
    let game = check(&format!("PY-20 plays left\n{STARTED}\n0 swap; r5@1"));
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.plays_left(), view.last_round_ends_with()), (Some(3), None));
    let game = check(
        "PY-20 the last round
        deck r 2=11 / y / g / b
        dealer 0
        deal 0 r2 r2 r2 r2 r2
        deal 1 r2 r2 r2 r2 r2
        draw 1 r2
        1 r2@1; end",
    );
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.plays_left(), view.last_round_ends_with()), (None, Some(seat_of("1"))));
}

fn holds_top_stone(game: &Pyramids, seat: &str) -> bool {
    game.hand(seat_of(seat)).iter().any(Card::is_top_stone)
}

#[test]
fn py_5_who_is_asked_to_exchange_holds_a_top_stone() {
    let asked = check(&format!("PY-5 the question tells all that there is a top stone\n{STARTED}"));
    let view = asked.view(Viewer::Spectator);
    assert_eq!(
        (view.known_top_stones(Seat::FIRST).least(), view.known_top_stones(Seat::FIRST).most()),
        (1, 7)
    );
    let mut luck = Seeded::new(3);
    for _ in 0..200 {
        assert!(holds_top_stone(&view.sample(&mut luck), "0"));
    }
    let not_asked = check(&format!(
        "PY-5 no question tells all that there is none
        {STARTED}
        0 swap; end; discard rT yT
        draw 1 r2 r3
        1 swap gT gT
        draw 1 r2 r3
        1 end; discard r2 r3
        draw 2 r3 r4
        -> waiting 2"
    ));
    let view = not_asked.view(Viewer::Seat(Seat::FIRST));
    assert_eq!(
        (view.known_top_stones(seat_of("2")).least(), view.known_top_stones(seat_of("2")).most()),
        (0, 0)
    );
    let mut seat_1 = BTreeSet::new();
    for _ in 0..200 {
        let sampled = view.sample(&mut luck);
        assert!(!holds_top_stone(&sampled, "2"));
        seat_1.insert(holds_top_stone(&sampled, "1"));
    }
    assert_eq!(seat_1.len(), 2, "nobody knows what seat 1 drew");
}

/// The chances of an exact count: two hands of which one is known to hold a top stone.
#[test]
fn what_is_dealt_anew_has_the_chances_of_the_table() {
    let game = check(
        "PY-20 seat 0 of few cards is asked to exchange
        deck r 2=10 T=3 / y / g / b
        dealer 1
        deal 0 r2 r2 r2 r2 rT
        deal 1 r2 r2 r2 r2 rT
        draw 0 r2 rT
        -> pile 1",
    );
    // Ways to put 3 top stones on 7 places of seat 0, 5 of seat 1, 1 of the pile, at least one with seat 0.
    let choose = |n: i32, k: i32| (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1));
    let mut expected = Vec::new();
    for first in 1..=3 {
        for second in 0..=(3 - first) {
            let pile = 3 - first - second;
            if pile <= 1 {
                let ways = choose(7, first) * choose(5, second) * choose(1, pile);
                expected.push(((first, second), ways));
            }
        }
    }
    let all: f64 = expected.iter().map(|(_, ways)| ways).sum();
    let mut luck = Seeded::new(5);
    let rounds = 20_000;
    let mut found = std::collections::BTreeMap::new();
    let tops = |game: &Pyramids, seat| {
        game.hand(seat_of(seat)).iter().filter(|card| card.is_top_stone()).count() as i32
    };
    for round in 0..rounds {
        let dealt = if round % 2 == 0 {
            let mut dealt = game.clone();
            dealt.redeal(Viewer::Spectator, &mut luck);
            dealt
        } else {
            game.view(Viewer::Spectator).sample(&mut luck)
        };
        *found.entry((tops(&dealt, "0"), tops(&dealt, "1"))).or_insert(0) += 1;
    }
    assert_eq!(found.len(), expected.len());
    for (shares, ways) in expected {
        let (seen, due) = (f64::from(found[&shares]), ways / all * f64::from(rounds));
        assert!((seen - due).abs() < 5.0 * due.sqrt(), "{shares:?}: {seen} instead of {due}");
    }
}
