//! A bot's advice: what it would do, why, and how much better that is.

use super::draw::{click, drawn, icon, text, words};
use crate::parts::Bubble;
use crate::play::{Advised, Hint, Play};
use crate::words::say_named;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::Seat;

/// What a board knows of advice. `D` is what the board knows of the table.
#[derive(Clone, Copy, Debug)]
pub struct Advice<D> {
    /// The advised turn in words.
    pub turn: fn(D, &Advised) -> String,
    /// What stands in a gap of a reason, by the name of the gap; none if it stands there as it is.
    pub gap: fn(&str, &str) -> Option<String>,
    /// How much better it is than the next best choice.
    pub better: fn(&Advised) -> String,
    /// Lays it out as if the viewer had chosen it, where the board can.
    pub show: Option<fn(D, &Advised)>,
}

/// The bubble with the advice, while there is one.
pub fn bubble<D: Copy + Send + Sync + 'static>(desk: D, play: Play, advice: Advice<D>) -> AnyView {
    let Advice { turn, gap, better, show } = advice;
    let draw = move |advised: Arc<Advised>| {
        let (what, why, much) = (Arc::clone(&advised), Arc::clone(&advised), Arc::clone(&advised));
        let shows = show.map(|show| {
            let show = move || untrack(|| show(desk, &advised));
            view! { <button class="btn" data-do="hint-show" on:click=click(show)>{words("hint-show")}</button> }
                .into_any()
        });
        let told = [
            text(move || turn(desk, &what)),
            text(move || {
                let said = why.reasons.iter().map(|(key, gaps)| reason(play, key, gaps, gap));
                said.collect::<Vec<_>>().join(" ")
            }),
            text(move || better(&much)),
        ];
        given(play, told, shows)
    };
    let bubble = drawn(move || match play.hint.get() {
        Hint::None => None,
        Hint::Thinking => {
            Some(view! { <Bubble icon="thinking"><p>{words("hint-thinking")}</p></Bubble> }.into_any())
        }
        Hint::Given(advised) => Some(draw(advised)),
    });
    view! { <div class="hint" role="status">{bubble}</div> }.into_any()
}

fn given(play: Play, [turn, reasons, better]: [Signal<String>; 3], show: Option<AnyView>) -> AnyView {
    view! {
        <Bubble>
            <p>
                <b>{turn}</b>
            </p>
            <p>{reasons}</p>
            <p class="sub">{better}</p>
            {show}
            <button
                class="tool"
                data-do="hint-close"
                aria-label=words("close")
                on:click=click(move || play.hint.set(Hint::None))
            >
                {icon("close")}
            </button>
        </Bubble>
    }
    .into_any()
}

/// A reason in words. A seat is called by its name.
pub fn reason(
    play: Play,
    key: &str,
    gaps: &[(String, String)],
    gap: fn(&str, &str) -> Option<String>,
) -> String {
    let fill = |name: &str, text: &str| {
        let seat = if name == "seat" { text.parse().ok().and_then(Seat::new) } else { None };
        let filled = seat.map(|seat| play.name(seat)).or_else(|| gap(name, text));
        filled.unwrap_or_else(|| text.to_owned())
    };
    let filled: Vec<(&str, String)> =
        gaps.iter().map(|(name, text)| (name.as_str(), fill(name, text))).collect();
    say_named(key, filled.iter().map(|(name, text)| (*name, text.as_str())))
}

/// Asks for advice, or puts away what was given.
pub fn ask(play: Play) {
    if play.hint.with_untracked(|hint| matches!(hint, Hint::Given(_))) {
        play.hint.set(Hint::None);
    } else if !play.busy.get_untracked() {
        play.ask_hint();
    }
}

/// What a bot would do first.
#[must_use]
pub fn first<T: std::str::FromStr>(play: Play) -> Option<T> {
    play.hint.with(|hint| match hint {
        Hint::Given(advised) => advised.turn.first()?.parse().ok(),
        Hint::None | Hint::Thinking => None,
    })
}
