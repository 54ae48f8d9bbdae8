//! The board of Pyramids.

mod actions;
mod caption;
mod card;
mod desk;
mod draw;
mod end;
mod far;
mod follow;
mod hand;
mod hint;
mod keys;
mod layout;
mod names;
mod picks;
mod pictures;
mod plot;
mod race;
mod rail;
mod screen;
mod spoken;
mod stack;
mod steps;
mod target;
mod told;
#[cfg(test)]
mod words_test;

use super::{Board, read_view, with_view};
use crate::kit::draw::{attribute, classes, drawn, each, text, when, words};
use crate::kit::forced;
use crate::kit::hint::bubble;
use crate::parts::Sheet;
use crate::play::{GameView, Play};
use desk::Desk;
use leptos::prelude::*;
use protocol::{News, TableView, ViewFields};
use std::sync::Arc;
use tabletop::View as _;

/// The board of this game.
pub(crate) struct Pyramids;

impl Board for Pyramids {
    fn read_view(&self, table: &TableView, view: &ViewFields) -> Option<GameView> {
        read_view::<::pyramids::Pyramids>(table, view)
    }

    fn draw(&self, play: Play) -> AnyView {
        with_view(play, board)
    }

    fn draw_end(&self, play: Play) -> AnyView {
        with_view(play, |play, view| drawn(move || view.with(|view| end::result(play, view))).into_any())
    }

    fn say_action(&self, play: Play, view: &GameView, action: &str) -> String {
        let said = || Some(spoken::action(play, &*view.of()?, action.parse().ok()?));
        said().unwrap_or_else(|| action.to_owned())
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

/// The board: seats, table, hand, rail.
fn board(play: Play, view: Signal<Arc<pyramids::View>>) -> AnyView {
    let desk = Desk::new(play, view);
    let cards = RwSignal::new(false);
    follow::follow(desk);
    let forced = attribute(move || view.with(|view| view.forced()).map(|action| action.to_string()));
    forced::watch(play, forced);
    let wide = Memo::new(move |_| desk.room.with(layout::Room::is_wide));
    // Advice stands in the rail, or, where there is none, between the plots and the hand.
    let advice = move |here: bool| when(move || wide.get() == here, move || bubble(desk, play, hint::ADVICE));
    let bar = when(move || desk.now.with(|now| now.own.is_some()), move || bar(desk));
    let side = when(move || wide.get(), move || rail::side(desk).into_any());
    view! {
        {race::race(desk)}
        <div class="table">
            {told::told(desk)}
            {steps::status(desk, cards)}
            {plots(desk)}
            {advice(false)}
            {bar}
        </div>
        <aside class="rail">{advice(true)} {side}</aside>
        <Sheet open=cards title=words("cards")>
            <div class="py-sheet">{rail::side(desk)}</div>
        </Sheet>
        {crate::kit::keys::board(desk, play, keys::COMMANDS, |_| false)}
    }
    .into_any()
}

/// The hand, with its buttons and what is over it.
fn bar(desk: Desk) -> AnyView {
    view! {
        <section class="handbar" aria-label=words("hand")>
            {far::far(desk)}
            <div id=follow::BAR>
                {hand::hand(desk)}
                {actions::actions(desk)}
            </div>
        </section>
    }
    .into_any()
}

/// All plots: those of the others clockwise, and the own one.
fn plots(desk: Desk) -> AnyView {
    let class = text(move || classes(&[("py-plots", true), ("crowd", desk.now.with(|now| now.players > 4))]));
    let columns = text(move || format!("repeat({}, minmax(0, 1fr))", desk.plots().grid_columns()));
    let rows =
        text(
            move || {
                if desk.room.with(layout::Room::is_wide) { desk.plots().grid_rows() } else { String::new() }
            },
        );
    let seats = Memo::new(move |_| desk.now.with(|now| (now.own, now.players)));
    let seats = drawn(move || {
        // Only a seat that changes hands changes this.
        let (own, players) = seats.get();
        let others =
            target::others(own, players).into_iter().zip(0..).map(|(seat, place)| (seat, Some(place)));
        let all = others.chain(own.map(|own| (own, None)));
        each(all, |(seat, place)| plot::plot(desk, seat, place))
    });
    view! {
        <div class="py-field" id=follow::FIELD on:scroll=move |_| follow::look(desk)>
            <div
                class=class
                id=follow::PLOTS
                style:grid-template-columns=columns
                style:grid-template-rows=rows
            >
                {seats}
            </div>
        </div>
    }
    .into_any()
}

/// The keys of this board, and what they do.
#[cfg(test)]
pub(super) fn keys() -> Vec<(Vec<String>, &'static str)> {
    crate::kit::keys::listed(keys::COMMANDS)
}
