//! What all boards share. A board brings its layout, its pictures and its words.

pub mod drag;
pub mod draw;
pub mod focus;
pub mod keys;
pub mod screen;
