//! The evaluation of a position: a weighted count of the cards that can hardly be placed any more.

use super::board::{Board, on_fire};
use super::hand::Hand;
use the_game::{Card, Pile, Piles};

/// The weights of the evaluation, in cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// The cost of a card still out that fits no pile forwards.
    pub any: f32,
    /// The cost of a card still out behind the better pile of a direction.
    pub better: f32,
    /// The cost of a card still out behind the worse pile of a direction.
    pub worse: f32,
    /// The cost of a card in hand that fits no pile forwards.
    pub dead: f32,
    /// The cost of a card in hand behind the better pile of a direction.
    pub held: f32,
    /// The value of the trick card of a pile in hand.
    pub trick_held: f32,
    /// The value of the trick card of a pile still out elsewhere.
    pub trick_out: f32,
    /// The value of two cards in hand that are ten apart.
    pub pair: f32,
    /// The most that a card beyond the minimum may cost.
    pub extra: f32,
    /// The penalty of passing over all near cards of a pile that a seat asks to leave.
    pub leave: f32,
    /// The penalty of passing over all next cards of a pile on which a seat asks for no big jump.
    pub no_jump: f32,
}

impl Weights {
    /// How many weights there are.
    pub const COUNT: usize = 11;
}

/// The biggest draw pile: that of one player, who holds eight of the cards.
const FULL: f32 = (Card::COUNT - Hand::MOST) as f32;

/// The weights of a whole game, as lists in the order of the fields of [`Weights`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Phases {
    /// The weights with a full draw pile.
    pub early: [f32; Weights::COUNT],
    /// The weights with an empty draw pile.
    pub late: [f32; Weights::COUNT],
}

impl Phases {
    /// The weights for a draw pile of this many cards.
    #[inline]
    pub(super) fn at(&self, draw_pile: u8) -> Weights {
        let share = f32::from(draw_pile) * (1.0 / FULL);
        let mut now = self.late;
        for (weight, early) in now.iter_mut().zip(self.early) {
            *weight += share * (early - *weight);
        }
        let [any, better, worse, dead, held, trick_held, trick_out, pair, extra, leave, no_jump] = now;
        Weights { any, better, worse, dead, held, trick_held, trick_out, pair, extra, leave, no_jump }
    }
}

impl Board {
    /// The cost of the position for the seat with this hand, less the values of tricks and pairs.
    #[inline]
    pub(super) fn cost(&self, weights: &Weights, hand: Hand) -> f32 {
        let gains = Pile::ALL.map(|pile| self.gain(weights, hand, self.trick(pile)));
        let gain: f32 = gains.iter().sum();
        self.gross_cost(weights, hand, self.tops, u8::MAX) - gain - weights.pair * f32::from(hand.pairs())
    }

    /// The value of the trick card of a pile for the seat with this hand.
    #[inline]
    pub(super) fn gain(&self, weights: &Weights, hand: Hand, trick: u8) -> f32 {
        match trick {
            0 => 0.0,
            _ if hand.contains(trick) => weights.trick_held,
            _ if self.is_out(trick) => weights.trick_out,
            _ => 0.0,
        }
    }

    /// The cost of a position with these tops, in which the card `gone` has left the hand (no card if the number is above
    /// 100). The values of tricks and pairs are not included.
    #[inline(always)]
    pub(super) fn gross_cost(&self, weights: &Weights, hand: Hand, tops: [u8; 4], gone: u8) -> f32 {
        let one = i32::from(gone <= 100);
        let out = i32::from(self.out) - one;
        let rank = |number: u8| i32::from(self.rank(number)) - i32::from(gone <= number);
        let [a1, a2, d1, d2] = tops;
        let (low, high) = (a1.min(a2), a1.max(a2));
        let (far, near) = (d1.max(d2), d1.min(d2));
        let (up, down) = (rank(low), out - rank(far - 1));
        let any = (up + down - out).max(0);
        let held = i32::from(hand.len());
        let held_up = held - i32::from(hand.count_above(low)) - i32::from(gone <= low);
        let held_down = i32::from(hand.count_above(far - 1)) - i32::from(gone >= far) * one;
        let dead = (held_up + held_down - held + one).max(0);
        weights.any * any as f32
            + weights.better * (up + down) as f32
            + weights.worse * (rank(high) + out - rank(near - 1)) as f32
            + weights.dead * dead as f32
            + weights.held * (held_up + held_down) as f32
    }
}

/// A card beyond the minimum is not considered if it costs more than this.
pub(super) const MOST_EXTRA_COST: f32 = 3.0;
/// The cost of a burning pile that is not covered (TG-22).
const BURNING: f32 = 60.0;
/// The cost of a fire card that is left to the next seat (TG-22).
const FIRE: f32 = 3.0;

/// The cost of fire on the piles.
pub(super) fn fire(tops: [u8; 4], burning: Piles) -> f32 {
    let (fires, burning) = (on_fire(tops).len(), burning.len());
    f32::from(burning) * BURNING + f32::from(fires.saturating_sub(burning)) * FIRE
}
