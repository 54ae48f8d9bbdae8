//! Long work on a terminal: how far it is, and how to end it.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// Is set once Ctrl-C is pressed; a second Ctrl-C ends the program.
pub(crate) fn stop() -> &'static AtomicBool {
    // Without a handler Ctrl-C ends the program as usual: no reason not to start.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    &STOP
}

/// Drawn on standard error, and only on a terminal.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(10));
    let form = "{wide_bar} {human_pos}/{human_len} games, {eta} left";
    ProgressStyle::with_template(form).map_or(bar.clone(), |style| bar.with_style(style))
}

/// A line that changes, drawn on standard error, and only on a terminal.
pub(crate) fn line() -> ProgressBar {
    let line = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(10));
    ProgressStyle::with_template("{msg}").map_or(line.clone(), |style| line.with_style(style))
}
