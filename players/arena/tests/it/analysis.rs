//! What a whole game can teach, from inside.

use arena::analysis::{Analysis, Care, Jury, Look, analyse};
use arena::{Limit, Threads};
use record::{Record, RecordBuilder};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::{Game, Seat, Seeded, Viewer, Waiting, draw};
use the_game::{Action, SetUp, TheGame};

/// A game of uniformly random play, stopped after so many events.
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

fn look<'a>(threads: usize, stop: Option<&'a AtomicBool>) -> Look<'a> {
    let threads = Threads::new(NonZeroUsize::new(threads).unwrap());
    Look { care: Care { limit: Limit::Nodes(64), threads, stop }, seat: None, seed: 3 }
}

fn analysed(record: &Record, threads: usize) -> Analysis<TheGame> {
    analyse(record, None, &look(threads, None), &mut |_, _| {}).unwrap()
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let record = played(16);
    let [one, three] = [1, 3].map(|threads| analysed(&record, threads));
    assert_eq!(one.accounts, three.accounts);
    let weighings = |analysis: &Analysis<TheGame>| -> Vec<_> {
        analysis.choices.iter().map(|choice| choice.weighing.clone()).collect()
    };
    assert_eq!(weighings(&one), weighings(&three));
}

#[test]
fn who_stops_it_gets_what_was_weighed_so_far() {
    let record = played(20);
    let whole = analysed(&record, 1);
    let stop = AtomicBool::new(false);
    let mut heard = Vec::new();
    let part = analyse::<TheGame>(&record, None, &look(1, Some(&stop)), &mut |done, total| {
        heard.push((done, total));
        stop.store(done == 3, Ordering::Relaxed);
    });
    let part = part.unwrap();
    assert!(part.stopped && !part.over && !whole.stopped);
    assert!(heard.is_sorted() && heard.last().unwrap().0 == 3 && heard[0].1 > 5, "{heard:?}");
    for (ours, theirs) in part.choices.iter().zip(&whole.choices) {
        assert_eq!((ours.line, &ours.weighing), (theirs.line, &theirs.weighing));
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
    let care = Care { limit: Limit::Nodes(400), threads: Threads::all(), stop: None };
    let awful: Action = "98>A1".parse().unwrap();
    let opinion = jury.weigh(&view, &[awful], 1, &care);
    let [best, played] = opinion.choices.as_slice() else { panic!("{opinion:?}") };
    assert_eq!(played.turn[0], awful);
    assert!(played.cost.is_mistake() && played.cost.result.mean > 1.0, "{played:?}");
    assert_eq!((best.cost.win.mean, best.cost.result.mean), (0.0, 0.0));
}
