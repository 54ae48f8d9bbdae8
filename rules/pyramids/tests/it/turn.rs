//! Cases of the rule sheet: material, set-up and the course of a turn.
use crate::common::check;
use pyramids::{Action, Deck, Handful, Refusal, SetUp};
use tabletop::{Due as _, Game as _, Seat, SetUp as _, SetUpError};

#[test]
fn py_1_two_to_six_play() {
    for players in 0..=10 {
        let made = SetUp::parse(players, "", None);
        match players {
            2..=6 => assert_eq!(made.unwrap().players(), players),
            given => assert_eq!(
                made,
                Err(SetUpError::Players { game: "pyramids", low: 2, high: 6, given }),
                "{players}"
            ),
        }
    }
}

#[test]
fn py_2_the_deck_has_112_cards() {
    let deck = Deck::shipped();
    assert_eq!((deck.name(), deck.cards().total()), ("benben-112", 112));
    for colour in "rygb".chars() {
        for (kind, count) in
            [('T', 7), ('2', 6), ('3', 5), ('4', 4), ('5', 3), ('6', 2), ('7', 1), ('8', 0), ('9', 0)]
        {
            let card = format!("{colour}{kind}");
            assert_eq!(deck.cards().of(card.parse().unwrap()), count, "{card}");
        }
    }
}

#[test]
fn py_2_a_deck_has_more_than_five_cards_for_each_player() {
    let deck = |cards: u8| format!("deck small\ngame pyramids\nr 2={cards}\ny\ng\nb\n");
    for players in 2..=6u8 {
        let least = 5 * players;
        assert!(SetUp::parse(players, "", Some(&deck(least + 1))).is_ok());
        if players > 2 {
            let (cards, least) = (u32::from(least), u32::from(least));
            assert_eq!(
                SetUp::parse(players, "", Some(&deck(5 * players))),
                Err(SetUpError::DeckTooSmall { cards, players, least })
            );
        }
    }
}

#[test]
fn py_3_the_dealer_is_drawn_each_with_the_same_chance() {
    for players in 2..=6 {
        let game = pyramids::Pyramids::new(SetUp::parse(players, "", None).unwrap());
        let due = game.due().unwrap();
        assert_eq!((due.count(), due.total()), (1, players.into()));
        let expected: Vec<_> = Seat::all(players).map(|seat| (pyramids::Item::Seat(seat), 1)).collect();
        assert_eq!(due.weights(), expected);
    }
}

#[test]
fn py_3_set_up() {
    check(
        "PY-3 five cards each, seat by seat; the player left of the dealer starts, then clockwise
        players 3
        -> waiting: dealer
        deal 0 r2 r3 r4 r5 r6 => wrong-deal dealer
        dealer 3 => no-such-seat 3
        dealer 1
        -> due: 5 of 180
        deal 1 r2 r3 r4 r5 r6 => wrong-seat 0, 1
        deal 0 r2 r3 r4 r5 => wrong-count 5, 4
        deal 0 r2 r2 r3 r4 r5
        deal 1 r2 r2 r2 r2 r3 => not-in-draw-pile r2
        0 end => deal-first
        deal 1 r6 r6 r6 r6 r6
        dealer 0 => wrong-deal deal
        deal 2 y2 y2 y2 y2 y2
        -> draw_pile: 165
        draw 0 b2 b2 => wrong-seat 2, 0
        draw 2 b2 b2
        -> waiting: 2
        draw 2 b3 b3 => nothing-due
        0 end => not-your-turn 2
        2 end; discard b2 b2
        draw 0 b3 b3
        -> waiting: 0
        0 end; discard b3 b3
        draw 1 b4 b4
        -> waiting: 1
        1 end; discard b4 b4
        draw 2 b5 b5
        -> waiting: 2

        PY-3 left of the last seat is the first
        players 3
        dealer 2; deal 0 r2 r2 r3 r4 r5; deal 1 r6 r6 r6 r6 r6; deal 2 y2 y2 y2 y2 y2; draw 0 b2 b2
        -> waiting: 0",
    );
}

#[test]
fn py_4_draw() {
    check(
        "PY-4 two cards are drawn
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y3 y4 y5 y6
        -> due: 2 of 170
        draw 1 g2 => wrong-count 2, 1
        draw 1 g2 g3 g4 => wrong-count 2, 3
        1 end => deal-first
        draw 1 g2 g3
        -> hand 1: y2 y3 y4 y5 y6 g2 g3
        -> draw_pile: 168

        PY-4 fewer if the draw pile has fewer
        deck r 2=11 / y / g / b
        dealer 0; deal 0 r2 r2 r2 r2 r2; deal 1 r2 r2 r2 r2 r2
        -> due: 1 of 1
        draw 1 r2 r2 => wrong-count 1, 2
        draw 1 r2
        -> hand 1: r2 r2 r2 r2 r2 r2
        -> draw_pile: 0
        -> waiting: 1",
    );
}

