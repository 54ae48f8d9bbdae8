//! Beside the board, or in a sheet on a phone: what is still out, the last turns, the table's options.

use super::asked::action_words;
use super::desk::Desk;
use super::log::{Entry, Line, Log};
use super::still_out::still_out;
use super::{keen, spoken};
use crate::kit::draw::{drawn, each, icon, text, when, words};
use crate::parts::Sheet;
use crate::say;
use leptos::prelude::*;
use tabletop::SetUp as _;
use the_game::Action;

/// How many turns of others are shown on a phone.
const LATEST: usize = 2;

/// What is worth a look now and then.
pub(super) fn aside(desk: Desk) -> AnyView {
    view! {
        {still_out(desk)}
        {options(desk)}
        {last_turns(desk)}
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

/// A turn in words.
fn line(desk: Desk, entry: Entry) -> AnyView {
    let name = text(move || desk.view.with(|view| spoken::who(desk.play, view, entry.seat)));
    let what = text(move || match &entry.line {
        Line::Keen(how) => say!("tg-keen-said", keen = keen::words(*how)),
        Line::Turn(placed) => {
            let placed = placed.iter().map(|(card, pile)| action_words(Action::Place(*card, *pile)));
            placed.collect::<Vec<_>>().join(", ")
        }
    });
    view! {
        <li>
            <b>{name}</b>
            <span class="num">{what}</span>
        </li>
    }
    .into_any()
}

/// The last turns, the latest first.
fn last_turns(desk: Desk) -> AnyView {
    let lines = move || each(desk.log.with(Log::entries), |entry| line(desk, entry));
    let none = || view! { <p class="small sub">{words("tg-last-none")}</p> }.into_any();
    view! {
        <section class="tg-last">
            <h3>{words("tg-last")}</h3>
            <ol class="log">{drawn(lines)}</ol>
            {when(move || desk.log.with(Log::is_empty), none)}
        </section>
    }
    .into_any()
}

/// What the others did last, for phones: it would be missed between two turns of one's own.
pub(super) fn latest(desk: Desk) -> AnyView {
    let lines = move || {
        let me = desk.me();
        let others = desk.log.with(Log::entries).into_iter().filter(|entry| Some(entry.seat) != me);
        let mut lines: Vec<AnyView> = others.take(LATEST).map(|entry| line(desk, entry)).collect();
        lines.reverse();
        lines
    };
    view! { <ol class="log tg-latest only-narrow">{drawn(lines)}</ol> }.into_any()
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
