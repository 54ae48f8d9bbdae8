//! A replay on the screen: the game, the viewpoint, the position.

use super::course::{Course, costly};
use crate::boards::Board;
use crate::device;
use crate::link::{self, AnalysisState, Analyst};
use crate::play::{Advised, Connection, GameView, Hint, Play, Snapshot};
use leptos::prelude::*;
use protocol::{News, Phase, TableView};
use std::sync::Arc;
use tabletop::Seat;
use worker::{Replayed, Source, Viewpoint};

/// How long each turn is shown while the replay runs by itself, in milliseconds.
const PACE: i32 = 1600;

/// More at once than this is a jump, of which nothing is announced.
const JUMP: usize = 12;

/// A replay on the screen. Cheap to copy; everything in it is reactive.
#[derive(Clone, Copy)]
pub(super) struct Watching {
    pub(super) play: Play,
    pub(super) board: &'static dyn Board,
    pub(super) replayed: RwSignal<Arc<Replayed>>,
    pub(super) course: StoredValue<Course>,
    pub(super) viewpoint: RwSignal<Viewpoint>,
    /// How much has happened.
    pub(super) at: RwSignal<usize>,
    /// Which turn that is, from 0; one more than there are at the end.
    pub(super) turn: Memo<usize>,
    pub(super) runs: RwSignal<bool>,
    pub(super) analysis: RwSignal<AnalysisState>,
    analyst: StoredValue<Option<Analyst>, LocalStorage>,
}

impl Watching {
    pub(super) fn new(board: &'static dyn Board, replayed: Replayed, viewpoint: Viewpoint) -> Self {
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
            viewpoint: RwSignal::new(viewpoint),
            at,
            turn: Memo::new(move |_| course.with_value(|course| course.turn_at(at.get()))),
            runs: RwSignal::new(false),
            analysis: RwSignal::new(AnalysisState::Idle),
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
        let view = step.map_or(&replayed.start, |step| &step.view);
        let over = at >= replayed.steps.len() && replayed.table.result.is_some();
        let mut table: TableView = replayed.table.clone();
        if let Some(step) = step {
            table.you.seat = step.viewer.map(Seat::number);
        }
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
        self.analysis.with(|state| {
            let choice = state.done()?.choices.iter().find(|choice| choice.event == at && choice.mistake)?;
            Some(Advised {
                turn: choice.best.clone(),
                win: choice.best_value.win.mean,
                result: choice.best_value.result.mean,
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
        let next = self.analysis.with_untracked(|state| {
            let lost = costly(state.done()?);
            let next = lost.iter().find(|lost| lost.worst.event > at).or(lost.first());
            next.map(|lost| (lost.worst.event, lost.worst.seat))
        });
        if let Some((event, seat)) = next {
            self.go_to_choice(event, seat);
        }
    }

    /// To a choice of a seat, seen as that seat saw it.
    pub(super) fn go_to_choice(self, event: usize, seat: Seat) {
        let viewpoint = self.viewpoint.get_untracked();
        if viewpoint != Viewpoint::PlayerToMove && viewpoint != Viewpoint::Seat(seat) {
            self.view_as(Viewpoint::PlayerToMove);
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

    /// Changes the viewpoint.
    pub(super) fn view_as(self, viewpoint: Viewpoint) {
        self.viewpoint.set(viewpoint);
        let replayed = self.replayed.get_untracked();
        link::replay(Source::Record, &replayed.record, viewpoint, move |answer| {
            if let Ok(replayed) = answer {
                // Unless the screen is gone.
                let _ = self.replayed.try_set(Arc::new(*replayed));
            }
        });
    }

    /// Starts the analysis.
    pub(super) fn analyse(self) {
        let replayed = self.replayed.get_untracked();
        self.analysis.set(AnalysisState::Running(0, 0));
        let analyst = Analyst::start(&replayed.record, move |state| {
            let ended = !matches!(state, AnalysisState::Running(..));
            // Unless the screen is gone.
            if self.analysis.try_set(state).is_none() && ended {
                device::after(0, move || self.dismiss());
            }
        });
        if analyst.is_none() {
            self.analysis.set(AnalysisState::Failed);
        }
        self.analyst.set_value(analyst);
    }

    /// Stops it.
    pub(super) fn stop(self) {
        self.dismiss();
        self.analysis.set(AnalysisState::Idle);
    }

    fn dismiss(self) {
        // Unless the screen is gone, and the analyst with it.
        let _ = self.analyst.try_set_value(None);
    }

    /// All seats of the game.
    pub(super) fn seats(self) -> impl ExactSizeIterator<Item = Seat> + Clone {
        let players = self.replayed.with_untracked(|replayed| replayed.table.seats.len());
        Seat::all(u8::try_from(players).unwrap_or_default())
    }

    /// What a seat is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.play.name(seat)
    }

    /// Actions as a person would say them, with this view of the one who chose.
    pub(super) fn say<'a>(self, view: &GameView, actions: impl Iterator<Item = &'a str>) -> String {
        actions.map(|action| self.board.say_action(self.play, view, action)).collect::<Vec<_>>().join(", ")
    }
}
