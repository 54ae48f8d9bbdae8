//! Before the game: who sits where, and how to invite the others.

use super::super::form::{self, name_problem};
use super::Place;
use crate::online;
use crate::parts::{CopyButton, Icon, Qr};
use crate::play::Play;
use crate::settings::settings;
use leptos::prelude::*;
use protocol::{InviteKey, Phase, PlayerName, SeatPlan, SeatView, Sitter, TableRequest};
use wasm_bindgen_futures::spawn_local;

/// The waiting room.
#[component]
pub(super) fn Room(play: Play, place: Place) -> impl IntoView {
    let host = move || play.table.with(|table| table.as_ref().is_some_and(|table| table.you.host));
    let sits = move || play.seat().is_some();
    let closed = move || play.phase() == Some(Phase::Closed);
    let count =
        Memo::new(move |_| play.table.with(|table| table.as_ref().map_or(0, |table| table.seats.len())));
    let open = Memo::new(move |_| {
        let is_open = |seat: &SeatView| seat.sitter == Sitter::Open;
        play.table.with(|table| {
            table.as_ref().map_or(0, |table| table.seats.iter().filter(|seat| is_open(seat)).count())
        })
    });
    let heading = move || {
        if closed() {
            crate::say!("room-closed")
        } else if open.get() > 0 {
            crate::say!("room-waits", count = open.get())
        } else if host() {
            crate::say!("room-ready")
        } else {
            crate::say!("room-ready-guest")
        }
    };
    let start = move |_| {
        if open.get_untracked() == 0 {
            play.ask(TableRequest::Start);
        }
    };
    view! {
        <div class="table room-screen">
            <div class="status"><h2>{heading}</h2></div>
            <Show when=move || !place.local && !closed() && sits()><Invite play=play/></Show>
            <ol class="room-seats">
                {move || (0..count.get()).map(|seat| view! { <Chair play=play seat=seat host=host()/> }).collect_view()}
            </ol>
            <Show when=move || !sits() && !closed() && (open.get() > 0)><SitDown play=play/></Show>
            <div class="actions">
                <Show when=move || host() && !closed()>
                    <button
                        class="btn primary"
                        data-do="start"
                        aria-disabled=move || (open.get() > 0).to_string()
                        on:click=start
                    >
                        <Icon name="play"/>
                        {move || crate::say!("start-game")}
                    </button>
                </Show>
            </div>
        </div>
    }
}

/// One seat, with what the host can do about it.
#[component]
fn Chair(play: Play, seat: usize, host: bool) -> impl IntoView {
    let number = u8::try_from(seat).unwrap_or_default();
    let sitter = Memo::new(move |_| {
        play.table.with(|table| table.as_ref()?.seats.get(seat).map(|seat| seat.sitter.clone()))
    });
    let own = move || play.seat().is_some_and(|seat| seat.number() == number);
    let icon = Signal::derive(move || match sitter.get() {
        Some(Sitter::Bot { .. }) => "bot",
        Some(Sitter::Person { .. }) => "person",
        _ => "plus",
    });
    let text = move || match sitter.get() {
        Some(Sitter::Person { name }) if own() => crate::say!("seat-you", name = name.as_str()),
        Some(Sitter::Person { name }) => name.as_str().to_owned(),
        Some(Sitter::Bot { level }) => crate::words::say_named(&format!("level-{level}"), std::iter::empty()),
        _ => crate::say!("seat-open"),
    };
    let plan =
        move |plan: SeatPlan| move |_| play.ask(TableRequest::Seat { seat: number, plan: plan.clone() });
    let controls = move || match sitter.get() {
        Some(Sitter::Open) if host => Some(
            view! {
                <button class="btn" data-do="bot" on:click=plan(SeatPlan::Bot { level: "casual".to_owned() })>
                    {move || crate::say!("seat-give-bot")}
                </button>
            }
            .into_any(),
        ),
        Some(Sitter::Bot { .. }) if host => Some(
            view! {
                <button class="btn" data-do="open" on:click=plan(SeatPlan::Open)>
                    {move || crate::say!("seat-give-person")}
                </button>
            }
            .into_any(),
        ),
        Some(Sitter::Person { .. }) if host && !own() => Some(
            view! {
                <button
                    class="btn"
                    data-do="remove"
                    on:click=move |_| play.ask(TableRequest::Remove { seat: number })
                >
                    {move || crate::say!("seat-remove")}
                </button>
            }
            .into_any(),
        ),
        _ => None,
    };
    view! {
        <li class="panel">
            <Icon name=icon class="l"/>
            <b>{text}</b>
            {controls}
        </li>
    }
}

/// Taking a seat, with a name.
#[component]
fn SitDown(play: Play) -> impl IntoView {
    let settings = settings();
    let name = RwSignal::new(settings.with_untracked(|settings| {
        settings.name.as_ref().map(|name| name.as_str().to_owned()).unwrap_or_default()
    }));
    let wrong = RwSignal::new(None);
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = name.get_untracked();
        wrong.set(name_problem(&typed, true));
        let Ok(name) = typed.trim().parse::<PlayerName>() else { return };
        settings.update(|settings| settings.name = Some(name.clone()));
        let mix = crate::device::random_hex::<16>();
        play.ask(TableRequest::Sit { seat: None, name, mix });
    };
    view! {
        <form class="panel sit-down" on:submit=sit>
            {form::name(
                "own-name".to_owned(),
                Signal::derive(|| crate::say!("own-name")),
                Signal::stored(String::new()),
                name.into(),
                Callback::new(move |typed| {
                    wrong.set(None);
                    name.set(typed);
                }),
                wrong.into(),
            )}
            <button class="btn primary" data-do="sit">{move || crate::say!("sit-down")}</button>
        </form>
    }
}

/// The invite link, to copy, to send, and as a picture for a camera.
#[component]
fn Invite(play: Play) -> impl IntoView {
    let link = RwSignal::new(None::<String>);
    Effect::new(move |before: Option<()>| {
        let Some(table) = play.table.get().filter(|_| before.is_none()) else { return };
        let id = table.id.clone();
        spawn_local(async move {
            if let Ok(created) = online::invite(&id).await {
                link.set(address(id.as_str(), &created.invite));
            }
        });
    });
    move || {
        link.get().map(|link| {
            view! {
                <section class="panel invite">
                    <h3>{move || crate::say!("invite")}</h3>
                    <p class="sub">{move || crate::say!("invite-text")}</p>
                    <p class="link"><input readonly aria-label=move || crate::say!("invite") prop:value=link.clone() data-invite/></p>
                    <Qr link=link.clone() label=Signal::derive(|| crate::say!("invite-qr"))/>
                    <CopyButton link/>
                </section>
            }
        })
    }
}

/// The link that invites to a table. The key stands behind the `#`, which browsers do not send.
fn address(table: &str, key: &InviteKey) -> Option<String> {
    let origin = window().location().origin().ok()?;
    Some(format!("{origin}/table/{table}#{}", key.as_str()))
}
