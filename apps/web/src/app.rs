//! The frame of the page: what is on every screen, and which screen is shown.

use crate::screens::{Home, Lost};
use crate::settings::{self, Settings};
use crate::split;
use crate::words::{self, Book, Language};
use js_sys::Promise;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use wasm_bindgen::{JsCast, JsValue};
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
        if crate::device::offers("serviceWorker") {
            let container = window().navigator().service_worker();
            let _ = JsFuture::from(container.register("/service-worker.js")).await;
        }
        idle().await;
        split::load_all().await;
    });
}

/// Waits until the browser has nothing else to do, or, where it does not tell, for a moment.
async fn idle() {
    let promise = Promise::new(&mut |resolve, _| {
        if window().request_idle_callback(&resolve).is_err() {
            crate::device::after(1000, move || {
                // Resolving a promise can't fail.
                let _ = resolve.call0(&JsValue::UNDEFINED);
            });
        }
    });
    let _ = JsFuture::from(promise).await;
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
                <Route path=path!("/new/:game") view=|| split::new_table().screen()/>
                <Route path=path!("/history") view=|| split::history().screen()/>
                <Route path=path!("/settings") view=|| split::settings().screen()/>
                <Route path=path!("/learn/:game") view=|| split::learn().screen()/>
                <Route path=path!("/rules/:game") view=|| split::rules().screen()/>
                <Route path=path!("/move") view=|| split::move_here().screen()/>
                <Route path=path!("/device/:table") view=|| split::on_device().screen()/>
                <Route path=path!("/table/:table") view=|| split::on_server().screen()/>
                <Route path=path!("/replay") view=|| split::replay_from_link().screen()/>
                <Route path=path!("/replay/device/:table") view=|| split::replay_on_device().screen()/>
                <Route path=path!("/replay/table/:table") view=|| split::replay_on_server().screen()/>
            </Routes>
        </Router>
    }
}
