//! Before the game, and beside it: seats, names, talk.

use crate::Seated;
use crate::chairs::{Chair, Player};
use crate::change::{Effects, Happening};
use crate::event::{Event, Why};
use crate::refused::Refused;
use crate::table::Table;
use bots::Level;
use protocol::{ChatLine, ChatText, GuestId, Millis, News, Phase, PlayerName, SeatPlan};
use record::fair::Contribution;
use tabletop::Seat;

impl<G: Seated> Table<G> {
    fn check_open(&self) -> Result<(), Refused> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Playing => Err(Refused::Started),
            Phase::Over => Err(Refused::Over),
            Phase::Closed => Err(Refused::Closed),
        }
    }

    fn check_host(&self, guest: &GuestId) -> Result<(), Refused> {
        if self.host == *guest { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn seat(&self, number: u8) -> Result<(Seat, &Chair), Refused> {
        let seat = Seat::new(number).ok_or(Refused::UnknownSeat(number))?;
        self.chair(seat).map(|chair| (seat, chair)).ok_or(Refused::UnknownSeat(number))
    }

    pub(crate) fn decide_sit(
        &self,
        guest: &GuestId,
        seat: Option<u8>,
        name: PlayerName,
        mix: String,
    ) -> Result<Event, Refused> {
        self.check_open()?;
        if self.seat_of(guest).is_some() {
            return Err(Refused::Seated);
        }
        if self.is_banned(guest) {
            return Err(Refused::Banned);
        }
        check_mix(&mix)?;
        let free = |chair: &Chair| chair.player == Player::Nobody;
        let seat = match seat {
            Some(number) => Some(self.seat(number)?).filter(|(_, chair)| free(chair)).map(|(seat, _)| seat),
            None => Seat::all(self.players()).find(|seat| self.chair(*seat).is_some_and(free)),
        };
        let seat = seat.ok_or(Refused::Taken)?.number();
        Ok(Event::Sat { seat, guest: guest.clone(), name, mix })
    }

    pub(crate) fn sat(
        &mut self,
        seat: u8,
        guest: &GuestId,
        name: &PlayerName,
        mix: &str,
    ) -> Option<Effects<G>> {
        let mix = mix.parse().ok()?;
        let chair = self.chair_mut(Seat::new(seat)?)?;
        *chair = Chair { mix, ..Chair::of(Player::Person { guest: guest.clone(), name: name.clone() }) };
        Some(Effects::table(Some(News::Sat { seat })).listed().moved(Some(guest.clone())))
    }

    pub(crate) fn decide_mix(&self, seat: Option<Seat>, mix: String) -> Result<Event, Refused> {
        self.check_open()?;
        check_mix(&mix)?;
        Ok(Event::Mixed { seat: seat.ok_or(Refused::NoSeat)?.number(), mix })
    }

    pub(crate) fn mixed(&mut self, seat: u8, mix: &str) -> Option<Effects<G>> {
        let mix = mix.parse().ok()?;
        self.chair_mut(Seat::new(seat)?)?.mix = mix;
        Some(Effects { only: Seat::new(seat), ..Effects::none() })
    }

    pub(crate) fn decide_name(&self, seat: Option<Seat>, name: PlayerName) -> Result<Event, Refused> {
        let seat = seat.ok_or(Refused::NoSeat)?.number();
        // TG-18: a name would be talk, too.
        if G::SIGNALS && self.phase == Phase::Playing {
            return Err(Refused::NoRename);
        }
        Ok(Event::Named { seat, name })
    }

    pub(crate) fn named(&mut self, seat: u8, name: &PlayerName) -> Option<Effects<G>> {
        let chair = self.chair_mut(Seat::new(seat)?)?;
        let Player::Person { name: old, .. } = &mut chair.player else { return None };
        *old = name.clone();
        Some(Effects::table(None).listed())
    }

    pub(crate) fn decide_leave(&self, seat: Option<Seat>) -> Result<Event, Refused> {
        let seat = seat.ok_or(Refused::NoSeat)?;
        match self.phase {
            Phase::Open => Ok(Event::Left { seat: seat.number() }),
            Phase::Playing => match self.chair(seat).and_then(|chair| chair.stand_in) {
                Some(Why::Left) => Err(Refused::StandIn),
                _ => Ok(Event::StoodIn { seat: seat.number(), why: Why::Left }),
            },
            Phase::Over => Err(Refused::Over),
            Phase::Closed => Err(Refused::Closed),
        }
    }

    pub(crate) fn left(&mut self, seat: u8) -> Option<Effects<G>> {
        let guest = self.vacate(seat, Player::Nobody)?;
        Some(Effects::table(Some(News::Left { seat })).listed().moved(Some(guest)))
    }

    /// Whoever sat there does not any more. A host who leaves hands over to whoever sits first.
    fn vacate(&mut self, seat: u8, player: Player) -> Option<GuestId> {
        let chair = self.chair_mut(Seat::new(seat)?)?;
        let guest = chair.guest()?.clone();
        // What the seat added to the shuffle belongs to the game once it has started.
        let mix = if player == Player::Nobody { Contribution::default() } else { chair.mix.clone() };
        *chair = Chair { mix, ..Chair::of(player) };
        if self.host == guest
            && let Some(next) = self.chairs.iter().find_map(|chair| chair.guest().cloned())
        {
            self.host = next;
        }
        Some(guest)
    }

    pub(crate) fn decide_return(&self, seat: Option<Seat>) -> Result<Event, Refused> {
        let seat = seat.ok_or(Refused::NoSeat)?;
        match (self.phase, self.chair(seat).and_then(|chair| chair.stand_in)) {
            (Phase::Playing, Some(_)) => Ok(Event::Returned { seat: seat.number() }),
            (Phase::Over, _) => Err(Refused::Over),
            _ => Err(Refused::NoStandIn),
        }
    }

    pub(crate) fn decide_plan(&self, guest: &GuestId, seat: u8, plan: SeatPlan) -> Result<Event, Refused> {
        self.check_host(guest)?;
        self.check_open()?;
        let (_, chair) = self.seat(seat)?;
        Player::planned(&plan)?;
        if chair.guest().is_some() {
            return Err(Refused::Taken);
        }
        Ok(Event::Planned { seat, plan })
    }

    pub(crate) fn planned(&mut self, seat: u8, plan: &SeatPlan) -> Option<Effects<G>> {
        let chair = self.chair_mut(Seat::new(seat)?)?;
        chair.player = Player::planned(plan).ok()?;
        Some(Effects::table(None).listed())
    }

    pub(crate) fn decide_remove(&self, guest: &GuestId, seat: u8) -> Result<Event, Refused> {
        self.check_host(guest)?;
        if self.phase == Phase::Over {
            return Err(Refused::Over);
        }
        match self.seat(seat)?.1.guest() {
            Some(own) if own == guest => Err(Refused::OwnSeat),
            Some(_) => Ok(Event::Removed { seat }),
            None => Err(Refused::NoPerson),
        }
    }

    pub(crate) fn removed(&mut self, seat: u8) -> Option<Effects<G>> {
        let playing = self.phase == Phase::Playing;
        let guest = self.vacate(seat, if playing { Player::Bot(Level::Casual) } else { Player::Nobody })?;
        self.ban(guest.clone());
        self.asking = None;
        Some(Effects::table(Some(News::Left { seat })).listed().moved(Some(guest)))
    }

    pub(crate) fn decide_start(&self, guest: &GuestId) -> Result<(), Refused> {
        self.check_host(guest)?;
        self.check_open()?;
        let free = Seat::all(self.players())
            .find(|seat| self.chair(*seat).is_some_and(|chair| chair.player == Player::Nobody));
        free.map_or(Ok(()), |seat| Err(Refused::FreeSeat(seat.number())))
    }

    pub(crate) fn decide_close(&self, guest: &GuestId) -> Result<Event, Refused> {
        self.check_host(guest)?;
        self.check_open()?;
        Ok(Event::Closed)
    }

    pub(crate) fn decide_chat(&self, seat: Option<Seat>, text: ChatText) -> Result<Event, Refused> {
        // TG-18: free talk before and after the game, signals during it.
        if G::SIGNALS && self.phase == Phase::Playing {
            return Err(Refused::NoChat);
        }
        Ok(Event::Chatted { seat: seat.ok_or(Refused::NoSeat)?.number(), text })
    }

    pub(crate) fn chatted(&mut self, seat: u8, text: &ChatText, at: Millis) -> Option<Effects<G>> {
        let Player::Person { name, .. } = &self.chair(Seat::new(seat)?)?.player else { return None };
        let line = ChatLine { seat, name: name.clone(), text: text.clone(), at };
        self.keep_chat(line.clone());
        Some(Effects { happened: vec![Happening::News(News::Chat(line))], ..Effects::none() })
    }
}

fn check_mix(mix: &str) -> Result<(), Refused> {
    mix.parse::<Contribution>().map(|_| ()).map_err(|_| Refused::Mix)
}
