//! The first screen: three games, and what waits for you.

mod join;
mod waiting;

use super::TopBar;
use super::frame::Tool;
use super::new_table::play_now;
use crate::games::{GAMES, about, art, players, title};
use crate::parts::{Icon, Sheet};
use crate::settings::settings;
use crate::words::{Language, language};
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use record::GameName;

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let choosing = RwSignal::new(false);
    let full = RwSignal::new(false);
    let (panels, more) = waiting::waiting();
    view! {
        <TopBar>
            <Tool href="/history" icon="pile" label=Signal::derive(|| crate::say!("history"))/>
            <button
                class="tool"
                aria-label=move || crate::say!("language")
                title=move || crate::say!("language")
                data-do="language"
                on:click=move |_| choosing.set(true)
            >
                <Icon name="language" class="l"/>
            </button>
            <Tool href="/settings" icon="settings" label=Signal::derive(|| crate::say!("settings"))/>
        </TopBar>
        <main class="home">
            <section class="hero">
                <div class="words">
                    <h1>{move || crate::say!("home-title")}</h1>
                    <p>{move || crate::say!("home-text")}</p>
                </div>
                <svg class="scene" viewBox="0 0 600 250" aria-hidden="true"><use href="#scene"></use></svg>
            </section>
            <p class="wrong" role="alert">{move || full.get().then(|| crate::say!("device-full"))}</p>
            <section class="games" aria-label=move || crate::say!("games")>
                {GAMES.map(|game| card(game, full)).collect_view()}
            </section>
            <section class="strip" aria-label=move || crate::say!("waiting")>
                {panels}
                {join::panel()}
                {more}
            </section>
            <nav class="langs" aria-label=move || crate::say!("language")>{languages(None)}</nav>
        </main>
        <Sheet open=choosing title=Signal::derive(|| crate::say!("language"))>
            <div class="langs tall">{languages(Some(choosing))}</div>
        </Sheet>
    }
}

/// A game: its picture, and the ways into it.
fn card(game: GameName, full: RwSignal<bool>) -> AnyView {
    let navigate = use_navigate();
    let settings = settings();
    let play = move |_| match play_now(game, settings) {
        Some(table) => navigate(&format!("/device/{}", table.as_str()), NavigateOptions::default()),
        None => full.set(true),
    };
    let (fewest, most) = players(game);
    view! {
        <article class="game">
            <div class="art"><svg aria-hidden="true"><use href=art(game)></use></svg></div>
            <div class="says">
                <h2>{move || crate::say!(title(game))}</h2>
                <p class="meta">{move || crate::say!(about(game), fewest = fewest, most = most)}</p>
            </div>
            <div class="go">
                <button
                    class="btn primary"
                    data-play=game.as_str()
                    aria-label=move || crate::say!("play-game", game = crate::say!(title(game)))
                    on:click=play
                >
                    <Icon name="play"/>
                    {move || crate::say!("play")}
                </button>
                {way(format!("/learn/{}", game.as_str()), "learn", crate::key!("learn-game"), game)}
                {way(format!("/new/{}?with=friends", game.as_str()), "share", crate::key!("with-friends"), game)}
                {way(format!("/new/{}", game.as_str()), "settings", crate::key!("set-up"), game)}
            </div>
        </article>
    }
    .into_any()
}

/// A way into a game that is an icon.
fn way(href: String, icon: &'static str, key: &'static str, game: GameName) -> AnyView {
    let label = move || crate::say!(key, game = crate::say!(title(game)));
    view! {
        <A href=href attr:class="btn ico" attr:aria-label=label attr:title=label>
            <Icon name=icon/>
        </A>
    }
    .into_any()
}

/// The languages; choosing one closes the sheet that they are in, if they are.
fn languages(sheet: Option<RwSignal<bool>>) -> AnyView {
    let settings = settings();
    let choice = move |choice: Language| {
        let choose = move |_| {
            settings.update(|settings| settings.language = Some(choice.code().to_owned()));
            if let Some(sheet) = sheet {
                sheet.set(false);
            }
        };
        view! {
            <button
                lang=choice.code()
                data-language=choice.code()
                aria-current=move || (language() == choice).then_some("true")
                on:click=choose
            >
                {choice.name()}
            </button>
        }
    };
    Language::ALL.map(choice).collect_view().into_any()
}