#[test]
fn py_5_exchange() {
    check(
        "PY-5 up to four top stones, also ones just drawn; the cards drawn for them stay; an exchange is not a play
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 rT rT y2 y3 yT; draw 1 y4 gT
        1 discard y2 y3 => nothing-to-discard
        1 swap y2 => not-a-top-stone y2
        1 swap bT => not-in-hand bT
        1 swap rT rT rT => not-in-hand rT
        -> legal 1 swap: swap rT, swap yT, swap gT, swap rT rT, swap rT yT, swap rT gT, swap yT gT, swap rT rT yT, swap rT rT gT, swap rT yT gT, swap rT rT yT gT
        1 swap rT rT yT gT
        -> due: 4 of 168
        -> discards: rT rT yT gT
        1 end => deal-first
        draw 1 b2 b3 bT => wrong-count 4, 3
        draw 1 b2 b3 bT bT
        -> hand 1: y2 y3 y4 b2 b3 bT bT
        -> waiting: 1
        1 swap bT => no-exchange-now
        1 y2@1; y3@1; y4@1; b2@1
        -> pyramids 1: y2 y3 y4 b2

        PY-5 it is one of the choices of the playing step: others play or end at once
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 rT rT rT rT y2; draw 1 rT y2
        -> legal 1: swap rT, swap rT rT, swap rT rT rT, swap rT rT rT rT, y2@0, y2@1, end
        1 y2@1
        1 swap rT => no-exchange-now
        -> legal 1: y2@0, y2@1, end

        PY-5 five top stones in hand, but at most four go
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 rT rT rT rT rT; draw 1 y2 y3
        -> legal 1 swap: swap rT, swap rT rT, swap rT rT rT, swap rT rT rT rT

        PY-5 without a top stone there is nothing to exchange
        dealer 0; deal 0 r2 r3 r4 r5 rT; deal 1 y2 y2 y2 y2 y2; draw 1 y3 y3
        1 swap yT => not-in-hand yT
        -> legal 1: y2@0, y2@1, y3@0, y3@1, end

        PY-5 never more than the draw pile holds
        deck r 2=9 T=4 / y / g / b
        dealer 0; deal 0 r2 r2 r2 r2 r2; deal 1 r2 rT rT rT rT; draw 1 r2 r2
        -> draw_pile: 1
        1 swap rT rT => draw-pile-too-small 1, 2
        -> legal 1: swap rT, r2@0, r2@1, end
        1 swap rT
        -> due: 1 of 1
        draw 1 r2
        -> draw_pile: 0
        -> hand 1: r2 r2 r2 r2 rT rT rT

        PY-5 nothing from an empty draw pile
        deck r 2=8 T=4 / y / g / b
        dealer 0; deal 0 r2 r2 r2 r2 r2; deal 1 r2 rT rT rT rT; draw 1 r2 r2
        -> draw_pile: 0
        1 swap rT => no-exchange-now
        -> legal 1: r2@0, r2@1, end",
    );
}

#[test]
fn py_5_an_exchange_of_nothing_is_refused() {
    let mut game = check(
        "PY-5 an exchange is of one top stone at least
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 rT rT y2 y3 yT; draw 1 y4 gT",
    );
    let turn = Seat::new(1).unwrap();
    assert_eq!(game.act(turn, Action::Swap(Handful::NONE)), Err(Refusal::NothingToExchange));
    assert!("swap".parse::<Action>().is_err());
}

#[test]
fn py_6_plays() {
    check(
        "PY-6 up to four cards, in front of any seat; then only `end`, which is explicit
        players 3
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y3 y4 y5 y6; deal 2 g2 g3 g4 g5 g6; draw 1 b2 b3
        -> legal 1 y2: y2@0, y2@1, y2@2
        1 y2@3 => no-such-seat 3
        1 r2@0 => not-in-hand r2
        1 y2@0; y3@1; y4@2; y6@1
        -> waiting: 1
        1 b2@1 => no-plays-left
        1 y5@1.2 => no-plays-left
        -> legal 1: end
        -> forced 1: end
        -> forced 0: none
        1 end
        -> waiting: dealer
        -> pyramids 0: y2
        -> pyramids 1: y3 y6
        -> pyramids 2: y4

        PY-6 none at all is allowed
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y3 y4 y5 y6; draw 1 b2 b3
        1 end
        -> waiting: 1
        1 y2@1 => discard-first 2
        1 end => discard-first 2
        1 swap rT => discard-first 2

        PY-6 `end` comes also with no card in hand
        deck r 2=16 / y / g / b
        dealer 0; deal 0 r2 r2 r2 r2 r2; deal 1 r2 r2 r2 r2 r2; draw 1 r2 r2
        1 r2@1; r2@1; r2@1; r2@1; end
        draw 0 r2 r2; 0 r2@0; r2@0; r2@0; r2@0; end
        draw 1 r2 r2; 1 r2@1; r2@1; r2@1; r2@1; end
        0 r2@0; r2@0; r2@0
        -> hand 0: none
        -> legal 0: end
        -> forced 0: end",
    );
}

#[test]
fn py_7_discard() {
    check(
        "PY-7 with more than five in hand exactly the surplus goes, the player's choice
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y2 y3 y3 y3; draw 1 bT bT
        1 discard y2 y2 => nothing-to-discard
        1 end
        1 discard y2 => wrong-surplus 2, 1
        1 discard y2 y2 y3 => wrong-surplus 2, 3
        1 discard r2 y2 => not-in-hand r2
        -> legal 1: discard y2 y2, discard y2 y3, discard y2 bT, discard y3 y3, discard y3 bT, discard bT bT
        1 discard y2 bT
        -> discards: y2 bT
        -> hand 1: y2 y3 y3 y3 bT
        -> waiting: dealer
        -> draw_pile: 168

        PY-7 with equal cards there is nothing to choose
        deck r 2=13 / y / g 2=1 / b
        dealer 0; deal 0 r2 r2 r2 r2 r2; deal 1 r2 r2 r2 r2 r2; draw 1 r2 g2
        1 g2@1
        -> forced 1: none
        1 end
        -> forced 1: discard r2

        PY-7 six in hand: one goes; five: nothing to discard
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y3 y4 y5 y6; draw 1 g2 g3
        1 y2@1; end
        -> legal 1: discard y3, discard y4, discard y5, discard y6, discard g2, discard g3
        1 discard g3
        draw 0 g4 g5; 0 r2@0; r3@0; end
        -> waiting: dealer
        -> discards: g3
        0 discard r4 => deal-first",
    );
}
