//! Views as JSON, of every game.

mod broken;
mod games;
mod views;
