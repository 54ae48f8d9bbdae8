//! What a choice is worth against the best, without flattering the best.

use super::{Limit, Value};
use crate::Threads;
use bots::{Advice, Bot, CurrentThread, Level, Playable, Reason, Sample, SearchLimits};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::{Game, Seat, seed_of};

/// Weighs the choices of one seat by what that seat has seen. A scout names good ones. Then jurors, each in imagined
/// worlds of its own, say what those are worth, each juror all of them in the same worlds. Whoever measures has not
/// chosen what is measured, so the best is not flattered by the luck that made it look best; and how far the jurors
/// disagree about a difference is its error.
pub struct Jury<G: Playable> {
    scout: G::Bot,
    jurors: Vec<G::Bot>,
}

/// What a jury thinks of the choices at a view.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The best first, then the others that were asked for. Empty if there is nothing to choose or it was stopped.
    pub choices: Vec<Weighed<A>>,
    /// How much the jurors tried out. If nothing, as where bots go by a rule of thumb, the figures mean nothing.
    pub nodes: u64,
}

/// A choice and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The choice, and what would come after it in the same turn. Never empty.
    pub turn: Vec<A>,
    /// What to expect of it.
    pub value: Value,
    /// What it loses against the first of those weighed. Above 0 is worse, for cards and points alike; below 0 it did
    /// better than what the scout thought best.
    pub cost: Value,
    /// Why, most telling first.
    pub reasons: Vec<Reason>,
}

/// How hard to think, and who can end it.
#[derive(Clone, Copy, Debug)]
pub struct Care<'a> {
    /// How much for one choice.
    pub limit: Limit,
    /// Who helps.
    pub threads: Threads,
    /// Ends it at once when set.
    pub stop: Option<&'a AtomicBool>,
}

impl Care<'_> {
    /// Whether somebody ended it.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// How many jurors there are.
const JURORS: u8 = 8;

impl<G: Playable> Jury<G> {
    /// A jury that has seen nothing yet.
    #[must_use]
    pub fn new(set_up: &G::SetUp, seat: Seat, seed: u64) -> Self {
        let bot = |number: u8| G::bot(Level::Master, set_up, seat, seed_of(seed, number.into()));
        Self { scout: bot(0), jurors: (1..=JURORS).map(bot).collect() }
    }

    /// Something has happened; this is what the seat sees now.
    pub fn see(&mut self, view: &G::View) {
        self.scout.see(view);
        self.jurors.iter_mut().for_each(|juror| juror.see(view));
    }

    /// The best choices, at most `most`, and those of `also` that are not among them. If `most` is 1 the scout's choice
    /// stands first, else the one that the jurors think best.
    pub fn weigh(
        &mut self,
        view: &G::View,
        also: &[G::Action],
        most: usize,
        care: &Care<'_>,
    ) -> Opinion<G::Action> {
        let half = care.limit.share(0.5);
        let budget = half.start(care.stop);
        let scouted =
            self.scout.advise(view, also, &SearchLimits { budget: Some(&budget), executor: &care.threads });
        let named = named(scouted, also, most);
        let actions: Vec<G::Action> = named.iter().map(|named| named.action).collect();

        let threads = care.threads.count().min(self.jurors.len()).max(1);
        let share = self.jurors.len().div_ceil(threads);
        let limit = match half {
            Limit::Nodes(_) => half.share(1.0 / f64::from(JURORS)),
            // Jurors of one thread speak one after the other.
            Limit::Time(_) => half.share(1.0 / share as f64),
        };
        let hear = |juror: &mut G::Bot| {
            let budget = limit.start(care.stop);
            let advice = juror.advise(
                view,
                &actions,
                &SearchLimits { budget: Some(&budget), executor: &CurrentThread },
            );
            judged(&advice, &actions).map(|worth| (worth, advice.nodes))
        };
        let heard: Option<Vec<_>> = if threads == 1 {
            self.jurors.iter_mut().map(hear).collect()
        } else {
            let hear = &hear;
            std::thread::scope(|scope| {
                let parts: Vec<_> = self
                    .jurors
                    .chunks_mut(share)
                    .map(|part| scope.spawn(move || part.iter_mut().map(hear).collect::<Vec<_>>()))
                    .collect();
                // A juror that panics ends the analysis: an opinion without it would look like any other.
                parts
                    .into_iter()
                    .flat_map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic)))
                    .collect()
            })
        };
        let Some(heard) = heard.filter(|_| !care.is_stopped()) else {
            return Opinion { choices: Vec::new(), nodes: 0 };
        };
        let nodes = heard.iter().map(|(_, nodes)| nodes).sum();
        let heard: Vec<Vec<Sample>> = heard.into_iter().map(|(worth, _)| worth).collect();
        let mut order: Vec<(usize, Named<G::Action>)> = named.into_iter().enumerate().collect();
        if most > 1 {
            // Where several are named, it is for the jurors to say which of them is best, by what people are told.
            let total = |place: usize| {
                heard
                    .iter()
                    .map(|juror| of(juror, place))
                    .fold((0.0, 0.0), |(win, result), one| (win + one.win, result + sign::<G>() * one.result))
            };
            order.sort_by(|(a, _), (b, _)| {
                let (a, b) = (total(*a), total(*b));
                b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1))
            });
        }
        let first = order.first().map_or(0, |(place, _)| *place);
        let weigh = |(place, named): (usize, Named<G::Action>)| {
            let worth: Vec<(f64, f64)> =
                heard.iter().map(|juror| of(juror, place)).map(|worth| (worth.win, worth.result)).collect();
            let cost: Vec<(f64, f64)> = heard
                .iter()
                .map(|juror| (of(juror, first), of(juror, place)))
                .map(|(first, this)| (first.win - this.win, sign::<G>() * (first.result - this.result)))
                .collect();
            let (value, cost) = (Value::over(&worth), Value::over(&cost));
            Weighed { turn: named.turn, value, cost, reasons: named.reasons }
        };
        Opinion { choices: order.into_iter().map(weigh).collect(), nodes }
    }
}

/// What a juror said of the choice in this place.
fn of(juror: &[Sample], place: usize) -> Sample {
    juror.get(place).copied().unwrap_or_default()
}

/// 1 where a higher result is better; −1 where all play together and fewer cards left are.
pub(super) fn sign<G: Game>() -> f64 {
    if G::COOPERATIVE { -1.0 } else { 1.0 }
}

/// A choice that the scout names.
struct Named<A> {
    action: A,
    turn: Vec<A>,
    reasons: Vec<Reason>,
}

/// The first `most` choices with different first actions, then those of `also`.
fn named<A: Copy + PartialEq>(advice: Advice<A>, also: &[A], most: usize) -> Vec<Named<A>> {
    let mut named: Vec<Named<A>> = Vec::new();
    for choice in advice.choices {
        let Some(action) = choice.turn.first().copied() else { continue };
        let wanted = named.len() < most || also.contains(&action);
        if wanted && named.iter().all(|known| known.action != action) {
            named.push(Named { action, turn: choice.turn, reasons: choice.reasons });
        }
    }
    named
}

/// What a juror expects of each action; nothing if it did not look at one of them.
fn judged<A: Copy + PartialEq>(advice: &Advice<A>, actions: &[A]) -> Option<Vec<Sample>> {
    let judged = |action: &A| {
        let choice = advice.choices.iter().find(|choice| choice.turn.first() == Some(action))?;
        Some(Sample { value: choice.value, win: choice.win.mean, result: choice.result.mean })
    };
    actions.iter().map(judged).collect()
}
