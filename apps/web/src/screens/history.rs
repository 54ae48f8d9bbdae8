//! The games that were played here and with this guest on the server.

use super::TopBar;
use super::listed::{Row, merged};
use crate::games::{art, title};
use crate::online::{self, Trouble};
use crate::parts::Icon;
use crate::results::{others, state};
use crate::{dates, link};
use leptos::prelude::*;
use leptos_router::components::A;
use protocol::http::Listed;
use protocol::{Millis, Phase};
use wasm_bindgen_futures::spawn_local;

/// How many are shown at first, and how many more each time.
const PAGE: usize = 30;

/// What is known of the games of the server.
#[derive(Clone, Copy)]
struct Server {
    tables: RwSignal<Vec<Listed>>,
    /// Where the rest begins, if there is more.
    before: RwSignal<Option<Millis>>,
    asking: RwSignal<bool>,
    trouble: RwSignal<Option<Trouble>>,
}

impl Server {
    fn new() -> Self {
        Self {
            tables: RwSignal::new(Vec::new()),
            before: RwSignal::new(None),
            asking: RwSignal::new(false),
            trouble: RwSignal::new(None),
        }
    }

    /// Asks for the first games, or for those that follow.
    fn ask(self) {
        if self.asking.get_untracked() {
            return;
        }
        self.asking.set(true);
        self.trouble.set(None);
        spawn_local(async move {
            let answer = online::my_tables(self.before.get_untracked()).await;
            // Unless the screen is gone.
            if self.asking.try_set(false).is_some() {
                return;
            }
            match answer {
                Ok(found) => {
                    self.before.set(found.before);
                    self.tables.update(|tables| {
                        tables.retain(|known| found.tables.iter().all(|listed| listed.table != known.table));
                        tables.extend(found.tables);
                    });
                }
                Err(trouble) => self.trouble.set(Some(trouble)),
            }
        });
    }
}

/// The screen.
#[component]
pub fn History() -> impl IntoView {
    let server = Server::new();
    if online::is_guest() {
        server.ask();
    }
    let shown = RwSignal::new(PAGE);
    let rows = Memo::new(move |_| {
        let mut rows = server.tables.with(|tables| merged(tables));
        // What is older than the rest of the server's games belongs behind it.
        if let Some(before) = server.before.get() {
            rows.retain(|row| row.listed.updated >= before);
        }
        rows
    });
    let more = move || rows.with(Vec::len) > shown.get() || server.before.get().is_some();
    let show_more = move |_| {
        shown.update(|shown| *shown += PAGE);
        if rows.with_untracked(Vec::len) < shown.get_untracked() && server.before.get_untracked().is_some() {
            server.ask();
        }
    };
    let visible = move || rows.with(|rows| rows.iter().take(shown.get()).cloned().collect::<Vec<_>>());
    let none = move || rows.with(Vec::is_empty) && !server.asking.get();
    view! {
        <TopBar title=Signal::derive(|| crate::say!("history"))/>
        <main class="page narrow">
            <p><A href="/replay" attr:class="btn" attr:data-do="open-record">{move || crate::say!("replay-open")}</A></p>
            <p class="wrong" role="status">
                {move || server.trouble.get().map(|trouble| trouble.text())}
            </p>
            <Show when=none>
                <div class="empty">
                    <p class="sub">{move || crate::say!("history-none")}</p>
                    <A href="/" attr:class="btn primary">{move || crate::say!("all-games")}</A>
                </div>
            </Show>
            <ol class="rows games-played" aria-label=move || crate::say!("history")>
                <For each=visible key=|row| (row.local, row.listed.table.clone()) children=line/>
            </ol>
            <Show when=more>
                <button
                    class="btn"
                    data-do="more"
                    aria-disabled=move || server.asking.get().to_string()
                    on:click=show_more
                >
                    {move || crate::say!("show-more")}
                </button>
            </Show>
        </main>
    }
}

/// One game: what, when, with whom, and what came of it.
fn line(row: Row) -> AnyView {
    let href = row.href();
    let replay = (row.listed.phase == Phase::Over).then(|| row.replay());
    let Row { local, listed } = row;
    let (game, at) = (listed.game, listed.updated);
    let listed = StoredValue::new(listed);
    // What was kept of a game that was deleted a moment ago.
    let deleted = RwSignal::new(None::<link::Forgotten>);
    let delete = move |_| deleted.set(listed.with_value(|listed| link::forget(&listed.table)));
    let undo = move |_| {
        let back =
            |forgotten: &link::Forgotten| listed.with_value(|listed| link::restore(&listed.table, forgotten));
        if deleted.with_untracked(|deleted| deleted.as_ref().is_some_and(back)) {
            deleted.set(None);
        }
    };
    let whole = move || {
        let (href, replay) = (href.clone(), replay.clone());
        let watch = move || crate::say!("replay-of", game = crate::say!(title(game)));
        let label = move || crate::say!("delete-game", game = crate::say!(title(game)), day = dates::day(at));
        view! {
            <A href=href attr:class="line">
                <svg class="art" aria-hidden="true"><use href=art(game)></use></svg>
                <span class="says">
                    <b>{move || crate::say!(title(game))}</b>
                    <span class="came">{move || listed.with_value(state)}</span>
                    <span class="small sub">
                        <time datetime=dates::machine(at)>{move || dates::day(at)}</time>
                        {move || format!(" · {}", listed.with_value(others))}
                        {move || local.then(|| format!(" · {}", crate::say!("on-this-device")))}
                    </span>
                </span>
                <Icon name="next"/>
            </A>
            {replay.map(|replay| {
                view! {
                    <A href=replay attr:class="tool" attr:aria-label=watch attr:title=watch attr:data-do="replay">
                        <Icon name="play"/>
                    </A>
                }
            })}
            {local.then(|| {
                view! {
                    <button class="tool" aria-label=label title=label data-do="delete" on:click=delete>
                        <Icon name="close"/>
                    </button>
                }
            })}
        }
        .into_any()
    };
    let gone = move || {
        view! {
            <p class="sub">{move || crate::say!("deleted")}</p>
            <button class="btn" data-do="undo" on:click=undo>
                <Icon name="undo"/>
                {move || crate::say!("take-back")}
            </button>
        }
        .into_any()
    };
    let gone_now = Memo::new(move |_| deleted.with(Option::is_some));
    view! {
        <li data-table=listed.with_value(|listed| listed.table.as_str().to_owned())>
            {move || if gone_now.get() { gone() } else { whole() }}
        </li>
    }
    .into_any()
}
