//! Programs with all that they have started, so that nothing of them is left running.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The process ids of all programs that were started and not ended yet. On Unix each leads a process group with its id.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program in a process group of its own: Ctrl-C is for the arena, which then ends its programs.
pub(super) fn spawn(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut running = running();
    let child = command.spawn()?;
    running.insert(child.id());
    Ok(child)
}

/// Ends a program that was started here, with all that it has started.
pub(super) fn end(child: &mut Child) -> Option<ExitStatus> {
    let mut running = running();
    // Until it is waited for its number is its own. After that the number may be somebody else's.
    if running.remove(&child.id()) {
        kill(child.id());
        let _ = child.kill();
    }
    drop(running);
    child.wait().ok()
}

/// Exits this process with `code`. All programs of all games are stopped first, with everything that they have started.
pub fn exit(code: i32) -> ! {
    // The lock is held to the end: a game that loses its program waits for it in `end`, and can't let the process exit with another code.
    let running = running();
    running.iter().copied().for_each(kill);
    std::process::exit(code)
}

/// Whether a program has ended. It is not waited for, so that its number stays its own.
#[cfg(target_os = "linux")]
pub(super) fn has_ended(child: &mut Child) -> bool {
    use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid};
    let flags = WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG | WaitPidFlag::WNOWAIT;
    let status = pid(child.id()).map(|pid| waitid(Id::Pid(pid), flags));
    // Nothing to wait for any more is an end too.
    !matches!(status, Some(Ok(WaitStatus::StillAlive)))
}

/// Whether a program has ended. Where it has, its number is free, but hardly taken before [`end`] comes.
#[cfg(not(target_os = "linux"))]
pub(super) fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Ends a process group. Those that have ended already don't mind.
#[cfg(unix)]
fn kill(leader: u32) {
    if let Some(group) = pid(leader) {
        let _ = nix::sys::signal::killpg(group, nix::sys::signal::Signal::SIGKILL);
    }
}

/// There are no process groups: the program is ended alone, by its `Child`.
#[cfg(not(unix))]
fn kill(_: u32) {}

#[cfg(unix)]
fn pid(number: u32) -> Option<nix::unistd::Pid> {
    // 0 and 1 would mean others than this process.
    i32::try_from(number).ok().filter(|number| *number > 1).map(nix::unistd::Pid::from_raw)
}
