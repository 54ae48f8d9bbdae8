//! A table: its board, and what is around it.

mod announce;
mod asked;
mod banner;
mod menu;
mod over;
mod room;

use super::TopBar;
use crate::boards::{pyramids, silver_gold, the_game};
use crate::games::title;
use crate::parts::Icon;
use crate::play::{GameView, Play};
pub(super) use announce::Announcer;
use asked::UndoQuestion;
use banner::Banner;
use leptos::prelude::*;
use menu::Menu;
use over::Over;
use protocol::Phase;
use record::GameName;
use room::Room;
use std::sync::Arc;

/// What a table is like beside what its people see of it.
#[derive(Clone, Copy)]
pub struct Place {
    /// Whether it is on this device alone.
    pub local: bool,
    /// Where the address of a table begins.
    pub path: &'static str,
    /// Tries the connection at once.
    pub try_now: Callback<()>,
}

/// A table as one of its people sees it.
#[component]
pub fn TableScreen(
    /// The table.
    play: Play,
    /// Where it is.
    place: Place,
) -> impl IntoView {
    let game = Memo::new(move |_| play.table.with(|table| table.as_ref().map(|table| table.game)));
    let phase = Memo::new(move |_| play.phase());
    let started = Memo::new(move |_| play.view.with(Option::is_some));
    let name = Signal::derive(move || game.get().map_or_else(String::new, |game| crate::say!(title(game))));
    let menu = RwSignal::new(false);
    let class = move || match (game.get(), phase.get()) {
        (_, Some(Phase::Over)) => "board ended",
        (_, Some(Phase::Open | Phase::Closed)) | (None, _) => "board waits",
        (Some(GameName::TheGame), _) => "board tg",
        (Some(GameName::SilverGold), _) => "board sg",
        (Some(GameName::Pyramids), _) => "board py",
    };
    let body = move || match (phase.get(), game.get()) {
        (Some(Phase::Open | Phase::Closed), _) => view! { <Room play=play place=place/> }.into_any(),
        (Some(Phase::Playing), Some(game)) if started.get() => board(play, game),
        (Some(Phase::Over), Some(game)) if started.get() => {
            view! { <Over play=play place=place>{end(play, game)}</Over> }.into_any()
        }
        _ => ().into_any(),
    };
    view! {
        <main class=class>
            <TopBar title=name>
                <button
                    class="tool"
                    aria-label=move || crate::say!("menu")
                    title=move || crate::say!("menu")
                    data-do="menu"
                    on:click=move |_| menu.set(true)
                >
                    <Icon name="menu" class="l"/>
                </button>
            </TopBar>
            {body}
            <Banner play=play place=place/>
            <UndoQuestion play=play/>
        </main>
        <Menu play=play place=place open=menu/>
        <Announcer play=play/>
    }
}

/// The board of a game, once there is something to see.
pub(super) fn board(play: Play, game: GameName) -> AnyView {
    match game {
        GameName::TheGame => {
            the_game_view(play).map(|view| view! { <the_game::Board play=play view=view/> }.into_any())
        }
        GameName::SilverGold => {
            silver_gold_view(play).map(|view| view! { <silver_gold::Board play=play view=view/> }.into_any())
        }
        GameName::Pyramids => {
            pyramids_view(play).map(|view| view! { <pyramids::Board play=play view=view/> }.into_any())
        }
    }
    .into_any()
}

/// What a game came to.
pub(super) fn end(play: Play, game: GameName) -> AnyView {
    match game {
        GameName::TheGame => {
            the_game_view(play).map(|view| view! { <the_game::End play=play view=view/> }.into_any())
        }
        GameName::SilverGold => {
            silver_gold_view(play).map(|view| view! { <silver_gold::End play=play view=view/> }.into_any())
        }
        GameName::Pyramids => {
            pyramids_view(play).map(|view| view! { <pyramids::End play=play view=view/> }.into_any())
        }
    }
    .into_any()
}

macro_rules! views {
    ($($name:ident $variant:ident $view:ty),*) => { $(
        /// The view of this game, from when there is one on.
        fn $name(play: Play) -> Option<Signal<Arc<$view>>> {
            let of = |view: Option<GameView>| match view {
                Some(GameView::$variant(view)) => Some(view),
                _ => None,
            };
            let last = RwSignal::new(of(play.view.get_untracked())?);
            Effect::new(move |_| {
                if let Some(view) = of(play.view.get()) {
                    last.set(view);
                }
            });
            Some(last.into())
        }
    )* };
}

views!(
    the_game_view TheGame ::the_game::View,
    silver_gold_view SilverGold ::silver_gold::View,
    pyramids_view Pyramids ::pyramids::View
);
