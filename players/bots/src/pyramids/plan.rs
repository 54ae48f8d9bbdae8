//! The best turn for an aim. Colours do not mix (PY-9), so each colour's ways to play its cards are gone through alone,
//! and the best mix of colours under the limits of plays and discards follows.
#![allow(clippy::indexing_slicing, reason = "hot, and every index is bounded by the fixed arrays it is for")]

use super::side::{COLOURS, Floors, Held, Row, TOP, fits, points};

/// The most cards that a turn can play: a whole hand, in the last round (PY-15).
pub(super) const MOST_PLAYS: usize = 5;
/// The most cards that a turn can discard (PY-7).
const MOST_DISCARDS: usize = 2;

/// What a turn is to reach.
pub(super) trait Aim {
    /// What a top stone on these floors is worth; nothing if it must not be.
    fn complete(&self, floors: Floors) -> Option<f32>;

    /// What one colour is worth after the turn.
    fn worth(&self, colour: usize, row: &Row, held: Held) -> f32;
}

/// What may be done in the rest of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Cards that may still be played.
    pub(super) plays: u8,
    /// Cards that may stay in hand; the others are discarded.
    pub(super) kept: u8,
}

/// One way to play the cards of one colour.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) row: Row,
    pub(super) held: Held,
    pub(super) plays: u8,
    pub(super) discards: u8,
    pub(super) complete: u8,
    /// What the pyramids count that it completes.
    pub(super) points: i16,
    pub(super) value: f32,
    /// Twelve bits for each play: the rank, and the floors it goes on (0 starts a pyramid).
    path: u64,
}

impl Way {
    const NONE: Self = Self {
        row: Row::EMPTY,
        held: Held::NONE,
        plays: 0,
        discards: 0,
        complete: 0,
        points: 0,
        value: f32::NEG_INFINITY,
        path: 0,
    };

    /// The plays in order: the rank, and the floors on which it goes.
    pub(super) fn path(&self) -> impl Iterator<Item = (u8, Option<Floors>)> {
        let path = self.path;
        (0..u32::from(self.plays)).map(move |number| {
            let play = path >> (12 * number);
            let floors = play as Floors;
            ((play >> 8) as u8 & 15, (floors != 0).then_some(floors))
        })
    }

    fn played(mut self, rank: u8, on: Floors) -> Self {
        self.path |= (u64::from(rank) << 8 | u64::from(on)) << (12 * u32::from(self.plays));
        self.plays += 1;
        self
    }
}

/// A whole turn: a way for each colour.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) ways: [Way; COLOURS],
}

impl Turn {
    /// How many pyramids it completes.
    pub(super) fn complete(&self) -> u8 {
        self.ways.iter().map(|way| way.complete).sum()
    }

    /// The plays in order, each with its colour, its rank and the floors on which it goes: floors first, then top
    /// stones, those that count most before the others.
    pub(super) fn plays(&self) -> Vec<(usize, u8, Option<Floors>)> {
        let paths = self.ways.iter().enumerate();
        let mut all: Vec<_> =
            paths.flat_map(|(colour, way)| way.path().map(move |(rank, on)| (colour, rank, on))).collect();
        all.sort_by_key(
            |(_, rank, on)| {
                if *rank == TOP { (true, -points(on.unwrap_or_default())) } else { (false, 0) }
            },
        );
        all
    }
}

/// Goes through the ways of one colour.
pub(super) struct Ways<'a, A> {
    pub(super) aim: &'a A,
    pub(super) colour: usize,
    /// Cards that may be played.
    pub(super) plays: u8,
}

