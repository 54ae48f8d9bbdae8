//! `benben play` as a process: what comes back, and what is left on the disk.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn benben(folder: &Path, arguments: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may be gone before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("benben-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_game_is_kept_in_one_file_and_played_on_from_it() {
    let folder = folder("kept");
    let first = benben(&folder, &["play", "the-game", "--record", "g.benben", "--seed", "1"], "1\n\n");
    assert_eq!((first.status.code(), first.stderr.as_slice()), (Some(0), &b""[..]));
    assert!(!first.stdout.contains(&0x1b), "no colours in a pipe");
    let text = std::fs::read_to_string(folder.join("g.benben")).unwrap();
    assert!(text.ends_with("result *\n"), "{text}");
    let second = benben(&folder, &["play", "--record", "g.benben", "--quick"], &"1\n".repeat(300));
    assert_eq!(second.status.code(), Some(0));
    let text = std::fs::read_to_string(folder.join("g.benben")).unwrap();
    assert!(text.contains("\nresult left="), "{text}");
    // What was written beside the file on the way is gone.
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn bad_input_is_one_line_and_nothing_written() {
    let folder = folder("bad");
    for (code, arguments) in [
        (2, &["play"][..]),
        (2, &["play", "chess"]),
        (2, &["play", "the-game", "--seat", "9"]),
        (2, &["play", "the-game", "--players", "6", "--record", "g.benben"]),
        (2, &["play", "the-game", "--option", "ice", "--record", "g.benben"]),
        (2, &["play", "the-game", "--lang", "la", "--record", "g.benben"]),
        (1, &["play", "--record", "g.benben"]),
        (1, &["play", "the-game", "--record", "no/such/folder/g.benben"]),
    ] {
        let output = benben(&folder, arguments, "1\n");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
        assert!(error.starts_with("benben: ") && error.lines().count() == 1, "{arguments:?}: {error}");
        assert_eq!(output.stdout, b"", "{arguments:?}");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "{arguments:?}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
