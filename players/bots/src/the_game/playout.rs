//! Playouts: every seat plays by the evaluation, from its own hand and what the others have signalled.

#![allow(clippy::indexing_slicing, reason = "playouts spend their time here; seats and piles are in range")]

use super::beam::{Played, TurnSearch};
use super::board::{Board, on_fire};
use super::eval::{Phases, Weights};
use super::exact::Ending;
use super::hand::Hand;
use tabletop::{Seeded, SetUp as _, shuffle};
use the_game::{Card, Cards, SetUp, Tops};

/// The most seats (TG-1).
pub(super) const SEATS: usize = 5;

/// How many positions a playout visits to find a sure win.
const POSITIONS: u32 = 200;

/// The rules of a playout, and the seats that speak.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    pub(super) players: u8,
    /// The fewest cards a turn while there is a draw pile (TG-11, TG-19).
    pub(super) minimum: u8,
    /// Whether fire cards must be covered (TG-22).
    pub(super) fire: bool,
    /// Seats that say which piles they want left alone, one bit each (TG-18).
    pub(super) speakers: u8,
}

impl Rules {
    pub(super) fn of(set_up: &SetUp, speakers: u8) -> Self {
        let (minimum, fire) = (set_up.minimum(false), set_up.fire());
        Self { players: set_up.players(), minimum, fire, speakers }
    }
}

/// A full state that fits what the bot has seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    pub(super) board: Board,
    pub(super) hands: [Hand; SEATS],
    /// The draw pile: the cards from `drawn` on come in this order.
    pub(super) order: [u8; 98],
    pub(super) drawn: u8,
    /// Where the draw pile ends in `order`.
    pub(super) end: u8,
}

impl World {
    /// A new game after the first deal.
    pub(super) fn dealt(set_up: &SetUp, seed: u64) -> Self {
        let mut order: [u8; 98] = std::array::from_fn(|place| place as u8 + Card::LEAST);
        shuffle(&mut order, &mut Seeded::new(seed));
        let board = Board::new(Tops::START, 0, Cards::ALL);
        let mut world = Self { board, hands: [Hand::NONE; SEATS], order, drawn: 0, end: Card::COUNT };
        (0..usize::from(set_up.players())).for_each(|seat| world.draw(seat, set_up.hand_size()));
        world
    }

    /// How many cards the draw pile has.
    #[inline]
    pub(super) const fn undrawn(&self) -> u8 {
        self.end - self.drawn
    }

    /// The seat draws up to this many cards, as far as the draw pile reaches.
    #[inline]
    pub(super) fn draw(&mut self, seat: usize, count: u8) {
        for _ in 0..count.min(self.undrawn()) {
            self.hands[seat] = self.hands[seat].with(self.order[usize::from(self.drawn)]);
            self.drawn += 1;
        }
    }

    /// Plays on after the seat `last` has ended a turn in which it placed `placed` cards. Returns the cards left at the end.
    pub(super) fn play_on(&mut self, rules: &Rules, phases: &Phases, mut last: usize, mut placed: u8) -> u8 {
        // With one or two seats nothing is hidden once the draw pile is empty.
        let mut open = rules.players <= 2;
        while self.board.out > 0 {
            let Some(seat) = self.next_seat(rules, last, placed) else { return self.board.out };
            if self.undrawn() == 0 && open {
                open = false;
                let Board { tops, burning, .. } = self.board;
                let ending = Ending { tops, burning, hands: self.hands, seat: seat as u8, due: 1 };
                if ending.solve(rules, POSITIONS).is_some() {
                    return 0;
                }
            }
            let weights = phases.at(self.undrawn());
            let turn = self.turn(rules, &weights, seat);
            if !turn.complete {
                return self.board.out;
            }
            (last, placed) = (seat, turn.count);
        }
        0
    }

    /// Ends the turn of the seat `last`, and returns who is next: nobody if that loses the game.
    fn next_seat(&mut self, rules: &Rules, last: usize, placed: u8) -> Option<usize> {
        if rules.fire {
            if self.board.burning != 0 {
                return None;
            }
            self.board.burning = on_fire(self.board.tops);
        }
        self.draw(last, placed);
        let players = usize::from(rules.players);
        let mut seat = (last + 1) % players;
        while self.hands[seat].is_empty() && seat != last {
            seat = (seat + 1) % players;
        }
        Some(seat)
    }

