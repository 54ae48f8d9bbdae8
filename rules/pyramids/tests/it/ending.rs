//! Cases of the rule sheet: end and score.
use crate::common::check;
use tabletop::{Game as _, Seat, Viewer};

/// After [`FIVE`] the draw pile holds nine cards.
const NINE_LEFT: &str = "deck r 2=11 T=4 / y 3=8 T=4 / g / b";

/// Five complete pyramids stand in front of seat 0; seat 0 is to play. 18 cards are drawn.
const FIVE: &str = "dealer 0; deal 0 r2 r2 y3 y3 y3; deal 1 r2 r2 rT rT rT; draw 1 y3 y3
        1 r2@0; rT@0.1; r2@0; rT@0.2; end
        draw 0 yT yT; 0 y3@0; yT@0.3; y3@0; yT@0.4; end
        draw 1 r2 yT; 1 y3@0; yT@0.5; y3@0; r2@1; end
        draw 0 r2 yT
        -> pyramids 0: r2-T r2-T y3-T y3-T y3-T y3";

#[test]
fn py_14_py_15_a_view_tells_that_the_end_is_near() {
    let view = check(&format!("PY-14 one more complete pyramid ends the game\n{NINE_LEFT}\n{FIVE}"))
        .view(Viewer::Spectator);
    assert_eq!(Seat::all(2).map(|seat| view.needs_one_more(seat)).collect::<Vec<_>>(), [true, false]);
    // Nine cards, two a turn.
    assert_eq!(view.turns_to_last_round(), 5);
}

#[test]
fn py_14_sixth_pyramid() {
    check(&format!(
        "PY-14 the sixth complete pyramid ends the game at once; plays left are lost
        {NINE_LEFT}
        {FIVE}
        0 yT@0.6
        -> waiting: nobody
        -> legal 0: none
        0 r2@0 => game-over
        0 end => game-over
        -> result: 16 0 winners=0

        PY-14 five complete pyramids do not end it
        {NINE_LEFT}
        {FIVE}
        0 r2@0; r2@0
        -> waiting: 0
        0 end
        -> waiting: dealer

        PY-14 also when another player places the last stone
        {NINE_LEFT}
        {FIVE}
        0 y3@1; end
        draw 1 r2 r2
        -> waiting: 1
        1 r2@0; rT@0.7
        -> result: 15 0 winners=0"
    ));
}

#[test]
fn py_14_goes_before_py_15() {
    check(&format!(
        "PY-15 after a sixth pyramid in the turn in which the draw pile runs out there is no last round
        deck r 2=7 T=3 / y 3=6 T=4 / g / b
        {FIVE}
        0 y3@1; end
        draw 1 r2 y3
        -> draw_pile: 0
        1 r2@0; rT@0.7
        -> waiting: nobody
        1 end => game-over
        -> result: 15 0 winners=0

        PY-15 without the sixth pyramid the last round follows the same turn
        deck r 2=7 T=3 / y 3=6 T=4 / g / b
        {FIVE}
        0 y3@1; end
        draw 1 r2 y3; 1 r2@0; end
        -> waiting: 0"
    ));
}

#[test]
fn py_15_last_round() {
    check(
        "PY-15 the turn ends as usual; then all play any number of cards, from the next player to that one
        players 3
        deck r 2=8 3=2 4=2 T=3 / y 2=3 / g / b
        dealer 0; deal 0 r2 r2 r2 r3 rT; deal 1 r2 r2 r4 rT y2; deal 2 r2 r2 r3 y2 y2; draw 1 r2 r4
        1 swap rT
        draw 1 rT
        -> draw_pile: 0
        -> legal 1 r4: r4@0, r4@1, r4@2
        1 r4@1; end
        -> legal 1: discard r2, discard r4, discard rT, discard y2
        1 discard y2
        -> waiting: 2
        2 swap rT => no-exchange-now
        draw 2 r2 r2 => nothing-due
        2 r3@1.1; r2@1.1; r2@2; y2@2; y2@2
        -> hand 2: none
        -> legal 2: end
        2 end
        -> waiting: 0
        0 rT@1.1
        -> hand 0: r2 r2 r2 r3
        0 end
        -> waiting: 1
        1 discard r2 => nothing-to-discard
        1 end
        -> waiting: nobody
        -> hand 1: r2 r2 r2 r4 rT
        -> result: 0 9 0 winners=1

        PY-15 a player without cards must end the turn too
        deck r 2=14 / y / g / b
        dealer 0; deal 0 r2 r2 r2 r2 r2; deal 1 r2 r2 r2 r2 r2; draw 1 r2 r2
        1 r2@1; r2@1; r2@1; r2@1; end
        draw 0 r2 r2
        -> draw_pile: 0
        0 end; discard r2 r2
        -> waiting: 1
        1 r2@0; r2@0; r2@0
        -> legal 1: end
        1 end
        0 r2@1; r2@1; r2@1; r2@1; r2@1
        -> legal 0: end
        0 end
        -> result: 0 0 winners=0,1

        PY-15 the draw pile can run out in the draw of an exchange
        deck r 2=9 T=4 / y / g / b
        dealer 0; deal 0 r2 r2 r2 r2 r2; deal 1 r2 r2 r2 rT rT; draw 1 rT rT
        -> draw_pile: 1
        1 swap rT
        draw 1 r2
        -> draw_pile: 0
        1 end; discard r2 r2
        -> waiting: 0
        0 end
        -> waiting: 1
        1 end
        -> waiting: nobody",
    );
}

