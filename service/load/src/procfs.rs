//! CPU time and memory of processes, from /proc on Linux.

use anyhow::{Context, Result};
use std::fs;

/// CPU time until now, in microseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CpuTime {
    /// The server, all its threads, if its process is known.
    pub(crate) server: Option<u64>,
    /// This process, which makes the load.
    pub(crate) generator: u64,
    /// All processes of the machine.
    pub(crate) machine: u64,
}

impl CpuTime {
    /// Reads the time of the server with this process, and of the others.
    pub(crate) fn read(server: Option<u32>) -> Result<Self> {
        Ok(Self {
            server: server.map(|pid| of_process(&pid.to_string())).transpose()?,
            generator: of_process("self")?,
            machine: of_machine(&fs::read_to_string("/proc/stat").context("/proc/stat")?)
                .context("/proc/stat can't be read")?,
        })
    }
}

/// The resident memory of a process, in KiB.
pub(crate) fn resident_memory(pid: u32) -> Result<u64> {
    let path = format!("/proc/{pid}/status");
    let text = fs::read_to_string(&path).with_context(|| format!("the server's process {pid}"))?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let size = line.and_then(|line| line.trim().strip_suffix("kB")).and_then(|size| size.trim().parse().ok());
    size.with_context(|| format!("{path} has no VmRSS"))
}

fn of_process(pid: &str) -> Result<u64> {
    let path = format!("/proc/{pid}/stat");
    let text = fs::read_to_string(&path).with_context(|| format!("the server's process {pid}"))?;
    in_stat(&text).with_context(|| format!("{path} can't be read"))
}

/// User and system time in the line of a process. The second field is a name in brackets, which may hold any characters.
fn in_stat(line: &str) -> Option<u64> {
    let (_, fields) = line.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some(micros(ticks()? + ticks()?))
}

/// The time in which cores neither idled nor waited for a disk.
fn of_machine(text: &str) -> Option<u64> {
    let line = text.lines().next()?.strip_prefix("cpu ")?;
    let fields: Vec<u64> = line.split_whitespace().map_while(|field| field.parse().ok()).collect();
    match fields.as_slice() {
        [user, nice, system, _idle, _wait, interrupts, soft, ..] => {
            Some(micros(user + nice + system + interrupts + soft))
        }
        _ => None,
    }
}

fn micros(ticks: u64) -> u64 {
    #[cfg(unix)]
    let rate = rustix::param::clock_ticks_per_second().max(1);
    // Other systems have no /proc, so nothing is converted there.
    #[cfg(not(unix))]
    let rate = 100;
    ticks * (1_000_000 / rate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_hold_brackets_and_spaces() {
        let line = "42 (a ) b) S 1 42 42 0 -1 4194560 900 0 0 0 7 5 0 0 20 0 3 0 100 1000 200";
        assert_eq!(in_stat(line), Some(micros(12)));
        assert_eq!(in_stat("42"), None);
    }

    #[test]
    fn idle_time_is_not_counted() {
        assert_eq!(of_machine("cpu  1 2 3 1000 1000 4 5 0 0 0\ncpu0 1\n"), Some(micros(15)));
    }

    #[test]
    fn this_process_has_time_and_memory() {
        let time = CpuTime::read(Some(std::process::id())).unwrap();
        assert!(time.server.is_some() && time.machine > 0);
        assert!(resident_memory(std::process::id()).unwrap() > 100);
    }
}
