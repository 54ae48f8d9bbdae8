//! Long work on a terminal: how far it is, and how to end it.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};

/// Is set once Ctrl-C is pressed; a second Ctrl-C ends the program, with the programs that it has started.
pub(crate) fn stop() -> &'static AtomicBool {
    static STOP: AtomicBool = AtomicBool::new(false);
    // Without a handler Ctrl-C ends the program as usual: no reason not to start.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            arena::exit(130);
        }
    });
    &STOP
}

/// A bar for so many things of a kind, drawn on standard error, and only on a terminal.
pub(crate) fn bar(count: u64, things: &str) -> ProgressBar {
    drawn(Some(count), &format!("{{wide_bar}} {{human_pos}}/{{human_len}} {things}, {{eta}} left"))
}

/// A line that changes, drawn on standard error, and only on a terminal.
pub(crate) fn line() -> ProgressBar {
    drawn(None, "{msg}")
}

fn drawn(count: Option<u64>, template: &str) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(count, ProgressDrawTarget::stderr_with_hz(10));
    ProgressStyle::with_template(template).map_or(bar.clone(), |style| bar.with_style(style))
}