    /// One turn of a seat.
    fn turn(&mut self, rules: &Rules, weights: &Weights, seat: usize) -> Played {
        let minimum = if self.undrawn() == 0 { 1 } else { rules.minimum };
        let speaks = |other: usize| other != seat && rules.speakers >> other & 1 != 0;
        let others = std::array::from_fn(|other| if speaks(other) { self.hands[other] } else { Hand::NONE });
        let search = TurnSearch { rules, weights, others, minimum };
        let turn = search.best(self.board, self.hands[seat]);
        self.board = turn.board;
        self.hands[seat] = turn.hand;
        turn.played
    }
}

/// Cards left when all seats play by these weights, each from its own hand and, if they talk, the others' signals.
/// Everything else follows from the seed.
#[must_use]
pub fn self_play(phases: &Phases, set_up: &SetUp, talk: bool, seed: u64) -> u8 {
    let rules = Rules::of(set_up, if talk { u8::MAX } else { 0 });
    // The first seat follows the last.
    World::dealt(set_up, seed).play_on(&rules, phases, usize::from(set_up.players()) - 1, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::the_game::weights;
    use tabletop::{Game as _, Seat, Waiting};
    use the_game::{Action, Deal, Pile, TheGame};

    fn cards(hand: Hand) -> Cards {
        hand.iter().filter_map(Card::new).collect()
    }

    /// Plays a game as in a playout and the same game by the rules, side by side.
    fn side_by_side(players: u8, options: &str, seed: u64) -> u8 {
        let set_up = SetUp::parse(players, options, None).unwrap();
        let rules = Rules::of(&set_up, u8::MAX);
        let mut world = World::dealt(&set_up, seed);
        let mut game = TheGame::new(set_up);
        for (seat, hand) in Seat::all(players).zip(world.hands) {
            game.deal(&Deal { seat, cards: cards(hand) }).unwrap();
        }
        let mut ready = Seat::all(players);
        while let (Waiting::Seats(seats), Some(seat)) = (game.waiting(), ready.next())
            && players > 1
        {
            assert!(seats.contains(seat));
            game.act(seat, "keen 0".parse().unwrap()).unwrap();
        }
        let (mut last, mut placed) = (usize::from(players) - 1, 0);
        let phases = &weights::SILENT[usize::from(players) - 1];
        loop {
            let before = world.hands;
            let next = world.next_seat(&rules, last, placed);
            if placed > 0 {
                let ender = Seat::new(last as u8).unwrap();
                game.act(ender, Action::End).unwrap();
                if game.waiting() == Waiting::Dealer {
                    let new = cards(world.hands[last]).minus(cards(before[last]));
                    game.deal(&Deal { seat: ender, cards: new }).unwrap();
                }
            }
            let Some(seat) = next else { break };
            let played = world.turn(&rules, &phases.at(world.undrawn()), seat);
            if game.waiting() == Waiting::Nobody {
                assert!(!played.complete);
                break;
            }
            let mover = Seat::new(seat as u8).unwrap();
            assert!(game.waiting().is_for(mover), "{game:?}");
            for m in &played.moves[..usize::from(played.count)] {
                game.act(mover, Action::Place(Card::new(m.card).unwrap(), m.pile())).unwrap();
            }
            assert_eq!(Pile::ALL.map(|pile| game.tops().on(pile)), world.board.tops);
            assert_eq!(game.hand(mover), cards(world.hands[seat]));
            assert_eq!(game.draw_pile().len(), world.undrawn());
            if !played.complete || world.board.out == 0 {
                break;
            }
            (last, placed) = (seat, played.count);
        }
        assert_eq!(game.outcome().map(|left| left.0), Some(world.board.out));
        world.board.out
    }

    #[test]
    fn a_playout_goes_by_the_rules() {
        let mut won = 0;
        let options = ["", "minimum=3", "hand=small", "fire", "minimum=3 hand=small fire"];
        for players in 1..=5 {
            for (number, options) in (0..).zip(options) {
                for seed in 0..12 {
                    won += u32::from(side_by_side(players, options, seed * 10 + number) == 0);
                }
            }
        }
        assert!((20..250).contains(&won), "{won} of 300 won");
    }
}
