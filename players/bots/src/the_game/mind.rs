//! How a seat in an imagined game finds its turn: quickly, by the evaluation.

#![allow(
    clippy::indexing_slicing,
    reason = "playouts spend their time here; there are four piles and eight cards"
)]

use super::board::{Board, Move, nearest, trick};
use super::eval::{Weights, fire};
use super::hand::Hand;
use super::playout::{Rules, SEATS};

/// How many turns are followed after the first card, and after each further one.
const BEAM: usize = 8;
const NARROW: usize = 4;
/// What a card beyond the minimum may cost to be looked at.
const DEAREST: f32 = 3.0;

/// What the other seats' wishes make a placement on a pile cost, unless it is a trick.
#[inline]
fn price(board: &Board, weights: &Weights, others: &[Hand; SEATS], pile: u8) -> f32 {
    let mut price = 0.0;
    for hand in others.iter().filter(|hand| !hand.is_empty()) {
        if board.has_trick(*hand, pile) {
            price += weights.leave;
            continue;
        }
        let nearest = board.nearest(*hand, pile);
        if nearest != 0 {
            match board.passed(nearest, pile) {
                0 => price += weights.leave,
                1 | 2 => price += weights.no_jump,
                _ => {}
            }
        }
    }
    price
}

/// What a seat did in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) moves: [Move; 8],
    pub(super) count: u8,
    /// Whether the minimum was reached.
    pub(super) complete: bool,
}

/// The seat to move in the middle of its turn.
#[derive(Clone, Copy)]
pub(super) struct Mind {
    pub(super) board: Board,
    pub(super) hand: Hand,
    pairs: u8,
    /// What other seats' wishes make a card on each pile cost.
    prices: [f32; 4],
    /// The trick card of each pile, or 0, and what it is worth.
    tricks: [u8; 4],
    gains: [f32; 4],
    pub(super) played: Played,
    /// The prices of the cards placed this turn.
    paid: f32,
}

impl Mind {
    pub(super) fn new(board: Board, hand: Hand, weights: &Weights, others: &[Hand; SEATS]) -> Self {
        Self {
            board,
            hand,
            pairs: hand.pairs(),
            prices: std::array::from_fn(|pile| price(&board, weights, others, pile as u8)),
            tricks: std::array::from_fn(|pile| board.trick(pile as u8)),
            gains: std::array::from_fn(|pile| board.gain(weights, hand, pile as u8)),
            played: Played::default(),
            paid: 0.0,
        }
    }

    /// What the position costs.
    #[inline]
    fn lost(&self, rules: &Rules, weights: &Weights) -> f32 {
        let [a1, a2, d1, d2] = self.gains;
        let mut lost = self.board.cost(weights, self.hand, self.board.tops, u8::MAX);
        if rules.fire {
            lost += fire(self.board.tops, self.board.burning);
        }
        lost - (a1 + a2 + d1 + d2) - weights.pair * f32::from(self.pairs)
    }

    /// What the position costs after a move.
    #[inline]
    fn lost_after(&self, rules: &Rules, weights: &Weights, Move { card, pile }: Move) -> f32 {
        let mut tops = self.board.tops;
        tops[usize::from(pile & 3)] = card;
        let mut gain = self.board.gain_of(weights, self.hand, trick(pile, card));
        for other in 0..4 {
            // The trick card of another pile is worth nothing there once it lies here.
            if other != usize::from(pile) && self.tricks[other] != card {
                gain += self.gains[other];
            }
        }
        let pairs = self.pairs - self.hand.pairs_of(card);
        let mut lost = self.board.cost(weights, self.hand, tops, card);
        if rules.fire {
            lost += fire(tops, self.board.burning & !(1 << pile));
        }
        lost - gain - weights.pair * f32::from(pairs)
    }

    /// Moves worth a look with what they cost: for each pile the trick, the nearest card, and the nearest card whose
    /// own trick card is in hand too. After the move `last` the piles before its own have been looked at already, in
    /// the other order, unless it has taken their nearest card.
    #[inline]
    fn each(&self, rules: &Rules, weights: &Weights, last: Option<Move>, mut each: impl FnMut(f32, Move)) {
        for pile in 0..4u8 {
            let price = self.prices[usize::from(pile)];
            let mut look = |card: u8, price: f32| {
                let m = Move { card, pile };
                each(self.lost_after(rules, weights, m) + price, m);
            };
            let nearest = self.board.nearest(self.hand, pile);
            if let Some(last) = last
                && pile < last.pile
            {
                let top = self.board.tops[usize::from(pile)];
                let nearer = if pile < 2 {
                    top < last.card && last.card < nearest
                } else {
                    nearest < last.card && last.card < top
                };
                if nearest != 0 && nearer {
                    look(nearest, price);
                }
                continue;
            }
            let trick = self.tricks[usize::from(pile)];
            if trick != 0 && self.hand.contains(trick) {
                look(trick, 0.0);
            }
            if nearest == 0 {
                continue;
            }
            look(nearest, price);
            if self.pairs > 0
                && let Some(opener) = self.opener(pile)
                && opener != nearest
            {
                look(opener, price);
            }
        }
    }

