//! The two cards in work, the expedition card, and what turns the shape.

use super::art;
use super::chamber::card_or_none;
use super::desk::Desk;
use super::places::Places;
use super::spoken;
use crate::kit::draw::{click, disabled, drawn, flag, memo, text, when};
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;
use silver_gold::{Card, Content, Held, Wanted};

/// The board of the step in which everybody marks; also what is seen while others choose. `round` opens the cards of the round.
pub fn marking(desk: Desk, round: RwSignal<bool>) -> AnyView {
    view! {
        <div class="sg-chambers">
            {expedition(desk, round)} {card_place(desk, 0)} {card_place(desk, 1)}
        </div>
        {carried(desk)}
    }
    .into_any()
}

/// One of the two places for cards.
fn card_place(desk: Desk, place: usize) -> AnyView {
    let card = memo(move || desk.held().get(place).copied().flatten().map(|held| held.card));
    let front = move || desk.front.get() == place;
    let swap_label = text(move || match card.get() {
        Some(card) => say!("sg-enlarge", number = card.number()),
        None => say!("sg-no-card"),
    });
    view! {
        <div class="sg-ch" class:a=flag(front) class:b=flag(move || !front()) data-place=place.to_string()>
            {card_or_none(desk, card)}
            <button
                class="sg-swap"
                data-do="swap"
                aria-label=swap_label
                on:click=click(move || desk.front.set(place))
            ></button>
            {drawn(move || card.get().map_or_else(|| ().into_any(), |card| caption(desk, card)))}
        </div>
    }
    .into_any()
}

/// What is to say about a card in work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Note {
    Complete,
    WouldComplete,
    WouldOwe(u8),
    ToTomb(u8),
}

fn note(desk: &Desk, card: Card) -> Option<Note> {
    let view = desk.view.get();
    let held: Held = desk.held().into_iter().flatten().find(|held| held.card == card)?;
    let chamber = view.chamber(card);
    if held.marked.meets(chamber.squares(Content::Tomb)) {
        return Some(Note::Complete);
    }
    if desk.shown.get().is_some_and(|place| place.card == card)
        && let Some(outlook) = desk.outlook.get()
    {
        if outlook.completes == Some(card) {
            return Some(Note::WouldComplete);
        }
        if outlook.extras > 0 {
            return Some(Note::WouldOwe(outlook.extras));
        }
    }
    Some(Note::ToTomb(chamber.squares_to_tomb(held.marked)))
}

fn caption(desk: Desk, card: Card) -> AnyView {
    let note = memo(move || note(&desk, card));
    let gold = |icon: &'static str, text: String| {
        view! { <span class="chip gold"><Icon name=icon/>{text}</span> }.into_any()
    };
    let said = drawn(move || match note.get() {
        Some(Note::Complete) => gold("check", say!("sg-complete")),
        Some(Note::WouldComplete) => gold("tomb", say!("sg-completes")),
        Some(Note::WouldOwe(count)) => gold("cross", say!("sg-more-squares", count = count)),
        Some(Note::ToTomb(count)) => {
            view! { <span class="sub">{say!("sg-to-tomb", count = count)}</span> }.into_any()
        }
        None => ().into_any(),
    });
    view! {
        <div class="sg-cap">
            <b>{text(move || spoken::pyramid(&desk.view.get(), card))}</b>
            {said}
        </div>
    }
    .into_any()
}

/// The expedition card: it can be dragged onto a card, and shows how the shape is held.
fn expedition(desk: Desk, round: RwSignal<bool>) -> AnyView {
    let marks = move || desk.wanted.get() == Some(Wanted::Mark);
    let face = text(move || desk.facing().map(art::expedition).unwrap_or_default());
    let label = text(move || {
        let shape = desk.view.get().expedition.map_or_else(String::new, spoken::shape);
        say!("sg-expedition", shape = shape)
    });
    let card = move || {
        view! {
            <button
                class="sg-exp"
                class:spent=flag(move || !marks() || desk.single.get())
                data-do="round"
                aria-label=label
                on:click=click(move || round.set(true))
                on:pointerdown=move |event| {
                    if untrack(marks) {
                        desk.drag.take(0, &event);
                    }
                }
            >
                <svg viewBox=art::SMALL_BOX aria-hidden="true"><g inner_html=face></g></svg>
            </button>
        }
        .into_any()
    };
    let tools = move || {
        view! {
            <div class="sg-tools">
                {tool(desk, "turn", "rotate", "sg-turn", Places::turn, Desk::turn)}
                {tool(desk, "mirror", "mirror", "sg-mirror", Places::mirror, Desk::mirror)}
            </div>
        }
        .into_any()
    };
    view! {
        <div class="sg-exped">
            {when(move || desk.view.get().expedition.is_some(), card)}
            {when(move || marks() && !desk.single.get(), tools)}
        </div>
    }
    .into_any()
}

/// A button that turns or mirrors the shape.
fn tool(
    desk: Desk,
    name: &'static str,
    icon: &'static str,
    key: &'static str,
    on_card: super::desk::Reshape,
    act: fn(&Desk),
) -> AnyView {
    let label = text(move || say!(key));
    view! {
        <button
            class="btn ico"
            data-do=name
            aria-label=label
            title=label
            aria-disabled=disabled(move || !desk.can_reshape(on_card))
            on:click=click(move || act(&desk))
        >
            <Icon name=icon class="l"/>
        </button>
    }
    .into_any()
}

/// The shape under the finger, as long as it lies on no card.
fn carried(desk: Desk) -> AnyView {
    let shape = move || {
        let face = text(move || desk.facing().map(art::expedition).unwrap_or_default());
        view! { <svg viewBox=art::SMALL_BOX aria-hidden="true"><g inner_html=face></g></svg> }.into_any()
    };
    desk.drag.draw(move |_| when(move || desk.drag.over().is_none(), shape))
}
