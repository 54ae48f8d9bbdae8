//! A bot in another program: a process that is asked and may not answer.

mod group;

pub use group::exit;

use crate::Fault;
use crate::protocol::{Answer, Command, MAX_LINE, VERSION, shown};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How many lines of output are kept until somebody wants them: a program that writes on and on has to wait.
const WAITING_LINES: usize = 64;

/// How long a program may take to end by itself.
const FAREWELL: Duration = Duration::from_millis(300);

/// How long a program that is tried out may take to answer the greeting.
const GREETING: Duration = Duration::from_secs(1);

/// A program that speaks the bot protocol. It is ended when this is dropped, with all that it has started.
#[derive(Debug)]
pub(crate) struct Program {
    child: Child,
    /// Lines for the program; another thread writes them, for a program may not read.
    input: Option<Sender<String>>,
    output: Receiver<Result<String, Trouble>>,
    /// What the program last wrote as an error.
    complaint: Arc<Mutex<String>>,
    /// Hears the complaints until there can be none any more.
    listener: Option<JoinHandle<()>>,
    patience: Duration,
}

/// Why there is no line.
#[derive(Clone, Copy, Debug)]
enum Trouble {
    TooLong,
    Closed,
}

impl Program {
    /// Starts the program and greets it.
    pub(crate) fn start(words: &[String], patience: Duration) -> Result<Self, Fault> {
        let mut program = Self::spawn(words, patience)?;
        program.greet()?;
        Ok(program)
    }

    /// Whether the program can be started. It is greeted and then sent away, whatever it answers.
    pub(crate) fn try_out(words: &[String]) -> Result<(), Fault> {
        let mut program = Self::spawn(words, GREETING)?;
        let _ = program.greet();
        Ok(())
    }

    fn spawn(words: &[String], patience: Duration) -> Result<Self, Fault> {
        let [program, arguments @ ..] = words else { return Err(Fault::Start("no program".to_owned())) };
        let mut command = std::process::Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = group::spawn(&mut command)
            .map_err(|error| Fault::Start(format!("`{}`: {error}", shown(program))))?;
        let (input, lines) = channel();
        if let Some(pipe) = child.stdin.take() {
            std::thread::spawn(move || write_lines(pipe, &lines));
        }
        let (sender, output) = sync_channel(WAITING_LINES);
        if let Some(pipe) = child.stdout.take() {
            std::thread::spawn(move || read_lines(pipe, &sender));
        }
        let complaint = Arc::new(Mutex::new(String::new()));
        let listener = child.stderr.take().map(|pipe| {
            let complaint = Arc::clone(&complaint);
            std::thread::spawn(move || keep_last_line(pipe, &complaint))
        });
        Ok(Self { child, input: Some(input), output, complaint, listener, patience })
    }

    fn greet(&mut self) -> Result<(), Fault> {
        self.tell(&Command::Hello(VERSION));
        match self.answer("hello", Duration::ZERO)? {
            Answer::Hello(VERSION) => Ok(()),
            Answer::Hello(other) => {
                Err(Fault::Start(format!("speaks version {other} of the protocol, not {VERSION}")))
            }
            other => Err(unexpected("hello", &other)),
        }
    }

    /// Sends a line that needs no answer. A program that is gone is noticed when it is asked.
    pub(crate) fn tell(&self, command: &Command) {
        if let Some(input) = &self.input {
            let _ = input.send(format!("{command}\n"));
        }
    }

    /// Waits for the answer to what it was `asked`, `extra` longer than it may usually take.
    pub(crate) fn answer(&mut self, asked: &'static str, extra: Duration) -> Result<Answer, Fault> {
        let limit = self.patience + extra;
        let end = Instant::now() + limit;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = match self.output.recv_timeout(left) {
                Ok(Ok(line)) => line,
                Ok(Err(Trouble::TooLong)) => {
                    let answer = "…".to_owned();
                    let reason = format!("a line of more than {MAX_LINE} bytes");
                    return Err(Fault::Nonsense { asked, answer, reason });
                }
                Ok(Err(Trouble::Closed)) | Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Late { asked, limit }),
            };
            match line.parse() {
                // A program that talks without end still has to answer in time.
                Ok(Answer::Info(_) | Answer::Id(_)) if left > Duration::ZERO => {}
                Ok(Answer::Info(_) | Answer::Id(_)) => return Err(Fault::Late { asked, limit }),
                Ok(Answer::Error(text)) => return Err(Fault::GaveUp(shown(&text))),
                Ok(answer) => return Ok(answer),
                Err(error) => {
                    let reason = error.to_string();
                    return Err(Fault::Nonsense { asked, answer: shown(&line), reason });
                }
            }
        }
    }

    /// What became of a program that closed its output.
    fn gone(&mut self) -> Fault {
        let ended = within(FAREWELL, || group::has_ended(&mut self.child).then_some(()));
        let status = ended.and_then(|()| {
            let heard = || self.listener.as_ref().is_none_or(JoinHandle::is_finished).then_some(());
            within(FAREWELL, heard);
            group::end(&mut self.child)
        });
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        let complaint = if complaint.is_empty() { String::new() } else { format!(": {}", shown(&complaint)) };
        Fault::Gone(match status {
            Some(status) => format!("ended early ({status}){complaint}"),
            None => format!("closed its output{complaint}"),
        })
    }
}

/// An answer to something else.
pub(crate) fn unexpected(asked: &'static str, answer: &Answer) -> Fault {
    let reason = "this answers something else".to_owned();
    Fault::Nonsense { asked, answer: shown(&answer.to_string()), reason }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.tell(&Command::Quit);
        // The end of its input tells it too.
        self.input = None;
        within(FAREWELL, || group::has_ended(&mut self.child).then_some(()));
        // What it has started ends with it, also if it has ended itself.
        group::end(&mut self.child);
    }
}

/// What `ask` answers, asked again and again for a moment.
fn within<T>(moment: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + moment;
    loop {
        match ask() {
            None if Instant::now() < end => std::thread::sleep(Duration::from_millis(2)),
            answer => return answer,
        }
    }
}

fn write_lines(mut pipe: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(pipe: impl Read, sender: &SyncSender<Result<String, Trouble>>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let line = read_line(&mut pipe);
        let last = line.is_err();
        if sender.send(line).is_err() || last {
            return;
        }
    }
}

/// The next line that is not empty, if it is not absurdly long.
fn read_line(pipe: &mut impl BufRead) -> Result<String, Trouble> {
    loop {
        let mut bytes = Vec::new();
        let read = pipe.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes);
        if read.is_err() || bytes.is_empty() {
            return Err(Trouble::Closed);
        }
        if bytes.len() > MAX_LINE {
            return Err(Trouble::TooLong);
        }
        let line = String::from_utf8_lossy(&bytes);
        if !line.trim().is_empty() {
            return Ok(line.trim().to_owned());
        }
    }
}

fn keep_last_line(pipe: impl Read, complaint: &Mutex<String>) {
    let mut pipe = BufReader::new(pipe);
    while let Ok(line) = read_line(&mut pipe) {
        *complaint.lock().unwrap_or_else(PoisonError::into_inner) = line;
    }
}