impl<A: Aim> Ways<'_, A> {
    /// Calls `each` with every way to play these cards and discard none: floors from the biggest down, then top stones.
    pub(super) fn for_each(&self, row: &Row, held: Held, each: &mut impl FnMut(&Way)) {
        let start = Way { row: *row, value: 0.0, ..Way::NONE };
        self.floors(start, held, TOP, each);
    }

    /// The way with one more card discarded, the one that is missed least; none if no card is left.
    pub(super) fn discarding(&self, way: &Way) -> Option<Way> {
        let kept = way.value - self.aim.worth(self.colour, &way.row, way.held);
        let mut best: Option<Way> = None;
        for rank in (0..=TOP).filter(|rank| way.held.of(*rank) > 0) {
            let held = way.held.without(rank);
            let value = kept + self.aim.worth(self.colour, &way.row, held);
            if best.is_none_or(|best| best.value < value) {
                best = Some(Way { held, value, discards: way.discards + 1, ..*way });
            }
        }
        best
    }

    fn floors(&self, way: Way, rest: Held, below: u8, each: &mut impl FnMut(&Way)) {
        let below = if below < TOP && rest.of(below) > 0 { below + 1 } else { below };
        let Some(rank) = rest.floor_below(below) else {
            return self.top_stones(way, rest.top_stones(), each);
        };
        let after = rest.without(rank);
        self.floors(Way { held: way.held.with(rank), ..way }, after, rank, each);
        if way.plays >= self.plays {
            return;
        }
        self.floors(Way { row: way.row.with(1 << rank), ..way.played(rank, 0) }, after, rank, each);
        for (place, floors) in distinct(&way.row) {
            if fits(rank, floors) {
                let row = way.row.grown(place, rank);
                self.floors(Way { row, ..way.played(rank, floors) }, after, rank, each);
            }
        }
    }

    fn top_stones(&self, way: Way, rest: u32, each: &mut impl FnMut(&Way)) {
        let mut leaf = way;
        for _ in 0..rest {
            leaf.held = leaf.held.with(TOP);
        }
        leaf.value += self.aim.worth(self.colour, &leaf.row, leaf.held);
        each(&leaf);
        if rest == 0 {
            return;
        }
        if way.plays >= self.plays {
            return;
        }
        for (place, floors) in distinct(&way.row) {
            if fits(TOP, floors)
                && let Some(worth) = self.aim.complete(floors)
            {
                let mut next = way.played(TOP, floors);
                next.row = way.row.finished(place);
                next.complete += 1;
                next.points += points(floors);
                next.value += worth;
                self.top_stones(next, rest - 1, each);
            }
        }
    }
}

/// The pyramids of a row, of equal ones only the first.
fn distinct(row: &Row) -> impl Iterator<Item = (usize, Floors)> + '_ {
    let all = row.as_slice();
    all.iter().copied().enumerate().filter(|(place, floors)| !all[..*place].contains(floors))
}

const PLACES: usize = (MOST_PLAYS + 1) * (MOST_DISCARDS + 1);

const fn place(plays: usize, discards: usize) -> usize {
    plays * (MOST_DISCARDS + 1) + discards
}

/// The best turn with this hand in front of these rows; none if the limits can't be kept, which does not happen with
/// a hand of the game.
pub(super) fn best(
    aim: &impl Aim,
    rows: &[Row; COLOURS],
    hand: &[Held; COLOURS],
    cards: u8,
    limits: Limits,
) -> Option<Turn> {
    let surplus = usize::from(cards.saturating_sub(limits.kept));
    let mut ways = [[Way::NONE; PLACES]; COLOURS];
    let mut totals = [f32::NEG_INFINITY; PLACES];
    totals[0] = 0.0;
    let mut from = [[0u8; PLACES]; COLOURS];
    let most = usize::from(limits.plays).min(MOST_PLAYS);
    for colour in 0..COLOURS {
        if hand[colour].is_empty() {
            // Nothing to choose, and the same for every turn.
            ways[colour][0] = Way { row: rows[colour], value: 0.0, ..Way::NONE };
            continue;
        }
        let found = &mut ways[colour];
        let all = Ways { aim, colour, plays: limits.plays };
        all.for_each(&rows[colour], hand[colour], &mut |way| {
            let best = &mut found[place(usize::from(way.plays), 0)];
            if way.value > best.value {
                *best = *way;
            }
        });
        for plays in 0..surplus.min(most + 1) {
            for discards in 0..(surplus - plays).min(MOST_DISCARDS) {
                let before = found[place(plays, discards)];
                let fewer = (before.value > f32::NEG_INFINITY).then(|| all.discarding(&before)).flatten();
                if let Some(fewer) = fewer {
                    found[place(plays, discards + 1)] = fewer;
                }
            }
        }
        let before = totals;
        totals = [f32::NEG_INFINITY; PLACES];
        for (here, way) in found.iter().enumerate().filter(|(_, way)| way.value > f32::NEG_INFINITY) {
            for plays in 0..=most - usize::from(way.plays) {
                for discards in 0..=MOST_DISCARDS - usize::from(way.discards) {
                    let sum = before[place(plays, discards)] + way.value;
                    let target = place(plays, discards) + here;
                    if sum > totals[target] {
                        totals[target] = sum;
                        from[colour][target] = here as u8;
                    }
                }
            }
        }
    }
    // Discards are what the plays leave over, neither more nor fewer.
    let ends = (0..=most).filter_map(|plays| {
        let discards = surplus.saturating_sub(plays);
        (discards <= MOST_DISCARDS).then(|| place(plays, discards))
    });
    let end = ends.max_by(|a, b| totals[*a].total_cmp(&totals[*b]).then(b.cmp(a)))?;
    if totals[end] == f32::NEG_INFINITY {
        return None;
    }
    let mut turn = Turn { ways: [Way::NONE; COLOURS] };
    let mut rest = end;
    for colour in (0..COLOURS).rev() {
        let here = usize::from(from[colour][rest]);
        turn.ways[colour] = ways[colour][here];
        rest -= here;
    }
    Some(turn)
}
