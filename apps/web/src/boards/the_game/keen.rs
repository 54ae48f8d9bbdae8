//! Who starts: everybody says how keen they are, sealed until all have (TG-6).

use super::desk::Desk;
use super::{actions, spoken};
use crate::kit::draw::{self, disabled, flag, pressed, text};
use crate::say;
use leptos::prelude::*;
use tabletop::SetUp as _;
use the_game::{Action, Keen, Step};

/// How keen somebody is, in words.
pub(super) fn words(keen: Keen) -> String {
    match keen.number() {
        0 => say!("tg-keen-0"),
        1 => say!("tg-keen-1"),
        2 => say!("tg-keen-2"),
        _ => say!("tg-keen-3"),
    }
}

/// The question who starts: four answers.
pub(super) fn keen_panel(desk: Desk) -> AnyView {
    let own = move || desk.view.with(|view| view.keen[view.viewer.seat()?]);
    let answer = move |keen: Keen| {
        let action = Action::Keen(keen);
        let press = move |_| {
            if untrack(|| desk.may(action)) {
                desk.play.act(action);
            }
        };
        let step = |step: u8| view! { <i class=if step < keen.number() { "on" } else { "" }></i> }.into_any();
        view! {
            <button
                class="btn"
                data-keen=keen.number().to_string()
                data-legal=flag(move || desk.may(action))
                aria-disabled=disabled(move || !desk.may(action))
                aria-pressed=pressed(move || own() == Some(keen))
                on:click=press
            >
                <span class="much" aria-hidden="true">{(0..Keen::MOST).map(step).collect::<Vec<_>>()}</span>
                <span>{text(move || words(keen))}</span>
            </button>
        }
        .into_any()
    };
    let told = text(move || if own().is_some() { say!("tg-keen-sealed") } else { say!("tg-keen-why") });
    let mut answers: Vec<AnyView> = Keen::all().map(answer).collect();
    answers.reverse();
    view! {
        <div class="tg-keen">
            <div class="ask">
                <p class="sub">{told}</p>
                {actions::tools(desk)}
            </div>
            <div class="answers" role="group" aria-label=draw::words("tg-ask-keen")>
                {answers}
            </div>
        </div>
    }
    .into_any()
}

/// Once all have answered and nothing is placed yet: who starts, and how keen the others were.
pub(super) fn opened(desk: Desk) -> Option<String> {
    desk.view.with(|view| {
        let players = view.set_up.players();
        let Step::Turn(first) = view.step else { return None };
        let fresh = players > 1 && view.placed_now == 0 && view.left() == the_game::Card::COUNT;
        let said = |(seat, keen): (_, &Option<Keen>)| {
            Some(say!("tg-keen-of", name = spoken::who(desk.play, view, seat), keen = words((*keen)?)))
        };
        fresh.then(|| {
            let all: Vec<String> = view.keen.iter().filter_map(said).collect();
            let starts = if view.viewer.is(first) {
                say!("you-start")
            } else {
                say!("seat-starts", name = desk.play.name(first))
            };
            format!("{starts} {}", all.join(" "))
        })
    })
}
