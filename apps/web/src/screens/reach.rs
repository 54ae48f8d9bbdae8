//! Whether the server can be reached.

use crate::online::{self, Trouble};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Whether the server can be reached, as far as is known: at first by what the browser says, then by trying.
pub(super) fn reachable() -> RwSignal<bool> {
    let reachable = RwSignal::new(window().navigator().on_line());
    let look = move || {
        spawn_local(async move {
            let found = online::open_tables().await != Err(Trouble::Away);
            // Unless the screen is gone.
            let _ = reachable.try_set(found);
        });
    };
    look();
    let back = window_event_listener(leptos::ev::online, move |_| look());
    let gone = window_event_listener(leptos::ev::offline, move |_| reachable.set(false));
    on_cleanup(move || {
        back.remove();
        gone.remove();
    });
    reachable
}
