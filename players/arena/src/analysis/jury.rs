//! Evaluates choices without selection bias: the samples that measure the best choice had no part in picking it.

use super::ValueEstimate;
use crate::{ThinkingBudget, Threads};
use bots::{Advice, Bot, CurrentThread, Level, Playable, Reason, SearchLimits};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::{Game, Seat, seed_of};

/// Evaluates the choices of one seat by what that seat has seen.
///
/// A scout searches and ranks the choices. Then eight jurors measure the best of them. Each juror samples worlds of its
/// own and measures all turns in the same worlds. The samples that rank the choices are never the samples that measure
/// them, so the luck that made a choice look best is not in its figures. The standard error of a figure comes from
/// how far the jurors disagree.
///
/// ```
/// use arena::analysis::{AnalysisLimits, Jury};
/// use arena::{ThinkingBudget, Threads};
/// use tabletop::{Game, Seat, Viewer};
/// use the_game::{SetUp, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(1)?);
/// game.deal(&"deal 0 2 3 4 5 6 7 97 98".parse()?)?;
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// let mut jury = Jury::<TheGame>::new(game.set_up(), Seat::FIRST, 1);
/// jury.see(&view);
/// let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(100), threads: Threads::ONE, stop: None };
/// // The best choice, and one that throws most of the numbers away.
/// let awful = "98>A1".parse()?;
/// let choices = jury.evaluate(&view, &[awful], 1, &limits).choices;
/// assert_eq!(choices[1].turn[0], awful);
/// assert!(choices[1].cost.is_mistake());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Jury<G: Playable, B: Bot<G> = <G as Playable>::Bot> {
    scout: B,
    jurors: Vec<B>,
    game: PhantomData<G>,
}

/// The choices at a view, with their values.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation<A> {
    /// The scout's choices, best first. Empty if there is nothing to choose or the evaluation was stopped.
    pub choices: Vec<MeasuredChoice<A>>,
    /// The number of playouts of the jurors. With 0 the values are unknown, as where bots choose by a rule of thumb.
    pub nodes: u64,
}

/// A choice with its value, as the jurors measured it.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredChoice<A> {
    /// The choice, and what would come after it in the same turn. Never empty.
    pub turn: Vec<A>,
    /// Its value to the seat.
    pub value: ValueEstimate,
    /// How much less it is worth than the scout's best. Above 0 it is worse, for cards and points alike; below 0 the jurors
    /// found it better.
    pub cost: ValueEstimate,
    /// The reasons for it, most important first.
    pub reasons: Vec<Reason>,
}

/// How long a jury may think about one choice.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisLimits<'a> {
    /// The budget for one choice. The scout gets half of it, the jurors get the other half.
    pub budget: ThinkingBudget,
    /// The threads to use. With a budget in nodes the result does not depend on their number.
    pub threads: Threads,
    /// Ends the evaluation at once when set.
    pub stop: Option<&'a AtomicBool>,
}

impl AnalysisLimits<'_> {
    /// Whether the evaluation was stopped.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

pub(super) const JURORS: u8 = 8;

impl<G: Playable> Jury<G> {
    /// A jury of masters that has seen nothing yet.
    #[must_use]
    pub fn new(set_up: &G::SetUp, seat: Seat, seed: u64) -> Self {
        Self::of(|number| G::bot(Level::Master, set_up, seat, seed_of(seed, number.into())))
    }
}

impl<G: Playable, B: Bot<G>> Jury<G, B> {
    /// A jury of these bots: number 0 is the scout.
    pub(super) fn of(bot: impl Fn(u8) -> B) -> Self {
        Self { scout: bot(0), jurors: (1..=JURORS).map(bot).collect(), game: PhantomData }
    }

    /// Shows the jury what the seat sees after an event.
    pub fn see(&mut self, view: &G::View) {
        self.scout.see(view);
        self.jurors.iter_mut().for_each(|juror| juror.see(view));
    }

