//! The evaluation: the points that a seat has, and those that are likely to come.

use super::card_features::CardFeatures;
use super::card_tables::CardTables;
use super::completion_table::{CompletionTable, TURNS};
use super::seat_state::{SeatState, TurnContext};
use super::weights::TUNED;
use crate::exponential::exp;
use ::silver_gold::{Colour, Held, SetUp, SilverGold};
use tabletop::{Seat, SetUp as _};

/// The indices of the features.
mod feature {
    /// Pyramids to be expected.
    pub(super) const PYRAMIDS: usize = 0;
    /// Empty places for a new card.
    pub(super) const EMPTY: usize = 1;
    /// Gems without a partner.
    pub(super) const SINGLE_GEMS: usize = 2;
    /// Skulls, and the square of their number.
    pub(super) const SKULLS: usize = 3;
    /// Extra squares still to be marked.
    pub(super) const EXTRAS: usize = 5;
    /// Bonuses that one more pyramid would win, of colours without a card in work.
    pub(super) const NO_CARD: usize = 6;
    /// Bonuses that are due; another seat may still take them first.
    pub(super) const DUE: usize = 7;
    /// Bonuses that both cards together would win.
    pub(super) const BOTH_CARDS: usize = 8;
    /// Gems that make a pair, by a detour of 0 to 3 squares.
    pub(super) const PAIR: usize = 9;
    /// Other gems, by a detour of 0 to 3 squares.
    pub(super) const GEM: usize = 13;
    /// A torch in reach in this round, by a detour of 0 to 2 squares.
    pub(super) const TORCH: usize = 17;
    /// A torch that is farther away in this round.
    pub(super) const TORCH_FAR: usize = 20;
    /// A torch for a later round.
    pub(super) const TORCH_LATER: usize = 21;
    /// A potion, by a detour of 0 to 2 squares.
    pub(super) const POTION: usize = 22;
    /// Crosses not marked.
    pub(super) const CROSS: usize = 25;
    /// The way without skulls is longer by 1, 2, or 3 and more squares.
    pub(super) const SAFE: usize = 26;
    /// The chance that the next shape reaches the tomb.
    pub(super) const FINISH: usize = 29;
    /// Bonuses that a card in work would win, by the distance to its tomb.
    pub(super) const BONUS: usize = 30;
    /// Bonuses for which a card in work is the first of two pyramids.
    pub(super) const FIRST_OF_TWO: usize = 33;
    /// The chance that the next shape reaches either tomb, multiplied.
    pub(super) const BOTH_FINISH: usize = 34;
    /// How many features there are.
    pub(super) const COUNT: usize = 35;
}

/// How many features the evaluation has.
pub const FEATURES: usize = feature::COUNT;

/// How many curves over the turns left make up the weight of a feature.
pub const CURVES: usize = 3;

/// A weight for each feature and curve.
pub type Weights = [[f64; CURVES]; FEATURES];

/// The height of each curve. All are 0 when no turn is left, because then nothing more is to come.
#[must_use]
pub fn curves(turns: usize) -> [f64; CURVES] {
    let turns = turns as f64;
    [turns.min(2.0) / 2.0, turns.min(8.0) / 8.0, turns / TURNS as f64]
}

/// The scale of the logistic curve that turns an expected lead into the chance to win. The first number is the scale at the
/// end of the game, the second is multiplied by the square root of the turns left and added.
pub type WinCurve = [f64; 2];

/// The chance to win with this expected lead in points and this many turns left.
#[must_use]
pub fn win_chance([end, per_turn]: WinCurve, lead: f64, turns: usize) -> f64 {
    1.0 / (1.0 + exp(-lead / (end + per_turn * (turns as f64).sqrt())))
}

/// The state of a seat after a choice, with the features that the evaluation needs.
#[derive(Clone, Copy)]
pub(super) struct Afterstate {
    pub(super) state: SeatState,
    /// The features of the two cards in work; `None` for an empty place and a completed card.
    pub(super) features: [Option<CardFeatures>; 2],
    /// Extra squares still to be marked.
    pub(super) extras: u8,
}

/// The tuned evaluation, with all tables that can be computed before the game begins.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    pub(super) tables: CardTables,
    completions: CompletionTable,
    /// The weight of each feature, by turns left.
    weights: Vec<[f64; FEATURES]>,
    pub(super) win_curve: WinCurve,
}

impl Evaluator {
    pub(super) fn new(set_up: &SetUp, weights: &Weights, win_curve: WinCurve) -> Self {
        let at = |turns| {
            let curves = curves(turns);
            weights.map(|weights| weights.into_iter().zip(curves).map(|(weight, curve)| weight * curve).sum())
        };
        Self {
            tables: CardTables::new(set_up.deck()),
            completions: CompletionTable::new(set_up.deck().expeditions()),
            weights: (0..=TURNS).map(at).collect(),
            win_curve,
        }
    }

