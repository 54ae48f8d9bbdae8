//! A table of any of the games: the edge where a name becomes a type.

use crate::change::Change;
use crate::event::{Entry, Event, Opening};
use crate::listing::Listing;
use crate::minds::{BotJob, Thought};
use crate::rebuild::RebuildError;
use crate::refused::Refused;
use crate::table::{Knock, Table};
use bots::SearchLimits;
use bytes::Bytes;
use protocol::{CommandId, GuestId, InviteKey, Millis, Phase, TableId, TableRequest};
use pyramids::Pyramids;
use record::GameName;
use silver_gold::SilverGold;
use tabletop::{Seat, Viewer};
use the_game::TheGame;

macro_rules! any {
    ($(#[$doc:meta])* $name:ident of $inner:ident) => {
        $(#[$doc])*
        #[allow(missing_docs, reason = "the names of the games")]
        pub enum $name {
            TheGame(Box<$inner<TheGame>>),
            SilverGold(Box<$inner<SilverGold>>),
            Pyramids(Box<$inner<Pyramids>>),
        }
    };
}

any! {
    /// A table of any of the games.
    AnyTable of Table
}

any! {
    /// Something for a bot of any of the games to think about.
    AnyJob of BotJob
}

any! {
    /// What a bot of any of the games came up with.
    AnyThought of Thought
}

/// Does the same with whatever is inside.
macro_rules! each {
    ($any:expr, $inner:ident => $result:expr) => {
        match $any {
            AnyTable::TheGame($inner) => $result,
            AnyTable::SilverGold($inner) => $result,
            AnyTable::Pyramids($inner) => $result,
        }
    };
}

impl AnyTable {
    /// Makes a table: see [`Table::open`].
    pub fn open(opening: Opening, now: Millis) -> Result<(Self, Change), Refused> {
        Ok(match opening.plan.game {
            GameName::TheGame => {
                let (table, change) = Table::open(opening, now)?;
                (Self::TheGame(Box::new(table)), change)
            }
            GameName::SilverGold => {
                let (table, change) = Table::open(opening, now)?;
                (Self::SilverGold(Box::new(table)), change)
            }
            GameName::Pyramids => {
                let (table, change) = Table::open(opening, now)?;
                (Self::Pyramids(Box::new(table)), change)
            }
        })
    }

    /// Makes a table again from the texts of its log, in order.
    pub fn rebuild(log: &[impl AsRef<str>]) -> Result<Self, RebuildError> {
        let first = log.first().ok_or(RebuildError::NoOpening)?;
        let entry: Entry = serde_json::from_str(first.as_ref())
            .map_err(|error| RebuildError::Unread { number: 0, error })?;
        let Event::Created(opening) = entry.event else { return Err(RebuildError::NoOpening) };
        let log = log.iter().map(AsRef::as_ref);
        Ok(match opening.plan.game {
            GameName::TheGame => Self::TheGame(Box::new(Table::rebuild(log)?)),
            GameName::SilverGold => Self::SilverGold(Box::new(Table::rebuild(log)?)),
            GameName::Pyramids => Self::Pyramids(Box::new(Table::rebuild(log)?)),
        })
    }

    /// See [`Table::ask`].
    pub fn ask(
        &mut self,
        guest: &GuestId,
        id: Option<CommandId>,
        request: TableRequest,
        now: Millis,
    ) -> Result<Knock, Refused> {
        each!(self, table => table.ask(guest, id, request, now))
    }

    /// See [`Table::rematch`].
    pub fn rematch(
        &mut self,
        guest: &GuestId,
        id: Option<CommandId>,
        fresh: (TableId, InviteKey, String),
        now: Millis,
    ) -> Result<(Change, Self, Change), Refused> {
        Ok(match self {
            Self::TheGame(table) => {
                let (change, next, opened) = table.rematch(guest, id, fresh, now)?;
                (change, Self::TheGame(Box::new(next)), opened)
            }
            Self::SilverGold(table) => {
                let (change, next, opened) = table.rematch(guest, id, fresh, now)?;
                (change, Self::SilverGold(Box::new(next)), opened)
            }
            Self::Pyramids(table) => {
                let (change, next, opened) = table.rematch(guest, id, fresh, now)?;
                (change, Self::Pyramids(Box::new(next)), opened)
            }
        })
    }

    /// See [`Table::admit`].
    pub fn admit(&self, guest: &GuestId, invite: Option<&InviteKey>) -> Result<(), Refused> {
        each!(self, table => table.admit(guest, invite))
    }

    /// See [`Table::may_stay`].
    pub fn may_stay(&self, guest: &GuestId) -> Result<(), Refused> {
        each!(self, table => table.may_stay(guest))
    }

    /// See [`Table::invite`].
    #[must_use]
    pub fn invite(&self, guest: &GuestId) -> Option<&InviteKey> {
        each!(self, table => table.invite(guest))
    }

    /// See [`Table::arrive`].
    pub fn arrive(&mut self, guest: &GuestId, now: Millis) -> Option<Change> {
        each!(self, table => table.arrive(guest, now))
    }

    /// See [`Table::reseat`].
    pub fn reseat(&mut self, from: Viewer, guest: &GuestId, now: Millis) -> Viewer {
        each!(self, table => table.reseat(from, guest, now))
    }

    /// See [`Table::depart`].
    pub fn depart(&mut self, viewer: Viewer, now: Millis) {
        each!(self, table => table.depart(viewer, now));
    }

    /// See [`Table::resume`].
    pub fn resume(&mut self, down: Millis, now: Millis) -> Option<Change> {
        each!(self, table => table.resume(down, now))
    }

    /// See [`Table::tick`].
    pub fn tick(&mut self, now: Millis) -> Vec<Change> {
        each!(self, table => table.tick(now))
    }

    /// See [`Table::abandon`].
    pub fn abandon(&mut self, now: Millis) -> Option<Change> {
        each!(self, table => table.abandon(now))
    }

    /// See [`Table::deadline`].
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        each!(self, table => table.deadline())
    }

    /// See [`Table::bot_job`].
    pub fn bot_job(&mut self) -> Option<AnyJob> {
        match self {
            Self::TheGame(table) => table.bot_job().map(Box::new).map(AnyJob::TheGame),
            Self::SilverGold(table) => table.bot_job().map(Box::new).map(AnyJob::SilverGold),
            Self::Pyramids(table) => table.bot_job().map(Box::new).map(AnyJob::Pyramids),
        }
    }

    /// See [`Table::wants_bot`].
    #[must_use]
    pub fn wants_bot(&self) -> bool {
        each!(self, table => table.wants_bot())
    }

    /// See [`Table::thought`]. A thought of another game is nothing.
    pub fn thought(&mut self, thought: AnyThought, now: Millis) -> Vec<Change> {
        match (self, thought) {
            (Self::TheGame(table), AnyThought::TheGame(thought)) => table.thought(*thought, now),
            (Self::SilverGold(table), AnyThought::SilverGold(thought)) => table.thought(*thought, now),
            (Self::Pyramids(table), AnyThought::Pyramids(thought)) => table.thought(*thought, now),
            _ => Vec::new(),
        }
    }

    /// See [`Table::lost_thought`].
    pub fn lost_thought(&mut self, seat: Seat) {
        each!(self, table => table.lost_thought(seat));
    }

    /// See [`Table::view_text`].
    pub fn view_text(&mut self, guest: &GuestId, id: Option<CommandId>, now: Millis) -> Bytes {
        each!(self, table => table.view_text(guest, id, now))
    }

    /// See [`Table::since`].
    pub fn since(&mut self, guest: &GuestId, since: Option<u64>, now: Millis) -> Vec<Bytes> {
        each!(self, table => table.since(guest, since, now))
    }

    /// See [`Table::legal_text`].
    #[must_use]
    pub fn legal_text(&self, viewer: Viewer) -> Option<Bytes> {
        each!(self, table => table.legal_text(viewer))
    }

    /// See [`Table::presence_text`].
    #[must_use]
    pub fn presence_text(&self) -> Bytes {
        each!(self, table => table.presence_text())
    }

    /// See [`Table::viewer`].
    #[must_use]
    pub fn viewer(&self, guest: &GuestId) -> Viewer {
        each!(self, table => table.viewer(guest))
    }

    /// See [`Table::number`].
    #[must_use]
    pub fn number(&self, viewer: Viewer) -> u64 {
        each!(self, table => table.number(viewer))
    }

    /// See [`Table::record`].
    #[must_use]
    pub fn record(&self) -> Option<String> {
        each!(self, table => table.record())
    }

    /// See [`Table::listing`].
    #[must_use]
    pub fn listing(&self) -> Listing {
        each!(self, table => table.listing())
    }

    /// See [`Table::is_host`].
    #[must_use]
    pub fn is_host(&self, guest: &GuestId) -> bool {
        each!(self, table => table.is_host(guest))
    }

    /// See [`Table::id`].
    #[must_use]
    pub const fn id(&self) -> &TableId {
        each!(self, table => table.id())
    }

    /// See [`Table::phase`].
    #[must_use]
    pub const fn phase(&self) -> Phase {
        each!(self, table => table.phase())
    }

    /// Whether the next game is at another table.
    #[must_use]
    pub const fn has_next(&self) -> bool {
        each!(self, table => table.next().is_some())
    }

    /// See [`Table::entries`].
    #[must_use]
    pub const fn entries(&self) -> u64 {
        each!(self, table => table.entries())
    }

    /// See [`Table::connected`].
    #[must_use]
    pub fn connected(&self) -> u32 {
        each!(self, table => table.connected())
    }
}

impl AnyJob {
    /// Whose bot it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match self {
            Self::TheGame(job) => job.seat(),
            Self::SilverGold(job) => job.seat(),
            Self::Pyramids(job) => job.seat(),
        }
    }

    /// Thinks.
    #[must_use]
    pub fn think(self, limits: &SearchLimits<'_>) -> AnyThought {
        match self {
            Self::TheGame(job) => AnyThought::TheGame(Box::new(job.think(limits))),
            Self::SilverGold(job) => AnyThought::SilverGold(Box::new(job.think(limits))),
            Self::Pyramids(job) => AnyThought::Pyramids(Box::new(job.think(limits))),
        }
    }
}
