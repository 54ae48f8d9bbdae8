//! What a seat remembers of a game.

use super::board::Board;
use super::eval::Weights;
use super::knowledge::HandKnowledge;
use super::playout::SEATS;
use super::signal::{self, Claim};
use tabletop::{Seat, SetUp as _};
use the_game::{Cards, Pile, Step, View};

/// What is remembered of one seat.
#[derive(Clone, Debug, Default)]
struct SeatMemory {
    /// What everybody knows by what was said, placed and drawn.
    told: HandKnowledge,
    /// The same with guesses: a seat that ends its turn without a free card has none.
    believed: HandKnowledge,
    /// Whether the seat has ever said anything.
    speaks: bool,
}

impl SeatMemory {
    fn both(&mut self) -> [&mut HandKnowledge; 2] {
        [&mut self.told, &mut self.believed]
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
        if let Some(last) = &last {
            let placed = last.tops != view.tops;
            if placed || last.hand_sizes != view.hand_sizes || last.step != view.step {
                self.listen(last);
            }
            if let Step::Turn(seat) = last.step {
                if placed {
                    let cards = |view: &View| view.placed.unwrap_or(view.tops.cards());
                    self.place(seat, cards(view).minus(cards(last)));
                } else if last.step != view.step {
                    self.guess(last, seat);
                }
            }
        }
        self.placed = view.placed.unwrap_or(self.placed.union(view.tops.cards()));
        self.count(view);
        self.last = Some(view.clone());
    }

    fn seat(&mut self, seat: Seat) -> Option<&mut SeatMemory> {
        self.seats.get_mut(usize::from(seat.number()))
    }

    /// The seat has placed these cards.
    fn place(&mut self, seat: Seat, cards: Cards) {
        if let Some(memory) = self.seat(seat) {
            for knowledge in memory.both() {
                cards.iter().for_each(|card| knowledge.place(card));
            }
        }
        for knowledge in self.seats.iter_mut().flat_map(SeatMemory::both) {
            knowledge.rule_out(cards);
        }
    }

    /// Takes in how many cards each seat holds, and who has said something.
    fn count(&mut self, view: &View) {
        for (seat, size) in view.hand_sizes.iter() {
            let speaks = Pile::ALL.iter().any(|pile| view.signals[seat][*pile].is_some());
            if let Some(memory) = self.seat(seat) {
                memory.speaks |= speaks;
                memory.both().into_iter().for_each(|knowledge| knowledge.resize(usize::from(*size)));
            }
        }
    }

    /// Takes in what everybody has said, once nobody has more to say about a view.
    fn listen(&mut self, view: &View) {
        let board = self.board(view);
        for (memory, seat) in self.seats.iter_mut().zip(Seat::all(view.set_up.players())) {
            if memory.speaks {
                signal::listen(&board, &mut memory.told, &mut memory.believed, &view.signals[seat]);
            }
        }
        // A card that one seat is known to hold is in no other hand.
        for seat in 0..self.seats.len() {
            let certain = self.seats.get(seat).map(|memory| memory.told.certain()).unwrap_or_default();
            let others = self.seats.iter_mut().enumerate().filter(|(other, _)| *other != seat);
            others.flat_map(|(_, memory)| memory.both()).for_each(|knowledge| knowledge.rule_out(certain));
        }
    }

    /// A seat that ends its turn would have placed a card that costs nothing.
    fn guess(&mut self, view: &View, seat: Seat) {
        let board = self.board(view);
        if let Some(memory) = self.seat(seat).filter(|memory| !memory.speaks) {
            Pile::ALL.into_iter().for_each(|pile| memory.believed.rule_out(signal::free(&board, pile)));
            memory.believed.settle();
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

    /// What everybody knows about a hand before its seat says something about this view.
    pub(super) fn told(&self, view: &View, seat: Seat) -> HandKnowledge {
        let told = self.seats.get(usize::from(seat.number())).map(|memory| memory.told.clone());
        let mut told = told.unwrap_or_default();
        told.resize(usize::from(view.hand_sizes[seat]));
        told
    }

    /// What the other seats claim by what they have said, and what it costs to go against it.
    pub(super) fn claims(&self, view: &View, own: Seat, weights: &Weights) -> Vec<Claim> {
        let board = self.board(view);
        let hand = view.hand.unwrap_or_default();
        let others = Seat::all(view.set_up.players()).filter(|seat| *seat != own);
        let claims =
            |seat| signal::claims(&board, &self.told(view, seat), &view.signals[seat], hand, weights);
        others.flat_map(claims).collect()
    }

    /// What the others believe about each hand at this view, with what was said about it taken in.
    pub(super) fn beliefs(&self, view: &View) -> [HandKnowledge; SEATS] {
        let mut memory = self.clone();
        memory.count(view);
        memory.listen(view);
        memory.seats.map(|memory| memory.believed)
    }
}
