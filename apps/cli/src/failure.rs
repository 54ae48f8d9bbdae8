//! The two kinds of failure, which the exit code tells apart.

/// The exit codes, for `--help`.
pub(crate) const EXIT_CODES: &str = "Exit codes:
  0  done
  1  something does not hold, was not found or could not be done
  2  the arguments are wrong, whatever the files and the machine hold";

/// The arguments are wrong, whatever the files and the machine hold. Every other error is of the first kind.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct WrongUse(pub(crate) String);

/// Calls an error wrong use.
pub(crate) fn wrong_use(error: impl std::fmt::Display) -> anyhow::Error {
    WrongUse(format!("{error:#}")).into()
}

/// The exit code of an error.
pub(crate) fn exit_code(error: &anyhow::Error) -> u8 {
    if error.is::<WrongUse>() { 2 } else { 1 }
}