    /// The evaluation with the tuned weights for this number of players.
    pub(super) fn tuned(set_up: &SetUp) -> Self {
        let [.., most_players] = &TUNED;
        let (weights, win_curve) =
            TUNED.get(usize::from(set_up.players()).saturating_sub(2)).unwrap_or(most_players);
        Self::new(set_up, weights, *win_curve)
    }

    /// The state of a seat now; `extras` extra squares are still to be marked.
    #[inline]
    pub(super) fn afterstate(
        &self,
        game: &SilverGold,
        seat: Seat,
        extras: u8,
        context: &TurnContext,
    ) -> Afterstate {
        let state = SeatState::of(game, seat, &self.tables, context);
        let features = |held: Held| CardFeatures::of(self.tables.of(held.card), held.marked, context);
        Afterstate { state, features: state.held.map(|held| held.and_then(features)), extras }
    }

    /// The points that the seat is likely to end with.
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "features are below their count")]
    pub(super) fn value(&self, after: &Afterstate, context: &TurnContext) -> f64 {
        let mut value = f64::from(after.state.points());
        if let Some(weights) = self.weights.get(context.turns) {
            self.for_each_feature(after, context, |feature, amount| value += weights[feature] * amount);
        }
        value
    }

    /// Calls `each` with the index and the amount of every feature that is present.
    #[inline]
    pub(super) fn for_each_feature(
        &self,
        Afterstate { state, features, extras }: &Afterstate,
        context: &TurnContext,
        mut each: impl FnMut(usize, f64),
    ) {
        let tombs = features.map(|card| card.map_or(0, |card| card.tomb));
        each(feature::PYRAMIDS, self.completions.pyramids(tombs[0], tombs[1], context.turns));
        for _ in tombs.iter().filter(|tomb| **tomb == 0) {
            each(feature::EMPTY, 1.0);
        }
        let (red, green) = (state.score_card.red(), state.score_card.green());
        each(feature::SINGLE_GEMS, f64::from(red.abs_diff(green).min(4)));
        let skulls = f64::from(state.score_card.skulls());
        each(feature::SKULLS, skulls);
        each(feature::SKULLS + 1, skulls * skulls);
        each(feature::EXTRAS, f64::from(*extras));
        each(feature::DUE, f64::from(state.due));
        for card in features.iter().flatten() {
            features_of_card(state, card, context, &mut each);
        }
        for colour in Colour::ALL {
            let in_work = features.iter().flatten().any(|card| card.colour == colour);
            if state.next_brings_bonus(colour) && !in_work {
                each(feature::NO_CARD, f64::from(context.bonus(colour)));
            }
        }
        if let [Some(one), Some(other)] = features {
            each(feature::BOTH_FINISH, one.finish * other.finish);
            if one.colour == other.colour && !state.next_brings_bonus(one.colour) {
                each(feature::BOTH_CARDS, f64::from(context.bonus(one.colour)));
            }
        }
    }
}

/// Calls `each` with the features of one card in work.
#[inline]
fn features_of_card(
    state: &SeatState,
    card: &CardFeatures,
    context: &TurnContext,
    each: &mut impl FnMut(usize, f64),
) {
    let score_card = state.score_card;
    let (red, green) = (score_card.red(), score_card.green());
    for (detour, own, other) in [(card.red, red, green), (card.green, green, red)] {
        if let Some(detour) = detour {
            let kind = if own < other { feature::PAIR } else { feature::GEM };
            each(kind + usize::from(detour.min(3)), 1.0);
        }
    }
    if let Some(detour) = card.torch {
        let is_lit = score_card.torch(context.round);
        if !is_lit {
            let in_round = f64::from(context.in_round);
            if card.to_torch <= 4 {
                each(feature::TORCH + usize::from(detour.min(2)), in_round.min(2.0) / 2.0);
            } else {
                each(feature::TORCH_FAR, (in_round - 1.0).clamp(0.0, 3.0) / 3.0);
            }
        }
        if context.round < SilverGold::ROUNDS {
            let late = if is_lit { 1.0 } else { 1.0 - f64::from(context.in_round.min(4)) / 4.0 };
            each(feature::TORCH_LATER, late);
        }
    }
    if let Some(detour) = card.potion {
        let skulls = f64::from(score_card.skulls().min(3) + 1);
        each(feature::POTION + usize::from(detour.min(2)), skulls);
    }
    each(feature::CROSS, f64::from(card.crosses));
    if card.safe > 0 {
        each(feature::SAFE + usize::from(card.safe.min(3)) - 1, 1.0);
    }
    each(feature::FINISH, card.finish);
    let bonus = f64::from(context.bonus(card.colour));
    if state.next_brings_bonus(card.colour) {
        let distance = match card.tomb {
            ..=2 => 0,
            3 | 4 => 1,
            _ => 2,
        };
        each(feature::BONUS + distance, bonus);
    } else {
        each(feature::FIRST_OF_TWO, bonus);
    }
}
