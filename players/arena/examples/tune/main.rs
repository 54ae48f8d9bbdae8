//! Makes the weights of the bots: `cargo xtask tune GAME`. Everything follows from the seed.

mod climb;
mod parallel;
mod pyramids;
mod silver_gold;
mod the_game;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let seed = match arguments.get(1).map(|seed| seed.parse()) {
        None => 1,
        Some(Ok(seed)) => seed,
        Some(Err(_)) => return usage(),
    };
    // Each writes its weights as a Rust file to standard output, and its progress to standard error.
    match arguments.first() {
        Some(&"the-game") => the_game::tune(seed),
        Some(&"silver-gold") => silver_gold::tune(seed),
        Some(&"pyramids") => pyramids::tune(seed),
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("usage: tune the-game|silver-gold|pyramids [SEED]");
    ExitCode::from(2)
}
