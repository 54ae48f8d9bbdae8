//! The boards: one folder a game.

mod lean;
pub mod pyramids;
pub mod silver_gold;
pub mod the_game;
