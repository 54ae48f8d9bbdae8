//! Scores and wins of seats that play for themselves.

use super::figures::{Line, json};
use super::spread::Spread;
use serde_json::{Value, json as value};
use tabletop::{PerSeat, Ranking, Seat};

/// What each seat has scored and won.
#[derive(Clone, Copy, Default)]
pub(crate) struct Scores {
    players: u8,
    shared_wins: u64,
    seats: PerSeat<SeatScores>,
}

#[derive(Clone, Copy, Default)]
struct SeatScores {
    score: Spread,
    wins: u64,
    shared: u64,
    /// Sixtieths of a win: a win can be shared by up to six.
    share: u64,
}

const WHOLE: u64 = 60;

impl Scores {
    pub(crate) fn over(&mut self, ranking: &Ranking) {
        let Ranking { scores, winners } = ranking;
        self.players = u8::try_from(scores.len()).unwrap_or(Seat::LIMIT);
        let shared = winners.len() > 1;
        self.shared_wins += u64::from(shared);
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

    pub(crate) fn add(&mut self, other: &Self) {
        self.players = self.players.max(other.players);
        self.shared_wins += other.shared_wins;
        for (seat, more) in other.seats.iter(other.players) {
            let mine = &mut self.seats[seat];
            mine.score.add(&more.score);
            mine.wins += more.wins;
            mine.shared += more.shared;
            mine.share += more.share;
        }
    }

    /// The JSON fields `seats` and `shared_wins`.
    pub(crate) fn json(&self) -> [(&'static str, Value); 2] {
        let seat = |(_, seat): (Seat, &SeatScores)| {
            value!({
                "score": json(&seat.score),
                "wins": seat.wins,
                "shared": seat.shared,
                "win_share": seat.win_share(),
            })
        };
        let seats: Vec<Value> = self.seats.iter(self.players).map(seat).collect();
        [("seats", value!(seats)), ("shared_wins", value!(self.shared_wins))]
    }

    pub(crate) fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for (seat, scores) in self.seats.iter(self.players) {
            let share = 100.0 * scores.win_share();
            lines.push(Line::Seat(format!("score of seat {seat}, wins {share:.2} %"), scores.score));
        }
        lines.push(Line::Share("wins that are shared", self.shared_wins));
        lines
    }
}

impl SeatScores {
    fn win_share(&self) -> f64 {
        self.share as f64 / (WHOLE * self.score.count().max(1)) as f64
    }
}
