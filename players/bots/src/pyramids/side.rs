//! What lies in front of one seat and what it holds, packed small: playouts copy and change it millions of times.

use ::pyramids::{Card, Colour, Floor, Hand, Pyramid};

/// How many colours there are.
pub(super) const COLOURS: usize = Colour::ALL.len();
/// The rank of a top stone; floors of 2 to 9 stones have the ranks 0 to 7.
pub(super) const TOP: u8 = Floor::MOST - Floor::LEAST + 1;
/// This many complete pyramids end the game (PY-14).
pub(super) const SIX: u8 = 6;
/// Cards that may be played in a turn (PY-6).
pub(super) const PLAYS: u8 = 4;
/// Cards that may be kept after a turn (PY-7).
pub(super) const KEPT: u8 = 5;

/// The colour's number and the rank of a card.
pub(super) fn code(card: Card) -> (usize, u8) {
    (card.colour() as usize, card.floor().map_or(TOP, |floor| floor.stones() - Floor::LEAST))
}

/// The card of a colour's number and a rank.
pub(super) fn card(colour: usize, rank: u8) -> Card {
    let colour = Colour::ALL.get(colour).copied().unwrap_or(Colour::Red);
    Floor::new(rank + Floor::LEAST).map_or(Card::top_stone_of(colour), |floor| Card::floor_of(colour, floor))
}

/// The cards of one colour in a hand: four bits count each rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Held(u64);

impl Held {
    pub(super) const NONE: Self = Self(0);

    /// How many of a rank.
    pub(super) const fn of(self, rank: u8) -> u32 {
        (self.0 >> (4 * rank)) as u32 & 15
    }

    pub(super) const fn with(self, rank: u8) -> Self {
        Self(self.0 + (1 << (4 * rank)))
    }

    /// With one fewer of a rank that is there.
    pub(super) const fn without(self, rank: u8) -> Self {
        Self(self.0 - (1 << (4 * rank)))
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn top_stones(self) -> u32 {
        self.of(TOP)
    }

    /// The ranks of the floors, each once, descending.
    pub(super) fn floors(self) -> impl Iterator<Item = u8> {
        (0..TOP).rev().filter(move |rank| self.of(*rank) > 0)
    }

    /// The highest floor below this rank.
    pub(super) const fn floor_below(self, rank: u8) -> Option<u8> {
        let below = self.0 & ((1 << (4 * rank)) - 1);
        if below == 0 { None } else { Some(((63 - below.leading_zeros()) / 4) as u8) }
    }

    /// Every card's rank, ascending.
    pub(super) fn ranks(self) -> impl Iterator<Item = u8> {
        (0..=TOP).flat_map(move |rank| (0..self.of(rank)).map(move |_| rank))
    }
}

/// The floors of a pyramid, one bit for each rank; never empty.
pub(super) type Floors = u8;

/// How many stones these floors have.
pub(super) const fn stones(floors: Floors) -> i32 {
    let (mut sum, mut rank) = (0, 0);
    while rank < 8 {
        if floors >> rank & 1 == 1 {
            sum += rank + Floor::LEAST as i32;
        }
        rank += 1;
    }
    sum
}

#[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
const POINTS: [i16; 256] = {
    let mut all = [0; 256];
    let mut floors = 0;
    while floors < 256 {
        let stones = stones(floors as u8) as i16;
        // PY-17: more than 10 stones are Great and count double.
        all[floors] = if stones > 10 { 2 * stones } else { stones };
        floors += 1;
    }
    all
};

/// What these floors count in a complete pyramid.
#[allow(clippy::indexing_slicing, reason = "the array has a place for each byte")]
pub(super) const fn points(floors: Floors) -> i16 {
    POINTS[floors as usize]
}

/// Whether a card of this rank may go on these floors (PY-10, PY-11).
pub(super) const fn fits(rank: u8, floors: Floors) -> bool {
    let highest = floors.trailing_zeros() as u8;
    if rank == TOP { highest <= 1 } else { rank < highest && highest - rank <= 2 }
}

/// The floors of a pyramid of the game.
pub(super) fn floors_of(pyramid: Pyramid) -> Floors {
    pyramid.floors().fold(0, |floors, floor| floors | 1 << (floor.stones() - Floor::LEAST))
}

/// The open pyramids of one colour in front of a seat. Where there are too many to hold, the least is forgotten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    len: u8,
    floors: [Floors; Row::ROOM],
}

