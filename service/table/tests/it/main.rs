//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod clocks;
mod common;
mod lobby;
mod play;
mod rebuild;
mod rematch;
mod stand_in;
mod undo;
