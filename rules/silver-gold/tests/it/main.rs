//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "tests")]

mod chances;
mod common;
mod conformance;
mod deck;
#[path = "../../examples/make_deck/maker.rs"]
mod deck_maker;
mod end;
mod leaves;
mod marking;
mod outlook;
mod playthrough;
mod properties;
mod replacing;
mod symbols;
