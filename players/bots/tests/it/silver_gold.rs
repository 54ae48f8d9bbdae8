//! How the bots of Silver & Gold play, and the reasons they give.

use crate::table::Table;
use bots::{Bot, Estimate, Level, Nodes, Playable, SearchLimits};
use silver_gold::{Action, Content, SetUp, SilverGold, Step, View};
use tabletop::{Ranking, SetUp as _, View as _};

/// A game between bots of these levels. Calls `each` with every view at which a seat chooses.
fn play(levels: &[Level], set_up: &SetUp, seed: u64, mut each: impl FnMut(&View)) -> Ranking {
    let mut table = Table::<SilverGold>::new(set_up, levels, seed);
    table.finish(&SearchLimits::DEFAULT, |view, _, _| each(view))
}

fn set_up(players: u8, options: &str) -> SetUp {
    SetUp::parse(players, options, None).unwrap()
}

/// By how many points the first level is ahead of the second. Each deal is played in both seats.
fn lead(better: Level, other: Level, deals: u64) -> Estimate {
    let set_up = set_up(2, "");
    Estimate::of((0..deals).map(|deal| {
        let first = play(&[better, other], &set_up, deal, |_| {}).scores;
        let second = play(&[other, better], &set_up, deal, |_| {}).scores;
        f64::from(first[0] - first[1] + second[1] - second[0]) / 2.0
    }))
}

/// The true leads are seven standard errors and more, so that they are more than two with any seeds.
#[test]
fn each_level_is_ahead_of_the_one_below() {
    for (better, other, deals) in [
        (Level::Novice, Level::Random, 4),
        (Level::Casual, Level::Novice, 24),
        (Level::Policy, Level::Casual, 12),
        (Level::Expert, Level::Policy, 16),
    ] {
        let lead = lead(better, other, deals);
        assert!(lead.mean > 2.0 * lead.error.unwrap(), "{better} against {other}: {lead:?}");
    }
}

#[test]
fn casual_players_score_about_as_the_example_of_the_rulebook() {
    let set_up = set_up(3, "");
    let scores = (0..16).flat_map(|seed| play(&[Level::Casual; 3], &set_up, seed, |_| {}).scores);
    let score = Estimate::of(scores.map(f64::from));
    assert!((100.0..130.0).contains(&score.mean), "{score:?}");
}

/// A deck of another make: tombs under the entrance, and more crosses on every card than the shipped deck has.
fn other_deck() -> String {
    let mut text = String::from("deck towers\ngame silver-gold\nexpeditions I2=2 I3=1 V3=1 T4=1 L4=2 O4=1\n");
    for card in 1..=48 {
        let colour = ["purple", "green", "orange"][card % 3];
        text.push_str(&format!("\ncard {card} {colour}\n..E..\n.x.x.\nrsptg\n.x#x.\n..T..\n"));
    }
    text
}

#[test]
fn bots_beat_random_players_with_other_decks_and_options() {
    let other = SetUp::parse(2, "completed=closed", Some(&other_deck())).unwrap();
    let closed = set_up(3, "completed=closed");
    for seed in 0..3 {
        let towers = play(&[Level::Expert, Level::Random], &other, seed, |_| {}).scores;
        assert!(towers[0] > towers[1], "{towers:?}");
        let scores = play(&[Level::Random, Level::Policy, Level::Random], &closed, seed, |_| {}).scores;
        assert!(scores[1] > scores[0].max(scores[2]), "{scores:?}");
    }
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

/// The reasons for the best choice at the first views where `fits` holds for it, the keys of each view joined.
fn reasons_where(fits: impl Fn(&View, &[Action]) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for seed in 0..3 {
        play(&[Level::Policy; 2], &set_up(2, ""), seed, |view| {
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
    let only = "silver-gold-reason-only ";
    for reasons in reasons_where(|view, turn| marks(view, turn, Content::Tomb)) {
        let first = reasons.strip_prefix(only).unwrap_or(&reasons);
        assert!(first.starts_with("silver-gold-reason-completes"), "{reasons}");
    }
    let torch = |view: &View, turn: &[Action]| {
        let seat = view.viewer().seat().unwrap();
        let lights = marks(view, turn, Content::Torch) && !view.score_card(seat).torch(view.round);
        // With fewer symbols no more than four reasons compete.
        lights && !marks(view, turn, Content::Tomb)
    };
    for reasons in reasons_where(torch) {
        assert!(reasons.contains("torch"), "{reasons}");
    }
    let about_cards = ["only", "colour", "short", "pair-ahead", "torch-ahead", "potion-ahead", "unseen"];
    for reasons in reasons_where(|view, _| matches!(view.step, Step::Take(_))) {
        let mut keys = reasons.split_whitespace().map(|key| key.trim_start_matches("silver-gold-reason-"));
        assert!(keys.all(|key| about_cards.contains(&key)), "{reasons}");
    }
}
