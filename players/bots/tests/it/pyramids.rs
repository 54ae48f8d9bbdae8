//! Bots of Pyramids at whole tables.

use ::pyramids::{Action, Pyramids, Step, View};
use bots::{Bot, Executor, Level, Nodes, Playable, Sample, SearchLimits};
use tabletop::{Game, Luck as _, Ranking, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw};

type SetUp = <Pyramids as Game>::SetUp;

fn set_up(players: u8, options: &str, deck: Option<&str>) -> SetUp {
    SetUp::parse(players, options, deck).unwrap()
}

/// Plays a game; `each` sees every view at which a seat chooses, and the choice.
fn play(
    set_up: &SetUp,
    line_up: &[Level],
    seed: u64,
    nodes: u64,
    mut each: impl FnMut(&View, Action),
) -> Ranking {
    let mut luck = Seeded::new(seed);
    let mut game = Pyramids::new(*set_up);
    let seats = Seat::all(set_up.players());
    let mut bots: Vec<_> = seats
        .clone()
        .zip(line_up)
        .map(|(seat, level)| Pyramids::bot(*level, set_up, seat, seed + u64::from(seat.number())))
        .collect();
    let budget = Nodes(nodes);
    loop {
        match game.waiting() {
            Waiting::Nobody => break,
            Waiting::Dealer => {
                let deal = draw(game.due().unwrap(), &mut luck);
                game.deal(&deal).unwrap();
            }
            Waiting::Seats(waiting) => {
                let seat = waiting.first().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let bot = &mut bots[usize::from(seat.number())];
                let action = bot.choose(&view, &SearchLimits::within(&budget)).unwrap();
                each(&view, action);
                game.act(seat, action).unwrap();
            }
        }
        for (seat, bot) in seats.clone().zip(&mut bots) {
            bot.see(&game.view(Viewer::Seat(seat)));
        }
    }
    game.outcome().unwrap()
}

#[test]
fn every_level_plays_every_table_to_the_end() {
    let odd = "deck odd\ngame pyramids\nr 9=4 8=4 6=3 4=3 2=5 T=3\ny 3=9 2=9\ng T=9\nb 5=6 4=6 3=6 2=6 T=6\n";
    for (number, level) in (0..).zip(Level::ALL) {
        for players in 2..=6 {
            let seed = number * 8 + u64::from(players);
            play(&set_up(players, "", None), &vec![level; players.into()], seed, 20, |_, _| {});
        }
        play(&set_up(4, "open=count", None), &[level; 4], number, 20, |_, _| {});
        play(&set_up(3, "", Some(odd)), &[level; 3], number, 20, |_, _| {});
    }
}

#[test]
fn each_level_beats_the_one_far_below() {
    for (strong, weak, least) in [
        (Level::Novice, Level::Random, 19),
        (Level::Casual, Level::Random, 20),
        (Level::Policy, Level::Novice, 16),
    ] {
        let won = (0..20)
            .filter(|seed| {
                let hero = Seat::new((seed % 2) as u8).unwrap();
                let line_up = if seed % 2 == 0 { [strong, weak] } else { [weak, strong] };
                play(&set_up(2, "", None), &line_up, *seed, 1, |_, _| {}).winners.contains(hero)
            })
            .count();
        assert!(won >= least, "{strong} won {won} of 20 against {weak}");
    }
}

#[test]
fn the_same_views_and_seed_give_the_same_choices() {
    let table = set_up(3, "", None);
    let game = |nodes| {
        let mut actions = Vec::new();
        play(&table, &[Level::Master, Level::Casual, Level::Novice], 9, nodes, |_, action| {
            actions.push(action)
        });
        actions
    };
    assert_eq!(game(60), game(60));
}

/// Does the last job first.
struct Backwards;

impl Executor for Backwards {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        let mut samples: Vec<Sample> = (0..jobs).rev().map(job).collect();
        samples.reverse();
        samples
    }
}

