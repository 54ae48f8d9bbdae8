//! The laws that every game must keep, and the number of ways to go on from small positions.
use crate::common::{check, universe};
use pyramids::{Item, Pyramids, SetUp};
use tabletop::conformance::Suite;
use tabletop::{Game as _, Seat, Seeded, SetUp as _, Waiting, draw, leaves};

/// Few cards, many top stones: exchanges, an empty pile and last rounds come soon.
const SMALL: &str = "deck small\ngame pyramids\nr 2=4 3=3 4=2 T=6\ny 2=3 9=1 T=5\ng\nb 5=2 3=2 2=2 T=4\n";

fn suite(set_ups: Vec<SetUp>, games: u64) -> Suite<Pyramids> {
    // Every turn but those of the last round draws at least one of fewer than 120 cards, and has at most 9 events:
    // a draw, an exchange and its draw, four plays, an end, a discard.
    Suite { set_ups, seeds: 0..games, bound: 120 * 9, universe, census }
}

fn census(game: &Pyramids) -> Vec<Item> {
    game.all_cards().map(Item::Card).collect()
}

fn set_up(players: u8, options: &str, deck: Option<&str>) -> SetUp {
    SetUp::new(players, options, deck).unwrap()
}

#[test]
fn every_number_of_players_keeps_the_laws() {
    let report = suite((2..=6).map(|players| set_up(players, "", None)).collect(), 8).check().unwrap();
    assert_eq!(report.games, 40);
}

#[test]
fn every_option_keeps_the_laws() {
    let report =
        suite((2..=6).map(|players| set_up(players, "open=count", None)).collect(), 4).check().unwrap();
    assert_eq!(report.games, 20);
}

#[test]
fn another_deck_keeps_the_laws() {
    let report =
        suite((2..=6).map(|players| set_up(players, "", Some(SMALL))).collect(), 40).check().unwrap();
    assert_eq!(report.games, 200);
}

#[test]
fn a_choice_at_random_can_be_any_legal_action_and_no_other() {
    let mut luck = Seeded::new(8);
    for players in 2..=6 {
        let mut game = Pyramids::new(set_up(players, "", Some(SMALL)));
        while game.waiting() != Waiting::Nobody {
            if let Some(due) = game.due() {
                game.deal(&draw(due, &mut luck)).unwrap();
                continue;
            }
            for seat in Seat::all(players) {
                let mut legal = game.legal_actions(seat);
                let mut chosen: Vec<_> = (0..legal.len() as u32)
                    .filter_map(|number| {
                        let count = legal.len() as u32;
                        game.choose(seat, &mut |bound| {
                            assert_eq!(bound, count);
                            number
                        })
                    })
                    .collect();
                legal.sort_unstable();
                chosen.sort_unstable();
                assert_eq!(chosen, legal);
                if let Some(action) = game.choose(seat, &mut luck) {
                    game.act(seat, action).unwrap();
                    break;
                }
            }
        }
    }
}

/// Chance that always brings the lowest cards.
fn lowest() -> impl Fn() -> fn(u32) -> u32 {
    || |_| 0
}

#[test]
fn leaves_of_small_positions() {
    let exchange = check(
        "PY-5 an exchange is possible
        dealer 0
        deal 0 r2 r3 r4 r5 r6
        deal 1 y2 y3 y4 yT yT
        draw 1 g2 gT",
    );
    let counts: Vec<u64> = (0..=4).map(|depth| leaves(&exchange, depth, &lowest())).collect();
    assert_eq!(counts, [1, 14, 139, 1_244, 10_468]);

    let last_round = check(
        "PY-15 a last round
        deck r 2=4 3=2 4=2 T=3 / y / g / b
        dealer 0
        deal 0 r2 r2 r3 r4 rT
        deal 1 r2 r2 r3 r4 rT
        draw 1 rT
        1 r4@1; end",
    );
    let counts: Vec<u64> = (0..=6).map(|depth| leaves(&last_round, depth, &lowest())).collect();
    assert_eq!(counts, [1, 9, 76, 583, 3_836, 19_964, 98_414]);
}
