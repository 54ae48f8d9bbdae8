//! Being the same guest on another device.

use super::super::reach::reachable;
use crate::dates;
use crate::online::{self, Trouble};
use crate::parts::{CopyButton, Icon, Qr};
use leptos::prelude::*;
use protocol::http::MoveLink;
use wasm_bindgen_futures::spawn_local;

/// A link that makes another device the same guest.
pub(super) fn another() -> AnyView {
    let reachable = reachable();
    let answer = RwSignal::new(None::<Result<MoveLink, Trouble>>);
    let asking = RwSignal::new(false);
    let ask = move |_| {
        if asking.get_untracked() || !reachable.get_untracked() {
            return;
        }
        asking.set(true);
        spawn_local(async move {
            let made = online::move_link().await;
            let _ = answer.try_set(Some(made));
            let _ = asking.try_set(false);
        });
    };
    let shown = move || {
        answer.get().map(|answer| match answer {
            Ok(made) => link(&made),
            Err(trouble) => view! { <p class="wrong" role="alert">{trouble.text()}</p> }.into_any(),
        })
    };
    let text = move || if reachable.get() { crate::say!("another-text") } else { crate::say!("server-away") };
    view! {
        <p class="sub">{text}</p>
        <button
            class="btn"
            data-do="move"
            aria-disabled=move || (asking.get() || !reachable.get()).to_string()
            on:click=ask
        >
            <Icon name="share"/>
            {move || crate::say!("another-make")}
        </button>
        {shown}
    }
    .into_any()
}

fn link(made: &MoveLink) -> AnyView {
    let origin = window().location().origin().unwrap_or_default();
    // What stands behind the `#` is not sent by browsers.
    let link = format!("{origin}/move#{}", made.code);
    let expires = made.expires;
    view! {
        <div class="share" role="status">
            <Qr link=link.clone() label=Signal::derive(|| crate::say!("another-qr"))/>
            <div>
                <p>{move || crate::say!("another-until", time = dates::time(expires))}</p>
                <input
                    type="text"
                    readonly
                    aria-label=move || crate::say!("another-link")
                    data-link="move"
                    prop:value=link.clone()
                />
                <CopyButton link/>
            </div>
        </div>
    }
    .into_any()
}
