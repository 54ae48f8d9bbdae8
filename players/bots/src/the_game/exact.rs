//! The end of a game in which nothing is hidden any more: is there a way to place every card?

#![allow(clippy::indexing_slicing, reason = "playouts spend their time here; seats and piles are in range")]

use super::board::{Move, nearest, on_fire, trick};
use super::hand::Hand;
use super::playout::{Rules, SEATS};
use rustc_hash::FxHashSet;

/// A position with an empty draw pile and open hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ending {
    pub(super) tops: [u8; 4],
    pub(super) burning: u8,
    pub(super) hands: [Hand; SEATS],
    /// Whose turn it is.
    pub(super) seat: u8,
    /// How many cards the seat must still place before it may end its turn.
    pub(super) due: u8,
}

/// A search with a limit.
struct Solver<'a> {
    rules: &'a Rules,
    /// How many more positions the search may visit.
    positions: u32,
    lost: FxHashSet<Ending>,
    /// The moves to the win, last first, with the number of the turn.
    line: Vec<(u32, Move)>,
}

impl Ending {
    /// Looks for a way to place every card, at no more than `limit` positions: what the seat to move places in the rest of
    /// this turn.
    pub(super) fn solve(&self, rules: &Rules, limit: u32) -> Option<Vec<Move>> {
        let mut solver = Solver { rules, positions: limit, lost: FxHashSet::default(), line: Vec::new() };
        let is_won = solver.wins(self, 0);
        let own = solver.line.iter().rev().take_while(|(turn, _)| *turn == 0);
        is_won.then(|| own.map(|(_, m)| *m).collect())
    }

    fn is_won(&self) -> bool {
        self.hands.iter().all(|hand| hand.is_empty())
    }

    fn place(&self, m: Move) -> Self {
        let mut after = *self;
        after.tops[usize::from(m.pile & 3)] = m.card;
        after.burning &= !(1 << m.pile);
        after.due = after.due.saturating_sub(1);
        let hand = &mut after.hands[usize::from(after.seat)];
        *hand = hand.without(m.card);
        after
    }

    /// The turn ends, and the next seat with cards begins (TG-14).
    fn end(&self, rules: &Rules) -> Self {
        let mut after = *self;
        if rules.fire {
            after.burning = on_fire(self.tops);
        }
        after.due = 1;
        for _ in 0..rules.players {
            after.seat = (after.seat + 1) % rules.players;
            if !after.hands[usize::from(after.seat)].is_empty() {
                break;
            }
        }
        after
    }
}

impl Solver<'_> {
    fn wins(&mut self, ending: &Ending, turn: u32) -> bool {
        if ending.is_won() {
            return true;
        }
        if self.positions == 0 {
            return false;
        }
        self.positions -= 1;
        if self.lost.contains(ending) {
            return false;
        }
        let hand = ending.hands[usize::from(ending.seat)];
        // Tricks first: they cost nothing and give room.
        for pile in 0..4 {
            let card = trick(pile, ending.tops[usize::from(pile)]);
            if card != 0 && hand.contains(card) && self.tries(ending, turn, Move { card, pile }) {
                return true;
            }
        }
        for pile in 0..4 {
            let mut card = nearest(hand, pile, ending.tops[usize::from(pile)]);
            while card != 0 {
                if self.tries(ending, turn, Move { card, pile }) {
                    return true;
                }
                card = nearest(hand, pile, card);
            }
        }
        // With one seat left, ending a turn changes nothing but what burns.
        if ending.due == 0 && ending.burning == 0 {
            let after = ending.end(self.rules);
            if after.seat != ending.seat && self.wins(&after, turn + 1) {
                return true;
            }
        }
        if self.positions > 0 {
            self.lost.insert(*ending);
        }
        false
    }

    fn tries(&mut self, ending: &Ending, turn: u32, m: Move) -> bool {
        let wins = self.wins(&ending.place(m), turn);
        if wins {
            self.line.push((turn, m));
        }
        wins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ending(tops: [u8; 4], hands: &[&[u8]]) -> Ending {
        let mut ending = Ending { tops, burning: 0, hands: [Hand::NONE; SEATS], seat: 0, due: 1 };
        for (place, hand) in ending.hands.iter_mut().zip(hands) {
            *place = hand.iter().copied().collect();
        }
        ending
    }

    fn solve(ending: &Ending, players: u8, fire: bool, limit: u32) -> Option<Vec<Move>> {
        ending.solve(&Rules { players, minimum: 2, fire, speakers: 0 }, limit)
    }

    fn win(moves: &[(u8, u8)]) -> Option<Vec<Move>> {
        Some(moves.iter().map(|(card, pile)| Move { card: *card, pile: *pile }).collect())
    }

    #[test]
    fn the_one_order_that_places_all_is_found() {
        let possible = ending([60, 99, 2, 2], &[&[50, 61]]);
        assert_eq!(solve(&possible, 1, false, 1_000), win(&[(50, 0), (61, 0)]));
        assert_eq!(solve(&possible, 1, false, 1), None, "the limit is too low");
        assert_eq!(solve(&ending([60, 99, 2, 2], &[&[40]]), 1, false, 1_000), None);
    }

    #[test]
    fn two_seats_help_each_other() {
        // 71 makes the trick with 61 possible, and 72 goes last.
        let solve = |hands| solve(&ending([60, 99, 2, 2], hands), 2, false, 1_000);
        assert_eq!(solve(&[&[71], &[61, 72]]), win(&[(71, 0)]));
        // Both cards at once would bury 65.
        assert_eq!(solve(&[&[63, 70], &[65]]), win(&[(63, 0)]));
        assert_eq!(solve(&[&[64], &[63]]), None);
    }

    #[test]
    fn tg_22_what_burns_is_covered_in_time() {
        // The second seat can't cover 77 and must leave a card to the third.
        let ending = ending([70, 50, 2, 2], &[&[77], &[60], &[61]]);
        assert_eq!(solve(&ending, 3, false, 1_000), win(&[(77, 0)]));
        assert_eq!(solve(&ending, 3, true, 1_000), None);
    }
}
