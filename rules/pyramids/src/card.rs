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

    const fn from_index(index: u8) -> Self {
        match index & 3 {
            0 => Self::Red,
            1 => Self::Yellow,
            2 => Self::Green,
            _ => Self::Blue,
        }
    }
}

tabletop::number! {
    /// The number of stones of a floor (PY-2).
    ///
    /// ```
    /// use pyramids::{Floor, Pyramid};
    ///
    /// let pyramid = Pyramid::start("g9".parse()?).ok_or("a top stone starts no pyramid")?;
    /// assert_eq!(pyramid.highest_floor().map(Floor::stones), Some(Floor::MOST));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub struct Floor(2 to 9);
    /// The number of stones.
    pub fn stones;
}

impl Floor {
    /// The rank within a colour: the smallest floor is 0.
    pub(crate) const fn rank(self) -> u8 {
        self.0 - Self::LEAST
    }
}

/// A kind of card: a floor or a top stone of a colour. Cards of the same kind can't be told apart. Ascending in the
/// order in which cards are listed: by colour, within a colour floors ascending, then the top stone.
///
/// ```
/// use pyramids::{Card, Colour, Floor};
///
/// let card: Card = "r5".parse()?;
/// assert_eq!((card.colour(), card.floor().map(Floor::stones)), (Colour::Red, Some(5)));
/// assert!("rT".parse::<Card>()?.is_top_stone());
/// assert_eq!(Card::all().count(), 4 * 9);
/// # Ok::<(), tabletop::TextError>(())
/// ```
// The colour times `LANE`, plus the rank. It is also the card's bit in `Kinds`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The rank of top stones. Floors have the ranks below, ascending.
const TOP: u8 = Floor::MOST - Floor::LEAST + 1;
/// How many ranks a colour has.
const RANKS: u8 = TOP + 1;
/// The room of a colour in [`Kinds`]: a power of two, so that colour and rank are a shift and a mask.
const LANE: u8 = 16;

impl Card {
    /// The number of kinds.
    pub const KINDS: usize = Colour::ALL.len() * RANKS as usize;

    /// The length of an array with a place for each kind. Each colour has [`Card::LANE`] places, some of them unused.
    pub(crate) const ROOM: usize = Colour::ALL.len() * Self::LANE;
    pub(crate) const LANE: usize = LANE as usize;

    /// Stands in unused places of fixed arrays.
    pub(crate) const BLANK: Self = Self(0);

    /// The floor card of that colour and size.
    pub const fn floor_of(colour: Colour, floor: Floor) -> Self {
        Self(colour as u8 * LANE + floor.rank())
    }

    /// The top stone of that colour.
    pub const fn top_stone_of(colour: Colour) -> Self {
        Self(colour as u8 * LANE + TOP)
    }

    /// Every kind, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone + ExactSizeIterator {
        (0..Self::KINDS as u8).map(|index| Self(index / RANKS * LANE + index % RANKS))
    }

    /// Every kind of a colour, ascending.
    pub(crate) fn of_colour(colour: Colour) -> impl Iterator<Item = Self> {
        (0..RANKS).map(move |rank| Self(colour as u8 * LANE + rank))
    }

    /// The card's colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::from_index(self.0 / LANE)
    }

    /// The floor. `None` if the card is a top stone.
    #[inline]
    pub const fn floor(self) -> Option<Floor> {
        Floor::new(self.0 % LANE + Floor::LEAST)
    }

    /// Whether it is a top stone.
    #[inline]
    pub const fn is_top_stone(self) -> bool {
        self.0 % LANE == TOP
    }

    /// The number among all kinds, from 0.
    pub(crate) const fn number(self) -> usize {
        (self.0 / LANE * RANKS + self.0 % LANE) as usize
    }

    /// The cards that may go on this one.
    #[inline]
    pub(crate) fn accepts(self) -> Kinds {
        // A table, because listing legal actions asks this of every pyramid.
        #[allow(clippy::indexing_slicing, reason = "computed by the compiler")]
        const ACCEPTS: [Kinds; Card::ROOM] = {
            let mut all = [Kinds::NONE; Card::ROOM];
            let mut index = 0;
            while index < Card::ROOM {
                all[index] = Kinds(1 << index).above();
                index += 1;
            }
            all
        };
        ACCEPTS.get(self.index()).copied().unwrap_or_default()
    }

    /// The place in arrays of [`Card::ROOM`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % Self::ROOM
    }
}

/// A set of kinds. Each colour has a lane of bits, so that a shift by one makes every floor of the set one stone smaller
/// or bigger at once.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

tabletop::bit_set!(
    Kinds of Card,
    |card| card.0,
    |bit| if bit < u64::BITS as u8 { Some(Card(bit)) } else { None }
);

impl Kinds {
    /// The lowest bit of each lane.
    const LANES: u64 = u64::MAX / ((1 << LANE) - 1);
    const FLOORS: u64 = ((1 << TOP) - 1) * Self::LANES;
    /// The floors of 2 stones, and those of 3.
    const TWOS: u64 = Self::LANES;
    const THREES: u64 = 2 * Self::LANES;

    /// The floors of the set.
    pub(crate) const fn floors(self) -> Self {
        Self(self.0 & Self::FLOORS)
    }

    /// The cards that may go on any of these cards.
    const fn above(self) -> Self {
        // PY-12: nothing goes on a top stone. PY-9: everything keeps its colour.
        let below = self.floors().0;
        // PY-10: a floor has 1 or 2 stones fewer than the one below.
        let floors = (below >> 1 | below >> 2) & Self::FLOORS;
        // PY-11: a top stone goes on a floor of 2 or 3 stones.
        let top_stones = (below & Self::TWOS) << TOP | (below & Self::THREES) << (TOP - 1);
        Self(floors | top_stones)
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
    fn what_goes_on_what() {
        for below in Card::all() {
            for above in Card::all() {
                let goes = below.accepts().contains(above);
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
        assert!(all.iter().eq(Card::all()));
        assert!(all.floors().iter().all(|card| !card.is_top_stone()));
        assert_eq!(usize::from(all.floors().len()), Card::KINDS - 4);
    }
}
