//! A table, and how a request becomes a change.

use crate::Seated;
use crate::chairs::{Chair, Player, Recent};
use crate::change::{Change, Effects};
use crate::clocks::Clocks;
use crate::course::{Course, WrongDeal};
use crate::event::{Entry, Event, Opening};
use crate::listing::Listing;
use crate::minds::Minds;
use crate::refused::Refused;
use crate::show::Shown;
use crate::undo::Asking;
use protocol::http::{Listed, NewTable};
use protocol::{ChatLine, CommandId, GuestId, InviteKey, Millis, Phase, TableId, TableRequest};
use record::SeatName;
use record::fair::{Contribution, Secret};
use std::collections::VecDeque;
use subtle::ConstantTimeEq;
use tabletop::{Seat, Seats, SetUp, Viewer};

/// How many of the last things said are kept at hand.
const CHAT: usize = 50;

/// From so many entries on only the game itself goes on: whoever talks for ever fills no disk.
const LONG: u64 = 10_000;

/// After so long without anybody a table that has not started is closed: a day.
const ABANDONED: Millis = 24 * 3600 * 1000;

/// The least patience that a table may have with those who are gone, in seconds.
const LEAST_PATIENCE: u32 = 10;

/// A running table.
pub struct Table<G: Seated> {
    pub(crate) id: TableId,
    pub(crate) plan: NewTable,
    pub(crate) set_up: G::SetUp,
    pub(crate) host: GuestId,
    invite: InviteKey,
    pub(crate) secret: Secret,
    /// What is promised about the secret.
    pub(crate) commitment: String,
    pub(crate) chairs: Vec<Chair>,
    banned: Vec<GuestId>,
    pub(crate) phase: Phase,
    pub(crate) course: Option<Course<G>>,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) chat: VecDeque<ChatLine>,
    pub(crate) asking: Option<Asking>,
    pub(crate) next: Option<TableId>,
    pub(crate) result: Option<String>,
    pub(crate) minds: Minds<G>,
    /// Who chose last, if nothing was dealt since.
    pub(crate) acting: Option<Seat>,
    pub(crate) shown: Shown,
    /// The game as it was last told.
    pub(crate) told: Option<G>,
    /// How many watch who have no seat. Not in the log.
    pub(crate) watchers: u32,
    /// Whether the table is being rebuilt and nobody is to be told.
    pub(crate) quiet: bool,
    /// An id that no guest has.
    pub(crate) nobody: GuestId,
    pub(crate) recent: Recent,
    /// How many entries the log has.
    pub(crate) entries: u64,
    created: Millis,
    updated: Millis,
    #[cfg(test)]
    pub(crate) script: Vec<G::Deal>,
}

/// What comes of a request.
#[derive(Debug)]
pub enum Knock {
    /// The table changes.
    Changed(Box<Change>),
    /// The request was done before; this is the viewer's last number.
    Repeated(u64),
}

impl<G: Seated> Table<G> {
    /// Makes a table. The ids and the secret must be random.
    pub fn open(opening: Opening, now: Millis) -> Result<(Self, Change), Refused> {
        let mut table = Self::new(&opening, now)?;
        let entry = Entry { at: now, id: None, event: Event::Created(Box::new(opening)) };
        table.entries = 1;
        let listing = Some(table.listing());
        Ok((table, Change { number: 0, entry, told: Vec::new(), moved: Vec::new(), listing }))
    }

