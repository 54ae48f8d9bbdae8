//! Cases of the rule sheet: building.
use crate::common::check;

#[test]
fn py_8_starting() {
    check(
        "PY-8 a floor of any size starts a pyramid, a top stone can't
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 rT y2 y9 g5 g5; draw 1 b7 bT
        -> legal 1: swap rT, swap bT, swap rT bT, y2@0, y2@1, y9@0, y9@1, g5@0, g5@1, b7@0, b7@1, end
        1 rT@1 => top-stone-starts-nothing rT
        1 y2@1; y9@1; g5@1
        -> pyramids 1: y2 y9 g5

        PY-8 several of the same colour may stand in front of one player, numbered as they were started
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y4 y4 y5 y5 y5; draw 1 y3 y4
        1 y5@0; y5@0
        1 y4@0.3 => no-such-pyramid 0, 3, 2
        1 y4@1.1 => no-such-pyramid 1, 1, 0
        1 y4@0.2; y3@0.2
        -> pyramids 0: y5 y5-4-3",
    );
}

#[test]
fn py_9_one_colour() {
    check(
        "PY-9 a pyramid is of one colour, top stone included
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y3 y4 g3 gT b3; draw 1 r3 yT
        1 y4@1
        1 g3@1.1 => other-colour g3, yellow
        1 r3@1.1 => other-colour r3, yellow
        1 b3@1.1 => other-colour b3, yellow
        1 y3@1.1
        1 gT@1.1 => other-colour gT, yellow
        -> legal 1 @1.1: yT@1.1
        1 yT@1.1
        -> pyramids 1: y4-3-T",
    );
}

#[test]
fn py_10_floors() {
    check(
        "PY-10 a floor has 1 or 2 stones fewer than the one below
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y5 y6 y7 y8 y9; draw 1 y7 y9
        1 y7@1
        1 y7@1.1 => floor-does-not-fit y7, 7
        1 y8@1.1 => floor-does-not-fit y8, 7
        1 y9@1.1 => floor-does-not-fit y9, 7
        -> legal 1 @1.1: y5@1.1, y6@1.1
        1 y5@1.1
        1 y6@1.1 => floor-does-not-fit y6, 5
        1 y9@1
        1 y6@1.2 => floor-does-not-fit y6, 9
        1 y7@1.2
        -> pyramids 1: y7-5 y9-7

        PY-10 there is no limit to the number of floors
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y5 y6 y7 y8 y9; draw 1 y3 y4
        1 y9@1; y8@1.1; y7@1.1; y6@1.1; end
        draw 0 y2 yT; 0 r2@0; r3@0; end
        draw 1 y2 yT; 1 y5@1.1; y4@1.1; y3@1.1; y2@1.1; end
        draw 0 b2 b3; 0 yT@1.1
        -> pyramids 1: y9-8-7-6-5-4-3-2-T
        -> score 1: 88",
    );
}

#[test]
fn py_11_top_stones() {
    check(
        "PY-11 a top stone goes only on a floor of 2 or 3 stones
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y3 y4 yT yT; draw 1 yT yT
        1 y4@1
        1 yT@1.1 => top-stone-too-early yT, 4
        -> legal 1 @1.1: y2@1.1, y3@1.1
        1 y2@1.1; yT@1.1; y3@0
        -> pyramids 1: y4-2-T
        -> legal 1: end
        1 end
        draw 0 yT gT; 0 yT@0.1
        -> pyramids 0: y3-T",
    );
}

#[test]
fn py_12_complete() {
    check(
        "PY-12 a pyramid with its top stone never changes again
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y3 yT yT g2; draw 1 g3 g4
        1 y3@1; yT@1.1
        1 y2@1.1 => complete 1, 1
        1 yT@1.1 => complete 1, 1
        1 g2@1.1 => complete 1, 1
        -> legal 1 @1.1: none
        -> pyramids 1: y3-T",
    );
}

#[test]
fn py_13_belonging() {
    check(
        "PY-13 cards go on pyramids of others too; the seat in front of which a pyramid stands scores it
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y3 y4 yT g2 g3; draw 1 g4 g5
        1 y4@0; y3@0.1; yT@0.1; end
        -> pyramids 0: y4-3-T
        -> pyramids 1: none
        -> score 0: 7
        -> score 1: 0
        draw 0 g2 g3; 0 g3@1; g2@1.1
        -> pyramids 1: g3-2",
    );
}
