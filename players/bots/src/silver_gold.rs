//! Bots of Silver & Gold: Pyramids: a rule of thumb, a tuned evaluation, and a search over whole turns.

mod card_features;
mod card_tables;
mod casual;
mod completion_table;
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
mod world;

pub use evaluation::{CURVES, FEATURES, Weights, WinCurve, curves, win_chance};
pub use training::{TrainingSamples, TrainingSettings, ValueSample, WinSample, training_game};

use crate::{Advice, Bot, EvaluatedChoice, Level, Nodes, Playable, SearchLimits, Verdict};
use ::silver_gold::{Action, SetUp, SilverGold, View};
use casual::CasualEvaluation;
use evaluation::Evaluator;
use policy::ActionEvaluator;
use search::{ScoredTurn, Search, SearchSettings, sampled};
use std::sync::Arc;
use tabletop::{Game, Luck, Seat, Seeded, View as _, pick};

/// How a level chooses.
#[derive(Clone, Copy, Debug)]
enum Method {
    /// Any legal action.
    Random,
    /// By a rule of thumb, with random noise of up to this many points.
    Casual(f64),
    /// By the tuned evaluation.
    Policy,
    /// By search.
    Search(SearchSettings),
}

impl Method {
    const fn of(level: Level) -> Self {
        match level {
            Level::Random => Self::Random,
            Level::Novice => Self::Casual(5.0),
            Level::Casual => Self::Casual(2.0),
            Level::Policy => Self::Policy,
            Level::Expert => Self::Search(SearchSettings { look_ahead: &[12], nodes: 16 }),
            Level::Master => Self::Search(SearchSettings { look_ahead: &[24, 10], nodes: 100 }),
        }
    }
}

/// How levels without search make their advice.
const ADVICE: SearchSettings = SearchSettings { look_ahead: &[6], nodes: 64 };

/// A bot at one seat.
#[derive(Clone, Debug)]
pub struct Player {
    method: Method,
    set_up: SetUp,
    evaluator: Arc<Evaluator>,
    luck: Seeded,
}

impl Player {
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
        let seat = view.viewer().seat()?;
        let game = sampled(view, &mut self.luck);
        let evaluator = self.evaluator(view);
        let evaluation = CasualEvaluation(&evaluator);
        let actions = ActionEvaluator::new(&evaluation, &game, seat, view.extras_due());
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for action in view.legal_actions() {
            let error = noise * (f64::from(self.luck.below(2001)) / 1000.0 - 1.0);
            let value = actions.value(action) + error;
            if value > most {
                (best, most) = (Some(action), value);
            }
        }
        best
    }
}

impl Bot<SilverGold> for Player {
    fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
        match self.method {
            Method::Random => pick(&view.legal_actions(), &mut self.luck).copied(),
            Method::Casual(noise) => self.casual(view, noise),
            Method::Policy => {
                let game = sampled(view, &mut self.luck);
                let (seat, extras) = (view.viewer().seat()?, view.extras_due());
                policy::best(&self.evaluator(view), &game, seat, extras).map(|(action, _)| action)
            }
            Method::Search(settings) => {
                let (nodes, seed) = (Nodes(settings.nodes), next_seed(&mut self.luck));
                let evaluator = self.evaluator(view);
                let search = Search { evaluator: &evaluator, settings, limits: limits.or(&nodes), seed };
                search.run(view, &[]).first()?.turn.actions.first().copied()
            }
        }
    }

    fn advise(&mut self, view: &View, also: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
        let Some(seat) = view.viewer().seat().filter(|_| view.wanted().is_some()) else {
            return Advice::NONE;
        };
        let settings = match self.method {
            Method::Search(settings) => settings,
            Method::Random | Method::Casual(_) | Method::Policy => ADVICE,
        };
        let (nodes, seed) = (Nodes(settings.nodes), next_seed(&mut self.luck.clone()));
        let evaluator = self.evaluator(view);
        let search = Search { evaluator: &evaluator, settings, limits: limits.or(&nodes), seed };
        let scored = search.run(view, also);
        let nodes = scored.iter().map(|scored| scored.score.worlds() as u64).sum();
        let game = sampled(view, &mut Seeded::new(seed));
        let mut most = f64::INFINITY;
        let evaluated = |ScoredTurn { turn, score }: ScoredTurn| {
            // A turn that left the race earlier is not better, even if the first few worlds favoured it.
            most = most.min(score.value());
            EvaluatedChoice {
                value: most,
                win: score.win(),
                result: score.result(),
                reasons: reason::reasons(&evaluator.tables, &game, seat, &turn.actions),
                turn: turn.actions,
            }
        };
        Advice { choices: scored.into_iter().map(evaluated).collect(), nodes }
    }
}

/// The seed of the next search.
fn next_seed(luck: &mut Seeded) -> u64 {
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}

impl Playable for SilverGold {
    type Bot = Player;

    const REASONS: &'static [(&'static str, &'static [&'static str])] = reason::REASONS;

    fn bot(level: Level, set_up: &SetUp, _seat: Seat, seed: u64) -> Player {
        let evaluator = Arc::new(Evaluator::tuned(set_up));
        Player { method: Method::of(level), set_up: set_up.clone(), evaluator, luck: Seeded::new(seed) }
    }

    fn verdict(outcome: &<SilverGold as Game>::Outcome) -> Verdict {
        Verdict::Ranking(outcome.clone())
    }
}
