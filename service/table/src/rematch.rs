//! Another game with the same people.

use crate::Seated;
use crate::chairs::{Chair, Player};
use crate::change::Change;
use crate::event::{Event, Opening, Why};
use crate::refused::Refused;
use crate::table::Table;
use protocol::http::NewTable;
use protocol::{CommandId, GuestId, InviteKey, Millis, Phase, TableId};
use tabletop::SetUp as _;

impl<G: Seated> Table<G> {
    /// After a game: the same players at a new table. The ids and the secret must be random.
    pub fn rematch(
        &mut self,
        guest: &GuestId,
        id: Option<CommandId>,
        fresh: (TableId, InviteKey, String),
        now: Millis,
    ) -> Result<(Change, Self, Change), Refused> {
        let seat = self.seat_of(guest).ok_or(Refused::NoSeat)?.number();
        match (self.phase, &self.next) {
            (Phase::Over, None) => {}
            (Phase::Over, Some(_)) => return Err(Refused::Rematched),
            _ => return Err(Refused::NotOver),
        }
        let (table, invite, secret) = fresh;
        let here = |chair: &Chair| chair.stand_in != Some(Why::Left);
        let seated: Vec<_> = (0u8..)
            .zip(&self.chairs)
            .filter(|(_, chair)| here(chair))
            .filter_map(|(seat, chair)| match &chair.player {
                Player::Person { guest, name } => Some((seat, guest.clone(), name.clone())),
                _ => None,
            })
            .collect();
        let stays = seated.iter().any(|(_, other, _)| *other == self.host);
        let deck = self.set_up.deck_info().filter(|deck| !deck.shipped).map(|deck| deck.text);
        let seats = self.chairs.iter().map(|chair| match chair.player {
            Player::Bot(level) => protocol::SeatPlan::Bot { level: level.name().to_owned() },
            _ => protocol::SeatPlan::Open,
        });
        let opening = Opening {
            table: table.clone(),
            plan: NewTable { deck, seats: seats.collect(), ..self.plan.clone() },
            host: if stays { self.host.clone() } else { guest.clone() },
            invite,
            secret,
            seated,
        };
        let (next, opened) = Self::open(opening, now)?;
        let event = Event::Rematched { seat, next: table };
        let effects = self.apply(&event, now).map_err(|_| Refused::Stale)?;
        let change = self.finish(event, effects, id.map(|id| (guest, id)), now);
        Ok((change, next, opened))
    }
}
