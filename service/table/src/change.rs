//! What a change of a table means for those who look at it.

use crate::event::Entry;
use crate::listing::Listing;
use bytes::Bytes;
use protocol::{GuestId, News};
use tabletop::{Game, Seat, Viewer};

/// A change of a table: what to write down, and then what to tell to whom.
#[derive(Debug)]
pub struct Change {
    /// The number of the entry in the log of the table.
    pub number: u64,
    /// What to write down.
    pub entry: Entry,
    /// What to tell, once it is written down.
    pub told: Vec<Told>,
    /// Who sees the table with other eyes from now on, and must be given everything anew.
    pub moved: Vec<GuestId>,
    /// What lists show of the table, where that has changed.
    pub listing: Option<Listing>,
}

/// A message for one viewer.
#[derive(Clone, Debug)]
pub struct Told {
    /// For whom.
    pub to: Viewer,
    /// Of spectators, whether it is for a host without a seat alone, or for all but the host.
    pub host: Option<bool>,
    /// The text of a [`protocol::Message`].
    pub text: Bytes,
}

impl Told {
    /// Whether this is for somebody who looks as this viewer, and is the host or is not.
    #[must_use]
    pub fn is_for(&self, viewer: Viewer, host: bool) -> bool {
        self.to == viewer && self.host.is_none_or(|only| only == host)
    }
}

/// What an event changed.
pub(crate) struct Effects<G: Game> {
    /// Whether [`protocol::TableView`] is another.
    pub(crate) table: bool,
    /// Whether the clocks stand differently.
    pub(crate) time: bool,
    /// Whether the game is another.
    pub(crate) game: bool,
    /// Whether lists show something else.
    pub(crate) listing: bool,
    /// The only seat that may notice anything, if there is one.
    pub(crate) only: Option<Seat>,
    pub(crate) happened: Vec<Happening<G>>,
    pub(crate) moved: Vec<GuestId>,
}

impl<G: Game> Effects<G> {
    /// The table beside the game has changed.
    pub(crate) fn table(news: Option<News>) -> Self {
        Self { table: true, happened: news.map(Happening::News).into_iter().collect(), ..Self::none() }
    }

    /// Nothing has changed that anybody could see.
    pub(crate) const fn none() -> Self {
        Self {
            table: false,
            time: false,
            game: false,
            listing: false,
            only: None,
            happened: Vec::new(),
            moved: Vec::new(),
        }
    }

    pub(crate) fn listed(mut self) -> Self {
        self.listing = true;
        self
    }

    pub(crate) fn moved(mut self, guest: Option<GuestId>) -> Self {
        self.moved.extend(guest);
        self
    }

    /// Whether this viewer may notice anything.
    pub(crate) fn is_for(&self, viewer: Viewer) -> bool {
        self.only.is_none_or(|seat| viewer.is(seat))
    }
}

/// Something that happened, which viewers see with different eyes.
pub(crate) enum Happening<G: Game> {
    /// Everybody sees the same.
    News(News),
    Deal(G::Deal),
    Action(Seat, G::Action),
    /// A choice that is sealed.
    Sealed(Seat, G::Action),
    TakenBack {
        seat: Seat,
        action: Option<G::Action>,
        sealed: bool,
    },
}
