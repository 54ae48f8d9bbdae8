//! Bots of Pyramids: a casual policy, a tuned policy that weighs what each pyramid can become, and a search over whole
//! turns that plays each candidate out with the tuned policy.

mod candidates;
mod casual;
mod decision;
mod expected_points;
mod novice;
mod packed;
mod plan;
mod policy;
mod reason;
mod search;
mod seat_state;
mod self_play;
mod tuned;
mod turn;
mod weights;
mod world;

pub use self_play::{SeatResult, self_play};
pub use tuned::Weights;

use crate::{
    Advice, Bot, CandidateScore, EvaluatedChoice, Level, Nodes, Playable, Sample, SearchLimits, Verdict,
    halving,
};
use ::pyramids::{Action, Pyramids, View};
use decision::Decision;
use policy::Policy;
use search::best_candidate;
use std::collections::HashSet;
use tabletop::{Game, Seat, Seeded, View as _, pick, seed_of};
use turn::Turn;

/// The tuned weights for this number of players.
#[must_use]
pub fn weights(players: u8) -> &'static Weights {
    let [.., most_players] = &weights::WEIGHTS;
    weights::WEIGHTS.get(usize::from(players).saturating_sub(2)).unwrap_or(most_players)
}

/// How a level searches. Levels without search do so for advice only.
#[derive(Clone, Copy, Debug)]
struct Settings {
    /// Playouts for a choice, or for advice, with two players. There are fewer with more players, so that the time per choice
    /// stays the same.
    nodes: u64,
    /// How many standard errors better than the policy's turn another one must be to be preferred.
    sure: f64,
}

impl Settings {
    const fn of(level: Level) -> Self {
        match level {
            Level::Expert => Self { nodes: 200, sure: 1.0 },
            Level::Master => Self { nodes: 2000, sure: 0.4 },
            _ => Self { nodes: 600, sure: 1.0 },
        }
    }
}

/// The number of every search for advice. No search for a choice has it, so that advice has no influence on choices.
const ADVICE: u64 = u64::MAX;

/// A bot at one seat.
#[derive(Clone, Debug)]
pub struct PyramidsBot {
    level: Level,
    seed: u64,
    luck: Seeded,
    /// How many searches the bot has made.
    searches: u64,
    /// The rest of a turn that was planned before, and the hand with which it goes on.
    plan: Option<(Turn, packed::PackedHand)>,
}

impl PyramidsBot {
    fn search(&mut self, decision: &Decision<'_>, limits: &SearchLimits<'_>) -> Turn {
        if decision.world.last.is_some() || decision.policy_ends_the_game() {
            return decision.policy_turn();
        }
        let mut candidates = decision.candidates();
        if candidates.len() < 2 {
            return decision.policy_turn();
        }
        let scores = self.score(decision, &candidates, 1, self.searches, limits);
        self.searches += 1;
        candidates.swap_remove(best_candidate(&scores, Settings::of(self.level).sure))
    }

    /// Plays out candidates in the search with this number. The first `always` stay in the race to the end.
    fn score(
        &self,
        decision: &Decision<'_>,
        candidates: &[Turn],
        always: usize,
        search: u64,
        limits: &SearchLimits<'_>,
    ) -> Vec<CandidateScore> {
        let nodes = Nodes(Settings::of(self.level).nodes * 2 / u64::from(decision.world.players.max(1)));
        let seed = seed_of(self.seed, search);
        let priors = vec![0.0; candidates.len()];
        halving(&priors, 0.0, always, &limits.or(&nodes), &|candidate, world| {
            let mut luck = Seeded::new(seed_of(seed, world));
            candidates.get(candidate).map_or(Sample::default(), |turn| decision.play_out(turn, &mut luck))
        })
    }
}

impl Bot<Pyramids> for PyramidsBot {
    fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
        match self.level {
            Level::Random => return pick(&view.legal_actions(), &mut self.luck).copied(),
            Level::Novice => return novice::choose(view, &mut self.luck),
            Level::Casual | Level::Policy | Level::Expert | Level::Master => {}
        }
        let decision = Decision::of(view)?;
        let turn = match self.plan.take() {
            Some((turn, hand)) if hand == *decision.hand() => turn,
            _ if self.level == Level::Casual => decision.turn_of(Policy::Casual),
            _ if self.level == Level::Policy => decision.policy_turn(),
            _ => self.search(&decision, limits),
        };
        let action = turn.actions(view, None).first().copied()?;
        self.plan = turn.after(action, *decision.hand());
        Some(action)
    }

    fn advise(&mut self, view: &View, also: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
        let Some(decision) = Decision::of(view) else { return Advice::NONE };
        let mut candidates = decision.candidates();
        // The action of `also` that a candidate was added for.
        let mut asked: Vec<Option<Action>> = vec![None; candidates.len()];
        let legal = view.legal_actions();
        for action in also.iter().filter(|action| legal.contains(action)) {
            if !candidates.iter().any(|turn| turn.actions(view, None).first() == Some(action)) {
                candidates.extend(decision.beginning_with(*action));
                asked.resize(candidates.len(), Some(*action));
            }
        }
        let scores = self.score(&decision, &candidates, 1, ADVICE, limits);
        let nodes = scores.iter().map(|score| score.worlds() as u64).sum();
        let evaluated = candidates.iter().zip(asked).zip(&scores).map(|((turn, asked), score)| {
            EvaluatedChoice::new(turn.actions(view, asked), score, reason::reasons(&decision, turn))
        });
        let mut choices: Vec<EvaluatedChoice<Action>> = evaluated.collect();
        choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        // Only the best of the turns with the same first action is kept.
        let mut seen = HashSet::new();
        choices.retain(|choice| seen.insert(choice.turn.first().copied()));
        Advice { choices, nodes }
    }

    fn measure(&mut self, view: &View, turns: &[Vec<Action>], limits: &SearchLimits<'_>) -> Advice<Action> {
        let Some(decision) = Decision::of(view) else { return Advice::NONE };
        let candidates = decision.candidates();
        let turn = |actions: &Vec<Action>| {
            let known = candidates.iter().find(|turn| turn.actions(view, None) == *actions);
            known.cloned().or_else(|| {
                let first = *actions.first()?;
                decision.beginning_with(first).filter(|turn| turn.actions(view, Some(first)) == *actions)
            })
        };
        let Some(candidates) = turns.iter().map(turn).collect::<Option<Vec<Turn>>>() else {
            return Advice::NONE;
        };
        Advice::measured(turns, &self.score(&decision, &candidates, candidates.len(), ADVICE, limits))
    }
}

impl Playable for Pyramids {
    type Bot = PyramidsBot;

    const REASONS: &'static [(&'static str, &'static [&'static str])] = reason::REASONS;

    fn bot(level: Level, _set_up: &Self::SetUp, _seat: Seat, seed: u64) -> PyramidsBot {
        PyramidsBot { level, seed, luck: Seeded::new(seed), searches: 0, plan: None }
    }

    fn verdict(outcome: &<Pyramids as Game>::Outcome) -> Verdict {
        Verdict::Ranking(outcome.clone())
    }
}
