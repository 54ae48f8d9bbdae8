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
mod signal;
mod signal_penalty;
mod turns;
mod weights;

use crate::{Advice, Bot, CandidateScore, Level, Nodes, Playable, SearchLimits, Verdict};
use ::the_game::{Action, PerPile, Phrase, Pile, SetUp, Step, TheGame, View};
use board::Move;
pub use eval::{Phases, Weights};
use hand::Hand;
use memory::Memory;
pub use playout::self_play;
use tabletop::{Game, PerPlayer, Seat, Seeded, View as _, pick};
use turns::{Start, Turn};

/// How a level searches. Levels without search do so for advice only.
#[derive(Clone, Copy, Debug)]
struct Settings {
    /// How many turns are played out.
    candidates: usize,
    /// Playouts for a choice, or for advice.
    nodes: u64,
    /// How many positions the search for a sure win may visit once nothing is hidden any more.
    positions: u32,
}

impl Settings {
    const fn of(level: Level) -> Self {
        match level {
            Level::Expert => Self { candidates: 6, nodes: 150, positions: 2_000 },
            Level::Master => Self { candidates: 12, nodes: 800, positions: 50_000 },
            _ => Self { candidates: 1, nodes: 200, positions: 0 },
        }
    }
}

/// A bot at one seat.
#[derive(Clone, Debug)]
pub struct TheGameBot {
    level: Level,
    seat: Seat,
    seed: u64,
    luck: Seeded,
    memory: Memory,
    talks: bool,
    plan: Option<Plan>,
}

/// The rest of a turn. It holds as long as the view is the one that was expected.
#[derive(Clone, Debug)]
struct Plan {
    moves: Vec<Move>,
    tops: [u8; 4],
    hand: Hand,
    signals: PerPlayer<PerPile<Option<Phrase>>>,
}

/// A rule of thumb, for every stage of a game and any number of players.
static CASUAL: Phases = {
    let weights = [2.0, 1.4, 0.9, 1.0, -0.9, 1.5, 2.6, 0.8, -0.7, 5.0, 1.0];
    Phases { early: weights, late: weights }
};

impl Bot<TheGame> for TheGameBot {
    fn see(&mut self, view: &View) {
        self.memory.see(view);
    }

    fn say(&mut self, view: &View) -> Vec<Action> {
        self.talks = true;
        if self.level < Level::Casual {
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
        match (self.level, view.step) {
            (Level::Random, _) => return pick(&view.legal_actions(), &mut self.luck).copied(),
            (_, Step::Keen) => return self.keen(view).map(Action::Keen),
            (Level::Novice, _) => return novice::nearest(view, &mut self.luck),
            _ => {}
        }
        let Start { mut board, hand, .. } = self.start(view);
        let holds =
            |plan: &Plan| plan.tops == board.tops && plan.hand == hand && plan.signals == view.signals;
        let planned = self.plan.take().filter(holds);
        let mut moves = planned.map_or_else(|| self.plan(view, limits), |plan| plan.moves).into_iter();
        let Some(first) = moves.next() else { return Some(Action::End) };
        board.place(first);
        self.plan = Some(Plan {
            moves: moves.collect(),
            tops: board.tops,
            hand: hand.without(first.card),
            signals: view.signals,
        });
        first.action()
    }

    fn advise(&mut self, view: &View, also: &[Action], limits: &SearchLimits<'_>) -> Advice<Action> {
        match view.step {
            _ if !view.waiting().is_for(self.seat) => Advice::NONE,
            Step::Keen => self.advise_keen(view),
            _ => self.advise_turn(view, also, limits),
        }
    }

    fn measure(&mut self, view: &View, turns: &[Vec<Action>], limits: &SearchLimits<'_>) -> Advice<Action> {
        // Answers to who starts are not played out (TG-6).
        if view.step == Step::Keen {
            return Advice::measured(turns, &vec![CandidateScore::default(); turns.len()]);
        }
        let start = self.start(view);
        let turn = |actions: &Vec<Action>| {
            let placed = actions.iter().filter(|action| **action != Action::End);
            let moves: Option<Vec<Move>> = placed.map(|action| Move::of(*action)).collect();
            start.turn(&moves?)
        };
        let Some(candidates) = turns.iter().map(turn).collect::<Option<Vec<Turn>>>() else {
            return Advice::NONE;
        };
        let nodes = Nodes(Settings::of(self.level).nodes);
        let scores = self.search(view).run(&candidates, candidates.len(), &limits.or(&nodes));
        Advice::measured(turns, &scores)
    }
}

impl Playable for TheGame {
    type Bot = TheGameBot;

    const REASONS: &'static [(&'static str, &'static [&'static str])] = reason::REASONS;

    fn bot(level: Level, _: &SetUp, seat: Seat, seed: u64) -> TheGameBot {
        let luck = Seeded::new(seed);
        TheGameBot { level, seat, seed, luck, memory: Memory::default(), talks: false, plan: None }
    }

    fn verdict(outcome: &<TheGame as Game>::Outcome) -> Verdict {
        Verdict::Team { left: outcome.0 }
    }
}
