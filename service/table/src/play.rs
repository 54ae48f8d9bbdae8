//! The game itself: start, choices, time, and people who are gone.

use crate::Seated;
use crate::chairs::Chair;
use crate::change::{Change, Effects, Happening};
use crate::clocks::Clocks;
use crate::course::Acted;
use crate::event::{Event, Why};
use crate::minds::Thought;
use crate::refused::Refused;
use crate::table::Table;
use protocol::{GuestId, Millis, News, Phase};
use tabletop::{Seat, Viewer};

impl<G: Seated> Table<G> {
    /// Starts the game, of which the host was found to be allowed to.
    pub(crate) fn start(&mut self, now: Millis) -> Result<(Event, Effects<G>), Refused> {
        let mut course = self.new_course();
        let deals = course.deal().map_err(|refusal| Refused::by_rules(&refusal))?;
        let texts = deals.iter().map(ToString::to_string).collect();
        self.course = Some(course);
        let effects = self.started(deals, now);
        Ok((Event::Started { deals: texts }, effects))
    }

    pub(crate) fn started_as(&mut self, logged: &[String], now: Millis) -> Option<Effects<G>> {
        let mut course = self.new_course();
        let deals = course.deal_as(logged).ok()?;
        self.course = Some(course);
        Some(self.started(deals, now))
    }

    fn started(&mut self, deals: Vec<G::Deal>, now: Millis) -> Effects<G> {
        self.phase = Phase::Playing;
        self.clocks = self.plan.clock.map(Clocks::new);
        self.run_clocks(now);
        // Who has a seat and never came is gone from the start.
        if !self.quiet {
            for chair in self.chairs.iter_mut().filter(|chair| chair.here == 0) {
                chair.absent_since.get_or_insert(now);
            }
        }
        let happened = deals.into_iter().map(Happening::Deal);
        Effects {
            table: true,
            game: true,
            listing: true,
            happened: std::iter::once(Happening::News(News::Started)).chain(happened).collect(),
            ..Effects::none()
        }
    }

    fn run_clocks(&mut self, now: Millis) {
        if let (Some(clocks), Some(course)) = (&mut self.clocks, &self.course) {
            clocks.waiting(course.waiting(), now);
        }
    }

    /// A person chooses or says something.
    pub(crate) fn decide_act(
        &mut self,
        seat: Seat,
        number: u64,
        text: String,
        now: Millis,
    ) -> Result<(Event, Effects<G>), Refused> {
        let unread = |error| Refused::Unread { action: text.chars().take(80).collect(), error };
        let action: G::Action = text.parse().map_err(unread)?;
        if self.chair(seat).is_some_and(|chair| chair.stand_in.is_some()) {
            return Err(Refused::StandIn);
        }
        if !G::is_aside(action) {
            self.check_number(seat, number)?;
        }
        let (deals, effects) = self.act(seat, action, now)?;
        Ok((Event::Acted { seat: seat.number(), action: text, deals }, effects))
    }

