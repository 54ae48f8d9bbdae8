//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod building;
mod common;
mod conformance;
mod deck;
mod ending;
mod facts;
mod hidden;
mod playthrough;
mod properties;
mod turn;
