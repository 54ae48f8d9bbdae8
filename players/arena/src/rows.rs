//! Results line by line: for tables, charts and other programs.

use crate::{IntervalEstimate, LineUpReport, Report};
use std::fmt::Write as _;

/// One line of a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Who.
    pub name: String,
    /// How many games, or seats in games.
    pub count: u64,
    /// The share of wins.
    pub rate: IntervalEstimate,
    /// Points, or cards left; none if every game was lost by failing.
    pub score: Option<IntervalEstimate>,
    /// Milliseconds a choice, where it is about one bot.
    pub mean_ms: Option<f64>,
    /// Games lost by failing, where it is about one bot.
    pub faults: Option<u64>,
}

impl Report {
    /// What `Row::score` counts.
    #[must_use]
    pub const fn score_name(&self) -> &'static str {
        if self.is_together { "cards left" } else { "points" }
    }

    /// One row for each bot; where all play together, one for each line-up.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        if let Some(together) = self.together {
            let (seats, together) = (self.seats.clone(), Some(together));
            let alone = LineUpReport { seats, games: self.games, together, win_rates: Vec::new() };
            return Self::team(&alone).into_iter().collect();
        }
        if self.is_together {
            return self.line_ups.iter().filter_map(Self::team).collect();
        }
        let row = |bot: &crate::BotReport| {
            let apart = bot.apart?;
            Some(Row {
                name: bot.name.clone(),
                count: bot.seats,
                rate: apart.win_rate,
                score: apart.score,
                mean_ms: Some(bot.mean_ms),
                faults: Some(bot.faults),
            })
        };
        self.bots.iter().filter_map(row).collect()
    }

    fn team(line_up: &LineUpReport) -> Option<Row> {
        let together = line_up.together?;
        Some(Row {
            name: grouped(&line_up.seats),
            count: line_up.games,
            rate: together.win_rate,
            score: Some(together.left),
            mean_ms: None,
            faults: None,
        })
    }

    /// The rows as comma-separated values, with a line of names before them; what is not known is empty.
    #[must_use]
    pub fn csv(&self) -> String {
        let score = if self.is_together { "left" } else { "score" };
        let mut text = format!(
            "name,count,win_rate,error,low,high,mean_{score},{score}_error,{score}_low,{score}_high,mean_ms,faults\n"
        );
        for Row { name, count, rate, score, mean_ms, faults } in self.rows() {
            // Writing to a string can't fail.
            let _ = write!(text, "{},{count}", quoted(&name));
            for figure in [Some(rate), score] {
                let interval = figure.and_then(|figure| figure.interval);
                let (low, high) = (interval.map(|[low, _]| low), interval.map(|[_, high]| high));
                let mean = figure.map(|figure| figure.mean);
                for part in [mean, figure.and_then(|figure| figure.error), low, high] {
                    let part = part.map(|part| format!("{part:.6}")).unwrap_or_default();
                    let _ = write!(text, ",{part}");
                }
            }
            let mean_ms = mean_ms.map(|ms| format!("{ms:.4}")).unwrap_or_default();
            let faults = faults.map(|faults| faults.to_string()).unwrap_or_default();
            let _ = writeln!(text, ",{mean_ms},{faults}");
        }
        text
    }
}

/// A value in quotes if it needs them.
fn quoted(text: &str) -> String {
    let plain = !text.contains([',', '"', '\n', '\r']);
    // A spreadsheet takes some first characters for a formula.
    let plain = plain && !text.starts_with(['=', '+', '-', '@']);
    if plain { text.to_owned() } else { format!("\"{}\"", text.replace('"', "\"\"")) }
}

/// Names with those that follow each other counted: `master ×3`.
#[must_use]
pub fn grouped(names: &[String]) -> String {
    let mut groups: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match groups.last_mut() {
            Some((last, count)) if *last == name => *count += 1,
            _ => groups.push((name, 1)),
        }
    }
    let shown =
        |(name, count): (&str, usize)| if count == 1 { name.to_owned() } else { format!("{name} ×{count}") };
    groups.into_iter().map(shown).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_values_are_safe() {
        let names = ["master", "master", "casual", "master"].map(str::to_owned);
        assert_eq!(grouped(&names), "master ×2, casual, master");
        assert_eq!(
            ["plain", "a,b", "say \"x\"", "=1"].map(quoted),
            ["plain", "\"a,b\"", "\"say \"\"x\"\"\"", "\"=1\""]
        );
    }
}