    pub(crate) fn new(opening: &Opening, now: Millis) -> Result<Self, Refused> {
        let plan = &opening.plan;
        if plan.deck.as_ref().is_some_and(|deck| deck.len() > protocol::MAX_DECK) {
            return Err(Refused::DeckSize);
        }
        let sound = plan.clock.is_none_or(protocol::Clock::is_sound)
            && plan.patience.is_none_or(|seconds| seconds >= LEAST_PATIENCE);
        if !sound {
            return Err(Refused::Clock);
        }
        let players = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
        let set_up = G::SetUp::parse(players, &plan.options, plan.deck.as_deref()).map_err(Refused::SetUp)?;
        let mut chairs = plan.seats.iter().map(Chair::new).collect::<Result<Vec<_>, _>>()?;
        let secret: Secret = opening.secret.parse().map_err(|_| Refused::Mix)?;
        for (seat, guest, name) in &opening.seated {
            if let Some(chair) = chairs.get_mut(usize::from(*seat)) {
                chair.player = Player::Person { guest: guest.clone(), name: name.clone() };
            }
        }
        Ok(Self {
            id: opening.table.clone(),
            plan: NewTable { deck: None, ..plan.clone() },
            minds: Minds::new(&secret),
            set_up,
            commitment: secret.commitment().to_string(),
            host: opening.host.clone(),
            invite: opening.invite.clone(),
            secret,
            chairs,
            banned: Vec::new(),
            phase: Phase::Open,
            course: None,
            clocks: None,
            chat: VecDeque::new(),
            asking: None,
            next: None,
            result: None,
            acting: None,
            shown: Shown::default(),
            told: None,
            watchers: 0,
            quiet: false,
            nobody: GuestId::new([0; 16]),
            recent: Recent::default(),
            entries: 0,
            created: now,
            updated: now,
            #[cfg(test)]
            script: Vec::new(),
        })
    }

    /// Somebody wants something. A refused request changes nothing; a repeated one is known by its id.
    pub fn ask(
        &mut self,
        guest: &GuestId,
        id: Option<CommandId>,
        request: TableRequest,
        now: Millis,
    ) -> Result<Knock, Refused> {
        if id.as_ref().is_some_and(|id| self.recent.knows(guest, id)) {
            return Ok(Knock::Repeated(self.number(self.viewer(guest))));
        }
        let (event, effects) = self.decide(guest, request, now)?;
        Ok(Knock::Changed(Box::new(self.finish(event, effects, id.map(|id| (guest, id)), now))))
    }

    /// What a request means here, done.
    fn decide(
        &mut self,
        guest: &GuestId,
        request: TableRequest,
        now: Millis,
    ) -> Result<(Event, Effects<G>), Refused> {
        let seat = self.seat_of(guest);
        if self.phase == Phase::Closed {
            return Err(Refused::Closed);
        }
        // The one request that most are: it is done while it is checked.
        if let TableRequest::Act { number, action } = request {
            return self.decide_act(seat.ok_or(Refused::NoSeat)?, number, action, now);
        }
        let needed =
            matches!(request, TableRequest::Leave | TableRequest::Return | TableRequest::Remove { .. });
        if self.entries >= LONG && !needed {
            return Err(Refused::Full);
        }
        let event = match request {
            TableRequest::Act { .. } => return Err(Refused::NoSeat),
            TableRequest::Sit { seat, name, mix } => self.decide_sit(guest, seat, name, mix)?,
            TableRequest::Mix { mix } => self.decide_mix(seat, mix)?,
            TableRequest::Name { name } => self.decide_name(seat, name)?,
            TableRequest::Leave => self.decide_leave(seat)?,
            TableRequest::Return => self.decide_return(seat)?,
            TableRequest::Seat { seat, plan } => self.decide_plan(guest, seat, plan)?,
            TableRequest::Remove { seat } => self.decide_remove(guest, seat)?,
            TableRequest::Start => {
                self.decide_start(guest)?;
                Event::Started { deals: Vec::new() }
            }
            TableRequest::Close => self.decide_close(guest)?,
            TableRequest::TakeBack { number } => {
                self.decide_take_back(seat.ok_or(Refused::NoSeat)?, number)?
            }
            TableRequest::AskUndo { number } => self.decide_ask(seat.ok_or(Refused::NoSeat)?, number)?,
            TableRequest::AnswerUndo { agree } => self.decide_answer(seat.ok_or(Refused::NoSeat)?, agree)?,
            TableRequest::Chat { text } => self.decide_chat(seat, text)?,
            // A new table needs ids and a secret: see `rematch`.
            TableRequest::Rematch => return Err(Refused::NotOver),
        };
        if let Event::Started { .. } = event {
            return self.start(now);
        }
        let effects = self.apply(&event, now).map_err(|_| Refused::Stale)?;
        Ok((event, effects))
    }

