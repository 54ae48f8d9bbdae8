//! The rule sheet, paragraph by paragraph. A case starts with the rule's id; then come set-up, deals and actions as in
//! a record; a line with `->` says what must hold.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

use tabletop::{Game, Luck, Ranking, Seat, SetUp as _, View as _, Viewer, Waiting, draw};
use the_game::{Action, Card, Cards, Deal, Left, Pile, SetUp, Stage, TheGame};

/// Deals the lowest cards there are.
struct Lowest;

impl Luck for Lowest {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

fn deal_lowest(game: &mut TheGame) {
    while let Some(due) = game.due() {
        game.deal(&draw(due, &mut Lowest)).unwrap();
    }
}

/// The seats place all they have, but for cards that they keep, on A1, ascending, and draw the lowest cards, until the
/// draw pile is empty.
fn ascend(game: &mut TheGame, kept: &[u8]) {
    loop {
        deal_lowest(game);
        let Waiting::Seats(seats) = game.waiting() else { panic!("the game is over") };
        let seat = seats.first().unwrap();
        if game.stage() == Stage::Keen {
            game.act(seat, "keen 0".parse().unwrap()).unwrap();
            continue;
        }
        if game.undrawn().is_empty() {
            return;
        }
        for card in game.hand(seat).iter().filter(|card| !kept.contains(&card.number())) {
            game.act(seat, Action::Place(card, Pile::A1)).unwrap();
        }
        game.act(seat, Action::End).unwrap();
    }
}

fn seat(text: &str) -> Seat {
    Seat::new(text.parse().unwrap()).unwrap()
}

fn numbers(cards: Cards) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// What holds of the game, in the words of a case.
fn fact(game: &TheGame, what: &str) -> String {
    let words: Vec<&str> = what.split(' ').collect();
    match words.as_slice() {
        ["tops"] => Pile::ALL.map(|pile| game.tops().on(pile).to_string()).join(" "),
        ["hand", number] => numbers(game.hand(seat(number))),
        ["undrawn"] => game.undrawn().len().to_string(),
        ["minimum"] => game.view(Viewer::Spectator).minimum.to_string(),
        ["burning"] => game.burning().iter().map(|pile| pile.to_string()).collect::<Vec<_>>().join(" "),
        ["played"] => game.view(Viewer::Spectator).placed.map_or("not shown".into(), numbers),
        ["said", number, pile] => {
            let pile = Pile::ALL.into_iter().find(|one| one.to_string() == *pile).unwrap();
            format!("{:?}", game.view(Viewer::Spectator).signals[seat(number)][pile])
        }
        ["legal", number] => {
            let mut legal: Vec<String> =
                game.legal_actions(seat(number)).iter().map(Action::to_string).collect();
            legal.sort();
            legal.join(" ")
        }
        ["waiting"] => match game.waiting() {
            Waiting::Dealer => format!("deal {}", tabletop::Due::count(&game.due().unwrap())),
            Waiting::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" "),
            Waiting::Nobody => game.outcome().unwrap().to_string(),
        },
        _ => panic!("what is `{what}`?"),
    }
}

/// Plays the script and compares what must hold.
fn check(case: &str) {
    let mut lines = case.lines().map(str::trim).filter(|line| !line.is_empty());
    let title = lines.next().unwrap();
    assert!(title.starts_with("TG-"), "a case starts with a rule: {title}");
    let set_up = lines.next().unwrap().strip_prefix("players ").unwrap();
    let (players, options) = set_up.split_once(' ').unwrap_or((set_up, ""));
    let mut game = TheGame::new(SetUp::new(players.parse().unwrap(), options, None).unwrap());
    for line in lines {
        if let Some(expected) = line.strip_prefix("-> ") {
            let (what, value) = expected.split_once(": ").unwrap_or((expected.trim_end_matches(':'), ""));
            assert_eq!(fact(&game, what), value, "{title}\n{line}\n{game:#?}");
        } else if let Some(kept) = line.strip_prefix("ascend") {
            let kept: Vec<u8> = kept.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            ascend(&mut game, &kept);
        } else if line == "deal lowest" {
            deal_lowest(&mut game);
        } else if line.starts_with("deal ") {
            let deal: Deal = line.parse().unwrap();
            game.deal(&deal).unwrap_or_else(|refusal| panic!("{title}\n{line}: {refusal}"));
        } else {
            let (action, refusal) = line.split_once(" -> refused: ").unwrap_or((line, ""));
            let (number, action) = action.split_once(' ').unwrap();
            let before = game.clone();
            let done = game.act(seat(number), action.parse().unwrap());
            let said = done.map_or_else(|refusal| refusal.to_string(), |()| String::new());
            assert_eq!(said, refusal, "{title}\n{line}\n{game:#?}");
            assert!(refusal.is_empty() || game == before, "{title}\n{line} changed something");
        }
    }
}

