//! A seat's memory of a game.

use super::board::Board;
use tabletop::{PerSeat, Seat, Seats};
use the_game::{Card, Cards, PerPile, Pile, Step, View};

/// A seat's memory of another seat.
#[derive(Clone, Debug, Default)]
struct SeatMemory {
    /// For each card of the hand, oldest first, what it may be.
    slots: Vec<Cards>,
    /// Whether the seat has ever said anything.
    speaks: bool,
}

impl SeatMemory {
    /// The seat has placed a card. Of all slots that it may come from, the oldest is removed: newer slots allow more cards.
    fn place(&mut self, card: Card) {
        let slot = self.slots.iter().position(|slot| slot.contains(card)).unwrap_or_default();
        if slot < self.slots.len() {
            self.slots.remove(slot);
        }
    }
}

/// A seat's memory of a game. An empty one adds nothing to the view.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    placed: Cards,
    last: Option<View>,
    seats: PerSeat<SeatMemory>,
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
                placed.iter().for_each(|card| self.seats[seat].place(card));
            } else if last.step != view.step || last.hand_sizes != view.hand_sizes {
                self.conclude_from_play(last, seat);
            }
        }
        self.placed = self.placed(view);
        for (seat, signals) in view.signals.iter() {
            let slots = self.slots(view, seat);
            let memory = &mut self.seats[seat];
            memory.slots = slots;
            memory.speaks |= *signals != PerPile::default();
        }
        self.last = Some(view.clone());
    }

    /// A seat that ends its turn holds no trick card and no very next card: it would have placed it. For a seat that speaks
    /// its phrases count instead.
    fn conclude_from_play(&mut self, view: &View, seat: Seat) {
        let board = self.board(view);
        let free = Pile::ALL.map(|pile| [board.trick(pile), board.ahead(pile, 1)]);
        let free: Cards = free.into_iter().flatten().filter_map(Card::new).collect();
        let memory = &mut self.seats[seat];
        if !memory.speaks {
            memory.slots.iter_mut().for_each(|slot| *slot = slot.minus(free));
        }
    }

    /// The cards that have been placed, as far as the seat can tell.
    fn placed(&self, view: &View) -> Cards {
        view.placed.unwrap_or(self.placed.union(view.tops.cards()))
    }

    /// The cards that may still be out.
    pub(super) fn out(&self, view: &View) -> Cards {
        Cards::ALL.minus(self.placed(view).minus(view.hand.unwrap_or_default()))
    }

    pub(super) fn board(&self, view: &View) -> Board {
        Board::new(view.tops, view.burning, self.out(view))
    }

    /// The seats that have ever said anything.
    pub(super) fn speakers(&self) -> Seats {
        Seat::all(Seat::LIMIT).filter(|seat| self.seats[*seat].speaks).collect()
    }

    /// Whether a seat has ever said anything.
    pub(super) fn speaks(&self, view: &View, seat: Seat) -> bool {
        self.seats[seat].speaks || view.signals[seat] != PerPile::default()
    }

    /// What each card of a hand may be, oldest first. Nothing is known about new ones.
    pub(super) fn slots(&self, view: &View, seat: Seat) -> Vec<Cards> {
        let mut slots = self.seats[seat].slots.clone();
        let size = usize::from(view.hand_sizes[seat]);
        slots.drain(..slots.len().saturating_sub(size));
        slots.resize(size, Cards::ALL);
        slots
    }
}
