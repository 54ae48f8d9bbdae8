//! TG-1 to TG-6, TG-19, TG-20: players, options, hands, who starts.

use crate::common::check;
use tabletop::{Ranking, SetUp as _};
use the_game::{Left, SetUp};

#[test]
fn set_up() {
    check(
        "TG-3 two piles go up from 1, two go down from 100, and those are no cards
        -> tops: 1 1 100 100
        deal 0 2 3 4 5 6 7 8 99
        0 2>D1; 99>A1
        -> tops: 99 1 2 100

        TG-4 eight cards solo
        -> due: 8 of 98
        deal lowest
        -> hand 0: 2 3 4 5 6 7 8 9
        -> draw_pile: 90

        TG-4 seven with two players
        players 2
        -> due: 7 of 98

        TG-4 six with three
        players 3
        -> due: 6 of 98

        TG-4 six with four
        players 4
        -> due: 6 of 98

        TG-4 six with five; TG-5 the rest is the draw pile
        players 5
        -> due: 6 of 98
        deal lowest
        -> draw_pile: 68

        TG-6 all look at their hands first, then the keenest starts
        players 3
        deal 0 2 3 4 5 6 7
        0 keen 3 => deal-first
        deal 1 8 9 10 11 12 13; deal 2 14 15 16 17 18 19
        -> waiting: 0 1 2
        -> legal 1: keen 0, keen 1, keen 2, keen 3
        0 2>A1 => keen-first
        2 keen 1
        2 keen 3 => already-chosen 2
        -> waiting: 0 1
        0 keen 0; 1 keen 2
        -> waiting: 1
        1 keen 2 => started
        0 2>A1 => not-your-turn 1

        TG-6 equally keen: the lowest seat starts, then clockwise
        players 3
        deal lowest; 2 keen 2; 1 keen 2; 0 keen 1
        -> waiting: 1
        1 8>A1; 9>A1; end
        deal lowest
        -> waiting: 2
        2 14>A1; 15>A1; end
        deal lowest
        -> waiting: 0

        TG-6 a solo player is not asked
        deal lowest
        -> waiting: 0
        0 keen 1 => started

        TG-1 there is no sixth seat, and no second one solo
        deal lowest
        1 2>A1 => no-such-seat 1",
    );
}

#[test]
fn tg_1_one_to_five_players_win_or_lose_together() {
    for players in [0, 6, 255] {
        let error = SetUp::parse(players, "", None).unwrap_err().to_string();
        assert_eq!(error, format!("the-game is for 1 to 5 players, not {players}"));
    }
    // One result for the team, not a ranking of seats.
    assert!("left=0".parse::<Left>().unwrap().is_win());
    assert!("left=0".parse::<Ranking>().is_err());
}

#[test]
fn options_are_read_as_in_a_record() {
    for options in ["", "minimum=3", "minimum=3 hand=small fire played=off", "fire played=off"] {
        assert_eq!(SetUp::parse(2, options, None).unwrap().options(), options);
    }
    assert_eq!(SetUp::parse(2, "fire minimum=3", None).unwrap().options(), "minimum=3 fire");
    let error = |options| SetUp::parse(2, options, None).unwrap_err().to_string();
    assert_eq!(
        error("minimum=4"),
        "the-game has no option `minimum=4`; it has: minimum=3, hand=small, fire, played=off"
    );
    assert_eq!(error("fire fire"), "option `fire` is given twice");
    assert_eq!(
        SetUp::parse(2, "", Some("")).unwrap_err().to_string(),
        "the-game has no decks to choose from"
    );
}

#[test]
fn for_experts() {
    check(
        "TG-19 three cards a turn
        players 1 minimum=3
        deal lowest
        -> minimum: 3
        0 2>A1; 3>A1
        0 end => too-few 3, 2
        0 4>A1; end
        -> due: 3 of 90

        TG-19 with an empty draw pile one card is still enough
        players 1 minimum=3
        ascend
        -> minimum: 1
        0 98>A1; end
        -> waiting: 0

        TG-20 seven solo
        players 1 hand=small
        -> due: 7 of 98

        TG-20 six for two
        players 2 hand=small
        -> due: 6 of 98

        TG-20 five for three
        players 3 hand=small
        -> due: 5 of 98

        TG-20 five for five, with three cards a turn
        players 5 minimum=3 hand=small
        -> due: 5 of 98
        deal lowest
        -> minimum: 3",
    );
}
