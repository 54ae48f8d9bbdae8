//! A table made again from its log.

use crate::Seated;
use crate::event::{Entry, Event};
use crate::table::Table;
use protocol::GuestId;
use tabletop::Seat;

/// Why a log is not that of a table.
#[derive(Debug, thiserror::Error)]
pub enum RebuildError {
    /// The log does not begin with the making of a table.
    #[error("the log does not begin with the making of a table")]
    NoOpening,
    /// It is a table of another game.
    #[error("this is a table of another game")]
    OtherGame,
    /// An entry can't be read.
    #[error("entry {number}: {error}")]
    Unread {
        /// Its number.
        number: u64,
        /// What is wrong with it.
        error: serde_json::Error,
    },
    /// An entry does not follow from those before.
    #[error("entry {number}: {problem}")]
    Wrong {
        /// Its number.
        number: u64,
        /// What is wrong with it.
        problem: String,
    },
}

impl<G: Seated> Table<G> {
    /// Makes a table again from the texts of its log, in order.
    pub fn rebuild<'l>(log: impl IntoIterator<Item = &'l str>) -> Result<Self, RebuildError> {
        let mut table: Option<Self> = None;
        for (number, text) in (0u64..).zip(log) {
            let entry: Entry =
                serde_json::from_str(text).map_err(|error| RebuildError::Unread { number, error })?;
            let wrong = |problem: String| RebuildError::Wrong { number, problem };
            match (&mut table, &entry.event) {
                (None, Event::Created(opening)) if opening.plan.game == G::GAME => {
                    let mut made =
                        Self::new(opening, entry.at).map_err(|refused| wrong(refused.to_string()))?;
                    made.quiet = true;
                    made.entries = 1;
                    table = Some(made);
                }
                (None, Event::Created(_)) => return Err(RebuildError::OtherGame),
                (None, _) => return Err(RebuildError::NoOpening),
                (Some(table), event) => {
                    if let (Some(id), Some(guest)) = (entry.id, table.by(event)) {
                        table.recent.note(guest, id);
                    }
                    let effects = table.apply(event, entry.at).map_err(wrong)?;
                    let _ = table.tell(&effects, None);
                    table.settle(&effects, entry.at);
                }
            }
        }
        let mut table = table.ok_or(RebuildError::NoOpening)?;
        table.quiet = false;
        Ok(table)
    }

    /// Who asks for something that did not happen yet.
    fn by(&self, event: &Event) -> Option<GuestId> {
        let seat = match event {
            Event::Sat { guest, .. } => return Some(guest.clone()),
            Event::Mixed { seat, .. }
            | Event::Named { seat, .. }
            | Event::Left { seat }
            | Event::Acted { seat, .. }
            | Event::TookBack { seat }
            | Event::UndoAsked { seat }
            | Event::UndoAnswered { seat, .. }
            | Event::Chatted { seat, .. }
            | Event::StoodIn { seat, .. }
            | Event::Returned { seat }
            | Event::Rematched { seat, .. } => *seat,
            Event::Created(_)
            | Event::Planned { .. }
            | Event::Removed { .. }
            | Event::Started { .. }
            | Event::Closed
            | Event::Resumed { .. } => return Some(self.host.clone()),
        };
        self.chair(Seat::new(seat)?)?.guest().cloned()
    }
}
