//! What people read on this board, in every language.

use super::spoken;
use crate::play::Play;
use crate::words::{Book, Language, open};
use bots::Playable as _;
use protocol::News;
use pyramids::{Pyramids, SetUp, View};
use tabletop::{Game as _, Seat, SetUp as _, Viewer};

fn read(language: Language) {
    open(Book::page(language));
}

/// A game of two in which seat 1 has started, as seat 0 sees it.
fn game(actions: &[&str]) -> Pyramids {
    let mut game = Pyramids::new(SetUp::parse(2, "", None).unwrap());
    for deal in ["dealer 0", "deal 0 r2 r2 r3 g5 bT", "deal 1 y3 y4 y5 y6 yT", "draw 1 g2 b2"] {
        game.deal(&deal.parse().unwrap()).unwrap();
    }
    for action in actions {
        game.act(Seat::new(1).unwrap(), action.parse().unwrap()).unwrap();
    }
    game
}

fn seen(actions: &[&str], viewer: u8) -> View {
    game(actions).view(Viewer::Seat(Seat::new(viewer).unwrap()))
}

fn play() -> Play {
    Play::new(|_| {})
}

#[test]
fn every_reason_of_the_bots_can_be_said_with_its_gaps() {
    for language in Language::ALL {
        read(language);
        for (key, gaps) in Pyramids::REASONS {
            let gaps: Vec<(String, String)> = gaps
                .iter()
                .map(|gap| {
                    let value = match *gap {
                        "card" => "g3",
                        "cards" => "rT yT",
                        "pyramid" => "y5-4-2",
                        "seat" => "1",
                        _ => "12",
                    };
                    ((*gap).to_owned(), value.to_owned())
                })
                .collect();
            let said = crate::kit::hint::reason(play(), key, &gaps, spoken::gap);
            assert!(
                said != *key && !said.contains('$') && !said.contains("y5-4-2"),
                "{}: {said}",
                language.code()
            );
        }
    }
}

#[test]
fn actions_are_said_the_same_from_before_and_after() {
    read(Language::En);
    for (plays, action, said) in [
        (&["y6@1"][..], "y5@1.1", "yellow 5 on your yellow 6"),
        (&[][..], "y6@0", "yellow 6 as a new pyramid for Seat 1"),
        (&["y6@0"][..], "y4@0.1", "yellow 4 on Seat 1’s yellow 6"),
        (&[][..], "swap yT", "exchange yellow top stone"),
    ] {
        let action = action.parse().unwrap();
        assert_eq!(spoken::action(play(), &seen(plays, 1), action), said);
        let mut after = game(plays);
        after.act(Seat::new(1).unwrap(), action).unwrap();
        assert_eq!(spoken::action(play(), &after.view(Viewer::Seat(Seat::new(1).unwrap())), action), said);
    }
}

#[test]
fn what_happened_is_announced_with_what_it_made() {
    read(Language::En);
    let plays = ["y6@1", "y5@1.1", "y3@1.1"];
    let told = |viewer: u8| {
        let news = News::Action { seat: 1, action: "y3@1.1".into() };
        spoken::news(play(), &seen(&plays, viewer), &news).unwrap()
    };
    assert_eq!(told(1), "Yellow 3 on your yellow 6, 5. 14 stones, open, Great: counts 28 once complete.");
    assert_eq!(
        told(0),
        "Seat 2: yellow 3 on Seat 2’s yellow 6, 5. 14 stones, open, Great: counts 28 once complete."
    );
    let top = News::Action { seat: 1, action: "yT@1.1".into() };
    let plays = ["y6@1", "y5@1.1", "y3@1.1", "yT@1.1"];
    assert_eq!(
        spoken::news(play(), &seen(&plays, 1), &top).unwrap(),
        "Yellow top stone on your yellow 6, 5, 3. Complete, Great: 14 stones count 28. You have 1 of 6 complete."
    );
}
