//! Cards: floors and top stones, each of one colour.

tabletop::named! {
    /// The colour of a card, and of a whole pyramid (PY-9). Ascending in the order in which cards are listed.
    pub enum Colour {
        /// `r`
        Red = "red",
        /// `y`
        Yellow = "yellow",
        /// `g`
        Green = "green",
        /// `b`
        Blue = "blue",
    }
}

impl Colour {
    /// The letter in notation and decks.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::Green => 'g',
            Self::Blue => 'b',
        }
    }

    /// The place in [`Colour::ALL`].
    pub(crate) const fn index(self) -> u8 {
        self as u8
    }

    pub(crate) const fn from_index(index: u8) -> Self {
        match index & 3 {
            0 => Self::Red,
            1 => Self::Yellow,
            2 => Self::Green,
            _ => Self::Blue,
        }
    }
}

tabletop::number! {
    /// A floor's number of stones (PY-2).
    pub struct Floor(2 to 9);
    /// How many stones it has.
    pub fn stones;
}

impl Floor {
    /// The place within a colour: the smallest floor is 0.
    pub(crate) const fn rank(self) -> u8 {
        self.0 - Self::LEAST
    }
}

/// A kind of card: a floor or a top stone of a colour. Cards of the same kind can't be told apart. Ascending in the
/// order in which cards are listed: by colour, within a colour floors ascending, then the top stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

const COLOURS: u8 = Colour::ALL.len() as u8;
/// How many ranks a colour has: the floors, then the top stone.
pub(crate) const RANKS: u8 = Floor::MOST - Floor::LEAST + 2;
/// The rank of top stones.
pub(crate) const TOP: u8 = RANKS - 1;

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = (COLOURS * RANKS) as usize;

    /// Stands in unused places of fixed arrays.
    pub(crate) const BLANK: Self = Self(0);

    /// The floor card of that colour and size.
    pub const fn floor_of(colour: Colour, floor: Floor) -> Self {
        Self(colour.index() * RANKS + floor.rank())
    }

    /// The top stone of that colour.
    pub const fn top_stone_of(colour: Colour) -> Self {
        Self(colour.index() * RANKS + TOP)
    }

    /// Every kind, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone + ExactSizeIterator {
        (0..Self::KINDS as u8).map(Self)
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::from_index(self.0 / RANKS)
    }

    /// The floor it is, unless it is a top stone.
    pub const fn floor(self) -> Option<Floor> {
        Floor::new(self.rank() + Floor::LEAST)
    }

    /// Whether it is a top stone.
    pub const fn is_top_stone(self) -> bool {
        self.rank() == TOP
    }

    /// The place within its colour: floors from 0, the top stone is [`TOP`].
    pub(crate) const fn rank(self) -> u8 {
        self.0 % RANKS
    }

    /// The place among all kinds.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place among all kinds when they are listed rank by rank, not colour by colour.
    pub(crate) const fn place(self) -> u8 {
        self.rank() * COLOURS + self.colour().index()
    }

    /// The card at a [`Card::place`], if there is one.
    #[inline]
    pub(crate) const fn at(place: u8) -> Option<Self> {
        if place < Self::KINDS as u8 { Some(Self(place % COLOURS * RANKS + place / COLOURS)) } else { None }
    }
}

/// A set of kinds. Its bits are at [`Card::place`], so that a shift by [`Kinds::RANK`] makes every floor
/// of the set one stone smaller or bigger at once.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

tabletop::bit_set!(Kinds of Card, |card| card.place(), |place| Card::at(place));

impl Kinds {
    const RANK: u32 = COLOURS as u32;
    const FLOORS: u64 = (1 << (TOP as u32 * Self::RANK)) - 1;

    /// Just the kind at that [`Card::place`].
    #[inline]
    pub(crate) const fn just(place: u8) -> Self {
        Self(1 << (place & 63))
    }

    /// Whether the kind at that [`Card::place`] is in the set.
    #[inline]
    pub(crate) const fn has(self, place: u8) -> bool {
        self.0 & Self::just(place).0 != 0
    }

    /// The floors of the set.
    pub(crate) const fn floors(self) -> Self {
        Self(self.0 & Self::FLOORS)
    }

    /// The cards that may go on any of these cards.
    #[inline]
    pub(crate) const fn above(self) -> Self {
        // PY-12: nothing goes on a top stone. PY-9: everything keeps its colour.
        let below = self.floors().0;
        // PY-10: a floor has 1 or 2 stones fewer than the one below.
        let floors = below >> Self::RANK | below >> (2 * Self::RANK);
        Self(floors | Self::top_stones_above(below))
    }

    /// The cards on which any of these cards may go.
    #[inline]
    pub(crate) const fn below(self) -> Self {
        // PY-10, seen from above.
        let above = self.floors().0;
        let floors = (above << Self::RANK | above << (2 * Self::RANK)) & Self::FLOORS;
        // PY-11, seen from above.
        let tops = self.0 >> (TOP as u32 * Self::RANK);
        Self(floors | tops | tops << Self::RANK)
    }

    /// PY-11: a top stone goes on a floor of 2 or 3 stones.
    const fn top_stones_above(floors: u64) -> u64 {
        let two_or_three = floors | floors >> Self::RANK;
        (two_or_three & ((1 << Self::RANK) - 1)) << (TOP as u32 * Self::RANK)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_ascend_by_colour_then_floors_then_the_top_stone() {
        let listed: Vec<String> = Card::all().map(|card| card.to_string()).collect();
        let expected: Vec<String> = "rygb"
            .chars()
            .flat_map(|colour| "23456789T".chars().map(move |rank| format!("{colour}{rank}")))
            .collect();
        assert_eq!(listed, expected);
    }

    #[test]
    fn a_card_is_what_it_was_made_of() {
        for colour in Colour::ALL {
            for floor in Floor::all() {
                let card = Card::floor_of(colour, floor);
                assert_eq!((card.colour(), card.floor(), card.is_top_stone()), (colour, Some(floor), false));
            }
            let top = Card::top_stone_of(colour);
            assert_eq!((top.colour(), top.floor(), top.is_top_stone()), (colour, None, true));
        }
        assert_eq!((Floor::new(1), Floor::new(10)), (None, None));
    }

    #[test]
    fn what_goes_on_what_is_the_same_from_below_and_from_above() {
        for below in Card::all() {
            for above in Card::all() {
                let goes = Kinds::one(below).above().contains(above);
                assert_eq!(Kinds::one(above).below().contains(below), goes, "{above} on {below}");
                let fits = match (below.floor(), above.floor()) {
                    (None, _) => false,
                    (Some(below), None) => below.stones() <= 3,
                    (Some(below), Some(above)) => {
                        [above.stones() + 1, above.stones() + 2].contains(&below.stones())
                    }
                };
                assert_eq!(goes, fits && below.colour() == above.colour(), "{above} on {below}");
            }
        }
    }

    #[test]
    fn a_set_gives_back_its_kinds() {
        let all: Kinds = Card::all().collect();
        let mut listed: Vec<Card> = all.iter().collect();
        listed.sort_unstable();
        assert!(listed.into_iter().eq(Card::all()));
        assert!(all.floors().iter().all(|card| !card.is_top_stone()));
        assert_eq!(usize::from(all.floors().len()), Card::KINDS - 4);
    }
}
