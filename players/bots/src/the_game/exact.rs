//! The end of a game in which nothing is hidden any more: is there a way to place every card?

#![allow(clippy::indexing_slicing, reason = "playouts spend their time here; seats and piles are in range")]

use super::board::{Move, nearest, on_fire, trick};
use super::hand::Hand;
use super::playout::next_seat;
use rustc_hash::FxHashSet;
use tabletop::{PerSeat, Seat, SetUp as _};
use the_game::{Pile, Piles, SetUp};

/// A position with an empty draw pile and open hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Endgame {
    pub(super) tops: [u8; 4],
    pub(super) burning: Piles,
    pub(super) hands: PerSeat<Hand>,
    /// Whose turn it is.
    pub(super) seat: Seat,
    /// How many cards the seat must still place before it may end its turn.
    pub(super) due: u8,
}

/// A search with a limit.
struct Solver<'a> {
    set_up: &'a SetUp,
    /// How many more positions the search may visit.
    positions: u32,
    /// Positions without a way to place every card.
    lost: FxHashSet<Endgame>,
    /// The moves of this turn in the solution, last first.
    line: Vec<Move>,
}

impl Endgame {
    /// Searches at most `limit` positions for a way to place every card. Returns what the seat to move places in the rest of
    /// this turn.
    pub(super) fn solve(&self, set_up: &SetUp, limit: u32) -> Option<Vec<Move>> {
        let mut solver = Solver { set_up, positions: limit, lost: FxHashSet::default(), line: Vec::new() };
        let is_won = solver.wins(self, true);
        solver.line.reverse();
        is_won.then_some(solver.line)
    }

    fn is_won(&self) -> bool {
        self.hands.iter(Seat::LIMIT).all(|(_, hand)| hand.is_empty())
    }

    fn place(&self, m: Move) -> Self {
        let mut after = *self;
        after.tops[m.pile as usize] = m.card;
        after.burning = after.burning.without(m.pile);
        after.due = after.due.saturating_sub(1);
        let hand = &mut after.hands[after.seat];
        *hand = hand.without(m.card);
        after
    }

    /// The turn ends, and the next seat with cards begins (TG-14).
    fn end(&self, set_up: &SetUp) -> Self {
        let mut after = *self;
        if set_up.fire() {
            after.burning = on_fire(self.tops);
        }
        after.due = set_up.minimum(true);
        after.seat = next_seat(&self.hands, self.seat, set_up.players());
        after
    }
}

impl Solver<'_> {
    /// Whether every card can be placed from here. `first` says whether it is still the turn that the search began with.
    fn wins(&mut self, endgame: &Endgame, first: bool) -> bool {
        if endgame.is_won() {
            return true;
        }
        if self.positions == 0 {
            return false;
        }
        self.positions -= 1;
        if self.lost.contains(endgame) {
            return false;
        }
        let hand = endgame.hands[endgame.seat];
        // Tricks first: they cost nothing and give room.
        for pile in Pile::ALL {
            let card = trick(pile, endgame.tops[pile as usize]);
            if card != 0 && hand.contains(card) && self.tries(endgame, first, Move { card, pile }) {
                return true;
            }
        }
        for pile in Pile::ALL {
            let mut card = nearest(hand, pile, endgame.tops[pile as usize]);
            while card != 0 {
                if self.tries(endgame, first, Move { card, pile }) {
                    return true;
                }
                card = nearest(hand, pile, card);
            }
        }
        // With one seat left, ending a turn changes nothing but what burns.
        if endgame.due == 0 && endgame.burning.is_empty() {
            let after = endgame.end(self.set_up);
            if after.seat != endgame.seat && self.wins(&after, false) {
                return true;
            }
        }
        if self.positions > 0 {
            self.lost.insert(*endgame);
        }
        false
    }

    fn tries(&mut self, endgame: &Endgame, first: bool, m: Move) -> bool {
        let wins = self.wins(&endgame.place(m), first);
        if wins && first {
            self.line.push(m);
        }
        wins
    }
}

#[cfg(test)]
mod tests {
    use super::super::novice;
    use super::*;
    use tabletop::{Due as _, Game as _, Luck as _, Seeded, View as _, Viewer, Waiting, draw};
    use the_game::{Action, Card, Deal, Due, TheGame};

    fn endgame(tops: [u8; 4], hands: &[&[u8]]) -> Endgame {
        let mut held = hands.iter().map(|hand| hand.iter().copied().collect());
        let hands = PerSeat::from_fn(|_| held.next().unwrap_or_default());
        Endgame { tops, burning: Piles::NONE, hands, seat: Seat::FIRST, due: 1 }
    }

    fn solve(endgame: &Endgame, players: u8, options: &str, limit: u32) -> Option<Vec<Move>> {
        endgame.solve(&SetUp::parse(players, options, None).unwrap(), limit)
    }

    fn win(cards: &[u8]) -> Option<Vec<Move>> {
        Some(cards.iter().map(|card| Move { card: *card, pile: Pile::A1 }).collect())
    }

    /// The position of a game whose draw pile is empty, with open hands.
    fn endgame_of(game: &TheGame, seat: Seat) -> Endgame {
        let view = game.view(Viewer::Seat(seat));
        Endgame {
            tops: Pile::ALL.map(|pile| game.tops().on(pile)),
            burning: game.burning(),
            hands: PerSeat::from_fn(|seat| Hand::from(game.hand(seat))),
            seat,
            due: view.minimum.saturating_sub(view.placed_now),
        }
    }

