//! The board's own thinking, tried on games played at random.

use super::end::{Verdict, verdict};
use super::events::{self, Event};
use super::places::{Place, Places};
use super::preview::{self, Gain};
use crate::kit::keys::Direction;
use silver_gold::{Action, Held, SetUp, SilverGold, Step, View, Wanted};
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw, pick};

/// Plays a game at random and shows it before each choice, and at its end.
fn play(players: u8, seed: u64, mut look: impl FnMut(&SilverGold)) {
    let mut luck = Seeded::new(seed);
    let mut game = SilverGold::new(SetUp::parse(players, "", None).unwrap());
    loop {
        match game.waiting() {
            Waiting::Dealer => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
            Waiting::Seats(seats) => {
                look(&game);
                let seat = seats.first().unwrap();
                let legal = game.legal_actions(seat);
                // Whole shapes, or else no game comes far.
                let marks: Vec<Action> = legal
                    .iter()
                    .copied()
                    .filter(|action| Place::of(*action).is_some_and(|place| place.squares.len() > 1))
                    .collect();
                let from = if marks.is_empty() { &legal } else { &marks };
                game.act(seat, *pick(from, &mut luck).unwrap()).unwrap();
            }
            Waiting::Nobody => {
                look(&game);
                return;
            }
        }
    }
}

fn views(players: u8, seed: u64, mut look: impl FnMut(&SilverGold, &View)) {
    play(players, seed, |game| {
        if let Waiting::Seats(seats) = game.waiting() {
            let seat = seats.first().unwrap();
            look(game, &game.view(Viewer::Seat(seat)));
        }
    });
}

fn held_cards(view: &View) -> [Option<silver_gold::Card>; 2] {
    view.held(view.viewer().seat().unwrap()).map(|held| held.map(|held: Held| held.card))
}

#[test]
fn gains_add_up_to_the_outlook() {
    for seed in 0..6 {
        views(2 + (seed % 3) as u8, seed, |_, view| {
            for action in view.legal_actions().into_iter().filter(|action| Place::of(*action).is_some()) {
                let outlook = view.outlook(action).unwrap();
                let points = |gain: Gain| match gain {
                    Gain::Pyramid(points)
                    | Gain::Bonus(points)
                    | Gain::Torch(points)
                    | Gain::Gems(points)
                    | Gain::Potion(points) => points,
                    Gain::Skull(points, _) => -points,
                    Gain::Extra(_) => 0,
                };
                let sum: i32 = preview::gains(&outlook).into_iter().map(points).sum();
                assert_eq!(outlook.after.total(), outlook.before.total() + sum, "{action}");
            }
        });
    }
}

#[test]
fn every_place_can_be_reached_by_keys() {
    for seed in 0..6 {
        views(2, seed, |_, view| {
            let (legal, cards) = (view.legal_actions(), held_cards(view));
            for single in [false, true] {
                let places = preview::places(view, &legal, single);
                let Some(first) = places.first(None) else { continue };
                let (mut seen, mut open) = (BTreeSet::from([first.action]), vec![first]);
                while let Some(place) = open.pop() {
                    let four = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
                    let arrows = four.map(|direction| places.step(place, direction, cards));
                    let others = [
                        places.turn(place, place.middle()),
                        places.mirror(place, place.middle()),
                        place.middle().and_then(|middle| places.tap(Some(place), None, place.card, middle)),
                    ];
                    for next in arrows.into_iter().chain(others).flatten() {
                        assert!(places.contains(next));
                        if seen.insert(next.action) {
                            open.push(next);
                        }
                    }
                }
                let all: BTreeSet<Action> = legal
                    .iter()
                    .copied()
                    .filter(|action| {
                        Place::of(*action).is_some_and(|place| (place.squares.len() == 1) == single)
                    })
                    .collect();
                assert_eq!(seen, all, "{:?}", view.held(view.viewer().seat().unwrap()));
            }
        });
    }
}

#[test]
fn taps_go_through_all_places_over_a_square() {
    views(3, 7, |_, view| {
        let places = preview::places(view, &view.legal_actions(), false);
        for card in held_cards(view).into_iter().flatten() {
            for square in places.on(card).iter() {
                let first = places.tap(None, None, card, square).unwrap();
                let mut round = vec![first];
                loop {
                    let next = places.tap(round.last().copied(), None, card, square).unwrap();
                    assert!(next.covers(card, square));
                    if next == first {
                        break;
                    }
                    assert!(!round.contains(&next));
                    round.push(next);
                }
                let covering = view.legal_actions().into_iter().filter_map(Place::of);
                let covering = covering.filter(|place| place.squares.len() > 1 && place.covers(card, square));
                assert_eq!(round.len(), covering.count());
            }
        }
    });
}

#[test]
fn a_turned_shape_lies_in_another_way_on_the_same_card() {
    views(2, 3, |_, view| {
        let places: Places = preview::places(view, &view.legal_actions(), false);
        if let Some(place) = places.first(None) {
            if let Some(turned) = places.turn(place, place.middle()) {
                assert!(places.contains(turned) && turned.card == place.card);
                assert_ne!(turned.facing(), place.facing());
                assert!(turned.facing().is_turn_of(place.facing()));
            }
            if let Some(mirrored) = places.mirror(place, place.middle()) {
                assert_ne!(mirrored.facing(), place.facing());
                assert!(mirrored.facing().is_turn_of(place.facing().mirrored()));
            }
        }
    });
}

#[test]
fn everything_completed_and_won_is_told_once() {
    for seed in 0..4 {
        let mut last: Option<View> = None;
        let mut told = Vec::new();
        play(3, seed, |game| {
            let view = game.view(Viewer::Spectator);
            told.extend(last.iter().flat_map(|last| events::between(last, &view)));
            last = Some(view);
        });
        let view = last.unwrap();
        for seat in Seat::all(3) {
            let completed =
                told.iter().filter(|event| matches!(event, Event::Completed { seat: by, .. } if *by == seat));
            assert_eq!(completed.count(), view.completed(seat).count());
            let won: i32 = told
                .iter()
                .map(|event| match event {
                    Event::Bonus { seat: by, points, .. } if *by == seat => *points,
                    _ => 0,
                })
                .sum();
            assert_eq!(won, view.points(seat).bonuses);
        }
        assert!(verdict(&view).is_some());
    }
}

#[test]
fn the_most_points_win() {
    let mut end = None;
    play(4, 1, |game| end = Some(game.view(Viewer::Spectator)));
    let end = end.unwrap();
    let most = Seat::all(4).map(|seat| end.points(seat).total()).max().unwrap();
    match verdict(&end).unwrap() {
        Verdict::Most(seat) | Verdict::Lowest(seat, _) => assert_eq!(end.points(seat).total(), most),
        Verdict::Shared(seats) => assert!(seats.len() > 1),
    }
}

#[test]
fn extra_squares_are_single_and_a_shape_that_fits_nowhere_is_not_offered() {
    let (mut extras, mut shapes) = (0, 0);
    for seed in 0..6 {
        views(2, seed, |_, view| {
            let legal = view.legal_actions();
            let single = preview::only_single(view, &legal);
            match view.wanted() {
                Some(Wanted::Extra) => {
                    extras += 1;
                    assert!(single);
                }
                Some(Wanted::Mark) => {
                    assert_eq!(view.step, Step::Mark);
                    shapes += usize::from(!single);
                    assert_eq!(preview::places(view, &legal, false).is_empty(), single);
                }
                _ => {}
            }
        });
    }
    assert!(extras > 0 && shapes > 0);
}
