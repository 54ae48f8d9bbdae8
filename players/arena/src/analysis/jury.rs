//! Evaluates choices without flattering the best one.

use super::Expectation;
use crate::{Limit, Threads};
use bots::{Advice, Bot, CurrentThread, Level, Playable, Reason, SearchLimits};
use std::marker::PhantomData;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::{Game, Seat, seed_of};

/// Evaluates the choices of one seat by what that seat has seen.
///
/// A scout searches and ranks the choices. Then eight jurors measure the best of them, each juror in sampled worlds of
/// its own, all choices in the same worlds. The samples that rank the choices are never the samples that measure
/// them, so the luck that made a choice look best is not in its figures. The standard error of a figure comes from
/// how far the jurors disagree.
pub struct Jury<G: Playable, B: Bot<G> = <G as Playable>::Bot> {
    scout: B,
    jurors: Vec<B>,
    game: PhantomData<G>,
}

/// What a jury thinks of the choices at a view.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation<A> {
    /// The scout's choices, best first. Empty if there is nothing to choose or the evaluation was stopped.
    pub choices: Vec<EvaluatedChoice<A>>,
    /// How many playouts the jurors made. With none, as where bots go by a rule of thumb, the figures mean nothing.
    pub nodes: u64,
}

/// A choice and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluatedChoice<A> {
    /// The choice, and what would come after it in the same turn. Never empty.
    pub turn: Vec<A>,
    /// What the seat can expect of it.
    pub value: Expectation,
    /// What it loses against the scout's best. Above 0 is worse, for cards and points alike; below 0 the jurors found it
    /// better than the scout's best.
    pub cost: Expectation,
    /// Why it is good, most telling first.
    pub reasons: Vec<Reason>,
}

/// How long a jury may think about one choice.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisLimits<'a> {
    /// The budget for one choice: half of it for the scout, half for the jurors.
    pub limit: Limit,
    /// The threads to use. With a budget in nodes the result does not depend on them.
    pub threads: Threads,
    /// Ends the evaluation at once when set.
    pub stop: Option<&'a AtomicBool>,
}

impl AnalysisLimits<'_> {
    /// Whether the evaluation was stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

const JURORS: u8 = 8;

/// The chance to win and the result of each action, as one juror measured them.
type JurorSamples = Vec<(f64, f64)>;

impl<G: Playable> Jury<G> {
    /// A jury of masters that has seen nothing yet.
    #[must_use]
    pub fn new(set_up: &G::SetUp, seat: Seat, seed: u64) -> Self {
        Self::of(|number| G::bot(Level::Master, set_up, seat, seed_of(seed, number.into())))
    }
}

impl<G: Playable, B: Bot<G>> Jury<G, B> {
    /// A jury of these bots: number 0 is the scout.
    fn of(bot: impl Fn(u8) -> B) -> Self {
        Self { scout: bot(0), jurors: (1..=JURORS).map(bot).collect(), game: PhantomData }
    }

    /// Shows the jury what the seat sees after an event.
    pub fn see(&mut self, view: &G::View) {
        self.scout.see(view);
        self.jurors.iter_mut().for_each(|juror| juror.see(view));
    }

    /// Evaluates the scout's best choices, at most `most`, and those of `also` that are not among them.
    pub fn evaluate(
        &mut self,
        view: &G::View,
        also: &[G::Action],
        most: usize,
        limits: &AnalysisLimits<'_>,
    ) -> Evaluation<G::Action> {
        let half = limits.limit.share(0.5);
        let budget = half.start(limits.stop);
        let search = SearchLimits { budget: Some(&budget), executor: &limits.threads };
        let proposals = proposals(self.scout.advise(view, also, &search), also, most);
        let actions: Vec<G::Action> = proposals.iter().map(|proposal| proposal.action).collect();
        let none = Evaluation { choices: Vec::new(), nodes: 0 };
        let Some((samples, nodes)) = self.measure(view, &actions, half, limits) else { return none };
        let sign = sign::<G>();
        let evaluated = |(place, proposal): (usize, Proposal<G::Action>)| {
            let of = |juror: &JurorSamples, place: usize| juror.get(place).copied().unwrap_or_default();
            let costs = samples.iter().map(|juror| (of(juror, 0), of(juror, place)));
            let costs = costs.map(|(best, this)| (best.0 - this.0, sign * (best.1 - this.1)));
            EvaluatedChoice {
                turn: proposal.turn,
                value: Expectation::over(samples.iter().map(|juror| of(juror, place))),
                cost: Expectation::over(costs),
                reasons: proposal.reasons,
            }
        };
        Evaluation { choices: proposals.into_iter().enumerate().map(evaluated).collect(), nodes }
    }

