//! Tables at which a game goes on: those of this device at once, those of the server when it answers.

use super::super::listed::{Row, merged};
use crate::games::title;
use crate::online;
use crate::parts::Icon;
use crate::results::others;
use leptos::prelude::*;
use leptos_router::components::A;
use protocol::Phase;
use protocol::http::Listed;
use wasm_bindgen_futures::spawn_local;

/// How many are shown; the history has the others.
const SHOWN: usize = 2;

/// Tables to return to, and where the others are that there is no room for.
pub(super) fn waiting() -> (AnyView, AnyView) {
    let server = RwSignal::new(Vec::<Listed>::new());
    if online::is_guest() {
        spawn_local(async move {
            // Without an answer there are those of this device.
            if let Ok(found) = online::my_tables(None).await {
                let _ = server.try_set(found.tables);
            }
        });
    }
    let rows = Memo::new(move |_| {
        let rows = server.with(|server| merged(server)).into_iter();
        rows.filter(|row| matches!(row.listed.phase, Phase::Open | Phase::Playing)).collect::<Vec<Row>>()
    });
    let shown = move || rows.with(|rows| rows.iter().take(SHOWN).map(panel).collect_view());
    let more = move || {
        let count = rows.with(Vec::len);
        (count > SHOWN).then(|| {
            view! {
                <p class="more">
                    <A href="/history">{move || crate::say!("waiting-more", count = count - SHOWN)}</A>
                </p>
            }
        })
    };
    (shown.into_any(), more.into_any())
}

fn panel(row: &Row) -> AnyView {
    let (game, href) = (row.listed.game, row.href());
    let row = row.clone();
    let text = move || {
        let others = others(&row.listed);
        match (row.local, row.listed.phase) {
            (true, _) => crate::say!("waiting-here", others = others),
            (false, Phase::Open) => crate::say!("waiting-open", others = others),
            (false, _) => others,
        }
    };
    view! {
        <div class="panel">
            <Icon name="undo" class="l"/>
            <div>
                <b>{move || crate::say!(title(game))}</b>
                <span class="small sub">{text}</span>
            </div>
            <A
                href=href
                attr:class="btn"
                attr:data-do="return"
                attr:aria-label=move || crate::say!("return-to", game = crate::say!(title(game)))
            >
                {move || crate::say!("return")}
            </A>
        </div>
    }
    .into_any()
}
