//! The tuned player without search: the turn after which its own side promises most, unless the game can be ended in
//! its favour.

use super::outlook::Outlook;
use super::plan::{self, Aim, Limits, Turn};
use super::side::{COLOURS, Floors, Held, KEPT, Row, SIX, Side, TOP, fits, points};

/// What the policy goes by. Tuned for each number of players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How much of the chance that a floor comes is counted on.
    pub floor_luck: f32,
    /// How much of the chance that a top stone comes is counted on.
    pub top_luck: f32,
    /// What is left of a hope after a turn of waiting.
    pub patience: f32,
    /// Turns that the leader is expected to need for each pyramid still missing to six.
    pub pace: f32,
    /// Turns expected on top of that.
    pub slack: f32,
    /// Points that a complete pyramid costs, because only six can be had.
    pub slot: f32,
    /// Points that completing is worth for each ten points ahead.
    pub rush: f32,
    /// What share of its worth as a base a floor in hand keeps.
    pub start: f32,
    /// What a stone in hand is worth that fits an open pyramid later.
    pub later: f32,
    /// What a stone in hand is worth that would fit now.
    pub ready: f32,
    /// What share of its outlook the second and every further pyramid of a colour has.
    pub crowd: f32,
    /// What a top stone is worth with no pyramid to put it on.
    pub spare: f32,
    /// Top stones worth less than this are exchanged.
    pub exchange: f32,
}

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 13;

    /// All, in the order of their declaration.
    #[must_use]
    pub const fn to_array(&self) -> [f32; Self::COUNT] {
        [
            self.floor_luck,
            self.top_luck,
            self.patience,
            self.pace,
            self.slack,
            self.slot,
            self.rush,
            self.start,
            self.later,
            self.ready,
            self.crowd,
            self.spare,
            self.exchange,
        ]
    }

    /// The weights that [`Weights::to_array`] gave.
    #[must_use]
    pub const fn from_array(all: [f32; Self::COUNT]) -> Self {
        let [
            floor_luck,
            top_luck,
            patience,
            pace,
            slack,
            slot,
            rush,
            start,
            later,
            ready,
            crowd,
            spare,
            exchange,
        ] = all;
        Self {
            floor_luck,
            top_luck,
            patience,
            pace,
            slack,
            slot,
            rush,
            start,
            later,
            ready,
            crowd,
            spare,
            exchange,
        }
    }
}

/// To have the side that promises most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grow<'a> {
    pub(super) weights: &'a Weights,
    pub(super) outlook: &'a Outlook,
    /// Own turns to come.
    pub(super) turns: usize,
    /// What completing is worth on top of the points.
    pub(super) bonus: f32,
    /// Whether anything may be completed.
    pub(super) completes: bool,
}

impl Aim for Grow<'_> {
    #[inline]
    fn complete(&self, floors: Floors) -> Option<f32> {
        self.completes.then(|| f32::from(points(floors)) + self.bonus)
    }

    #[inline]
    fn worth(&self, colour: usize, row: &Row, held: Held) -> f32 {
        let tops = held.top_stones();
        let (mut sum, mut best) = (0.0, 0.0f32);
        let (mut gain, mut next_gain) = (0.0f32, 0.0f32);
        for &floors in row.as_slice() {
            let value = self.outlook.at(self.turns, colour, 0, floors);
            sum += value;
            best = best.max(value);
            let more = self.outlook.at(self.turns, colour, 1, floors) - value;
            if more > gain {
                next_gain = gain;
                gain = more;
            } else {
                next_gain = next_gain.max(more);
            }
        }
        let mut worth = best + self.weights.crowd * (sum - best);
        worth += match tops {
            0 => 0.0,
            1 => gain.max(self.weights.spare),
            2 => gain.max(self.weights.spare) + next_gain.max(self.weights.spare * 0.5),
            _ => gain.max(self.weights.spare) + next_gain.max(self.weights.spare * 0.5) + 0.1,
        };
        for rank in held.floors() {
            worth += held.of(rank) as f32 * self.floor(colour, row, tops, rank);
        }
        worth
    }
}

