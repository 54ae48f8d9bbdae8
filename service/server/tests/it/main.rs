//! All integration tests of the crate, in one binary: each further binary would be linked separately.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod common;
mod games;
mod guests;
mod hostile;
mod openapi;
mod page;
mod robust;
mod simulation;
