//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod building;
mod common;
mod deck;
mod ending;
mod facts;
mod hidden;
mod laws;
mod playthrough;
mod properties;
mod refusals;
mod turn;
