//! Coming to a table of somebody else: by a link, by a code, or out of the public list.

use crate::games::title;
use crate::online::{self, Trouble};
use crate::parts::{Icon, Sheet};
use crate::results::others;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use protocol::http::{Listed, Tables};
use protocol::{InviteKey, TableId};
use wasm_bindgen_futures::spawn_local;

/// The panel on the first screen, and the sheet behind it.
pub(super) fn panel() -> AnyView {
    let open = RwSignal::new(false);
    let found = RwSignal::new(None::<Result<Tables, Trouble>>);
    let show = move |_| {
        open.set(true);
        spawn_local(async move {
            let answer = online::open_tables().await;
            let _ = found.try_set(Some(answer));
        });
    };
    view! {
        <div class="panel">
            <Icon name="person" class="l"/>
            <div>
                <b>{move || crate::say!("join-friends")}</b>
                <span class="small sub">{move || crate::say!("join-how")}</span>
            </div>
            <button
                class="btn"
                data-do="join"
                aria-label=move || crate::say!("join-friends")
                on:click=show
            >
                {move || crate::say!("join")}
            </button>
        </div>
        <Sheet open=open title=Signal::derive(|| crate::say!("join-friends"))>
            {by_link()}
            <h3>{move || crate::say!("public-tables")}</h3>
            {move || found.get().map(|found| public(&found))}
        </Sheet>
    }
    .into_any()
}

/// A link that is pasted, or a code that is typed.
fn by_link() -> AnyView {
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let navigate = use_navigate();
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        match text.with_untracked(|text| address(text)) {
            Some(address) => navigate(&address, NavigateOptions::default()),
            None => wrong.set(true),
        }
    };
    view! {
        <form class="join" on:submit=go>
            <label class="label" for="join-link">{move || crate::say!("join-link")}</label>
            <div>
                <input
                    id="join-link"
                    type="text"
                    autofocus
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-describedby="join-wrong"
                    aria-invalid=move || wrong.get().to_string()
                    bind:value=text
                    on:input=move |_| wrong.set(false)
                />
                <button class="btn primary" data-do="join-go">{move || crate::say!("join")}</button>
            </div>
            <p class="wrong" id="join-wrong" role="status">{move || wrong.get().then(|| crate::say!("join-wrong"))}</p>
        </form>
    }
    .into_any()
}

/// The public tables that have a free seat.
fn public(found: &Result<Tables, Trouble>) -> AnyView {
    match found {
        Err(trouble) => view! { <p class="sub">{trouble.text()}</p> }.into_any(),
        Ok(found) if found.tables.is_empty() => {
            view! { <p class="sub">{move || crate::say!("public-none")}</p> }.into_any()
        }
        Ok(found) => {
            view! { <ul class="rows">{found.tables.iter().map(table).collect_view()}</ul> }.into_any()
        }
    }
}

fn table(listed: &Listed) -> AnyView {
    let href = format!("/table/{}", listed.table.as_str());
    let game = listed.game;
    let listed = listed.clone();
    view! {
        <li>
            <div>
                <b>{move || crate::say!(title(game))}</b>
                <span class="small sub">{move || others(&listed)}</span>
            </div>
            <A href=href attr:class="btn">{move || crate::say!("join")}</A>
        </li>
    }
    .into_any()
}

/// The address that a link or a code leads to: `…/table/ID#KEY`, `ID#KEY`, `ID KEY`, `ID`, or `…/move#CODE`.
fn address(text: &str) -> Option<String> {
    let text = text.trim().to_ascii_lowercase();
    if let Some((_, code)) = text.split_once("/move#") {
        return code.parse::<InviteKey>().ok().map(|code| format!("/move#{}", code.as_str()));
    }
    let text = text.rsplit_once("/table/").map_or(text.as_str(), |(_, rest)| rest);
    let mut parts = text.split(['#', ' ']).filter(|part| !part.is_empty());
    let table: TableId = parts.next()?.parse().ok()?;
    let key = parts.next().map(str::parse::<InviteKey>).transpose().ok()?;
    let key = key.map(|key| format!("#{}", key.as_str())).unwrap_or_default();
    parts.next().is_none().then(|| format!("/table/{}{key}", table.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_codes_lead_to_tables() {
        let (id, key) = ("0123456789bcdefg", "0123456789bcdefghjkmnpqrs");
        let whole = format!("/table/{id}#{key}");
        for text in [
            format!("https://example.org/table/{id}#{key}"),
            format!("  {id}#{key}\n"),
            format!("{id} {key}"),
            format!("{}#{key}", id.to_uppercase()),
        ] {
            assert_eq!(address(&text), Some(whole.clone()), "{text}");
        }
        assert_eq!(address(id), Some(format!("/table/{id}")));
        assert_eq!(address(&format!("http://x/move#{key}")), Some(format!("/move#{key}")));
        for text in ["", "hello", "https://example.org/", &format!("{id}#short"), &format!("{id} {key} more")]
        {
            assert_eq!(address(text), None, "{text}");
        }
    }
}
