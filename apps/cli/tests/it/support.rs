//! Runs the binary, and makes records for it.

use record::RecordBuilder;
use record::fair::{Contribution, FairDealer, Secret};
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use tabletop::{Game, Seeded, SetUp, Waiting};

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

/// Turns a hang into a failure: nothing that a test waits for takes this long, not even on a busy machine.
pub(crate) const HANG: Duration = Duration::from_secs(180);

/// The lines that somebody writes, to be waited for.
#[derive(Debug)]
pub(crate) struct Lines(Receiver<String>);

impl Lines {
    /// Reads whatever `open` opens, in a thread of its own.
    fn of<R: Read>(open: impl FnOnce() -> R + Send + 'static) -> Self {
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(open()).lines() {
                if sender.send(line.unwrap()).is_err() {
                    return;
                }
            }
        });
        Self(lines)
    }

    /// What a process writes to a pipe.
    pub(crate) fn from(pipe: impl Read + Send + 'static) -> Self {
        Self::of(|| pipe)
    }

    /// Waits for the next line; there is none once everybody has closed the other end.
    pub(crate) fn next(&self) -> Option<String> {
        match self.0.recv_timeout(HANG) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("nothing has come for {HANG:?}"),
        }
    }
}

/// A named pipe through which the programs that a test starts tell how far they are.
#[cfg(unix)]
pub(crate) struct Announced {
    pub(crate) path: PathBuf,
    pub(crate) lines: Lines,
}

#[cfg(unix)]
impl Announced {
    /// A pipe that ends when all processes that have it open have ended.
    pub(crate) fn until_closed(path: PathBuf) -> Self {
        // Opening waits until somebody writes.
        Self::new(path, |path| File::open(path).unwrap())
    }

    /// A pipe that never ends: one process after the other may open it and close it again.
    pub(crate) fn forever(path: PathBuf) -> Self {
        Self::new(path, |path| File::options().read(true).write(true).open(path).unwrap())
    }

    fn new(path: PathBuf, open: impl FnOnce(&Path) -> File + Send + 'static) -> Self {
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        let lines = {
            let path = path.clone();
            Lines::of(move || open(&path))
        };
        Self { path, lines }
    }
}

/// Presses Ctrl-C, as far as the process of this number is concerned. It may have ended already.
#[cfg(unix)]
pub(crate) fn interrupt(process: u32) {
    Command::new("kill").args(["-INT", &process.to_string()]).stderr(Stdio::null()).status().unwrap();
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
    let mut builder = RecordBuilder::<G>::new(G::SetUp::parse(players, options, None).unwrap());
    let secret = Secret::new([7; 32]);
    builder.set_seats(|seat| format!("bot:random-{seat}").parse().unwrap());
    builder.commit(secret.commitment(), |_| Contribution::default());
    let (mut dealer, mut luck) = (FairDealer::new(&secret, builder.mix()), Seeded::new(3));
    for _ in 0..events {
        if builder.deal_due(&mut dealer).unwrap() {
            continue;
        }
        let Waiting::Seats(seats) = builder.game().waiting() else { break };
        let seat = seats.first().unwrap();
        let action = builder.game().random_action(seat, &mut luck).unwrap();
        builder.act(seat, action).unwrap();
    }
    if reveal {
        builder.reveal(&secret);
    }
    builder.text()
}
