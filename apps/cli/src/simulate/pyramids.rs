//! What is counted in Pyramids.

use super::figures::{Figures, Line, Simulated, json, object};
use super::many::Tally;
use super::scores::Scores;
use super::spread::Spread;
use pyramids::{Action, Pyramids, Step};
use serde_json::{Map, Value, json as value};
use tabletop::{Game, Seat, SetUp};

impl Simulated for Pyramids {
    type Figures = BuildingFigures;
}

/// How the seats fared, and how the games ended.
#[derive(Default)]
pub(crate) struct BuildingFigures {
    /// Whether the game under way has come to its last round.
    in_last_round: bool,
    scores: Scores,
    sixth_pyramid: u64,
    last_round: u64,
    complete: Spread,
    open: Spread,
    great: Spread,
}

impl Tally for BuildingFigures {
    fn add(&mut self, other: Self) {
        self.scores.add(&other.scores);
        self.sixth_pyramid += other.sixth_pyramid;
        self.last_round += other.last_round;
        self.complete.add(&other.complete);
        self.open.add(&other.open);
        self.great.add(&other.great);
    }
}

impl Figures<Pyramids> for BuildingFigures {
    #[inline]
    fn chosen(&mut self, before: &Pyramids, _: Action) {
        self.in_last_round = matches!(before.step(), Step::LastRound { .. });
    }

    fn over(&mut self, game: &Pyramids) {
        if let Some(ranking) = game.outcome() {
            self.scores.over(&ranking);
        }
        let ending = if self.in_last_round { &mut self.last_round } else { &mut self.sixth_pyramid };
        *ending += 1;
        for seat in Seat::all(game.set_up().players()) {
            let pyramids = game.table().pyramids(seat);
            let count = |kind: fn(&pyramids::Pyramid) -> bool| pyramids.clone().filter(kind).count() as i64;
            self.complete.take(count(|pyramid| pyramid.is_complete()));
            self.open.take(count(|pyramid| !pyramid.is_complete()));
            self.great.take(count(|pyramid| pyramid.is_complete() && pyramid.is_great()));
        }
    }

    fn json(&self) -> Map<String, Value> {
        let [seats, shared] = self.scores.json();
        object([
            seats,
            shared,
            ("sixth_pyramid", value!(self.sixth_pyramid)),
            ("last_round", value!(self.last_round)),
            ("complete", json(&self.complete)),
            ("open", json(&self.open)),
            ("great", json(&self.great)),
        ])
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = self.scores.lines();
        lines.push(Line::Share("ended with a sixth pyramid", self.sixth_pyramid));
        lines.push(Line::Share("ended with the last round", self.last_round));
        lines.push(Line::Spread("complete pyramids, a seat", self.complete));
        lines.push(Line::Spread("open pyramids, a seat", self.open));
        lines.push(Line::Spread("Great Pyramids, a seat", self.great));
        lines
    }
}
