//! The laws of everything that is read from outside: any bytes are refused, or they obey the law. A law that is broken
//! panics.
//!
//! Each law is a module of that name, with the inputs that it starts from in `corpus/`. The tests replay those inputs and
//! a fixed number of mutations of them; `cargo xtask fuzz` runs the same laws under libFuzzer for as long as you like.

#![allow(clippy::unwrap_used, reason = "a law that does not hold panics: that is how a fuzzer learns of it")]

pub mod backups_read_back;
pub mod decks_read_back;
pub mod logs_rebuild;
pub mod messages_read_back;
pub mod notation_reads_back;
pub mod records_read_back;
pub mod requests_read_back;
pub mod settings_settle;
pub mod views_read_back;

/// A law and its name, which is also the name of its folder in `corpus/`.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// The name of its module.
    pub name: &'static str,
    /// Panics if the law does not hold for these bytes.
    pub check: fn(&[u8]),
}

/// Every law, in the order of their names.
pub const LAWS: [Law; 9] = [
    Law { name: "backups_read_back", check: backups_read_back::check },
    Law { name: "decks_read_back", check: |bytes| decks_read_back::check(text(bytes)) },
    Law { name: "logs_rebuild", check: |bytes| logs_rebuild::check(text(bytes)) },
    Law { name: "messages_read_back", check: |bytes| messages_read_back::check(text(bytes)) },
    Law { name: "notation_reads_back", check: |bytes| notation_reads_back::check(text(bytes)) },
    Law { name: "records_read_back", check: |bytes| records_read_back::check(text(bytes)) },
    Law { name: "requests_read_back", check: |bytes| requests_read_back::check(text(bytes)) },
    Law { name: "settings_settle", check: |bytes| settings_settle::check(text(bytes)) },
    Law { name: "views_read_back", check: |bytes| views_read_back::check(text(bytes)) },
];

impl Law {
    /// The law with this name. The error lists the laws that exist.
    pub fn named(name: &str) -> Result<Self, String> {
        LAWS.into_iter().find(|law| law.name == name).ok_or_else(|| {
            let names: Vec<&str> = LAWS.iter().map(|law| law.name).collect();
            format!("there is no law `{name}`; the laws are: {}", names.join(", "))
        })
    }
}

/// The bytes up to the first that is not UTF-8.
fn text(bytes: &[u8]) -> &str {
    bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid())
}