    /// Evaluates the scout's best choices, at most `most`, and those of `also` that are not among them. Panics if a bot panics.
    pub fn evaluate(
        &mut self,
        view: &G::View,
        also: &[G::Action],
        most: usize,
        limits: &AnalysisLimits<'_>,
    ) -> Evaluation<G::Action> {
        let half = limits.budget.share(0.5);
        let budget = half.start(limits.stop);
        let search = SearchLimits { budget: Some(&budget), executor: &limits.threads };
        let proposals = proposals(self.scout.advise(view, also, &search), also, most);
        let turns: Vec<Vec<G::Action>> = proposals.iter().map(|proposal| proposal.turn.clone()).collect();
        let Some(measured) = self.measure(view, &turns, half, limits) else {
            return Evaluation { choices: Vec::new(), nodes: 0 };
        };
        let nodes = measured.iter().map(|advice| advice.nodes).sum();
        let samples = |place: usize| -> Vec<(f64, f64)> {
            let choices = measured.iter().filter_map(|advice| advice.choices.get(place));
            choices.map(|choice| (choice.win.mean, choice.result.mean)).collect()
        };
        // Without playouts nothing is known.
        let over =
            |samples: &[_]| if nodes > 0 { ValueEstimate::over(samples) } else { ValueEstimate::default() };
        let (best, sign) = (samples(0), sign::<G>());
        let choices = proposals.into_iter().enumerate().map(|(place, proposal)| {
            let own = samples(place);
            let costs = best.iter().zip(&own).map(|(best, own)| (best.0 - own.0, sign * (best.1 - own.1)));
            let (value, cost) = (over(&own), over(&costs.collect::<Vec<_>>()));
            MeasuredChoice { turn: proposal.turn, value, cost, reasons: proposal.reasons }
        });
        Evaluation { choices: choices.collect(), nodes }
    }

    /// What each juror measured for these turns. None if the jurors were stopped, or if one of them can't try one of the turns.
    fn measure(
        &mut self,
        view: &G::View,
        turns: &[Vec<G::Action>],
        half: ThinkingBudget,
        limits: &AnalysisLimits<'_>,
    ) -> Option<Vec<Advice<G::Action>>> {
        let share = match half {
            ThinkingBudget::Nodes(_) => half.share(1.0 / f64::from(JURORS)),
            // The jurors of one thread work one after the other.
            ThinkingBudget::Time(_) => half.share(1.0 / limits.threads.share(self.jurors.len()) as f64),
        };
        let mut answers: Vec<(&mut B, Advice<G::Action>)> =
            self.jurors.iter_mut().map(|juror| (juror, Advice::NONE)).collect();
        // A juror that panics ends the evaluation, because an evaluation without it would look like any other.
        limits.threads.for_each(&mut answers, &|_, (juror, advice)| {
            let budget = share.start(limits.stop);
            let search = SearchLimits { budget: Some(&budget), executor: &CurrentThread };
            *advice = juror.measure(view, turns, &search);
        });
        let advice: Vec<_> = answers.into_iter().map(|(_, advice)| advice).collect();
        let is_complete = advice.iter().all(|advice| advice.choices.len() == turns.len());
        (is_complete && !limits.is_stopped()).then_some(advice)
    }
}

/// 1 where a higher result is better, −1 where it counts the cards left.
pub(super) fn sign<G: Game>() -> f64 {
    if G::COOPERATIVE { -1.0 } else { 1.0 }
}

