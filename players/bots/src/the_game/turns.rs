//! Whole turns: every way to go on from here, one for each position it leads to.

use super::board::{Board, Move};
use super::eval::{Weights, fire};
use super::hand::Hand;

/// What a turn starts from.
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
}

/// The rest of a turn.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub(super) moves: Vec<Move>,
    pub(super) board: Board,
    pub(super) hand: Hand,
    /// What the position after it costs, and the prices paid on the way; less is better.
    pub(super) cost: f32,
    /// The prices alone.
    paid: f32,
    /// Whether the turn may end here.
    pub(super) complete: bool,
}

/// How many unfinished turns are followed further, for each number of cards.
const WIDTH: usize = 300;
/// The same beyond the minimum.
const WIDTH_BEYOND: usize = 40;
/// What a card beyond the minimum may cost to be looked at.
const DEAREST: f32 = 3.0;

impl Start {
    /// Complete turns, best first by the evaluation; the unfinished ones that get furthest if none can be completed.
    /// `price` is what a move forwards costs because of what the other seats ask for.
    pub(super) fn turns(&self, weights: &Weights, price: impl Fn(&Board, Hand, Move) -> f32) -> Vec<Turn> {
        let mut layer = vec![self.nothing(weights)];
        let mut complete: Vec<Turn> = Vec::new();
        while !layer.is_empty() {
            complete.extend(layer.iter().filter(|turn| turn.complete).cloned());
            let mut next: Vec<Turn> = Vec::new();
            for turn in &layer {
                for card in turn.hand.iter() {
                    for m in (0..4).map(|pile| Move { card, pile }).filter(|m| turn.board.fits(*m)) {
                        let after = self.after(weights, turn, m, &price);
                        let dear = after.cost > turn.cost + DEAREST + weights.extra.min(0.0);
                        if !(turn.complete && dear && turn.board.burning == 0) {
                            next.push(after);
                        }
                    }
                }
            }
            if next.is_empty() && complete.is_empty() {
                return layer;
            }
            // One for each position: the cheapest way there.
            next.sort_by(|a, b| {
                (a.board.tops, a.hand).cmp(&(b.board.tops, b.hand)).then(a.cost.total_cmp(&b.cost))
            });
            next.dedup_by(|a, b| (a.board.tops, a.hand) == (b.board.tops, b.hand));
            next.sort_by(|a, b| a.cost.total_cmp(&b.cost));
            next.truncate(if complete.is_empty() { WIDTH } else { WIDTH_BEYOND });
            layer = next;
        }
        complete.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        complete
    }

    /// The turn of these moves, if they are possible.
    pub(super) fn turn(&self, weights: &Weights, moves: &[Move]) -> Option<Turn> {
        let mut turn = self.nothing(weights);
        for m in moves {
            if !turn.board.fits(*m) || !turn.hand.contains(m.card) {
                return None;
            }
            turn = self.after(weights, &turn, *m, &|_, _, _| 0.0);
        }
        Some(turn)
    }

    /// The turn without any move.
    fn nothing(&self, weights: &Weights) -> Turn {
        let complete = self.placed >= self.minimum;
        let (board, hand) = (self.board, self.hand);
        let turn = Turn { moves: Vec::new(), board, hand, cost: 0.0, paid: 0.0, complete };
        Turn { cost: self.cost(weights, &turn), ..turn }
    }

    fn after(
        &self,
        weights: &Weights,
        turn: &Turn,
        m: Move,
        price: &impl Fn(&Board, Hand, Move) -> f32,
    ) -> Turn {
        let trick = turn.board.is_trick(m);
        let paid = turn.paid + if trick { 0.0 } else { price(&turn.board, turn.hand, m) };
        let mut board = turn.board;
        board.place(m);
        let mut moves = turn.moves.clone();
        moves.push(m);
        let hand = turn.hand.without(m.card);
        let placed = self.placed + moves.len() as u8;
        let complete = placed >= self.minimum || board.out == 0;
        let after = Turn { moves, board, hand, cost: 0.0, paid, complete };
        Turn { cost: self.cost(weights, &after), ..after }
    }

    fn cost(&self, weights: &Weights, turn: &Turn) -> f32 {
        let mut cost = turn.board.lost(weights, turn.hand) + turn.paid;
        let placed = self.placed + turn.moves.len() as u8;
        cost -= weights.extra * f32::from(placed.saturating_sub(self.minimum));
        if self.fire && turn.board.out > 0 {
            cost += fire(turn.board.tops, turn.board.burning);
        }
        cost
    }
}