    #[inline]
    fn place(&mut self, weights: &Weights, others: &[Hand; SEATS], m: Move) {
        self.played.moves[usize::from(self.played.count & 7)] = m;
        self.played.count += 1;
        if self.tricks[usize::from(m.pile & 3)] != m.card {
            self.paid += self.prices[usize::from(m.pile & 3)];
        }
        self.pairs -= self.hand.pairs_of(m.card);
        self.hand = self.hand.without(m.card);
        self.board.place(m);
        let pile = usize::from(m.pile & 3);
        self.prices[pile] = price(&self.board, weights, others, m.pile);
        self.tricks[pile] = trick(m.pile, m.card);
        for pile in 0..4 {
            self.gains[pile] = self.board.gain_of(weights, self.hand, self.tricks[pile]);
        }
    }

    /// The nearest card for a pile whose trick card is in hand too.
    #[inline]
    fn opener(&self, pile: u8) -> Option<u8> {
        let mut card = self.board.nearest(self.hand, pile);
        while card != 0 {
            let back = trick(pile, card);
            if back != 0 && self.hand.contains(back) {
                return Some(card);
            }
            card = nearest(self.hand, pile, card);
        }
        None
    }

    /// The best turn among those that looked best after each card.
    pub(super) fn best_turn(
        self,
        rules: &Rules,
        weights: &Weights,
        others: &[Hand; SEATS],
        minimum: u8,
    ) -> Self {
        let mut beam = [self; BEAM];
        let mut width = 1;
        let mut best = self;
        let mut least = f32::INFINITY;
        for count in 1..=8u8 {
            let most = if count == 1 { BEAM } else { NARROW };
            let mut next = [(f32::INFINITY, 0, Move::default()); BEAM];
            for (place, mind) in beam.iter().enumerate().take(width) {
                let dearest = if count > minimum && mind.board.burning == 0 {
                    mind.lost(rules, weights) + mind.paid + DEAREST
                } else {
                    f32::INFINITY
                };
                let last = if count == 2 { Some(mind.played.moves[0]) } else { None };
                mind.each(rules, weights, last, |cost, m| {
                    let mut new = (cost + mind.paid, place, m);
                    if new.0 > dearest || new.0 >= next[most - 1].0 {
                        return;
                    }
                    let hand = mind.hand.without(m.card);
                    // The same position in another order.
                    let same = |known: &(f32, usize, Move)| {
                        (known.0 - new.0).abs() < 1e-3 && beam[known.1].hand.without(known.2.card) == hand
                    };
                    if !next.iter().any(same) {
                        for known in next.iter_mut().take(most) {
                            if new.0 < known.0 {
                                std::mem::swap(known, &mut new);
                            }
                        }
                    }
                });
            }
            let last = beam;
            width = 0;
            for (cost, place, m) in next.into_iter().take(most).filter(|(cost, _, _)| cost.is_finite()) {
                let mut mind = last[place];
                mind.place(weights, others, m);
                mind.played.complete = count >= minimum || mind.board.out == 0;
                let beyond = count.saturating_sub(minimum);
                let cost = cost - weights.extra * f32::from(beyond);
                if mind.played.complete && cost < least || best.played.count < count.min(minimum) {
                    (best, least) = (mind, cost);
                }
                beam[width] = mind;
                width += 1;
            }
            if width == 0 {
                break;
            }
        }
        best.take_along(self.board.tops, weights);
        best
    }

    /// Places cards too that lie on the way of others on the same pile: they leave the tops as they are.
    fn take_along(&mut self, mut tops: [u8; 4], weights: &Weights) {
        let mut place = 0;
        while place < self.played.count {
            let m = self.played.moves[usize::from(place & 7)];
            let top = tops[usize::from(m.pile & 3)];
            let mut card = if (m.pile < 2) == (m.card > top) { nearest(self.hand, m.pile, top) } else { 0 };
            while card != 0 && (m.pile < 2) == (card < m.card) && self.played.count < 8 {
                if self.is_spare(weights, card) {
                    let Played { moves, count, .. } = &mut self.played;
                    moves.copy_within(usize::from(place)..7, usize::from(place) + 1);
                    moves[usize::from(place)] = Move { card, pile: m.pile };
                    *count += 1;
                    place += 1;
                    self.pairs -= self.hand.pairs_of(card);
                    self.hand = self.hand.without(card);
                    self.board.remove(card);
                    for pile in 0..4 {
                        self.gains[pile] = self.board.gain_of(weights, self.hand, self.tricks[pile]);
                    }
                }
                card = nearest(self.hand, m.pile, card);
            }
            tops[usize::from(m.pile & 3)] = m.card;
            place += 1;
        }
    }

    /// Whether a card is better placed, where it leaves the tops as they are.
    fn is_spare(&self, weights: &Weights, card: u8) -> bool {
        let tops = self.board.tops;
        let now = self.board.cost(weights, self.hand, tops, u8::MAX);
        let then = self.board.cost(weights, self.hand, tops, card);
        let gain: f32 = (0..4).filter(|pile| self.tricks[*pile] == card).map(|pile| self.gains[pile]).sum();
        then + gain + weights.pair * f32::from(self.hand.pairs_of(card)) - now <= weights.extra
    }
}
