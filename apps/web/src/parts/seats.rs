//! The seats of a table as cartouches.

use super::Icon;
use crate::play::Play;
use leptos::prelude::*;
use tabletop::Seat;

/// What a cartouche shows of a seat beside its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatState {
    /// Whether the game waits for it.
    pub turn: bool,
    /// Whether it has chosen and waits for others.
    pub done: bool,
    /// A few words: "6 cards".
    pub what: String,
}

/// The seats in order, in one line on a phone, in a column on a wide screen.
#[component]
pub fn Seats(
    /// The table.
    play: Play,
    /// How many play.
    players: Signal<u8>,
    /// What to say of each.
    #[prop(into)]
    state: Callback<Seat, SeatState>,
    /// What stands below them on a wide screen.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let cartouche = move |seat: Seat| {
        let state = Memo::new(move |_| state.run(seat));
        let away = move || {
            let person = play.bot_level(seat).is_none();
            let here = play.presence.with(|presence| {
                presence.as_ref().is_none_or(|presence| presence.here.contains(&seat.number()))
            });
            person && !here
        };
        let label = move || play.label(seat);
        let icon = Signal::derive(move || if play.bot_level(seat).is_some() { "bot" } else { "person" });
        let what = move || {
            if away() {
                return crate::say!("seat-away");
            }
            state.with(|state| state.what.clone())
        };
        view! {
            <li
                class="seat"
                class:turn=move || state.with(|state| state.turn)
                class:done=move || state.with(|state| state.done)
                class:away=away
                title=label
            >
                <Icon name=icon/>
                <div>
                    <b>{label}</b>
                    <span class="what">{what}</span>
                </div>
                <Show when=move || state.with(|state| state.done)>
                    <Icon name="check" class="state"/>
                </Show>
            </li>
        }
    };
    view! {
        <aside class="seats" aria-label=move || crate::say!("players")>
            <ul class="cartouches">
                {move || Seat::all(players.get()).map(cartouche).collect_view()}
            </ul>
            {children.map(|children| view! { <div class="extra">{children()}</div> })}
        </aside>
    }
}
