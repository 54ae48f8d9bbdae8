//! Views as JSON, of every game.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod broken;
mod games;
mod views;
