//! The frame of the page: what is on every screen, and which screen is shown.

use crate::screens::{
    History, Home, Learn, Lost, MoveHere, NewTable, OnDevice, OnServer, ReplayFromLink, ReplayOnDevice,
    ReplayOnServer, Rules, SettingsScreen,
};
use crate::settings::{self, Settings};
use crate::words::{self, Book, Language};
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

/// Starts the page, once its words are there.
pub fn start() {
    spawn_local(async {
        let language = Settings::load().language();
        fetch_words(language).await;
        if let Some(loading) = document().get_element_by_id("loading") {
            loading.remove();
        }
        leptos::mount::mount_to_body(App);
        // Keeps the page on the device. A browser that can't do it plays with a network only.
        if !crate::device::offers("serviceWorker") {
            return;
        }
        let _ = JsFuture::from(window().navigator().service_worker().register("/service-worker.js")).await;
    });
}

/// Fetches the words of a language and says everything in it from then on.
pub async fn fetch_words(language: Language) {
    let source = fetched(&format!("data-words-{}", language.code())).await.unwrap_or_default();
    words::open(Book::new(language, source));
    crate::accident::learn();
    if let Some(root) = document().document_element() {
        // Attributes of an element that is there can be set.
        let _ = root.set_attribute("lang", language.code());
    }
}

/// The text whose address stands in this attribute of the page.
pub(crate) async fn fetched(attribute: &str) -> Option<String> {
    let address = document().document_element()?.get_attribute(attribute)?;
    let response = JsFuture::from(window().fetch_with_str(&address)).await.ok()?;
    let text = response.dyn_into::<Response>().ok()?.text().ok()?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let settings = settings::provide();
    Effect::new(move |before: Option<Language>| {
        let language = settings.with(Settings::language);
        if before.is_some_and(|before| before != language) {
            spawn_local(fetch_words(language));
        }
        language
    });
    view! {
        <Router>
            <Routes fallback=|| view! { <Lost/> }>
                <Route path=path!("/") view=Home/>
                <Route path=path!("/new/:game") view=NewTable/>
                <Route path=path!("/history") view=History/>
                <Route path=path!("/settings") view=SettingsScreen/>
                <Route path=path!("/learn/:game") view=Learn/>
                <Route path=path!("/rules/:game") view=Rules/>
                <Route path=path!("/move") view=MoveHere/>
                <Route path=path!("/device/:table") view=OnDevice/>
                <Route path=path!("/table/:table") view=OnServer/>
                <Route path=path!("/replay") view=ReplayFromLink/>
                <Route path=path!("/replay/device/:table") view=ReplayOnDevice/>
                <Route path=path!("/replay/table/:table") view=ReplayOnServer/>
            </Routes>
        </Router>
    }
}
