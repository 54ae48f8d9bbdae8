//! The best turn by an evaluator. Colours do not mix (PY-9), so the plans of each colour are listed on their own; the
//! best combination of them follows under the limits of plays and discards.
#![allow(clippy::indexing_slicing, reason = "hot, and every index is bounded by the fixed arrays it is for")]

use super::packed::{COLOURS, ColourHand, Floors, OpenPyramids, TOP, card, fits, points};
use super::seat_state::SeatState;
use super::world::World;
use ::pyramids::{Card, Pyramids};
use tabletop::Seat;

/// The most cards that a turn can play: a whole hand, in the last round (PY-15).
pub(super) const MOST_PLAYS: usize = Pyramids::HAND as usize;
/// The most cards that a turn can discard (PY-7).
const MOST_DISCARDS: usize = Pyramids::DRAW as usize;

/// The value of a turn.
pub(super) trait TurnEvaluator {
    /// The value of a top stone on these floors; `None` if the turn must not place it.
    fn complete(&self, floors: Floors) -> Option<f32>;

    /// The value of one colour after the turn.
    fn value(&self, colour: usize, open: &OpenPyramids, held: ColourHand) -> f32;
}

/// The plays and discards of one colour in a turn, and the state of that colour after them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ColourPlan {
    pub(super) open: OpenPyramids,
    pub(super) held: ColourHand,
    pub(super) plays: u8,
    pub(super) discards: u8,
    /// How many pyramids it completes.
    pub(super) complete: u8,
    /// The points of the pyramids that it completes.
    pub(super) points: i16,
    pub(super) value: f32,
    /// Twelve bits for each play: the rank, and the floors it goes on (0 starts a pyramid).
    path: u64,
}

impl ColourPlan {
    /// The plays in order: the rank, and the floors it goes on.
    fn path(&self) -> impl Iterator<Item = (u8, Option<Floors>)> {
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

/// A card put in front of a seat: on a pyramid of these floors, or as a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    pub(super) seat: Seat,
    pub(super) colour: usize,
    pub(super) rank: u8,
    pub(super) on: Option<Floors>,
}

impl Play {
    pub(super) fn card(self) -> Card {
        card(self.colour, self.rank)
    }
}

/// A turn of the player to move, played in front of one seat: a plan for each colour.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnPlan {
    pub(super) seat: Seat,
    pub(super) colours: [ColourPlan; COLOURS],
}

impl TurnPlan {
    /// How many pyramids it completes.
    pub(super) fn complete(&self) -> u8 {
        self.colours.iter().map(|plan| plan.complete).sum()
    }

    /// The plays in order: floors first, then top stones, those that count most before the others.
    pub(super) fn plays(&self) -> Vec<Play> {
        let (seat, colours) = (self.seat, self.colours.iter().enumerate());
        let mut all: Vec<Play> = colours
            .flat_map(|(colour, plan)| plan.path().map(move |(rank, on)| Play { seat, colour, rank, on }))
            .collect();
        all.sort_by_key(|play| match play.on {
            Some(floors) if play.rank == TOP => (true, -points(floors)),
            _ => (false, 0),
        });
        all
    }
}

/// Lists the plans of one colour.
pub(super) struct ColourPlanner<'a, E> {
    pub(super) evaluator: &'a E,
    pub(super) colour: usize,
    /// How many cards may be played.
    pub(super) plays: u8,
}

impl<E: TurnEvaluator> ColourPlanner<'_, E> {
    /// Calls `each` with every plan that discards nothing: floors from the biggest down, then top stones.
    pub(super) fn for_each(&self, open: &OpenPyramids, held: ColourHand, each: &mut impl FnMut(&ColourPlan)) {
        let start = ColourPlan { open: *open, ..ColourPlan::default() };
        self.floors(start, held, each);
    }

    /// Finds the best plan for each number of plays and discards. It discards at most what the plays leave of `surplus`.
    fn find_best(
        &self,
        open: &OpenPyramids,
        held: ColourHand,
        surplus: usize,
        best: &mut [ColourPlan; CELLS],
    ) {
        self.for_each(open, held, &mut |plan| {
            let best = &mut best[cell(usize::from(plan.plays), 0)];
            if plan.value > best.value {
                *best = *plan;
            }
        });
        for plays in 0..surplus.min(usize::from(self.plays) + 1) {
            for discards in 0..(surplus - plays).min(MOST_DISCARDS) {
                if let Some(fewer) = self.discarding(&best[cell(plays, discards)]) {
                    best[cell(plays, discards + 1)] = fewer;
                }
            }
        }
    }

    /// The plan with one more card discarded, the least valuable one. `None` if no card is left.
    pub(super) fn discarding(&self, plan: &ColourPlan) -> Option<ColourPlan> {
        let before = plan.value - self.evaluator.value(self.colour, &plan.open, plan.held);
        let mut best: Option<ColourPlan> = None;
        for rank in (0..=TOP).filter(|rank| plan.held.count(*rank) > 0) {
            let held = plan.held.without(rank);
            let value = before + self.evaluator.value(self.colour, &plan.open, held);
            if best.is_none_or(|best| best.value < value) {
                best = Some(ColourPlan { held, value, discards: plan.discards + 1, ..*plan });
            }
        }
        best
    }

    /// Keeps or plays the biggest floor of `rest`, and continues with the next one.
    fn floors(&self, plan: ColourPlan, rest: ColourHand, each: &mut impl FnMut(&ColourPlan)) {
        let Some(rank) = rest.biggest_floor() else {
            return self.top_stones(plan, rest.top_stones(), each);
        };
        let after = rest.without(rank);
        self.floors(ColourPlan { held: plan.held.with(rank), ..plan }, after, each);
        if plan.plays >= self.plays {
            return;
        }
        let open = plan.open.with(1 << rank);
        self.floors(ColourPlan { open, ..plan.played(rank, 0) }, after, each);
        for (index, floors) in distinct(&plan.open) {
            if fits(rank, floors) {
                let open = plan.open.grown(index, rank);
                self.floors(ColourPlan { open, ..plan.played(rank, floors) }, after, each);
            }
        }
    }

    /// Keeps the `rest` top stones, and continues with each way to place one of them.
    fn top_stones(&self, plan: ColourPlan, rest: u32, each: &mut impl FnMut(&ColourPlan)) {
        let mut leaf = plan;
        for _ in 0..rest {
            leaf.held = leaf.held.with(TOP);
        }
        leaf.value += self.evaluator.value(self.colour, &leaf.open, leaf.held);
        each(&leaf);
        if rest == 0 || plan.plays >= self.plays {
            return;
        }
        for (index, floors) in distinct(&plan.open) {
            if fits(TOP, floors)
                && let Some(value) = self.evaluator.complete(floors)
            {
                let mut next = plan.played(TOP, floors);
                next.open = plan.open.without(index);
                next.complete += 1;
                next.points += points(floors);
                next.value += value;
                self.top_stones(next, rest - 1, each);
            }
        }
    }
}

