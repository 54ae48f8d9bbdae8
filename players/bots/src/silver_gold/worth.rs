//! What a desk is worth: the points on it, and what is likely to come.

use super::atlas::Atlas;
use super::desk::{Desk, Facts, Moment};
use super::tempo::{TURNS, Tempo};
use super::weights::TUNED;
use crate::exponential::exp;
use ::silver_gold::SetUp;
use tabletop::SetUp as _;

/// What is weighed, one number each.
pub(super) mod feature {
    /// Pyramids to be expected.
    pub(crate) const PYRAMIDS: usize = 0;
    /// Places to be filled with a new card.
    pub(crate) const EMPTY: usize = 1;
    /// Gems without a partner.
    pub(crate) const LONE: usize = 2;
    /// Skulls, and their square.
    pub(crate) const SKULLS: usize = 3;
    /// Extra squares still to be marked.
    pub(crate) const OWED: usize = 5;
    /// Bonuses that one more pyramid of a colour would bring, no card of which is in work.
    pub(crate) const ODD: usize = 6;
    /// Bonuses that are due, as others may come first.
    pub(crate) const DUE: usize = 7;
    /// Bonuses that both cards together would bring.
    pub(crate) const TWIN: usize = 8;
    /// Gems that make a pair, by detour 0 to 3.
    pub(crate) const PAIR: usize = 9;
    /// Other gems, by detour 0 to 3.
    pub(crate) const GEM: usize = 13;
    /// A torch in reach in time, by detour 0 to 2.
    pub(crate) const TORCH: usize = 17;
    /// A torch that may be reached in time.
    pub(crate) const TORCH_FAR: usize = 20;
    /// A torch for a later round.
    pub(crate) const TORCH_LATER: usize = 21;
    /// A potion, by detour 0 to 2.
    pub(crate) const POTION: usize = 22;
    /// Crosses not marked.
    pub(crate) const CROSS: usize = 25;
    /// The way without skulls is longer by 1, 2, 3 or more squares.
    pub(crate) const SAFE: usize = 26;
    /// The chance that the next shape reaches the tomb.
    pub(crate) const FINISH: usize = 29;
    /// Bonuses that a card in work would bring, by how far its tomb is.
    pub(crate) const BONUS: usize = 30;
    /// Bonuses that a card in work would help to.
    pub(crate) const EVEN: usize = 33;
    /// Both cards one shape from the tomb.
    pub(crate) const BOTH: usize = 34;
    /// How many there are.
    pub(crate) const COUNT: usize = 35;
}

/// How many things are weighed.
pub const FEATURES: usize = feature::COUNT;

/// Each thing is weighed anew as the game goes on: by a sum of so many curves over the turns left.
pub const CURVES: usize = 3;

/// A weight for each feature and curve.
pub type Weights = [[f64; CURVES]; FEATURES];

/// The curves: what is still to come is worth nothing when no turn is left.
#[must_use]
pub fn curves(turns: usize) -> [f64; CURVES] {
    let turns = turns as f64;
    [turns.min(2.0) / 2.0, turns.min(8.0) / 8.0, turns / TURNS as f64]
}

/// How far apart seats of the same prospects end: the scale of a logistic curve, at the end of the game and for the
/// square root of each turn before it.
pub type Spread = [f64; 2];

/// The chance to win with so many points likely to be ahead and so many turns to come.
#[must_use]
pub fn chance([end, turn]: Spread, ahead: f64, turns: usize) -> f64 {
    1.0 / (1.0 + exp(-ahead / (end + turn * (turns as f64).sqrt())))
}

/// SGP-23: whether one more pyramid of a colour of which there are so many brings a bonus.
#[inline]
pub(super) const fn lacks_one(pyramids: u8) -> bool {
    matches!(pyramids, 1 | 3 | 5)
}

/// Everything that a bot knows before the game begins.
#[derive(Clone, Debug)]
pub(super) struct Lore {
    pub(super) atlas: Atlas,
    pub(super) tempo: Tempo,
    /// What each feature weighs, by turns left.
    rows: Vec<[f64; FEATURES]>,
    spread: Spread,
}

impl Lore {
    pub(super) fn new(set_up: &SetUp, weights: &Weights, spread: Spread) -> Self {
        let row = |turns| {
            let curves = curves(turns);
            weights.map(|weights| weights.into_iter().zip(curves).map(|(weight, curve)| weight * curve).sum())
        };
        Self {
            atlas: Atlas::new(set_up.deck()),
            tempo: Tempo::new(set_up.deck().expeditions()),
            rows: (0..=TURNS).map(row).collect(),
            spread,
        }
    }

    /// With the weights for so many players.
    pub(super) fn tuned(set_up: &SetUp) -> Self {
        let [two, three, four] = &TUNED;
        let (weights, spread) = match set_up.players() {
            ..=2 => two,
            3 => three,
            _ => four,
        };
        Self::new(set_up, weights, *spread)
    }

