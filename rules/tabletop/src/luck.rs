//! Random numbers, which the caller always passes in.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of random numbers: a committed seed at a live table, a script in a test, a fast generator in a simulation.
/// Any closure `FnMut(u32) -> u32` that keeps the law of [`Luck::below`] is one.
///
/// ```
/// use tabletop::{Luck, pick};
///
/// let mut first = |_bound: u32| 0;
/// assert_eq!(first.below(6), 0);
/// assert_eq!(pick(&["a", "b", "c"], &mut first), Some(&"a"));
/// ```
pub trait Luck {
    /// A number below `bound`, each with the same chance. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Luck for F {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self(bound)
    }
}

/// A fast generator for simulations and tests: everything follows from the seed. Not for live tables, whose deals must
/// not be predictable.
///
/// ```
/// use tabletop::{Luck, Seeded};
///
/// let (mut one, mut other) = (Seeded::new(7), Seeded::new(7));
/// assert!((0..100).all(|_| one.below(6) == other.below(6)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    /// The generator that starts from this number.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Luck for Seeded {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // Lemire: the high half of a product is uniform once the few low halves that would favour some are refused.
        let bound = u64::from(bound.max(1));
        loop {
            let product = (self.0.next_u64() >> 32) * bound;
            let low = product & 0xffff_ffff;
            if low >= bound || low >= (1u64 << 32) % bound {
                return (product >> 32) as u32;
            }
        }
    }
}

/// One of the many seeds that follow from one seed, so that each of many games can have its own: SplitMix64 over the
/// seed, then over the number, so that neighbours have nothing in common.
pub fn seed_of(seed: u64, number: u64) -> u64 {
    split_mix(split_mix(seed) ^ number)
}

fn split_mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// One of the items, each with the same chance. `None` if there are no items.
pub fn pick<'a, T>(items: &'a [T], luck: &mut impl Luck) -> Option<&'a T> {
    let count = u32::try_from(items.len()).ok().filter(|count| *count > 0)?;
    items.get(luck.below(count) as usize)
}

/// Puts the items in an order drawn at random.
pub fn shuffle<T>(items: &mut [T], luck: &mut impl Luck) {
    for last in (1..items.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
        items.swap(last, luck.below(bound) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_numbers_stay_below_the_bound_and_reach_all() {
        let mut luck = Seeded::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..6_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (800..1_200).contains(count)), "{seen:?}");
        assert_eq!(luck.below(1), 0);
    }

    #[test]
    fn every_number_has_a_seed_of_its_own() {
        let seeds: std::collections::BTreeSet<u64> =
            (0..4).flat_map(|seed| (0..1000).map(move |number| seed_of(seed, number))).collect();
        assert_eq!(seeds.len(), 4000);
        // One seed gives the same games for ever.
        assert_eq!(split_mix(0), 0xe220_a839_7b1d_cdaf);
    }

    #[test]
    fn a_shuffle_reaches_every_order() {
        let mut luck = Seeded::new(1);
        let mut orders = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let mut items = [1, 2, 3];
            shuffle(&mut items, &mut luck);
            orders.insert(items);
        }
        assert_eq!(orders.len(), 6);
        assert_eq!(pick::<u8>(&[], &mut luck), None);
    }
}