/// The open pyramids with their indices; of equal ones only the first.
fn distinct(open: &OpenPyramids) -> impl Iterator<Item = (usize, Floors)> + '_ {
    let all = open.as_slice();
    all.iter().copied().enumerate().filter(|(index, floors)| !all[..*index].contains(floors))
}

/// Tables below have a cell for each number of plays and discards.
const CELLS: usize = (MOST_PLAYS + 1) * (MOST_DISCARDS + 1);

const fn cell(plays: usize, discards: usize) -> usize {
    plays * (MOST_DISCARDS + 1) + discards
}

/// The best turn of the player to move with up to `plays` plays, all in front of `seat`. The cards above `kept` are
/// discarded. `None` if that is impossible, which does not happen with a hand of the game.
pub(super) fn best_turn(
    evaluator: &impl TurnEvaluator,
    world: &World,
    seat: Seat,
    plays: u8,
    kept: u8,
) -> Option<TurnPlan> {
    let SeatState { hand, cards, .. } = &world.seats[world.turn];
    let open = &world.seats[seat].open;
    let surplus = usize::from(cards.saturating_sub(kept));
    let most = usize::from(plays);
    let impossible = ColourPlan { value: f32::NEG_INFINITY, ..ColourPlan::default() };
    let mut plans = [[impossible; CELLS]; COLOURS];
    let mut totals = [f32::NEG_INFINITY; CELLS];
    totals[0] = 0.0;
    // The cell of each colour's plan in the best combination that ends in a cell.
    let mut chosen = [[0; CELLS]; COLOURS];
    for colour in 0..COLOURS {
        if hand[colour].is_empty() {
            // There is nothing to choose, and the value is the same for every turn.
            plans[colour][0] = ColourPlan { open: open[colour], ..ColourPlan::default() };
            continue;
        }
        let planner = ColourPlanner { evaluator, colour, plays };
        planner.find_best(&open[colour], hand[colour], surplus, &mut plans[colour]);
        totals = combine(&totals, &plans[colour], most, &mut chosen[colour]);
    }
    // PY-7: the discards are exactly the surplus that is left after the plays.
    let ends = (0..=most).filter_map(|plays| {
        let discards = surplus.saturating_sub(plays);
        (discards <= MOST_DISCARDS).then(|| cell(plays, discards))
    });
    let end = ends.max_by(|a, b| totals[*a].total_cmp(&totals[*b]).then(b.cmp(a)))?;
    if totals[end] == f32::NEG_INFINITY {
        return None;
    }
    let mut turn = TurnPlan { seat, colours: [ColourPlan::default(); COLOURS] };
    let mut rest = end;
    for colour in (0..COLOURS).rev() {
        let here = usize::from(chosen[colour][rest]);
        turn.colours[colour] = plans[colour][here];
        rest -= here;
    }
    Some(turn)
}

/// Adds one more colour to the best totals of the colours before it, and notes which of its plans each total uses.
fn combine(
    totals: &[f32; CELLS],
    plans: &[ColourPlan; CELLS],
    most: usize,
    chosen: &mut [u8; CELLS],
) -> [f32; CELLS] {
    let mut sums = [f32::NEG_INFINITY; CELLS];
    for (here, plan) in plans.iter().enumerate().filter(|(_, plan)| plan.value > f32::NEG_INFINITY) {
        for plays in 0..=most - usize::from(plan.plays) {
            for discards in 0..=MOST_DISCARDS - usize::from(plan.discards) {
                let before = cell(plays, discards);
                let sum = totals[before] + plan.value;
                if sum > sums[before + here] {
                    sums[before + here] = sum;
                    chosen[before + here] = here as u8;
                }
            }
        }
    }
    sums
}
