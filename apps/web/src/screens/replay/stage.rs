//! The screen of a replay: board, timeline and analysis.

use super::analysis::AnalysisPanel;
use super::proof::Proof;
use super::share::Share;
use super::timeline::Timeline;
use super::watching::Watching;
use crate::boards::Board;
use crate::games::{board_class, title};
use crate::key;
use crate::kit::keys::{self, Command, Direction, Key, Press};
use crate::parts::Icon;
use crate::results;
use crate::say;
use crate::screens::TopBar;
use leptos::prelude::*;
use protocol::http::Listed;
use protocol::{Phase, TableId};
use record::GameName;
use tabletop::Seat;
use worker::{Replayed, Viewpoint};

/// A replay.
#[component]
pub(super) fn Stage(
    board: &'static dyn Board,
    replayed: Replayed,
    viewpoint: Viewpoint,
    /// The table of the server where it was played, if it was.
    table: Option<TableId>,
) -> impl IntoView {
    let watching = Watching::new(board, replayed, viewpoint);
    let (game, listed) = watching.replayed.with_untracked(|replayed| (replayed.table.game, listed(replayed)));
    let listed = StoredValue::new(listed);
    let sharing = RwSignal::new(false);
    let title = Signal::derive(move || say!("replay-of", game = say!(title(game))));
    let outcome = move || listed.with_value(results::state);
    let names = move || watching.seats().map(|seat| watching.name(seat)).collect::<Vec<_>>().join(", ");
    view! {
        <TopBar title=title>
            <button
                class="tool"
                aria-label=move || say!("share")
                title=move || say!("share")
                data-do="share"
                on:click=move |_| sharing.set(true)
            >
                <Icon name="share" class="l"/>
            </button>
        </TopBar>
        <main class="page replaying">
            <div class="outcome">
                <h2>{outcome}</h2>
                <span class="sub">{names}</span>
                <Proof watching/>
            </div>
            <div class="replay">
                <section class="panel stage">{head(watching)} {still_board(watching, game)}</section>
                <div class="beside">
                    <AnalysisPanel watching/>
                </div>
            </div>
        </main>
        <Timeline watching/>
        <Share watching table open=sharing/>
        <div class="voices">
            <div class="sr" role="log" aria-live="polite">{move || said(watching)}</div>
        </div>
        {keys::screen(watching, KEYS, || false, |_| false)}
    }
}

/// Which turn this is, what was played in it, and the viewpoint.
fn head(watching: Watching) -> AnyView {
    let heading = move || {
        let turn = watching.turn.get();
        let seat = watching.course.with_value(|course| course.turns.get(turn).map(|turn| turn.seat));
        match seat {
            Some(seat) => say!("replay-turn-who", turn = turn + 1, name = watching.name(seat)),
            None => say!("replay-end"),
        }
    };
    let played = move || {
        let (turn, replayed) = (watching.turn.get(), watching.replayed.get());
        let turn = watching.course.with_value(|course| course.turns.get(turn).copied())?;
        let steps = replayed.steps.iter().skip(turn.from).take(turn.until - turn.from);
        let actions =
            steps.filter(|step| step.seat == Some(turn.seat)).filter_map(|step| step.action.as_deref());
        let said = watching.play.view.with(|view| view.as_ref().map(|view| watching.say(view, actions)))?;
        Some(say!("cost-played", what = said))
    };
    let options = move || {
        let seat = |seat: Seat| (seat.to_string(), watching.name(seat), Viewpoint::Seat(seat));
        let others = [
            ("next".to_owned(), say!("view-chooser"), Viewpoint::PlayerToMove),
            ("none".to_owned(), say!("view-spectator"), Viewpoint::Spectator),
        ];
        let options = watching.seats().map(seat).chain(others);
        let option = |(value, name, viewpoint): (String, String, Viewpoint)| {
            view! { <option value=value prop:selected=move || watching.viewpoint.get() == viewpoint>{name}</option> }
        };
        options.map(option).collect_view()
    };
    let change = move |event: leptos::ev::Event| {
        let value = event_target_value(&event);
        watching.view_as(match value.parse().ok().and_then(Seat::new) {
            Some(seat) => Viewpoint::Seat(seat),
            None if value == "next" => Viewpoint::PlayerToMove,
            None => Viewpoint::Spectator,
        });
    };
    view! {
        <header class="where-head">
            <div>
                <h2>{heading}</h2>
                <p class="sub">{played}</p>
            </div>
            <label class="eyes">
                <span class="label">{move || say!("view-as")}</span>
                <span class="pick"><select data-do="eyes" on:change=change>{options}</select></span>
            </label>
        </header>
    }
    .into_any()
}

/// The board, which can't be touched; at the end what the game came to.
fn still_board(watching: Watching, game: GameName) -> AnyView {
    let play = watching.play;
    let over = Memo::new(move |_| play.phase() == Some(Phase::Over));
    let class = move || match over.get() {
        true => "still ended".to_owned(),
        false => format!("board still {}", board_class(game)),
    };
    let board = watching.board;
    let body = move || if over.get() { board.draw_end(play) } else { board.draw(play) };
    view! { <div class=class>{body}</div> }.into_any()
}

/// What has just happened, in words.
fn said(watching: Watching) -> String {
    let play = watching.play;
    let news = play.news();
    let Some(view) = play.view.get_untracked() else { return String::new() };
    news.iter().filter_map(|news| watching.board.say_news(play, &view, news)).collect::<Vec<_>>().join(" ")
}

/// What a list would show of the game.
fn listed(replayed: &Replayed) -> Listed {
    let table = &replayed.table;
    let over = table.result.is_some();
    Listed {
        table: table.id.clone(),
        game: table.game,
        options: table.options.clone(),
        phase: if over { Phase::Over } else { Phase::Playing },
        seats: table.seats.iter().map(|seat| seat.sitter.clone()).collect(),
        clock: None,
        created: 0,
        updated: 0,
        result: table.result.clone(),
        seat: None,
    }
}

const KEYS: &[Command<Watching>] = &[
    command(Press::Arrow(Direction::Left), key!("replay-previous")),
    command(Press::Arrow(Direction::Right), key!("replay-next")),
    command(Press::ShiftArrow(Direction::Left), key!("replay-step-back")),
    command(Press::ShiftArrow(Direction::Right), key!("replay-step")),
    command(Press::Home, key!("replay-first")),
    command(Press::End, key!("replay-last")),
    command(Press::Letter('C'), key!("replay-mistake")),
];

const fn command(key: Press, words: &'static str) -> Command<Watching> {
    Command { key: Key::One(key), words, act }
}

fn act(watching: Watching, press: Press) -> bool {
    let at = watching.at.get_untracked();
    match press {
        Press::Arrow(direction) => watching.turn(direction == Direction::Right),
        Press::ShiftArrow(Direction::Right) => watching.go(at + 1),
        Press::ShiftArrow(_) => watching.go(at.saturating_sub(1)),
        Press::Home => watching.go_to_turn(0),
        Press::End => watching.go(usize::MAX),
        _ => watching.next_mistake(),
    }
    true
}
