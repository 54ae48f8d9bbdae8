//! Text for a terminal: tables, lines that fit, counts.

use std::fmt::Display;
use std::io::{self, Write};

/// Lines of reports are at most this long.
pub(crate) const WIDTH: usize = 80;

/// Rows of cells that stand below each other.
#[derive(Debug)]
pub(crate) struct Table {
    /// `<` or `>` for each column: where its cells are set.
    alignment: &'static str,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with this first row. The last of the alignments is that of all further columns.
    pub(crate) fn new<T: Display>(alignment: &'static str, heads: impl IntoIterator<Item = T>) -> Self {
        let mut table = Self { alignment, rows: Vec::new() };
        table.row(heads);
        table
    }

    /// Adds a row.
    pub(crate) fn row<T: Display>(&mut self, cells: impl IntoIterator<Item = T>) {
        self.rows.push(cells.into_iter().map(|cell| cell.to_string()).collect());
    }

    /// The lines. A last column that is set to the left is cut short where it would leave the terminal.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let cells = |column: usize| self.rows.iter().filter_map(move |row| row.get(column));
        let width = |column| cells(column).map(|cell| cell.chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..count).map(width).collect();
        self.rows.iter().map(move |row| {
            let mut line = String::new();
            let alignments = self.alignment.chars().chain(self.alignment.chars().last().into_iter().cycle());
            for (column, ((cell, width), alignment)) in (1..).zip(row.iter().zip(&widths).zip(alignments)) {
                match alignment {
                    '>' => line += &format!("{cell:>width$}  "),
                    _ if column == count => line += &cut(cell, WIDTH.saturating_sub(line.chars().count())),
                    _ => line += &format!("{cell:width$}  "),
                }
            }
            line.trim_end().to_owned()
        })
    }

    /// Writes the lines.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.lines().try_for_each(|line| writeln!(out, "{line}"))
    }
}

/// The text, or as much of it as fits.
fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// The text in lines of at most `width` characters, as far as its words allow; later lines are set in by two more spaces.
pub(crate) fn wrap(text: &str, width: usize) -> String {
    // The spaces at the start of a line have a meaning; between words one is as good as another.
    let words = text.trim_start();
    let indent = text.len() - words.len();
    let mut wrapped = " ".repeat(indent);
    let mut column = indent;
    for (index, word) in words.split(' ').enumerate() {
        let length = word.chars().count();
        if index > 0 && column + 1 + length > width {
            wrapped += &format!("\n{:1$}", "", indent + 2);
            column = indent + 2;
        } else if index > 0 {
            wrapped.push(' ');
            column += 1;
        }
        wrapped += word;
        column += length;
    }
    wrapped
}

/// The texts of some things, with something between them.
pub(crate) fn joined<T: Display>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// A count with its noun: `1 game`, `1,200 games`.
pub(crate) fn counted(count: u64, noun: &str) -> String {
    format!("{} {noun}{}", grouped(count), if count == 1 { "" } else { "s" })
}

/// A number with a comma after every three digits from the right.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share in percent.
pub(crate) fn percent(share: f64, places: usize) -> String {
    format!("{:.places$} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_below_each_other_and_fit() {
        let mut table = Table::new(">><", ["Γύρος", "Win", "Played"]);
        table.row(["7", "100.0", "a"]);
        table.row(["8", "", &"x".repeat(90)]);
        let lines: Vec<String> = table.lines().collect();
        assert_eq!(lines[..2], ["Γύρος    Win  Played", "    7  100.0  a"]);
        assert!(lines[2].chars().count() == 80 && lines[2].ends_with("x…"), "{}", lines[2]);
        let mut table = Table::new("<>", ["", "mean", "error"]);
        table.row(["left", "84.15", "0.1"]);
        assert_eq!(table.lines().collect::<Vec<_>>(), ["       mean  error", "left  84.15    0.1"]);
    }

    #[test]
    fn long_lines_are_wrapped_between_words() {
        assert_eq!(wrap("a short line", 20), "a short line");
        assert_eq!(wrap("  1 E x .", 20), "  1 E x .");
        assert_eq!(wrap("one two three four", 9), "one two\n  three\n  four");
        assert_eq!(wrap("  one two three", 10), "  one two\n    three");
        assert_eq!(wrap("unbreakable word", 4), "unbreakable\n  word");
        assert_eq!(wrap("", 4), "");
    }

    #[test]
    fn thousands_are_easy_to_see() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([counted(1, "game"), counted(1200, "game")], ["1 game", "1,200 games"]);
    }
}
