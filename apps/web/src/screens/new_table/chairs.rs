//! Who plays: one's own seat, and the others.

use super::super::form;
use super::Desk;
use super::draft::{Chair, Kind};
use crate::games::players;
use crate::parts::Icon;
use leptos::prelude::*;

/// The seats, with a way to add one.
pub(super) fn chairs(desk: Desk) -> AnyView {
    let (fewest, most) = players(desk.game);
    let count = desk.part(|draft| draft.chairs().len() + 1);
    let friends = desk.part(|draft| draft.friends);
    let may_remove = Signal::derive(move || count.get() > usize::from(fewest));
    // A row stays while its seat does; the other kind of table has rows of its own.
    let rows = move || (0..count.get() - 1).map(|place| (friends.get(), place)).collect::<Vec<_>>();
    view! {
        <ol class="chairs">
            <li>
                <Icon name="person" class="l"/>
                {form::name(
                    "own-name".to_owned(),
                    Signal::derive(move || crate::say!("own-name")),
                    Signal::derive(move || if friends.get() { String::new() } else { crate::say!("you") }),
                    desk.name.into(),
                    Callback::new(move |name| {
                        desk.wrong.set(None);
                        desk.name.set(name);
                    }),
                    desk.wrong.into(),
                )}
            </li>
            <For each=rows key=|row| *row children=move |(friends, place)| chair(desk, friends, place, may_remove)/>
        </ol>
        <Show when=move || count.get() < usize::from(most)>
            <button
                type="button"
                class="btn"
                data-do="add-seat"
                on:click=move |_| desk.draft.update(super::draft::Draft::add)
            >
                <Icon name="plus"/>
                {move || crate::say!("add-seat")}
            </button>
        </Show>
    }
    .into_any()
}

/// Another seat: who sits there, what that means, the name of a person, and a way to take it away.
fn chair(desk: Desk, friends: bool, place: usize, may_remove: Signal<bool>) -> AnyView {
    let number = place + 2;
    let of = move |part: fn(&Chair) -> String| {
        desk.part(move |draft| draft.chairs().get(place).map(part).unwrap_or_default())
    };
    let kind = desk.part(move |draft| draft.chairs().get(place).map_or(Kind::Casual, |chair| chair.kind));
    let icon = Signal::derive(move || match kind.get() {
        Kind::Person => "person",
        Kind::Friend => "share",
        _ => "bot",
    });
    let options = Kind::all(friends).map(|kind| {
        let name = Signal::derive(move || crate::say!(kind.keys().0));
        (kind.keys().0.to_owned(), name)
    });
    let choose = desk.change(move |draft, key: String| {
        let kind = Kind::all(friends).into_iter().find(|kind| kind.keys().0 == key);
        if let Some((chair, kind)) = draft.chairs_mut().get_mut(place).zip(kind) {
            chair.kind = kind;
        }
    });
    let call = desk.change(move |draft, name: String| {
        if let Some(chair) = draft.chairs_mut().get_mut(place) {
            chair.name = name;
        }
    });
    let remove = desk.change(move |draft, ()| {
        if place < draft.chairs().len() {
            draft.chairs_mut().remove(place);
        }
    });
    let name = of(|chair| chair.name.clone());
    let wrong = Signal::derive(move || name.with(|name| form::name_problem(name, false)));
    view! {
        <li data-seat=number>
            <Icon name=icon class="l"/>
            <div class="who">
                {form::select(
                    format!("seat-{number}"),
                    Signal::derive(move || crate::say!("seat-name", number = number)),
                    options.into(),
                    Signal::derive(move || kind.get().keys().0.to_owned()),
                    choose,
                )}
                <p class="small sub">{move || crate::say!(kind.get().keys().1)}</p>
                <Show when=move || kind.get() == Kind::Person>
                    {form::name(
                        format!("name-{number}"),
                        Signal::derive(move || crate::say!("chair-name", number = number)),
                        Signal::derive(move || crate::say!("player-name", number = number)),
                        name,
                        call,
                        wrong,
                    )}
                </Show>
            </div>
            <Show when=move || may_remove.get()>
                <button
                    type="button"
                    class="tool"
                    aria-label=move || crate::say!("remove-seat", number = number)
                    title=move || crate::say!("remove-seat", number = number)
                    on:click=move |_| remove.run(())
                >
                    <Icon name="close"/>
                </button>
            </Show>
        </li>
    }
    .into_any()
}
