//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod chances;
mod common;
mod conformance;
mod playthrough;
mod positions;
mod set_up;
mod talk_and_fire;
mod text;
mod turns;
