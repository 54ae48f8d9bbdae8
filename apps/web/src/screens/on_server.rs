//! A table of the server.

use super::table::Place;
use super::{Lost, TableScreen};
use crate::link::attend;
use crate::online;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use protocol::{InviteKey, TableId};
use wasm_bindgen_futures::spawn_local;

/// A table of the server: whoever opens its address becomes a guest first.
#[component]
pub fn OnServer() -> impl IntoView {
    let parameters = use_params_map();
    let id = Memo::new(move |_| parameters.with(|map| map.get("table")?.parse::<TableId>().ok()));
    move || match id.get() {
        Some(id) => view! { <Guest id=id/> }.into_any(),
        None => view! { <Lost/> }.into_any(),
    }
}

#[component]
fn Guest(id: TableId) -> impl IntoView {
    let known = RwSignal::new(false);
    spawn_local(async move {
        // Without an answer the connection below finds out by itself, and tries until there is one.
        let _ = online::me().await;
        known.try_set(true);
    });
    move || known.get().then(|| view! { <Attending id=id.clone()/> })
}

#[component]
fn Attending(id: TableId) -> impl IntoView {
    let attendance = attend(id, invite());
    let play = attendance.attendee().play();
    let attendance = StoredValue::new_local(attendance);
    let try_now = Callback::new(move |()| attendance.with_value(crate::link::Attendance::try_now));
    let back = window_event_listener(leptos::ev::online, move |_| try_now.run(()));
    on_cleanup(move || back.remove());
    let place = Place { local: false, path: "/table", try_now };
    view! { <TableScreen play=play place=place/> }
}

/// The key of an invite link, behind the `#`.
fn invite() -> Option<InviteKey> {
    let fragment = window().location().hash().ok()?;
    fragment.strip_prefix('#')?.parse().ok()
}