    /// The samples of each juror, and how many playouts they took. None if the jurors were stopped, or if one of them can't try
    /// one of the actions.
    fn measure(
        &mut self,
        view: &G::View,
        actions: &[G::Action],
        half: Limit,
        limits: &AnalysisLimits<'_>,
    ) -> Option<(Vec<JurorSamples>, u64)> {
        let threads = limits.threads.0.get().min(self.jurors.len()).max(1);
        let share = self.jurors.len().div_ceil(threads);
        let limit = match half {
            Limit::Nodes(_) => half.share(1.0 / f64::from(JURORS)),
            // The jurors of one thread work one after the other.
            Limit::Time(_) => half.share(1.0 / share as f64),
        };
        let ask = |juror: &mut B| {
            let budget = limit.start(limits.stop);
            let search = SearchLimits { budget: Some(&budget), executor: &CurrentThread };
            let advice = juror.advise(view, actions, &search);
            let measured = |action: &G::Action| {
                let choice = advice.choices.iter().find(|choice| choice.turn.first() == Some(action))?;
                Some((choice.win.mean, choice.result.mean))
            };
            Some((actions.iter().map(measured).collect::<Option<JurorSamples>>()?, advice.nodes))
        };
        let answers: Vec<Option<_>> = if threads == 1 {
            self.jurors.iter_mut().map(ask).collect()
        } else {
            let ask = &ask;
            std::thread::scope(|scope| {
                let parts: Vec<_> = self
                    .jurors
                    .chunks_mut(share)
                    .map(|part| scope.spawn(move || part.iter_mut().map(ask).collect::<Vec<_>>()))
                    .collect();
                // A juror that panics ends the analysis: an evaluation without it would look like any other.
                let join = |part: std::thread::ScopedJoinHandle<'_, Vec<_>>| {
                    part.join().unwrap_or_else(|panic| resume_unwind(panic))
                };
                parts.into_iter().flat_map(join).collect()
            })
        };
        let answers: Vec<_> = answers.into_iter().collect::<Option<_>>()?;
        let nodes = answers.iter().map(|(_, nodes)| nodes).sum();
        let samples = answers.into_iter().map(|(samples, _)| samples).collect();
        (!limits.is_stopped()).then_some((samples, nodes))
    }
}

/// 1 where a higher result is better, −1 where it counts the cards left.
pub(super) fn sign<G: Game>() -> f64 {
    if G::COOPERATIVE { -1.0 } else { 1.0 }
}

/// A choice that the scout proposes.
struct Proposal<A> {
    action: A,
    turn: Vec<A>,
    reasons: Vec<Reason>,
}

/// The first `most` choices with different first actions, then those of `also`.
fn proposals<A: Copy + PartialEq>(advice: Advice<A>, also: &[A], most: usize) -> Vec<Proposal<A>> {
    let mut proposals: Vec<Proposal<A>> = Vec::new();
    for choice in advice.choices {
        let Some(action) = choice.turn.first().copied() else { continue };
        let wanted = proposals.len() < most || also.contains(&action);
        if wanted && proposals.iter().all(|known| known.action != action) {
            proposals.push(Proposal { action, turn: choice.turn, reasons: choice.reasons });
        }
    }
    proposals
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Estimate, EvaluatedChoice};
    use tabletop::{Luck, Seeded, SetUp as _, View as _, Viewer};
    use the_game::{Action, TheGame, View};

    const TRUE_WIN: f64 = 0.4;
    const TRUE_RESULT: f64 = 12.0;

    /// A bot to which all choices are truly worth the same, and which measures each with an error of its own.
    struct Noisy(Seeded);

    impl Bot<TheGame> for Noisy {
        fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
            self.advise(view, &[], limits).choices.first().map(|best| best.turn[0])
        }

        fn advise(&mut self, view: &View, _: &[Action], _: &SearchLimits<'_>) -> Advice<Action> {
            let mut noise = || f64::from(self.0.below(2001)) / 1000.0 - 1.0;
            let judged = |action| {
                let win = TRUE_WIN + 0.4 * noise();
                let result = Estimate::exact(TRUE_RESULT - 10.0 * (win - TRUE_WIN));
                let win = Estimate::exact(win);
                EvaluatedChoice { turn: vec![action], value: win.mean, win, result, reasons: Vec::new() }
            };
            let mut choices: Vec<_> = view.legal_actions().into_iter().map(judged).collect();
            choices.sort_by(|a, b| b.value.total_cmp(&a.value));
            Advice { choices, nodes: 1 }
        }
    }

    #[test]
    fn the_best_of_equal_choices_is_not_flattered() {
        let mut game = TheGame::new(the_game::SetUp::parse(1, "", None).unwrap());
        game.deal(&"deal 0 20 30 40 50 60 70 80 90".parse().unwrap()).unwrap();
        let view = game.view(Viewer::Seat(Seat::FIRST));
        let limits = AnalysisLimits { limit: Limit::Nodes(1), threads: Threads::ONE, stop: None };
        for most in [1, 3] {
            let mut figures = vec![Vec::new(); 4];
            for seed in 0..2000 {
                let bot = |number: u8| Noisy(Seeded::new(seed_of(seed, number.into())));
                let also = view.legal_actions()[7];
                let choices = Jury::<TheGame, Noisy>::of(bot).evaluate(&view, &[also], most, &limits).choices;
                let [best, .., last] = choices.as_slice() else { continue };
                let found = [best.value.win, best.value.result, last.cost.win, last.cost.result];
                figures.iter_mut().zip(found).for_each(|(figures, found)| figures.push(found.mean));
            }
            for (figures, truth) in figures.iter().zip([TRUE_WIN, TRUE_RESULT, 0.0, 0.0]) {
                let found = Expectation::over(figures.iter().map(|figure| (*figure, 0.0))).win;
                assert!(figures.len() > 1800, "{}", figures.len());
                assert!(
                    (found.mean - truth).abs() < 3.5 * found.error.unwrap(),
                    "{most}: {found:?} instead of {truth}"
                );
            }
        }
    }
}
