//! A table: its board, and what is around it.

mod announce;
mod asked;
mod banner;
mod menu;
mod over;
mod room;

use super::TopBar;
use crate::boards::{self, Board};
use crate::games::{board_class, title};
use crate::kit::draw::drawn;
use crate::parts::Icon;
use crate::play::Play;
pub(super) use announce::Announcer;
use asked::UndoQuestion;
use banner::Banner;
use leptos::prelude::*;
use menu::Menu;
use over::Over;
use protocol::Phase;
use record::GameName;
use room::Room;

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
    let name = Signal::derive(move || game.get().map_or_else(String::new, |game| crate::say!(title(game))));
    let menu = RwSignal::new(false);
    let class = move || match (game.get(), phase.get()) {
        (_, Some(Phase::Over)) => "board ended".to_owned(),
        (_, Some(Phase::Open | Phase::Closed)) | (None, _) => "board waits".to_owned(),
        (Some(game), _) => format!("board {}", board_class(game)),
    };
    let body = move || match (phase.get(), game.get()) {
        (Some(Phase::Open | Phase::Closed), _) => view! { <Room play=play place=place/> }.into_any(),
        (Some(Phase::Playing), Some(game)) => with_board(play, game, |board, play| board.draw(play)),
        (Some(Phase::Over), Some(game)) => {
            let end = with_board(play, game, |board, play| board.draw_end(play));
            view! { <Over play=play place=place>{end}</Over> }.into_any()
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
            <div class="banners">
                <Banner play=play place=place/>
                <UndoQuestion play=play/>
            </div>
            {body}
        </main>
        <Menu play=play place=place open=menu/>
        <Announcer play=play/>
    }
}

/// Draws something of a game with its board, once the game has a view.
pub(super) fn with_board(play: Play, game: GameName, draw: fn(&dyn Board, Play) -> AnyView) -> AnyView {
    let started = Memo::new(move |_| play.view.with(Option::is_some));
    boards::of(game)
        .draw(move |board| drawn(move || if started.get() { draw(board, play) } else { ().into_any() }))
}
