//! Checking that every deal of a record follows from the revealed seed.

use crate::fair::FairDealer;
use crate::{Played, Record, RecordError, Replay, replay};
use tabletop::{Game, draw};

/// What holds in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many events there are: deals, choices and things said.
    pub events: usize,
    /// The result; nothing if the game is not over.
    pub result: Option<String>,
    /// What is known about the deals.
    pub deals: Deals,
}

/// What is known about the deals of a record that keeps the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// All of them follow from the seed.
    Checked {
        /// How many there are.
        count: usize,
        /// What was promised before the game.
        commitment: Promise,
    },
    /// The seed is not revealed: the deals are possible, no more can be said.
    NoSeed,
}

/// What was promised about the seed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// The commitment is the SHA-256 sum of the seed.
    Holds,
    /// The record has no commitment: the seed may have been chosen afterwards.
    NotGiven,
}

/// Plays a record again and, if its seed is revealed, draws every deal again, as far as the record goes. The first line
/// that does not hold is refused.
pub fn verify<G: Game>(record: &Record, deck: Option<&str>) -> Result<Verified, RecordError> {
    let header = record.header();
    let result = record.result().map(str::to_owned);
    let replay = replay::<G>(record, deck)?;
    let Some(seed) = &header.seed else {
        replay.finish()?;
        return Ok(Verified { events: record.lines().len(), result, deals: Deals::NoSeed });
    };
    let commitment = match header.commitment {
        None => Promise::NotGiven,
        Some(commitment) if commitment == seed.commitment() => Promise::Holds,
        Some(_) => {
            let problem = format!("the seed does not keep this commitment: its own is {}", seed.commitment());
            return Err(record.value_place("Commitment").error(problem));
        }
    };
    let (_, count) = draw_along(replay, &mut FairDealer::new(seed, &header.mix))?;
    Ok(Verified { events: record.lines().len(), result, deals: Deals::Checked { count, commitment } })
}

/// Plays a record again while the dealer draws every deal again, which must be the record's. Afterwards the dealer is
/// where it was when the record stopped, ready to deal on.
pub fn resume<G: Game>(
    record: &Record,
    deck: Option<&str>,
    dealer: &mut FairDealer,
) -> Result<G, RecordError> {
    draw_along(replay(record, deck)?, dealer).map(|(game, _)| game)
}

/// The last position and the number of deals.
fn draw_along<G: Game>(
    mut replay: Replay<'_, G>,
    dealer: &mut FairDealer,
) -> Result<(G, usize), RecordError> {
    let mut count = 0;
    loop {
        let played = replay.advance(|game, deal| match game.due().map(|due| draw(due, dealer)) {
            Some(drawn) if drawn != *deal => {
                Err(format!("expected `{drawn}`, the deal that follows from the seed"))
            }
            _ => Ok(()),
        })?;
        match played {
            Some((_, Played::Deal(_))) => count += 1,
            Some((_, Played::Action(..))) => {}
            None => return Ok((replay.game().clone(), count)),
        }
    }
}
