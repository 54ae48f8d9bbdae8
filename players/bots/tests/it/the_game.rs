//! The bots of The Game at whole tables.

use crate::table::Table;
use bots::{Bot, Level, Nodes, SearchLimits};
use tabletop::Game as _;
use the_game::{Action, Phrase, Pile, SetUp, TheGame};

/// A table without options at which the bots keep still.
fn silent_table(levels: &[Level], seed: u64) -> Table<TheGame> {
    Table::with_talk(&SetUp::new(levels.len() as u8).unwrap(), levels, seed, false)
}

#[test]
fn levels_are_in_order() {
    let left = |level: Level, games: u64, nodes: u64| {
        let lefts = (0..games).map(|seed| {
            let mut table = silent_table(&[level; 2], 100 + seed);
            f64::from(table.finish(&SearchLimits::within(&Nodes(nodes)), |_, _, _| {}).0)
        });
        lefts.sum::<f64>() / games as f64
    };
    let [random, novice, casual] =
        [Level::Random, Level::Novice, Level::Casual].map(|level| left(level, 12, 1));
    let expert = left(Level::Expert, 3, 80);
    assert!(random > novice + 20.0, "random {random}, novice {novice}");
    assert!(novice > casual + 10.0, "novice {novice}, casual {casual}");
    assert!(expert < novice - 10.0, "novice {novice}, expert {expert}");
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
            let ends = advice.choices.iter().filter(|judged| judged.turn == [Action::End]);
            for reason in ends.flat_map(|judged| &judged.reasons) {
                match reason.key {
                    "the-game-reason-stops" => stops += u32::from(view.placed_now == view.minimum),
                    "the-game-reason-enough" => enough += u32::from(view.placed_now > view.minimum),
                    "the-game-reason-more" => assert_eq!(reason.key, "", "nothing more is placed"),
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
