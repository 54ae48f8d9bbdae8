//! What holds for every bot of every game.

use crate::table::{Backwards, Table};
use bots::{Advice, Bot, Budget, CurrentThread, Executor, Level, Nodes, Playable, SearchLimits, Verdict};
use pyramids::Pyramids;
use silver_gold::SilverGold;
use std::collections::BTreeSet;
use tabletop::{Game, Seat, SetUp, View, Viewer};
use the_game::TheGame;

/// A table with bots of one level.
fn table<G: Playable>(level: Level, set_up: &G::SetUp, seed: u64) -> Table<G> {
    Table::new(set_up, &vec![level; set_up.players().into()], seed)
}

fn set_ups<G: Game>(list: &[(u8, &str)]) -> Vec<G::SetUp> {
    list.iter().map(|(players, options)| G::SetUp::parse(*players, options, None).unwrap()).collect()
}

fn the_game() -> Vec<<TheGame as Game>::SetUp> {
    set_ups::<TheGame>(&[
        (1, ""),
        (2, ""),
        (3, "minimum=3"),
        (4, "played=off"),
        (5, "fire"),
        (3, "minimum=3 hand=small fire played=off"),
    ])
}

fn silver_gold() -> Vec<<SilverGold as Game>::SetUp> {
    set_ups::<SilverGold>(&[(2, ""), (3, "completed=closed"), (4, "")])
}

fn pyramids() -> Vec<<Pyramids as Game>::SetUp> {
    set_ups::<Pyramids>(&[(2, ""), (3, "open=count"), (4, ""), (6, "")])
}

/// A budget so small that games are short. The laws hold for any budget.
const FEW: Nodes = Nodes(16);

fn every_choice_is_legal<G: Playable>(set_ups: &[G::SetUp]) {
    for level in Level::ALL {
        for (number, set_up) in set_ups.iter().enumerate() {
            let outcome =
                table::<G>(level, set_up, number as u64).finish(&SearchLimits::within(&FEW), |_, _, _| {});
            if let Verdict::Ranking(ranking) = G::verdict(&outcome) {
                assert_eq!(ranking.scores.len(), usize::from(set_up.players()));
            }
        }
    }
}

#[test]
fn every_choice_is_legal_and_every_game_ends() {
    every_choice_is_legal::<TheGame>(&the_game());
    every_choice_is_legal::<SilverGold>(&silver_gold());
    every_choice_is_legal::<Pyramids>(&pyramids());
}

