//! Analyses a whole game: the cost of each choice, and luck.

mod breakdown;
mod jury;
mod turning;
mod value;

pub use breakdown::{ValueBreakdown, ValueChange};
pub use jury::{AnalysisLimits, Evaluation, Jury, MeasuredChoice};
pub use turning::{SeatSummary, TurningPoint, TurningPointKind};
pub use value::{ValueEstimate, is_sure};

use crate::play::win_share;
use bots::{Bot, Playable, Reason, Verdict};
use breakdown::BreakdownBuilder;
use jury::sign;
use record::{GameEvent, Record, RecordError, ReplayStep, replay};
use serde::{Serialize, Serializer};
use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Game, PerSeat, Seat, SetUp, Viewer, seed_of};

/// The analysis of a game, choice by choice.
#[derive(Clone, Debug)]
pub struct Analysis<G: Game> {
    /// Every choice in the order of the record, or only those of one seat. Signals are not choices.
    pub choices: Vec<AnalysedChoice<G>>,
    /// One breakdown for the team in a cooperative game, otherwise one for each seat that had a choice.
    pub breakdowns: Vec<ValueBreakdown>,
    /// Whether the game is over and all of it was analysed. Then the breakdowns end with the result.
    pub over: bool,
    /// Whether the analysis was stopped early.
    pub stopped: bool,
    /// The choice that could not be evaluated. The analysis was stopped there.
    pub failure: Option<EvaluationFailure>,
}

/// A bot panicked while it evaluated a choice.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: the choice of seat {seat} could not be evaluated, because a bot panicked: {reason}")]
pub struct EvaluationFailure {
    /// The line of the record.
    pub line: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The message of the panic.
    pub reason: String,
}

/// A choice of a recorded game, compared with the best.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct AnalysedChoice<G: Game> {
    /// The line of the record.
    pub line: usize,
    /// The number of its turn, from 1. A turn ends with a deal or with the choice of another seat.
    pub turn: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The view of the seat before it chose.
    #[serde(skip)]
    pub view: G::View,
    /// The choice.
    #[serde(serialize_with = "as_text")]
    pub played: G::Action,
    /// Whether the seat had no other choice.
    pub forced: bool,
    /// The comparison with the best. None if the choice was forced, or if bots have only a rule of thumb for it.
    #[serde(flatten)]
    pub comparison: Option<Comparison<G::Action>>,
}

/// A choice compared with the best.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "A: Display")]
pub struct Comparison<A> {
    /// The best choice and the rest of its turn. Never empty.
    #[serde(serialize_with = "as_texts")]
    pub best: Vec<A>,
    /// The reasons for the best choice, most important first.
    pub reasons: Vec<Reason>,
    /// The value of the best choice to the seat.
    pub best_value: ValueEstimate,
    /// The value of the choice that the seat made.
    pub played_value: ValueEstimate,
    /// The cost of the choice, measured in the same sampled worlds as the best. Above 0 is bad. Exactly 0 if the seat played
    /// the best.
    pub cost: ValueEstimate,
    /// Whether the cost is large and sure enough to call the choice a mistake.
    pub mistake: bool,
    /// The change since the previous choice of the same breakdown. None at the first choice.
    pub since: Option<ValueChange>,
}

fn as_text<S: Serializer>(action: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(action)
}

fn as_texts<S: Serializer>(actions: &[impl Display], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(actions.iter().map(ToString::to_string))
}

/// How to analyse a game.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisOptions<'a> {
    /// The budget for each choice, and the threads.
    pub limits: AnalysisLimits<'a>,
    /// Analyse only the choices of this seat.
    pub seat: Option<Seat>,
    /// The seed of the sampled worlds.
    pub seed: u64,
}

