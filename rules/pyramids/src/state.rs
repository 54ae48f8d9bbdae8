//! The full state of a game.

use crate::legal::Moment;
use crate::{Card, Counts, Due, Hand, SetUp, Table};
use tabletop::{PerSeat, Seat, Seats, SetUp as _, Waiting};

/// Cards of a first hand (PY-3), and the most that are left after a turn (PY-7).
pub(crate) const HAND: u8 = 5;
/// Cards drawn at the start of a turn (PY-4).
pub(crate) const DRAW: u8 = 2;
/// The most top stones in an exchange (PY-5).
pub(crate) const EXCHANGE: u8 = 4;
/// The most cards played in a turn (PY-6).
pub(crate) const PLAYS: u8 = 4;
/// This many complete pyramids in front of a player end the game (PY-14).
pub(crate) const COMPLETE: u8 = 6;

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Step {
    /// Chance draws the dealer (PY-3).
    Dealer,
    /// Chance deals this seat its first hand (PY-3).
    Deal(Seat),
    /// Chance brings the cards at the start of a turn (PY-4).
    Draw,
    /// Chance brings this many cards for exchanged top stones (PY-5).
    Redraw(u8),
    /// The player to move plays cards (PY-6), or exchanges top stones first (PY-5).
    Play {
        /// How many more cards may be played.
        left: u8,
        /// Whether top stones may still be exchanged: before the first play, once, while the pile has cards. It says nothing about
        /// the hand, so it is open to all.
        exchange: bool,
    },
    /// The player to move discards the surplus (PY-7).
    Discard,
    /// The player to move plays any number of cards, for the last time (PY-15).
    LastRound {
        /// Who plays last.
        ends_with: Seat,
    },
    /// The game has ended.
    Over,
}

impl Step {
    /// Whom the game waits for when this is the step of `turn`.
    #[inline]
    pub(crate) const fn waiting(self, turn: Seat) -> Waiting {
        match self {
            Self::Dealer | Self::Deal(_) | Self::Draw | Self::Redraw(_) => Waiting::Dealer,
            Self::Play { .. } | Self::Discard | Self::LastRound { .. } => Waiting::Seats(Seats::one(turn)),
            Self::Over => Waiting::Nobody,
        }
    }
}

/// A running game: the full state, known to nobody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pyramids {
    pub(crate) set_up: SetUp,
    pub(crate) dealer: Option<Seat>,
    /// Whose turn it is; seat 0 until the dealer is known, and the seat that moved last when the game is over.
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) hands: PerSeat<Hand>,
    pub(crate) pile: Counts,
    pub(crate) discards: Counts,
    pub(crate) table: Table,
}

impl Pyramids {
    pub(crate) fn before_the_deal(set_up: SetUp) -> Self {
        Self {
            set_up,
            dealer: None,
            turn: Seat::FIRST,
            step: Step::Dealer,
            hands: PerSeat::default(),
            pile: *set_up.cards(),
            discards: Counts::NONE,
            table: Table::empty(),
        }
    }

    /// The hand of a seat, which only that seat may see.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// What is still undrawn, which nobody may see. It has no order: chance makes one, card by card.
    #[must_use]
    pub const fn pile(&self) -> &Counts {
        &self.pile
    }

    /// All discards, open to all.
    #[must_use]
    pub const fn discards(&self) -> &Counts {
        &self.discards
    }

    /// All pyramids, open to all.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What happens next.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Every card of the game, wherever it is, in no particular order.
    pub fn all_cards(&self) -> impl Iterator<Item = Card> {
        let hands = Seat::all(self.set_up.players()).flat_map(|seat| self.hands[seat].iter());
        hands.chain(self.pile.cards()).chain(self.discards.cards()).chain(self.table.cards())
    }

    /// What decides about the choices of the player to move.
    #[inline]
    pub(crate) fn moment(&self) -> Moment<'_> {
        Moment {
            players: self.set_up.players(),
            turn: self.turn,
            step: self.step,
            pile: self.pile.total(),
            hand: &self.hands[self.turn],
            table: &self.table,
        }
    }

    #[inline]
    pub(crate) fn chance(&self) -> Option<Due> {
        match self.step {
            Step::Dealer => Some(Due::dealer(self.set_up.players())),
            Step::Deal(seat) => Some(Due::first_hand(seat, HAND, self.pile)),
            // PY-4: fewer if the pile has fewer.
            Step::Draw => Some(Due::draw(self.turn, DRAW.min(self.pile.total()), self.pile)),
            Step::Redraw(count) => Some(Due::draw(self.turn, count, self.pile)),
            Step::Play { .. } | Step::Discard | Step::LastRound { .. } | Step::Over => None,
        }
    }
}
