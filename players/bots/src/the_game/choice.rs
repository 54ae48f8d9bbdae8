//! How a bot chooses: it evaluates whole turns and plays the best of them out.

use super::board::Move;
use super::eval::Phases;
use super::hand::Hand;
use super::playout::Playout;
use super::sampler::WorldSampler;
use super::search::Search;
use super::signal::Ahead;
use super::signal_penalty::SignalPenalty;
use super::turns::{Start, Turn};
use super::{CASUAL, Settings, TheGameBot, weights};
use crate::{CandidateScore, Level, Nodes, SearchLimits};
use tabletop::{Seat, SetUp as _, seed_of};
use the_game::{Keen, Phrase, Pile, View};

/// A turn and what the search found out about it.
pub(super) struct ScoredTurn {
    pub(super) turn: Turn,
    pub(super) score: CandidateScore,
    /// Whether it is sure to lead to a win, because nothing is hidden any more.
    pub(super) wins: bool,
}

impl TheGameBot {
    fn phases(&self, view: &View) -> &'static Phases {
        if self.level == Level::Casual {
            return &CASUAL;
        }
        let players = usize::from(view.set_up.players());
        let talking =
            players.checked_sub(2).filter(|_| self.talks).and_then(|index| weights::TALKING.get(index));
        let silent = players.checked_sub(1).and_then(|index| weights::SILENT.get(index));
        talking.or(silent).unwrap_or(&CASUAL)
    }

    pub(super) fn start(&self, view: &View) -> Start {
        let (board, hand) = (self.memory.board(view), Hand::from(view.hand.unwrap_or_default()));
        let weights = self.phases(view).at(view.draw_pile);
        let signal_penalties = Pile::ALL.map(|pile| {
            let phrases = self.asked(view, pile).map(|(_, phrase)| phrase);
            SignalPenalty::new(Ahead::new(&board, pile), phrases, &weights, &board, hand)
        });
        let (placed, minimum, fire) = (view.placed_now, view.minimum, view.set_up.fire());
        Start { board, hand, placed, minimum, fire, weights, signal_penalties }
    }

    /// The other seats that ask for something about a pile.
    pub(super) fn asked<'a>(&self, view: &'a View, pile: Pile) -> impl Iterator<Item = (Seat, Phrase)> + 'a {
        let own = self.seat;
        let others = view.signals.iter().filter(move |(seat, _)| *seat != own);
        let said = others.filter_map(move |(seat, signals)| signals[pile].map(|phrase| (seat, phrase)));
        said.filter(|(_, phrase)| matches!(phrase, Phrase::Leave | Phrase::NoJump))
    }

    pub(super) fn search(&self, view: &View) -> Search<'_> {
        let sampler = WorldSampler::new(&self.memory, view, self.seat, self.start(view));
        let speakers = self.memory.speakers();
        let speakers = if self.talks { speakers.with(self.seat) } else { speakers };
        let playout = Playout { set_up: view.set_up, speakers, phases: self.phases(view) };
        let positions = Settings::of(self.level).positions;
        let solution = sampler.endgame().and_then(|endgame| endgame.solve(&view.set_up, positions));
        let seed = seed_of(self.seed, u64::from(view.left()) << 8 | u64::from(view.placed_now));
        Search { sampler, playout, solution, seed }
    }

    /// The turns from here, best first. For each move of `also` the best turn that begins with it is among them, and for
    /// `None` the turn without a move.
    pub(super) fn score_turns(
        &self,
        view: &View,
        also: &[Option<Move>],
        limits: &SearchLimits<'_>,
    ) -> Vec<ScoredTurn> {
        let settings = Settings::of(self.level);
        let search = self.search(view);
        let start = &search.sampler.start;
        let win = search.solution.as_ref().and_then(|moves| start.turn(moves));
        let mut turns: Vec<Turn> = win.into_iter().collect();
        let mut rest = start.turns();
        for first in also {
            let begins = |turn: &Turn| turn.moves.first() == first.as_ref();
            if turns.iter().any(begins) {
                continue;
            }
            match rest.iter().position(begins) {
                Some(index) => turns.push(rest.remove(index)),
                None => turns.extend(first.and_then(|first| start.turn_from(first))),
            }
        }
        let always = turns.len();
        rest.retain(|turn| turns.iter().all(|known| known.moves != turn.moves));
        rest.truncate(settings.candidates);
        turns.append(&mut rest);
        let scores = if turns.len() > 1 || !also.is_empty() {
            search.run(&turns, always, &limits.or(&Nodes(settings.nodes)))
        } else {
            vec![CandidateScore::default(); turns.len()]
        };
        let scored = turns.into_iter().zip(scores);
        let mut scored: Vec<ScoredTurn> =
            scored.map(|(turn, score)| ScoredTurn { wins: search.is_solution(&turn), turn, score }).collect();
        let most = scored.iter().map(|turn| turn.score.worlds()).max().unwrap_or_default();
        scored.sort_by(|a, b| {
            let rank = |turn: &ScoredTurn| (turn.wins, turn.score.worlds() == most);
            rank(b).cmp(&rank(a)).then(b.score.value().total_cmp(&a.score.value()))
        });
        scored
    }

    /// The moves of the rest of this turn.
    pub(super) fn plan(&self, view: &View, limits: &SearchLimits<'_>) -> Vec<Move> {
        let best = if self.level >= Level::Expert {
            self.score_turns(view, &[], limits).into_iter().next().map(|scored| scored.turn)
        } else {
            self.start(view).turns().into_iter().next()
        };
        best.map(|turn| turn.moves).unwrap_or_default()
    }

    /// How keen the seat is to start (TG-6): the cheaper its best first turn, the keener.
    pub(super) fn keen(&self, view: &View) -> Option<Keen> {
        let start = Start { signal_penalties: [SignalPenalty::NONE; 4], ..self.start(view) };
        let now = start.board.cost(&start.weights, start.hand);
        let cost = start.turns().first().map_or(now, |turn| turn.cost) - now;
        Keen::new(KEEN_BELOW.iter().filter(|limit| cost < **limit).count() as u8)
    }
}

/// A bot is one step keener for each of these costs that its first turn stays below.
const KEEN_BELOW: [f32; Keen::MOST as usize] = [12.0, 8.0, 4.0];
