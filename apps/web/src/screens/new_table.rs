//! Setting up a table.

mod chairs;
mod draft;
mod with_friends;

use super::form::{self, segments, switch};
use super::reach::reachable;
use super::{Lost, TopBar};
use crate::games::{Choice, choices, title};
use crate::key;
use crate::link::open_local;
use crate::online;
use crate::parts::Icon;
use crate::settings::{Settings, settings};
use draft::{Draft, Kind};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_params_map, use_query_map};
use protocol::{PlayerName, TableId};
use record::GameName;
use wasm_bindgen_futures::spawn_local;

/// Makes a table on this device against bots, as it was last played or as most people would. Nothing, if the browser keeps none.
pub(super) fn play_now(game: GameName, settings: RwSignal<Settings>) -> Option<TableId> {
    let (name, level) = settings.with_untracked(|settings| (settings.name.clone(), settings.level.clone()));
    open(game, &Draft::load(game, level.as_deref()).alone(), name)
}

/// Makes a table on this device.
fn open(game: GameName, draft: &Draft, name: Option<PlayerName>) -> Option<TableId> {
    let alone = !draft.chairs().iter().any(|chair| chair.kind == Kind::Person);
    // Whoever is the only person needs no name, and others are told apart by their numbers.
    let word =
        |number: usize| if alone { crate::say!("you") } else { crate::say!("player-name", number = number) };
    open_local(draft.plan(game, None), &draft.people(name, |number| word(number).parse().ok())?)
}

/// The screen: for a game that there is.
#[component]
pub fn NewTable() -> impl IntoView {
    let parameters = use_params_map();
    let game = Memo::new(move |_| parameters.with(|map| map.get("game")?.parse::<GameName>().ok()));
    move || match game.get() {
        Some(game) => view! { <SetUp game=game/> }.into_any(),
        None => view! { <Lost/> }.into_any(),
    }
}

/// What the parts of the form work on.
#[derive(Clone, Copy)]
struct Desk {
    game: GameName,
    draft: RwSignal<Draft>,
    /// The own name as it is typed.
    name: RwSignal<String>,
    /// What is wrong with it.
    wrong: RwSignal<Option<String>>,
}

impl Desk {
    /// A part of the draft.
    fn part<T: Send + Sync + PartialEq + 'static>(
        self,
        part: impl Fn(&Draft) -> T + Send + Sync + 'static,
    ) -> Signal<T> {
        let draft = self.draft;
        Memo::new(move |_| draft.with(&part)).into()
    }

    /// Changes a part of the draft.
    fn change<T: 'static>(self, change: impl Fn(&mut Draft, T) + Send + Sync + 'static) -> Callback<T> {
        let draft = self.draft;
        Callback::new(move |value| draft.update(|draft| change(draft, value)))
    }

    /// The own name; nothing with what is wrong said, where it can't be one or where others must know one.
    fn own_name(self, needed: bool) -> Option<Option<PlayerName>> {
        let name = self.name.get_untracked();
        let wrong = form::name_problem(&name, needed);
        if wrong.is_none() {
            return Some(name.trim().parse().ok());
        }
        self.wrong.set(wrong);
        if let Some(field) = document().get_element_by_id("own-name") {
            use wasm_bindgen::JsCast;
            // Fails only for what can't have the focus.
            let _ = field.dyn_into::<web_sys::HtmlElement>().map(|field| field.focus());
        }
        None
    }
}

