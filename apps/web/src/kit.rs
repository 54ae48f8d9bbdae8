//! What all boards share. A board brings its layout, its pictures and its words.

pub mod actions;
pub mod drag;
pub mod draw;
pub mod focus;
pub mod forced;
pub mod hint;
pub mod keys;
pub mod log;
pub mod screen;
pub mod voice;
