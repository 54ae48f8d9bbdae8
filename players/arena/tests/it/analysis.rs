//! The analysis of a whole game.

use arena::analysis::{Analysis, AnalysisLimits, AnalysisOptions, Jury, analyse};
use arena::{Limit, Threads};
use record::{Record, RecordBuilder};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::{Game, Seat, Seeded, Viewer, Waiting, draw};
use the_game::{Action, SetUp, TheGame};

/// The first events of a random game.
fn played(events: usize) -> Record {
    let mut builder = RecordBuilder::<TheGame>::new(tabletop::SetUp::parse(2, "", None).unwrap());
    let mut luck = Seeded::new(8);
    for _ in 0..events {
        match builder.game().waiting() {
            Waiting::Nobody => break,
            Waiting::Dealer => builder.deal(&draw(builder.game().due().unwrap(), &mut luck)).unwrap(),
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = builder.game().random_action(seat, &mut luck).unwrap();
                builder.act(seat, action).unwrap();
            }
        }
    }
    builder.text().parse().unwrap()
}

fn options<'a>(threads: usize, stop: Option<&'a AtomicBool>) -> AnalysisOptions<'a> {
    let threads = Threads(NonZeroUsize::new(threads).unwrap());
    AnalysisOptions { limits: AnalysisLimits { limit: Limit::Nodes(64), threads, stop }, seat: None, seed: 3 }
}

fn analysed(record: &Record, threads: usize) -> Analysis<TheGame> {
    analyse(record, None, &options(threads, None), &mut |_, _| {}).unwrap()
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let record = played(16);
    let [one, three] = [1, 3].map(|threads| analysed(&record, threads));
    assert_eq!(one.accounts, three.accounts);
    let comparisons = |analysis: &Analysis<TheGame>| -> Vec<_> {
        analysis.choices.iter().map(|choice| choice.comparison.clone()).collect()
    };
    assert_eq!(comparisons(&one), comparisons(&three));
}

#[test]
fn a_stopped_analysis_keeps_what_was_done() {
    let record = played(20);
    let whole = analysed(&record, 1);
    let stop = AtomicBool::new(false);
    let mut heard = Vec::new();
    let part = analyse::<TheGame>(&record, None, &options(1, Some(&stop)), &mut |done, total| {
        heard.push((done, total));
        stop.store(done == 3, Ordering::Relaxed);
    });
    let part = part.unwrap();
    assert!(part.stopped && !part.over && !whole.stopped);
    assert!(heard.is_sorted() && heard.last().unwrap().0 == 3 && heard[0].1 > 5, "{heard:?}");
    for (ours, theirs) in part.choices.iter().zip(&whole.choices) {
        assert_eq!((ours.line, &ours.comparison), (theirs.line, &theirs.comparison));
    }
    assert!(part.choices.len() < whole.choices.len() && !part.accounts.is_empty());
}

#[test]
fn a_move_that_throws_the_game_away_is_a_mistake() {
    let set_up: SetUp = tabletop::SetUp::parse(1, "", None).unwrap();
    let mut game = TheGame::new(set_up);
    game.deal(&"deal 0 2 3 4 5 6 7 97 98".parse().unwrap()).unwrap();
    let seat = Seat::FIRST;
    let view = game.view(Viewer::Seat(seat));
    let mut jury = Jury::<TheGame>::new(&set_up, seat, 1);
    jury.see(&view);
    let limits = AnalysisLimits { limit: Limit::Nodes(400), threads: Threads::all(), stop: None };
    let awful: Action = "98>A1".parse().unwrap();
    let evaluation = jury.evaluate(&view, &[awful], 1, &limits);
    let [best, played] = evaluation.choices.as_slice() else { panic!("{evaluation:?}") };
    assert_eq!(played.turn[0], awful);
    assert!(played.cost.is_mistake() && played.cost.result.mean > 1.0, "{played:?}");
    assert_eq!((best.cost.win.mean, best.cost.result.mean), (0.0, 0.0));
}
