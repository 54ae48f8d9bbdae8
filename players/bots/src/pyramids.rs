//! Bots of Pyramids: a casual policy, a tuned policy that weighs what each pyramid can become, and a search over whole
//! turns that plays each candidate out with the tuned policy.

mod candidates;
mod casual;
mod expectation;
mod novice;
mod packed;
mod plan;
mod policy;
mod position;
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

use crate::{Advice, Bot, EvaluatedChoice, Level, Nodes, Playable, SearchLimits, Verdict};
use ::pyramids::{Action, Pyramids, View};
use policy::Policy;
use position::Position;
use search::best_candidate;
use std::collections::HashSet;
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, pick, seed_of};
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

    /// The budget of a choice with this number of players.
    fn nodes(&self, players: u8) -> Nodes {
        Nodes(self.nodes * 2 / u64::from(players.max(1)))
    }
}

/// A bot at one seat.
#[derive(Clone, Debug)]
pub struct Player {
    level: Level,
    seed: u64,
    luck: Seeded,
    /// How many searches the bot has made.
    searches: u64,
    /// The rest of a turn that was planned before, and the hand with which it goes on.
    plan: Option<(Turn, packed::Hand)>,
}

impl Player {
    fn search(&mut self, position: &Position<'_>, limits: &SearchLimits<'_>) -> Turn {
        if position.world.last.is_some() || position.policy_ends_the_game() {
            return position.policy_turn();
        }
        let mut candidates = position.candidates();
        if candidates.len() < 2 {
            return position.policy_turn();
        }
        let settings = Settings::of(self.level);
        let seed = seed_of(self.seed, self.searches);
        self.searches += 1;
        let nodes = settings.nodes(position.world.players);
        let scores = position.score(&candidates, 1, seed, &limits.or(&nodes));
        candidates.swap_remove(best_candidate(&scores, settings.sure))
    }
}

impl Bot<Pyramids> for Player {
    fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
        match self.level {
            Level::Random => return pick(&view.legal_actions(), &mut self.luck).copied(),
            Level::Novice => return novice::choose(view, &mut self.luck),
            Level::Casual | Level::Policy | Level::Expert | Level::Master => {}
        }
        let position = Position::of(view)?;
        let turn = match self.plan.take() {
            Some((turn, hand)) if hand == *position.hand() => turn,
            _ if self.level == Level::Casual => position.turn_of(Policy::Casual),
            _ if self.level == Level::Policy => position.policy_turn(),
            _ => self.search(&position, limits),
        };
        let action = turn.actions(view, None).first().copied()?;
        self.plan = turn.after(action, *position.hand());
        Some(action)
    }

    fn advise(&mut self, view: &View, also: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
        let Some(position) = Position::of(view) else { return Advice::NONE };
        let mut candidates = position.candidates();
        // The action of `also` that a candidate was added for.
        let mut asked: Vec<Option<Action>> = vec![None; candidates.len()];
        let legal = view.legal_actions();
        for action in also.iter().filter(|action| legal.contains(action)) {
            if !candidates.iter().any(|turn| turn.actions(view, None).first() == Some(action)) {
                candidates.extend(position.beginning_with(*action));
                asked.resize(candidates.len(), Some(*action));
            }
        }
        // No choice uses this seed, so that advice has no influence on choices.
        let seed = seed_of(self.seed, u64::MAX);
        let nodes = Settings::of(self.level).nodes(view.set_up.players());
        let scores = position.score(&candidates, 1, seed, &limits.or(&nodes));
        let nodes = scores.iter().map(|score| score.worlds() as u64).sum();
        let evaluated = candidates.iter().zip(asked).zip(&scores).map(|((turn, asked), score)| {
            EvaluatedChoice::new(turn.actions(view, asked), score, reason::reasons(&position, turn))
        });
        let mut choices: Vec<EvaluatedChoice<Action>> = evaluated.collect();
        choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        // Only the best of the turns with the same first action is kept.
        let mut seen = HashSet::new();
        choices.retain(|choice| seen.insert(choice.turn.first().copied()));
        Advice { choices, nodes }
    }

    fn measure(&mut self, view: &View, turns: &[Vec<Action>], limits: &SearchLimits<'_>) -> Advice<Action> {
        let Some(position) = Position::of(view) else { return Advice::NONE };
        let candidates = position.candidates();
        let turn = |actions: &Vec<Action>| {
            let first = actions.first().copied();
            let added = first.and_then(|first| position.beginning_with(first));
            let is_meant = |turn: &&Turn, asked| turn.actions(view, asked) == *actions;
            let known = candidates.iter().find(|turn| is_meant(turn, None));
            known.cloned().or_else(|| added.filter(|turn| is_meant(&turn, first)))
        };
        let Some(candidates) = turns.iter().map(turn).collect::<Option<Vec<Turn>>>() else {
            return Advice::NONE;
        };
        let seed = seed_of(self.seed, u64::MAX);
        let nodes = Settings::of(self.level).nodes(view.set_up.players());
        Advice::measured(turns, &position.score(&candidates, candidates.len(), seed, &limits.or(&nodes)))
    }
}

impl Playable for Pyramids {
    type Bot = Player;

    const REASONS: &'static [(&'static str, &'static [&'static str])] = reason::REASONS;

    fn bot(level: Level, _set_up: &Self::SetUp, _seat: Seat, seed: u64) -> Player {
        Player { level, seed, luck: Seeded::new(seed), searches: 0, plan: None }
    }

    fn verdict(outcome: &<Pyramids as Game>::Outcome) -> Verdict {
        Verdict::Ranking(outcome.clone())
    }
}
