//! Seats, sets of seats, viewers, and whom a game waits for.

use std::fmt;

/// A place at a table, counted from 0. Always below [`Seat::LIMIT`].
///
/// ```
/// use tabletop::Seat;
///
/// let last = Seat::new(3).ok_or("no such seat")?;
/// assert_eq!(last.next(4), Seat::FIRST);
/// assert_eq!(Seat::all(3).map(Seat::number).collect::<Vec<_>>(), [0, 1, 2]);
/// assert_eq!(Seat::new(Seat::LIMIT), None);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// No table has more seats than this.
    pub const LIMIT: u8 = 6;

    /// The lowest seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, if it is below the limit.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::LIMIT { Some(Self(number)) } else { None }
    }

    /// The seat's number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        let next = self.0 + 1;
        if next >= players || next >= Self::LIMIT { Self(0) } else { Self(next) }
    }

    /// Whether a table of `players` has this seat.
    pub const fn is_at(self, players: u8) -> bool {
        self.0 < players
    }

    /// All seats of a table of `players`, ascending.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone + ExactSizeIterator {
        (0..players.min(Self::LIMIT)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One value for each seat that a table can have.
///
/// ```
/// use tabletop::{PerSeat, Seat};
///
/// let mut scores = PerSeat::from_fn(|seat| 10 * i32::from(seat.number()));
/// scores[Seat::FIRST] += 5;
/// assert_eq!(scores.iter(3).map(|(_, score)| *score).collect::<Vec<_>>(), [5, 10, 20]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PerSeat<T>([T; Seat::LIMIT as usize]);

impl<T> PerSeat<T> {
    /// The value that `make` gives for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|number| make(Seat(number as u8))))
    }

    /// The values of the first `players` seats, with their seats.
    pub fn iter(&self, players: u8) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        Seat::all(players).zip(&self.0)
    }
}

impl<T> std::ops::Index<Seat> for PerSeat<T> {
    type Output = T;

    #[allow(clippy::indexing_slicing, reason = "the array has a value for every seat")]
    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T> std::ops::IndexMut<Seat> for PerSeat<T> {
    #[allow(clippy::indexing_slicing, reason = "the array has a value for every seat")]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

/// One value for each player at a table.
///
/// ```
/// use tabletop::{PerPlayer, Seat};
///
/// let sizes = PerPlayer::from_fn(3, |seat| 6 - seat.number());
/// assert_eq!((sizes.players(), sizes[Seat::FIRST]), (3, 6));
/// assert_eq!(sizes.iter().map(|(_, size)| *size).sum::<u8>(), 6 + 5 + 4);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PerPlayer<T> {
    players: u8,
    // Seats that the table does not have hold the default value.
    values: PerSeat<T>,
}

impl<T: Default> PerPlayer<T> {
    /// The value that `make` gives for each seat of a table of `players`.
    pub fn from_fn(players: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        let values = PerSeat::from_fn(|seat| if seat.is_at(players) { make(seat) } else { T::default() });
        Self { players: players.min(Seat::LIMIT), values }
    }
}

impl<T> PerPlayer<T> {
    /// How many values there are.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The values with their seats.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        self.values.iter(self.players)
    }
}

impl<T> std::ops::Index<Seat> for PerPlayer<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat]
    }
}

/// A set of seats.
///
/// ```
/// use tabletop::{Seat, Seats};
///
/// let others = Seats::all(3).without(Seat::FIRST);
/// assert_eq!(others.len(), 2);
/// assert_eq!(others.first(), Seat::new(1));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u8);

crate::bit_set!(Seats of Seat, |seat| seat.0, |number| Seat::new(number));

impl Seats {
    /// Every seat of a table of `players`.
    pub const fn all(players: u8) -> Self {
        let players = if players < Seat::LIMIT { players } else { Seat::LIMIT };
        Self(((1u16 << players) - 1) as u8)
    }
}

/// Somebody who looks at a table: a player, or a spectator.
///
/// ```
/// use tabletop::{Seat, Viewer};
///
/// let player = Viewer::Seat(Seat::FIRST);
/// assert!(player.is(Seat::FIRST));
/// assert_eq!(Viewer::Spectator.seat(), None);
/// assert_eq!(Viewer::all(2).count(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who does not play and sees only what everybody sees.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of `players`: the seats ascending, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        Seat::all(players).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The viewer's seat, if it has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// Whom a game waits for.
///
/// ```
/// use tabletop::{Game, Seat, Seeded, Waiting, deal_all};
/// use the_game::{SetUp, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(3)?);
/// assert_eq!(game.waiting(), Waiting::Dealer);
/// deal_all(&mut game, &mut Seeded::new(1))?;
/// // Every seat says how keen it is to start. The first one has done so.
/// game.act(Seat::FIRST, "keen 2".parse()?)?;
/// assert!(!game.waiting().is_for(Seat::FIRST) && game.waiting().is_for(Seat::FIRST.next(3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waiting {
    /// Chance is due: somebody must deal.
    Dealer,
    /// Each of these seats must make a choice. If there are several seats, their choices are sealed until all are
    /// made.
    Seats(Seats),
    /// The game is over.
    Nobody,
}

impl Waiting {
    /// Whether this seat must make a choice.
    pub const fn is_for(self, seat: Seat) -> bool {
        matches!(self, Self::Seats(seats) if seats.contains(seat))
    }
}