#[test]
fn set_up() {
    for case in [
        "TG-3 two piles go up from 1, two go down from 100, and those are no cards
         players 1
         -> tops: 1 1 100 100
         deal 0 2 3 4 5 6 7 8 99
         0 2>D1
         0 99>A1
         -> tops: 99 1 2 100",
        "TG-4 eight cards solo
         players 1
         -> waiting: deal 8
         deal lowest
         -> hand 0: 2 3 4 5 6 7 8 9
         -> undrawn: 90",
        "TG-4 seven with two players
         players 2
         -> waiting: deal 7",
        "TG-4 six with three
         players 3
         -> waiting: deal 6",
        "TG-4 six with four
         players 4
         -> waiting: deal 6",
        "TG-4 six with five; TG-5 the rest is the draw pile
         players 5
         -> waiting: deal 6
         deal lowest
         -> undrawn: 68",
        "TG-6 all look at their hands first, then the keenest starts
         players 3
         deal 0 2 3 4 5 6 7
         0 keen 3 -> refused: cards must be dealt first
         deal 1 8 9 10 11 12 13
         deal 2 14 15 16 17 18 19
         -> waiting: 0 1 2
         -> legal 1: keen 0 keen 1 keen 2 keen 3
         0 2>A1 -> refused: first every seat says how keen it is to start
         2 keen 1
         2 keen 3 -> refused: seat 2 has already said how keen it is
         -> waiting: 0 1
         0 keen 0
         1 keen 2
         -> waiting: 1
         1 keen 2 -> refused: the game has already started
         0 2>A1 -> refused: it is the turn of seat 1",
        "TG-6 equally keen: the lowest seat starts, then clockwise
         players 3
         deal lowest
         2 keen 2
         1 keen 2
         0 keen 1
         -> waiting: 1
         1 8>A1
         1 9>A1
         1 end
         deal lowest
         -> waiting: 2
         2 14>A1
         2 15>A1
         2 end
         deal lowest
         -> waiting: 0",
        "TG-6 solo nobody is asked
         players 1
         deal lowest
         -> waiting: 0
         0 keen 1 -> refused: the game has already started",
        "TG-1 there is no sixth seat, and no second one solo
         players 1
         deal lowest
         1 2>A1 -> refused: there is no seat 1 at this table",
    ] {
        check(case);
    }
}

#[test]
fn tg_1_one_to_five_players_win_or_lose_together() {
    for players in [0, 6, 255] {
        let error = SetUp::new(players, "", None).unwrap_err().to_string();
        assert_eq!(error, format!("the-game is for 1 to 5 players, not {players}"));
    }
    // One result for the team, not a ranking of seats.
    assert!("left=0".parse::<Left>().unwrap().is_win());
    assert!("left=0".parse::<Ranking>().is_err());
}