    /// A seat chooses or says something, and all that is due is dealt.
    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        now: Millis,
    ) -> Result<(Vec<String>, Effects<G>), Refused> {
        match self.phase {
            Phase::Playing => {}
            Phase::Over => return Err(Refused::Over),
            Phase::Open | Phase::Closed => return Err(Refused::NotStarted),
        }
        let course = self.course.as_mut().ok_or(Refused::NotStarted)?;
        if G::is_aside(action) && course.is_silenced() {
            return Err(Refused::Signals);
        }
        let acted = course.act(seat, action).map_err(|refusal| Refused::by_rules(&refusal))?;
        // The rules say what is due, so they take it.
        let deals = course.deal().map_err(|refusal| Refused::by_rules(&refusal))?;
        let texts = deals.iter().map(ToString::to_string).collect();
        Ok((texts, self.acted(seat, action, acted, deals, now)))
    }

    pub(crate) fn acted_as(
        &mut self,
        seat: u8,
        text: &str,
        logged: &[String],
        now: Millis,
    ) -> Option<Effects<G>> {
        let seat = Seat::new(seat)?;
        let action: G::Action = text.parse().ok()?;
        let course = self.course.as_mut()?;
        let acted = course.act(seat, action).ok()?;
        let deals = course.deal_as(logged).ok()?;
        Some(self.acted(seat, action, acted, deals, now))
    }

    fn acted(
        &mut self,
        seat: Seat,
        action: G::Action,
        acted: Acted<G>,
        deals: Vec<G::Deal>,
        now: Millis,
    ) -> Effects<G> {
        let aside = G::is_aside(action);
        let comes_to_light = !deals.is_empty() || !acted.revealed.is_empty();
        let mut effects = Effects { game: true, ..Effects::none() };
        if acted.sealed {
            effects.happened.push(Happening::Sealed(seat, action));
            effects.only = (!acted.complete).then_some(seat);
        } else if acted.revealed.is_empty() {
            effects.happened.push(Happening::Action(seat, action));
        } else {
            effects
                .happened
                .extend(acted.revealed.into_iter().map(|(seat, action)| Happening::Action(seat, action)));
        }
        if !aside {
            self.acting = deals.is_empty().then_some(seat);
            // Whoever asked to take something back was too slow.
            effects.table |= self.asking.take().is_some();
        }
        effects.happened.extend(deals.into_iter().map(Happening::Deal));
        if let Some(clocks) = &mut self.clocks
            && !aside
            && acted.complete
        {
            let chair = usize::from(seat.number());
            if self.chairs.get(chair).is_some_and(|chair| chair.bot().is_some()) {
                clocks.passed(seat, now);
            } else {
                clocks.chose(seat, now);
            }
            effects.time = true;
        }
        if acted.complete {
            self.run_clocks(now);
        }
        let goes_on = self.course.as_ref().is_some_and(|course| course.waiting().contains(seat));
        if let Some(chair) = self.chair_mut(seat)
            && !aside
        {
            chair.relieved = chair.stand_in.is_some() && (comes_to_light || !goes_on);
        }
        if let Some(course) = &self.course {
            self.minds.saw(&course.game, aside);
            if let Some(outcome) = course.game.outcome() {
                let result = outcome.to_string();
                effects.happened.push(Happening::News(News::Over { result: result.clone() }));
                self.result = Some(result);
                self.phase = Phase::Over;
                effects.table = true;
                effects.listing = true;
            }
        }
        effects
    }

    /// Whether a change of the game is one that a choice of the seat must take into account.
    pub(crate) fn concerns(&self, effects: &Effects<G>, seat: Seat) -> bool {
        effects.happened.iter().any(|happened| match happened {
            Happening::News(news) => matches!(news, News::Started | News::Over { .. }),
            Happening::Deal(_) => true,
            Happening::Action(_, action) => !G::is_aside(*action),
            Happening::Sealed(by, _) => *by == seat,
            Happening::TakenBack { seat: by, sealed, .. } => !sealed || *by == seat,
        })
    }

    /// A bot has thought. The changes that come of it, in order.
    pub fn thought(&mut self, thought: Thought<G>, now: Millis) -> Vec<Change> {
        let seat = thought.seat;
        let mut changes = Vec::new();
        for action in self.take_thought(thought) {
            let Ok((deals, effects)) = self.act(seat, action, now) else { break };
            if G::is_aside(action) {
                self.note_talk();
            }
            let event = Event::Acted { seat: seat.number(), action: action.to_string(), deals };
            changes.push(self.finish(event, effects, None, now));
        }
        changes
    }

    /// A guest has connected. The change that comes of it, if a bot played for them meanwhile.
    pub fn arrive(&mut self, guest: &GuestId, now: Millis) -> Option<Change> {
        let Some(seat) = self.seat_of(guest) else {
            self.watchers += 1;
            return None;
        };
        let chair = self.chair_mut(seat)?;
        chair.here += 1;
        chair.absent_since = None;
        // Who got up on purpose comes back on purpose.
        let comes_back =
            matches!(chair.stand_in, Some(Why::Absent | Why::Time)) && self.phase == Phase::Playing;
        if comes_back { self.happens(Event::Returned { seat: seat.number() }, now) } else { None }
    }

    /// A connection that looked as one viewer belongs to a guest who is another now: which one.
    pub fn reseat(&mut self, from: Viewer, guest: &GuestId, now: Millis) -> Viewer {
        let to = self.viewer(guest);
        if to != from {
            self.depart(from, now);
            match to.seat().and_then(|seat| self.chair_mut(seat)) {
                Some(chair) => {
                    chair.here += 1;
                    chair.absent_since = None;
                }
                None => self.watchers += 1,
            }
        }
        to
    }

    /// A connection of a guest has ended, who looked as this viewer.
    pub fn depart(&mut self, viewer: Viewer, now: Millis) {
        match viewer.seat() {
            None => self.watchers = self.watchers.saturating_sub(1),
            Some(seat) => {
                if let Some(chair) = self.chair_mut(seat) {
                    chair.here = chair.here.saturating_sub(1);
                    if chair.here == 0 {
                        chair.absent_since = Some(now);
                    }
                }
            }
        }
    }

    /// The server has been started again: nobody is connected, and nobody is charged for the time it was down.
    pub fn resume(&mut self, down: Millis, now: Millis) -> Option<Change> {
        for chair in &mut self.chairs {
            chair.here = 0;
            chair.absent_since = Some(now);
        }
        let counts = self.phase == Phase::Playing && self.clocks.is_some() && down > 0;
        if counts { self.happens(Event::Resumed { down }, now) } else { None }
    }

    /// Does what is due by this time: a bot takes over where somebody is gone or out of time, and hands back.
    pub fn tick(&mut self, now: Millis) -> Vec<Change> {
        let mut changes = Vec::new();
        if self.phase != Phase::Playing {
            return changes;
        }
        for seat in Seat::all(self.players()) {
            let event = match self.due(seat) {
                Some((at, event)) if at <= now => event,
                _ => continue,
            };
            changes.extend(self.happens(event, now));
        }
        changes
    }

    /// When [`Table::tick`] has something to do next.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        if self.phase != Phase::Playing {
            return None;
        }
        Seat::all(self.players()).filter_map(|seat| self.due(seat)).map(|(at, _)| at).min()
    }

    /// What is due at a seat, and when.
    fn due(&self, seat: Seat) -> Option<(Millis, Event)> {
        let chair = self.chair(seat)?;
        chair.guest()?;
        let number = seat.number();
        let waits = self.course.as_ref()?.waiting().contains(seat);
        if chair.hands_back(waits) {
            return Some((Millis::MIN, Event::Returned { seat: number }));
        }
        if chair.stand_in.is_some() {
            return None;
        }
        let time = self.clocks.as_ref().and_then(|clocks| clocks.until(seat));
        let patience = self.plan.patience.map(|seconds| Millis::from(seconds) * 1000);
        let absent = chair.absent_since.zip(patience).map(|(since, patience)| since.saturating_add(patience));
        let stood = |at: Millis, why| (at, Event::StoodIn { seat: number, why });
        match (time, absent) {
            (Some(time), Some(absent)) if absent < time => Some(stood(absent, Why::Absent)),
            (Some(time), _) => Some(stood(time, Why::Time)),
            (None, Some(absent)) => Some(stood(absent, Why::Absent)),
            (None, None) => None,
        }
    }

    /// Something happens that nobody asked for.
    pub(crate) fn happens(&mut self, event: Event, now: Millis) -> Option<Change> {
        let effects = self.apply(&event, now).ok()?;
        Some(self.finish(event, effects, None, now))
    }

    pub(crate) fn stood_in(&mut self, number: u8, why: Why, now: Millis) -> Option<Effects<G>> {
        let seat = Seat::new(number)?;
        let chair = self.chair_mut(seat)?;
        chair.guest()?;
        let was_led = chair.stand_in.replace(why).is_none();
        chair.relieved = false;
        if let Some(clocks) = self.clocks.as_mut().filter(|_| was_led) {
            clocks.handed_over(seat, why == Why::Time, now);
        }
        // Nobody is there any more to answer a question, or to have one answered.
        self.asking.take_if(|asking| asking.seat == seat || asking.waiting.contains(seat));
        Some(Effects::table(Some(News::StandIn { seat: number, why: why.word().to_owned() })))
    }

    pub(crate) fn returned(&mut self, seat: u8, now: Millis) -> Option<Effects<G>> {
        let seat = Seat::new(seat)?;
        let chair = self.chair_mut(seat)?;
        chair.stand_in = None;
        if let Some(clocks) = &mut self.clocks {
            // Whoever comes back has the time of a whole choice.
            clocks.restart(seat, now);
        }
        Some(Effects { time: true, ..Effects::table(Some(News::Returned { seat: seat.number() })) })
    }

    /// How many connections look at the table, those of players and of others.
    #[must_use]
    pub fn connected(&self) -> u32 {
        self.chairs.iter().map(|chair: &Chair| chair.here).sum::<u32>() + self.watchers
    }
}