    /// Counts a change that was made, and says what to write down and whom to tell.
    pub(crate) fn finish(
        &mut self,
        event: Event,
        effects: Effects<G>,
        asked: Option<(&GuestId, CommandId)>,
        now: Millis,
    ) -> Change {
        let number = self.entries;
        let listing = effects.listing;
        if listing {
            self.updated = now;
        }
        let told = self.tell(&effects, asked.as_ref().map(|(guest, id)| (*guest, id)));
        self.settle(&effects, now);
        let id = asked.map(|(guest, id)| {
            self.recent.note(guest.clone(), id.clone());
            id
        });
        Change {
            number,
            entry: Entry { at: now, id, event },
            told,
            moved: effects.moved,
            listing: listing.then(|| self.listing()),
        }
    }

    /// What follows from a change that was told.
    pub(crate) fn settle(&mut self, effects: &Effects<G>, now: Millis) {
        self.entries += 1;
        if effects.listing {
            self.updated = now;
        }
        if effects.game {
            // A choice that rests on what was told before is late, unless others only sealed theirs.
            for seat in Seat::all(self.players()) {
                let concerns = effects.is_for(Viewer::Seat(seat)) && self.concerns(effects, seat);
                if concerns {
                    let eyes = self.shown.of_mut(Viewer::Seat(seat));
                    eyes.since = eyes.number;
                }
            }
        }
    }