/// Some views at which a seat has a choice of every kind.
fn some_views() -> Vec<View> {
    let mut views = Vec::new();
    let mut luck = Seeded::new(4);
    for (players, options) in [(2, ""), (4, ""), (3, "open=count")] {
        play(&set_up(players, options, None), &vec![Level::Casual; players.into()], 21, 1, |view, _| {
            if luck.below(12) == 0 {
                views.push(view.clone());
            }
        });
    }
    let step = |wanted: fn(Step) -> bool| views.iter().any(|view| wanted(view.step));
    assert!(step(|step| matches!(step, Step::Play { exchange: true, .. })));
    assert!(step(|step| matches!(step, Step::Play { exchange: false, .. })));
    views
}

#[test]
fn advice_covers_what_is_asked_and_changes_nothing() {
    let budget = Nodes(80);
    for view in some_views() {
        let seat = view.viewer().seat().unwrap();
        let legal = view.legal_actions();
        for level in [Level::Casual, Level::Master] {
            let mut bot = Pyramids::bot(level, &view.set_up, seat, 3);
            let mut other = bot.clone();
            let advice = bot.advise(&view, &legal, &SearchLimits::within(&budget));
            let executor = SearchLimits { budget: Some(&budget), executor: &Backwards };
            assert_eq!(advice, other.advise(&view, &legal, &executor));
            for action in &legal {
                assert!(
                    advice.choices.iter().any(|judged| judged.turn.first() == Some(action)),
                    "{action} is missing"
                );
            }
            assert!(advice.choices.is_sorted_by(|a, b| a.value >= b.value));
            assert!(advice.choices.iter().all(|judged| (0.0..=1.0).contains(&judged.win.mean)));
            let mut fresh = Pyramids::bot(level, &view.set_up, seat, 3);
            assert_eq!(
                bot.choose(&view, &SearchLimits::within(&budget)),
                fresh.choose(&view, &SearchLimits::within(&budget))
            );
        }
    }
}

#[test]
fn reasons_are_those_that_are_announced() {
    let budget = Nodes(1);
    let mut given = std::collections::BTreeSet::new();
    for view in some_views() {
        let seat = view.viewer().seat().unwrap();
        let mut bot = Pyramids::bot(Level::Policy, &view.set_up, seat, 3);
        let advice = bot.advise(&view, &view.legal_actions(), &SearchLimits::within(&budget));
        for reason in advice.choices.iter().flat_map(|judged| &judged.reasons) {
            let names: Vec<&str> = reason.arguments.iter().map(|(name, _)| *name).collect();
            let announced = Pyramids::REASONS.iter().find(|(key, _)| *key == reason.key);
            assert_eq!(announced.map(|(_, names)| names.to_vec()), Some(names), "{}", reason.key);
            given.insert(reason.key);
        }
    }
    assert!(given.len() >= 8, "only {given:?}");
}

#[test]
fn nothing_is_chosen_out_of_turn() {
    let table = set_up(2, "", None);
    let game = Pyramids::new(table);
    let view = game.view(Viewer::Seat(Seat::FIRST));
    for level in Level::ALL {
        let mut bot = Pyramids::bot(level, &table, Seat::FIRST, 1);
        assert_eq!(bot.choose(&view, &SearchLimits::DEFAULT), None);
        assert!(bot.advise(&view, &[], &SearchLimits::DEFAULT).choices.is_empty());
    }
}

/// PY-15: a hand that has not changed since the last turn is played all the same.
#[test]
fn the_last_round_is_not_slept_through() {
    let mut missed = 0;
    for seed in 0..6 {
        play(&set_up(6, "", None), &[Level::Casual; 6], seed, 1, |view, action| {
            if matches!(view.step, Step::LastRound { .. }) && action == Action::End {
                let own = view.viewer().seat().unwrap();
                let tops = |action: &Action| matches!(action, Action::Build { card, seat, .. } if card.is_top_stone() && *seat == own);
                missed += view.legal_actions().iter().filter(|action| tops(action)).count();
            }
        });
    }
    assert_eq!(missed, 0);
}
