//! The laws that every game must keep, and leaf counts of small positions.
use crate::common::{all_actions, check};
use pyramids::{Action, Card, Item, Pyramids, SetUp};
use tabletop::conformance::{Chances, Suite};
use tabletop::{Game as _, Seat, Seeded, SetUp as _, leaves};

/// Few cards, many top stones: exchanges, an empty pile and last rounds come soon.
const SMALL: &str = "deck small\ngame pyramids\nr 2=4 3=3 4=2 T=6\ny 2=3 9=1 T=5\ng\nb 5=2 3=2 2=2 T=4\n";

fn suite(set_ups: Vec<SetUp>, games: u64) -> Suite<Pyramids> {
    // Every turn but those of the last round draws at least one of fewer than 120 cards, and has at most 9 events:
    // a draw, an exchange and its draw, four plays, an end, a discard.
    Suite { set_ups, seeds: 0..games, bound: 120 * 9, all_actions, all_cards }
}

fn all_cards(game: &Pyramids) -> Vec<Item> {
    let hands = Seat::all(game.set_up().players()).flat_map(|seat| game.hand(seat).iter());
    let others = game.draw_pile().cards().chain(game.discards().cards()).chain(game.table().cards());
    hands.chain(others).map(Item::Card).collect()
}

fn set_up(players: u8, options: &str, deck: Option<&str>) -> SetUp {
    SetUp::parse(players, options, deck).unwrap()
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

/// The number of ways to take the cards of an action from the hand.
fn ways(game: &Pyramids, seat: Seat, action: Action) -> u32 {
    let cards: Vec<Card> = match action {
        Action::Start { card, .. } | Action::Build { card, .. } => vec![card],
        Action::Swap(cards) | Action::Discard(cards) => cards.iter().collect(),
        Action::End => Vec::new(),
    };
    let count = |cards: &[Card], card: Card| cards.iter().filter(|other| **other == card).count() as u32;
    let choose = |n: u32, k: u32| (0..k).fold(1, |ways, i| ways * n.saturating_sub(i) / (i + 1));
    let mut kinds = cards.clone();
    kinds.dedup();
    let hand: Vec<Card> = game.hand(seat).iter().collect();
    kinds.into_iter().map(|card| choose(count(&hand, card), count(&cards, card))).product()
}

/// Decks of few kinds with many top stones, so that few states are possible and exchanges are frequent.
#[test]
fn what_is_hidden_is_drawn_with_the_chances_of_the_table() {
    for (players, cards, seeds) in [(2, "r 2=4 3=3 T=6", 0..40), (3, "r 2=9 3=2 T=6", 0..20)] {
        let set_ups =
            vec![set_up(players, "", Some(&format!("deck tiny\ngame pyramids\n{cards}\ny\ng\nb\n")))];
        let start = |set_up: &SetUp, _: &mut Seeded| Pyramids::new(*set_up);
        let law = Chances { set_ups, seeds, start, events: 24, samples: 400, most_states: 400, ways };
        let report = law.check().unwrap();
        assert!(report.views > 1_000 && report.degrees_of_freedom > 1_000, "{report}");
    }
}

/// Luck that always draws the lowest cards.
fn lowest() -> impl Fn() -> fn(u32) -> u32 {
    || |_| 0
}

#[test]
fn leaves_of_small_positions() {
    let exchange = check(
        "PY-5 an exchange is possible
        dealer 0; deal 0 r2 r3 r4 r5 r6; deal 1 y2 y3 y4 yT yT; draw 1 g2 gT",
    );
    let counts: Vec<u64> = (0..=4).map(|depth| leaves(&exchange, depth, &lowest()).unwrap()).collect();
    assert_eq!(counts, [1, 14, 139, 1_244, 10_468]);

    let last_round = check(
        "PY-15 a last round
        deck r 2=4 3=2 4=2 T=3 / y / g / b
        dealer 0; deal 0 r2 r2 r3 r4 rT; deal 1 r2 r2 r3 r4 rT; draw 1 rT
        1 r4@1; end",
    );
    let counts: Vec<u64> = (0..=6).map(|depth| leaves(&last_round, depth, &lowest()).unwrap()).collect();
    assert_eq!(counts, [1, 9, 76, 583, 3_836, 19_964, 98_414]);
}