impl Grow<'_> {
    /// What a floor in hand is worth.
    fn floor(&self, colour: usize, row: &Row, tops: u32, rank: u8) -> f32 {
        let stones = f32::from(rank + 2);
        let has_top = usize::from(tops > 0);
        let mut worth = self.weights.start * self.outlook.at(self.turns, colour, has_top, 1 << rank);
        for &floors in row.as_slice() {
            let highest = floors.trailing_zeros() as u8;
            if rank + 2 < highest {
                worth = worth.max(self.weights.later * stones);
            } else if fits(rank, floors) {
                worth = worth.max(self.weights.ready * stones);
            }
        }
        worth
    }

    /// Which top stones to exchange: those that the turn leaves in hand and that are worth little there.
    pub(super) fn exchanged(&self, turn: &Turn) -> [u32; COLOURS] {
        let mut all = [0; COLOURS];
        for (colour, (count, way)) in all.iter_mut().zip(&turn.ways).enumerate() {
            let mut held = way.held;
            while held.top_stones() > 0 {
                let fewer = held.without(TOP);
                let worth = self.worth(colour, &way.row, held) - self.worth(colour, &way.row, fewer);
                if worth >= self.weights.exchange {
                    break;
                }
                held = fewer;
                *count += 1;
            }
        }
        all
    }
}

/// To complete as many pyramids as possible, and among those ways to get the most points (or the fewest).
#[derive(Clone, Copy, Debug)]
struct Close {
    sign: f32,
}

impl Close {
    const EACH: f32 = 1000.0;
}

impl Aim for Close {
    fn complete(&self, floors: Floors) -> Option<f32> {
        Some(Self::EACH + self.sign * f32::from(points(floors)))
    }

    fn worth(&self, _colour: usize, _row: &Row, _held: Held) -> f32 {
        0.0
    }
}

/// A turn that ends the game, and in front of whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Closing {
    pub(super) seat: usize,
    pub(super) turn: Turn,
}

/// The turn with which `seat` ends the game and wins, if there is one (PY-14).
pub(super) fn closing(sides: &[Side], seat: usize, plays: u8, open_count: bool) -> Option<Closing> {
    let own = sides.get(seat)?;
    let tops: u32 = own.hand.iter().map(|held| held.top_stones()).sum();
    let tops = tops.min(u32::from(plays)) as u8;
    if tops == 0 || sides.iter().all(|side| side.complete + tops < SIX) {
        return None;
    }
    let limits = Limits { plays, kept: u8::MAX };
    sides.iter().enumerate().find_map(|(owner, side)| {
        let missing = SIX.saturating_sub(side.complete);
        if missing == 0 || missing > tops {
            return None;
        }
        let sign = if owner == seat { 1.0 } else { -1.0 };
        let turn = plan::best(&Close { sign }, &side.rows, &own.hand, own.cards, limits)?;
        if turn.complete() < missing {
            return None;
        }
        let mut closed = *side;
        for (colour, rank, on) in turn.plays() {
            if closed.complete < SIX {
                closed.put(colour, rank, on);
            }
        }
        let count = |number: usize| {
            let side = if number == owner { &closed } else { sides.get(number)? };
            Some((side.total(open_count), side.complete))
        };
        let mine = count(seat)?;
        let wins =
            (0..sides.len()).all(|other| other == seat || count(other).is_some_and(|theirs| theirs < mine));
        wins.then_some(Closing { seat: owner, turn })
    })
}

/// The policy's turn for `seat`: none if the game has nothing to choose.
pub(super) fn grow(grow: Grow<'_>, side: &Side, plays: u8) -> Option<Turn> {
    let limits = Limits { plays, kept: KEPT };
    let may = Grow { completes: side.complete + 1 < SIX, ..grow };
    let turn = plan::best(&may, &side.rows, &side.hand, side.cards, limits)?;
    if side.complete + turn.complete() < SIX {
        return Some(turn);
    }
    plan::best(&Grow { completes: false, ..grow }, &side.rows, &side.hand, side.cards, limits)
}

