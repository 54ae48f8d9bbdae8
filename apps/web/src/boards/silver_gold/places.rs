//! Where marks may go: the legal places, and the ways from one to another.

use super::facing::Facing;
use crate::kit::keys::Direction;
use silver_gold::{Action, Card, Square, Squares};

/// Squares of one card that may be marked together. Made from a legal action only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// What is to be done for it.
    pub action: Action,
    /// On which card.
    pub card: Card,
    /// Which squares of it.
    pub squares: Squares,
}

/// So many units make the side of a square: the middle of two, three or four squares falls on whole ones.
const SIDE: i32 = 12;

/// A point of a chamber, in units from the left and from the top.
type Point = (i32, i32);

fn at(square: Square) -> Point {
    (SIDE * i32::from(square.column()), SIDE * i32::from(square.row()))
}

const fn distance(one: Point, other: Point) -> i32 {
    (one.0 - other.0).abs() + (one.1 - other.1).abs()
}

impl Place {
    /// The place of an action that marks; none of any other.
    #[must_use]
    pub const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Mark { card, squares } => Some(Self { action, card, squares }),
            Action::Extra { card, square } => Some(Self { action, card, squares: Squares::one(square) }),
            Action::Keep(_) | Action::Take(_) | Action::TakePile | Action::Pass => None,
        }
    }

    /// Whether the square of the card belongs to it.
    #[must_use]
    pub fn covers(self, card: Card, square: Square) -> bool {
        self.card == card && self.squares.contains(square)
    }

    /// How the shape lies here.
    #[must_use]
    pub fn facing(self) -> Facing {
        Facing::of(self.squares)
    }

    /// The square nearest to its middle: what it is turned about when nobody has named a square.
    #[must_use]
    pub fn middle(self) -> Option<Square> {
        let centre = self.centre();
        self.squares.iter().min_by_key(|square| distance(at(*square), centre))
    }

    fn centre(self) -> Point {
        let mut sum = (0, 0);
        for square in self.squares.iter() {
            let (x, y) = at(square);
            sum = (sum.0 + x, sum.1 + y);
        }
        let count = i32::from(self.squares.len().max(1));
        (sum.0 / count, sum.1 / count)
    }
}

/// How far `to` lies in this direction, and how far aside.
const fn measure(direction: Direction, from: Point, to: Point) -> (i32, i32) {
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    match direction {
        Direction::Left => (-right, down.abs()),
        Direction::Right => (right, down.abs()),
        Direction::Up => (-down, right.abs()),
        Direction::Down => (down, right.abs()),
    }
}

/// The legal places that can be chosen now, best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Places(Vec<Place>);

impl Places {
    /// These, in the order of what they are worth, best first.
    #[must_use]
    pub fn new(best_first: Vec<Place>) -> Self {
        Self(best_first)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether it is one of them.
    #[must_use]
    pub fn contains(&self, place: Place) -> bool {
        self.0.contains(&place)
    }

    /// The best one, of this card if it has one.
    #[must_use]
    pub fn first(&self, card: Option<Card>) -> Option<Place> {
        self.cheapest(&|place| Some(i32::from(Some(place.card) != card)))
    }

    /// All squares of a card that some place covers.
    #[must_use]
    pub fn on(&self, card: Card) -> Squares {
        let mut all = Squares::NONE;
        for place in &self.0 {
            if place.card == card {
                all = all.union(place.squares);
            }
        }
        all
    }

    /// The place with the least cost; of equal ones the better. Places without a cost are out.
    fn cheapest(&self, cost: &dyn Fn(Place) -> Option<i32>) -> Option<Place> {
        let mut best: Option<(i32, Place)> = None;
        for place in &self.0 {
            if let Some(cost) = cost(*place)
                && best.is_none_or(|(least, _)| cost < least)
            {
                best = Some((cost, *place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// What a tap on a square means: the next place that covers it, or else one that lies as `facing` says, or the best.
    #[must_use]
    pub fn tap(
        &self,
        shown: Option<Place>,
        facing: Option<Facing>,
        card: Card,
        square: Square,
    ) -> Option<Place> {
        let shown = shown.filter(|shown| shown.covers(card, square));
        // In the list after the one that is shown, or else from its start on.
        let mut passed = shown.is_none();
        for place in &self.0 {
            if passed && shown.is_some() && place.covers(card, square) {
                return Some(*place);
            }
            passed |= Some(*place) == shown;
        }
        self.cheapest(&|place| {
            let other_way = shown.is_none() && Some(place.facing()) != facing;
            place.covers(card, square).then_some(i32::from(other_way))
        })
    }

    /// The next way to turn the shape about its square `anchor`, clockwise.
    #[must_use]
    pub fn turn(&self, from: Place, anchor: Option<Square>) -> Option<Place> {
        let mut facing = from.facing();
        for _ in 0..3 {
            facing = facing.turned();
            if let Some(place) = self.lying(facing, from, anchor) {
                return Some(place);
            }
        }
        None
    }

    /// The shape mirrored; where that does not fit, mirrored and turned, if that is something that turning alone does not do.
    #[must_use]
    pub fn mirror(&self, from: Place, anchor: Option<Square>) -> Option<Place> {
        let mut facing = from.facing().mirrored();
        let turns = if facing.is_turn_of(from.facing()) { 1 } else { 4 };
        for _ in 0..turns {
            if let Some(place) = self.lying(facing, from, anchor) {
                return Some(place);
            }
            facing = facing.turned();
        }
        None
    }

    /// The nearest place that lies like this and not like `from`, one that keeps `anchor` covered before all others.
    fn lying(&self, facing: Facing, from: Place, anchor: Option<Square>) -> Option<Place> {
        if facing == from.facing() {
            return None;
        }
        self.cheapest(&|place| {
            let kept = anchor.is_none_or(|anchor| place.squares.contains(anchor));
            let cost = distance(place.centre(), from.centre()) + if kept { 0 } else { 2 * SIDE };
            (place.card == from.card && place.facing() == facing).then_some(cost)
        })
    }

    /// The next place in a direction: on the same card, else on the other one if it lies there. `cards` are the two, from the left.
    #[must_use]
    pub fn step(&self, from: Place, direction: Direction, cards: [Option<Card>; 2]) -> Option<Place> {
        let here = self.cheapest(&|place| {
            let (ahead, aside) = measure(direction, from.centre(), place.centre());
            let other_way = if place.facing() == from.facing() { 0 } else { SIDE };
            (place.card == from.card && ahead > 0).then_some(ahead + 2 * aside + other_way)
        });
        if here.is_some() {
            return here;
        }
        let [left, right] = cards;
        let (other, edge) = match direction {
            Direction::Right if left == Some(from.card) => (right?, 0),
            Direction::Left if right == Some(from.card) => (left?, 4 * SIDE),
            _ => return None,
        };
        let goal = (edge, from.centre().1);
        self.cheapest(&|place| (place.card == other).then_some(distance(place.centre(), goal)))
    }
}
