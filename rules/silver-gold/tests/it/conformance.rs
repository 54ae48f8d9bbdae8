//! The laws that every game must keep.
use silver_gold::{Action, Card, Cards, Item, Pair, SetUp, Shape, SilverGold, Square, Squares, Step};
use std::collections::BTreeMap;
use tabletop::conformance::Suite;
use tabletop::{Game, Seat, SetUp as _, Viewer};

/// Every action with some cards, and some actions with all cards.
fn all_actions(_: &SetUp) -> Vec<Action> {
    let mut actions = vec![Action::TakePile, Action::Pass];
    for card in Card::all() {
        actions.push(Action::Take(card));
        let other = Card::new(card.number() % 48 + 1).unwrap();
        actions.push(Action::Keep(Pair::new(card, other).unwrap()));
        for (column, row) in [(0, 0), (1, 0), (2, 2), (4, 4)] {
            let square = Square::new(column, row).unwrap();
            actions.push(Action::Extra { card, square });
            actions.push(Action::Mark { card, squares: Squares::one(square) });
        }
        for shape in Shape::ALL {
            actions.push(Action::Mark { card, squares: shape.example() });
        }
    }
    actions
}

fn all_cards(game: &SilverGold) -> Vec<Item> {
    let players = game.set_up().players();
    let seats = Seat::all(players);
    let of_seats = seats.flat_map(|seat| {
        let held = game.held(seat).into_iter().flatten().map(|held| held.card);
        held.chain(game.hand(seat).iter()).chain(game.completed(seat).iter()).collect::<Vec<_>>()
    });
    of_seats.chain(game.draw_pile().iter()).chain(game.display().iter()).map(Item::Card).collect()
}

/// Runs the suite with these options for every number of players.
fn check(options: &str) {
    // With a chain of red crosses on every card all cards run out, so seats pass and displays are empty too.
    let rows = "E..##/x####/x####/x####/T####".to_owned();
    let cards: BTreeMap<u8, String> = (1..=48).map(|number| (number, rows.clone())).collect();
    let fast = crate::common::deck_text("I2=2 I3=6", &cards);
    let mut report = tabletop::conformance::Report::default();
    for (deck, seeds) in [(None, 0..34), (Some(fast.as_str()), 100..112)] {
        let set_ups = (2..=4).map(|players| SetUp::parse(players, options, deck).unwrap());
        let suite =
            Suite::<SilverGold> { set_ups: set_ups.collect(), seeds, bound: 3_000, all_actions, all_cards };
        let found = suite.check().unwrap();
        report.games += found.games;
        report.redealt += found.redealt;
    }
    assert!(report.games >= 125 && report.redealt > 5_000, "{report}");
}

#[test]
fn the_suite_finds_nothing() {
    check("");
}

#[test]
fn the_suite_finds_nothing_when_completed_cards_are_closed() {
    check("completed=closed");
}

#[test]
fn everything_else_near_a_legal_mark_is_refused() {
    use tabletop::{Seeded, Waiting, draw};
    let mut luck = Seeded::new(9);
    let mut game = SilverGold::new(SetUp::parse(3, "completed=closed", None).unwrap());
    let mut refused = 0;
    while game.waiting() != Waiting::Nobody {
        if let Some(due) = game.due() {
            game.deal(&draw(due, &mut luck)).unwrap();
            continue;
        }
        let Waiting::Seats(seats) = game.waiting() else { break };
        let seat = seats.first().unwrap();
        let legal = game.legal_actions(seat);
        for card in game.held(seat).into_iter().flatten().map(|held| held.card) {
            let try_it = |action: Action| {
                let mut next = game.clone();
                let accepted = next.act(seat, action).is_ok();
                assert_eq!(accepted, legal.contains(&action), "{action}");
                assert!(accepted || next == game);
                u32::from(!accepted)
            };
            for shape in Shape::ALL {
                shape.for_each_placement(Squares::ALL, Squares::ALL, |squares| {
                    refused += try_it(Action::Mark { card, squares });
                });
            }
            for square in Square::all() {
                refused += try_it(Action::Extra { card, square });
                refused += try_it(Action::Mark { card, squares: Squares::one(square) });
            }
        }
        let action = game.random_action(seat, &mut luck).unwrap();
        game.act(seat, action).unwrap();
    }
    assert!(refused > 10_000);
}

#[test]
fn a_view_counts_the_pile_and_knows_what_it_has_not_seen() {
    use tabletop::{Seeded, Waiting, draw};
    let mut luck = Seeded::new(4);
    let mut game = SilverGold::new(SetUp::parse(4, "", None).unwrap());
    let board = |game: &SilverGold, seat| (game.held(seat), game.score_card(seat));
    let mut before: Vec<_> = Seat::all(4).map(|seat| board(&game, seat)).collect();
    let mut sealed = 0;
    while game.waiting() != Waiting::Nobody {
        let all_mark = game.view(Viewer::Spectator).step == Step::Mark;
        if !all_mark {
            before = Seat::all(4).map(|seat| board(&game, seat)).collect();
        }
        for viewer in Viewer::all(4) {
            let view = game.view(viewer);
            let hidden = Seat::all(4)
                .filter(|seat| !viewer.is(*seat))
                .fold(Cards::NONE, |hidden, seat| hidden.union(game.hand(seat)));
            assert_eq!(view.unseen(), game.draw_pile().union(hidden));
            assert_eq!(view.draw_pile, game.draw_pile().len());
            assert_eq!(view.bonuses, game.bonuses());
            for (seat, before) in Seat::all(4).zip(&before) {
                let shown = (view.held(seat), view.score_card(seat));
                if viewer.is(seat) {
                    assert_eq!(shown, board(&game, seat), "one's own board is shown as it is");
                } else {
                    assert_eq!(
                        shown, *before,
                        "SGP-10 others' boards are shown as they were before all marked"
                    );
                    sealed += usize::from(shown != board(&game, seat));
                }
            }
        }
        if let Some(due) = game.due() {
            game.deal(&draw(due, &mut luck)).unwrap();
        } else if let Waiting::Seats(seats) = game.waiting() {
            let seat = seats.iter().last().unwrap();
            let action = game.random_action(seat, &mut luck).unwrap();
            game.act(seat, action).unwrap();
        }
    }
    assert!(sealed > 100, "only {sealed} boards had marks that were sealed");
}
