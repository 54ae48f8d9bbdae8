//! Counting the leaves of the tree of choices: a guard for move generators.

use crate::{Game, Luck, Waiting, draw};

/// The number of sequences of `depth` choices from this position. A fresh `luck()` draws each deal, so that the deal
/// depends only on the position. If several seats choose at once, the lowest goes first. A game that ends earlier counts
/// as one leaf. A deal or a listed action that the game refuses is an error.
///
/// ```
/// use tabletop::{Game, leaves};
/// use the_game::{SetUp, TheGame};
///
/// // Luck that always deals the lowest cards.
/// let lowest = || |_: u32| 0;
/// let game = TheGame::new(SetUp::new(1)?);
/// assert_eq!([1, 2, 3].map(|depth| leaves(&game, depth, &lowest)), [Ok(32), Ok(784), Ok(15_120)]);
/// # Ok::<(), tabletop::SetUpError>(())
/// ```
pub fn leaves<G: Game, L: Luck>(game: &G, depth: u32, luck: &impl Fn() -> L) -> Result<u64, G::Refusal> {
    if depth == 0 {
        return Ok(1);
    }
    if let Some(due) = game.due() {
        let mut next = game.clone();
        next.deal(&draw(due, &mut luck()))?;
        return leaves(&next, depth, luck);
    }
    let Waiting::Seats(seats) = game.waiting() else { return Ok(1) };
    let Some(seat) = seats.first() else { return Ok(1) };
    game.legal_actions(seat).into_iter().try_fold(0, |count, action| {
        let mut next = game.clone();
        next.act(seat, action)?;
        Ok(count + leaves(&next, depth - 1, luck)?)
    })
}
