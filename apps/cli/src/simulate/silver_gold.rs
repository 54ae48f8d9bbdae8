//! What is counted in Silver & Gold.

use super::figures::{Figures, Line, Simulated, json, object};
use super::many::Tally;
use super::scores::Scores;
use super::spread::Spread;
use serde_json::{Map, Value};
use silver_gold::SilverGold;
use tabletop::{Game, Seat, SetUp};

impl Simulated for SilverGold {
    type Figures = ChamberFigures;
}

/// How the seats fared.
#[derive(Default)]
pub(crate) struct ChamberFigures {
    scores: Scores,
    completed: Spread,
    lost_to_skulls: Spread,
}

impl Tally for ChamberFigures {
    fn add(&mut self, other: Self) {
        self.scores.add(&other.scores);
        self.completed.add(&other.completed);
        self.lost_to_skulls.add(&other.lost_to_skulls);
    }
}

impl Figures<SilverGold> for ChamberFigures {
    fn over(&mut self, game: &SilverGold) {
        if let Some(ranking) = game.outcome() {
            self.scores.over(&ranking);
        }
        for seat in Seat::all(game.set_up().players()) {
            self.completed.take(game.completed(seat).len());
            self.lost_to_skulls.take(game.points(seat).skull);
        }
    }

    fn json(&self) -> Map<String, Value> {
        let [seats, shared] = self.scores.json();
        object([
            seats,
            shared,
            ("completed", json(&self.completed)),
            ("lost_to_skulls", json(&self.lost_to_skulls)),
        ])
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = self.scores.lines();
        lines.push(Line::Spread("pyramids completed, a seat", self.completed));
        lines.push(Line::Spread("points lost to skulls, a seat", self.lost_to_skulls));
        lines
    }
}
