//! A table on this device.

use super::table::Place;
use super::{Lost, TableScreen, TopBar};
use crate::link::LocalTable;
use crate::play::Play;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use protocol::{Phase, TableId};

/// A table on this device, with everybody who plays here.
#[component]
pub fn OnDevice() -> impl IntoView {
    let parameters = use_params_map();
    let id = Memo::new(move |_| parameters.with(|map| map.get("table")?.parse::<TableId>().ok()));
    move || {
        let Some(table) = id.get().and_then(|id| LocalTable::load(&id)) else {
            return view! { <Lost why=Signal::derive(|| crate::say!("lost-device"))/> }.into_any();
        };
        let plays: Vec<Play> = table.people().map(|attendee| attendee.play()).collect();
        // Left when the screen goes.
        let _ = StoredValue::new_local(table);
        view! { <People plays=plays/> }.into_any()
    }
}

/// One after the other looks at the board: whoever's turn it is, once the others have looked away.
#[component]
fn People(plays: Vec<Play>) -> impl IntoView {
    let place = Place { local: true, path: "/device", try_now: Callback::new(|()| ()) };
    let plays = StoredValue::new(plays);
    let looks = RwSignal::new(0_usize);
    let wanted = Memo::new(move |_| {
        plays.with_value(|plays| {
            let first = plays.first()?;
            if first.phase() != Some(Phase::Playing) {
                return None;
            }
            let current = looks.get();
            if plays.get(current).is_some_and(Play::must_choose) {
                return None;
            }
            plays.iter().position(Play::must_choose).filter(|next| *next != current)
        })
    });
    move || {
        let shown = plays.with_value(|plays| plays.get(looks.get()).copied())?;
        Some(match wanted.get() {
            Some(next) => {
                let play = plays.with_value(|plays| plays.get(next).copied())?;
                view! { <Curtain play=play on_ready=Callback::new(move |()| looks.set(next))/> }.into_any()
            }
            None => view! { <TableScreen play=shown place=place/> }.into_any(),
        })
    }
}

/// Between two people: nobody's cards are shown until the next one says that the device is theirs.
#[component]
fn Curtain(play: Play, on_ready: Callback<()>) -> impl IntoView {
    let name = move || play.seat().map(|seat| play.name(seat)).unwrap_or_default();
    view! {
        <TopBar/>
        <main class="page plain">
            <h1>{move || crate::say!("pass-title", name = name())}</h1>
            <p class="sub">{move || crate::say!("pass-text")}</p>
            <button class="btn primary" data-do="ready" on:click=move |_| on_ready.run(())>
                {move || crate::say!("pass-ready", name = name())}
            </button>
        </main>
    }
}
