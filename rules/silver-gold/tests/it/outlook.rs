//! What a view says that a mark would bring, beside what it then brings.

use silver_gold::{Action, Bonuses, Card, Colour, Content, Deck, Held, SetUp, SilverGold, Squares, Step};
use std::collections::BTreeMap;
use tabletop::{Game, Luck as _, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw, pick};

/// The boxes that the seat has won.
fn won(bonuses: Bonuses, seat: Seat) -> Vec<(Colour, i32)> {
    let mut won = Vec::new();
    for colour in Colour::ALL {
        let boxes = bonuses.of(colour).into_iter().zip(Bonuses::BOXES);
        won.extend(boxes.filter(|(winner, _)| *winner == Some(seat)).map(|(_, points)| (colour, points)));
    }
    won
}

/// Everybody takes new cards until the next expedition card is due.
fn finish(mut game: SilverGold, luck: &mut Seeded) -> SilverGold {
    while !matches!(game.step(), Step::Expedition | Step::Over) {
        match game.waiting() {
            Waiting::Dealer => game.deal(&draw(game.due().unwrap(), luck)).unwrap(),
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = game.random_action(seat, luck).unwrap();
                game.act(seat, action).unwrap();
            }
            Waiting::Nobody => break,
        }
    }
    game
}

/// Whether somebody else has reached a tomb, who may be faster at a bonus.
fn is_contested(game: &SilverGold, seat: Seat) -> bool {
    Seat::all(game.set_up().players()).filter(|other| *other != seat).any(|other| {
        let is_reached =
            |held: &Held| held.marked.meets(game.set_up().deck().chamber(held.card).squares(Content::Tomb));
        game.held(other).iter().flatten().any(is_reached)
    })
}

/// Compares every outlook of a game at random with the game itself. How many tombs and bonus boxes were foretold.
fn foretold(set_up: SetUp, seed: u64) -> (usize, usize) {
    let mut luck = Seeded::new(seed);
    let mut game = SilverGold::new(set_up);
    let (mut tombs, mut boxes) = (0, 0);
    loop {
        let seats = match game.waiting() {
            Waiting::Nobody => return (tombs, boxes),
            Waiting::Dealer => {
                game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap();
                continue;
            }
            Waiting::Seats(seats) => seats,
        };
        let seat = seats.first().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let legal = view.legal_actions();
        let is_last = seats.len() == 1 && !is_contested(&game, seat);
        let had = won(game.bonuses(), seat);
        for action in &legal {
            let outlook = view.outlook(*action);
            let marks = matches!(action, Action::Mark { .. } | Action::Extra { .. });
            assert_eq!(outlook.is_some(), marks, "{action}");
            let Some(outlook) = outlook else { continue };
            let mut then = game.clone();
            then.act(seat, *action).unwrap();
            assert_eq!(outlook.score_card, then.score_card(seat), "{action}");
            let owed = then.view(Viewer::Seat(seat)).extras_due();
            assert_eq!(outlook.extras, owed.saturating_sub(view.extras_due().saturating_sub(1)), "{action}");
            // SGP-23, SGP-24: with nobody else at a tomb, all comes as foretold.
            if is_last && then.step() != Step::Mark {
                let end = finish(then, &mut luck);
                assert_eq!(outlook.after, end.points(seat), "{action}");
                let mut expected = [had.clone(), outlook.boxes.clone()].concat();
                if outlook.completes.is_none() {
                    // An earlier mark of the same chain may have reached a tomb.
                    expected = won(end.bonuses(), seat);
                    assert!(outlook.boxes.is_empty(), "{action}");
                }
                expected.sort();
                let mut found = won(end.bonuses(), seat);
                found.sort();
                assert_eq!(found, expected, "{action}");
                tombs += usize::from(outlook.completes.is_some());
                boxes += outlook.boxes.len();
            }
        }
        assert_eq!(view.outlook(Action::Pass), None);
        // Whole shapes, or else no game comes far.
        let shapes =
            legal.iter().filter(|action| matches!(action, Action::Mark { squares, .. } if squares.len() > 1));
        let shapes: Vec<Action> = shapes.copied().collect();
        let from = if shapes.is_empty() || luck.below(4) == 0 { &legal } else { &shapes };
        game.act(seat, *pick(from, &mut luck).unwrap()).unwrap();
    }
}

#[test]
fn sgp_24_an_outlook_is_what_the_rules_then_do() {
    let (mut tombs, mut boxes) = (0, 0);
    // With a chain of red crosses on every card pyramids are completed fast, also two at once.
    let rows = "E####/x####/x####/x####/T####".to_owned();
    let cards: BTreeMap<u8, String> = (1..=48).map(|number| (number, rows.clone())).collect();
    let fast = crate::common::deck_text("I2=1 I3=2 V3=2 T4=1 L4=1 O4=1", &cards);
    for seed in 0..6 {
        for deck in [None, Some(fast.as_str())] {
            let set_up = SetUp::parse(2 + (seed % 3) as u8, "", deck).unwrap();
            let (more_tombs, more_boxes) = foretold(set_up, seed);
            (tombs, boxes) = (tombs + more_tombs, boxes + more_boxes);
        }
    }
    assert!(tombs > 100 && boxes > 20, "{tombs} {boxes}");
}

#[test]
fn sgp_11_the_squares_to_the_tomb_are_counted_along_free_squares() {
    let chamber = |rows: &str| {
        let cards: BTreeMap<u8, String> = (1..=48).map(|number| (number, rows.to_owned())).collect();
        let deck = Deck::parse(&crate::common::deck_text("I2=1 I3=2 V3=2 T4=1 L4=1 O4=1", &cards)).unwrap();
        *deck.chamber(Card::new(1).unwrap())
    };
    let marks = |text: &str| match format!("mark 1:{text}").parse() {
        Ok(Action::Mark { squares, .. }) => squares,
        other => panic!("{other:?}"),
    };
    let straight = chamber("E..../...../...../...../T....");
    assert_eq!(straight.squares_to_tomb(Squares::NONE), 5);
    assert_eq!(straight.squares_to_tomb(marks("a1,b1")), 4);
    assert_eq!(straight.squares_to_tomb(marks("a1,a2,a3,a4,a5")), 0);
    let around = chamber("E..../####./...../.####/T....");
    assert_eq!(around.squares_to_tomb(Squares::NONE), 13);
}
