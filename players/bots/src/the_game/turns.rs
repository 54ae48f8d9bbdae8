//! Whole turns: all ways to complete this one, the cheapest for each resulting position.

#![allow(clippy::indexing_slicing, reason = "there is a penalty for every pile")]

use super::board::{Board, Move};
use super::eval::{MOST_EXTRA_COST, Weights, fire};
use super::hand::Hand;
use super::signal_penalty::SignalPenalty;
use the_game::Pile;

/// The position before the rest of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) board: Board,
    pub(super) hand: Hand,
    /// How many cards were placed this turn.
    pub(super) placed: u8,
    /// The fewest cards this turn.
    pub(super) minimum: u8,
    /// Whether fire cards must be covered.
    pub(super) fire: bool,
    pub(super) weights: Weights,
    /// The penalties of moves on each pile, because of what the other seats say.
    pub(super) signal_penalties: [SignalPenalty; 4],
}

/// The rest of a turn.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub(super) moves: Vec<Move>,
    pub(super) board: Board,
    pub(super) hand: Hand,
    /// The cost of the position after it, with the penalties of its moves; less is better.
    pub(super) cost: f32,
    /// The penalties alone.
    penalty: f32,
    /// Whether the turn may end here.
    pub(super) complete: bool,
}

/// How many unfinished turns of each number of cards are followed further.
const WIDTH: usize = 300;
/// The same beyond the minimum.
const WIDTH_BEYOND: usize = 40;

impl Start {
    /// Complete turns, best first by the evaluation; the unfinished ones that get furthest if none can be completed.
    pub(super) fn turns(&self) -> Vec<Turn> {
        let mut layer = vec![self.nothing()];
        let mut complete: Vec<Turn> = Vec::new();
        while !layer.is_empty() {
            complete.extend(layer.iter().filter(|turn| turn.complete).cloned());
            let mut next: Vec<Turn> = Vec::new();
            for turn in &layer {
                let moves = turn.hand.iter().flat_map(|card| Pile::ALL.map(|pile| Move { card, pile }));
                for m in moves.filter(|m| turn.board.fits(*m)) {
                    let after = self.after(turn, m);
                    let is_too_costly =
                        after.cost > turn.cost + MOST_EXTRA_COST + self.weights.extra.min(0.0);
                    if !(turn.complete && is_too_costly && turn.board.burning.is_empty()) {
                        next.push(after);
                    }
                }
            }
            if next.is_empty() && complete.is_empty() {
                return layer;
            }
            // One for each position: the cheapest way there.
            let position = |turn: &Turn| (turn.board.tops, turn.hand);
            next.sort_by(|a, b| position(a).cmp(&position(b)).then(a.cost.total_cmp(&b.cost)));
            next.dedup_by_key(|turn| position(turn));
            next.sort_by(|a, b| a.cost.total_cmp(&b.cost));
            next.truncate(if complete.is_empty() { WIDTH } else { WIDTH_BEYOND });
            layer = next;
        }
        complete.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        complete
    }

    /// The turn of these moves, if they are possible. The signals of the other seats are ignored.
    pub(super) fn turn(&self, moves: &[Move]) -> Option<Turn> {
        let free = Self { signal_penalties: [SignalPenalty::NONE; 4], ..*self };
        moves.iter().try_fold(free.nothing(), |turn, m| {
            let possible = turn.board.fits(*m) && turn.hand.contains(m.card);
            possible.then(|| free.after(&turn, *m))
        })
    }

    /// The best turn that begins with a move, even if the evaluation would not consider it.
    pub(super) fn turn_from(&self, first: Move) -> Option<Turn> {
        let Turn { board, hand, .. } = self.turn(&[first])?;
        let after = Self { board, hand, placed: self.placed + 1, ..*self };
        let rest = after.turns().into_iter().next()?;
        self.turn(&[&[first], rest.moves.as_slice()].concat())
    }

    /// The turn without any move.
    fn nothing(&self) -> Turn {
        self.evaluated(Vec::new(), self.board, self.hand, 0.0)
    }

    /// The turn with one more move.
    fn after(&self, turn: &Turn, m: Move) -> Turn {
        let Turn { mut board, hand, mut penalty, .. } = *turn;
        if !board.is_trick(m) {
            penalty += self.signal_penalties[m.pile as usize].of(&board, hand, m);
        }
        board.place(m);
        let moves = [turn.moves.as_slice(), &[m]].concat();
        self.evaluated(moves, board, hand.without(m.card), penalty)
    }

    fn evaluated(&self, moves: Vec<Move>, board: Board, hand: Hand, penalty: f32) -> Turn {
        let placed = self.placed + moves.len() as u8;
        let mut cost = board.cost(&self.weights, hand) + penalty;
        cost -= self.weights.extra * f32::from(placed.saturating_sub(self.minimum));
        if self.fire && board.out > 0 {
            cost += fire(board.tops, board.burning);
        }
        Turn { moves, board, hand, cost, penalty, complete: placed >= self.minimum || board.out == 0 }
    }
}
