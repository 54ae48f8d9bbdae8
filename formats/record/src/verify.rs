//! Verifies that every deal of a record follows from the revealed seed.

use crate::fair::FairDealer;
use crate::{GameEvent, Record, RecordError, Replay, replay};
use tabletop::{Game, draw};

/// A record that was verified.
///
/// ```
/// let text = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"1\"]\n\ndeal 0 2 3 4 5 6 7 8 9\n0 2>A1\nresult *\n";
/// let verified = record::verify::<the_game::TheGame>(&text.parse()?, None)?;
/// assert_eq!((verified.events, verified.result), (2, None));
/// // Without the secret nobody can tell whether the deals were drawn fairly.
/// assert_eq!(verified.deals, record::Deals::NoSeed);
/// # Ok::<(), record::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The number of events: deals, choices and signals.
    pub events: usize,
    /// The result. None if the game is not over.
    pub result: Option<String>,
    /// What is known about the deals.
    pub deals: Deals,
}

/// What is known about the deals of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deals {
    /// All deals follow from the seed.
    Checked {
        /// The number of deals.
        count: usize,
        /// Whether the record has a commitment, which then fits the seed. Without one the seed may have been chosen afterwards.
        committed: bool,
    },
    /// The seed is not revealed. The deals are possible, but can't be checked.
    NoSeed,
}

/// Replays a record and, if its seed is revealed, draws every deal again. The first line that is wrong is refused.
///
/// ```standalone_crate
/// # let text = include_str!("../tests/games/the-game.benben");
/// let record: record::Record = text.parse()?;
/// let verified = record::verify::<the_game::TheGame>(&record, None)?;
/// assert!(matches!(verified.deals, record::Deals::Checked { committed: true, .. }));
/// // A deal that the dealer did not draw is found.
/// let deal = text.lines().find(|line| line.starts_with("deal")).unwrap_or_default();
/// let forged: record::Record = text.replace(deal, "deal 0 2 3 4 5 6 7 8").parse()?;
/// assert!(record::verify::<the_game::TheGame>(&forged, None).is_err());
/// # Ok::<(), record::RecordError>(())
/// ```
pub fn verify<G: Game>(record: &Record, deck: Option<&str>) -> Result<Verified, RecordError> {
    let header = record.header();
    let result = record.result().map(str::to_owned);
    let replay = replay::<G>(record, deck)?;
    let Some(seed) = &header.seed else {
        replay.finish()?;
        return Ok(Verified { events: record.lines().len(), result, deals: Deals::NoSeed });
    };
    if header.commitment.is_some_and(|commitment| commitment != seed.commitment()) {
        let problem = format!("the seed does not match this commitment: it commits to {}", seed.commitment());
        return Err(record.value_position("Commitment").error(problem));
    }
    let (_, count) = redraw(replay, &mut FairDealer::new(seed, &header.mix))?;
    let committed = header.commitment.is_some();
    Ok(Verified { events: record.lines().len(), result, deals: Deals::Checked { count, committed } })
}

/// Replays a record while the dealer draws every deal again, which must be the record's. Afterwards the dealer is ready for the
/// next deal.
pub fn resume<G: Game>(
    record: &Record,
    deck: Option<&str>,
    dealer: &mut FairDealer,
) -> Result<G, RecordError> {
    redraw(replay(record, deck)?, dealer).map(|(game, _)| game)
}

/// Replays a record with the deals of the dealer. Returns the game and the number of deals.
fn redraw<G: Game>(mut replay: Replay<'_, G>, dealer: &mut FairDealer) -> Result<(G, usize), RecordError> {
    let mut count = 0;
    loop {
        let played = replay.advance(|game, deal| match game.due().map(|due| draw(due, dealer)) {
            Some(drawn) if drawn != *deal => {
                Err(format!("expected `{drawn}`, the deal that follows from the seed"))
            }
            _ => Ok(()),
        })?;
        match played {
            Some((_, GameEvent::Deal(_))) => count += 1,
            Some((_, GameEvent::Action(..))) => {}
            None => return Ok((replay.game().clone(), count)),
        }
    }
}
