//! The boards: one folder a game.

pub mod pyramids;
pub mod silver_gold;
pub mod the_game;
