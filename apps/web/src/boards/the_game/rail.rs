//! Beside the board, or in a sheet on a phone: what is still out, the last turns, the table's options.

use super::asked::action_words;
use super::desk::Desk;
use super::still_out::still_out;
use crate::kit::draw::{icon, words};
use crate::kit::log;
use crate::parts::Sheet;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::SetUp as _;

/// What is worth a look now and then.
pub(super) fn aside(desk: Desk) -> AnyView {
    view! {
        {still_out(desk)}
        {options(desk)}
        {log::last_turns(desk.play, desk.log, logged())}
    }
    .into_any()
}

/// The same in a sheet, for screens without room beside the board.
pub(super) fn more_sheet(desk: Desk) -> AnyView {
    view! {
        <Sheet open=desk.more title=words("tg-more")>
            <div class="tg-more">{aside(desk)}</div>
        </Sheet>
    }
    .into_any()
}

/// The words of one action in the log.
pub(super) fn logged() -> log::Say {
    Arc::new(|_, action| action.parse().map_or_else(|_| action.to_owned(), action_words))
}

/// What an option brings: its icon and the key of its words.
fn option(option: &str) -> Option<(&'static str, &'static str)> {
    match option {
        "minimum=3" => Some(("plus", "tg-option-three")),
        "hand=small" => Some(("pile", "tg-option-small")),
        "fire" => Some(("fire", "tg-option-fire")),
        "played=off" => Some(("spectator", "tg-option-played")),
        _ => None,
    }
}

/// The options of the table, where there are any.
fn options(desk: Desk) -> Option<AnyView> {
    let options = desk.view.with_untracked(|view| view.set_up.options());
    let line = |(name, key)| view! { <li>{icon(name)} <span>{words(key)}</span></li> }.into_any();
    let lines: Vec<AnyView> = options.split_whitespace().filter_map(option).map(line).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <section class="tg-options">
                <h3>{words("tg-options")}</h3>
                <ul>{lines}</ul>
            </section>
        }
        .into_any()
    })
}