    /// The chance to win with so many points likely to be ahead and so many turns to come.
    pub(super) fn chance(&self, ahead: f64, turns: usize) -> f64 {
        chance(self.spread, ahead, turns)
    }

    /// What the marks of the card in each place leave to do.
    pub(super) fn facts(&self, desk: &Desk, moment: &Moment) -> [Option<Facts>; 2] {
        desk.held.map(|held| held.map(|held| Facts::of(self.atlas.of(held.card), held.marked, moment)))
    }

    /// The points that the seat is likely to end with.
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "features are below their count")]
    pub(super) fn worth(&self, desk: &Desk, facts: &[Option<Facts>; 2], owed: u8, moment: &Moment) -> f64 {
        let points = f64::from(desk.points());
        let Some(row) = self.rows.get(moment.turns) else { return points };
        let mut worth = points;
        self.weigh(desk, facts, owed, moment, |feature, amount| worth += row[feature] * amount);
        worth
    }

    /// Calls `each` with every feature of the desk that is there.
    #[inline]
    pub(super) fn weigh(
        &self,
        desk: &Desk,
        facts: &[Option<Facts>; 2],
        owed: u8,
        moment: &Moment,
        mut each: impl FnMut(usize, f64),
    ) {
        let [one, other] = facts;
        let squares = |facts: &Option<Facts>| facts.map_or(0, |facts| facts.tomb);
        let tombs = [squares(one), squares(other)];
        each(feature::PYRAMIDS, self.tempo.pyramids(tombs[0], tombs[1], moment.turns));
        for _ in tombs.iter().filter(|tomb| **tomb == 0) {
            each(feature::EMPTY, 1.0);
        }
        each(feature::LONE, f64::from(desk.red.abs_diff(desk.green).min(4)));
        let skulls = f64::from(desk.skulls);
        each(feature::SKULLS, skulls);
        each(feature::SKULLS + 1, skulls * skulls);
        each(feature::OWED, f64::from(owed));
        each(feature::DUE, f64::from(desk.due));
        let mut waiting = [true; 3];
        let mut finish = 1.0;
        let working = facts.iter().flatten().filter(|facts| facts.tomb > 0);
        for facts in working.clone() {
            finish *= facts.finish;
            self.weigh_card(desk, facts, moment, &mut each);
            if let Some(waiting) = waiting.get_mut(facts.colour as usize) {
                *waiting = false;
            }
        }
        for ((count, waiting), bonus) in desk.pyramids.into_iter().zip(waiting).zip(moment.boxes) {
            if lacks_one(count) && waiting {
                each(feature::ODD, f64::from(bonus));
            }
        }
        if let (Some(one), Some(other)) = (one, other)
            && one.tomb > 0
            && other.tomb > 0
        {
            each(feature::BOTH, finish);
            let even = desk.pyramids.get(one.colour as usize).is_some_and(|count| !lacks_one(*count));
            if one.colour == other.colour && even {
                each(feature::TWIN, f64::from(moment.free_box(one.colour)));
            }
        }
    }

    #[inline]
    fn weigh_card(&self, desk: &Desk, facts: &Facts, moment: &Moment, each: &mut impl FnMut(usize, f64)) {
        for (detour, own, other) in [(facts.red, desk.red, desk.green), (facts.green, desk.green, desk.red)] {
            if let Some(detour) = detour {
                let kind = if own < other { feature::PAIR } else { feature::GEM };
                each(kind + usize::from(detour.min(3)), 1.0);
            }
        }
        if let Some(detour) = facts.torch {
            if !desk.lit {
                let in_round = f64::from(moment.in_round);
                if facts.to_torch <= 4 {
                    each(feature::TORCH + usize::from(detour.min(2)), in_round.min(2.0) / 2.0);
                } else {
                    each(feature::TORCH_FAR, (in_round - 1.0).clamp(0.0, 3.0) / 3.0);
                }
            }
            if moment.round < 4 {
                let late = if desk.lit { 1.0 } else { 1.0 - f64::from(moment.in_round.min(4)) / 4.0 };
                each(feature::TORCH_LATER, late);
            }
        }
        if let Some(detour) = facts.potion {
            each(feature::POTION + usize::from(detour.min(2)), f64::from(desk.skulls.min(3) + 1));
        }
        each(feature::CROSS, f64::from(facts.crosses));
        if facts.safe > 0 {
            each(feature::SAFE + usize::from(facts.safe.min(3)) - 1, 1.0);
        }
        each(feature::FINISH, facts.finish);
        let bonus = f64::from(moment.free_box(facts.colour));
        if desk.pyramids.get(facts.colour as usize).is_some_and(|count| lacks_one(*count)) {
            let near = match facts.tomb {
                ..=2 => 0,
                3 | 4 => 1,
                _ => 2,
            };
            each(feature::BONUS + near, bonus);
        } else {
            each(feature::EVEN, bonus);
        }
    }
}
