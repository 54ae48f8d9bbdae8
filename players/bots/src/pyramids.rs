//! Bots of Pyramids: a greedy builder, a tuned policy that weighs what each pyramid can become, and a search over whole
//! turns that plays each out with the policy in worlds imagined from the view.

mod casual;
mod novice;
mod outlook;
mod plan;
mod policy;
mod reason;
mod search;
mod side;
mod turn;
mod weights;
mod world;

pub use policy::Weights;
pub use world::{Trial, trial};

use crate::{Advice, Bot, Judged, Level, Nodes, Playable, SearchLimits, Verdict};
use ::pyramids::{Action, Hand, Pyramids, View};
use reason::{Why, reasons};
use search::{Position, decided};
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, pick, seed_of};
use turn::Intent;
use world::Mind;

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
pub struct Settings {
    method: Method,
    /// Playouts for a choice with two players; with more so many fewer that a choice takes about as long. For an
    /// advice where the method needs none.
    nodes: u64,
    /// How many turns of its own the search tries at most.
    width: usize,
    /// How many standard errors a turn must be better than the policy's to be preferred.
    sure: f64,
}

/// How a choice is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    Random,
    Novice,
    Casual,
    Policy,
    Search,
}

impl Settings {
    /// Playouts for a choice at a table of so many.
    fn nodes(&self, players: u8) -> Nodes {
        Nodes(self.nodes * 2 / u64::from(players.max(1)))
    }

    const ADVISER: Self = Self { method: Method::Random, nodes: 600, width: 12, sure: 1.0 };
    pub(crate) const RANDOM: Self = Self::ADVISER;
    pub(crate) const NOVICE: Self = Self { method: Method::Novice, ..Self::ADVISER };
    pub(crate) const CASUAL: Self = Self { method: Method::Casual, ..Self::ADVISER };
    pub(crate) const POLICY: Self = Self { method: Method::Policy, ..Self::ADVISER };
    pub(crate) const EXPERT: Self = Self { method: Method::Search, nodes: 200, width: 12, sure: 1.0 };
    pub(crate) const MASTER: Self = Self { method: Method::Search, nodes: 2000, width: 12, sure: 0.4 };
}

/// A bot at one seat.
#[derive(Clone, Debug)]
pub struct Player {
    settings: &'static Settings,
    seed: u64,
    luck: Seeded,
    /// How many searches were made.
    searches: u64,
    /// What is left of a turn that was thought out, and the hand with which it goes on.
    plan: Option<(Intent, Hand)>,
}

impl Player {
    /// The rest of a turn thought out before, if this is where it goes on.
    fn planned(&mut self, view: &View) -> Option<Intent> {
        let (intent, hand) = self.plan.take()?;
        (view.hand.as_ref() == Some(&hand)).then_some(intent)
    }

    /// The first action of a turn; the rest is kept for the next choice.
    fn begin(&mut self, view: &View, intent: Intent) -> Option<Action> {
        let action = intent.actions(view).first().copied()?;
        self.plan = rest(&intent, action).zip(view.hand.as_ref().and_then(|hand| after(hand, action)));
        Some(action)
    }

    fn think(&mut self, position: &Position<'_>, limits: &SearchLimits<'_>) -> Intent {
        if position.world.last_round().is_some() || position.closes() {
            return position.policy();
        }
        let mut candidates = position.candidates(self.settings.width);
        if candidates.len() < 2 {
            return position.policy();
        }
        let seed = seed_of(self.seed, self.searches);
        self.searches += 1;
        let estimates = position.try_all(&candidates, seed, limits);
        candidates.swap_remove(decided(&estimates, self.settings.sure))
    }
}

/// What a turn holds after its first action, unless the turn is over with it.
fn rest(intent: &Intent, action: Action) -> Option<Intent> {
    let Intent::Moves { plays, discards } = intent else { return None };
    let played = match action {
        Action::Start { .. } | Action::Build { .. } => 1,
        Action::End if discards.iter().all(|held| held.is_empty()) => return None,
        Action::Discard(_) => return None,
        Action::End | Action::Swap(_) => 0,
    };
    let plays = plays.iter().skip(played).copied().collect();
    Some(Intent::Moves { plays, discards: *discards })
}

/// The hand after an action.
fn after(hand: &Hand, action: Action) -> Option<Hand> {
    let mut gone = match action {
        Action::Start { card, .. } | Action::Build { card, .. } => vec![card],
        Action::Swap(cards) | Action::Discard(cards) => cards.iter().collect(),
        Action::End => Vec::new(),
    };
    Hand::new(hand.iter().filter(|card| match gone.iter().position(|other| other == card) {
        Some(place) => {
            gone.swap_remove(place);
            false
        }
        None => true,
    }))
}

impl Bot<Pyramids> for Player {
    fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
        match self.settings.method {
            Method::Random => return pick(&view.legal_actions(), &mut self.luck).copied(),
            Method::Novice => return novice::choose(view, &mut self.luck),
            Method::Casual | Method::Policy | Method::Search => {}
        }
        let position = Position::of(view)?;
        let intent = match self.planned(view) {
            Some(intent) => intent,
            None => match self.settings.method {
                Method::Casual => position.intent(Mind::Casual),
                Method::Search => {
                    self.think(&position, &limits.or(&self.settings.nodes(view.set_up.players())))
                }
                _ => position.policy(),
            },
        };
        self.begin(view, intent)
    }

    fn advise(&mut self, view: &View, also: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
        let Some(position) = Position::of(view) else { return Advice::NONE };
        let first = |intent: &Intent| intent.actions(view).first().copied();
        let mut candidates = position.candidates(self.settings.width);
        // What each candidate was asked for; others are what the search would look at anyway.
        let mut asked: Vec<Option<Action>> = vec![None; candidates.len()];
        let legal = view.legal_actions();
        for action in also.iter().filter(|action| legal.contains(action)) {
            if !candidates.iter().any(|intent| first(intent) == Some(*action)) {
                candidates.extend(position.beginning(*action));
                asked.resize(candidates.len(), Some(*action));
            }
        }
        // Apart from the seeds of all choices.
        let seed = seed_of(self.seed, u64::MAX);
        let nodes = self.settings.nodes(view.set_up.players());
        let estimates = position.try_all(&candidates, seed, &limits.or(&nodes));
        let mut choices: Vec<Judged<Action>> = Vec::new();
        for ((intent, asked), estimate) in candidates.iter().zip(asked).zip(&estimates) {
            choices.push(Judged {
                turn: intent.actions_from(view, asked),
                value: estimate.value(),
                win: estimate.win(),
                result: estimate.result(),
                reasons: reasons(&position, intent),
            });
        }
        choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        // Of turns that begin alike the best stands for all.
        let mut begun = Vec::new();
        choices.retain(|judged| {
            let first = judged.turn.first().copied();
            let new = !begun.contains(&first);
            begun.push(first);
            new
        });
        Advice { choices, nodes: estimates.iter().map(|estimate| estimate.worlds() as u64).sum() }
    }
}

impl Playable for Pyramids {
    type Bot = Player;

    const REASONS: &'static [(&'static str, &'static [&'static str])] = Why::ALL;

    fn bot(level: Level, _set_up: &Self::SetUp, _seat: Seat, seed: u64) -> Player {
        Player { settings: level.pyramids(), seed, luck: Seeded::new(seed), searches: 0, plan: None }
    }

    fn verdict(outcome: &<Pyramids as Game>::Outcome) -> Verdict {
        Verdict::Apart(outcome.clone())
    }
}
