//! What is counted in The Game.

use super::figures::{Figures, Line, Simulated, bars, json, object};
use super::many::Tally;
use super::spread::Spread;
use serde_json::{Map, Value, json as value};
use tabletop::Game;
use the_game::{Action, Card, Left, TheGame};

impl Simulated for TheGame {
    type Figures = TeamFigures;
}

/// How the team fared.
pub(crate) struct TeamFigures {
    /// Placements and ends of the game under way.
    now: i64,
    turn_actions: Spread,
    left: Spread,
    /// Games by cards left.
    distribution: Vec<u64>,
    excellent: u64,
}

impl Default for TeamFigures {
    fn default() -> Self {
        Self {
            now: 0,
            turn_actions: Spread::default(),
            left: Spread::default(),
            distribution: vec![0; usize::from(Card::COUNT) + 1],
            excellent: 0,
        }
    }
}

impl TeamFigures {
    fn wins(&self) -> u64 {
        self.distribution.first().copied().unwrap_or(0)
    }
}

impl Tally for TeamFigures {
    fn add(&mut self, other: Self) {
        self.turn_actions.add(&other.turn_actions);
        self.left.add(&other.left);
        self.excellent += other.excellent;
        self.distribution.iter_mut().zip(other.distribution).for_each(|(mine, more)| *mine += more);
    }
}

impl Figures<TheGame> for TeamFigures {
    #[inline]
    fn chosen(&mut self, _: &TheGame, action: Action) {
        self.now += i64::from(matches!(action, Action::Place(..) | Action::End));
    }

    fn over(&mut self, game: &TheGame) {
        self.turn_actions.take(std::mem::take(&mut self.now));
        let Some(left) = game.outcome() else { return };
        let Left(cards) = left;
        self.left.take(cards);
        self.excellent += u64::from(left.is_excellent());
        if let Some(games) = self.distribution.get_mut(usize::from(cards)) {
            *games += 1;
        }
    }

    fn json(&self) -> Map<String, Value> {
        object([
            ("turn_actions", json(&self.turn_actions)),
            ("left", json(&self.left)),
            ("wins", value!(self.wins())),
            ("excellent", value!(self.excellent)),
            ("distribution", value!(self.distribution)),
        ])
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![
            Line::Spread("placements and ends", self.turn_actions),
            Line::Spread("cards left", self.left),
            Line::Share("won", self.wins()),
            Line::Share("fewer than ten left", self.excellent),
            Line::Text("\ngames by cards left".to_owned()),
        ];
        lines.extend(bars(&self.distribution));
        lines
    }
}
