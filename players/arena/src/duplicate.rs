//! Deals the same cards to different players.

use std::collections::BTreeMap;
use tabletop::{Due, seed_of};

/// A dealer that fixes the order of every deck before the game, as in duplicate bridge. The same seed gives the same cards in
/// the same order, however the game is played.
///
/// Each single card has a random rank, and the dealer draws the lowest rank that is left, as from the top of a shuffled
/// deck. When a deck gets cards back it is shuffled: all its cards get new ranks.
///
/// ```
/// use arena::DuplicateDealer;
/// use tabletop::Game;
/// use the_game::{SetUp, TheGame};
///
/// let game = TheGame::new(SetUp::new(2)?);
/// let due = || game.due().ok_or("a game begins with a deal");
/// let [once, again, other] = [1, 1, 2].map(|seed| due().map(|due| DuplicateDealer::new(seed).draw(due)));
/// assert_eq!(once?, again?);
/// assert_ne!(again?, other?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct DuplicateDealer<I> {
    seed: u64,
    /// The copies left of each kind of card.
    copies: BTreeMap<I, Copies>,
}

#[derive(Clone, Debug)]
struct Copies {
    /// Their ranks, the lowest last.
    ranks: Vec<u64>,
    /// The number of times that their deck was shuffled.
    shuffles: u64,
}

impl<I: Copy + Ord + std::fmt::Display> DuplicateDealer<I> {
    /// A dealer with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed, copies: BTreeMap::new() }
    }

    /// Draws all cards that are due.
    pub fn draw<D: Due<Item = I>>(&mut self, mut due: D) -> D::Deal {
        let pool = due.weights();
        let left = |item: &I| self.copies.get(item).map_or(0, |copies| copies.ranks.len());
        if pool.iter().any(|(item, weight)| left(item) != *weight as usize) {
            self.shuffle(&pool);
        }
        for _ in 0..due.count() {
            let mut before = 0;
            let tops = pool.iter().filter_map(|(item, _)| {
                let ranks = &self.copies.get(item)?.ranks;
                let first_unit = before;
                before += ranks.len() as u32;
                Some((*ranks.last()?, *item, first_unit))
            });
            let Some((_, item, unit)) = tops.min_by_key(|(rank, ..)| *rank) else { break };
            due.take(unit);
            if let Some(copies) = self.copies.get_mut(&item) {
                copies.ranks.pop();
            }
        }
        due.finish()
    }

    /// Gives every card of the pool a new rank.
    fn shuffle(&mut self, pool: &[(I, u32)]) {
        let shuffled = |(item, _): &(I, u32)| self.copies.get(item).map(|copies| copies.shuffles);
        let shuffles = pool.iter().filter_map(shuffled).max().map_or(0, |shuffles| shuffles + 1);
        for (item, weight) in pool {
            let own = seed_of(seed_of(self.seed, shuffles), hash(*item));
            let mut ranks: Vec<u64> = (0..u64::from(*weight)).map(|copy| seed_of(own, copy)).collect();
            ranks.sort_unstable_by(|a, b| b.cmp(a));
            self.copies.insert(*item, Copies { ranks, shuffles });
        }
    }
}

/// FNV-1a over the text of an item: the same number on every machine.
fn hash(item: impl std::fmt::Display) -> u64 {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    item.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, fold)
}
