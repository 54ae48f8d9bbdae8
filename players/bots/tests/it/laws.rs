//! What every bot of every game must keep.

use bots::{Bot, Budget, CurrentThread, Executor, Level, Nodes, Playable, Sample, SearchLimits, Verdict};
use pyramids::Pyramids;
use silver_gold::SilverGold;
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Seeded, SetUp, View, Viewer, Waiting, draw, seed_of};
use the_game::TheGame;

/// A game played by bots of one level, each shown all that its seat sees; `each` is told every view that a seat
/// chooses from, with what it chose.
fn play<G: Playable>(
    level: Level,
    set_up: &G::SetUp,
    seed: u64,
    limits: &SearchLimits<'_>,
    mut each: impl FnMut(&G::View, &G::Bot, G::Action),
) -> G {
    let players = set_up.players();
    let bot = |seat| G::bot(level, set_up, seat, seed_of(seed, 1 + u64::from(Seat::number(seat))));
    let mut seats: Vec<G::Bot> = Seat::all(players).map(bot).collect();
    let mut luck = Seeded::new(seed);
    let mut game = G::new(set_up.clone());
    loop {
        match game.waiting() {
            Waiting::Nobody => return game,
            Waiting::Dealer => {
                let deal = draw(game.due().unwrap(), &mut luck);
                game.deal(&deal).unwrap();
            }
            Waiting::Seats(waiting) => {
                let seat = waiting.first().unwrap();
                let view = game.view(Viewer::Seat(seat));
                let bot = &mut seats[usize::from(seat.number())];
                let action = bot.choose(&view, limits).unwrap();
                assert!(view.legal_actions().contains(&action), "{level}: {action} is not legal");
                each(&view, bot, action);
                game.act(seat, action).unwrap();
            }
        }
        show(&game, &mut seats);
        if matches!(game.waiting(), Waiting::Seats(_)) {
            speak(&mut game, &mut seats);
        }
    }
}

fn show<G: Playable>(game: &G, seats: &mut [G::Bot]) {
    for (seat, bot) in Seat::all(game.set_up().players()).zip(seats) {
        bot.see(&game.view(Viewer::Seat(seat)));
    }
}

fn speak<G: Playable>(game: &mut G, seats: &mut [G::Bot]) {
    for seat in Seat::all(game.set_up().players()) {
        let said = seats[usize::from(seat.number())].say(&game.view(Viewer::Seat(seat)));
        for aside in &said {
            assert!(G::is_aside(*aside), "{aside} is not an aside");
            game.act(seat, *aside).unwrap();
        }
        if !said.is_empty() {
            show(game, seats);
            let more = seats[usize::from(seat.number())].say(&game.view(Viewer::Seat(seat)));
            assert!(more.is_empty(), "says the same again: {more:?}");
        }
    }
}

fn set_ups<G: Game>(list: &[(u8, &str)]) -> Vec<G::SetUp> {
    list.iter().map(|(players, options)| G::SetUp::new(*players, options, None).unwrap()).collect()
}

fn the_game() -> Vec<<TheGame as Game>::SetUp> {
    set_ups::<TheGame>(&[
        (1, ""),
        (2, ""),
        (3, "minimum=3"),
        (4, "played=off"),
        (5, "fire"),
        (3, "hand=small fire"),
    ])
}

fn silver_gold() -> Vec<<SilverGold as Game>::SetUp> {
    set_ups::<SilverGold>(&[(2, ""), (3, "completed=closed"), (4, "")])
}

fn pyramids() -> Vec<<Pyramids as Game>::SetUp> {
    set_ups::<Pyramids>(&[(2, ""), (3, "open=count"), (4, ""), (6, "")])
}

/// So little that games are short; the laws hold for any budget.
const FEW: Nodes = Nodes(16);

