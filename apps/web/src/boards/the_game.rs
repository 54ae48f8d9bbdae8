//! The board of The Game.

mod actions;
mod answer;
mod asked;
mod desk;
mod end;
mod face;
mod gauge;
mod hand;
mod hint;
mod keen;
mod keys;
mod motion;
mod pictures;
mod piles;
mod rail;
#[cfg(test)]
mod sample;
mod spoken;
mod still_out;
mod talk;

use super::{Board, read_view, with_view};
use crate::kit::draw::{attribute, drawn, icon, text, when, words};
use crate::kit::forced;
use crate::kit::log::latest;
use crate::kit::screen::{TABLET, WIDE, is_from};
use crate::kit::voice::voice;
use crate::parts::{SeatState, Seats};
use crate::play::{GameView, Play};
use crate::say;
use asked::Asked;
use desk::Desk;
use leptos::prelude::*;
use protocol::{News, TableView, ViewFields};
use std::sync::Arc;
use tabletop::{Seat, SetUp as _, View as _};
use the_game::Step;

/// The board of this game.
pub(crate) struct TheGame;

impl Board for TheGame {
    fn read_view(&self, table: &TableView, view: &ViewFields) -> Option<GameView> {
        read_view::<::the_game::TheGame>(table, view)
    }

    fn draw(&self, play: Play) -> AnyView {
        with_view(play, board)
    }

    fn draw_end(&self, play: Play) -> AnyView {
        with_view(play, end::result)
    }

    fn say_action(&self, _play: Play, _view: &GameView, action: &str) -> String {
        action.parse().map_or_else(|_| action.to_owned(), asked::action_words)
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
fn board(play: Play, view: Signal<Arc<the_game::View>>) -> AnyView {
    let desk = Desk::new(play, view);
    let (wide, tablet) = (is_from(WIDE), is_from(TABLET));
    let bubble = move |here: bool| {
        when(move || wide.get() == here, move || crate::kit::hint::bubble(desk, play, hint::ADVICE))
    };
    let forced = attribute(move || view.with(|view| view.forced()).map(|action| action.to_string()));
    forced::watch(play, forced);
    let players = Memo::new(move |_| view.with(|view| view.set_up.players()));
    let state = move |seat: Seat| {
        view.with(|view| SeatState {
            turn: matches!(view.step, Step::Turn(turn) if turn == seat),
            done: view.step == Step::Keen && view.keen_said.contains(seat),
            what: asked::seat_words(view, seat),
        })
    };
    let talk = move || {
        view! {
            <h2>{words("tg-talk")}</h2>
            {talk::talk_panel(desk)}
        }
        .into_any()
    };
    view! {
        <Seats play players=players.into() state>
            {when(move || wide.get() && desk.may_talk(), talk)}
        </Seats>
        <div class="table">
            {status(desk)} {piles::piles(desk)} {latest(play, desk.log, rail::logged())} {bubble(false)}
            {voice(move || view.with(|view| spoken::table_words(play, view)), desk.told.into())}
            {when(move || desk.me().is_some(), move || hand_bar(desk))}
        </div>
        <aside class="rail">
            {bubble(true)} {when(move || tablet.get(), move || rail::aside(desk))}
        </aside>
        {talk::talk_sheet(desk)}
        {rail::more_sheet(desk)}
        {crate::kit::keys::board(desk, play, keys::COMMANDS, |desk| desk.talking.get())}
    }
    .into_any()
}

/// What is asked, and how many cards there are to draw.
fn status(desk: Desk) -> AnyView {
    let asked = text(move || desk.view.with(|view| Asked::of(view)).words(desk.play));
    let draw = text(move || say!("tg-to-draw", count = desk.view.with(|view| view.draw_pile)));
    let starts = move || {
        let words = keen::opened(desk)?;
        Some(view! { <p class="small sub w-only">{words}</p> }.into_any())
    };
    view! {
        <div class="status">
            <div>
                <h2>{asked}</h2>
                {drawn(starts)}
            </div>
            <button
                class="btn tg-open num only-narrow"
                data-do="more"
                aria-label=text(move || format!("{}. {}", draw.get(), say!("tg-more")))
                on:click=move |_| desk.more.set(true)
            >
                {icon("pile")}
                <span class="w-only">{draw}</span>
                <span class="n-only">{text(move || desk.view.with(|view| view.draw_pile).to_string())}</span>
            </button>
            <span class="chip num only-wide">{icon("pile")} {draw}</span>
        </div>
    }
    .into_any()
}

/// The hand and what can be done with it.
fn hand_bar(desk: Desk) -> AnyView {
    let starts = Memo::new(move |_| desk.view.with(|view| view.step == Step::Keen));
    let below = move || Some(if starts.get() { keen::keen_panel(desk) } else { actions::actions(desk) });
    view! { <div class="handbar">{hand::hand(desk)} {drawn(below)}</div> }.into_any()
}

/// The keys of this board, and what they do.
#[cfg(test)]
pub(super) fn keys() -> Vec<(Vec<String>, &'static str)> {
    crate::kit::keys::listed(keys::COMMANDS)
}
