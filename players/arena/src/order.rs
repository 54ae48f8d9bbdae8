//! The same deals for different players.

use std::collections::BTreeMap;
use tabletop::{Due, seed_of};

/// A dealer that fixes the order of every deck before the game. Each single card has a random rank, and the lowest rank
/// of what is left is drawn: as from the top of a shuffled deck, whoever draws and however many at a time. So the
/// same seed gives the same cards in the same order, whatever is played.
///
/// A deck that gets cards back is shuffled: its cards get new ranks, or those that had been left over would come
/// late again.
#[derive(Clone, Debug)]
pub struct Order<I> {
    seed: u64,
    /// What must be left of each kind of card, and how often its deck was shuffled.
    known: BTreeMap<I, Known>,
}

#[derive(Clone, Debug)]
struct Known {
    /// The ranks of the copies, the lowest last.
    ranks: Vec<u64>,
    shuffles: u64,
}

impl<I: Copy + Ord + std::fmt::Display> Order<I> {
    /// The order that follows from this number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed, known: BTreeMap::new() }
    }

    /// Draws all that is due.
    pub fn draw<D: Due<Item = I>>(&mut self, mut due: D) -> D::Deal {
        let pool = due.weights();
        let left = |item: &I| self.known.get(item).map_or(0, |known| known.ranks.len());
        if pool.iter().any(|(item, weight)| left(item) != *weight as usize) {
            self.shuffle(&pool);
        }
        for _ in 0..due.count() {
            let mut before = 0;
            let mut next: Option<(u64, I, u32)> = None;
            for (item, _) in &pool {
                let Some(known) = self.known.get(item) else { continue };
                if let Some(rank) = known.ranks.last()
                    && next.is_none_or(|(lowest, ..)| *rank < lowest)
                {
                    next = Some((*rank, *item, before));
                }
                before += known.ranks.len() as u32;
            }
            let Some((_, item, unit)) = next else { break };
            due.take(unit);
            if let Some(known) = self.known.get_mut(&item) {
                known.ranks.pop();
            }
        }
        due.finish()
    }

    /// Gives every card of the pool a new rank.
    fn shuffle(&mut self, pool: &[(I, u32)]) {
        let shuffled = |(item, _): &(I, u32)| self.known.get(item).map(|known| known.shuffles);
        let shuffles = pool.iter().filter_map(shuffled).max().map_or(0, |shuffles| shuffles + 1);
        for (item, weight) in pool {
            let own = seed_of(seed_of(self.seed, shuffles), name(*item));
            let mut ranks: Vec<u64> = (0..u64::from(*weight)).map(|copy| seed_of(own, copy)).collect();
            ranks.sort_unstable_by(|a, b| b.cmp(a));
            self.known.insert(*item, Known { ranks, shuffles });
        }
    }
}

/// A number for an item, the same on every machine: FNV-1a over its text.
fn name(item: impl std::fmt::Display) -> u64 {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    item.to_string().bytes().fold(0xcbf2_9ce4_8422_2325, fold)
}