impl Row {
    const ROOM: usize = 11;
    pub(super) const EMPTY: Self = Self { len: 0, floors: [0; Self::ROOM] };

    #[inline]
    pub(super) fn as_slice(&self) -> &[Floors] {
        self.floors.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The row with one more pyramid.
    #[inline]
    pub(super) fn with(mut self, floors: Floors) -> Self {
        if let Some(free) = self.floors.get_mut(usize::from(self.len)) {
            *free = floors;
            self.len += 1;
        } else if let Some(least) = self.floors.iter_mut().min() {
            *least = floors.max(*least);
        }
        self
    }

    /// The row with a floor on one of its pyramids.
    #[inline]
    pub(super) fn grown(mut self, place: usize, rank: u8) -> Self {
        if let Some(floors) = self.floors.get_mut(place) {
            *floors |= 1 << rank;
        }
        self
    }

    /// The row without the pyramid that has been completed.
    #[inline]
    pub(super) fn finished(mut self, place: usize) -> Self {
        self.len = self.len.saturating_sub(1);
        let last = self.floors.get(usize::from(self.len)).copied().unwrap_or_default();
        if let Some(floors) = self.floors.get_mut(place) {
            *floors = last;
        }
        if let Some(freed) = self.floors.get_mut(usize::from(self.len)) {
            *freed = 0;
        }
        self
    }

    /// Where a pyramid of these floors is.
    pub(super) fn find(&self, floors: Floors) -> Option<usize> {
        self.as_slice().iter().position(|other| *other == floors)
    }
}

/// One seat: what is open in front of it, what it has complete, what it holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Side {
    pub(super) rows: [Row; COLOURS],
    pub(super) hand: [Held; COLOURS],
    /// How many cards the hand has.
    pub(super) cards: u8,
    /// How many pyramids are complete.
    pub(super) complete: u8,
    /// What the complete ones count.
    pub(super) points: i16,
}

impl Side {
    /// Takes a card into the hand.
    #[inline]
    pub(super) fn take(&mut self, colour: usize, rank: u8) {
        if let Some(held) = self.hand.get_mut(colour) {
            *held = held.with(rank);
            self.cards += 1;
        }
    }

    /// Gives a card away that the hand has; `false`, and nothing changed, if it has none.
    pub(super) fn give(&mut self, colour: usize, rank: u8) -> bool {
        match self.hand.get_mut(colour) {
            Some(held) if held.of(rank) > 0 => {
                *held = held.without(rank);
                self.cards -= 1;
                true
            }
            _ => false,
        }
    }

    /// Puts a card in front of the seat: on a pyramid of these floors, or as a new one. `false`, and nothing changed,
    /// if it does not fit.
    pub(super) fn put(&mut self, colour: usize, rank: u8, on: Option<Floors>) -> bool {
        let Some(row) = self.rows.get_mut(colour) else { return false };
        let Some(floors) = on else {
            if rank < TOP {
                *row = row.with(1 << rank);
            }
            return rank < TOP;
        };
        let Some(place) = row.find(floors).filter(|_| fits(rank, floors)) else { return false };
        if rank == TOP {
            *row = row.finished(place);
            self.complete += 1;
            self.points += points(floors);
        } else {
            *row = row.grown(place, rank);
        }
        true
    }

    /// What the open pyramids would count (PY-16, `open=count`).
    pub(super) fn open_points(&self) -> i16 {
        self.rows.iter().flat_map(|row| row.as_slice()).map(|floors| points(*floors)).sum()
    }

    /// What the seat would score now.
    pub(super) fn total(&self, open_count: bool) -> i16 {
        self.points + if open_count { self.open_points() } else { 0 }
    }

    /// Takes up a hand of the game.
    pub(super) fn hold(&mut self, hand: &Hand) {
        (self.hand, self.cards) = ([Held::default(); COLOURS], 0);
        for (colour, rank) in hand.iter().map(code) {
            self.take(colour, rank);
        }
    }
}
