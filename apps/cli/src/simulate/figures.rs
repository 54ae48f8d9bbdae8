//! What is counted over many games.

use super::many::Tally;
use super::spread::{Spread, Summary};
use crate::text::{Table, grouped, percent};
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use tabletop::{PerSeat, Ranking, Seat};

/// What is counted over many games, all of it in whole numbers.
#[derive(Clone, Default)]
pub(crate) struct Figures {
    pub(crate) actions: Spread,
    pub(crate) deals: Spread,
    players: u8,
    seats: PerSeat<SeatScores>,
    /// The name in JSON, the name in the text, and what was counted.
    named: Vec<(&'static str, &'static str, Figure)>,
}

#[derive(Clone)]
enum Figure {
    /// A number that differs from game to game.
    Spread(Spread),
    /// How many games it was.
    Games(u64),
    /// Games by a number, from 0.
    Distribution(Vec<u64>),
}

/// What a seat has scored and won.
#[derive(Clone, Copy, Default)]
struct SeatScores {
    score: Spread,
    wins: u64,
    shared: u64,
    /// Sixtieths of a win: a win can be shared by up to six.
    share: u64,
}

const WHOLE: u64 = 60;

impl Figures {
    /// What has this name, `new` if it has not been counted yet.
    fn figure(&mut self, name: &'static str, text: &'static str, new: Figure) -> &mut Figure {
        let known = self.named.iter().position(|(known, ..)| *known == name);
        let index = known.unwrap_or(self.named.len());
        if known.is_none() {
            self.named.push((name, text, new));
        }
        #[allow(clippy::indexing_slicing, reason = "it was found or pushed just now")]
        &mut self.named[index].2
    }

    /// Counts a number.
    pub(crate) fn number(&mut self, name: &'static str, text: &'static str, number: impl Into<i64>) {
        if let Figure::Spread(spread) = self.figure(name, text, Figure::Spread(Spread::default())) {
            spread.take(number);
        }
    }

    /// Counts a game, if it was one.
    pub(crate) fn game(&mut self, name: &'static str, text: &'static str, was: bool) {
        if let Figure::Games(games) = self.figure(name, text, Figure::Games(0)) {
            *games += u64::from(was);
        }
    }

    /// Counts a game by a number from 0 to `most`.
    pub(crate) fn by_number(&mut self, name: &'static str, text: &'static str, number: u8, most: u8) {
        let new = Figure::Distribution(vec![0; usize::from(most) + 1]);
        if let Figure::Distribution(games) = self.figure(name, text, new)
            && let Some(games) = games.get_mut(usize::from(number))
        {
            *games += 1;
        }
    }

    /// Counts the scores and wins of a game in which everybody plays for themselves.
    pub(crate) fn ranking(&mut self, Ranking { scores, winners }: &Ranking) {
        self.players = u8::try_from(scores.len()).unwrap_or(Seat::LIMIT);
        let shared = winners.len() > 1;
        self.game("shared_wins", "wins that are shared", shared);
        for (seat, score) in Seat::all(self.players).zip(scores) {
            let seat_scores = &mut self.seats[seat];
            seat_scores.score.take(*score);
            if winners.contains(seat) {
                seat_scores.wins += 1;
                seat_scores.shared += u64::from(shared);
                seat_scores.share += WHOLE / u64::from(winners.len().max(1));
            }
        }
    }

    /// The JSON object `figures`.
    pub(crate) fn json(&self) -> Map<String, Value> {
        let seat = |(_, seat): (Seat, &SeatScores)| {
            json!({
                "score": seat.score.summary(),
                "wins": seat.wins,
                "shared": seat.shared,
                "win_share": seat.win_share(),
            })
        };
        let value = |figure: &Figure| match figure {
            Figure::Spread(spread) => json!(spread.summary()),
            Figure::Games(games) => json!(games),
            Figure::Distribution(games) => json!(games),
        };
        let mut fields: Map<String, Value> =
            self.named.iter().map(|(name, _, figure)| ((*name).to_owned(), value(figure))).collect();
        if self.players > 0 {
            fields.insert("seats".to_owned(), self.seats.iter(self.players).map(seat).collect());
        }
        fields
    }

    /// Writes the text.
    pub(crate) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut table = Table::new("<>", ["", "mean", "± error", "deviation", "least", "most"]);
        let mut spread = |name: &str, of: &Spread| {
            let Summary { mean, error, deviation, least, most } = of.summary();
            let [mean, deviation] = [mean, deviation].map(|number| format!("{number:.2}"));
            table.row([
                name,
                &mean,
                &format!("{error:.3}"),
                &deviation,
                &least.to_string(),
                &most.to_string(),
            ]);
        };
        spread("choices a game", &self.actions);
        spread("deals a game", &self.deals);
        for (seat, scores) in self.seats.iter(self.players) {
            spread(&format!("score of seat {seat}, wins {}", percent(scores.win_share(), 2)), &scores.score);
        }
        for (_, text, figure) in &self.named {
            if let Figure::Spread(of) = figure {
                spread(text, of);
            }
        }
        table.write(out)?;
        let mut table = Table::new("<>", ["", "games", ""]);
        for (_, text, figure) in &self.named {
            if let Figure::Games(games) = figure {
                let share = percent(*games as f64 / self.actions.count() as f64, 2);
                table.row([*text, &grouped(*games), &share]);
            }
        }
        writeln!(out)?;
        table.write(out)?;
        for (_, text, figure) in &self.named {
            if let Figure::Distribution(games) = figure {
                writeln!(out, "\n{text}")?;
                bars(games).write(out)?;
            }
        }
        Ok(())
    }
}

impl Tally for Figures {
    fn add(&mut self, other: Self) {
        self.actions.add(&other.actions);
        self.deals.add(&other.deals);
        self.players = self.players.max(other.players);
        for (seat, more) in other.seats.iter(other.players) {
            let mine = &mut self.seats[seat];
            mine.score.add(&more.score);
            mine.wins += more.wins;
            mine.shared += more.shared;
            mine.share += more.share;
        }
        for (name, text, more) in other.named {
            let Some((.., mine)) = self.named.iter_mut().find(|(mine, ..)| *mine == name) else {
                self.named.push((name, text, more));
                continue;
            };
            match (mine, more) {
                (Figure::Spread(mine), Figure::Spread(more)) => mine.add(&more),
                (Figure::Games(mine), Figure::Games(more)) => *mine += more,
                (Figure::Distribution(mine), Figure::Distribution(more)) => {
                    mine.iter_mut().zip(more).for_each(|(mine, more)| *mine += more);
                }
                _ => {}
            }
        }
    }
}

impl SeatScores {
    fn win_share(&self) -> f64 {
        self.share as f64 / (WHOLE * self.score.count().max(1)) as f64
    }
}

/// A bar for each group of five neighbouring numbers that occur.
fn bars(counts: &[u64]) -> Table {
    const WIDTH: u64 = 40;
    let groups: Vec<(usize, u64)> =
        (0..).step_by(5).zip(counts.chunks(5).map(|counts| counts.iter().sum())).collect();
    let most = groups.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let mut table = Table::new(">><", ["", "games", ""]);
    for (first, count) in groups.into_iter().filter(|(_, count)| *count > 0) {
        let bar = "#".repeat(usize::try_from((count * WIDTH).div_ceil(most)).unwrap_or(0));
        table.row([format!("{first} to {}", first + 4), grouped(count), bar]);
    }
    table
}
