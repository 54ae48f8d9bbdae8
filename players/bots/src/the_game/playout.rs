//! Playouts: every seat plays by the evaluation, from its own hand and what the others have signalled.

#![allow(
    clippy::indexing_slicing,
    reason = "playouts spend their time here; the draw pile is part of `order`"
)]

use super::beam::{Played, TurnSearch};
use super::board::{Board, on_fire};
use super::eval::Phases;
use super::exact::Endgame;
use super::hand::Hand;
use tabletop::{PerSeat, Seat, Seats, Seeded, SetUp as _, shuffle};
use the_game::{Card, Cards, Piles, SetUp, Tops};

/// How many cards there are.
pub(super) const CARDS: usize = Card::COUNT as usize;

/// How many positions a playout visits to find a sure win.
const POSITIONS: u32 = 200;

/// A full state that fits what the bot has seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    pub(super) board: Board,
    pub(super) hands: PerSeat<Hand>,
    /// The draw pile: its cards from index `drawn` up to `end`, in the order in which they are drawn.
    pub(super) order: [u8; CARDS],
    pub(super) drawn: u8,
    /// The index in `order` at which the draw pile ends.
    pub(super) end: u8,
}

impl World {
    /// A new game after the first deal.
    fn dealt(set_up: &SetUp, seed: u64) -> Self {
        let mut order: [u8; CARDS] = std::array::from_fn(|index| index as u8 + Card::LEAST);
        shuffle(&mut order, &mut Seeded::new(seed));
        let board = Board::new(Tops::START, Piles::NONE, Cards::ALL);
        let mut world = Self { board, hands: PerSeat::default(), order, drawn: 0, end: Card::COUNT };
        Seat::all(set_up.players()).for_each(|seat| world.draw(seat, set_up.hand_size()));
        world
    }

    /// How many cards the draw pile has.
    #[inline]
    const fn draw_pile(&self) -> u8 {
        self.end - self.drawn
    }

    /// The seat draws up to this many cards, as far as the draw pile reaches.
    #[inline]
    fn draw(&mut self, seat: Seat, count: u8) {
        for _ in 0..count.min(self.draw_pile()) {
            self.hands[seat] = self.hands[seat].with(self.order[usize::from(self.drawn)]);
            self.drawn += 1;
        }
    }
}

/// How the seats play a world out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playout<'a> {
    pub(super) set_up: SetUp,
    /// The seats that say which piles they want left alone (TG-18).
    pub(super) speakers: Seats,
    pub(super) phases: &'a Phases,
}

impl Playout<'_> {
    /// Plays on after the seat `last` has ended a turn in which it placed `placed` cards. Returns the cards left at the end.
    pub(super) fn run(&self, world: &mut World, mut last: Seat, mut placed: u8) -> u8 {
        // With one or two seats nothing is hidden once the draw pile is empty.
        let mut open = self.set_up.players() <= 2;
        while world.board.out > 0 {
            let Some(seat) = self.end_turn(world, last, placed) else { return world.board.out };
            if world.draw_pile() == 0 && open {
                open = false;
                let Board { tops, burning, .. } = world.board;
                let endgame =
                    Endgame { tops, burning, hands: world.hands, seat, due: self.set_up.minimum(true) };
                if endgame.solve(&self.set_up, POSITIONS).is_some() {
                    return 0;
                }
            }
            let turn = self.turn(world, seat);
            if !turn.complete {
                return world.board.out;
            }
            (last, placed) = (seat, turn.count);
        }
        0
    }

    /// Ends the turn of the seat `last`. Returns the next seat, or `None` if that loses the game.
    fn end_turn(&self, world: &mut World, last: Seat, placed: u8) -> Option<Seat> {
        if self.set_up.fire() {
            if !world.board.burning.is_empty() {
                return None;
            }
            world.board.burning = on_fire(world.board.tops);
        }
        world.draw(last, placed);
        Some(next_seat(&world.hands, last, self.set_up.players()))
    }

    /// One turn of a seat.
    fn turn(&self, world: &mut World, seat: Seat) -> Played {
        let speakers = self.speakers.without(seat);
        let search = TurnSearch {
            fire: self.set_up.fire(),
            weights: &self.phases.at(world.draw_pile()),
            others: PerSeat::from_fn(
                |other| if speakers.contains(other) { world.hands[other] } else { Hand::NONE },
            ),
            minimum: self.set_up.minimum(world.draw_pile() == 0),
        };
        let turn = search.best(world.board, world.hands[seat]);
        world.board = turn.board;
        world.hands[seat] = turn.hand;
        turn.played
    }
}

/// The next seat with cards (TG-14), or the last one again if no other has any.
pub(super) fn next_seat(hands: &PerSeat<Hand>, last: Seat, players: u8) -> Seat {
    let mut seat = last.next(players);
    while hands[seat].is_empty() && seat != last {
        seat = seat.next(players);
    }
    seat
}

/// Plays a game in which all seats choose by these weights, each from its own hand and, if they talk, from the signals of
/// the others. Returns the cards left. Everything else follows from the seed.
#[must_use]
pub fn self_play(phases: &Phases, set_up: &SetUp, talk: bool, seed: u64) -> u8 {
    let speakers = if talk { Seats::all(set_up.players()) } else { Seats::NONE };
    let playout = Playout { set_up: *set_up, speakers, phases };
    // The first seat follows the last.
    let last = Seat::all(set_up.players()).next_back().unwrap_or_default();
    playout.run(&mut World::dealt(set_up, seed), last, 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::the_game::weights;
    use tabletop::{Game as _, Waiting};
    use the_game::{Action, Deal, Pile, TheGame};

    fn cards(hand: Hand) -> Cards {
        hand.iter().filter_map(Card::new).collect()
    }

    /// Plays a game as in a playout and the same game by the rules, side by side. Returns the cards left.
    fn side_by_side(players: u8, options: &str, seed: u64) -> u8 {
        let set_up = SetUp::parse(players, options, None).unwrap();
        let phases = &weights::SILENT[usize::from(players) - 1];
        let playout = Playout { set_up, speakers: Seats::all(players), phases };
        let mut world = World::dealt(&set_up, seed);
        let mut game = TheGame::new(set_up);
        for seat in Seat::all(players) {
            game.deal(&Deal { seat, cards: cards(world.hands[seat]) }).unwrap();
        }
        for seat in Seat::all(players).filter(|_| players > 1) {
            game.act(seat, "keen 0".parse().unwrap()).unwrap();
        }
        let (mut last, mut placed) = (Seat::new(players - 1).unwrap(), 0);
        loop {
            let before = cards(world.hands[last]);
            let next = playout.end_turn(&mut world, last, placed);
            if placed > 0 {
                game.act(last, Action::End).unwrap();
                if game.waiting() == Waiting::Dealer {
                    game.deal(&Deal { seat: last, cards: cards(world.hands[last]).minus(before) }).unwrap();
                }
            }
            let Some(seat) = next else { break };
            let played = playout.turn(&mut world, seat);
            if game.waiting() == Waiting::Nobody {
                assert!(!played.complete);
                break;
            }
            for m in &played.moves[..usize::from(played.count)] {
                game.act(seat, m.action().unwrap()).unwrap();
            }
            assert_eq!(Pile::ALL.map(|pile| game.tops().on(pile)), world.board.tops);
            assert_eq!(game.hand(seat), cards(world.hands[seat]));
            assert_eq!(game.draw_pile().len(), world.draw_pile());
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
