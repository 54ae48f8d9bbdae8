//! A replay that somebody looks at: which game, with whose eyes, how far.

use super::course::{Course, costly};
use crate::boards::Board;
use crate::device;
use crate::link::{self, Analyst, Told};
use crate::play::{Advised, Connection, GameView, Hint, Play, Snapshot};
use leptos::prelude::*;
use protocol::{News, Phase, TableView};
use std::sync::Arc;
use tabletop::Seat;
use worker::{Analysed, Eyes, Replayed, Source};

/// How long each turn is shown while the replay runs by itself, in milliseconds.
const PACE: i32 = 1600;

/// More at once than this is a jump, of which nothing is announced.
const JUMP: usize = 12;

/// What an analysis has come to.
#[derive(Clone, Default)]
pub(super) enum Lessons {
    /// Nobody asked.
    #[default]
    None,
    /// So many choices of so many are weighed.
    Running(usize, usize),
    /// The game can't be looked at here.
    Failed,
    /// Done.
    Learnt(Arc<Analysed>),
}

/// A replay that somebody looks at. Cheap to copy; everything in it is reactive.
#[derive(Clone, Copy)]
pub(super) struct Watching {
    pub(super) play: Play,
    pub(super) board: &'static dyn Board,
    pub(super) replayed: RwSignal<Arc<Replayed>>,
    pub(super) course: StoredValue<Course>,
    pub(super) eyes: RwSignal<Eyes>,
    /// How much has happened.
    pub(super) at: RwSignal<usize>,
    /// Which turn that is, from 0; one more than there are at the end.
    pub(super) turn: Memo<usize>,
    pub(super) runs: RwSignal<bool>,
    pub(super) lessons: RwSignal<Lessons>,
    analyst: StoredValue<Option<Analyst>, LocalStorage>,
}

impl Watching {
    pub(super) fn new(board: &'static dyn Board, replayed: Replayed, eyes: Eyes) -> Self {
        let play = Play::new(|_| ());
        play.still.set(true);
        play.connection.set(Connection::Open);
        let course = Course::of(&replayed.steps);
        let at = RwSignal::new(course.start(0));
        let course = StoredValue::new(course);
        let watching = Self {
            play,
            board,
            replayed: RwSignal::new(Arc::new(replayed)),
            course,
            eyes: RwSignal::new(eyes),
            at,
            turn: Memo::new(move |_| course.with_value(|course| course.turn_at(at.get()))),
            runs: RwSignal::new(false),
            lessons: RwSignal::new(Lessons::None),
            analyst: StoredValue::new_local(None),
        };
        watching.show(None);
        Effect::new(move |before: Option<usize>| {
            watching.show(before);
            watching.at.get_untracked()
        });
        watching
    }

    /// Shows what had happened by then on the board.
    fn show(self, before: Option<usize>) {
        let (at, replayed) = (self.at.get(), self.replayed.get());
        let step = at.checked_sub(1).and_then(|last| replayed.steps.get(last));
        let (view, seat) =
            step.map_or((&replayed.start, replayed.table.you.seat), |step| (&step.view, step.eyes));
        let over = at >= replayed.steps.len() && replayed.table.result.is_some();
        let mut table: TableView = replayed.table.clone();
        table.you.seat = seat;
        table.phase = if over { Phase::Over } else { Phase::Playing };
        let view = self.board.read_view(&table, view);
        let news: Vec<News> = match before {
            Some(before) if before < at && at - before <= JUMP => {
                let steps = replayed.steps.iter().skip(before).take(at - before);
                steps.flat_map(|step| step.news.iter().cloned()).collect()
            }
            _ => Vec::new(),
        };
        self.play.snapshot.set(Snapshot {
            number: at as u64,
            table: Some(Arc::new(table)),
            view,
            news: Arc::new(news),
            ..Snapshot::default()
        });
        self.play.hint.set(self.better(at).map_or(Hint::None, |better| Hint::Given(Arc::new(better))));
    }

    /// What would have been better here, if a mistake comes next.
    fn better(self, at: usize) -> Option<Advised> {
        self.lessons.with(|lessons| {
            let Lessons::Learnt(analysed) = lessons else { return None };
            let choice = analysed.choices.iter().find(|choice| choice.event == at && choice.mistake)?;
            Some(Advised {
                turn: choice.best.clone(),
                win: choice.best_worth.win,
                result: choice.best_worth.result,
                next_best: None,
                reasons: choice.reasons.clone(),
            })
        })
    }

