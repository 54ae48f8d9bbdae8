//! Cards and open pyramids packed into a few bytes: playouts copy and change them millions of times.
//!
//! The rules for fitting and scoring are copied here, for speed. The tests compare the copies with the engine.

#![allow(
    clippy::indexing_slicing,
    reason = "hot, and every index is that of a colour, a byte or an open pyramid"
)]

use ::pyramids::{Card, Colour, Floor, Pyramid};

/// How many colours there are.
pub(super) const COLOURS: usize = Colour::ALL.len();
/// The rank of a top stone. Floors of 2 to 9 stones have the ranks 0 to 7.
pub(super) const TOP: u8 = Floor::MOST - Floor::LEAST + 1;

/// The index of a card's colour, and its rank.
pub(super) fn unpack(card: Card) -> (usize, u8) {
    (card.colour() as usize, card.floor().map_or(TOP, |floor| floor.stones() - Floor::LEAST))
}

/// The card of a colour's index and a rank.
pub(super) fn card(colour: usize, rank: u8) -> Card {
    let colour = Colour::ALL[colour];
    Floor::new(rank + Floor::LEAST).map_or(Card::top_stone_of(colour), |floor| Card::floor_of(colour, floor))
}

/// A hand, colour by colour.
pub(super) type PackedHand = [ColourHand; COLOURS];

/// The cards of one colour in a hand: four bits count each rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ColourHand(u64);

impl ColourHand {
    /// How many cards of a rank there are.
    pub(super) const fn count(self, rank: u8) -> u32 {
        (self.0 >> (4 * rank)) as u32 & 15
    }

    pub(super) const fn with(self, rank: u8) -> Self {
        Self(self.0 + (1 << (4 * rank)))
    }

    /// The hand without one card of a rank. The hand must hold one.
    pub(super) const fn without(self, rank: u8) -> Self {
        Self(self.0 - (1 << (4 * rank)))
    }

    /// The hand without these cards. The hand must hold them.
    pub(super) const fn minus(self, cards: Self) -> Self {
        Self(self.0 - cards.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn top_stones(self) -> u32 {
        self.count(TOP)
    }

    /// The ranks of the floors, each once, descending.
    pub(super) fn floors(self) -> impl Iterator<Item = u8> {
        (0..TOP).rev().filter(move |rank| self.count(*rank) > 0)
    }

    /// The rank of the biggest floor.
    pub(super) const fn biggest_floor(self) -> Option<u8> {
        let floors = self.0 & ((1 << (4 * TOP)) - 1);
        if floors == 0 { None } else { Some(((63 - floors.leading_zeros()) / 4) as u8) }
    }

    /// The rank of every card, ascending.
    pub(super) fn ranks(self) -> impl Iterator<Item = u8> {
        (0..=TOP).flat_map(move |rank| (0..self.count(rank)).map(move |_| rank))
    }
}

/// The hand of these cards.
pub(super) fn hand_of(cards: impl Iterator<Item = Card>) -> PackedHand {
    let mut hand = PackedHand::default();
    for (colour, rank) in cards.map(unpack) {
        hand[colour] = hand[colour].with(rank);
    }
    hand
}

/// Every card of a hand.
pub(super) fn cards(hand: &PackedHand) -> impl Iterator<Item = Card> {
    let colours = hand.iter().enumerate();
    colours.flat_map(|(colour, held)| held.ranks().map(move |rank| card(colour, rank)))
}

/// Removes a card from a hand. Returns `false` if the hand does not hold it.
pub(super) fn remove(hand: &mut PackedHand, colour: usize, rank: u8) -> bool {
    let held = hand[colour].count(rank) > 0;
    if held {
        hand[colour] = hand[colour].without(rank);
    }
    held
}

/// The floors of a pyramid, one bit for each rank. Never empty.
pub(super) type Floors = u8;

/// How many stones these floors have.
pub(super) const fn stones(floors: Floors) -> i16 {
    let (mut sum, mut rank) = (0, 0);
    while rank < 8 {
        if floors >> rank & 1 == 1 {
            sum += rank + Floor::LEAST as i16;
        }
        rank += 1;
    }
    sum
}

const POINTS: [i16; 256] = {
    let mut all = [0; 256];
    let mut floors = 0;
    while floors < 256 {
        let stones = stones(floors as Floors);
        // PY-17: a Great Pyramid counts double.
        all[floors] = if stones > Pyramid::GREAT_ABOVE as i16 { 2 * stones } else { stones };
        floors += 1;
    }
    all
};

/// What these floors count in a complete pyramid.
pub(super) const fn points(floors: Floors) -> i16 {
    POINTS[floors as usize]
}

/// Whether a card of this rank may go on these floors (PY-10, PY-11).
pub(super) const fn fits(rank: u8, floors: Floors) -> bool {
    let highest = floors.trailing_zeros() as u8;
    if rank == TOP { highest <= 1 } else { rank < highest && highest - rank <= 2 }
}

/// The floors of a pyramid of the engine.
pub(super) fn floors_of(pyramid: Pyramid) -> Floors {
    pyramid.floors().fold(0, |floors, floor| floors | 1 << (floor.stones() - Floor::LEAST))
}

/// The open pyramids of one colour in front of a seat. When it is full, the smallest pyramid is forgotten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenPyramids {
    len: u8,
    floors: [Floors; OpenPyramids::ROOM],
}

impl OpenPyramids {
    const ROOM: usize = 11;

