//! Code that is loaded when it is needed.

use crate::kit::draw::drawn;
use crate::say;
use crate::screens::TopBar;
use leptos::prelude::*;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Mutex, OnceLock};
use std::task::{Poll, Waker};
use wasm_bindgen_futures::spawn_local;

/// Code could not be loaded: the network is off, or the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLoaded;

type Loading<T> = Pin<Box<dyn Future<Output = Result<T, NotLoaded>>>>;

/// A way into code that is loaded when it is needed.
pub struct Lazy<T> {
    load: fn() -> Loading<T>,
    loaded: OnceLock<T>,
    /// Who waits until somebody has loaded it.
    waiting: Mutex<Vec<Waker>>,
}

impl<T: Copy + Send + Sync + 'static> Lazy<T> {
    /// Loads nothing yet.
    #[must_use]
    pub const fn new(load: fn() -> Loading<T>) -> Self {
        Self { load, loaded: OnceLock::new(), waiting: Mutex::new(Vec::new()) }
    }

    /// The way in, if it is loaded.
    #[must_use]
    pub fn get(&self) -> Option<T> {
        self.loaded.get().copied()
    }

    /// The way in, loaded first if it is not there yet.
    ///
    /// # Errors
    /// If it can't be loaded. A later call tries again.
    pub async fn load(&self) -> Result<T, NotLoaded> {
        match self.get() {
            Some(loaded) => Ok(loaded),
            None => {
                let loaded = (self.load)().await?;
                let loaded = *self.loaded.get_or_init(|| loaded);
                self.wake_all();
                Ok(loaded)
            }
        }
    }

    /// The way in, once something else has loaded it.
    pub async fn loaded(&self) -> T {
        poll_fn(|context| match (self.get(), self.waiting.lock()) {
            (Some(loaded), _) => Poll::Ready(loaded),
            (None, Ok(mut waiting)) => {
                waiting.push(context.waker().clone());
                Poll::Pending
            }
            (None, Err(_)) => Poll::Pending,
        })
        .await
    }

    fn wake_all(&self) {
        if let Ok(mut waiting) = self.waiting.lock() {
            waiting.drain(..).for_each(Waker::wake);
        }
    }

    /// Draws something once this is loaded. Until then nothing is shown, and if it can't be loaded, a button that tries again.
    pub fn draw(&'static self, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        self.draw_or(Box::new(draw), |try_again| try_again)
    }

    fn draw_or(
        &'static self,
        draw: Box<dyn Fn(T) -> AnyView + Send>,
        frame: fn(try_again: AnyView) -> AnyView,
    ) -> AnyView {
        if let Some(loaded) = self.get() {
            return untrack(|| draw(loaded));
        }
        let result = RwSignal::new(None);
        let load = move || {
            result.set(None);
            spawn_local(async move {
                let loaded = self.load().await;
                // Unless the screen is gone.
                let _ = result.try_set(Some(loaded));
            });
        };
        load();
        drawn(move || match result.get() {
            None => ().into_any(),
            Some(Ok(loaded)) => untrack(|| draw(loaded)),
            Some(Err(NotLoaded)) => frame(not_loaded(Box::new(load))),
        })
    }
}

impl Lazy<fn() -> AnyView> {
    /// Draws a whole screen: see [`Self::draw`].
    pub fn screen(&'static self) -> AnyView {
        let frame = |try_again| view! { <TopBar/><main class="page plain">{try_again}</main> }.into_any();
        self.draw_or(Box::new(|draw| draw()), frame)
    }
}

fn not_loaded(load: Box<dyn Fn()>) -> AnyView {
    view! {
        <div class="banner" role="alert" data-not-loaded>
            <p>{move || say!("not-loaded")}</p>
            <button class="btn primary" data-do="load" on:click=move |_| load()>
                {move || say!("try-now")}
            </button>
        </div>
    }
    .into_any()
}
