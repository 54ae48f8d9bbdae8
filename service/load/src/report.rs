//! How reports are written.

use std::fmt::{Formatter, Result};

/// Rounds to two decimal places; measurements are not more precise than that.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// Writes names and values in two columns.
pub(crate) fn write_lines(out: &mut Formatter<'_>, lines: &[(&str, String)]) -> Result {
    lines.iter().try_for_each(|(name, value)| writeln!(out, "{name:<22} {value}"))
}
