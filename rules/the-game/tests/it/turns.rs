//! TG-7 to TG-17: placing, turns, the end.

use crate::common::check;
use the_game::Left;

#[test]
fn placing() {
    check(
        "TG-7 upwards at any distance, never down or the same: the rows of the rulebook
        deal 0 3 11 12 13 18 20 34 35
        0 3>A1; 11>A1; 12>A1; 13>A1; 18>A1; 20>A1; 34>A1; 35>A1; end
        deal 0 2 7 19 25 28 29 49 51
        0 51>A1
        0 49>A1 => does-not-fit-ascending 49, A1, 51
        0 2>A2; 7>A2; 19>A2; 25>A2; 28>A2; 29>A2; 49>A2
        -> tops: 51 49 100 100

        TG-8 downwards at any distance, never up: the rows of the rulebook
        deal 0 57 60 61 78 90 94 97 98
        0 94>D1
        0 98>D1 => does-not-fit-descending 98, D1, 94
        0 90>D1; 78>D1; 61>D1; 60>D1; 57>D1; 98>D2; 97>D2; end
        deal 0 2 3 4 5 6 81 83 88
        0 88>D2; 83>D2; 81>D2
        -> tops: 1 1 57 81

        TG-9 exactly ten back: in the rulebook Tasos places 37 on an ascending 47, Sara 75 on a descending 65
        players 2
        deal 0 36 37 38 47 57 74 76; deal 1 2 3 4 5 65 75 85; 0 keen 1; 1 keen 0
        0 47>A1
        0 36>A1 => does-not-fit-ascending 36, A1, 47
        0 38>A1 => does-not-fit-ascending 38, A1, 47
        0 37>A1; end
        deal lowest; 1 65>D1
        1 85>D1 => does-not-fit-descending 85, D1, 65
        1 75>D1
        -> tops: 37 1 75 100

        TG-9 as often as wanted, on any pile, mixed with ordinary cards
        deal 0 18 28 30 40 41 51 61 62
        0 28>A1; 18>A1; 62>D2; 41>D2; 51>D2; 61>D2; 40>A2; 30>A2
        -> tops: 18 30 100 61

        TG-9 the start values are not ten away from anything: 90 does not go back on 100, 11 not on 1
        deal 0 2 11 12 90 91 92 93 99
        0 99>A1
        0 90>A1 => does-not-fit-ascending 90, A1, 99
        0 11>A2; 2>D1; 12>D1

        TG-10 the tops are open to all, and what was played is shown
        deal lowest; 0 2>A1; 3>A1
        -> placed: 2 3
        -> tops: 3 1 100 100

        TG-10 a purist table does not show what was played
        players 1 played=off
        deal lowest; 0 2>A1; 3>A1
        -> placed: not shown
        -> tops: 3 1 100 100

        TG-7 only cards in hand can be placed
        deal lowest
        0 50>A1 => not-in-hand 50",
    );
}

#[test]
fn a_turn() {
    check(
        "TG-11 at least two cards, one after the other, up to the whole hand
        deal lowest
        -> minimum: 2
        0 end => too-few 2, 0
        0 2>A1
        0 end => too-few 2, 1
        0 3>A2; 4>A1; 5>A1; 6>A1; 7>A1; 8>A1; 9>A1
        -> legal 0: end
        0 end
        -> due: 8 of 90

        TG-12 as many are drawn as were placed: Lukas of the rulebook places and draws four
        players 3
        deal 0 5 10 20 30 40 90; deal 1 2 3 4 6 7 8; deal 2 11 12 13 14 15 16; 0 keen 3; 1 keen 0
        2 keen 0
        0 5>A1; 10>A2; 20>A2; 90>D2
        -> hand 0: 30 40
        0 end
        -> due: 4 of 80
        0 30>A1 => deal-first
        deal 0 9 17 18 19
        -> hand 0: 9 17 18 19 30 40
        -> draw_pile: 76
        -> waiting: 1

        TG-12 as far as the draw pile reaches; TG-13 then one card is enough and nobody draws
        ascend
        -> draw_pile: 0
        -> hand 0: 98 99
        -> minimum: 1
        0 99>D1; end
        -> waiting: 0
        -> hand 0: 98

        TG-13 the draw pile at the start of the turn counts: two cards while one is left in it
        players 2
        deal 0 2 3 4 5 6 7 8; deal 1 9 10 11 12 13 14 15; 0 keen 1; 1 keen 0
        -> minimum: 2
        0 2>A1
        0 end => too-few 2, 1

        TG-14 a seat without cards is skipped
        players 3
        ascend
        -> waiting: 2
        -> hand 0: 92 93 94 95 96 97
        -> hand 1: 98 99
        2 86>A1; end
        0 92>A1; end
        1 99>D1; 98>D1
        -> legal 1: end
        1 end
        -> waiting: 2
        2 87>D1; end
        0 93>A1; end
        -> waiting: 2",
    );
}

#[test]
fn end() {
    check(
        "TG-15 a seat that is stuck at the start of its turn ends the game at once, without an action
        players 2
        deal 0 2 3 4 50 97 98 99; deal 1 5 6 7 8 9 10 11; 0 keen 1; 1 keen 0
        0 99>A1; 98>A2; 2>D1; 3>D2
        0 end
        -> due: 4 of 84
        deal 0 60 61 62 63
        -> result: left=94

        TG-15 a seat that can place only one card places it before the game is over
        deal 0 40 41 42 43 44 45 46 99
        0 99>A1; 40>D1; end
        deal 0 97 98
        -> waiting: 0

        TG-15 stuck below the minimum after the first card
        deal 0 2 3 4 5 96 97 98 99
        0 99>A1; 98>A2; 2>D1; 3>D2; end
        deal 0 20 30 40 86
        -> result: left=94

        TG-15 with the minimum reached a player who fits nothing more may end
        deal 0 2 3 50 51 96 97 98 99
        0 99>A1; 98>A2; 2>D1; 3>D2
        -> legal 0: end

        TG-16 the last card wins at once; TG-17 nothing is left
        ascend; 0 98>A1
        -> waiting: 0
        0 99>A1
        -> result: left=0
        0 end => game-over

        TG-17 what is left counts hands and draw pile
        deal 0 2 3 4 5 96 97 98 99
        0 99>A1; 98>A2; 2>D1; 3>D2; end
        deal 0 20 30 40 50
        -> draw_pile: 86
        -> hand 0: 4 5 20 30 40 50 96 97
        -> result: left=94",
    );
}

#[test]
fn tg_17_fewer_than_ten_is_excellent() {
    let excellent: Vec<bool> = [0, 9, 10, 98].map(|left| Left(left).is_excellent()).to_vec();
    assert_eq!(excellent, [true, true, false, false]);
    assert!(Left(0).is_win() && !Left(1).is_win());
}