    #[inline]
    pub(super) fn as_slice(&self) -> &[Floors] {
        &self.floors[..usize::from(self.len)]
    }

    /// Adds a pyramid.
    #[inline]
    pub(super) fn with(mut self, floors: Floors) -> Self {
        if let Some(free) = self.floors.get_mut(usize::from(self.len)) {
            *free = floors;
            self.len += 1;
        } else if let Some(smallest) = self.floors.iter_mut().min() {
            *smallest = floors.max(*smallest);
        }
        self
    }

    /// Puts a floor on the pyramid at this index.
    #[inline]
    pub(super) fn grown(mut self, index: usize, rank: u8) -> Self {
        self.floors[index] |= 1 << rank;
        self
    }

    /// Removes the pyramid at this index.
    #[inline]
    pub(super) fn without(mut self, index: usize) -> Self {
        self.len -= 1;
        let last = std::mem::take(&mut self.floors[usize::from(self.len)]);
        if index < usize::from(self.len) {
            self.floors[index] = last;
        }
        self
    }

    /// The index of a pyramid of these floors.
    pub(super) fn find(&self, floors: Floors) -> Option<usize> {
        self.as_slice().iter().position(|other| *other == floors)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::pyramids::SetUp;
    use tabletop::SetUp as _;

    /// Every open pyramid that the engine lets a seat build in red.
    fn open_pyramids() -> Vec<Pyramid> {
        let mut all: Vec<Pyramid> = Card::all().filter_map(Pyramid::start).collect();
        all.retain(|pyramid| pyramid.colour() == Colour::Red);
        let mut next = 0;
        while let Some(pyramid) = all.get(next).copied() {
            let grown = Card::all().filter_map(|card| pyramid.with(card));
            all.extend(grown.filter(|grown| !grown.is_complete()));
            next += 1;
        }
        all
    }

    #[test]
    fn every_card_fits_where_the_engine_lets_it_and_counts_what_the_engine_says() {
        let set_up = SetUp::parse(2, "open=count", None).unwrap();
        let all = open_pyramids();
        assert_eq!(all.len(), 133);
        for pyramid in all {
            let floors = floors_of(pyramid);
            assert_eq!(stones(floors), i16::from(pyramid.stones()), "{pyramid}");
            assert_eq!(i32::from(points(floors)), set_up.points(pyramid), "{pyramid}");
            for rank in 0..=TOP {
                let with = pyramid.with(card(0, rank));
                assert_eq!(fits(rank, floors), with.is_some(), "{} on {pyramid}", card(0, rank));
                if let Some(with) = with.filter(|_| rank < TOP) {
                    assert_eq!(floors_of(with), floors | 1 << rank);
                }
            }
        }
    }
}
