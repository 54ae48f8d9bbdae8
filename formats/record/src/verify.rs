//! Verifies that every deal of a record follows from the revealed seed.

use crate::fair::FairDealer;
use crate::{Event, Record, RecordError, replay};
use tabletop::Game;

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
        /// Whether the record has a commitment, which then fits the seed. Without one the seed may have been chosen
        /// afterwards. Nobody can tell from the record when the commitment was made: compare it with the one that you saw
        /// before the first deal.
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
    let replay = replay::<G>(record, deck)?;
    let mut dealer = None;
    if let Some(seed) = &header.seed {
        let own = seed.commitment();
        if header.commitment.is_some_and(|commitment| commitment != own) {
            let problem = format!("the seed does not match this commitment: it commits to {own}");
            return Err(record.value_position("Commitment").error(problem));
        }
        dealer = Some(FairDealer::new(seed, &header.mix));
    }
    replay.finish_with(dealer.as_mut())?;
    let count = record.lines().iter().filter(|line| matches!(line.event, Event::Deal(_))).count();
    let deals = match dealer {
        Some(_) => Deals::Checked { count, committed: header.commitment.is_some() },
        None => Deals::NoSeed,
    };
    Ok(Verified { events: record.lines().len(), result: record.result().map(str::to_owned), deals })
}

/// Replays a record while the dealer draws every deal again, which must be the deal of the record. Afterwards the dealer is
/// ready for the next deal.
pub fn resume<G: Game>(
    record: &Record,
    deck: Option<&str>,
    dealer: &mut FairDealer,
) -> Result<G, RecordError> {
    replay(record, deck)?.finish_with(Some(dealer))
}
