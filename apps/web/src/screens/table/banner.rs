//! What stands over a board when the way to its table is broken.

use super::Place;
use crate::play::{Connection, Play};
use leptos::prelude::*;
use leptos_router::components::A;

/// Says that the connection is lost and tried again, that the table is gone or can't be saved, or that the page is too old.
#[component]
pub(super) fn Banner(play: Play, place: Place) -> impl IntoView {
    move || {
        if play.outdated.get() {
            let reload = move |_| {
                // Loading a page again can't fail.
                let _ = window().location().reload();
            };
            return Some(
                view! {
                    <div class="banner" role="alert">
                        <p>{move || crate::say!("outdated")}</p>
                        <button class="btn primary" on:click=reload>{move || crate::say!("accident-reload")}</button>
                    </div>
                }
                .into_any(),
            );
        }
        if play.is_unsaved.get() {
            return Some(
                view! {
                    <div class="banner" role="alert" data-unsaved>
                        <p>{move || crate::say!("table-not-saved")}</p>
                        <button class="btn" data-do="close" on:click=move |_| play.is_unsaved.set(false)>
                            {move || crate::say!("close")}
                        </button>
                    </div>
                }
                .into_any(),
            );
        }
        match play.connection.get() {
            Connection::Lost { .. } => Some(
                view! {
                    <div class="banner" role="status" data-connection="lost">
                        <p>{move || crate::say!("connection-lost")}</p>
                        <button class="btn" on:click=move |_| place.try_now.run(())>
                            {move || crate::say!("try-now")}
                        </button>
                    </div>
                }
                .into_any(),
            ),
            Connection::Ended => {
                let why = move || play.refusal.get().map(|reason| crate::words::reason(&reason));
                Some(
                    view! {
                        <div class="banner" role="alert">
                            <p>{why}</p>
                            <A href="/" attr:class="btn primary">{move || crate::say!("to-home")}</A>
                        </div>
                    }
                    .into_any(),
                )
            }
            Connection::Opening | Connection::Open => None,
        }
    }
}