/// To count as much as possible now: for the last round, in which nothing is drawn any more (PY-15).
#[derive(Clone, Copy, Debug)]
struct Count {
    open_count: bool,
}

impl Aim for Count {
    fn complete(&self, floors: Floors) -> Option<f32> {
        // PY-18: more complete pyramids win a tie.
        Some(f32::from(points(floors)) + 0.01)
    }

    fn worth(&self, _colour: usize, row: &Row, _held: Held) -> f32 {
        let open: i16 = row.as_slice().iter().map(|floors| points(*floors)).sum();
        if self.open_count { f32::from(open) } else { 0.0 }
    }
}

/// The turn of a last round that counts most.
pub(super) fn count(side: &Side, open_count: bool) -> Option<Turn> {
    let limits = Limits { plays: plan::MOST_PLAYS as u8, kept: u8::MAX };
    plan::best(&Count { open_count }, &side.rows, &side.hand, side.cards, limits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramids::outlook::FAR;
    use crate::pyramids::weights::WEIGHTS;

    /// A seat with so many complete pyramids and points, an open red 3-2 and these red cards in hand.
    fn side(complete: u8, points: i16, hand: &[u8]) -> Side {
        let mut side = Side { complete, points, ..Side::default() };
        assert!(side.put(0, 1, None) && side.put(0, 0, Some(0b10)));
        for rank in hand {
            side.take(0, *rank);
        }
        side
    }

    #[test]
    fn py_14_the_game_is_ended_only_in_ones_favour() {
        let ahead = [side(5, 40, &[TOP]), side(2, 44, &[])];
        let closing = closing(&ahead, 0, 4, false).unwrap();
        assert_eq!((closing.seat, closing.turn.plays()), (0, vec![(0, TOP, Some(0b11))]));
        let behind = [side(5, 40, &[TOP]), side(2, 46, &[])];
        assert!(super::closing(&behind, 0, 4, false).is_none());
        let too_far = [side(4, 40, &[TOP]), side(2, 4, &[])];
        assert!(super::closing(&too_far, 0, 4, false).is_none());
    }

    #[test]
    fn py_14_a_sixth_pyramid_of_another_ends_it_too() {
        let sides = [side(3, 60, &[TOP]), side(5, 54, &[])];
        let closing = closing(&sides, 0, 4, false).unwrap();
        assert_eq!(closing.seat, 1);
        // A tie would go to the seat with six.
        let tie = [side(3, 59, &[TOP]), side(5, 54, &[])];
        assert!(super::closing(&tie, 0, 4, false).is_none());
    }

    #[test]
    fn whoever_is_behind_does_not_place_the_sixth_top_stone() {
        let deck = ::pyramids::Deck::shipped();
        let mut outlook = Outlook::new(deck.cards());
        outlook.fill(&[[3; 9]; COLOURS], false, &WEIGHTS[0], FAR);
        let aim = Grow { weights: &WEIGHTS[0], outlook: &outlook, turns: 3, bonus: 0.0, completes: true };
        assert_eq!(grow(aim, &side(5, 40, &[TOP]), 4).unwrap().complete(), 0);
        // Neither with two at once.
        let mut two = side(4, 40, &[TOP, TOP]);
        assert!(two.put(0, 1, None));
        assert!(grow(aim, &two, 4).unwrap().complete() < 2);
    }

    #[test]
    fn py_15_the_last_round_counts_all_that_can_be_counted() {
        // 3-2 and 4 are open; 2 and two top stones in hand: 3-2-T and 4-2-T.
        let mut side = side(1, 9, &[0, TOP, TOP]);
        assert!(side.put(0, 2, None));
        let turn = count(&side, false).unwrap();
        assert_eq!(turn.complete(), 2);
        assert_eq!(turn.ways.iter().map(|way| way.points).sum::<i16>(), 5 + 6);
    }
}