/// The first `most` choices with different first actions and those that begin with an action of `also`.
fn proposals<A: PartialEq>(advice: Advice<A>, also: &[A], most: usize) -> Vec<bots::EvaluatedChoice<A>> {
    let mut proposals: Vec<bots::EvaluatedChoice<A>> = Vec::new();
    for choice in advice.choices {
        if let Some(action) = choice.turn.first()
            && (proposals.len() < most || also.contains(action))
            && proposals.iter().all(|known| known.turn.first() != Some(action))
        {
            proposals.push(choice);
        }
    }
    proposals
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use bots::{Estimate, EvaluatedChoice};
    use std::num::NonZeroUsize;
    use tabletop::{Luck, Seeded, SetUp as _, View as _, Viewer};
    use the_game::{Action, TheGame, View};

    const TRUE_WIN: f64 = 0.4;
    const TRUE_RESULT: f64 = 12.0;

    /// A bot whose choices are all worth the same, and which measures each with a random error.
    pub(in crate::analysis) struct Noisy {
        luck: Seeded,
        /// How many measurements it makes before it panics. None if it never does.
        before_panic: Option<u32>,
    }

    impl Noisy {
        pub(in crate::analysis) fn new(seed: u64, before_panic: Option<u32>) -> Self {
            Self { luck: Seeded::new(seed), before_panic }
        }
    }

    impl Bot<TheGame> for Noisy {
        fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
            self.advise(view, &[], limits).choices.first().map(|best| best.turn[0])
        }

        fn advise(&mut self, view: &View, _: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
            let turns: Vec<_> = view.legal_actions().into_iter().map(|action| vec![action]).collect();
            let mut advice = self.measure(view, &turns, limits);
            advice.choices.sort_by(|a, b| b.value.total_cmp(&a.value));
            advice
        }

        fn measure(&mut self, _: &View, turns: &[Vec<Action>], _: &SearchLimits<'_>) -> Advice<Action> {
            assert!(self.before_panic != Some(0), "a juror panics");
            self.before_panic = self.before_panic.map(|left| left - 1);
            let mut noise = || f64::from(self.luck.below(2001)) / 1000.0 - 1.0;
            let measured = |turn: &Vec<Action>| {
                let win = TRUE_WIN + 0.4 * noise();
                let result = Estimate::exact(TRUE_RESULT - 10.0 * (win - TRUE_WIN));
                let win = Estimate::exact(win);
                EvaluatedChoice { turn: turn.clone(), value: win.mean, win, result, reasons: Vec::new() }
            };
            Advice { choices: turns.iter().map(measured).collect(), nodes: 1 }
        }
    }

    /// The view of a player with eight cards who has the first turn.
    fn first_view() -> View {
        let mut game = TheGame::new(the_game::SetUp::parse(1, "", None).unwrap());
        game.deal(&"deal 0 20 30 40 50 60 70 80 90".parse().unwrap()).unwrap();
        game.view(Viewer::Seat(Seat::FIRST))
    }

    fn limits(threads: usize) -> AnalysisLimits<'static> {
        let threads = Threads(NonZeroUsize::new(threads).unwrap());
        AnalysisLimits { budget: ThinkingBudget::Nodes(1), threads, stop: None }
    }

    #[test]
    fn the_best_of_equal_choices_is_measured_without_bias() {
        let view = first_view();
        for most in [1, 3] {
            let mut figures = vec![Vec::new(); 4];
            for seed in 0..2000 {
                let bot = |number: u8| Noisy::new(seed_of(seed, number.into()), None);
                let also = view.legal_actions()[7];
                let choices =
                    Jury::<TheGame, Noisy>::of(bot).evaluate(&view, &[also], most, &limits(1)).choices;
                let [best, .., last] = choices.as_slice() else { continue };
                let found = [best.value.win, best.value.result, last.cost.win, last.cost.result];
                figures.iter_mut().zip(found).for_each(|(figures, found)| figures.push(found.mean));
            }
            for (figures, truth) in figures.iter().zip([TRUE_WIN, TRUE_RESULT, 0.0, 0.0]) {
                let found = Estimate::of(figures.iter().copied());
                assert!(figures.len() > 1800, "{}", figures.len());
                assert!(
                    (found.mean - truth).abs() < 3.5 * found.error.unwrap(),
                    "{most}: {found:?} instead of {truth}"
                );
            }
        }
    }
}
