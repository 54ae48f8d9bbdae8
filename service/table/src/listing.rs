//! What lists show of a table.

use protocol::http::Listed;
use protocol::{GuestId, Phase};
use serde::{Deserialize, Serialize};

/// What lists show of a table, and whose history it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// What everybody may see.
    pub listed: Listed,
    /// Whether it stands in the public list while it is open.
    pub public: bool,
    /// The person in each seat.
    pub guests: Vec<Option<GuestId>>,
}

impl Listing {
    /// What a guest sees in their own history.
    #[must_use]
    pub fn of(self, guest: &GuestId) -> Listed {
        let seat = self.guests.iter().position(|other| other.as_ref() == Some(guest));
        Listed { seat: seat.and_then(|seat| u8::try_from(seat).ok()), ..self.listed }
    }

    /// How far the table has come.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.listed.phase
    }
}
