//! The turns of the seats in a playout: a beam search by the evaluation.

#![allow(
    clippy::indexing_slicing,
    reason = "playouts spend their time here; there are four piles and at most eight cards"
)]

use super::board::{Board, Move, nearer, nearest, trick};
use super::eval::{MOST_EXTRA_COST, Weights, fire};
use super::hand::Hand;
use super::signal::Ahead;
use super::signal_penalty::SignalPenalty;
use tabletop::{PerSeat, Seat};
use the_game::Pile;

/// How many turns are followed after the first card.
const BEAM: usize = 8;
/// How many turns are followed after each further card.
const NARROW: usize = 4;
/// The costs of two ways to one position differ by less than this, because of rounding.
const ROUNDING: f32 = 1e-3;

/// What a seat placed in a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    pub(super) moves: [Move; Hand::MOST as usize],
    pub(super) count: u8,
    /// Whether the minimum was reached.
    pub(super) complete: bool,
}

/// A search for the turn of one seat.
pub(super) struct TurnSearch<'a> {
    /// Whether fire cards must be covered (TG-22).
    pub(super) fire: bool,
    pub(super) weights: &'a Weights,
    /// The hands of the other seats that speak.
    pub(super) others: PerSeat<Hand>,
    /// The fewest cards this turn.
    pub(super) minimum: u8,
}

/// An unfinished turn, with cached parts of its evaluation.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) board: Board,
    pub(super) hand: Hand,
    pub(super) played: Played,
    pairs: u8,
    /// The penalties of moves on each pile.
    signal_penalties: [SignalPenalty; 4],
    /// The trick card of each pile, or 0.
    tricks: [u8; 4],
    /// The value of the trick card of each pile.
    gains: [f32; 4],
    /// The penalties of the cards placed so far.
    penalty: f32,
}

/// A move that continues the candidate with this number, and the cost after it.
#[derive(Clone, Copy)]
struct Extension {
    cost: f32,
    candidate: usize,
    m: Move,
}

impl Extension {
    const NONE: Self = Self { cost: f32::INFINITY, candidate: 0, m: Move::NONE };

    fn hand_after(&self, beam: &[Candidate; BEAM]) -> Hand {
        beam[self.candidate].hand.without(self.m.card)
    }

    /// Inserts the extension into a list of the cheapest ones, in order, unless another leads to the same position.
    #[inline]
    fn insert_into(mut self, cheapest: &mut [Self], beam: &[Candidate; BEAM]) {
        if cheapest.last().is_none_or(|last| self.cost >= last.cost) {
            return;
        }
        let hand = self.hand_after(beam);
        let is_same =
            |known: &Self| (known.cost - self.cost).abs() < ROUNDING && known.hand_after(beam) == hand;
        if !cheapest.iter().any(is_same) {
            for known in cheapest {
                if self.cost < known.cost {
                    std::mem::swap(known, &mut self);
                }
            }
        }
    }
}

