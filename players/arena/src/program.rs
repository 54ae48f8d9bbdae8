//! A bot in another program: a process that may never answer.

mod group;

pub use group::exit;

use crate::Forfeit;
use crate::bot_protocol::{Answer, Command, MAX_LINE, VERSION, shown};
use std::fmt::Display;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The lines of output that are buffered. A program that writes more has to wait.
const BUFFERED_LINES: usize = 64;

/// How long a program may take to end by itself.
const EXIT_TIME: Duration = Duration::from_millis(300);

/// How long a program may take to answer the greeting when it is only checked.
const GREETING_TIME: Duration = Duration::from_secs(1);

/// A program that speaks the bot protocol. Dropping it ends the process and all processes that it has started.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    /// Lines for the program. Another thread writes them, because the program may not read.
    input: Option<Sender<String>>,
    output: Receiver<Result<String, TooLong>>,
    /// The last line that the program wrote to standard error.
    last_error: Arc<Mutex<String>>,
    /// Reads standard error until it is closed.
    error_reader: Option<JoinHandle<()>>,
    patience: Duration,
}

/// A line has more than [`MAX_LINE`] bytes.
#[derive(Debug)]
struct TooLong;

impl Program {
    /// Starts the program and greets it.
    pub(crate) fn start(words: &[String], patience: Duration) -> Result<Self, Forfeit> {
        let mut program = Self::spawn(words, patience)?;
        program.greet()?;
        Ok(program)
    }

    /// Checks that the program can be started. It is greeted and then ended, whatever it answers.
    pub(crate) fn check(words: &[String]) -> Result<(), Forfeit> {
        let mut program = Self::spawn(words, GREETING_TIME)?;
        // The games show what a program makes of the greeting, with the patience of the plan.
        let _ = program.greet();
        Ok(())
    }

    fn spawn(words: &[String], patience: Duration) -> Result<Self, Forfeit> {
        let [program, arguments @ ..] = words else {
            return Err(not_started("no program"));
        };
        let mut command = std::process::Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = group::spawn(&mut command)
            .map_err(|error| not_started(format_args!("`{}`: {error}", shown(program))))?;
        let (input, lines) = channel();
        if let Some(pipe) = child.stdin.take() {
            std::thread::spawn(move || write_lines(pipe, &lines));
        }
        let (sender, output) = sync_channel(BUFFERED_LINES);
        if let Some(pipe) = child.stdout.take() {
            std::thread::spawn(move || read_lines(pipe, &sender));
        }
        let last_error = Arc::new(Mutex::new(String::new()));
        let error_reader = child.stderr.take().map(|pipe| {
            let last_error = Arc::clone(&last_error);
            std::thread::spawn(move || keep_last_line(pipe, &last_error))
        });
        Ok(Self { child, input: Some(input), output, last_error, error_reader, patience })
    }

    fn greet(&mut self) -> Result<(), Forfeit> {
        self.tell(&Command::Hello(VERSION));
        match self.answer("hello", Duration::ZERO)? {
            Answer::Hello(VERSION) => Ok(()),
            Answer::Hello(other) => {
                Err(not_started(format_args!("speaks version {other} of the protocol, not {VERSION}")))
            }
            other => Err(unexpected("hello", &other)),
        }
    }

    /// Sends a line. If the program is gone, the next [`Program::answer`] fails.
    pub(crate) fn tell(&self, command: &Command) {
        if let Some(input) = &self.input {
            let _ = input.send(format!("{command}\n"));
        }
    }

    /// Waits for the answer to a command, `extra` longer than the usual patience.
    pub(crate) fn answer(&mut self, command: &str, extra: Duration) -> Result<Answer, Forfeit> {
        let limit = self.patience + extra;
        let end = Instant::now() + limit;
        let timeout = || Forfeit(format!("no answer to `{command}` within {} s", limit.as_secs_f64()));
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = match self.output.recv_timeout(left) {
                Ok(Ok(line)) => line,
                Ok(Err(TooLong)) => {
                    return Err(invalid(command, "…", format_args!("a line of more than {MAX_LINE} bytes")));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
                Err(RecvTimeoutError::Timeout) => return Err(timeout()),
            };
            match line.parse() {
                // Even a program that never stops talking must answer in time.
                Ok(Answer::Info(_) | Answer::Id(_)) if left > Duration::ZERO => {}
                Ok(Answer::Info(_) | Answer::Id(_)) => return Err(timeout()),
                Ok(Answer::Error(text)) => return Err(Forfeit(format!("gave up: {}", shown(&text)))),
                Ok(answer) => return Ok(answer),
                Err(error) => return Err(invalid(command, &line, error)),
            }
        }
    }

    /// Finds out why a program closed its output.
    fn gone(&mut self) -> Forfeit {
        let mut status = None;
        if within(EXIT_TIME, || group::has_ended(&mut self.child)) {
            within(EXIT_TIME, || self.error_reader.as_ref().is_none_or(JoinHandle::is_finished));
            status = group::end(&mut self.child);
        }
        let error = self.last_error.lock().unwrap_or_else(PoisonError::into_inner);
        let error = if error.is_empty() { String::new() } else { format!(": {}", shown(&error)) };
        Forfeit(match status {
            Some(status) => format!("ended early ({status}){error}"),
            None => format!("closed its output{error}"),
        })
    }
}

/// The forfeit of a program that could not be started.
pub(crate) fn not_started(reason: impl Display) -> Forfeit {
    Forfeit(format!("could not be started: {reason}"))
}

/// The forfeit for an answer to another command.
pub(crate) fn unexpected(command: &str, answer: &Answer) -> Forfeit {
    invalid(command, &answer.to_string(), "this answers something else")
}

/// The forfeit for an answer that can't be used.
pub(crate) fn invalid(command: &str, answer: &str, reason: impl Display) -> Forfeit {
    Forfeit(format!("answered `{command}` with `{}`: {reason}", shown(answer)))
}

impl Drop for Program {
    fn drop(&mut self) {
        self.tell(&Command::Quit);
        // Closing its input tells it to end, too.
        self.input = None;
        within(EXIT_TIME, || group::has_ended(&mut self.child));
        // The processes that it has started end too, even if it has ended itself.
        group::end(&mut self.child);
    }
}

/// Waits until the condition holds. Returns whether it did in time.
fn within(time: Duration, mut condition: impl FnMut() -> bool) -> bool {
    let end = Instant::now() + time;
    while !condition() {
        if Instant::now() >= end {
            return false;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    true
}

fn write_lines(mut pipe: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(pipe: impl Read, sender: &SyncSender<Result<String, TooLong>>) {
    let mut pipe = BufReader::new(pipe);
    while let Some(line) = read_line(&mut pipe) {
        let is_last = line.is_err();
        if sender.send(line).is_err() || is_last {
            return;
        }
    }
}

/// The next line that is not empty. None at the end.
fn read_line(pipe: &mut impl BufRead) -> Option<Result<String, TooLong>> {
    loop {
        let mut bytes = Vec::new();
        let read = pipe.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes);
        if read.is_err() || bytes.is_empty() {
            return None;
        }
        if bytes.len() > MAX_LINE {
            return Some(Err(TooLong));
        }
        let line = String::from_utf8_lossy(&bytes);
        if !line.trim().is_empty() {
            return Some(Ok(line.trim().to_owned()));
        }
    }
}

fn keep_last_line(pipe: impl Read, last_error: &Mutex<String>) {
    let mut pipe = BufReader::new(pipe);
    while let Some(Ok(line)) = read_line(&mut pipe) {
        *last_error.lock().unwrap_or_else(PoisonError::into_inner) = line;
    }
}
