//! The analysis of a whole game.

use arena::analysis::{Analysis, AnalysisLimits, AnalysisOptions, Jury, analyse};
use arena::{ThinkingBudget, Threads};
use bots::{Bot, Estimate, Level, Nodes, Playable, SearchLimits};
use pyramids::Pyramids;
use record::{Record, RecordBuilder};
use silver_gold::SilverGold;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::{Game, Seat, Seeded, View as _, Viewer, Waiting, draw};
use the_game::{Action, SetUp, TheGame};

/// The first events of a random game.
fn played(events: usize) -> Record {
    let mut builder = RecordBuilder::<TheGame>::new(tabletop::SetUp::parse(2, "", None).unwrap());
    let mut luck = Seeded::new(8);
    for _ in 0..events {
        if builder.deal_due(&mut luck).unwrap() {
            continue;
        }
        let Waiting::Seats(seats) = builder.game().waiting() else { break };
        let seat = seats.first().unwrap();
        let action = builder.game().random_action(seat, &mut luck).unwrap();
        builder.act(seat, action).unwrap();
    }
    builder.text().parse().unwrap()
}

fn options<'a>(threads: usize, stop: Option<&'a AtomicBool>) -> AnalysisOptions<'a> {
    let threads = Threads(NonZeroUsize::new(threads).unwrap());
    AnalysisOptions {
        limits: AnalysisLimits { budget: ThinkingBudget::Nodes(64), threads, stop },
        seat: None,
        seed: 3,
    }
}

fn analysed(record: &Record, threads: usize) -> Analysis<TheGame> {
    analyse(record, None, &options(threads, None), &mut |_, _| {}).unwrap()
}

#[test]
fn an_analysis_does_not_depend_on_the_number_of_threads() {
    let record = played(16);
    let [one, three] = [1, 3].map(|threads| analysed(&record, threads));
    assert_eq!(one.breakdowns, three.breakdowns);
    let comparisons = |analysis: &Analysis<TheGame>| -> Vec<_> {
        analysis.choices.iter().map(|choice| choice.comparison.clone()).collect()
    };
    assert_eq!(comparisons(&one), comparisons(&three));
}

#[test]
fn a_stopped_analysis_keeps_the_choices_before_the_stop() {
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
    assert!(part.choices.len() < whole.choices.len() && !part.breakdowns.is_empty());
}

#[test]
fn values_without_playouts_are_unknown() {
    // Bots choose by a rule of thumb how keen they are to start.
    let record = played(2);
    let game = record::replay::<TheGame>(&record, None).unwrap().finish().unwrap();
    let view = game.view(Viewer::Seat(Seat::FIRST));
    let mut jury = Jury::<TheGame>::new(game.set_up(), Seat::FIRST, 1);
    let evaluation = jury.evaluate(&view, &[], 3, &options(1, None).limits);
    assert_eq!((evaluation.nodes, evaluation.choices.len()), (0, 3));
    for choice in evaluation.choices {
        assert_eq!((choice.value.win.error, choice.cost.result.error), (None, None));
    }
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
    let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(400), threads: Threads::all(), stop: None };
    let awful: Action = "98>A1".parse().unwrap();
    let evaluation = jury.evaluate(&view, &[awful], 1, &limits);
    let [best, played] = evaluation.choices.as_slice() else { panic!("{evaluation:?}") };
    assert_eq!(played.turn[0], awful);
    assert!(played.cost.is_mistake() && played.cost.result.mean > 1.0, "{played:?}");
    assert_eq!((best.cost.win.mean, best.cost.result.mean), (0.0, 0.0));
}

/// The error of the chance to win that is reported for the best choice, position by position. Many playouts of another bot
/// estimate the true chance.
#[derive(Default)]
struct SelectionBias {
    /// The errors of a jury.
    jury: Vec<f64>,
    /// The errors of a planted fault: a juror that reports the best choice by its own samples.
    flattering: Vec<f64>,
}

