//! After the game: what it came to, and what now.

use super::Place;
use crate::parts::Icon;
use crate::play::Play;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use protocol::TableRequest;

/// The end of a game, with the way on.
#[component]
pub(super) fn Over(play: Play, place: Place, children: Children) -> impl IntoView {
    // Whoever asks for the next game first takes all along.
    let navigate = use_navigate();
    let asked = RwSignal::new(false);
    let next = move || play.rematch.get().or_else(|| play.table.with(|table| table.as_ref()?.next.clone()));
    Effect::new(move |_| {
        let Some(table) = next().filter(|_| asked.get()) else { return };
        if place.local && !crate::link::is_kept(&table) {
            play.is_unsaved.set(true);
        } else {
            navigate(&format!("{}/{}", place.path, table.as_str()), NavigateOptions::default());
        }
    });
    let again = move |_| {
        asked.set(true);
        if next().is_none() {
            play.ask(TableRequest::Rematch);
        }
    };
    let plays = move || play.seat().is_some();
    // With the own eyes.
    let replay = move || {
        let folder = if place.local { "device" } else { "table" };
        let table = play.table.with(|table| table.as_ref().map(|table| table.id.clone()))?;
        let seat = play.seat().map(|seat| format!("?seat={}", seat.number())).unwrap_or_default();
        Some(format!("/replay/{folder}/{}{seat}", table.as_str()))
    };
    let label = move || {
        if next().is_some() { crate::say!("rematch-join") } else { crate::say!("rematch") }
    };
    view! {
        <div class="over">
            {children()}
            <div class="actions">
                <A href="/" attr:class="btn">{move || crate::say!("home")}</A>
                <A href=move || replay().unwrap_or_default() attr:class="btn" attr:data-do="replay">
                    {move || crate::say!("replay")}
                </A>
                <Show when=plays>
                    <button class="btn primary" data-do="rematch" on:click=again>
                        <Icon name="play"/>
                        {label}
                    </button>
                </Show>
            </div>
        </div>
    }
}
