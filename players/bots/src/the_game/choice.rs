//! How a bot comes to a choice: whole turns by the evaluation, the best of them played out.

use super::board::{Board, Move};
use super::exact::Solution;
use super::hand::Hand;
use super::playout::Rules;
use super::sampler::WorldSampler;
use super::search::Search;
use super::signal::Ahead;
use super::turns::{Start, Turn};
use super::wishes::Wishes;
use super::{Method, Phases, Player};
use crate::{CandidateScore, Nodes, SearchLimits};
use tabletop::{Seat, SetUp as _, seed_of};
use the_game::{Action, Card, Keen, Phrase, Pile, View};

/// A turn and what the search found out about it.
pub(super) struct ScoredTurn {
    pub(super) turn: Turn,
    pub(super) score: CandidateScore,
    /// Whether it surely leads to a win, because nothing is hidden any more.
    pub(super) wins: bool,
}

impl Player {
    pub(super) fn phases(&self) -> &'static Phases {
        if self.talks { self.talking } else { self.silent }
    }

    pub(super) fn rules(&self, view: &View) -> Rules {
        let own = if self.talks { 1 << self.seat.number() } else { 0 };
        Rules {
            players: view.set_up.players(),
            minimum: view.set_up.minimum(false),
            fire: view.set_up.fire(),
            speakers: self.memory.speakers() | own,
        }
    }

    pub(super) fn start(&self, view: &View, board: Board) -> Start {
        Start {
            board,
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

    /// All turns from here, best first by the evaluation.
    pub(super) fn turns(&self, view: &View, start: &Start) -> Vec<Turn> {
        let weights = self.phases().at(view.draw_pile);
        let board = self.memory.board(view);
        let hand = Hand::from(view.hand.unwrap_or_default());
        let wishes = Pile::ALL.map(|pile| {
            let mut wishes = Wishes::new(Ahead::new(&board, pile as u8));
            self.asked(view, pile).for_each(|(_, phrase)| wishes.add(&weights, Some(phrase)));
            wishes.seen_from(&board, hand)
        });
        start.turns(&weights, |board, hand, m| {
            wishes.get(usize::from(m.pile)).map_or(0.0, |wishes| wishes.price(board, hand, m))
        })
    }

    /// The turns from here, best first, and how many playouts that took. For each action in `also` the best turn is among them.
    pub(super) fn score_turns(
        &self,
        view: &View,
        also: &[Action],
        limits: &SearchLimits<'_>,
    ) -> (Vec<ScoredTurn>, u64) {
        let sampler = WorldSampler::new(&self.memory, view, self.seat);
        let start = self.start(view, sampler.board);
        let mut all = self.turns(view, &start);
        let mut turns: Vec<Turn> = Vec::new();
        let ending = sampler.ending(&start);
        let solution = ending
            .map(|ending| ending.solve(view.set_up.players(), view.set_up.fire(), self.settings.positions));
        let win = match solution {
            Some(Solution::Win(moves)) => start.turn(&self.phases().at(view.draw_pile), &moves),
            _ => None,
        };
        let solved = win.is_some();
        turns.extend(win);
        for action in also {
            let first = match action {
                Action::Place(card, pile) => Some(Move { card: card.number(), pile: *pile as u8 }),
                _ => None,
            };
            if turns.iter().any(|turn| turn.moves.first() == first.as_ref()) {
                continue;
            }
            match all.iter().position(|turn| turn.moves.first() == first.as_ref()) {
                Some(place) => turns.push(all.remove(place)),
                None => turns.extend(first.and_then(|first| self.turn_from(view, &start, first))),
            }
        }
        let always = turns.len();
        all.retain(|turn| turns.iter().all(|known| known.moves != turn.moves));
        all.truncate(self.settings.candidates);
        turns.append(&mut all);
        let search = Search {
            sampler: &sampler,
            rules: self.rules(view),
            phases: self.phases(),
            start,
            seed: seed_of(self.seed, u64::from(view.left()) << 8 | u64::from(view.placed_now)),
        };
        let usual = Nodes(self.settings.nodes);
        let scores = if turns.len() > 1 || !also.is_empty() {
            search.run(&turns, always, &limits.or(&usual))
        } else {
            vec![CandidateScore::default(); turns.len()]
        };
        let nodes = scores.iter().map(|score| score.worlds() as u64).sum();
        let mut place = 0;
        let mut scored: Vec<ScoredTurn> = turns
            .into_iter()
            .zip(scores)
            .map(|(turn, score)| {
                place += 1;
                ScoredTurn { turn, score, wins: solved && place == 1 }
            })
            .collect();
        let most = scored.iter().map(|turn| turn.score.worlds()).max().unwrap_or_default();
        scored.sort_by(|a, b| {
            let rank = |turn: &ScoredTurn| (turn.wins, turn.score.worlds() == most);
            rank(b).cmp(&rank(a)).then(b.score.value().total_cmp(&a.score.value()))
        });
        (scored, nodes)
    }

    /// The best turn that starts with a move, even one that the evaluation would not look at.
    fn turn_from(&self, view: &View, start: &Start, first: Move) -> Option<Turn> {
        if !start.board.fits(first) || !start.hand.contains(first.card) {
            return None;
        }
        let mut board = start.board;
        board.place(first);
        let after = Start { board, hand: start.hand.without(first.card), placed: start.placed + 1, ..*start };
        let rest = self.turns(view, &after).into_iter().next()?;
        let moves: Vec<Move> = [first].into_iter().chain(rest.moves).collect();
        start.turn(&self.phases().at(view.draw_pile), &moves)
    }

    /// The moves of the rest of this turn.
    pub(super) fn plan(&self, view: &View, limits: &SearchLimits<'_>) -> Vec<Move> {
        if self.settings.method == Method::Search {
            let (scored, _) = self.score_turns(view, &[], limits);
            return scored.into_iter().next().map(|scored| scored.turn.moves).unwrap_or_default();
        }
        let start = self.start(view, self.memory.board(view));
        self.turns(view, &start).into_iter().next().map(|turn| turn.moves).unwrap_or_default()
    }

    /// How cheap the best first turn would be, as an answer to who starts (TG-6).
    pub(super) fn keen(&self, view: &View) -> Option<Keen> {
        let board = self.memory.board(view);
        let start = self.start(view, board);
        let weights = self.phases().at(view.draw_pile);
        let now = board.lost(&weights, start.hand);
        let best = start.turns(&weights, |_, _, _| 0.0).first().map_or(now, |turn| turn.cost);
        let cost = best - now;
        Keen::new(CHEAP.iter().filter(|least| cost < **least).count() as u8)
    }
}

/// Below how much the first turn must cost for each step of keenness.
const CHEAP: [f32; Keen::MOST as usize] = [12.0, 8.0, 4.0];

/// The action that a move is.
pub(super) fn action(m: &Move) -> Option<Action> {
    Card::new(m.card).map(|card| Action::Place(card, m.pile()))
}
