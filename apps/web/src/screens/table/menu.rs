//! What is seldom needed at a table: talk, taking back with consent, leaving.

use super::Place;
use crate::parts::{Icon, Sheet};
use crate::play::Play;
use leptos::prelude::*;
use leptos_router::components::A;
use protocol::{Phase, TableRequest};
use record::GameName;

/// The menu of a table.
#[component]
pub(super) fn Menu(play: Play, place: Place, open: RwSignal<bool>) -> impl IntoView {
    let title = Signal::derive(|| crate::say!("menu"));
    let playing = move || play.phase() == Some(Phase::Playing);
    let sits = move || play.seat().is_some();
    // In The Game talk is free before and after the game alone: during it there are signals.
    let may_talk = move || {
        let signals =
            play.table.with(|table| table.as_ref().is_some_and(|table| table.game == GameName::TheGame));
        !place.local && sits() && !(signals && playing())
    };
    let ask_undo = move |_| {
        play.ask(TableRequest::AskUndo { number: play.number() });
        open.set(false);
    };
    let get_up = move |_| {
        play.ask(TableRequest::Leave);
        open.set(false);
    };
    let rules = move || {
        let game = play.table.with(|table| table.as_ref().map(|table| table.game))?;
        Some(view! {
            <A href=format!("/rules/{}", game.as_str()) attr:class="btn">
                <Icon name="learn"/>
                {move || crate::say!("learn-rules")}
            </A>
        })
    };
    view! {
        <Sheet open=open title=title>
            <div class="menu">
                <Show when=may_talk><Chat play=play/></Show>
                <Show when=move || playing() && sits()>
                    <button class="btn" data-do="ask-undo" on:click=ask_undo>
                        <Icon name="undo"/>
                        {move || crate::say!("ask-undo")}
                    </button>
                </Show>
                <Show when=move || !place.local && sits()>
                    <button class="btn" data-do="get-up" on:click=get_up>
                        <Icon name="away"/>
                        {move || crate::say!("leave-seat")}
                    </button>
                </Show>
                {rules}
                <A href="/" attr:class="btn">{move || crate::say!("home")}</A>
            </div>
        </Sheet>
    }
}

/// What is said freely.
#[component]
fn Chat(play: Play) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Ok(said) = text.get_untracked().trim().parse() {
            play.ask(TableRequest::Chat { text: said });
            text.set(String::new());
        }
    };
    let lines = move || {
        let line = |line: &protocol::ChatLine| {
            view! { <li><b>{line.name.as_str().to_owned()}</b>" "{line.text.as_str().to_owned()}</li> }
        };
        play.chat.with(|chat| chat.iter().map(line).collect_view())
    };
    view! {
        <section class="chat">
            <h3>{move || crate::say!("chat")}</h3>
            <ol>{lines}</ol>
            <form on:submit=send>
                <label class="sr" for="chat-text">{move || crate::say!("chat-say")}</label>
                <input id="chat-text" maxlength="300" autocomplete="off" bind:value=text/>
                <button class="btn">{move || crate::say!("chat-send")}</button>
            </form>
        </section>
    }
}
