//! Numbers with a tenth, as the language of the page writes them.

use crate::words::{Language, language};

/// `5.3` or `5,3`.
pub(super) fn tenths(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let size = tenths.unsigned_abs();
    let sign = if tenths < 0 { "−" } else { "" };
    let point = if language() == Language::En { '.' } else { ',' };
    format!("{sign}{}{point}{}", size / 10, size % 10)
}

/// The same with a sign before it: `+5.3`, `−5.3`, `0.0`.
pub(super) fn change(value: f64) -> String {
    let text = tenths(value);
    if (value * 10.0).round() > 0.0 { format!("+{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_tenth_and_a_true_minus() {
        assert_eq!([5.26, -0.06, -0.04, 12.0].map(tenths), ["5.3", "−0.1", "0.0", "12.0"]);
        assert_eq!([5.26, -2.0, 0.04].map(change), ["+5.3", "−2.0", "0.0"]);
    }
}