    /// Calls `each` with every position of seeded games in which the draw pile is empty and a seat is to move. The dealer is
    /// kind, because otherwise beginners would not get that far: two times out of three it deals the cards nearest to the tops.
    fn for_each_late_position(mut each: impl FnMut(&TheGame, Seat)) {
        let options = ["", "minimum=3", "hand=small", "fire", "minimum=3 hand=small fire"];
        for (players, options) in (1..=5).flat_map(|players| options.map(|options| (players, options))) {
            for seed in 0..12 {
                let mut game = TheGame::new(SetUp::parse(players, options, None).unwrap());
                let mut luck = Seeded::new(seed);
                loop {
                    if let Some(due) = game.due() {
                        let deal =
                            if luck.below(3) == 0 { draw(due, &mut luck) } else { nearest_cards(&game, due) };
                        game.deal(&deal).unwrap();
                        continue;
                    }
                    let Waiting::Seats(seats) = game.waiting() else { break };
                    let seat = seats.first().unwrap();
                    if game.draw_pile().is_empty() {
                        each(&game, seat);
                    }
                    let action = novice::nearest(&game.view(Viewer::Seat(seat)), &mut luck).unwrap();
                    game.act(seat, action).unwrap();
                }
            }
        }
    }

    /// A deal of the cards nearest to the tops.
    fn nearest_cards(game: &TheGame, due: Due) -> Deal {
        let mut cards: Vec<Card> = game.draw_pile().iter().collect();
        let distance = |card: &Card| {
            let to_top = |pile| card.number().abs_diff(game.tops().on(pile));
            Pile::ALL.into_iter().map(to_top).min()
        };
        cards.sort_by_key(distance);
        Deal { seat: due.seat(), cards: cards.into_iter().take(due.count() as usize).collect() }
    }

    /// Whether the engine lets the seats place every card, by trying all actions.
    fn can_be_won(game: &TheGame) -> bool {
        match (game.outcome(), game.waiting()) {
            (Some(left), _) => left.is_win(),
            (None, Waiting::Seats(seats)) => {
                let seat = seats.first().unwrap();
                let legal = game.view(Viewer::Seat(seat)).legal_actions();
                legal.into_iter().any(|action| {
                    let mut after = game.clone();
                    after.act(seat, action).unwrap();
                    can_be_won(&after)
                })
            }
            (None, waiting) => panic!("the game waits for {waiting:?}"),
        }
    }

    #[test]
    fn tg_13_14_22_a_solution_wins_in_the_engine() {
        let mut solved = 0;
        for_each_late_position(|game, mut seat| {
            let mut game = game.clone();
            let Some(mut moves) = endgame_of(&game, seat).solve(game.set_up(), 2_000) else { return };
            solved += 1;
            loop {
                for m in moves {
                    game.act(seat, m.action().unwrap()).unwrap();
                }
                if game.outcome().is_some() {
                    break;
                }
                game.act(seat, Action::End).unwrap();
                let Waiting::Seats(seats) = game.waiting() else { break };
                seat = seats.first().unwrap();
                moves = endgame_of(&game, seat).solve(game.set_up(), u32::MAX).unwrap();
            }
            assert_eq!(game.outcome().map(|left| left.0), Some(0));
        });
        assert!(solved > 500, "{solved} positions solved");
    }

    #[test]
    fn tg_13_14_22_a_position_has_a_solution_if_and_only_if_the_engine_can_be_won() {
        let (mut won, mut lost) = (0, 0);
        for_each_late_position(|game, seat| {
            let left = game.view(Viewer::Seat(seat)).left();
            if left <= 6 {
                let expected = can_be_won(game);
                let found = endgame_of(game, seat).solve(game.set_up(), u32::MAX);
                assert_eq!(found.is_some(), expected, "{game:?}");
                *if expected { &mut won } else { &mut lost } += 1;
            }
        });
        assert!(won > 100 && lost > 100, "{won} won, {lost} lost");
    }

    #[test]
    fn the_one_order_that_places_all_is_found() {
        let possible = endgame([60, 99, 2, 2], &[&[50, 61]]);
        assert_eq!(solve(&possible, 1, "", 1_000), win(&[50, 61]));
        assert_eq!(solve(&possible, 1, "", 1), None, "the limit is too low");
        assert_eq!(solve(&endgame([60, 99, 2, 2], &[&[40]]), 1, "", 1_000), None);
    }

    #[test]
    fn two_seats_help_each_other() {
        // 71 makes the trick with 61 possible, and 72 goes last.
        let solve = |hands| solve(&endgame([60, 99, 2, 2], hands), 2, "", 1_000);
        assert_eq!(solve(&[&[71], &[61, 72]]), win(&[71]));
        // Both cards at once would bury 65.
        assert_eq!(solve(&[&[63, 70], &[65]]), win(&[63]));
        assert_eq!(solve(&[&[64], &[63]]), None);
    }

    #[test]
    fn tg_22_what_burns_is_covered_in_time() {
        // The second seat can't cover 77 and must leave a card to the third.
        let endgame = endgame([70, 50, 2, 2], &[&[77], &[60], &[61]]);
        assert_eq!(solve(&endgame, 3, "", 1_000), win(&[77]));
        assert_eq!(solve(&endgame, 3, "fire", 1_000), None);
    }
}
