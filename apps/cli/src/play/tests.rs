//! Whole sessions, typed from a script.

mod sessions;
mod stretches;

use super::console::{Console, Look};
use super::texts::{Book, Language};
use super::{Arguments, play};
use clap::Parser;
use std::path::PathBuf;

#[derive(Parser)]
struct Command {
    #[command(flatten)]
    arguments: Arguments,
}

/// What is printed when this is typed, and what the command says if it fails.
fn session(arguments: &str, typed: &str) -> (String, Option<String>) {
    let words = ["play"].into_iter().chain(arguments.split_whitespace());
    let command = match Command::try_parse_from(words) {
        Ok(command) => command,
        Err(error) => return (String::new(), Some(error.to_string())),
    };
    let mut output = Vec::new();
    let texts = Book::terminal(command.arguments.lang.unwrap_or(Language::En));
    let console = Console::new(typed.as_bytes(), &mut output, Look { terminal: false, colours: false }, None);
    let error = play(&command.arguments, console, &texts).err().map(|error| format!("{error:#}"));
    (String::from_utf8(output).unwrap(), error)
}

/// What is printed when this is typed into a session that starts well.
fn printed(arguments: &str, typed: &str) -> String {
    let (output, error) = session(arguments, typed);
    assert_eq!(error, None, "{output}");
    output
}

/// A file name that no other test uses, with nothing there.
fn scratch(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("benben-play-{}-{name}.benben", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}
