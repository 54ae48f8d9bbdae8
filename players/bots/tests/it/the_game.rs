//! The bots of The Game at whole tables.

use crate::table::Table;
use bots::{Bot, Estimate, Level, Nodes, SearchLimits};
use tabletop::Game as _;
use the_game::{Action, Phrase, Pile, SetUp, TheGame};

/// A table without options at which the bots keep still.
fn silent_table(levels: &[Level], seed: u64) -> Table<TheGame> {
    Table::with_talk(&SetUp::new(levels.len() as u8).unwrap(), levels, seed, false)
}

/// How many fewer cards the first level leaves than the second. Both play the same deals, with two bots.
fn gain(better: Level, other: Level, deals: u64) -> Estimate {
    Estimate::of((0..deals).map(|seed| {
        let [better, other] = [better, other].map(|level| {
            let mut table = silent_table(&[level; 2], seed);
            f64::from(table.finish(&SearchLimits::within(&Nodes(24)), |_, _, _| {}).0)
        });
        other - better
    }))
}

/// The true gains are five standard errors and more, so that they are more than two with any seeds. The levels above casual
/// differ by too little to tell them apart in a few games.
#[test]
fn each_level_leaves_fewer_cards_than_the_one_far_below() {
    for (better, other, deals) in [
        (Level::Novice, Level::Random, 4),
        (Level::Casual, Level::Novice, 8),
        (Level::Policy, Level::Novice, 6),
        (Level::Expert, Level::Novice, 10),
    ] {
        let gain = gain(better, other, deals);
        assert!(gain.mean > 2.0 * gain.error.unwrap(), "{better} against {other}: {gain:?}");
    }
}

#[test]
fn odd_signals_do_no_harm() {
    // Everybody wants everything left alone, whatever they hold: no hand fits that.
    let mut table = silent_table(&[Level::Expert, Level::Random, Level::Random], 3);
    for seat in table.seats().into_iter().skip(1) {
        for pile in Pile::ALL {
            table.game.act(seat, Action::Say(pile, Some(Phrase::Leave))).unwrap();
            table.show();
        }
    }
    table.play(&SearchLimits::within(&Nodes(4)), 40);
}

#[test]
fn why_a_turn_ends_fits_the_cards_placed_in_it() {
    let (mut stops, mut enough) = (0, 0);
    for seed in 0..4 {
        let mut table = silent_table(&[Level::Random; 3], seed);
        while let Some(seat) = table.to_move() {
            let view = table.view(seat);
            let advice = table.bot(seat).advise(&view, &[Action::End], &SearchLimits::within(&Nodes(4)));
            let ends = advice.choices.iter().filter(|choice| choice.turn == [Action::End]);
            for reason in ends.flat_map(|choice| &choice.reasons) {
                match reason.key {
                    "the-game-reason-stops" => stops += u32::from(view.placed_now == view.minimum),
                    "the-game-reason-enough" => enough += u32::from(view.placed_now > view.minimum),
                    "the-game-reason-more" => panic!("{} although nothing more is placed", reason.key),
                    _ => continue,
                }
                let fits = (reason.key == "the-game-reason-stops") == (view.placed_now == view.minimum);
                assert!(fits, "{} after {} cards", reason.key, view.placed_now);
            }
            table.play(&SearchLimits::DEFAULT, 1);
        }
    }
    assert!(stops > 0 && enough > 0, "{stops} {enough}");
}

#[test]
fn advice_without_a_question_names_the_choice_with_a_reason() {
    let limits = SearchLimits::within(&Nodes(40));
    let mut table = Table::<TheGame>::new(&SetUp::new(2).unwrap(), &[Level::Master; 2], 8);
    for _ in 0..12 {
        let seat = table.to_move().unwrap();
        let view = table.view(seat);
        let advice = table.bot(seat).advise(&view, &[], &limits);
        assert!(advice.choices.first().is_some_and(|best| !best.reasons.is_empty()), "{advice:?}");
        table.play(&limits, 1);
    }
}
