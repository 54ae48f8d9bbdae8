//! Bots of Silver & Gold: Pyramids.

mod atlas;
mod casual;
mod desk;
mod explain;
mod foresight;
mod lesson;
mod playout;
mod policy;
mod reason;
mod search;
mod tempo;
mod turns;
mod weights;
mod world;
mod worth;

use crate::{Advice, Bot, Judged, Level, Nodes, Playable, Reason, SearchLimits, Verdict};
use ::silver_gold::{Action, SetUp, SilverGold, View};
use casual::Casual;
use explain::explain;
pub use lesson::{Forecast, Lesson, Lessons, School, lessons};
use policy::Eye;
use search::{Reach, Tried, known, search};
use std::sync::Arc;
use tabletop::{Game, Luck, Seat, Seeded, View as _, pick};
use worth::Lore;
pub use worth::{CURVES, FEATURES, Spread, Weights, chance, curves};

/// What a level means in this game.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    style: Style,
}

/// How a choice is made.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// By chance.
    Random,
    /// By rule of thumb, each choice misjudged by up to so many points.
    Casual(f64),
    /// By the tuned evaluation.
    Policy,
    /// By search.
    Search(Reach),
}

impl Settings {
    pub(crate) const RANDOM: Self = Self { style: Style::Random };
    pub(crate) const NOVICE: Self = Self { style: Style::Casual(5.0) };
    pub(crate) const CASUAL: Self = Self { style: Style::Casual(2.0) };
    pub(crate) const POLICY: Self = Self { style: Style::Policy };
    pub(crate) const EXPERT: Self = Self {
        style: Style::Search(Reach { ahead: &[12], cards: 8, careful: false, prior: 30.0, nodes: 16 }),
    };
    pub(crate) const MASTER: Self = Self {
        style: Style::Search(Reach { ahead: &[24, 10], cards: 8, careful: false, prior: 30.0, nodes: 100 }),
    };
}

/// How levels that do not search weigh their advice.
const ADVICE: Reach = Reach { ahead: &[6], cards: 8, careful: false, prior: 30.0, nodes: 64 };

/// A bot at one seat.
#[derive(Clone, Debug)]
pub struct Player {
    settings: &'static Settings,
    set_up: SetUp,
    lore: Arc<Lore>,
    luck: Seeded,
}

impl Player {
    /// What the bot knows of the cards in view; a view of another table than its own has other cards.
    fn lore_for(&self, view: &View) -> Arc<Lore> {
        if view.set_up == self.set_up { Arc::clone(&self.lore) } else { Arc::new(Lore::tuned(&view.set_up)) }
    }

    /// The best action by rule of thumb, each misjudged by up to `blur` points.
    fn casual(&mut self, view: &View, blur: f64) -> Option<Action> {
        let seat = view.viewer().seat()?;
        let game = known(view, &mut self.luck);
        let lore = self.lore_for(view);
        let judge = Casual(&lore);
        let eye = Eye::new(&judge, &game, seat, view.extras_due());
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for action in view.legal_actions() {
            let error = blur * (f64::from(self.luck.below(2001)) / 1000.0 - 1.0);
            let worth = eye.after(action) + error;
            if worth > most {
                (best, most) = (Some(action), worth);
            }
        }
        best
    }
}

impl Bot<SilverGold> for Player {
    fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
        match self.settings.style {
            Style::Random => pick(&view.legal_actions(), &mut self.luck).copied(),
            Style::Casual(blur) => self.casual(view, blur),
            Style::Policy => {
                let game = known(view, &mut self.luck);
                policy::best(&*self.lore_for(view), &game, view.viewer().seat()?, view.extras_due())
            }
            Style::Search(reach) => {
                let usual = Nodes(reach.nodes);
                let seed = next_seed(&mut self.luck);
                let tried = search(&self.lore_for(view), reach, view, &[], &limits.or(&usual), seed);
                tried.first()?.turn.actions.first().copied()
            }
        }
    }

    fn advise(&mut self, view: &View, also: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
        let Some(seat) = view.viewer().seat().filter(|_| view.wanted().is_some()) else {
            return Advice::NONE;
        };
        let reach = match self.settings.style {
            Style::Search(reach) => reach,
            Style::Random | Style::Casual(_) | Style::Policy => ADVICE,
        };
        let (usual, seed) = (Nodes(reach.nodes), next_seed(&mut self.luck.clone()));
        let lore = self.lore_for(view);
        let tried = search(&lore, reach, view, also, &limits.or(&usual), seed);
        let nodes = tried.iter().map(|tried| tried.estimate.worlds() as u64).sum();
        let game = known(view, &mut Seeded::new(seed));
        let mut most = f64::INFINITY;
        let judged = |tried: Tried| {
            // Who left the race earlier is not better, whatever the first few worlds said.
            most = most.min(tried.estimate.value());
            let reasons = explain(&lore.atlas, &game, seat, &tried.turn.actions);
            Judged {
                value: most,
                win: tried.estimate.win(),
                result: tried.estimate.result(),
                reasons: reasons.into_iter().map(Reason::from).collect(),
                turn: tried.turn.actions,
            }
        };
        Advice { choices: tried.into_iter().map(judged).collect(), nodes }
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
        let lore = Arc::new(Lore::tuned(set_up));
        Player { settings: level.silver_gold(), set_up: set_up.clone(), lore, luck: Seeded::new(seed) }
    }

    fn verdict(outcome: &<SilverGold as Game>::Outcome) -> Verdict {
        Verdict::Apart(outcome.clone())
    }
}
