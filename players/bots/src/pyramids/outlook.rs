//! What an open pyramid can be expected to count in the end.
#![allow(
    clippy::indexing_slicing,
    reason = "hot, and every index is masked or bounded by the size of the fixed tables"
)]

use super::Weights;
use super::side::{COLOURS, Floors, SIX, TOP, code, points};
use ::pyramids::Counts;

/// Turns ahead that are told apart.
pub(super) const FAR: usize = 16;

const FLOORS: usize = 256;
const TURN: usize = COLOURS * 2 * FLOORS;

/// How many unseen cards there are of each colour and rank.
pub(super) type Unseen = [[u8; TOP as usize + 1]; COLOURS];

/// For each number of turns left, each colour, each pyramid, and with or without a top stone in hand: the points to
/// expect if each turn brings what the unseen cards make likely.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    values: Vec<f32>,
    /// How many of the biggest floors the deck does not have.
    missing: u32,
}

impl Outlook {
    /// Expectations for games with this deck, to be filled.
    pub(super) fn new(deck: &Counts) -> Self {
        let floors = deck.iter().map(|(card, _)| code(card).1).filter(|rank| *rank < TOP);
        let missing = floors.max().map_or(0, |rank| u32::from(TOP - 1 - rank));
        Self { values: vec![0.0; (FAR + 1) * TURN], missing }
    }

    /// Works everything out for these unseen cards and up to so many turns.
    pub(super) fn fill(&mut self, unseen: &Unseen, open_count: bool, weights: &Weights, turns: usize) {
        let total: u32 = unseen.iter().flatten().map(|count| u32::from(*count)).sum();
        let biggest = Floors::MAX >> self.missing;
        let per_card = 2.0 / total.max(1) as f32;
        for (colour, counts) in unseen.iter().enumerate() {
            let chance = |rank: usize, luck: f32| (f32::from(counts[rank]) * per_card * luck).min(0.9);
            let floor: [f32; TOP as usize] = std::array::from_fn(|rank| chance(rank, weights.floor_luck));
            let top = chance(usize::from(TOP), weights.top_luck);
            for &floors in CHAINS.iter().filter(|floors| **floors <= biggest) {
                let highest = floors.trailing_zeros() as usize;
                let done = if highest <= 1 { f32::from(points(floors)) - weights.slot } else { 0.0 };
                let open = if open_count { f32::from(points(floors)) } else { 0.0 };
                *self.place(0, colour, 0, floors) = open;
                *self.place(0, colour, 1, floors) = done.max(open);
                let one = if highest >= 1 { floor[highest - 1] } else { 0.0 };
                let two = if highest >= 2 { floor[highest - 2] } else { 0.0 };
                let with_one = if highest >= 1 { floors | 1 << (highest - 1) } else { floors };
                let with_two = if highest >= 2 { floors | 1 << (highest - 2) } else { floors };
                let nothing = (1.0 - one - two).max(0.0);
                for turn in 1..=turns.min(FAR) {
                    let grow = |top: usize| {
                        let now = self.at(turn - 1, colour, top, floors);
                        let better = |floors| self.at(turn - 1, colour, top, floors).max(now);
                        weights.patience * (one * better(with_one) + two * better(with_two) + nothing * now)
                    };
                    let (without, with) = (grow(0), grow(1).max(done));
                    let topped = weights.patience * self.at(turn - 1, colour, 1, floors);
                    *self.place(turn, colour, 0, floors) = ((1.0 - top) * without + top * topped).max(open);
                    *self.place(turn, colour, 1, floors) = with;
                }
            }
        }
    }

    fn place(&mut self, turn: usize, colour: usize, top: usize, floors: Floors) -> &mut f32 {
        &mut self.values[turn * TURN + (colour * 2 + top) * FLOORS + usize::from(floors)]
    }

    /// What to expect of a pyramid with so many turns left, with (1) or without (0) a top stone for it.
    #[inline]
    pub(super) fn at(&self, turn: usize, colour: usize, top: usize, floors: Floors) -> f32 {
        self.values[turn * TURN + (colour * 2 + top) * FLOORS + usize::from(floors)]
    }
}

/// How many turns of its own a seat can expect to have after this one.
pub(super) fn turns_left(pile: u8, players: u8, most_complete: u8, weights: &Weights) -> usize {
    let by_pile = f32::from(pile) / f32::from(2 * players.max(1));
    let by_six = weights.pace * f32::from(SIX.saturating_sub(most_complete)) + weights.slack;
    (by_pile.min(by_six).max(0.0) + 0.5).min(FAR as f32) as usize
}

/// How many pyramids there are whose floors follow the rules (PY-10): as many as ways to step down by 1 or 2.
const CHAIN_COUNT: usize = 133;

/// Every pyramid whose floors follow the rules, those with smaller floors on top first.
const CHAINS: [Floors; CHAIN_COUNT] = {
    let mut all = [0; CHAIN_COUNT];
    let (mut count, mut highest) = (0, 0);
    while highest < 8 {
        let mut floors = 1;
        while floors < 256usize {
            // Three bits in a row without a floor below one of the pyramid's: a step of three.
            let base = floors.ilog2();
            let mut rank = highest;
            let mut steps = floors.trailing_zeros() == highest;
            while rank < base {
                if floors >> rank & 1 == 1 && floors >> (rank + 1) & 3 == 0 {
                    steps = false;
                }
                rank += 1;
            }
            if steps {
                all[count] = floors as Floors;
                count += 1;
            }
            floors += 1;
        }
        highest += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramids::weights::WEIGHTS;
    use ::pyramids::Deck;

    #[test]
    fn every_legal_pyramid_is_there_once() {
        let mut sorted = CHAINS;
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|pair| pair[0] < pair[1]));
        // 9-7 is a step of two; 9-6 would be one of three.
        assert!(sorted.contains(&0b1010_0000) && !sorted.contains(&0b1001_0000));
    }

    #[test]
    fn more_turns_and_more_top_stones_are_worth_more() {
        let unseen = [[6, 5, 4, 3, 2, 1, 0, 0, 7]; COLOURS];
        let deck = Deck::shipped();
        let mut outlook = Outlook::new(deck.cards());
        outlook.fill(&unseen, false, &WEIGHTS[0], FAR);
        for &floors in CHAINS.iter().filter(|floors| **floors < 64) {
            for turn in 1..=FAR {
                assert!(outlook.at(turn, 0, 1, floors) + 1e-3 >= outlook.at(turn, 0, 0, floors));
            }
            assert!(outlook.at(8, 0, 0, floors) > outlook.at(1, 0, 0, floors));
        }
    }
}
