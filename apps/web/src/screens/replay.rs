//! Replays of finished games, step by step, and their analysis.

mod analysis;
mod chart;
mod course;
mod numbers;
mod packed;
mod proof;
mod share;
mod stage;
mod timeline;
mod watching;

use super::{Lost, TopBar};
use crate::parts::Icon;
use crate::{boards, link, online, say};
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use packed::unpack;
use protocol::TableId;
use stage::Stage;
use tabletop::Seat;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use worker::{NotARecord, Replayed, Source, Viewpoint};

/// A game to look at, as far as it is there.
#[derive(Clone, Copy)]
struct Opening {
    game: RwSignal<Option<Result<Replayed, String>>>,
    viewpoint: Viewpoint,
}

impl Opening {
    fn new(own: Option<Seat>) -> Self {
        let asked = use_query_map().with_untracked(|query| Seat::new(query.get("seat")?.parse().ok()?));
        Self { game: RwSignal::new(None), viewpoint: Viewpoint::Seat(asked.or(own).unwrap_or_default()) }
    }

    /// Opens what stands somewhere.
    fn open(self, source: Source, text: &str) {
        link::replay(source, text, self.viewpoint, move |answer| {
            // Unless the screen is gone.
            let _ =
                self.game.try_set(Some(answer.map(|replayed| *replayed).map_err(|problem| said(&problem))));
        });
    }

    fn fail(self, why: String) {
        let _ = self.game.try_set(Some(Err(why)));
    }
}

/// Why something is no record, in words.
fn said(problem: &NotARecord) -> String {
    match problem.line {
        Some(line) => say!("record-wrong", line = line, problem = problem.problem.as_str()),
        None => say!("record-none"),
    }
}

/// The replay of a game of this device.
#[component]
pub fn ReplayOnDevice() -> impl IntoView {
    let id = table_id();
    move || {
        let Some((id, log)) = id.get().and_then(|id| link::log_of(&id).map(|log| (id, log))) else {
            return view! { <Lost why=Signal::derive(|| say!("lost-device"))/> }.into_any();
        };
        let opening = Opening::new(link::own_seat(&id));
        opening.open(Source::Log, &log);
        view! { <Opened opening/> }.into_any()
    }
}

/// The replay of a game of the server.
#[component]
pub fn ReplayOnServer() -> impl IntoView {
    let id = table_id();
    move || {
        let Some(id) = id.get() else {
            return view! { <Lost why=Signal::derive(|| say!("join-wrong"))/> }.into_any();
        };
        let opening = Opening::new(None);
        let table = id.clone();
        spawn_local(async move {
            match online::record(&table).await {
                Ok(record) => opening.open(Source::Record, &record),
                Err(trouble) => opening.fail(trouble.text()),
            }
        });
        view! { <Opened opening table=id/> }.into_any()
    }
}

/// The replay of a game that stands in the link, or in a file.
#[component]
pub fn ReplayFromLink() -> impl IntoView {
    let opening = Opening::new(None);
    let fragment = window().location().hash().unwrap_or_default();
    let packed = fragment.strip_prefix('#').unwrap_or_default().to_owned();
    let linked = !packed.is_empty();
    if linked {
        spawn_local(async move {
            match unpack(&packed).await {
                Some(record) => opening.open(Source::Record, &record),
                None => opening.fail(say!("link-wrong")),
            }
        });
    }
    let chosen = RwSignal::new(linked);
    move || {
        if chosen.get() {
            view! { <Opened opening/> }.into_any()
        } else {
            view! { <FromFile opening chosen/> }.into_any()
        }
    }
}

fn table_id() -> Memo<Option<TableId>> {
    let parameters = use_params_map();
    Memo::new(move |_| parameters.with(|map| map.get("table")?.parse::<TableId>().ok()))
}

/// The game once it is there, or why it is not.
#[component]
fn Opened(opening: Opening, #[prop(optional)] table: Option<TableId>) -> impl IntoView {
    move || match opening.game.get() {
        None => view! {
            <TopBar title=Signal::derive(|| say!("replay"))/>
            <main class="page plain"><p role="status">{move || say!("replay-opening")}</p></main>
        }
        .into_any(),
        Some(Ok(replayed)) => {
            let table = table.clone();
            boards::of(replayed.table.game).draw(move |board| {
                let (replayed, table) = (replayed.clone(), table.clone());
                view! { <Stage board replayed viewpoint=opening.viewpoint table/> }.into_any()
            })
        }
        Some(Err(why)) => view! {
            <TopBar title=Signal::derive(|| say!("replay"))/>
            <main class="page plain">
                <h1>{move || say!("replay-fails")}</h1>
                <p role="alert">{why}</p>
                <Choose opening/>
            </main>
        }
        .into_any(),
    }
}

/// The way to open a record from a file.
#[component]
fn FromFile(opening: Opening, chosen: RwSignal<bool>) -> impl IntoView {
    Effect::new(move |_| {
        if opening.game.with(Option::is_some) {
            chosen.set(true);
        }
    });
    view! {
        <TopBar title=Signal::derive(|| say!("replay"))/>
        <main class="page plain">
            <h1>{move || say!("replay-open")}</h1>
            <p class="sub">{move || say!("replay-open-about")}</p>
            <Choose opening/>
        </main>
    }
}

/// A button that asks for a file.
#[component]
fn Choose(opening: Opening) -> impl IntoView {
    let read = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|input| input.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()?.get(0)) else { return };
        if file.size() > record::MAX_BYTES as f64 {
            return opening.fail(say!("record-none"));
        }
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            match text {
                Some(text) => opening.open(Source::Record, &text),
                None => opening.fail(say!("record-none")),
            }
        });
    };
    view! {
        <label class="btn primary file">
            <Icon name="pile"/>
            {move || say!("replay-choose")}
            <input class="sr" type="file" accept=".benben,.txt,text/plain" data-do="file" on:change=read/>
        </label>
    }
}
