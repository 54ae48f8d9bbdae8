//! Dealing anew what a viewer can't see.

use crate::{Card, Counts, Hand, TopStones};
use tabletop::{Luck, PerSeat, Seat};

/// A hand that the viewer can't see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hidden {
    /// How many cards it has.
    pub(crate) size: u8,
    /// What everybody can tell about it.
    pub(crate) known: TopStones,
}

/// More top stones than all hands of a table together can hold, plus one.
const HELD: usize = 7 * Seat::LIMIT as usize + 1;

/// Deals the `unseen` cards to the hidden hands at random; what is left is the pile. Every order of the unseen cards
/// that agrees with what is known about the hands has the same chance.
pub(crate) fn deal_out(
    unseen: &Counts,
    hidden: &PerSeat<Option<Hidden>>,
    luck: &mut impl Luck,
) -> (PerSeat<Hand>, Counts) {
    let (mut top_stones, mut floors) = (Counts::NONE, Counts::NONE);
    for (card, count) in unseen.iter() {
        if card.is_top_stone() { &mut top_stones } else { &mut floors }.add(card, count);
    }
    let shares = share(unseen.total(), top_stones.total(), hidden, luck);
    let hands = PerSeat::from_fn(|seat| {
        let mut hand = Hand::NONE;
        let size = hidden[seat].map_or(0, |hidden| hidden.size);
        for place in 0..size {
            let from = if place < shares[seat] { &mut top_stones } else { &mut floors };
            if let Some(card) = from.remove_any(luck) {
                hand.insert(card);
            }
        }
        hand
    });
    let mut pile = floors;
    for (card, count) in top_stones.iter() {
        pile.add(card, count);
    }
    (hands, pile)
}

/// How many top stones each hidden hand gets, drawn with the chances of a deal that agrees with what is known.
fn share(cards: u8, top_stones: u8, hidden: &PerSeat<Option<Hidden>>, luck: &mut impl Luck) -> PerSeat<u8> {
    let dealt: u8 = Seat::all(Seat::LIMIT).filter_map(|seat| hidden[seat]).map(|hidden| hidden.size).sum();
    // For each seat, and each number of top stones dealt before it: the ways to deal the rest.
    let mut ways = PerSeat::from_fn(|_| [0.0; HELD]);
    let mut after = ways_of_the_pile(cards.saturating_sub(dealt), top_stones);
    for seat in Seat::all(Seat::LIMIT).rev() {
        let mut here = [0.0; HELD];
        for (before, total) in here.iter_mut().enumerate() {
            *total = options(hidden[seat], before, &after).map(|(_, ways)| ways).sum();
        }
        ways[seat] = after;
        after = here;
    }
    let mut before = 0;
    PerSeat::from_fn(|seat| {
        let total: f64 = options(hidden[seat], before, &ways[seat]).map(|(_, ways)| ways).sum();
        let mut mark = f64::from(luck.below(u32::MAX)) / f64::from(u32::MAX) * total;
        let mut chosen = 0;
        for (share, ways) in options(hidden[seat], before, &ways[seat]).filter(|(_, ways)| *ways > 0.0) {
            chosen = share;
            if mark < ways {
                break;
            }
            mark -= ways;
        }
        before += usize::from(chosen);
        chosen
    })
}

/// The numbers of top stones that a hand can have, each with its ways to deal this hand and all after it.
fn options(hidden: Option<Hidden>, before: usize, after: &[f64; HELD]) -> impl Iterator<Item = (u8, f64)> {
    let (size, least, most) =
        hidden.map_or((0, 0, 0), |Hidden { size, known }| (size, known.least(), known.most().min(size)));
    let mut ways = 1.0;
    (0..=most).filter_map(move |share| {
        // Which of the hand's places hold top stones: binomial, one factor at a time.
        let here = ways;
        ways *= f64::from(size - share) / f64::from(share + 1);
        let rest = after.get(before + usize::from(share)).copied().unwrap_or_default();
        (share >= least).then_some((share, here * rest))
    })
}

/// For each number of top stones in the hands: in how many ways the pile's places can hold the others. All by the same
/// factor too small, which changes no chance.
fn ways_of_the_pile(pile: u8, top_stones: u8) -> [f64; HELD] {
    let mut ways = [0.0; HELD];
    let mut here = 1.0;
    let most_held = usize::from(top_stones).min(HELD - 1);
    for held in (0..=most_held).rev() {
        let in_pile = usize::from(top_stones) - held;
        if in_pile > usize::from(pile) {
            break;
        }
        if let Some(place) = ways.get_mut(held) {
            *place = here;
        }
        here *= (usize::from(pile) - in_pile) as f64 / (in_pile + 1) as f64;
    }
    ways
}

/// What is left of `all` without these cards.
pub(crate) fn without(all: &Counts, cards: impl IntoIterator<Item = Card>) -> Counts {
    let mut rest = *all;
    for card in cards {
        rest.remove(card);
    }
    rest
}