fn same_seed_same_game<G: Playable>(set_up: &G::SetUp) {
    for level in Level::ALL {
        let game = |executor: &dyn Executor, seed| {
            let limits = SearchLimits { budget: Some(&FEW), executor };
            table::<G>(level, set_up, seed).play(&limits, usize::MAX)
        };
        let first = game(&CurrentThread, 1);
        assert_eq!(first, game(&Backwards, 1), "{level}");
        assert_ne!(first, game(&CurrentThread, 2), "{level}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game_with_any_executor() {
    same_seed_same_game::<TheGame>(&the_game()[2]);
    same_seed_same_game::<SilverGold>(&silver_gold()[1]);
    same_seed_same_game::<Pyramids>(&pyramids()[1]);
}

/// A budget that is spent before the search begins.
struct Cancelled;

impl Budget for Cancelled {
    fn spent(&self, _nodes: u64) -> f64 {
        f64::INFINITY
    }
}

fn cancelled_bots_answer<G: Playable>(set_up: &G::SetUp) {
    for level in Level::ALL {
        table::<G>(level, set_up, 5).play(&SearchLimits::within(&Cancelled), usize::MAX);
    }
}

#[test]
fn a_bot_that_is_cancelled_still_makes_a_legal_choice() {
    cancelled_bots_answer::<TheGame>(&the_game()[1]);
    cancelled_bots_answer::<SilverGold>(&silver_gold()[1]);
    cancelled_bots_answer::<Pyramids>(&pyramids()[1]);
}

/// Asks for advice at some views of each game: the bot that plays, and a master who has seen nothing before.
fn advice_is_complete<G: Playable<Bot: Clone>>(set_ups: &[G::SetUp]) {
    let known: BTreeSet<&str> = G::REASONS.iter().map(|(key, _)| *key).collect();
    assert_eq!(known.len(), G::REASONS.len(), "a reason is listed twice");
    let mut given = BTreeSet::new();
    for (number, set_up) in set_ups.iter().enumerate() {
        let mut count = 0;
        table::<G>(Level::Policy, set_up, 3).finish(&SearchLimits::DEFAULT, |view, bot, _| {
            count += 1;
            // The distance differs between games, so that different steps of a turn are seen.
            if count % (7 + number) == 0 {
                let seat = view.viewer().seat().unwrap();
                for mut adviser in [bot.clone(), G::bot(Level::Master, set_up, seat, 4)] {
                    given.extend(check_advice::<G>(view, &mut adviser));
                }
            }
        });
    }
    assert!(2 * given.len() >= known.len(), "few reasons were ever given: {given:?} of {known:?}");
}

/// Checks the advice on all legal actions, and returns the reasons that it gives.
fn check_advice<G: Playable>(view: &G::View, adviser: &mut G::Bot) -> BTreeSet<&'static str> {
    let legal = view.legal_actions();
    let advice = adviser.advise(view, &legal, &SearchLimits::within(&FEW));
    let firsts: Vec<G::Action> = advice.choices.iter().map(|choice| choice.turn[0]).collect();
    for action in &legal {
        assert!(firsts.contains(action), "{action} is missing in {firsts:?}");
    }
    assert!(firsts.iter().all(|first| legal.contains(first)), "{firsts:?}");
    let values: Vec<f64> = advice.choices.iter().map(|choice| choice.value).collect();
    assert!(values.is_sorted_by(|better, worse| better >= worse), "not best first: {values:?}");
    let mut given = BTreeSet::new();
    for choice in &advice.choices {
        assert!((0.0..=1.0).contains(&choice.win.mean), "{choice:?}");
        let mut errors = [choice.win.error, choice.result.error].into_iter().flatten();
        assert!(errors.all(|error| error >= 0.0), "{choice:?}");
        assert!(choice.result.mean.is_finite() && choice.value.is_finite(), "{choice:?}");
        for reason in &choice.reasons {
            let (_, names) = G::REASONS.iter().find(|(key, _)| *key == reason.key).unwrap();
            let filled: Vec<&str> = reason.arguments.iter().map(|(name, _)| *name).collect();
            assert_eq!(*names, filled, "{}", reason.key);
            given.insert(reason.key);
        }
    }
    given
}

#[test]
fn advice_is_sorted_and_complete_and_gives_listed_reasons() {
    advice_is_complete::<TheGame>(&the_game());
    advice_is_complete::<SilverGold>(&silver_gold());
    advice_is_complete::<Pyramids>(&pyramids());
}

fn advice_has_no_influence<G: Playable<Bot: Clone>>(set_up: &G::SetUp) {
    for level in [Level::Casual, Level::Expert] {
        let mut count = 0;
        table::<G>(level, set_up, 8).finish(&SearchLimits::within(&FEW), |view, bot, _| {
            count += 1;
            if count % 9 == 0 {
                let mut asked = bot.clone();
                let advice = asked.advise(view, &[], &SearchLimits::within(&FEW));
                let helped = SearchLimits { budget: Some(&FEW), executor: &Backwards };
                assert_eq!(advice, bot.clone().advise(view, &[], &helped));
                let [first, second] =
                    [asked, bot.clone()].map(|mut bot| bot.choose(view, &SearchLimits::within(&FEW)));
                assert_eq!(first, second, "advice changed what the bot does");
            }
        });
    }
}

#[test]
fn advice_is_the_same_with_any_executor_and_has_no_influence_on_choices() {
    advice_has_no_influence::<TheGame>(&the_game()[1]);
    advice_has_no_influence::<SilverGold>(&silver_gold()[1]);
    advice_has_no_influence::<Pyramids>(&pyramids()[1]);
}

fn a_latecomer_plays<G: Playable>(set_up: &G::SetUp) {
    let before_the_first_deal = G::new(set_up.clone()).view(Viewer::Seat(Seat::FIRST));
    for level in Level::ALL {
        let mut bot = G::bot(level, set_up, Seat::FIRST, 1);
        assert_eq!(bot.choose(&before_the_first_deal, &SearchLimits::DEFAULT), None);
        assert_eq!(bot.advise(&before_the_first_deal, &[], &SearchLimits::DEFAULT), Advice::NONE);
    }
    let mut table = table::<G>(Level::Casual, set_up, 6);
    table.play(&SearchLimits::DEFAULT, 12);
    for seat in table.seats().into_iter().filter(|seat| !table.game.waiting().is_for(*seat)) {
        let mut bot = G::bot(Level::Master, set_up, seat, 1);
        assert_eq!(bot.choose(&table.view(seat), &SearchLimits::DEFAULT), None);
        assert_eq!(bot.advise(&table.view(seat), &[], &SearchLimits::DEFAULT), Advice::NONE);
    }
    table.finish(&SearchLimits::DEFAULT, |view, _, _| {
        let mut late = G::bot(Level::Master, set_up, view.viewer().seat().unwrap(), 1);
        let action = late.choose(view, &SearchLimits::within(&Nodes(4))).unwrap();
        assert!(view.legal_actions().contains(&action), "{action}");
    });
}

#[test]
fn a_bot_that_has_seen_nothing_plays_on_and_one_with_nothing_to_choose_chooses_nothing() {
    a_latecomer_plays::<TheGame>(&the_game()[1]);
    a_latecomer_plays::<SilverGold>(&silver_gold()[1]);
    a_latecomer_plays::<Pyramids>(&pyramids()[1]);
}
