//! Counting the leaves of the tree of choices: a guard for move generators.

use crate::{Game, Luck, Waiting, draw};

/// The number of sequences of `depth` choices from this position. A fresh `luck()` draws each deal, so that the deal
/// depends only on the position. If several seats choose at once, the lowest goes first. A game that ends earlier counts
/// as one leaf.
pub fn leaves<G: Game, L: Luck>(game: &G, depth: u32, luck: &impl Fn() -> L) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.waiting() {
        Waiting::Nobody => 1,
        Waiting::Dealer => {
            let mut next = game.clone();
            let dealt = game.due().is_some_and(|due| next.deal(&draw(due, &mut luck())).is_ok());
            if dealt { leaves(&next, depth, luck) } else { 0 }
        }
        Waiting::Seats(seats) => {
            let Some(seat) = seats.first() else { return 0 };
            let mut count = 0;
            game.for_each_legal(seat, |action| {
                let mut next = game.clone();
                if next.act(seat, action).is_ok() {
                    count += leaves(&next, depth - 1, luck);
                }
            });
            count
        }
    }
}
