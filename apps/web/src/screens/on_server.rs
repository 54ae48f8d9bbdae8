//! A table of the server.

use super::table::Place;
use super::{Lost, TableScreen};
use crate::link::attend;
use crate::online;
use crate::play::Connection;
use crate::words;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use protocol::{InviteKey, TableId};
use wasm_bindgen_futures::spawn_local;

/// A table of the server: whoever opens its address becomes a guest first.
#[component]
pub fn OnServer() -> impl IntoView {
    let parameters = use_params_map();
    let id = Memo::new(move |_| parameters.with(|map| map.get("table")?.parse::<TableId>().ok()));
    move || match id.get().zip(invite()) {
        Some((id, invite)) => view! { <Guest id invite/> }.into_any(),
        None => view! { <Lost why=Signal::derive(|| crate::say!("join-wrong"))/> }.into_any(),
    }
}

#[component]
fn Guest(id: TableId, invite: Option<InviteKey>) -> impl IntoView {
    let known = RwSignal::new(false);
    spawn_local(async move {
        // Without an answer the connection below finds out by itself, and tries until there is one.
        let _ = online::me().await;
        known.try_set(true);
    });
    move || known.get().then(|| view! { <Attending id=id.clone() invite=invite.clone()/> })
}

#[component]
fn Attending(id: TableId, invite: Option<InviteKey>) -> impl IntoView {
    let attendance = attend(id, invite);
    let play = attendance.attendee().play();
    let attendance = StoredValue::new_local(attendance);
    let try_now = Callback::new(move |()| attendance.with_value(crate::link::Attendance::try_now));
    let back = window_event_listener(leptos::ev::online, move |_| try_now.run(()));
    on_cleanup(move || back.remove());
    let place = Place { local: false, path: "/table", try_now };
    // A memo, so that the board is not drawn anew whenever the connection changes.
    let refused = Memo::new(move |_| {
        let never_seen = play.connection.get() == Connection::Ended && play.table.with(Option::is_none);
        never_seen && !play.outdated.get()
    });
    let why =
        Signal::derive(move || play.refusal.get().map(|reason| words::reason(&reason)).unwrap_or_default());
    move || {
        if refused.get() {
            view! { <Lost why/> }.into_any()
        } else {
            view! { <TableScreen play=play place=place/> }.into_any()
        }
    }
}

/// The key of an invite link behind the `#`, if there is one. None for a key that can't be read.
#[allow(clippy::option_option, reason = "a link without a key is a link to a table that one may enter")]
fn invite() -> Option<Option<InviteKey>> {
    let fragment = window().location().hash().unwrap_or_default();
    match fragment.trim_start_matches('#') {
        "" => Some(None),
        key => key.parse().ok().map(Some),
    }
}
