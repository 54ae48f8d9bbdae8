//! Becoming the guest of another device, by its link.

use super::TopBar;
use crate::online::{self, Trouble};
use crate::settings::settings;
use leptos::prelude::*;
use leptos_router::components::A;
use protocol::http::Me;
use wasm_bindgen_futures::spawn_local;

/// Asks before: it replaces who this browser is.
#[component]
pub fn MoveHere() -> impl IntoView {
    let settings = settings();
    let code = window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned();
    let answer = RwSignal::new(None::<Result<Me, Trouble>>);
    let asking = RwSignal::new(false);
    let given = !code.is_empty();
    let claim = move |_| {
        if asking.get_untracked() {
            return;
        }
        asking.set(true);
        let code = code.clone();
        spawn_local(async move {
            let claimed = online::claim(code).await;
            if let Ok(Me { name: Some(name), .. }) = &claimed {
                let _ = settings.try_update(|settings| settings.name = Some(name.clone()));
            }
            let _ = answer.try_set(Some(claimed));
            let _ = asking.try_set(false);
        });
    };
    let ask = move || {
        view! {
            <h1>{move || crate::say!("move-title")}</h1>
            <p class="sub">{move || crate::say!("move-text")}</p>
            <div class="actions">
                <button
                    class="btn primary"
                    data-do="claim"
                    aria-disabled=move || asking.get().to_string()
                    on:click=claim.clone()
                >
                    {move || crate::say!("move-yes")}
                </button>
                <A href="/" attr:class="btn">{move || crate::say!("move-no")}</A>
            </div>
        }
        .into_any()
    };
    view! {
        <TopBar/>
        <main class="page plain" aria-live="polite">
            {move || match answer.get() {
                None if given => ask(),
                None => ended(crate::key!("move-lost-title"), crate::say!("lost-text")),
                Some(Ok(_)) => ended(crate::key!("move-done-title"), crate::say!("move-done-text")),
                Some(Err(trouble)) => ended(crate::key!("move-lost-title"), trouble.text()),
            }}
        </main>
    }
}

/// What came of it, with the way on.
fn ended(title: &'static str, text: String) -> AnyView {
    view! {
        <h1>{move || crate::say!(title)}</h1>
        <p class="sub">{text}</p>
        <A href="/" attr:class="btn primary">{move || crate::say!("all-games")}</A>
    }
    .into_any()
}