    /// Goes somewhere; the replay stops running by itself.
    pub(super) fn go(self, at: usize) {
        self.runs.set(false);
        self.at.set(at.min(self.course.with_value(|course| course.end)));
    }

    /// One turn on or back.
    pub(super) fn turn(self, on: bool) {
        let at = self.at.get_untracked();
        self.go(self.course.with_value(|course| if on { course.on(at) } else { course.back(at) }));
    }

    /// To the start of a turn, counted from 0.
    pub(super) fn go_to_turn(self, turn: usize) {
        self.go(self.course.with_value(|course| course.start(turn)));
    }

    /// To the mistake that comes next, or to the first one after the last.
    pub(super) fn next_mistake(self) {
        let at = self.at.get_untracked();
        let next = self.lessons.with_untracked(|lessons| {
            let Lessons::Learnt(analysed) = lessons else { return None };
            let lost = costly(analysed);
            let next = lost.iter().find(|lost| lost.worst.event > at).or(lost.first());
            next.map(|lost| (lost.worst.event, lost.worst.seat))
        });
        if let Some((event, seat)) = next {
            self.go_to_choice(event, seat);
        }
    }

    /// To a choice of a seat, with eyes that see what that seat saw.
    pub(super) fn go_to_choice(self, event: usize, seat: u8) {
        let eyes = self.eyes.get_untracked();
        if eyes != Eyes::Chooser && eyes != Eyes::Seat(seat) {
            self.look(Eyes::Chooser);
        }
        self.go(event);
    }

    /// Runs by itself from here, or from the start if this is the end.
    pub(super) fn run(self) {
        if self.at.get_untracked() >= self.course.with_value(|course| course.end) {
            self.go_to_turn(0);
        }
        self.runs.set(true);
        self.later();
    }

    fn later(self) {
        device::after(PACE, move || {
            // Unless the screen is gone, or somebody stopped it.
            if self.runs.try_get_untracked() != Some(true) {
                return;
            }
            let at = self.at.get_untracked();
            let (next, end) = self.course.with_value(|course| (course.on(at), course.end));
            self.at.set(next);
            if next < end { self.later() } else { self.runs.set(false) }
        });
    }

    /// Looks with other eyes.
    pub(super) fn look(self, eyes: Eyes) {
        self.eyes.set(eyes);
        let replayed = self.replayed.get_untracked();
        link::replay(Source::Record, &replayed.record, eyes, move |answer| {
            if let Ok(replayed) = answer {
                // Unless the screen is gone.
                let _ = self.replayed.try_set(Arc::new(*replayed));
            }
        });
    }

    /// Lets somebody look at every choice.
    pub(super) fn analyse(self) {
        let replayed = self.replayed.get_untracked();
        self.lessons.set(Lessons::Running(0, 0));
        let analyst = Analyst::start(&replayed.record, move |told| {
            let lessons = match told {
                Told::Progress(done, total) => Lessons::Running(done, total),
                Told::Done(analysed) => Lessons::Learnt(Arc::new(*analysed)),
                Told::Failed => Lessons::Failed,
            };
            let done = !matches!(lessons, Lessons::Running(..));
            // Unless the screen is gone.
            if self.lessons.try_set(lessons).is_none() && done {
                device::after(0, move || self.dismiss());
            }
        });
        if analyst.is_none() {
            self.lessons.set(Lessons::Failed);
        }
        self.analyst.set_value(analyst);
    }

    /// Stops it.
    pub(super) fn stop(self) {
        self.dismiss();
        self.lessons.set(Lessons::None);
    }

    fn dismiss(self) {
        // Unless the screen is gone, and the analyst with it.
        let _ = self.analyst.try_set_value(None);
    }

    /// What a seat is called.
    pub(super) fn name(self, seat: u8) -> String {
        Seat::new(seat).map(|seat| self.play.name(seat)).unwrap_or_default()
    }

    /// Actions as a person would say them, with this view of the one who chose.
    pub(super) fn say<'a>(self, view: &GameView, actions: impl Iterator<Item = &'a str>) -> String {
        actions.map(|action| self.board.say_action(self.play, view, action)).collect::<Vec<_>>().join(", ")
    }
}
