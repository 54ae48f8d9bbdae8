//! What players read, on the page and in the terminal.
//!
//! A [`Language`] has its texts in `texts/LANGUAGE`, a folder of Fluent files: those in the folder itself are read by the page and the
//! terminal, those in `page` and `terminal` by one of them. A [`Book`] holds the texts of one language and fills their gaps.
//! Tests find keys that are missing, unused, or different in a language.

mod book;
mod language;
#[cfg(feature = "texts")]
mod texts;

pub use book::{Book, IntoGap, Value};
pub use language::{Language, UnknownLanguage};
