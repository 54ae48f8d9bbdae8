//! Tables that fit a terminal.

/// Lines are at most this long.
const WIDTH: usize = 80;

/// What the last column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Last {
    /// A number, set to the right like the others.
    Number,
    /// Text, set to the left, and cut short where it would leave the terminal.
    Text,
}

/// The rows with their columns below each other.
pub(super) fn columns<const N: usize>(rows: &[[String; N]], last: Last) -> Vec<String> {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..N).map(width).collect();
    let line = |row: &[String; N]| {
        let mut line = String::new();
        let mut taken = 0;
        for ((cell, width), column) in row.iter().zip(&widths).zip(1..) {
            if column == N && last == Last::Text {
                line += &cut(cell, WIDTH.saturating_sub(taken));
            } else {
                line += &format!("{cell:>width$}  ");
                taken += width + 2;
            }
        }
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// The text, or as much of it as fits.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// The text in lines that fit, set in by so many spaces, later lines by two more.
pub(super) fn wrapped(text: &str, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = " ".repeat(indent);
    let mut empty = true;
    for word in text.split(' ') {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent + 2)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line += word;
        empty = false;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other_and_fit() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned);
        let long = "x".repeat(90);
        let lines = columns(
            &[row(["Γύρος", "Win", "Played"]), row(["7", "100.0", "a"]), row(["8", "", &long])],
            Last::Text,
        );
        assert_eq!(lines.first().map(String::as_str), Some("Γύρος    Win  Played"));
        assert_eq!(lines.get(1).map(String::as_str), Some("    7  100.0  a"));
        let last = lines.get(2).cloned().unwrap_or_default();
        assert!(last.chars().count() == 80 && last.ends_with("x…"), "{last}");
    }

    #[test]
    fn sentences_are_wrapped_between_words() {
        assert_eq!(wrapped("short", 2), ["  short"]);
        let lines = wrapped(&"word ".repeat(40), 2);
        assert!(lines.len() > 2 && lines.iter().all(|line| line.chars().count() <= 80), "{lines:?}");
        assert!(lines.iter().skip(1).all(|line| line.starts_with("    w") || line.trim().is_empty()));
    }
}