    /// Changes the table as an event says that was checked before, or comes from the log.
    pub(crate) fn apply(&mut self, event: &Event, now: Millis) -> Result<Effects<G>, String> {
        let effects = match event {
            Event::Created(_) => return Err("a table is made only once".to_owned()),
            Event::Sat { seat, guest, name, mix } => self.sat(*seat, guest, name, mix),
            Event::Mixed { seat, mix } => self.mixed(*seat, mix),
            Event::Named { seat, name } => self.named(*seat, name),
            Event::Left { seat } => self.left(*seat),
            Event::Planned { seat, plan } => self.planned(*seat, plan),
            Event::Removed { seat } => self.removed(*seat),
            Event::Started { deals } => self.started_as(deals, now),
            Event::Acted { seat, action, deals } => self.acted_as(*seat, action, deals, now),
            Event::TookBack { seat } => self.took_back(*seat, now),
            Event::UndoAsked { seat } => self.undo_asked(*seat),
            Event::UndoAnswered { seat, agree } => self.undo_answered(*seat, *agree, now),
            Event::Chatted { seat, text } => self.chatted(*seat, text, now),
            Event::StoodIn { seat, why } => self.stood_in(*seat, *why, now),
            Event::Returned { seat } => self.returned(*seat, now),
            Event::Rematched { next, .. } => {
                self.next = Some(next.clone());
                Some(Effects::table(None))
            }
            Event::Closed => {
                self.phase = Phase::Closed;
                Some(Effects::table(Some(protocol::News::Closed)).listed())
            }
            Event::Resumed { down } => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.resumed(*down);
                }
                Some(Effects { time: true, ..Effects::none() })
            }
        };
        effects.ok_or_else(|| "it does not fit the table as it was then".to_owned())
    }

    /// Closes the table if it has not started and nobody has been there for a day.
    pub fn abandon(&mut self, now: Millis) -> Option<Change> {
        let abandoned = self.phase == Phase::Open && self.connected() == 0 && now - self.updated >= ABANDONED;
        if abandoned { self.happens(Event::Closed, now) } else { None }
    }

    /// Whether a guest may look at the table.
    pub fn admit(&self, guest: &GuestId, invite: Option<&InviteKey>) -> Result<(), Refused> {
        if self.seat_of(guest).is_some() || *guest == self.host {
            return Ok(());
        }
        if self.banned.contains(guest) {
            return Err(Refused::Banned);
        }
        let invited = invite
            .is_some_and(|key| bool::from(key.as_str().as_bytes().ct_eq(self.invite.as_str().as_bytes())));
        if !self.plan.public && !invited {
            return Err(Refused::NotInvited);
        }
        self.may_stay(guest)
    }

    /// Whether a guest who was let in may go on looking. Ask again when a seat is lost and when the game starts.
    pub fn may_stay(&self, guest: &GuestId) -> Result<(), Refused> {
        if self.seat_of(guest).is_some() || *guest == self.host {
            return Ok(());
        }
        if self.is_banned(guest) {
            return Err(Refused::Banned);
        }
        if !self.plan.spectators && self.phase != Phase::Open {
            return Err(Refused::NoSpectators);
        }
        Ok(())
    }

    /// What invite links hold, for those who may invite.
    #[must_use]
    pub fn invite(&self, guest: &GuestId) -> Option<&InviteKey> {
        (self.seat_of(guest).is_some() || *guest == self.host).then_some(&self.invite)
    }

    /// The record of the game; only once it is over, for it holds every card.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let course = self.course.as_ref().filter(|_| self.phase == Phase::Over)?;
        let mix = |seat| self.chair(seat).map(|chair| chair.mix.clone()).unwrap_or_default();
        let name = |seat| {
            let name = match self.chair(seat).map(|chair| &chair.player) {
                Some(Player::Person { name, .. }) => name.as_str().parse::<SeatName>().ok(),
                Some(Player::Bot(level)) => format!("bot:{level}").parse().ok(),
                _ => None,
            };
            name.unwrap_or_else(SeatName::unknown)
        };
        course.record(&self.secret, true, mix, name).ok()
    }

    /// What lists show of the table.
    #[must_use]
    pub fn listing(&self) -> Listing {
        Listing {
            listed: Listed {
                table: self.id.clone(),
                game: G::GAME,
                options: self.set_up.options(),
                phase: self.phase,
                seats: self.chairs.iter().map(Chair::sitter).collect(),
                clock: self.plan.clock,
                created: self.created,
                updated: self.updated,
                result: self.result.clone(),
                seat: None,
            },
            public: self.plan.public,
            guests: self.chairs.iter().map(|chair| chair.guest().cloned()).collect(),
        }
    }

    /// Whether a guest is the host.
    #[must_use]
    pub fn is_host(&self, guest: &GuestId) -> bool {
        self.host == *guest
    }

    /// The table's id.
    #[must_use]
    pub const fn id(&self) -> &TableId {
        &self.id
    }

    /// How far the table has come.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How many entries the log has.
    #[must_use]
    pub const fn entries(&self) -> u64 {
        self.entries
    }

    /// Where the next game is, once somebody has asked for one.
    #[must_use]
    pub const fn next(&self) -> Option<&TableId> {
        self.next.as_ref()
    }

    pub(crate) fn is_banned(&self, guest: &GuestId) -> bool {
        self.banned.contains(guest)
    }

    pub(crate) fn ban(&mut self, guest: GuestId) {
        self.banned.push(guest);
    }

    pub(crate) fn players(&self) -> u8 {
        self.set_up.players()
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(usize::from(seat.number()))
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(usize::from(seat.number()))
    }

    /// Where a guest sits.
    #[must_use]
    pub fn seat_of(&self, guest: &GuestId) -> Option<Seat> {
        Seat::all(self.players())
            .find(|seat| self.chair(*seat).is_some_and(|chair| chair.guest() == Some(guest)))
    }

    /// Seats for which people decide.
    pub(crate) fn people(&self) -> Seats {
        Seat::all(self.players())
            .filter(|seat| self.chair(*seat).is_some_and(Chair::is_led_by_person))
            .collect()
    }

    pub(crate) fn keep_chat(&mut self, line: ChatLine) {
        if self.chat.len() == CHAT {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
    }

    /// The course of a new game, with what the seats have added.
    pub(crate) fn new_course(&self) -> Course<G> {
        let mix: Vec<Contribution> = self.chairs.iter().map(|chair| chair.mix.clone()).collect();
        let course = Course::new(self.set_up.clone(), &self.secret, &mix);
        #[cfg(test)]
        let course = course.scripted(&self.script);
        course
    }
}

impl From<WrongDeal> for String {
    fn from(wrong: WrongDeal) -> Self {
        wrong.to_string()
    }
}
