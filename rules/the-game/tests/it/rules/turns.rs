//! TG-7 to TG-17: placing, turns, the end.

use super::check;
use the_game::Left;

#[test]
fn placing() {
    for case in [
        // The rulebook's rows: 3, 11, 12, 13, 18, 20, 34, 35, 51 and 2, 7, 19, 25, 28, 29, 49.
        "TG-7 upwards at any distance, never down or the same
         players 1
         deal 0 3 11 12 13 18 20 34 35
         0 3>A1
         0 11>A1
         0 12>A1
         0 13>A1
         0 18>A1
         0 20>A1
         0 34>A1
         0 35>A1
         0 end
         deal 0 2 7 19 25 28 29 49 51
         0 51>A1
         0 49>A1 -> refused: 49 does not fit A1, whose top is 51: place higher or exactly 10 lower
         0 2>A2
         0 7>A2
         0 19>A2
         0 25>A2
         0 28>A2
         0 29>A2
         0 49>A2
         -> tops: 51 49 100 100",
        // 94, 90, 78, 61, 60, 57 and 98, 97, 88, 83, 81.
        "TG-8 downwards at any distance, never up
         players 1
         deal 0 57 60 61 78 90 94 97 98
         0 94>D1
         0 98>D1 -> refused: 98 does not fit D1, whose top is 94: place lower or exactly 10 higher
         0 90>D1
         0 78>D1
         0 61>D1
         0 60>D1
         0 57>D1
         0 98>D2
         0 97>D2
         0 end
         deal 0 2 3 4 5 6 81 83 88
         0 88>D2
         0 83>D2
         0 81>D2
         -> tops: 1 1 57 81",
        // Tasos: 37 on an ascending 47. Sara: 75 on a descending 65.
        "TG-9 exactly ten back
         players 2
         deal 0 36 37 38 47 57 74 76
         deal 1 2 3 4 5 65 75 85
         0 keen 1
         1 keen 0
         0 47>A1
         0 36>A1 -> refused: 36 does not fit A1, whose top is 47: place higher or exactly 10 lower
         0 38>A1 -> refused: 38 does not fit A1, whose top is 47: place higher or exactly 10 lower
         0 37>A1
         0 end
         deal lowest
         1 65>D1
         1 85>D1 -> refused: 85 does not fit D1, whose top is 65: place lower or exactly 10 higher
         1 75>D1
         -> tops: 37 1 75 100",
        "TG-9 as often as wanted, on any pile, mixed with ordinary cards
         players 1
         deal 0 18 28 30 40 41 51 61 62
         0 28>A1
         0 18>A1
         0 62>D2
         0 41>D2
         0 51>D2
         0 61>D2
         0 40>A2
         0 30>A2
         -> tops: 18 30 100 61",
        "TG-9 the start values are not ten away from anything: 90 does not go back on 100, 11 not on 1
         players 1
         deal 0 2 11 12 90 91 92 93 99
         0 99>A1
         0 90>A1 -> refused: 90 does not fit A1, whose top is 99: place higher or exactly 10 lower
         0 11>A2
         0 2>D1
         0 12>D1",
        "TG-10 the tops are open to all, and what was played is shown
         players 1
         deal lowest
         0 2>A1
         0 3>A1
         -> played: 2 3
         -> tops: 3 1 100 100",
        "TG-10 a purist table does not show what was played
         players 1 played=off
         deal lowest
         0 2>A1
         0 3>A1
         -> played: not shown
         -> tops: 3 1 100 100",
        "TG-7 only cards in hand can be placed
         players 1
         deal lowest
         0 50>A1 -> refused: 50 is not in your hand",
    ] {
        check(case);
    }
}

