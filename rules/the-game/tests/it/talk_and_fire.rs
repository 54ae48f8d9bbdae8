//! TG-18, TG-21, TG-22: talking, and On Fire.

use crate::common::check;
use the_game::{Action, Card, Cards};

#[test]
fn talking() {
    check(
        "TG-18 any seat sets and clears a phrase about a pile at any time from the first deal on, and all see it
        players 2
        0 say A1 leave => deal-first
        deal 0 2 3 4 5 6 7 8
        1 say A1 leave
        deal 1 9 10 11 12 13 14 15
        0 say D2 here; keen 1; 1 keen 0; say A1 good; 0 say A1 nojump
        -> said 0 A1: nojump
        -> said 1 A1: good
        -> said 0 D2: here
        0 2>A1; 3>A1; end
        1 say A1 clear
        -> said 1 A1: none
        -> due: 2 of 84
        2 say A1 leave => no-such-seat 2

        TG-18 not after the game
        deal 0 2 3 4 5 96 97 98 99
        0 99>A1; 98>A2; 2>D1; 3>D2; end
        deal 0 20 30 40 50
        0 say A1 leave => game-over",
    );
    // No phrase can carry a number: there are five words for each of four piles, and nothing else can be said.
    for wrong in ["say A1 47", "say A1 leave 47", "say A3 leave", "say leave", "say A1 Leave"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn tg_21_the_fire_cards() {
    let fire: Vec<u8> = Cards::ALL.iter().filter(|card| card.is_fire()).map(Card::number).collect();
    assert_eq!(fire, [22, 33, 44, 55, 66, 77]);
}

#[test]
fn on_fire() {
    check(
        "TG-22 a fire card on top at the end of a turn must be covered in the next, or all is lost, with nothing drawn
        players 2 fire
        deal 0 2 3 4 5 6 7 22; deal 1 8 9 10 11 12 13 30; 0 keen 1; 1 keen 0
        0 2>A1; 22>A1
        -> burning: none
        0 end
        -> burning: A1
        deal 0 14 15
        1 8>A2; 9>A2
        -> legal 1: 10>A2, 10>D1, 10>D2, 11>A2, 11>D1, 11>D2, 12>A1, 12>A2, 12>D1, 12>D2, 13>A2, 13>D1, 13>D2, 30>A1, 30>A2, 30>D1, 30>D2, end
        1 end
        -> result: left=94

        TG-22 covered in time, with an ordinary card or backwards
        players 2 fire
        deal 0 2 3 4 5 6 7 22; deal 1 8 9 10 11 12 13 30; 0 keen 1; 1 keen 0
        0 2>A1; 22>A1; end
        deal 0 14 15
        1 12>A1
        -> burning: none
        1 8>A2; end
        -> burning: none
        -> due: 2 of 82

        TG-22 the seat that placed it may cover it in the same turn
        players 2 fire
        deal 0 2 3 4 5 6 22 23; deal 1 8 9 10 11 12 13 30; 0 keen 1; 1 keen 0
        0 22>A1; 23>A1; end
        -> burning: none

        TG-22 several burn, and all must be covered; a fire card may cover another and burns itself
        players 2 fire
        deal 0 2 3 4 5 6 22 77; deal 1 8 9 10 11 12 33 60; 0 keen 1; 1 keen 0
        0 22>A1; 77>D1; end
        -> burning: A1 D1
        deal 0 44 66
        1 33>A1
        -> burning: D1
        1 60>D1; end
        -> burning: A1
        deal 1 50 51
        0 44>A1; 66>D2; end
        -> burning: A1 D2

        TG-22 nobody is made to end the turn that loses the game, though there is nothing else to do
        players 1 fire
        deal 0 22 93 94 95 96 97 98 99
        0 22>D1; 99>A1; end
        deal 0 80 81
        0 98>A2; 80>D2
        -> legal 0: end
        -> forced 0: none
        0 end
        -> result: left=94

        TG-22 without a fire card the same is forced
        players 1
        deal 0 22 93 94 95 96 97 98 99
        0 22>D1; 99>A1; end
        deal 0 80 81
        0 98>A2
        -> forced 0: none
        0 80>D2
        -> forced 0: end

        TG-22 solo the next turn counts
        players 1 fire
        deal 0 2 3 4 5 6 7 8 22
        0 2>A1; 22>A1; end
        deal 0 10 11
        0 3>A2; 4>A2; end
        -> result: left=94

        TG-22 a seat without cards is skipped: the next seat with cards must cover
        players 3 fire
        ascend keeping 77
        -> waiting: 2
        -> hand 0: 77 92 93 94 95 96
        -> hand 1: 97 98 99
        2 86>A1; end
        0 92>A1; end
        1 99>D1; 98>D1; 97>D1; end
        -> waiting: 2
        2 87>A2; end
        0 77>D1; end
        -> burning: D1
        -> waiting: 2
        2 88>A2; end
        -> result: left=7

        TG-22 the last card wins even if a pile burns
        players 1 fire
        ascend keeping 66 77
        -> hand 0: 66 77 99
        0 99>A1; 77>D1; end
        -> burning: D1
        0 66>D2
        -> result: left=0

        TG-21 without the option fire cards are cards like any other
        players 2
        deal 0 2 3 4 5 6 7 22; deal 1 8 9 10 11 12 13 30; 0 keen 1; 1 keen 0
        0 2>A1; 22>A1; end
        -> burning: none
        deal 0 14 15
        1 8>A2; 9>A2; end
        -> due: 2 of 82",
    );
}
