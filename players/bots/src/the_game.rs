//! Bots of The Game.

mod advise;
mod beam;
mod board;
mod choice;
mod eval;
mod exact;
mod hand;
mod memory;
mod novice;
mod playout;
mod reason;
mod sampler;
mod search;
mod self_play;
mod signal;
mod turns;
mod weights;
mod wishes;

use crate::{Advice, Bot, Level, Playable, SearchLimits, Verdict};
use ::the_game::{Action, PerPile, Phrase, Pile, SetUp, Step, TheGame, View};
use board::Move;
pub use eval::{Phases, Weights};
use hand::Hand;
use memory::Memory;
pub use self_play::self_play;
use tabletop::{Game, PerPlayer, Seat, Seeded, SetUp as _, View as _, pick};

/// What a level means in this game.
#[derive(Clone, Debug)]
struct Settings {
    method: Method,
    /// How many turns are played out.
    candidates: usize,
    /// Playouts for a choice, or for advice.
    nodes: u64,
    /// Positions for a look at the end of the game when nothing is hidden any more.
    positions: u32,
}

impl Settings {
    const fn of(level: Level) -> &'static Self {
        match level {
            Level::Random => &Self::RANDOM,
            Level::Novice => &Self::NOVICE,
            Level::Casual => &Self::CASUAL,
            Level::Policy => &Self::POLICY,
            Level::Expert => &Self::EXPERT,
            Level::Master => &Self::MASTER,
        }
    }

    const RANDOM: Self = Self { method: Method::Random, candidates: 1, nodes: 200, positions: 0 };
    const NOVICE: Self = Self { method: Method::Nearest, ..Self::RANDOM };
    const CASUAL: Self = Self { method: Method::Habit, ..Self::RANDOM };
    const POLICY: Self = Self { method: Method::Evaluation, ..Self::RANDOM };
    const EXPERT: Self = Self { method: Method::Search, candidates: 6, nodes: 150, positions: 2_000 };
    const MASTER: Self = Self { method: Method::Search, candidates: 12, nodes: 800, positions: 50_000 };
}

/// How a level chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    /// Any legal action.
    Random,
    /// The nearest card, now and then another.
    Nearest,
    /// The evaluation of whole turns, by weights made by hand.
    Habit,
    /// The tuned evaluation of whole turns.
    Evaluation,
    /// Playouts of the best turns by the evaluation.
    Search,
}

/// A bot at one seat.
#[derive(Clone, Debug)]
pub struct Player {
    settings: &'static Settings,
    silent: &'static Phases,
    talking: &'static Phases,
    seat: Seat,
    seed: u64,
    luck: Seeded,
    memory: Memory,
    talks: bool,
    plan: Option<Plan>,
}

/// The rest of a turn, for as long as nothing unforeseen happens.
#[derive(Clone, Debug)]
struct Plan {
    moves: Vec<Move>,
    tops: [u8; 4],
    hand: Hand,
    signals: PerPlayer<PerPile<Option<Phrase>>>,
}

impl Plan {
    fn holds(&self, view: &View) -> bool {
        self.signals == view.signals
            && self.tops == Pile::ALL.map(|pile| view.tops.on(pile))
            && self.hand == Hand::from(view.hand.unwrap_or_default())
    }
}

/// What a person might go by, at every stage of a game and with any number of players.
static HABIT: Phases = {
    let weights = Weights::from_list([2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0]);
    Phases { early: weights, late: weights }
};

impl Bot<TheGame> for Player {
    fn see(&mut self, view: &View) {
        self.memory.see(view);
    }

    fn say(&mut self, view: &View) -> Vec<Action> {
        self.talks = true;
        if matches!(self.settings.method, Method::Random | Method::Nearest) {
            return Vec::new();
        }
        let phrases = signal::phrases(&self.memory.board(view), view.hand.unwrap_or_default());
        let standing = &view.signals[self.seat];
        let changed = Pile::ALL.into_iter().filter(|pile| standing[*pile] != phrases[*pile]);
        changed.map(|pile| Action::Say(pile, phrases[pile])).collect()
    }

    fn choose(&mut self, view: &View, limits: &SearchLimits<'_>) -> Option<Action> {
        if !view.waiting().is_for(self.seat) {
            return None;
        }
        match (self.settings.method, view.step) {
            (Method::Random, _) => return pick(&view.legal_actions(), &mut self.luck).copied(),
            (_, Step::Keen) => return self.keen(view).map(Action::Keen),
            (Method::Nearest, _) => return novice::nearest(view, &mut self.luck),
            _ => {}
        }
        let planned = self.plan.take().filter(|plan| plan.holds(view));
        let mut moves = planned.map_or_else(|| self.plan(view, limits), |plan| plan.moves).into_iter();
        let Some(first) = moves.next() else { return Some(Action::End) };
        let mut board = self.memory.board(view);
        board.place(first);
        self.plan = Some(Plan {
            moves: moves.collect(),
            tops: board.tops,
            hand: Hand::from(view.hand.unwrap_or_default()).without(first.card),
            signals: view.signals,
        });
        choice::action(&first)
    }

    fn advise(&mut self, view: &View, also: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
        match view.step {
            _ if !view.waiting().is_for(self.seat) => Advice::NONE,
            Step::Keen => self.advise_keen(view),
            _ => self.advise_turn(view, also, limits),
        }
    }
}

impl Playable for TheGame {
    type Bot = Player;

    const REASONS: &'static [(&'static str, &'static [&'static str])] = reason::REASONS;

    fn bot(level: Level, set_up: &SetUp, seat: Seat, seed: u64) -> Player {
        let settings = Settings::of(level);
        let [one, silent @ ..] = &weights::SILENT;
        let of = |[two, three, four, five]: &'static [Phases; 4]| match set_up.players() {
            _ if settings.method == Method::Habit => &HABIT,
            1 => one,
            2 => two,
            3 => three,
            4 => four,
            _ => five,
        };
        Player {
            settings,
            silent: of(silent),
            talking: of(&weights::TALKING),
            seat,
            seed,
            luck: Seeded::new(seed),
            memory: Memory::default(),
            talks: false,
            plan: None,
        }
    }

    fn verdict(outcome: &<TheGame as Game>::Outcome) -> Verdict {
        Verdict::Team { left: outcome.0 }
    }
}
