//! A button that copies a link.

use super::Icon;
use crate::{device, say};
use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Copies a link, and says so. Without a clipboard it isn't there: the link beside it can still be marked and copied.
#[component]
pub fn CopyButton(link: String, #[prop(default = "btn")] class: &'static str) -> AnyView {
    if !device::offers("clipboard") {
        return ().into_any();
    }
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let promise = window().navigator().clipboard().write_text(&link);
        spawn_local(async move {
            // Unless the screen is gone.
            let _ = copied.try_set(JsFuture::from(promise).await.is_ok());
        });
    };
    view! {
        <button class=class data-do="copy" on:click=copy>
            <Icon name="share"/>
            {move || if copied.get() { say!("invite-copied") } else { say!("invite-copy") }}
        </button>
    }
    .into_any()
}
