//! Taking back a choice, alone or with the consent of the others.

use crate::Seated;
use crate::change::{Effects, Happening};
use crate::course::Undo;
use crate::event::Event;
use crate::refused::Refused;
use crate::table::Table;
use protocol::{Millis, News, Phase, TakeBack};
use tabletop::{Seat, Seats, Viewer};

/// A seat asks whether its last choice may be taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking {
    pub(crate) seat: Seat,
    /// Who has still to agree.
    pub(crate) waiting: Seats,
}

impl<G: Seated> Table<G> {
    /// Whether the viewer can take back its last choice.
    pub(crate) fn take_back(&self, viewer: Viewer) -> TakeBack {
        viewer.seat().and_then(|seat| self.undoable(seat).ok()).unwrap_or_default()
    }

    pub(crate) fn decide_take_back(&self, seat: Seat, number: u64) -> Result<Event, Refused> {
        self.check_number(seat, number)?;
        match self.undoable(seat)? {
            TakeBack::Free => Ok(Event::TookBack { seat: seat.number() }),
            TakeBack::Ask | TakeBack::No => Err(Refused::AskFirst),
        }
    }

    pub(crate) fn decide_ask(&self, seat: Seat, number: u64) -> Result<Event, Refused> {
        if self.asking.is_some() {
            return Err(Refused::Asked);
        }
        self.check_number(seat, number)?;
        match self.undoable(seat)? {
            TakeBack::Ask => Ok(Event::UndoAsked { seat: seat.number() }),
            TakeBack::Free | TakeBack::No => Err(Refused::NoNeedToAsk),
        }
    }

    pub(crate) fn decide_answer(&self, seat: Seat, agree: bool) -> Result<Event, Refused> {
        let asking = self.asking.ok_or(Refused::NotAsked)?;
        let may = asking.waiting.contains(seat) || (asking.seat == seat && !agree);
        if may { Ok(Event::UndoAnswered { seat: seat.number(), agree }) } else { Err(Refused::NotAsked) }
    }

    /// Whether a seat can take back its last choice alone or with the consent of the others, or why not.
    fn undoable(&self, seat: Seat) -> Result<TakeBack, Refused> {
        match self.phase {
            Phase::Playing => {}
            Phase::Over => return Err(Refused::Over),
            Phase::Open | Phase::Closed => return Err(Refused::NotStarted),
        }
        if !self.people().contains(seat) {
            return Err(Refused::StandIn);
        }
        match self.course.as_ref().map_or(Undo::Nothing, |course| course.undo(seat)) {
            Undo::Free(_) => Ok(TakeBack::Free),
            // Where only bots play with a person, nobody needs to be asked.
            Undo::Asking(_) if self.others(seat).is_empty() => Ok(TakeBack::Free),
            Undo::Asking(_) => Ok(TakeBack::Ask),
            Undo::Final => Err(Refused::Final),
            Undo::Nothing => Err(Refused::NothingToUndo),
        }
    }

    /// The other people at the table.
    fn others(&self, seat: Seat) -> Seats {
        self.people().without(seat)
    }

    pub(crate) fn took_back(&mut self, seat: u8, now: Millis) -> Option<Effects<G>> {
        let seat = Seat::new(seat)?;
        let course = self.course.as_mut()?;
        let (Undo::Free(index) | Undo::Asking(index)) = course.undo(seat) else { return None };
        let was_done = !course.waiting().contains(seat);
        let (sealed, action) = course.take_back(index).ok()?;
        let waiting = course.waiting();
        self.minds.forget();
        self.acting = Some(seat);
        let asked = self.asking.take().is_some();
        // Nobody else has noticed a sealed choice that was not complete.
        let only = (sealed && !was_done).then_some(seat);
        if let Some(clocks) = &mut self.clocks
            && only.is_none()
        {
            clocks.took_back(seat, now);
            clocks.waiting(waiting, now);
        }
        Some(Effects {
            game: true,
            time: self.clocks.is_some() && only.is_none(),
            table: asked,
            only,
            happened: vec![Happening::TakenBack { seat, action, sealed }],
            ..Effects::none()
        })
    }

    pub(crate) fn undo_asked(&mut self, seat: u8) -> Option<Effects<G>> {
        let seat = Seat::new(seat)?;
        self.asking = Some(Asking { seat, waiting: self.others(seat) });
        Some(Effects::table(Some(News::UndoAsked { seat: seat.number() })))
    }

    pub(crate) fn undo_answered(&mut self, seat: u8, agree: bool, now: Millis) -> Option<Effects<G>> {
        let seat = Seat::new(seat)?;
        let mut asking = self.asking?;
        if !agree {
            self.asking = None;
            return Some(Effects::table(Some(News::UndoRefused { seat: seat.number() })));
        }
        asking.waiting = asking.waiting.without(seat);
        self.asking = Some(asking);
        if asking.waiting.is_empty() {
            return self.took_back(asking.seat.number(), now);
        }
        Some(Effects::table(None))
    }

    /// Whether what a request rests on is still so.
    pub(crate) fn check_number(&self, seat: Seat, number: u64) -> Result<(), Refused> {
        let eyes = self.shown.of(Viewer::Seat(seat));
        if (eyes.since..=eyes.number).contains(&number) { Ok(()) } else { Err(Refused::Stale) }
    }
}