/// Analyses every choice of a record by what the seat that made it could see. `progress` receives the number of
/// choices that are done and the number of all choices. A record that breaks the rules is refused before anything is
/// evaluated.
///
/// ```
/// use arena::analysis::{AnalysisLimits, AnalysisOptions, analyse};
/// use arena::{ThinkingBudget, Threads};
/// use the_game::TheGame;
///
/// let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\ndeal 0 2 3 4 5 6 7 8 9\n0 9>A1\nresult *\n";
/// let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(400), threads: Threads::ONE, stop: None };
/// let options = AnalysisOptions { limits, seat: None, seed: 1 };
/// let analysis = analyse::<TheGame>(&text.parse()?, None, &options, &mut |_, _| {})?;
/// for choice in &analysis.choices {
///     let Some(comparison) = &choice.comparison else { continue };
///     println!("{} instead of {}: {:.1} cards", choice.played, comparison.best[0], comparison.cost.result.mean);
/// }
/// # Ok::<(), record::RecordError>(())
/// ```
pub fn analyse<G: Playable>(
    record: &Record,
    deck: Option<&str>,
    options: &AnalysisOptions<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Analysis<G>, RecordError> {
    let jury = |set_up: &G::SetUp, seat: Seat| {
        Jury::<G>::new(set_up, seat, seed_of(options.seed, u64::from(seat.number())))
    };
    analyse_with(record, deck, options, jury, progress)
}

/// Analyses a record with the jury that `jury` makes for each seat.
fn analyse_with<G: Playable, B: Bot<G>>(
    record: &Record,
    deck: Option<&str>,
    options: &AnalysisOptions<'_>,
    jury: impl Fn(&G::SetUp, Seat) -> Jury<G, B>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Analysis<G>, RecordError> {
    let replay = replay::<G>(record, deck)?;
    let set_up = replay.game().set_up().clone();
    let last = replay.clone().finish()?;
    let steps: Vec<ReplayStep<G>> = replay.collect::<Result<_, _>>()?;
    let is_wanted = |seat: Seat| options.seat.is_none_or(|only| only == seat);
    let is_evaluated = |step: &ReplayStep<G>| match step.event {
        GameEvent::Action(seat, action) => {
            !G::is_aside(action) && is_wanted(seat) && step.before.legal_actions(seat).len() > 1
        }
        GameEvent::Deal(_) => false,
    };
    let total = steps.iter().filter(|step| is_evaluated(step)).count();
    let mut juries = PerSeat::from_fn(|seat| {
        let plays = seat.is_at(set_up.players()) && is_wanted(seat);
        plays.then(|| jury(&set_up, seat))
    });
    let mut builder =
        AnalysisBuilder { choices: Vec::new(), breakdowns: PerSeat::default(), turn: 0, turn_of: None };
    let mut done = 0;
    progress(done, total);

    let after = steps.iter().skip(1).map(|step| &step.before).chain([&last]);
    for (step, after) in steps.iter().zip(after) {
        if let GameEvent::Action(seat, action) = step.event
            && !G::is_aside(action)
        {
            builder.start_choice(seat);
            if let Some(jury) = &mut juries[seat] {
                let view = step.before.view(Viewer::Seat(seat));
                let forced = !is_evaluated(step);
                let mut evaluated = Vec::new();
                if !forced {
                    // After a panic nobody uses the jury again.
                    let evaluation = catch_unwind(AssertUnwindSafe(|| {
                        jury.evaluate(&view, &[action], 1, &options.limits)
                    }));
                    let evaluation = match evaluation {
                        Ok(evaluation) if !options.limits.is_stopped() => evaluation,
                        Ok(_) => return Ok(builder.finish(None, true)),
                        Err(panic) => {
                            let failure =
                                EvaluationFailure { line: step.line, seat, reason: message(&*panic) };
                            return Ok(Analysis { failure: Some(failure), ..builder.finish(None, true) });
                        }
                    };
                    done += 1;
                    if evaluation.nodes > 0 {
                        evaluated = evaluation.choices;
                    }
                }
                let comparison = builder.compare(seat, action, evaluated);
                let (line, turn) = (step.line, builder.turn);
                builder.choices.push(AnalysedChoice {
                    line,
                    turn,
                    seat,
                    view,
                    played: action,
                    forced,
                    comparison,
                });
            }
        }
        builder.add_event(&step.event);
        progress(done, total);
        for seat in Seat::all(set_up.players()) {
            if let Some(jury) = &mut juries[seat] {
                jury.see(&after.view(Viewer::Seat(seat)));
            }
        }
    }
    Ok(builder.finish(last.outcome().as_ref().map(G::verdict), false))
}

/// The message of a panic.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}

/// An analysis in progress.
struct AnalysisBuilder<G: Game> {
    choices: Vec<AnalysedChoice<G>>,
    /// One breakdown for each seat; a cooperative game uses only the first.
    breakdowns: PerSeat<Option<BreakdownBuilder>>,
    turn: usize,
    /// The seat whose turn it is, until something is dealt.
    turn_of: Option<Seat>,
}

impl<G: Playable> AnalysisBuilder<G> {
    /// Counts turns.
    fn start_choice(&mut self, seat: Seat) {
        if self.turn_of.replace(seat) != Some(seat) {
            self.turn += 1;
        }
    }

    /// Compares what a seat played with the best, and enters both into its breakdown. `evaluated` has the best first and what was
    /// played last, or nothing.
    fn compare(
        &mut self,
        seat: Seat,
        played: G::Action,
        evaluated: Vec<MeasuredChoice<G::Action>>,
    ) -> Option<Comparison<G::Action>> {
        let owner = if G::COOPERATIVE { None } else { Some(seat) };
        let breakdown = &mut self.breakdowns[owner.unwrap_or_default()];
        let found = evaluated.iter().find(|choice| choice.turn.first() == Some(&played))?;
        let (played_value, cost) = (found.value, found.cost);
        let best = evaluated.into_iter().next()?;
        let since = breakdown.as_mut().map(|breakdown| breakdown.reach(seat, best.value));
        breakdown
            .get_or_insert_with(|| BreakdownBuilder::new(owner, seat, best.value, sign::<G>()))
            .choose(played_value, cost);
        let (best, best_value, reasons) = (best.turn, best.value, best.reasons);
        Some(Comparison { best, reasons, best_value, played_value, cost, mistake: cost.is_mistake(), since })
    }

    /// Notes an event, a choice or anything else.
    fn add_event(&mut self, event: &GameEvent<G>) {
        let by = if let GameEvent::Action(seat, _) = event { Some(*seat) } else { None };
        if by.is_none() {
            self.turn_of = None;
        }
        for seat in Seat::all(Seat::LIMIT) {
            if let Some(breakdown) = &mut self.breakdowns[seat] {
                breakdown.note(by);
            }
        }
    }

    fn finish(self, verdict: Option<Verdict>, stopped: bool) -> Analysis<G> {
        let close = |(seat, breakdown): (Seat, &Option<BreakdownBuilder>)| {
            let result = verdict.as_ref().map(|verdict| value_of(verdict, seat));
            breakdown.map(|breakdown| breakdown.close(result))
        };
        let breakdowns = self.breakdowns.iter(Seat::LIMIT).filter_map(close).collect();
        Analysis { choices: self.choices, breakdowns, over: verdict.is_some(), stopped, failure: None }
    }
}

/// The value of the result to a seat.
fn value_of(verdict: &Verdict, seat: Seat) -> ValueEstimate {
    match verdict {
        Verdict::Team { left } => ValueEstimate::exact(if *left == 0 { 1.0 } else { 0.0 }, f64::from(*left)),
        Verdict::Ranking(ranking) => {
            let best_of = |own: bool| {
                let scores = Seat::all(Seat::LIMIT).zip(&ranking.scores);
                let scores = scores.filter(|(other, _)| (*other == seat) == own).map(|(_, score)| *score);
                scores.max().unwrap_or(0)
            };
            let ahead = best_of(true) - best_of(false);
            ValueEstimate::exact(win_share(ranking.winners, seat), f64::from(ahead))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::jury::{JURORS, tests::Noisy};
    use super::*;
    use crate::{ThinkingBudget, Threads};
    use std::num::NonZeroUsize;
    use the_game::TheGame;

    #[test]
    fn a_juror_that_panics_is_reported_with_its_choice_and_ends_the_analysis_there() {
        let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\n\
                    deal 0 2 3 4 5 6 7 8 9\n0 2>A1\n0 3>A1\nresult *\n";
        let record: Record = text.parse().unwrap();
        for threads in [1, 3] {
            let threads = Threads(NonZeroUsize::new(threads).unwrap());
            let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(1), threads, stop: None };
            let options = AnalysisOptions { limits, seat: None, seed: 1 };
            // Each choice is one measurement of each juror.
            let jury = |_: &_, _| {
                Jury::<TheGame, Noisy>::of(|number| Noisy::new(1, (number == JURORS).then_some(1)))
            };
            let analysis = analyse_with(&record, None, &options, jury, &mut |_, _| {}).unwrap();
            assert!(analysis.stopped && !analysis.over);
            let lines: Vec<usize> = analysis.choices.iter().map(|choice| choice.line).collect();
            assert_eq!(lines, [6]);
            assert!(analysis.choices[0].comparison.is_some() && analysis.breakdowns.len() == 1);
            assert_eq!(
                analysis.failure.unwrap().to_string(),
                "line 7: the choice of seat 0 could not be evaluated, because a bot panicked: a juror panics"
            );
        }
    }
}
