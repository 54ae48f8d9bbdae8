//! The results as rows, for tables, charts and other programs.

use crate::{IntervalEstimate, Report};
use std::fmt::Write as _;

/// One row of the results.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The name of a bot or of a line-up.
    pub name: String,
    /// The number of games, or of seats in games.
    pub count: u64,
    /// The share of wins.
    pub rate: IntervalEstimate,
    /// The points, or the cards left. None if every game was forfeited.
    pub score: Option<IntervalEstimate>,
    /// The mean time of a choice in milliseconds. None for a line-up.
    pub mean_ms: Option<f64>,
    /// The number of games that a bot lost by failing. None for a line-up.
    pub forfeits: Option<u64>,
}

impl Report {
    /// The name of what [`Row::score`] counts.
    #[must_use]
    pub const fn score_name(&self) -> &'static str {
        if self.cooperative { "cards left" } else { "points" }
    }

    /// One row for each bot, or for each line-up of a cooperative game.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let only = self.team.map(|team| (&self.seats, self.games, team));
        let several = self.line_ups.iter().filter_map(|one| Some((&one.seats, one.games, one.team?)));
        let teams = only.into_iter().chain(several).map(|(seats, count, team)| Row {
            name: grouped(seats),
            count,
            rate: team.win_rate,
            score: Some(team.left),
            mean_ms: None,
            forfeits: None,
        });
        if self.cooperative {
            return teams.collect();
        }
        let row = |bot: &crate::BotReport| {
            let seat = bot.seat?;
            Some(Row {
                name: bot.name.clone(),
                count: bot.seats,
                rate: seat.win_rate,
                score: seat.score,
                mean_ms: Some(bot.mean_ms),
                forfeits: Some(bot.forfeits),
            })
        };
        self.bots.iter().filter_map(row).collect()
    }

    /// The rows as comma-separated values below a line of column names. Unknown values are empty.
    #[must_use]
    pub fn csv(&self) -> String {
        let score = if self.cooperative { "left" } else { "score" };
        let mut text = format!(
            "name,count,win_rate,error,low,high,mean_{score},{score}_error,{score}_low,{score}_high,mean_ms,forfeits\n"
        );
        for Row { name, count, rate, score, mean_ms, forfeits } in self.rows() {
            let mut fields = vec![quoted(&name), count.to_string()];
            for estimate in [Some(rate), score] {
                let mean = estimate.map(|estimate| estimate.mean);
                let error = estimate.and_then(|estimate| estimate.error);
                let [low, high] = match estimate.and_then(|estimate| estimate.interval) {
                    Some(ends) => ends.map(Some),
                    None => [None; 2],
                };
                let text = |number: Option<f64>| number.map(|number| format!("{number:.6}"));
                fields.extend([mean, error, low, high].map(|number| text(number).unwrap_or_default()));
            }
            fields.push(mean_ms.map(|ms| format!("{ms:.4}")).unwrap_or_default());
            fields.push(forfeits.map(|count| count.to_string()).unwrap_or_default());
            // Writing to a string can't fail.
            let _ = writeln!(text, "{}", fields.join(","));
        }
        text
    }
}

/// A value in quotes if it needs them.
fn quoted(text: &str) -> String {
    // A spreadsheet takes a text with one of these first characters for a formula.
    let plain = !text.contains([',', '"', '\n', '\r']) && !text.starts_with(['=', '+', '-', '@']);
    if plain { text.to_owned() } else { format!("\"{}\"", text.replace('"', "\"\"")) }
}

/// The names, with equal neighbours counted: `master ×3`.
#[must_use]
pub fn grouped(names: &[String]) -> String {
    let groups = names.chunk_by(|one, other| one == other).map(|group| match group {
        [name] => name.clone(),
        _ => format!("{} ×{}", group.first().map_or("", String::as_str), group.len()),
    });
    groups.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_are_counted_and_values_are_quoted() {
        let names = ["master", "master", "casual", "master"].map(str::to_owned);
        assert_eq!(grouped(&names), "master ×2, casual, master");
        assert_eq!(
            ["plain", "a,b", "say \"x\"", "=1"].map(quoted),
            ["plain", "\"a,b\"", "\"say \"\"x\"\"\"", "\"=1\""]
        );
    }
}
