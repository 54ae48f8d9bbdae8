//! The laws that every game keeps, for every number of players and all options.

use tabletop::conformance::Suite;
use tabletop::{Seat, SetUp as _};
use the_game::{Action, Card, Cards, Keen, Phrase, Pile, SetUp, TheGame};

/// Every action that can be written.
fn all_actions(_set_up: &SetUp) -> Vec<Action> {
    let mut actions: Vec<Action> = Keen::all().map(Action::Keen).collect();
    actions.push(Action::End);
    for pile in Pile::ALL {
        actions.extend(Cards::ALL.iter().map(|card| Action::Place(card, pile)));
        actions.extend(Phrase::ALL.map(|phrase| Action::Say(pile, Some(phrase))));
        actions.push(Action::Say(pile, None));
    }
    actions
}

fn all_cards(game: &TheGame) -> Vec<Card> {
    let hands = Seat::all(Seat::LIMIT).flat_map(|seat| game.hand(seat).iter());
    hands.chain(game.draw_pile().iter()).chain(game.placed().iter()).collect()
}

fn set_ups() -> Vec<SetUp> {
    let options = ["minimum=3", "hand=small", "fire", "played=off"];
    let choices = (0..16).map(|choice| {
        let chosen = options.iter().enumerate().filter(|(bit, _)| choice >> bit & 1 == 1);
        chosen.map(|(_, option)| *option).collect::<Vec<_>>().join(" ")
    });
    let choices: Vec<String> = choices.collect();
    let all = (1..=5).flat_map(|players| choices.iter().map(move |options| (players, options)));
    all.map(|(players, options)| SetUp::parse(players, options, None).unwrap()).collect()
}

/// 98 placements, as many ends and refills, the first deals and answers, and things said in between.
const BOUND: usize = 98 * 3 + 10 + 100;

#[test]
fn tg_1_all_laws_hold_for_one_to_five_players_and_all_options() {
    let suite = Suite { set_ups: set_ups(), seeds: 0..6, bound: BOUND, all_actions, all_cards };
    let report = suite.check().unwrap();
    assert_eq!(report.games, 480);
}

/// Takes the smallest step, backwards if possible, and places no more cards than needed, so that the draw pile runs out.
pub(crate) fn careful(game: &TheGame, seat: Seat, legal: &[Action]) -> Option<Action> {
    let step = |action: &Action| match *action {
        Action::Place(card, pile) => {
            let (from, to) = (i32::from(game.tops().on(pile)), i32::from(card.number()));
            if pile.is_ascending() { to - from } else { from - to }
        }
        Action::End if game.draw_pile().is_empty() && !game.hand(seat).is_empty() => 12,
        _ => 4,
    };
    legal.iter().copied().min_by_key(step)
}

#[test]
fn all_laws_hold_when_the_draw_pile_runs_out() {
    let suite = Suite { set_ups: set_ups(), seeds: 0..2, bound: BOUND, all_actions, all_cards };
    let report = suite.check_guided(careful).unwrap();
    assert!(report.positions > 8_000, "{report}");
}
