//! The board of Silver & Gold: Pyramids.
//!
//! `desk::Desk` holds what is chosen so far and knows the legal places; `hands` is what can be done with it; the other modules
//! draw it. What a choice would bring is found out by making it in a sampled game (`preview`): no rule is written here.

mod actions;
mod art;
mod chamber;
mod choose;
mod desk;
mod display;
mod end;
mod events;
mod everyone;
mod facing;
mod hands;
mod heading;
mod hint;
mod keys;
mod marking;
mod picture;
mod pictures;
mod places;
mod preview;
mod round;
mod score;
mod spoken;

#[cfg(test)]
mod tests;

use super::{Board, read_view, with_view};
use crate::kit::draw::{attribute, drawn, memo, text, when, words};
use crate::kit::forced;
use crate::kit::screen::{WIDE, is_from};
use crate::kit::voice::voice;
use crate::parts::{SeatState, Seats, Sheet};
use crate::play::{GameView, Play};
use crate::say;
use desk::Desk;
use leptos::prelude::*;
use protocol::{News, TableView, ViewFields};
use silver_gold::{Step, View, Wanted};
use std::sync::Arc;
use tabletop::{Seat, SetUp as _, View as _};

/// The board of this game.
pub(crate) struct SilverGold;

impl Board for SilverGold {
    fn read_view(&self, table: &TableView, view: &ViewFields) -> Option<GameView> {
        read_view::<::silver_gold::SilverGold>(table, view)
    }

    fn draw(&self, play: Play) -> AnyView {
        with_view(play, board)
    }

    fn draw_end(&self, play: Play) -> AnyView {
        with_view(play, end::result)
    }

    fn say_action(&self, _play: Play, view: &GameView, action: &str) -> String {
        view.of().map_or_else(|| action.to_owned(), |view| spoken::action(&view, action))
    }

    fn say_news(&self, play: Play, view: &GameView, news: &News) -> Option<String> {
        spoken::news(play, &*view.of()?, news)
    }

    fn picture(&self, name: &str) -> Option<AnyView> {
        pictures::picture(name)
    }

    #[cfg(test)]
    fn has_picture(&self, name: &str) -> bool {
        pictures::has_picture(name)
    }
}

/// The board: seats, table, rail.
fn board(play: Play, view: Signal<Arc<View>>) -> AnyView {
    let desk = Desk::new(play, view);
    let forced = attribute(move || view.get().forced().map(|action| action.to_string()));
    forced::watch(play, forced);
    let bubble = move || crate::kit::hint::bubble(desk, play, hint::ADVICE);
    let happened = happenings(desk);
    let wide = is_from(WIDE);
    let (everyone, round) = (RwSignal::new(false), RwSignal::new(false));
    let players = Signal::derive(move || view.get().set_up.players());
    let scene = memo(move || scene(&desk));
    let score = move || {
        let title = text(move || match desk.own.get() {
            Some(_) => say!("sg-your-score"),
            None => play.name(desk.shown_seat.get()),
        });
        score::Sheet { view, seat: desk.shown_seat.into(), outlook: desk.outlook.into(), title }.draw()
    };
    let small_score = move || view! { <div class="only-narrow">{score()}</div> }.into_any();
    let said = text(move || {
        let said = desk.said.get();
        let place = || Some(spoken::place(&view.get(), desk.shown.get()?, desk.outlook.get().as_ref()));
        if said.is_empty() { place().unwrap_or_else(|| happened.get()) } else { said }
    });
    let bar = drawn(move || match (play.still.get(), desk.own.get()) {
        (true, _) => ().into_any(),
        (false, Some(_)) => actions::actions(desk),
        (false, None) => actions::watching(desk),
    });
    let rail = move || view! { {score()} {bubble()} {everyone::others(desk)} }.into_any();
    let has_display = move || scene.get() == Scene::Mark && !view.get().display.is_empty();
    view! {
        <Seats play players state=move |seat| seat_state(&desk, seat)>
            <h2>{words("sg-this-round")}</h2>
            {round::round(view)}
        </Seats>
        <div class="table">
            {heading::heading(desk, happened, everyone)}
            {when(move || !wide.get() && scene.get() != Scene::Mark, bubble)}
            {drawn(move || match scene.get() {
                Scene::Keep => choose::keep(desk),
                Scene::Take => choose::take(desk),
                Scene::Mark => marking::marking(desk, round),
            })}
            {when(move || !wide.get() && scene.get() == Scene::Mark, bubble)}
            {when(move || !wide.get() && scene.get() != Scene::Keep, small_score)}
            {when(has_display, move || display::display(desk))}
            <div class="sg-foot">{bar}</div>
            {voice(move || spoken::table(play, &view.get()), said)}
        </div>
        <aside class="rail" tabindex="0" aria-label=words("sg-everyone")>
            {when(move || wide.get(), rail)}
        </aside>
        {everyone::everyone(desk, everyone)}
        {crate::kit::keys::board(desk, play, keys::COMMANDS, |_| false)}
        <Sheet open=round title=words("sg-this-round")>{round::round(view)}</Sheet>
    }
    .into_any()
}

/// What the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    /// The four cards of the start.
    Keep,
    /// The display, to take a card from.
    Take,
    /// The two cards in work.
    Mark,
}

fn scene(desk: &Desk) -> Scene {
    let view = desk.view.get();
    match desk.wanted.get() {
        Some(Wanted::Keep) => Scene::Keep,
        Some(Wanted::Take) => Scene::Take,
        _ if matches!(view.step, Step::Deal(_) | Step::Keep) => Scene::Keep,
        _ => Scene::Mark,
    }
}

fn seat_state(desk: &Desk, seat: Seat) -> SeatState {
    let view = desk.view.get();
    SeatState {
        turn: heading::awaited(&view).contains(seat),
        done: view.done.contains(seat),
        what: say!(
            "sg-seat",
            points = score::signed(view.points(seat).total()),
            count = view.completed(seat).count()
        ),
    }
}

/// What happened to all in the last view that brought something, until the viewer has marked again.
fn happenings(desk: Desk) -> Signal<String> {
    let latest = RwSignal::new(Vec::new());
    Effect::new(move |old: Option<Arc<View>>| {
        let new = desk.view.get();
        if let Some(old) = old {
            let events = events::between(&old, &new);
            let moved_on = old.expeditions_left != new.expeditions_left && old.step == Step::Mark;
            if !events.is_empty() || moved_on {
                latest.set(events);
            }
        }
        new
    });
    text(move || {
        let view = desk.view.get();
        let told = latest.get().into_iter().map(|event| events::told(desk.play, &view, event));
        told.collect::<Vec<_>>().join(" ")
    })
}

/// The keys of this board, and what they do.
#[cfg(test)]
pub(super) fn keys() -> Vec<(Vec<String>, &'static str)> {
    crate::kit::keys::listed(keys::COMMANDS)
}
