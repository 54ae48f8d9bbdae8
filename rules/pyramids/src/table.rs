//! The pyramids in front of all players.

use crate::{Card, Deck, Number, Pyramid};
use tabletop::{PerSeat, Seat};

/// Every pyramid needs a floor of its own, so there are never more pyramids than cards.
const ROOM: usize = Deck::MOST_CARDS as usize;

/// The pyramids in front of all players, in the order they were started. Open to all (PY-20).
///
/// ```
/// use pyramids::{Pyramids, SetUp};
/// use tabletop::{Game, Seat};
///
/// let mut game = Pyramids::new(SetUp::new(2)?);
/// for deal in ["dealer 1", "deal 0 r2 r3 rT gT b6", "deal 1 r2 y2 y3 g4 b3", "draw 0 r4 y5"] {
///     game.deal(&deal.parse()?)?;
/// }
/// for action in ["b6@1", "r3@0", "rT@0.1"] {
///     game.act(Seat::FIRST, action.parse()?)?;
/// }
/// let (own, other) = (Seat::FIRST, Seat::FIRST.next(2));
/// assert_eq!((game.table().complete(own), game.table().complete(other)), (1, 0));
/// assert!(game.table().pyramids(other).any(|pyramid| pyramid.to_string() == "b6"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    // Unused places are blank, so that equality of tables is equality of bytes.
    standing: [Standing; ROOM],
    len: u8,
    /// For each kind of card the number of pyramids that it may go on.
    accepting: [u8; Card::ROOM],
    started: PerSeat<u8>,
    complete: PerSeat<u8>,
}

/// A pyramid, its owner and its number. A pyramid belongs to the player in front of whom it was started (PY-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standing {
    /// The owner.
    pub seat: Seat,
    /// Its number there.
    pub number: Number,
    /// The pyramid itself.
    pub pyramid: Pyramid,
}

impl Standing {
    const BLANK: Self = Self { seat: Seat::FIRST, number: Number::FIRST, pyramid: Pyramid::BLANK };
}

impl Table {
    /// No pyramid.
    pub(crate) fn empty() -> Self {
        Self {
            standing: [Standing::BLANK; ROOM],
            len: 0,
            accepting: [0; Card::ROOM],
            started: PerSeat::default(),
            complete: PerSeat::default(),
        }
    }

    /// All pyramids, in the order they were started.
    #[inline]
    pub fn standing(&self) -> impl Iterator<Item = Standing> + Clone {
        self.standing.get(..usize::from(self.len)).unwrap_or_default().iter().copied()
    }

    /// The pyramids in front of a seat, from number 1 on.
    pub fn pyramids(&self, seat: Seat) -> impl Iterator<Item = Pyramid> + Clone {
        self.standing().filter(move |standing| standing.seat == seat).map(|standing| standing.pyramid)
    }

    /// The pyramid with this number in front of a seat.
    pub fn pyramid(&self, seat: Seat, number: Number) -> Option<Pyramid> {
        self.find(seat, number).map(|(_, pyramid)| pyramid)
    }

    /// How many pyramids were started in front of a seat.
    pub fn started(&self, seat: Seat) -> u8 {
        self.started[seat]
    }

    /// How many complete pyramids stand in front of a seat.
    pub fn complete(&self, seat: Seat) -> u8 {
        self.complete[seat]
    }

    /// Every card in the pyramids, in no particular order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.standing().flat_map(|standing| standing.pyramid.cards())
    }

    /// The pyramid with this number in front of a seat, and its place among all that [`Table::standing`] lists.
    #[inline]
    pub(crate) fn find(&self, seat: Seat, number: Number) -> Option<(usize, Pyramid)> {
        let (index, standing) = self
            .standing()
            .enumerate()
            .find(|(_, standing)| standing.seat == seat && standing.number == number)?;
        Some((index, standing.pyramid))
    }

    /// How many pyramids the card may go on.
    #[inline]
    pub(crate) fn accepting(&self, card: Card) -> u8 {
        self.accepting.get(card.index()).copied().unwrap_or_default()
    }

    /// The pyramid with this number, from 0, among those that the card may go on.
    #[inline]
    pub(crate) fn nth_accepting(&self, card: Card, number: u32) -> Option<Standing> {
        self.standing().filter(|standing| standing.pyramid.accepts().contains(card)).nth(number as usize)
    }

    /// Puts a pyramid in front of a seat. Returns `false` and changes nothing if there is no room.
    #[inline]
    pub(crate) fn start(&mut self, seat: Seat, pyramid: Pyramid) -> bool {
        let number = Number::new(self.started[seat] + 1);
        let (Some(free), Some(number)) = (self.standing.get_mut(usize::from(self.len)), number) else {
            return false;
        };
        *free = Standing { seat, number, pyramid };
        self.started[seat] = number.get();
        self.complete[seat] += u8::from(pyramid.is_complete());
        self.len += 1;
        self.change_accepting(pyramid, 1);
        true
    }

    /// Replaces the pyramid with this place among all that [`Table::standing`] lists.
    #[inline]
    pub(crate) fn replace(&mut self, place: usize, pyramid: Pyramid) {
        if let Some(standing) = self.standing.get_mut(place) {
            let before = std::mem::replace(&mut standing.pyramid, pyramid);
            self.complete[standing.seat] += u8::from(pyramid.is_complete());
            self.change_accepting(before, -1);
            self.change_accepting(pyramid, 1);
        }
    }

    /// Counts a pyramid in (`1`) or out (`-1`) for each kind that may go on it.
    #[inline]
    fn change_accepting(&mut self, pyramid: Pyramid, by: i8) {
        for card in pyramid.accepts().iter() {
            if let Some(count) = self.accepting.get_mut(card.index()) {
                *count = count.wrapping_add_signed(by);
            }
        }
    }
}
