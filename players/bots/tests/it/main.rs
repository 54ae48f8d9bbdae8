//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod laws;
mod pyramids;
mod signals;
mod silver_gold;
mod table;
mod the_game;
