//! Playing at random.

use crate::{Game, Luck, Waiting, draw};

/// Deals until players must choose or the game is over.
///
/// ```
/// use tabletop::{Game, Seeded, Waiting, deal_all};
/// use the_game::{SetUp, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(3)?);
/// deal_all(&mut game, &mut Seeded::new(1))?;
/// // All hands are dealt, and three seats say how keen they are to start.
/// assert!(matches!(game.waiting(), Waiting::Seats(seats) if seats.len() == 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn deal_all<G: Game>(game: &mut G, luck: &mut impl Luck) -> Result<(), G::Refusal> {
    while let Some(due) = game.due() {
        game.deal(&draw(due, luck))?;
    }
    Ok(())
}

/// Plays a whole game in which every deal and every choice is drawn, and returns it at its end.
///
/// ```
/// use tabletop::{Game, Seeded, random_game};
/// use the_game::{SetUp, TheGame};
///
/// let game: TheGame = random_game(SetUp::new(3)?, &mut Seeded::new(1))?;
/// assert!(game.outcome().is_some_and(|left| !left.is_win()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn random_game<G: Game>(set_up: G::SetUp, luck: &mut impl Luck) -> Result<G, G::Refusal> {
    let mut game = G::new(set_up);
    loop {
        deal_all(&mut game, luck)?;
        let Waiting::Seats(seats) = game.waiting() else { return Ok(game) };
        // Choices that several seats make at once are sealed, so their order does not matter.
        let chosen = seats.first().and_then(|seat| Some((seat, game.random_action(seat, luck)?)));
        let Some((seat, action)) = chosen else { return Ok(game) };
        game.act(seat, action)?;
    }
}
