//! How a bot chooses: it evaluates whole turns and plays the best of them out.

use super::board::Move;
use super::eval::{Phases, Weights};
use super::hand::Hand;
use super::playout::Rules;
use super::sampler::WorldSampler;
use super::search::Search;
use super::signal::Ahead;
use super::turns::{Start, Turn};
use super::wishes::Wishes;
use super::{Player, Settings};
use crate::{CandidateScore, Level, Nodes, SearchLimits};
use tabletop::{Seat, seed_of};
use the_game::{Action, Keen, Phrase, Pile, View};

/// A turn and what the search found out about it.
pub(super) struct ScoredTurn {
    pub(super) turn: Turn,
    pub(super) score: CandidateScore,
    /// Whether it surely leads to a win, because nothing is hidden any more.
    pub(super) wins: bool,
}

impl Player {
    fn phases(&self) -> &'static Phases {
        if self.talks { self.talking } else { self.silent }
    }

    pub(super) fn weights(&self, view: &View) -> Weights {
        self.phases().at(view.draw_pile)
    }

    pub(super) fn start(&self, view: &View) -> Start {
        Start {
            board: self.memory.board(view),
            hand: Hand::from(view.hand.unwrap_or_default()),
            placed: view.placed_now,
            minimum: view.minimum,
            fire: view.set_up.fire(),
        }
    }

    /// The other seats that ask for something about a pile.
    pub(super) fn asked<'a>(&self, view: &'a View, pile: Pile) -> impl Iterator<Item = (Seat, Phrase)> + 'a {
        let own = self.seat;
        let others = view.signals.iter().filter(move |(seat, _)| *seat != own);
        let said = others.filter_map(move |(seat, signals)| signals[pile].map(|phrase| (seat, phrase)));
        said.filter(|(_, phrase)| matches!(phrase, Phrase::Leave | Phrase::NoJump))
    }

    /// All turns from a start, best first by the evaluation.
    pub(super) fn turns(&self, view: &View, start: &Start) -> Vec<Turn> {
        let weights = self.weights(view);
        let Start { board, hand, .. } = self.start(view);
        let wishes = Pile::ALL.map(|pile| {
            let mut wishes = Wishes::new(Ahead::new(&board, pile as u8));
            self.asked(view, pile).for_each(|(_, phrase)| wishes.add(&weights, Some(phrase)));
            wishes.seen_from(&board, hand)
        });
        start.turns(&weights, &wishes)
    }

    pub(super) fn search(&self, view: &View) -> Search<'_> {
        let sampler = WorldSampler::new(&self.memory, view, self.seat);
        let speakers = self.memory.speakers() | u8::from(self.talks) << self.seat.number();
        let rules = Rules::of(&view.set_up, speakers);
        let ending = sampler.ending(&self.start(view));
        let solution = ending.and_then(|ending| ending.solve(&rules, Settings::of(self.level).positions));
        let seed = seed_of(self.seed, u64::from(view.left()) << 8 | u64::from(view.placed_now));
        Search { sampler, rules, phases: self.phases(), solution, placed: view.placed_now, seed }
    }

    /// The turns from here, best first. For each action in `also` the best turn that begins with it is among them.
    pub(super) fn score_turns(
        &self,
        view: &View,
        also: &[Action],
        limits: &SearchLimits<'_>,
    ) -> Vec<ScoredTurn> {
        let settings = Settings::of(self.level);
        let search = self.search(view);
        let start = self.start(view);
        let win = search.solution.as_ref().and_then(|moves| start.turn(&self.weights(view), moves));
        let mut turns: Vec<Turn> = win.into_iter().collect();
        let mut rest = self.turns(view, &start);
        for action in also {
            let first = Move::of(*action);
            let begins = |turn: &Turn| turn.moves.first() == first.as_ref();
            if turns.iter().any(begins) {
                continue;
            }
            match rest.iter().position(begins) {
                Some(place) => turns.push(rest.remove(place)),
                None => turns.extend(first.and_then(|first| self.turn_from(view, &start, first))),
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

    /// The best turn that starts with a move, even one that the evaluation would not look at.
    fn turn_from(&self, view: &View, start: &Start, first: Move) -> Option<Turn> {
        let Turn { board, hand, .. } = start.turn(&self.weights(view), &[first])?;
        let after = Start { board, hand, placed: start.placed + 1, ..*start };
        let mut moves = vec![first];
        moves.append(&mut self.turns(view, &after).into_iter().next()?.moves);
        start.turn(&self.weights(view), &moves)
    }

    /// The moves of the rest of this turn.
    pub(super) fn plan(&self, view: &View, limits: &SearchLimits<'_>) -> Vec<Move> {
        let best = if self.level >= Level::Expert {
            self.score_turns(view, &[], limits).into_iter().next().map(|scored| scored.turn)
        } else {
            self.turns(view, &self.start(view)).into_iter().next()
        };
        best.map(|turn| turn.moves).unwrap_or_default()
    }

    /// How cheap the best first turn would be, as an answer to who starts (TG-6).
    pub(super) fn keen(&self, view: &View) -> Option<Keen> {
        let start = self.start(view);
        let weights = self.weights(view);
        let now = start.board.lost(&weights, start.hand);
        let turns = start.turns(&weights, &[Wishes::NONE; 4]);
        let cost = turns.first().map_or(now, |turn| turn.cost) - now;
        Keen::new(CHEAP.iter().filter(|least| cost < **least).count() as u8)
    }
}

/// The first turn must cost less than this for each step of keenness.
const CHEAP: [f32; Keen::MOST as usize] = [12.0, 8.0, 4.0];
