//! What a bot would do, why, and how much better that is.

use super::desk::Desk;
use super::spoken;
use crate::kit::draw::{click, drawn, text, words};
use crate::parts::Bubble;
use crate::play::{Advised, Hint};
use crate::say;
use crate::words;
use leptos::prelude::*;
use silver_gold::Action;
use std::sync::Arc;

/// A reason in the language of the page.
fn reason(key: &str, gaps: &[(String, String)]) -> String {
    words::say_named(key, gaps.iter().map(|(name, text)| (name.as_str(), text.as_str())))
}

/// How much better the advice is than the next best choice.
fn better(advised: &Advised) -> String {
    let percent = |chance: f64| (100.0 * chance).round();
    let win = percent(advised.win);
    match advised.next_best {
        None => say!("hint-win", win = win),
        Some((next, _)) if percent(next) < win => {
            say!("hint-win-next", win = win, next = percent(next))
        }
        Some((_, result)) => {
            let points = (10.0 * (advised.result - result)).round() / 10.0;
            if points > 0.0 {
                say!("sg-hint-points", win = win, points = points)
            } else {
                say!("sg-hint-equal", win = win)
            }
        }
    }
}

/// What the bot says.
fn given(desk: Desk, advised: Arc<Advised>) -> AnyView {
    let action = advised.turn.first().and_then(|text| text.parse::<Action>().ok());
    let show = move || {
        if let Some(action) = action {
            desk.lay_out(action);
        }
    };
    let (turn, why) = (Arc::clone(&advised), Arc::clone(&advised));
    let turn = text(move || {
        let view = desk.view.get();
        turn.turn.iter().map(|action| spoken::action(&view, action)).collect::<Vec<_>>().join(" → ")
    });
    let why =
        text(move || why.reasons.iter().map(|(key, gaps)| reason(key, gaps)).collect::<Vec<_>>().join(" "));
    view! {
        <p><b>{turn}</b></p>
        <p>{why}</p>
        <p class="sub">{text(move || better(&advised))}</p>
        <div class="sg-answer">
            <button class="btn" data-do="hint-show" on:click=click(show)>
                {words("sg-hint-show")}
            </button>
            <button
                class="btn quiet"
                data-do="hint-close"
                on:click=click(move || desk.play.hint.set(Hint::None))
            >
                {words("close")}
            </button>
        </div>
    }
    .into_any()
}

/// The bubble with the advice, while there is one.
pub fn hint(desk: Desk) -> AnyView {
    let bubble = drawn(move || match desk.play.hint.get() {
        Hint::None => ().into_any(),
        Hint::Thinking => {
            view! { <Bubble icon="thinking"><p>{say!("hint-thinking")}</p></Bubble> }.into_any()
        }
        Hint::Given(advised) => view! { <Bubble>{given(desk, advised)}</Bubble> }.into_any(),
    });
    view! { <div class="sg-hint" role="status">{bubble}</div> }.into_any()
}
