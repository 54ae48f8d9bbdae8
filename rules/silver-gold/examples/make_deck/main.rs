//! Prints the deck that a seed gives; the shipped one is that of 48.
//!
//! `cargo run -p benben-silver-gold --example make_deck -- 48 > rules/silver-gold/decks/benben-48.deck`

mod maker;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let seed = match arguments.as_slice() {
        [] => Ok(48),
        [seed] => seed.parse().map_err(|_| ()),
        _ => Err(()),
    };
    let Ok(seed) = seed else {
        eprintln!("usage: make_deck [SEED]");
        return ExitCode::from(2);
    };
    print!("{}", maker::make(seed));
    ExitCode::SUCCESS
}
