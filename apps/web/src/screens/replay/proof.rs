//! Whether the deals were fair, and how anybody can know.

use super::watching::Watching;
use crate::parts::{Icon, Sheet};
use crate::say;
use leptos::prelude::*;
use worker::DealsFound;

/// A chip that says it, and opens the proof.
#[component]
pub(super) fn Proof(watching: Watching) -> impl IntoView {
    let open = RwSignal::new(false);
    let deals = StoredValue::new(watching.replayed.with_untracked(|replayed| replayed.deals.clone()));
    let (class, icon) = deals.with_value(|deals| match deals {
        DealsFound::Checked { .. } => ("chip ok proof", "sealed"),
        DealsFound::NoSecret => ("chip line proof", "sealed"),
        DealsFound::Wrong(_) => ("chip bad proof", "close"),
    });
    let short = move || {
        deals.with_value(|deals| match deals {
            DealsFound::Checked { .. } => say!("deal-checked"),
            DealsFound::NoSecret => say!("deal-no-secret"),
            DealsFound::Wrong(_) => say!("deal-wrong"),
        })
    };
    let long = move || {
        deals.with_value(|deals| match deals {
            DealsFound::Checked { count, promise: Some(_) } => say!("deal-proof", count = *count),
            DealsFound::Checked { count, promise: None } => say!("deal-proof-no-promise", count = *count),
            DealsFound::NoSecret => say!("deal-no-secret-about"),
            DealsFound::Wrong(wrong) => say!("deal-wrong-about", line = wrong.line.unwrap_or_default()),
        })
    };
    let promise = deals.with_value(|deals| match deals {
        DealsFound::Checked { promise, .. } => promise.clone(),
        _ => None,
    });
    let promise = StoredValue::new(promise);
    view! {
        <button class=class data-do="proof" on:click=move |_| open.set(true)>
            <Icon name=icon/>
            {short}
        </button>
        <Sheet open=open title=Signal::derive(short)>
            <div class="menu">
                <p>{long}</p>
                {promise.get_value().map(|promise| view! {
                    <p class="sub">{move || say!("deal-promise")}</p>
                    <p class="digest"><code>{promise}</code></p>
                })}
                <p class="sub">{move || say!("deal-anybody")}</p>
            </div>
        </Sheet>
    }
}
