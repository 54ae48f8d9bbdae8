//! What the caller sees and decides during a run.

use std::sync::atomic::{AtomicBool, Ordering};

/// What the caller sees and decides during a run.
#[derive(Clone, Copy)]
pub struct Control<'c> {
    /// Whether the run is to end early.
    pub stop: &'c AtomicBool,
    /// Shows the progress, in one line. It is called many times a second.
    pub progress: &'c dyn Fn(String),
}

impl Control<'_> {
    /// Whether the run is to end early.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Shows the progress, and returns whether the run is to end early.
    pub(crate) fn show(&self, progress: String) -> bool {
        (self.progress)(progress);
        self.is_stopped()
    }
}
