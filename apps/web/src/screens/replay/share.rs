//! Giving a game to others: by a link, or as a file.

use super::packed::pack;
use super::watching::Watching;
use crate::device;
use crate::parts::{CopyButton, Icon, Sheet};
use crate::say;
use js_sys::{Array, JsString};
use leptos::prelude::*;
use protocol::TableId;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, HtmlAnchorElement, Url};

/// What can be given: the link, once it is known, and the record.
#[component]
pub(super) fn Share(
    watching: Watching,
    /// The table of the server where the game was played, which others can open, too.
    table: Option<TableId>,
    open: RwSignal<bool>,
) -> impl IntoView {
    let link = RwSignal::new(None::<String>);
    let table = StoredValue::new(table);
    Effect::new(move |_| {
        if !open.get() || link.with_untracked(Option::is_some) {
            return;
        }
        let Ok(origin) = window().location().origin() else { return };
        if let Some(table) = table.get_value() {
            return link.set(Some(format!("{origin}/replay/table/{}", table.as_str())));
        }
        let record = watching.replayed.with_untracked(|replayed| replayed.record.clone());
        spawn_local(async move {
            let packed = pack(&record).await;
            // Unless the screen is gone.
            let _ = link.try_set(packed.map(|packed| format!("{origin}/replay#{packed}")));
        });
    });
    let inside = move || {
        let by_link = link.get().map(|link| {
            view! {
                <input readonly aria-label=move || say!("share-link") prop:value=link.clone() data-link/>
                <CopyButton link class="btn primary"/>
            }
        });
        view! {
            <div class="menu">
                <p class="sub">{move || say!("share-about")}</p>
                {by_link}
                <button class="btn" data-do="download" on:click=move |_| download(watching)>
                    <Icon name="down"/>
                    {move || say!("share-download")}
                </button>
            </div>
        }
        .into_any()
    };
    view! { <Sheet open=open title=Signal::derive(|| say!("share"))>{inside}</Sheet> }
}

/// Saves the record as a file.
fn download(watching: Watching) {
    let (record, game) =
        watching.replayed.with_untracked(|replayed| (replayed.record.clone(), replayed.table.game));
    let parts = Array::of1(&JsString::from(record.as_str()));
    let Ok(blob) = Blob::new_with_str_sequence(&parts) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(&format!("{game}.benben"));
        link.click();
    }
    // The browser has begun to save it by then.
    device::after(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    });
}
