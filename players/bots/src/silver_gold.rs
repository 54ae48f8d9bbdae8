//! Bots of Silver & Gold: Pyramids: a rule of thumb, a tuned evaluation, and a search over whole turns.

mod card_features;
mod card_tables;
mod casual;
mod completion_table;
mod draw_order;
mod evaluation;
mod look_ahead;
mod playout;
mod policy;
mod reason;
mod search;
mod seat_state;
mod training;
mod turns;
mod weights;

pub use evaluation::{CURVES, FEATURES, Weights, WinCurve, curves, win_chance};
pub use training::{TrainingSamples, TrainingSettings, ValueSample, WinSample, training_game};

use crate::{Advice, Bot, CandidateScore, EvaluatedChoice, Level, Nodes, Playable, SearchLimits, Verdict};
use ::silver_gold::{Action, SetUp, SilverGold, View};
use evaluation::{Afterstate, Evaluator};
use policy::{ActionEvaluator, random_noise};
use search::{Search, sampled};
use std::sync::Arc;
use tabletop::{Game, Luck as _, Seat, Seeded, View as _, pick};
use turns::Turn;

/// How a level searches. Levels without search do so for advice only.
#[derive(Clone, Copy, Debug)]
struct Settings {
    /// How many of the best turns the look-ahead considers one expedition card ahead, two cards ahead, and so on.
    look_ahead: &'static [usize],
    /// Playouts for a choice, or for advice.
    nodes: u64,
}

impl Settings {
    const fn of(level: Level) -> Self {
        match level {
            Level::Expert => Self { look_ahead: &[12], nodes: 16 },
            Level::Master => Self { look_ahead: &[24, 10], nodes: 100 },
            _ => Self { look_ahead: &[6], nodes: 64 },
        }
    }
}

/// A bot at one seat.
#[derive(Clone, Debug)]
pub struct SilverGoldBot {
    level: Level,
    set_up: SetUp,
    evaluator: Arc<Evaluator>,
    luck: Seeded,
}

impl SilverGoldBot {
    /// The evaluation for the cards in view. A view of another table has other cards.
    fn evaluator(&self, view: &View) -> Arc<Evaluator> {
        if view.set_up == self.set_up {
            Arc::clone(&self.evaluator)
        } else {
            Arc::new(Evaluator::tuned(&view.set_up))
        }
    }

    /// The best action by a rule of thumb, with random noise of up to this many points.
    fn casual(&mut self, view: &View, noise: f64) -> Option<Action> {
        let game = sampled(view, &mut self.luck);
        let evaluator = self.evaluator(view);
        let actions = ActionEvaluator::new(&evaluator, &game, view.viewer().seat()?, view.extras_due());
        let value = |after: &Afterstate| casual::value(&evaluator.tables, &after.state);
        let noisy = |action| (action, actions.value_by(action, value) + random_noise(noise, &mut self.luck));
        let all = view.legal_actions().into_iter().map(noisy);
        all.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(action, _)| action)
    }

    /// Searches with the settings of the level. `None` if the viewer has no seat.
    fn search<T>(
        &self,
        view: &View,
        limits: &SearchLimits<'_>,
        seed: u64,
        run: impl FnOnce(&Search<'_>) -> T,
    ) -> Option<T> {
        let (settings, seat) = (Settings::of(self.level), view.viewer().seat()?);
        let (nodes, evaluator) = (Nodes(settings.nodes), &self.evaluator(view));
        let game = sampled(view, &mut Seeded::new(seed));
        Some(run(&Search { evaluator, settings, limits: limits.or(&nodes), seed, view, seat, game }))
    }
}

impl Bot<SilverGold> for SilverGoldBot {
    fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
        match self.level {
            Level::Random => pick(&view.legal_actions(), &mut self.luck).copied(),
            Level::Novice => self.casual(view, 5.0),
            Level::Casual => self.casual(view, 2.0),
            Level::Policy => {
                let game = sampled(view, &mut self.luck);
                let (seat, extras) = (view.viewer().seat()?, view.extras_due());
                policy::best(&self.evaluator(view), &game, seat, extras).map(|(action, _)| action)
            }
            Level::Expert | Level::Master => {
                let seed = next_seed(&mut self.luck);
                if let [only] = view.legal_actions()[..] {
                    return Some(only);
                }
                let scored = self.search(view, limits, seed, |search| search.run(&[]))?;
                scored.first()?.0.actions.first().copied()
            }
        }
    }

    fn advise(&mut self, view: &View, also: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
        if view.wanted().is_none() {
            return Advice::NONE;
        }
        let seed = next_seed(&mut self.luck.clone());
        let advice = self.search(view, limits, seed, |search| {
            let scored = search.run(also);
            let nodes = scored.iter().map(|(_, score)| score.worlds() as u64).sum();
            let evaluated = |(turn, score): (Turn, CandidateScore)| {
                let reasons =
                    reason::reasons(&search.evaluator.tables, &search.game, search.seat, &turn.actions);
                EvaluatedChoice::new(turn.actions, &score, reasons)
            };
            Advice::new(scored.into_iter().map(evaluated).collect(), nodes)
        });
        advice.unwrap_or(Advice::NONE)
    }

    fn measure(&mut self, view: &View, turns: &[Vec<Action>], limits: &SearchLimits<'_>) -> Advice<Action> {
        let seed = next_seed(&mut self.luck.clone());
        let scores = self.search(view, limits, seed, |search| search.measure(turns));
        Advice::measured(turns, &scores.unwrap_or_default())
    }
}

/// The seed of the next search.
fn next_seed(luck: &mut Seeded) -> u64 {
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}

impl Playable for SilverGold {
    type Bot = SilverGoldBot;

    const REASONS: &'static [(&'static str, &'static [&'static str])] = reason::REASONS;

    fn bot(level: Level, set_up: &SetUp, _seat: Seat, seed: u64) -> SilverGoldBot {
        let evaluator = Arc::new(Evaluator::tuned(set_up));
        SilverGoldBot { level, set_up: set_up.clone(), evaluator, luck: Seeded::new(seed) }
    }

    fn verdict(outcome: &<SilverGold as Game>::Outcome) -> Verdict {
        Verdict::Ranking(outcome.clone())
    }
}