#[test]
fn py_15_sixth_pyramid_in_the_last_round() {
    check(
        "PY-15 a sixth pyramid in the last round does not end the turn of the player who completes it
        deck r 2=8 T=7 / y 2=3 / g / b
        dealer 0; deal 0 r2 r2 r2 rT rT; deal 1 r2 r2 r2 rT rT; draw 1 r2 rT
        1 r2@0; rT@0.1; r2@0; rT@0.2; end
        draw 0 rT rT; 0 r2@0; rT@0.3; r2@0; rT@0.4; end
        draw 1 r2 y2
        -> draw_pile: 2
        1 r2@0; rT@0.5; r2@0; end
        draw 0 y2 y2
        -> draw_pile: 0
        -> hand 0: r2 rT rT y2 y2
        0 end
        -> waiting: 1
        1 r2@1; y2@1; end
        -> waiting: 0
        0 rT@0.6
        -> waiting: 0
        0 rT@1.1; r2@0; y2@0; y2@0
        -> legal 0: end
        0 end
        -> result: 12 2 winners=0

        PY-15 nor does it stop the players after
        deck r 2=8 T=7 / y 2=3 / g / b
        dealer 0; deal 0 r2 r2 r2 rT rT; deal 1 r2 r2 r2 rT rT; draw 1 r2 rT
        1 r2@0; rT@0.1; r2@0; rT@0.2; end
        draw 0 rT rT; 0 r2@0; rT@0.3; r2@0; rT@0.4; end
        draw 1 r2 y2; 1 r2@0; r2@0; end
        draw 0 y2 y2; 0 rT@0.5; end
        -> waiting: 1
        1 rT@0.6
        -> waiting: 1
        1 r2@1; end
        -> waiting: 0
        0 rT@1.1; end
        -> result: 12 2 winners=0",
    );
}

#[test]
fn py_16_score() {
    check(
        "PY-16 only complete pyramids count, top stones do not
        deck r 2=6 3=2 4=2 T=3 / y / g / b
        dealer 0; deal 0 r2 r2 r3 r4 rT; deal 1 r2 r2 r2 r3 rT; draw 1 r4 rT
        1 r4@1; r3@1.1; rT@1.1; r2@1; end
        -> score 1: 7
        draw 0 r2; 0 r4@0; r3@0.1; end
        1 end; 0 end
        -> result: 0 7 winners=1

        PY-16 with open=count open ones count too, doubled as well when Great
        players 2 open=count
        deck r 2=6 3=2 4=2 6=1 T=3 / y 5=1 / g / b
        dealer 0; deal 0 r2 r2 r3 r4 r6; deal 1 r2 r2 r2 r3 rT; draw 1 r4 rT
        1 r4@1; r3@1.1; rT@1.1; r2@1; end
        draw 0 rT y5; 0 r6@0; r4@0.1; r3@0.1; y5@0; end
        -> score 0: 31
        -> score 1: 9
        -> waiting: dealer
        draw 1 r2; 1 end
        0 end; 1 end
        -> result: 31 9 winners=0",
    );
}

#[test]
fn py_17_great_pyramids() {
    check(
        "PY-17 more than 10 stones without the top stone: all of it counts double
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y4 y5 yT g2; draw 1 g3 g4
        1 y5@1; y4@1.1; y2@1.1
        -> score 1: 0
        1 yT@1.1
        -> score 1: 22

        PY-17 ten stones are not more than 10
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y3 y5 yT g2; draw 1 g3 g4
        1 y5@1; y3@1.1; y2@1.1; yT@1.1
        -> score 1: 10",
    );
}

/// Seat 1 plays, then seat 0, then the last round follows.
const TIE: &str = "deck r 2=4 3=4 T=5 / y / g / b
        dealer 0; deal 0 r2 r2 r3 rT rT; deal 1 r2 r3 r3 rT rT; draw 1 r2 r3";

#[test]
fn py_18_ties() {
    check(&format!(
        "PY-18 most points win
        {TIE}
        1 r3@1; rT@1.1; end
        draw 0 rT; 0 r3@0; r2@0.1; rT@0.1; end
        1 end; 0 end
        -> result: 5 3 winners=0

        PY-18 a tie goes to the player with more complete pyramids
        {TIE}
        1 r3@1; r2@1.1; rT@1.1; end
        draw 0 rT; 0 r2@0; rT@0.1; r3@0; rT@0.2; end
        1 end; 0 end
        -> result: 5 5 winners=0

        PY-18 then it is shared
        {TIE}
        1 r2@1; rT@1.1; r3@1; rT@1.2; end
        draw 0 rT; 0 r2@0; rT@0.1; r3@0; rT@0.2; end
        1 end; 0 end
        -> result: 5 5 winners=0,1

        PY-18 with open=count too only complete pyramids break the tie
        players 2 open=count
        {TIE}
        1 r3@1; r2@1.1; rT@1.1; end
        draw 0 rT; 0 r3@0; r2@0; end
        1 end; 0 end
        -> result: 5 5 winners=1

        PY-18 with open=count equal numbers of complete pyramids share the win, however many are open
        players 2 open=count
        {TIE}
        1 r3@1; r2@1.1; rT@1.1; end
        draw 0 rT; 0 r3@0; rT@0.1; r2@0; end
        1 end; 0 end
        -> result: 5 5 winners=0,1"
    ));
}