impl TurnSearch<'_> {
    /// The best turn among those that looked best after each card.
    pub(super) fn best(&self, board: Board, hand: Hand) -> Candidate {
        let start = self.start(board, hand);
        let (mut beam, mut width) = ([start; BEAM], 1);
        let (mut best, mut least) = (start, f32::INFINITY);
        for count in 1..=Hand::MOST {
            let extensions = self.extend(&beam, width, count);
            let last = beam;
            width = 0;
            for extension in extensions.iter().take_while(|extension| extension.cost.is_finite()) {
                let mut candidate = last[extension.candidate];
                self.place(&mut candidate, extension.m);
                candidate.played.complete = count >= self.minimum || candidate.board.out == 0;
                let beyond = count.saturating_sub(self.minimum);
                let cost = extension.cost - self.weights.extra * f32::from(beyond);
                if candidate.played.complete && cost < least || best.played.count < count.min(self.minimum) {
                    (best, least) = (candidate, cost);
                }
                beam[width] = candidate;
                width += 1;
            }
            if width == 0 {
                break;
            }
        }
        self.insert_free_cards(&mut best, board.tops);
        best
    }

    fn start(&self, board: Board, hand: Hand) -> Candidate {
        Candidate {
            board,
            hand,
            played: Played { moves: [Move::NONE; Hand::MOST as usize], count: 0, complete: false },
            pairs: hand.pairs(),
            signal_penalties: Pile::ALL.map(|pile| self.signal_penalty(&board, hand, pile)),
            tricks: Pile::ALL.map(|pile| board.trick(pile)),
            gains: Pile::ALL.map(|pile| board.gain(self.weights, hand, board.trick(pile))),
            penalty: 0.0,
        }
    }

    /// The penalties of moves on a pile, because of what the other seats say.
    #[inline]
    fn signal_penalty(&self, board: &Board, hand: Hand, pile: Pile) -> SignalPenalty {
        let others = self.others.iter(Seat::LIMIT).filter(|(_, other)| !other.is_empty());
        let mut others = others.peekable();
        if others.peek().is_none() {
            return SignalPenalty::NONE;
        }
        let ahead = Ahead::new(board, pile);
        SignalPenalty::new(
            ahead,
            others.filter_map(|(_, other)| ahead.phrase_for(*other)),
            self.weights,
            board,
            hand,
        )
    }

    /// The best ways to place the card with this number in the turn.
    #[inline]
    fn extend(&self, beam: &[Candidate; BEAM], width: usize, count: u8) -> [Extension; BEAM] {
        let mut extensions = [Extension::NONE; BEAM];
        let cheapest = &mut extensions[..if count == 1 { BEAM } else { NARROW }];
        for (number, candidate) in beam.iter().enumerate().take(width) {
            let limit = if count > self.minimum && candidate.board.burning.is_empty() {
                self.cost(candidate) + MOST_EXTRA_COST
            } else {
                f32::INFINITY
            };
            self.for_each_move(candidate, |cost, m| {
                if cost <= limit {
                    Extension { cost, candidate: number, m }.insert_into(cheapest, beam);
                }
            });
        }
        extensions
    }

    /// The cost of a candidate as it is.
    #[inline]
    fn cost(&self, candidate: &Candidate) -> f32 {
        let Candidate { board, hand, .. } = candidate;
        let [a1, a2, d1, d2] = candidate.gains;
        let mut cost = board.gross_cost(self.weights, *hand, board.tops, u8::MAX);
        if self.fire {
            cost += fire(board.tops, board.burning);
        }
        cost - (a1 + a2 + d1 + d2) - self.weights.pair * f32::from(candidate.pairs) + candidate.penalty
    }

    /// The cost of a candidate after one more move, without the penalty of the move.
    #[inline]
    fn cost_after(&self, candidate: &Candidate, Move { card, pile }: Move) -> f32 {
        let Candidate { board, hand, tricks, gains, .. } = candidate;
        let mut tops = board.tops;
        tops[pile as usize] = card;
        let mut gain = board.gain(self.weights, *hand, trick(pile, card));
        for other in Pile::ALL {
            // The trick card of another pile is worth nothing there once it lies here.
            if other != pile && tricks[other as usize] != card {
                gain += gains[other as usize];
            }
        }
        let pairs = candidate.pairs - hand.pairs_of(card);
        let mut cost = board.gross_cost(self.weights, *hand, tops, card);
        if self.fire {
            cost += fire(tops, board.burning.without(pile));
        }
        cost - gain - self.weights.pair * f32::from(pairs) + candidate.penalty
    }

    /// Calls `each` with the moves to consider and the cost after them: for each pile the trick, the nearest card, and the
    /// nearest card whose own trick card is in hand too.
    #[inline]
    fn for_each_move(&self, candidate: &Candidate, mut each: impl FnMut(f32, Move)) {
        let Played { moves, count, .. } = candidate.played;
        let only = (count == 1).then_some(moves[0]);
        for pile in Pile::ALL {
            let mut consider = |card: u8, is_trick: bool| {
                let m = Move { card, pile };
                let penalty = if is_trick { 0.0 } else { candidate.penalty_of(m) };
                each(self.cost_after(candidate, m) + penalty, m);
            };
            let nearest = candidate.board.nearest(candidate.hand, pile);
            // Moves on the piles before that of the only move so far were considered in the other order, unless that move took
            // their nearest card.
            if let Some(only) = only
                && pile < only.pile
            {
                let top = candidate.board.top(pile);
                let is_ahead = nearer(pile, top, only.card) == top;
                if nearest != 0 && is_ahead && nearer(pile, only.card, nearest) == only.card {
                    consider(nearest, false);
                }
                continue;
            }
            let trick = candidate.tricks[pile as usize];
            if trick != 0 && candidate.hand.contains(trick) {
                consider(trick, true);
            }
            if nearest != 0 {
                consider(nearest, false);
                if let Some(opener) = candidate.opener(pile).filter(|opener| *opener != nearest) {
                    consider(opener, false);
                }
            }
        }
    }

    #[inline]
    fn place(&self, candidate: &mut Candidate, m: Move) {
        let pile = m.pile as usize;
        candidate.played.moves[usize::from(candidate.played.count & 7)] = m;
        candidate.played.count += 1;
        if candidate.tricks[pile] != m.card {
            candidate.penalty += candidate.penalty_of(m);
        }
        candidate.board.place(m);
        candidate.tricks[pile] = trick(m.pile, m.card);
        candidate.lose(self.weights, m.card);
        candidate.signal_penalties[pile] = self.signal_penalty(&candidate.board, candidate.hand, m.pile);
    }

    /// Inserts cards of the hand that lie between the top of a pile and a card placed on it: the tops at the end of the turn
    /// stay the same.
    fn insert_free_cards(&self, turn: &mut Candidate, mut tops: [u8; 4]) {
        let mut index = 0;
        while index < turn.played.count {
            let m = turn.played.moves[usize::from(index & 7)];
            let top = tops[m.pile as usize];
            let mut card =
                if m.pile.is_ascending() == (m.card > top) { nearest(turn.hand, m.pile, top) } else { 0 };
            while card != 0 && m.pile.is_ascending() == (card < m.card) && turn.played.count < Hand::MOST {
                if turn.is_better_placed(self.weights, card) {
                    turn.insert(self.weights, index, Move { card, pile: m.pile });
                    index += 1;
                }
                card = nearest(turn.hand, m.pile, card);
            }
            tops[m.pile as usize] = m.card;
            index += 1;
        }
    }
}