#[component]
fn SetUp(game: GameName) -> impl IntoView {
    let settings = settings();
    let reachable = reachable();
    let (name, level) = settings.with_untracked(|settings| (settings.name.clone(), settings.level.clone()));
    let mut draft = Draft::load(game, level.as_deref());
    draft.friends |=
        use_query_map().with_untracked(|map| map.get("with").is_some_and(|with| with == "friends"));
    let name = name.map(|name| name.as_str().to_owned()).unwrap_or_default();
    let desk =
        Desk { game, draft: RwSignal::new(draft), name: RwSignal::new(name), wrong: RwSignal::new(None) };
    let friends = desk.part(|draft| draft.friends);
    let busy = RwSignal::new(false);
    let trouble = RwSignal::new(None::<String>);
    let navigate = use_navigate();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let draft = desk.draft.get_untracked();
        if busy.get_untracked() || (draft.friends && !reachable.get_untracked()) {
            return;
        }
        trouble.set(None);
        let Some(name) = desk.own_name(draft.friends) else { return };
        settings.update(|settings| {
            settings.name.clone_from(&name);
            settings.level = draft.level().map(str::to_owned).or_else(|| settings.level.take());
        });
        draft.keep(game);
        if !draft.friends {
            match open(game, &draft, name) {
                Some(table) => navigate(&format!("/device/{}", table.as_str()), NavigateOptions::default()),
                None => trouble.set(Some(crate::say!("device-full"))),
            }
            return;
        }
        busy.set(true);
        let navigate = navigate.clone();
        spawn_local(async move {
            match online::create(&draft.plan(game, name)).await {
                Ok(created) => {
                    navigate(&format!("/table/{}", created.table.as_str()), NavigateOptions::default())
                }
                Err(problem) => {
                    trouble.try_set(Some(problem.text()));
                    busy.try_set(false);
                }
            }
        });
    };
    let label = move || if friends.get() { crate::say!("open-table") } else { crate::say!("start-game") };
    let cannot = move || busy.get() || (friends.get() && !reachable.get());
    view! {
        <TopBar title=Signal::derive(move || crate::say!(title(game)))/>
        <main class="page">
            <form class="setup" on:submit=submit>
                <div class="where">{place(desk, friends, reachable)}</div>
                <section class="panel seats-part">
                    <h2>{move || crate::say!("players")}</h2>
                    {chairs::chairs(desk)}
                </section>
                <section class="panel rules-part">
                    <h2>{move || crate::say!("rules-of-game")}</h2>
                    {choices(game).iter().map(|choice| option(desk, choice)).collect_view()}
                </section>
                <Show when=move || friends.get()>
                    <section class="panel friends-part">
                        <h2>{move || crate::say!("table-for-friends")}</h2>
                        {with_friends::table(desk)}
                    </section>
                </Show>
                <div class="bottom">
                    <p class="wrong" role="alert">{trouble}</p>
                    <button
                        class="btn primary"
                        data-do="open"
                        aria-disabled=move || cannot().to_string()
                        aria-describedby=move || cannot().then_some("place-about")
                    >
                        <Icon name="play"/>
                        {label}
                    </button>
                </div>
            </form>
        </main>
    }
}

/// On this device, or with friends by link.
fn place(desk: Desk, friends: Signal<bool>, reachable: RwSignal<bool>) -> AnyView {
    let value = Signal::derive(move || if friends.get() { "friends" } else { "device" });
    let set = desk.change(|draft, value: &'static str| draft.friends = value == "friends");
    let options = vec![
        ("device", key!("place-device"), Signal::stored(true)),
        ("friends", key!("place-friends"), reachable.into()),
    ];
    let about = move || match (reachable.get(), friends.get()) {
        (false, _) => crate::say!("friends-offline"),
        (true, true) => crate::say!("place-friends-about"),
        (true, false) => crate::say!("place-device-about"),
    };
    view! {
        {segments("place", key!("place"), options, value, set)}
        <p class="small sub" id="place-about" role="status">{about}</p>
    }
    .into_any()
}

fn option(desk: Desk, choice: &'static Choice) -> AnyView {
    let on = desk.part(|draft| draft.has(choice.word) != choice.usual);
    let set = desk.change(|draft, on: bool| draft.set(choice.word, on != choice.usual));
    switch(choice.title, choice.title, choice.about, on, set)
}