#[test]
fn options_are_read_as_in_a_record() {
    for options in ["", "minimum=3", "minimum=3 hand=small fire played=off", "fire played=off"] {
        assert_eq!(SetUp::new(2, options, None).unwrap().options(), options);
    }
    assert_eq!(SetUp::new(2, "fire minimum=3", None).unwrap().options(), "minimum=3 fire");
    let error = |options| SetUp::new(2, options, None).unwrap_err().to_string();
    assert_eq!(
        error("minimum=4"),
        "the-game has no option `minimum=4`; it has: minimum=3, hand=small, fire, played=off"
    );
    assert_eq!(error("fire fire"), "option `fire` is given twice");
    assert_eq!(SetUp::new(2, "", Some("")).unwrap_err().to_string(), "the-game has no decks to choose from");
}

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
         -> undrawn: 76
         -> waiting: 1",
        "TG-12 as far as the draw pile reaches; TG-13 then one card is enough and nobody draws
         players 1
         ascend
         -> undrawn: 0
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
         -> undrawn: 86
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

#[test]
fn talking() {
    for case in [
        "TG-18 any seat sets and clears a phrase about a pile at any time from the first deal on, and all see it
         players 2
         0 say A1 leave -> refused: cards must be dealt first
         deal 0 2 3 4 5 6 7 8
         1 say A1 leave
         deal 1 9 10 11 12 13 14 15
         0 say D2 here
         0 keen 1
         1 keen 0
         1 say A1 good
         0 say A1 nojump
         -> said 0 A1: Some(NoJump)
         -> said 1 A1: Some(Good)
         -> said 0 D2: Some(Here)
         0 2>A1
         0 3>A1
         0 end
         1 say A1 clear
         -> said 1 A1: None
         -> waiting: deal 2
         2 say A1 leave -> refused: there is no seat 2 at this table",
        "TG-18 not after the game
         players 1
         deal 0 2 3 4 5 96 97 98 99
         0 99>A1
         0 98>A2
         0 2>D1
         0 3>D2
         0 end
         deal 0 20 30 40 50
         0 say A1 leave -> refused: the game is over",
    ] {
        check(case);
    }
    // No phrase can carry a number: there are five words for each of four piles, and nothing else can be said.
    for wrong in ["say A1 47", "say A1 leave 47", "say A3 leave", "say leave", "say A1 Leave"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn for_experts() {
    for case in [
        "TG-19 three cards a turn
         players 1 minimum=3
         deal lowest
         -> minimum: 3
         0 2>A1
         0 3>A1
         0 end -> refused: place at least 3 cards before you end the turn; you placed 2
         0 4>A1
         0 end
         -> waiting: deal 3",
        "TG-19 one when the draw pile is empty stays
         players 1 minimum=3
         ascend
         -> minimum: 1
         0 98>A1
         0 end
         -> waiting: 0",
        "TG-20 seven solo
         players 1 hand=small
         -> waiting: deal 7",
        "TG-20 six for two
         players 2 hand=small
         -> waiting: deal 6",
        "TG-20 five for three
         players 3 hand=small
         -> waiting: deal 5",
        "TG-20 five for five, with three cards a turn
         players 5 minimum=3 hand=small
         -> waiting: deal 5
         deal lowest
         -> minimum: 3",
    ] {
        check(case);
    }
}

#[test]
fn tg_21_the_fire_cards() {
    let fire: Vec<u8> = Cards::ALL.iter().filter(|card| card.is_fire()).map(Card::number).collect();
    assert_eq!(fire, [22, 33, 44, 55, 66, 77]);
}

#[test]
fn on_fire() {
    for case in [
        "TG-22 a fire card on top at the end of a turn must be covered in the next, or all is lost, with nothing drawn
         players 2 fire
         deal 0 2 3 4 5 6 7 22
         deal 1 8 9 10 11 12 13 30
         0 keen 1
         1 keen 0
         0 2>A1
         0 22>A1
         -> burning:
         0 end
         -> burning: A1
         deal 0 14 15
         1 8>A2
         1 9>A2
         -> legal 1: 10>A2 10>D1 10>D2 11>A2 11>D1 11>D2 12>A1 12>A2 12>D1 12>D2 13>A2 13>D1 13>D2 30>A1 30>A2 30>D1 30>D2 end
         1 end
         -> waiting: left=94",
        "TG-22 covered in time, with an ordinary card or backwards
         players 2 fire
         deal 0 2 3 4 5 6 7 22
         deal 1 8 9 10 11 12 13 30
         0 keen 1
         1 keen 0
         0 2>A1
         0 22>A1
         0 end
         deal 0 14 15
         1 12>A1
         -> burning:
         1 8>A2
         1 end
         -> burning:
         -> waiting: deal 2",
        "TG-22 who placed it may cover it in the same turn
         players 2 fire
         deal 0 2 3 4 5 6 22 23
         deal 1 8 9 10 11 12 13 30
         0 keen 1
         1 keen 0
         0 22>A1
         0 23>A1
         0 end
         -> burning:",
        "TG-22 several burn, and all must be covered; a fire card may cover another and burns itself
         players 2 fire
         deal 0 2 3 4 5 6 22 77
         deal 1 8 9 10 11 12 33 60
         0 keen 1
         1 keen 0
         0 22>A1
         0 77>D1
         0 end
         -> burning: A1 D1
         deal 0 44 66
         1 33>A1
         -> burning: D1
         1 60>D1
         1 end
         -> burning: A1
         deal 1 50 51
         0 44>A1
         0 66>D2
         0 end
         -> burning: A1 D2",
        "TG-22 solo the next turn counts
         players 1 fire
         deal 0 2 3 4 5 6 7 8 22
         0 2>A1
         0 22>A1
         0 end
         deal 0 10 11
         0 3>A2
         0 4>A2
         0 end
         -> waiting: left=94",
        "TG-22 whoever has no cards is skipped: the next with cards must cover
         players 3 fire
         ascend keeping 77
         -> waiting: 2
         -> hand 0: 77 92 93 94 95 96
         -> hand 1: 97 98 99
         2 86>A1
         2 end
         0 92>A1
         0 end
         1 99>D1
         1 98>D1
         1 97>D1
         1 end
         -> waiting: 2
         2 87>A2
         2 end
         0 77>D1
         0 end
         -> burning: D1
         -> waiting: 2
         2 88>A2
         2 end
         -> waiting: left=7",
        "TG-22 the last card wins whatever burns
         players 1 fire
         ascend keeping 66 77
         -> hand 0: 66 77 99
         0 99>A1
         0 77>D1
         0 end
         -> burning: D1
         0 66>D2
         -> waiting: left=0",
        "TG-21 without the option fire cards are cards like any other
         players 2
         deal 0 2 3 4 5 6 7 22
         deal 1 8 9 10 11 12 13 30
         0 keen 1
         1 keen 0
         0 2>A1
         0 22>A1
         0 end
         -> burning:
         deal 0 14 15
         1 8>A2
         1 9>A2
         1 end
         -> waiting: deal 2",
    ] {
        check(case);
    }
}

#[test]
fn leaf_counts_guard_the_move_generator() {
    let count = |players, options, depth| {
        let mut game = TheGame::new(SetUp::new(players, options, None).unwrap());
        deal_lowest(&mut game);
        tabletop::leaves(&game, depth, &|| Lowest)
    };
    // Counted by another program as well.
    assert_eq!([2, 5].map(|depth| count(2, "", depth)), [16, 152_768]);
    assert_eq!([1, 2, 3, 4].map(|depth| count(1, "", depth)), [32, 784, 15_120, 223_608]);
    assert_eq!([3, 4, 5].map(|depth| count(3, "fire", depth)), [64, 1_536, 26_880]);
}

#[test]
fn a_view_tells_what_is_left_and_hides_the_rest() {
    let mut game = TheGame::new(SetUp::new(2, "", None).unwrap());
    deal_lowest(&mut game);
    let view = game.view(Viewer::Seat(Seat::FIRST));
    assert_eq!((view.left(), view.undrawn), (98, 84));
    assert_eq!(numbers(view.hand.unwrap()), "2 3 4 5 6 7 8");
    assert_eq!(game.view(Viewer::Spectator).hand, None);
    assert!(game.view(Viewer::Spectator).legal_actions().is_empty());
}