#[test]
fn a_turn() {
    for case in [
        "TG-11 at least two cards, one after the other, up to the whole hand
         players 1
         deal lowest
         -> minimum: 2
         0 end -> refused: place at least 2 cards before you end the turn; you placed 0
         0 2>A1
         0 end -> refused: place at least 2 cards before you end the turn; you placed 1
         0 3>A2
         0 4>A1
         0 5>A1
         0 6>A1
         0 7>A1
         0 8>A1
         0 9>A1
         -> legal 0: end
         0 end
         -> waiting: deal 8",
        // Lukas places one on the first row, two on the second, one on the last, and draws four.
        "TG-12 as many are drawn as were placed
         players 3
         deal 0 5 10 20 30 40 90
         deal 1 2 3 4 6 7 8
         deal 2 11 12 13 14 15 16
         0 keen 3
         1 keen 0
         2 keen 0
         0 5>A1
         0 10>A2
         0 20>A2
         0 90>D2
         -> hand 0: 30 40
         0 end
         -> waiting: deal 4
         0 30>A1 -> refused: cards must be dealt first
         deal 0 9 17 18 19
         -> hand 0: 9 17 18 19 30 40
         -> draw_pile: 76
         -> waiting: 1",
        "TG-12 as far as the draw pile reaches; TG-13 then one card is enough and nobody draws
         players 1
         ascend
         -> draw_pile: 0
         -> hand 0: 98 99
         -> minimum: 1
         0 99>D1
         0 end
         -> waiting: 0
         -> hand 0: 98",
        "TG-13 what counts is the draw pile at the start of the turn: two cards while there was one left
         players 2
         deal 0 2 3 4 5 6 7 8
         deal 1 9 10 11 12 13 14 15
         0 keen 1
         1 keen 0
         -> minimum: 2
         0 2>A1
         0 end -> refused: place at least 2 cards before you end the turn; you placed 1",
        "TG-14 whoever has no cards is skipped
         players 3
         ascend
         -> waiting: 2
         -> hand 0: 92 93 94 95 96 97
         -> hand 1: 98 99
         2 86>A1
         2 end
         0 92>A1
         0 end
         1 99>D1
         1 98>D1
         -> legal 1: end
         1 end
         -> waiting: 2
         2 87>D1
         2 end
         0 93>A1
         0 end
         -> waiting: 2",
    ] {
        check(case);
    }
}

#[test]
fn end() {
    for case in [
        "TG-15 stuck at the start of a turn: over at once, without an action
         players 2
         deal 0 2 3 4 50 97 98 99
         deal 1 5 6 7 8 9 10 11
         0 keen 1
         1 keen 0
         0 99>A1
         0 98>A2
         0 2>D1
         0 3>D2
         0 end
         -> waiting: deal 4
         deal 0 60 61 62 63
         -> waiting: left=94",
        "TG-15 the first card may leave no second: over after it
         players 1
         deal 0 40 41 42 43 44 45 46 99
         0 99>A1
         0 40>D1
         0 end
         deal 0 97 98
         -> waiting: 0",
        "TG-15 stuck below the minimum after the first card
         players 1
         deal 0 2 3 4 5 96 97 98 99
         0 99>A1
         0 98>A2
         0 2>D1
         0 3>D2
         0 end
         deal 0 20 30 40 86
         -> waiting: left=94",
        "TG-15 with the minimum reached a player who fits nothing more may end
         players 1
         deal 0 2 3 50 51 96 97 98 99
         0 99>A1
         0 98>A2
         0 2>D1
         0 3>D2
         -> legal 0: end",
        "TG-16 the last card wins at once; TG-17 nothing is left
         players 1
         ascend
         0 98>A1
         -> waiting: 0
         0 99>A1
         -> waiting: left=0
         0 end -> refused: the game is over",
        "TG-17 what is left counts hands and draw pile
         players 1
         deal 0 2 3 4 5 96 97 98 99
         0 99>A1
         0 98>A2
         0 2>D1
         0 3>D2
         0 end
         deal 0 20 30 40 50
         -> draw_pile: 86
         -> hand 0: 4 5 20 30 40 50 96 97
         -> waiting: left=94",
    ] {
        check(case);
    }
}

#[test]
fn tg_17_fewer_than_ten_is_excellent() {
    let excellent: Vec<bool> = [0, 9, 10, 98].map(|left| Left(left).is_excellent()).to_vec();
    assert_eq!(excellent, [true, true, false, false]);
    assert!(Left(0).is_win() && !Left(1).is_win());
}
