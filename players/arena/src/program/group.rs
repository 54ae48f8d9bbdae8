//! Process groups: a program ends together with all processes that it has started.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The process ids of all running programs. On Unix each leads a process group with its id.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a program in a process group of its own, so that Ctrl-C reaches only the arena.
pub(super) fn spawn(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut running = running();
    let child = command.spawn()?;
    running.insert(child.id());
    Ok(child)
}

/// Ends a program and all processes that it has started.
pub(super) fn end(child: &mut Child) -> Option<ExitStatus> {
    let mut running = running();
    // Until the child is waited for, its id is its own. After that another process may get it.
    if running.remove(&child.id()) {
        kill(child.id());
        let _ = child.kill();
    }
    drop(running);
    child.wait().ok()
}

/// Exits this process with `code`, after killing all programs and all processes that they have started.
pub fn exit(code: i32) -> ! {
    // The lock is held to the end, so that no game that loses its program can exit with another code.
    let running = running();
    running.iter().copied().for_each(kill);
    std::process::exit(code)
}

/// Whether a program has ended. It is not waited for, so that its id stays its own.
#[cfg(target_os = "linux")]
pub(super) fn has_ended(child: &mut Child) -> bool {
    use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid};
    let flags = WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG | WaitPidFlag::WNOWAIT;
    let status = pid(child.id()).map(|pid| waitid(Id::Pid(pid), flags));
    // An error means that there is nothing to wait for: the program has ended.
    !matches!(status, Some(Ok(WaitStatus::StillAlive)))
}

/// Whether a program has ended. Its id is then free, but hardly taken before [`end`] is called.
#[cfg(not(target_os = "linux"))]
pub(super) fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Kills a process group. An error means that it has ended already.
#[cfg(unix)]
fn kill(leader: u32) {
    if let Some(group) = pid(leader) {
        let _ = nix::sys::signal::killpg(group, nix::sys::signal::Signal::SIGKILL);
    }
}

/// There are no process groups: `Child::kill` ends the program alone.
#[cfg(not(unix))]
fn kill(_: u32) {}

#[cfg(unix)]
fn pid(number: u32) -> Option<nix::unistd::Pid> {
    // 0 and 1 would stand for other processes.
    i32::try_from(number).ok().filter(|number| *number > 1).map(nix::unistd::Pid::from_raw)
}
