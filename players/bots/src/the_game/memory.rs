//! What a seat remembers of a game.

use super::board::Board;
use super::playout::SEATS;
use tabletop::Seat;
use the_game::{Card, Cards, Pile, Step, View};

/// What is remembered of one seat.
#[derive(Clone, Debug, Default)]
struct SeatMemory {
    /// For each card of the hand, oldest first, what it may be.
    slots: Vec<Cards>,
    /// Whether the seat has ever said anything.
    speaks: bool,
}

impl SeatMemory {
    /// The seat has placed a card. It was the oldest that it can have been: this leaves open all that is possible.
    fn place(&mut self, card: Card) {
        let slot = self.slots.iter().position(|slot| slot.contains(card)).unwrap_or_default();
        if slot < self.slots.len() {
            self.slots.remove(slot);
        }
    }
}

/// What a seat remembers of a game. Without a past it knows what the view shows.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    placed: Cards,
    last: Option<View>,
    seats: [SeatMemory; SEATS],
}

impl Memory {
    /// Takes in what the seat sees now.
    pub(super) fn see(&mut self, view: &View) {
        let last = self.last.take();
        // A new game, or one that went back.
        if last.as_ref().is_some_and(|last| view.left() > last.left()) {
            *self = Self::default();
        }
        if let Some(last) = &last
            && let Step::Turn(seat) = last.step
        {
            if last.tops != view.tops {
                let placed = view.tops.cards().minus(last.tops.cards());
                placed.iter().for_each(|card| self.seat(seat).place(card));
            } else if last.step != view.step || last.hand_sizes != view.hand_sizes {
                self.conclude_from_play(last, seat);
            }
        }
        self.placed = view.placed.unwrap_or(self.placed.union(view.tops.cards()));
        for (seat, signals) in view.signals.iter() {
            let speaks = Pile::ALL.iter().any(|pile| signals[*pile].is_some());
            let slots = self.slots(view, seat);
            let memory = self.seat(seat);
            memory.slots = slots;
            memory.speaks |= speaks;
        }
        self.last = Some(view.clone());
    }

    #[allow(clippy::indexing_slicing, reason = "there are no more seats")]
    fn seat(&mut self, seat: Seat) -> &mut SeatMemory {
        &mut self.seats[usize::from(seat.number())]
    }

    /// A seat that ends its turn would have placed a trick, or the very next card. One that speaks tells of it anyway.
    fn conclude_from_play(&mut self, view: &View, seat: Seat) {
        let board = self.board(view);
        let free = Pile::ALL.into_iter().flat_map(|pile| board.free(pile as u8)).filter_map(Card::new);
        let free: Cards = free.collect();
        let memory = self.seat(seat);
        if !memory.speaks {
            memory.slots.iter_mut().for_each(|slot| *slot = slot.minus(free));
        }
    }

    /// The cards that may still be out, as far as the seat can tell.
    pub(super) fn out(&self, view: &View) -> Cards {
        let placed = view.placed.unwrap_or(self.placed.union(view.tops.cards()));
        Cards::ALL.minus(placed.minus(view.hand.unwrap_or_default()))
    }

    pub(super) fn board(&self, view: &View) -> Board {
        let burning = view.burning.iter().fold(0, |bits, pile| bits | 1 << pile as u8);
        Board::new(view.tops, burning, self.out(view))
    }

    /// The seats that speak, one bit each.
    pub(super) fn speakers(&self) -> u8 {
        self.seats.iter().enumerate().fold(0, |bits, (seat, memory)| bits | u8::from(memory.speaks) << seat)
    }

    /// Whether a seat has ever said anything.
    pub(super) fn speaks(&self, view: &View, seat: Seat) -> bool {
        let signals = &view.signals[seat];
        Pile::ALL.iter().any(|pile| signals[*pile].is_some())
            || self.seats.get(usize::from(seat.number())).is_some_and(|memory| memory.speaks)
    }

    /// What each card of a hand may be, oldest first. Nothing is known about new ones.
    pub(super) fn slots(&self, view: &View, seat: Seat) -> Vec<Cards> {
        let memory = self.seats.get(usize::from(seat.number()));
        let mut slots = memory.map(|memory| memory.slots.clone()).unwrap_or_default();
        let size = usize::from(view.hand_sizes[seat]);
        slots.drain(..slots.len().saturating_sub(size));
        slots.resize(size, Cards::ALL);
        slots
    }
}
