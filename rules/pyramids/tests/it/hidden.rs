//! PY-20: what everybody sees and what is hidden.
use crate::common::{check, joined};
use pyramids::Step;
use tabletop::{Game as _, Seat, Viewer};

const STARTED: &str = "players 3
        dealer 2; deal 0 r4 r5 rT y3 yT; deal 1 g2 g3 g4 gT gT; deal 2 b2 b3 b4 b5 b6; draw 0 r2 r3";

#[test]
fn py_20_open_to_all() {
    let game = check(&format!(
        "PY-20 the table, the discards and the numbers of cards are open, hands are not
        {STARTED}
        0 swap yT
        draw 0 r2; 0 r5@1; r4@1.1; end"
    ));
    let one = Seat::new(1).unwrap();
    for viewer in Viewer::all(3) {
        let view = game.view(viewer);
        assert!(view.hand_sizes.iter().all(|(_, size)| *size == 5));
        assert_eq!(view.draw_pile, 180 - 15 - 3);
        assert_eq!(
            (joined(view.discards.cards()), joined(view.table.pyramids(one))),
            ("yT".into(), "r5-4".into())
        );
        assert_eq!((view.dealer, view.to_move(), view.step), (Seat::new(2), Some(one), Step::Draw));
        assert_eq!(view.hand.as_ref().copied(), viewer.seat().map(|seat| *game.hand(seat)));
    }
    assert_eq!(game.view(Viewer::Spectator).unseen().total(), 180 - 3);
    assert_eq!(game.view(Viewer::Seat(Seat::FIRST)).unseen().total(), 180 - 3 - 5);
}

#[test]
fn py_20_plays_left_and_the_last_round_are_open() {
    let game = check(&format!("PY-20 plays left\n{STARTED}\n0 r5@1"));
    let view = game.view(Viewer::Spectator);
    assert!(matches!(view.step, Step::Play { left: 3, .. }), "{:?}", view.step);
    assert_eq!(view.last_round_ends_with(), None);
    let game = check(
        "PY-20 the last round
        deck r 2=11 / y / g / b
        dealer 0; deal 0 r2 r2 r2 r2 r2; deal 1 r2 r2 r2 r2 r2; draw 1 r2
        1 r2@1; end",
    );
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.last_round_ends_with(), Seat::new(1));
}

/// Two games that differ in the cards of seat 0 only, one of them a top stone.
#[test]
fn py_5_py_20_nobody_can_tell_whether_a_hand_holds_a_top_stone() {
    let with = |card: &str| {
        check(&format!(
            "PY-5 seat 0 exchanges nothing
            dealer 1; deal 0 r4 r5 {card}; deal 1 g2 g3 g4 g5 g6; draw 0 r2 r3
            0 r2@0"
        ))
    };
    let (one, other) = (with("rT y3 yT"), with("y2 y3 y4"));
    for viewer in Viewer::all(2).skip(1) {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
}