impl SelectionBias {
    /// Adds positions of the first seat in a game of casual bots.
    fn add_game<G: Playable>(&mut self, set_up: &G::SetUp, seed: u64) {
        let bot = |level, seat, number: u64| G::bot(level, set_up, seat, 100 * seed + number);
        let mut players: Vec<G::Bot> = Seat::all(2).map(|seat| bot(Level::Casual, seat, 1)).collect();
        let mut watchers = [2, 3].map(|number| bot(Level::Expert, Seat::FIRST, number));
        let mut jury = Jury::<G>::new(set_up, Seat::FIRST, seed);
        let (mut game, mut luck) = (G::new(set_up.clone()), Seeded::new(seed));
        while game.waiting() != Waiting::Nobody {
            if let Some(due) = game.due() {
                game.deal(&draw(due, &mut luck)).unwrap();
            } else if let Waiting::Seats(seats) = game.waiting() {
                let seat = seats.first().unwrap();
                let view = game.view(Viewer::Seat(seat));
                if seat == Seat::FIRST && view.legal_actions().len() > 3 {
                    self.add_position(&view, &mut jury, &mut watchers);
                }
                let action = players[usize::from(seat.number())].choose(&view, &SearchLimits::DEFAULT);
                game.act(seat, action.unwrap()).unwrap();
            }
            let view = game.view(Viewer::Seat(Seat::FIRST));
            jury.see(&view);
            watchers.iter_mut().for_each(|watcher| watcher.see(&view));
        }
    }

    fn add_position<G: Playable>(&mut self, view: &G::View, jury: &mut Jury<G>, watchers: &mut [G::Bot; 2]) {
        let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(128), ..options(1, None).limits };
        let evaluation = jury.evaluate(view, &[], 1, &limits);
        let Some(best) = evaluation.choices.into_iter().next().filter(|_| evaluation.nodes > 0) else {
            return;
        };
        let [juror, judge] = watchers;
        let mut error = |reported: f64, turn: Vec<G::Action>| {
            let truth = judge.measure(view, &[turn], &SearchLimits::within(&Nodes(96)));
            reported - truth.choices[0].win.mean
        };
        self.jury.push(error(best.value.win.mean, best.turn));
        let searched = juror.advise(view, &[], &SearchLimits::within(&Nodes(64)));
        let best = searched.choices.into_iter().max_by(|a, b| a.win.mean.total_cmp(&b.win.mean));
        if let Some(best) = best {
            self.flattering.push(error(best.win.mean, best.turn));
        }
    }

    /// Checks that the jury is not biased, and that this check would find the planted fault.
    fn check(&self, game: &str) {
        let [jury, flattering] =
            [&self.jury, &self.flattering].map(|errors| Estimate::of(errors.iter().copied()));
        let is_biased = |found: Estimate| found.mean.abs() >= 3.5 * found.error.unwrap();
        assert!(self.jury.len() >= 100, "{game}: {} positions", self.jury.len());
        assert!(!is_biased(jury), "{game}: the jury is biased: {jury:?}");
        assert!(is_biased(flattering), "{game}: this test would not find a bias: {flattering:?}");
    }
}

fn check_selection_bias<G: Playable>(set_up: &G::SetUp, games: u64) {
    let mut bias = SelectionBias::default();
    (0..games).for_each(|seed| bias.add_game::<G>(set_up, seed));
    bias.check(G::NAME);
}

#[test]
fn the_best_choice_is_measured_without_bias_in_the_game() {
    check_selection_bias::<TheGame>(&SetUp::new(2).unwrap(), 2);
}

#[test]
fn the_best_choice_is_measured_without_bias_in_silver_gold() {
    check_selection_bias::<SilverGold>(&silver_gold::SetUp::new(2).unwrap(), 3);
}

#[test]
fn the_best_choice_is_measured_without_bias_in_pyramids() {
    check_selection_bias::<Pyramids>(&pyramids::SetUp::new(2).unwrap(), 3);
}