impl Candidate {
    /// The penalty of a move forwards, because of what the other seats say.
    #[inline]
    fn penalty_of(&self, m: Move) -> f32 {
        self.signal_penalties[m.pile as usize].of(&self.board, self.hand, m)
    }

    /// The nearest card for a pile whose trick card is in hand too.
    #[inline]
    fn opener(&self, pile: Pile) -> Option<u8> {
        let mut card = if self.pairs == 0 { 0 } else { self.board.nearest(self.hand, pile) };
        while card != 0 {
            let back = trick(pile, card);
            if back != 0 && self.hand.contains(back) {
                return Some(card);
            }
            card = nearest(self.hand, pile, card);
        }
        None
    }

    /// Removes a card from the hand.
    #[inline]
    fn lose(&mut self, weights: &Weights, card: u8) {
        self.pairs -= self.hand.pairs_of(card);
        self.hand = self.hand.without(card);
        self.gains = self.tricks.map(|trick| self.board.gain(weights, self.hand, trick));
    }

    /// Whether a card that leaves the tops as they are is better placed than kept.
    fn is_better_placed(&self, weights: &Weights, card: u8) -> bool {
        let tops = self.board.tops;
        let now = self.board.gross_cost(weights, self.hand, tops, u8::MAX);
        let then = self.board.gross_cost(weights, self.hand, tops, card);
        let gain: f32 = (0..4).filter(|pile| self.tricks[*pile] == card).map(|pile| self.gains[pile]).sum();
        then + gain + weights.pair * f32::from(self.hand.pairs_of(card)) - now <= weights.extra
    }

    /// Inserts a move that leaves the tops as they are.
    fn insert(&mut self, weights: &Weights, index: u8, m: Move) {
        let Played { moves, count, .. } = &mut self.played;
        let index = usize::from(index);
        moves.copy_within(index..7, index + 1);
        moves[index] = m;
        *count += 1;
        self.board.remove(m.card);
        self.lose(weights, m.card);
    }
}
