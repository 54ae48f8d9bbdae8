//! How well the bots of Silver & Gold play, and what they say about it.

use bots::{Bot, Level, Nodes, Playable, SearchLimits};
use silver_gold::{Action, Content, Deck, SetUp, SilverGold, Step, View};
use tabletop::{Game, Ranking, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw, seed_of};

/// A game between bots of these levels, from seat 0 on; `each` sees every view that a seat chooses from.
fn play(levels: &[Level], set_up: &SetUp, seed: u64, mut each: impl FnMut(&View)) -> Ranking {
    let bot = |(seat, level): (Seat, &Level)| {
        SilverGold::bot(*level, set_up, seat, seed_of(seed, u64::from(seat.number())))
    };
    let mut bots: Vec<_> = Seat::all(set_up.players()).zip(levels).map(bot).collect();
    let mut luck = Seeded::new(seed);
    let mut game = SilverGold::new(set_up.clone());
    loop {
        match game.waiting() {
            Waiting::Nobody => break,
            Waiting::Dealer => {
                let deal = draw(game.due().unwrap(), &mut luck);
                game.deal(&deal).unwrap();
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let view = game.view(Viewer::Seat(seat));
                each(&view);
                let bot = &mut bots[usize::from(seat.number())];
                game.act(seat, bot.choose(&view, &SearchLimits::DEFAULT).unwrap()).unwrap();
            }
        }
    }
    game.outcome().unwrap()
}

fn set_up(players: u8, options: &str) -> SetUp {
    SetUp::parse(players, options, None).unwrap()
}

/// By how many points the first level is ahead of the second on average, over games in both seats.
fn lead(better: Level, other: Level, games: u64) -> i32 {
    let set_up = set_up(2, "");
    let lead = |game: u64| {
        let first = play(&[better, other], &set_up, game, |_| {}).scores;
        let second = play(&[other, better], &set_up, game, |_| {}).scores;
        first[0] - first[1] + second[1] - second[0]
    };
    (0..games).map(lead).sum::<i32>() / (2 * i32::try_from(games).unwrap())
}

#[test]
fn each_level_is_ahead_of_the_one_below() {
    assert!(lead(Level::Novice, Level::Random, 4) > 40);
    assert!(lead(Level::Casual, Level::Novice, 6) > 5);
    assert!(lead(Level::Policy, Level::Casual, 6) > 15);
    assert!(lead(Level::Expert, Level::Policy, 4) > 4);
}

#[test]
fn casual_players_score_about_as_the_rulebook_s_example() {
    let set_up = set_up(3, "");
    let scores: Vec<i32> =
        (0..8).flat_map(|game| play(&[Level::Casual; 3], &set_up, game, |_| {}).scores).collect();
    let mean = scores.iter().sum::<i32>() / i32::try_from(scores.len()).unwrap();
    assert!((100..130).contains(&mean), "{mean}");
}

/// A deck of another make: tombs under the entrance, every card with more crosses than the shipped ones.
fn other_deck() -> String {
    let mut text = String::from("deck towers\ngame silver-gold\nexpeditions I2=2 I3=1 V3=1 T4=1 L4=2 O4=1\n");
    for card in 1..=48 {
        let colour = ["purple", "green", "orange"][card % 3];
        text.push_str(&format!("\ncard {card} {colour}\n..E..\n.x.x.\nrsptg\n.x#x.\n..T..\n"));
    }
    text
}

#[test]
fn other_decks_and_options_are_played_well() {
    let other = SetUp::parse(2, "completed=closed", Some(&other_deck())).unwrap();
    let towers = play(&[Level::Expert, Level::Random], &other, 3, |_| {});
    assert!(towers.scores[0] > towers.scores[1] + 50, "{towers}");
    let closed =
        play(&[Level::Random, Level::Policy, Level::Random], &set_up(3, "completed=closed"), 4, |_| {});
    assert!(closed.winners.contains(Seat::new(1).unwrap()), "{closed}");
}

#[test]
fn a_bot_plays_at_a_table_it_was_not_made_for() {
    let mut views = Vec::new();
    let other = SetUp::parse(2, "", Some(&other_deck())).unwrap();
    play(&[Level::Random; 2], &other, 1, |view| views.push(view.clone()));
    for view in views.iter().step_by(9) {
        let seat = view.viewer().seat().unwrap();
        let mut bot = SilverGold::bot(Level::Master, &set_up(4, ""), seat, 1);
        let advice = bot.advise(view, &[], &SearchLimits::within(&Nodes(8)));
        assert!(view.legal_actions().contains(&advice.choices[0].turn[0]));
    }
}

#[test]
fn every_action_that_is_asked_for_is_judged_once() {
    let mut views = Vec::new();
    play(&[Level::Policy; 2], &set_up(2, ""), 2, |view| views.push(view.clone()));
    for (level, view) in
        [Level::Casual, Level::Policy, Level::Master].into_iter().cycle().zip(views.iter().step_by(13))
    {
        let mut bot = SilverGold::bot(level, &view.set_up, view.viewer().seat().unwrap(), 1);
        let legal = view.legal_actions();
        let advice = bot.advise(view, &legal, &SearchLimits::within(&Nodes(1)));
        for action in &legal {
            let judged = advice.choices.iter().filter(|choice| choice.turn[0] == *action).collect::<Vec<_>>();
            assert!(!judged.is_empty(), "{action}");
            assert!(judged.iter().any(|choice| choice.win.mean > 0.0 && choice.win.mean < 1.0 || choice.result.mean != 0.0));
        }
    }
}

/// The reasons for the best choice that a master gives at the views of which `fits` holds, joined.
fn reasons_where(fits: impl Fn(&View, &[Action]) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for game in 0..3 {
        play(&[Level::Policy; 2], &set_up(2, ""), game, |view| {
            if found.len() >= 3 {
                return;
            }
            let mut bot = SilverGold::bot(Level::Expert, &view.set_up, view.viewer().seat().unwrap(), 1);
            let advice = bot.advise(view, &[], &SearchLimits::within(&Nodes(8)));
            let best = &advice.choices[0];
            if fits(view, &best.turn) {
                found.push(best.reasons.iter().map(|reason| reason.key).collect::<Vec<_>>().join(" "));
            }
        });
    }
    assert!(!found.is_empty(), "no such view");
    found
}

/// Whether the turn marks a square with this content.
fn marks(view: &View, turn: &[Action], content: Content) -> bool {
    turn.iter().any(|action| match action {
        Action::Mark { card, squares } => squares.meets(view.chamber(*card).squares(content)),
        Action::Extra { card, square } => view.chamber(*card).content(*square) == content,
        _ => false,
    })
}

#[test]
fn reasons_name_what_the_turn_does() {
    for reasons in reasons_where(|view, turn| marks(view, turn, Content::Tomb)) {
        assert!(reasons.starts_with("silver-gold-reason-completes"), "{reasons}");
    }
    let torch = |view: &View, turn: &[Action]| {
        let seat = view.viewer().seat().unwrap();
        marks(view, turn, Content::Torch) && !view.score_card(seat).torch(view.round)
    };
    for reasons in reasons_where(torch) {
        assert!(reasons.contains("torch"), "{reasons}");
    }
    for reasons in reasons_where(|view, _| matches!(view.step, Step::Take(_))) {
        assert!(!reasons.contains("completes"), "{reasons}");
    }
    assert_eq!(Deck::shipped().name(), "benben-48");
}
