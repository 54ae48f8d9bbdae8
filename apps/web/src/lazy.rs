//! Code that is loaded when it is needed.

use crate::say;
use leptos::prelude::*;
use std::pin::Pin;
use std::sync::OnceLock;
use wasm_bindgen_futures::spawn_local;

/// Code could not be loaded: the network is off, or the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotLoaded;

type Loading<T> = Pin<Box<dyn Future<Output = Result<T, NotLoaded>>>>;

/// A way into code that is loaded when it is needed.
pub struct Lazy<T> {
    load: fn() -> Loading<T>,
    loaded: OnceLock<T>,
}

impl<T: Copy + Send + Sync + 'static> Lazy<T> {
    /// Loads nothing yet.
    #[must_use]
    pub const fn new(load: fn() -> Loading<T>) -> Self {
        Self { load, loaded: OnceLock::new() }
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
                Ok(*self.loaded.get_or_init(|| loaded))
            }
        }
    }

    /// Draws something once this is loaded. Until then nothing is shown, and if it can't be loaded, a button that tries again.
    pub fn draw(&'static self, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
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
        let drawn: Box<dyn FnMut() -> AnyView + Send> = Box::new(move || match result.get() {
            None => ().into_any(),
            Some(Ok(loaded)) => untrack(|| draw(loaded)),
            Some(Err(NotLoaded)) => not_loaded(Box::new(load)),
        });
        drawn.into_any()
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