fn every_choice_is_legal<G: Playable>(set_ups: &[G::SetUp]) {
    for level in Level::ALL {
        for (number, set_up) in set_ups.iter().enumerate() {
            let game = play::<G>(level, set_up, number as u64, &SearchLimits::within(&FEW), |_, _, _| {});
            if let Verdict::Apart(ranking) = G::verdict(&game.outcome().unwrap()) {
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

/// Does the jobs in another order, as threads might.
struct Backwards;

impl Executor for Backwards {
    fn run(&self, jobs: usize, job: &(dyn Fn(usize) -> Sample + Sync)) -> Vec<Sample> {
        let mut samples: Vec<Sample> = (0..jobs).rev().map(job).collect();
        samples.reverse();
        samples
    }
}

fn same_seed_same_game<G: Playable>(set_up: &G::SetUp) {
    for level in Level::ALL {
        let game = |executor: &dyn Executor, seed| {
            let mut actions = Vec::new();
            let limits = SearchLimits { budget: Some(&FEW), executor };
            play::<G>(level, set_up, seed, &limits, |_, _, action| actions.push(action));
            actions
        };
        let first = game(&CurrentThread, 1);
        assert_eq!(first, game(&Backwards, 1), "{level}");
        assert_ne!(first, game(&CurrentThread, 2), "{level}");
    }
}

#[test]
fn the_same_seed_and_views_give_the_same_game_whoever_helps() {
    same_seed_same_game::<TheGame>(&the_game()[2]);
    same_seed_same_game::<SilverGold>(&silver_gold()[1]);
    same_seed_same_game::<Pyramids>(&pyramids()[1]);
}

/// A budget that was taken back.
struct Cancelled;

impl Budget for Cancelled {
    fn spent(&self, _nodes: u64) -> f64 {
        f64::INFINITY
    }
}

fn cancelled_bots_answer<G: Playable>(set_up: &G::SetUp) {
    for level in Level::ALL {
        play::<G>(level, set_up, 5, &SearchLimits::within(&Cancelled), |_, _, _| {});
    }
}

#[test]
fn a_bot_that_is_cancelled_still_makes_a_legal_choice() {
    cancelled_bots_answer::<TheGame>(&the_game()[1]);
    cancelled_bots_answer::<SilverGold>(&silver_gold()[1]);
    cancelled_bots_answer::<Pyramids>(&pyramids()[1]);
}

/// Advice at some views of a game, from the bot that plays it and from a master who has just come.
fn advice_is_whole<G: Playable<Bot: Clone>>(set_ups: &[G::SetUp]) {
    let known: BTreeSet<&str> = G::REASONS.iter().map(|(key, _)| *key).collect();
    assert_eq!(known.len(), G::REASONS.len(), "a reason is listed twice");
    let mut given = BTreeSet::new();
    for (number, set_up) in set_ups.iter().enumerate() {
        let mut count = 0;
        play::<G>(Level::Policy, set_up, 3, &SearchLimits::DEFAULT, |view, bot, _| {
            count += 1;
            // A few views of each game are enough, not always the same steps of a turn.
            if count % (7 + number) != 0 {
                return;
            }
            let seat = view.viewer().seat().unwrap();
            for mut adviser in [bot.clone(), G::bot(Level::Master, set_up, seat, 4)] {
                given.extend(judge_advice::<G>(view, &mut adviser));
            }
        });
    }
    assert!(2 * given.len() >= known.len(), "few reasons were ever given: {given:?} of {known:?}");
}

/// The reasons given in one advice, after a look at all that it says.
fn judge_advice<G: Playable>(view: &G::View, adviser: &mut G::Bot) -> BTreeSet<&'static str> {
    let legal = view.legal_actions();
    let asked = legal.last().copied().unwrap();
    let advice = adviser.advise(view, &[asked], &SearchLimits::within(&Nodes(64)));
    let firsts: Vec<G::Action> = advice.choices.iter().map(|choice| choice.turn[0]).collect();
    assert!(firsts.contains(&asked), "{asked} was asked for, but only {firsts:?} were judged");
    assert!(firsts.iter().all(|first| legal.contains(first)), "{firsts:?}");
    let values: Vec<f64> = advice.choices.iter().map(|choice| choice.value).collect();
    assert!(values.is_sorted_by(|better, worse| better >= worse), "not best first: {values:?}");
    let mut given = BTreeSet::new();
    for choice in &advice.choices {
        assert!((0.0..=1.0).contains(&choice.win.mean), "{choice:?}");
        assert!(
            [choice.win.error, choice.result.error].into_iter().flatten().all(|error| error >= 0.0),
            "{choice:?}"
        );
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
fn advice_is_sorted_complete_and_gives_known_reasons() {
    advice_is_whole::<TheGame>(&the_game());
    advice_is_whole::<SilverGold>(&silver_gold());
    advice_is_whole::<Pyramids>(&pyramids());
}

fn advice_does_not_disturb<G: Playable<Bot: Clone>>(set_up: &G::SetUp) {
    let mut count = 0;
    play::<G>(Level::Expert, set_up, 8, &SearchLimits::within(&FEW), |view, bot, _| {
        count += 1;
        if count % 9 == 0 {
            let mut asked = bot.clone();
            asked.advise(view, &[], &SearchLimits::within(&FEW));
            let [first, second] =
                [asked, bot.clone()].map(|mut bot| bot.choose(view, &SearchLimits::within(&FEW)));
            assert_eq!(first, second, "advice changed what the bot does");
        }
    });
}

#[test]
fn asking_for_advice_changes_nothing() {
    advice_does_not_disturb::<TheGame>(&the_game()[1]);
    advice_does_not_disturb::<SilverGold>(&silver_gold()[1]);
    advice_does_not_disturb::<Pyramids>(&pyramids()[1]);
}

/// A bot that sits down late has seen nothing of the game so far.
fn a_latecomer_plays<G: Playable>(set_up: &G::SetUp) {
    let before_the_first_deal = G::new(set_up.clone()).view(Viewer::Seat(Seat::FIRST));
    play::<G>(Level::Casual, set_up, 6, &SearchLimits::DEFAULT, |view, _, _| {
        let mut late = G::bot(Level::Master, set_up, view.viewer().seat().unwrap(), 1);
        assert_eq!(late.choose(&before_the_first_deal, &SearchLimits::DEFAULT), None);
        let action = late.choose(view, &SearchLimits::within(&Nodes(4))).unwrap();
        assert!(view.legal_actions().contains(&action), "{action}");
    });
}

#[test]
fn a_bot_that_comes_late_plays_on_and_one_that_is_not_asked_keeps_still() {
    a_latecomer_plays::<TheGame>(&the_game()[1]);
    a_latecomer_plays::<SilverGold>(&silver_gold()[1]);
    a_latecomer_plays::<Pyramids>(&pyramids()[1]);
}
