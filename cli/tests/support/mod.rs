//! Runs the binary, and makes records for it.

#![allow(dead_code, reason = "no test needs everything")]

use record::RecordBuilder;
use record::fair::{Contribution, FairDealer, Secret};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tabletop::{Game, Seeded, SetUp, Waiting, draw};

/// What a run of the binary left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `benben` with these arguments, separated by spaces.
pub(crate) fn benben(arguments: &str) -> Ran {
    benben_with(arguments, "")
}

/// The same, with this on standard input.
pub(crate) fn benben_with(arguments: &str, input: &str) -> Ran {
    run(&arguments.split_whitespace().collect::<Vec<_>>(), input)
}

/// The same, with arguments that may have spaces in them.
pub(crate) fn benben_words(arguments: &[&str]) -> Ran {
    run(arguments, "")
}

fn run(arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_benben"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A binary that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// What it prints when all goes well.
pub(crate) fn good(arguments: &str) -> String {
    let ran = benben(arguments);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "benben {arguments}");
    ran.out
}

/// An empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// A file in a folder of its own.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let path = folder(name).join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// The record of random play, stopped after so many events.
pub(crate) fn record_text<G: Game>(players: u8, options: &str, events: usize, reveal: bool) -> String {
    let mut builder = RecordBuilder::<G>::new(G::SetUp::new(players, options, None).unwrap());
    let secret = Secret::new([7; 32]);
    builder.set_seats(|seat| format!("bot:random-{seat}").parse().unwrap());
    builder.commit(secret.commitment(), |_| Contribution::default());
    let (mut dealer, mut luck) = (FairDealer::new(&secret, builder.mix()), Seeded::new(3));
    for _ in 0..events {
        match builder.game().waiting() {
            Waiting::Nobody => break,
            Waiting::Dealer => builder.deal(&draw(builder.game().due().unwrap(), &mut dealer)).unwrap(),
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = Game::choose(builder.game(), seat, &mut luck).unwrap();
                builder.act(seat, action).unwrap();
            }
        }
    }
    if reveal {
        builder.reveal(&secret);
    }
    builder.text()
}
