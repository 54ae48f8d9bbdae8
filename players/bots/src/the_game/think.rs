//! How a bot comes to a choice: whole turns by the evaluation, the best of them played out.

use super::board::{Board, Move};
use super::exact::Found;
use super::hand::Hand;
use super::playout::Rules;
use super::search::Search;
use super::turns::{Start, Turn};
use super::{Method, Phases, Player};
use crate::{CandidateScore, Nodes, SearchLimits};
use tabletop::{Seat, SetUp as _, seed_of};
use the_game::{Action, Card, Keen, Phrase, Pile, View};

/// What a bot thought about a turn, best first.
pub(super) struct Thought {
    pub(super) turn: Turn,
    pub(super) estimate: CandidateScore,
    /// Whether it surely leads to a win, because nothing is hidden any more.
    pub(super) sure: bool,
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

    /// The other seats that want something of a pile.
    pub(super) fn wishes<'a>(&self, view: &'a View, pile: Pile) -> impl Iterator<Item = (Seat, Phrase)> + 'a {
        let own = self.seat;
        let others = view.signals.iter().filter(move |(seat, _)| *seat != own);
        let said = others.filter_map(move |(seat, signals)| signals[pile].map(|phrase| (seat, phrase)));
        said.filter(|(_, phrase)| matches!(phrase, Phrase::Leave | Phrase::NoJump))
    }

    /// All turns from here, best first by the evaluation.
    pub(super) fn turns(&self, view: &View, start: &Start) -> Vec<Turn> {
        let weights = self.phases().at(view.draw_pile);
        let prices = Pile::ALL.map(|pile| {
            let price = |phrase| if phrase == Phrase::Leave { weights.leave } else { weights.no_jump };
            self.wishes(view, pile).map(|(_, phrase)| price(phrase)).sum::<f32>()
        });
        let tops = start.board.tops;
        start.turns(&weights, |board, m| {
            // What others want of a pile once its top has changed is not known yet.
            let pile = usize::from(m.pile);
            let asked = board.tops.get(pile) == tops.get(pile);
            prices.get(pile).copied().filter(|_| asked).unwrap_or_default()
        })
    }

    /// Thinks about the turns from here, with the best for each action in `also` among them.
    pub(super) fn think(
        &self,
        view: &View,
        also: &[Action],
        limits: &SearchLimits<'_>,
    ) -> (Vec<Thought>, u64) {
        let belief = self.memory.belief(view, self.seat);
        let start = self.start(view, belief.board);
        let mut all = self.turns(view, &start);
        let mut turns: Vec<Turn> = Vec::new();
        let ending = belief.ending(&start);
        let found = ending
            .map(|ending| ending.solve(view.set_up.players(), view.set_up.fire(), self.settings.positions));
        let way = match found {
            Some(Found::Way(moves)) => start.turn(&self.phases().at(view.draw_pile), &moves),
            _ => None,
        };
        let sure = way.is_some();
        turns.extend(way);
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
            belief: &belief,
            rules: self.rules(view),
            phases: self.phases(),
            start,
            seed: seed_of(self.seed, u64::from(view.left()) << 8 | u64::from(view.placed_now)),
        };
        let usual = Nodes(self.settings.nodes);
        let estimates = if turns.len() > 1 || !also.is_empty() {
            search.run(&turns, always, &limits.or(&usual))
        } else {
            vec![CandidateScore::default(); turns.len()]
        };
        let nodes = estimates.iter().map(|estimate| estimate.worlds() as u64).sum();
        let mut place = 0;
        let mut thoughts: Vec<Thought> = turns
            .into_iter()
            .zip(estimates)
            .map(|(turn, estimate)| {
                place += 1;
                Thought { turn, estimate, sure: sure && place == 1 }
            })
            .collect();
        let most = thoughts.iter().map(|thought| thought.estimate.worlds()).max().unwrap_or_default();
        thoughts.sort_by(|a, b| {
            let rank = |thought: &Thought| (thought.sure, thought.estimate.worlds() == most);
            rank(b).cmp(&rank(a)).then(b.estimate.value().total_cmp(&a.estimate.value()))
        });
        (thoughts, nodes)
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
            let (thoughts, _) = self.think(view, &[], limits);
            return thoughts.into_iter().next().map(|thought| thought.turn.moves).unwrap_or_default();
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
        let best = start.turns(&weights, |_, _| 0.0).first().map_or(now, |turn| turn.cost);
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
