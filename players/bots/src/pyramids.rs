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
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, pick, seed_of};
use turn::Turn;

/// The tuned weights for this number of players.
#[must_use]
pub fn weights(players: u8) -> &'static Weights {
    let [two, three, four, five, six] = &weights::WEIGHTS;
    match players {
        0..=2 => two,
        3 => three,
        4 => four,
        5 => five,
        _ => six,
    }
}

/// What a level means in this game.
#[derive(Clone, Copy, Debug)]
struct Settings {
    method: Method,
    /// Playouts for a choice, or for advice, with two players. There are fewer with more players, so that the time per choice
    /// stays the same.
    nodes: u64,
    /// How many standard errors better than the policy's turn another one must be to be preferred.
    sure: f64,
}

/// How a level chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    Random,
    Novice,
    Casual,
    Policy,
    Search,
}

impl Settings {
    fn of(level: Level) -> Self {
        let without_search = |method| Self { method, nodes: 600, sure: 1.0 };
        match level {
            Level::Random => without_search(Method::Random),
            Level::Novice => without_search(Method::Novice),
            Level::Casual => without_search(Method::Casual),
            Level::Policy => without_search(Method::Policy),
            Level::Expert => Self { method: Method::Search, nodes: 200, sure: 1.0 },
            Level::Master => Self { method: Method::Search, nodes: 2000, sure: 0.4 },
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
    settings: Settings,
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
        let seed = seed_of(self.seed, self.searches);
        self.searches += 1;
        let scores = position.score(&candidates, seed, limits);
        candidates.swap_remove(best_candidate(&scores, self.settings.sure))
    }
}

impl Bot<Pyramids> for Player {
    fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
        let method = self.settings.method;
        match method {
            Method::Random => return pick(&view.legal_actions(), &mut self.luck).copied(),
            Method::Novice => return novice::choose(view, &mut self.luck),
            Method::Casual | Method::Policy | Method::Search => {}
        }
        let position = Position::of(view)?;
        let turn = match self.plan.take() {
            Some((turn, hand)) if hand == *position.hand() => turn,
            _ if method == Method::Casual => position.turn_of(Policy::Casual),
            _ if method == Method::Search => {
                let nodes = self.settings.nodes(view.set_up.players());
                self.search(&position, &limits.or(&nodes))
            }
            _ => position.policy_turn(),
        };
        let action = turn.actions(view).first().copied()?;
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
            if !candidates.iter().any(|turn| turn.actions(view).first() == Some(action)) {
                candidates.extend(position.beginning_with(*action));
                asked.resize(candidates.len(), Some(*action));
            }
        }
        // No choice uses this seed, so that advice has no influence on choices.
        let seed = seed_of(self.seed, u64::MAX);
        let nodes = self.settings.nodes(view.set_up.players());
        let scores = position.score(&candidates, seed, &limits.or(&nodes));
        let nodes = scores.iter().map(|score| score.worlds() as u64).sum();
        let evaluated =
            |((turn, asked), score): ((&Turn, Option<Action>), &crate::CandidateScore)| EvaluatedChoice {
                turn: turn.actions_from(view, asked),
                value: score.value(),
                win: score.win(),
                result: score.result(),
                reasons: reason::reasons(&position, turn),
            };
        let mut choices: Vec<EvaluatedChoice<Action>> =
            candidates.iter().zip(asked).zip(&scores).map(evaluated).collect();
        choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        // Of turns with the same first action only the best is kept.
        let mut seen = Vec::new();
        choices.retain(|choice| {
            let first = choice.turn.first().copied();
            let is_new = !seen.contains(&first);
            seen.push(first);
            is_new
        });
        Advice { choices, nodes }
    }
}

impl Playable for Pyramids {
    type Bot = Player;

    const REASONS: &'static [(&'static str, &'static [&'static str])] = reason::REASONS;

    fn bot(level: Level, _set_up: &Self::SetUp, _seat: Seat, seed: u64) -> Player {
        Player { settings: Settings::of(level), seed, luck: Seeded::new(seed), searches: 0, plan: None }
    }

    fn verdict(outcome: &<Pyramids as Game>::Outcome) -> Verdict {
        Verdict::Ranking(outcome.clone())
    }
}
