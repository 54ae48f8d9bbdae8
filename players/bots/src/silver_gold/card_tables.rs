//! Tables of each card, computed before the game: the distances from any square to the tomb and the symbols.

use ::silver_gold::{Card, Chamber, Colour, Content, Deck, Shape, Square, Squares};

/// Larger distances are treated as this one.
pub(super) const FURTHEST: u8 = 11;

/// How many squares must still be marked to reach a goal.
#[derive(Clone, Debug)]
pub(super) struct Distances {
    /// The squares from which the goal is at most as many squares away as the index says.
    within: [Squares; FURTHEST as usize],
    /// The distance on an unmarked card.
    start: u8,
}

impl Distances {
    const UNREACHABLE: Self = Self { within: [Squares::NONE; FURTHEST as usize], start: FURTHEST };

    /// The distances to `goal`. A path may begin on a `closed` square but not cross one. A red cross costs nothing, because it
    /// brings an extra square.
    fn to(goal: Square, chamber: &Chamber, closed: Squares) -> Self {
        let crosses = chamber.squares(Content::RedCross);
        let open = Squares::ALL.minus(chamber.squares(Content::Wall));
        let beside = |squares: Squares| squares.minus(closed).beside().intersection(open);
        let mut within = [Squares::NONE; FURTHEST as usize];
        let mut known = Squares::one(goal);
        for reached in &mut within {
            // A square beside a cross is as near as the cross.
            loop {
                let wider = known.union(beside(known.intersection(crosses)));
                if wider == known {
                    break;
                }
                known = wider;
            }
            *reached = known;
            known = known.union(beside(known));
        }
        let mut distances = Self { within, start: FURTHEST };
        distances.start = (distances.from(chamber.squares(Content::Entrance)) + 1).min(FURTHEST);
        distances
    }

    /// The distance with these marks; 0 if the goal is marked.
    #[inline]
    pub(super) fn from(&self, marked: Squares) -> u8 {
        if marked.is_empty() {
            return self.start;
        }
        self.within.iter().take_while(|within| !within.meets(marked)).count() as u8
    }
}

/// A symbol that may be worth a detour on the way to the tomb.
#[derive(Clone, Debug)]
pub(super) struct Symbol {
    pub(super) content: Content,
    distances: Distances,
    /// The distance from the symbol to the tomb.
    to_tomb: u8,
}

impl Symbol {
    /// The distance to the symbol, and how much longer the way to the tomb over it is than the direct way of `direct`
    /// squares. `None` if the symbol is marked.
    #[inline]
    pub(super) fn detour(&self, marked: Squares, direct: u8) -> Option<(u8, u8)> {
        let distance = self.distances.from(marked);
        (distance > 0).then(|| (distance, (distance + self.to_tomb).saturating_sub(direct)))
    }
}

/// The tables of one card.
#[derive(Clone, Debug)]
pub(super) struct CardTable {
    pub(super) chamber: Chamber,
    pub(super) colour: Colour,
    pub(super) tomb: Distances,
    /// The distances to the tomb on paths without skulls.
    pub(super) safe: Distances,
    pub(super) symbols: Vec<Symbol>,
    /// Every placement of each shape that covers the tomb.
    finishes: [Vec<Squares>; 6],
}

impl CardTable {
    fn new(deck: &Deck, card: Card) -> Self {
        let chamber = *deck.chamber(card);
        let tomb = chamber.squares(Content::Tomb);
        let to_tomb = |closed| {
            tomb.first().map_or(Distances::UNREACHABLE, |goal| Distances::to(goal, &chamber, closed))
        };
        let direct = to_tomb(Squares::NONE);
        let symbols = [Content::RedGem, Content::GreenGem, Content::Torch, Content::Potion]
            .into_iter()
            .flat_map(|content| chamber.squares(content).iter().map(move |square| (content, square)))
            .map(|(content, square)| Symbol {
                content,
                distances: Distances::to(square, &chamber, Squares::NONE),
                to_tomb: direct.from(Squares::one(square)),
            })
            .collect();
        let free = Squares::ALL.minus(chamber.squares(Content::Wall));
        let finishes = Shape::ALL.map(|shape| {
            let mut placements = Vec::new();
            shape.for_each_placement(free, tomb, |squares| placements.push(squares));
            placements
        });
        let safe = to_tomb(chamber.squares(Content::Skull));
        Self { colour: deck.colour(card), tomb: direct, safe, symbols, finishes, chamber }
    }

    /// Whether the shape can cover the tomb at once; `touching` are the squares beside those marked.
    #[inline]
    pub(super) fn finishes_with(&self, shape: Shape, marked: Squares, touching: Squares) -> bool {
        let placements = self.finishes.get(shape as usize).map_or(&[][..], Vec::as_slice);
        placements.iter().any(|squares| !squares.meets(marked) && squares.meets(touching))
    }
}

/// The tables of all cards of a deck.
#[derive(Clone, Debug)]
pub(super) struct CardTables(Vec<CardTable>);

impl CardTables {
    pub(super) fn new(deck: &Deck) -> Self {
        Self(Card::all().map(|card| CardTable::new(deck, card)).collect())
    }

    #[inline]
    #[allow(clippy::indexing_slicing, reason = "a card's number is 1 to 48, and there are 48 tables")]
    pub(super) fn of(&self, card: Card) -> &CardTable {
        &self.0[usize::from(card.number()) - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(names: &[(u8, u8)]) -> Squares {
        names.iter().filter_map(|(column, row)| Square::new(*column, *row)).collect()
    }

    /// ```text
    /// Expr#
    /// ....#
    /// ts##.
    /// ..s..
    /// s.g.T
    /// ```
    fn table() -> CardTable {
        CardTable::new(&Deck::shipped(), Card::new(2).unwrap())
    }

    #[test]
    fn the_distance_to_the_tomb_counts_squares_but_not_crosses() {
        let table = table();
        // a1, the cross on b1 for nothing, then b2 b3 b4 b5 c5 d5 e5.
        assert_eq!(table.tomb.from(Squares::NONE), 8);
        assert_eq!(table.tomb.from(squares(&[(0, 0)])), 7);
        assert_eq!(table.tomb.from(squares(&[(0, 0), (0, 1), (1, 1)])), 6);
        assert_eq!(table.tomb.from(squares(&[(3, 4)])), 1);
        assert_eq!(table.tomb.from(squares(&[(4, 4)])), 0);
    }

    #[test]
    fn a_safe_path_may_begin_on_a_skull_but_not_cross_one() {
        let table = table();
        assert!(table.safe.from(squares(&[(0, 0)])) > table.tomb.from(squares(&[(0, 0)])) - 1);
        assert_eq!(table.safe.from(squares(&[(2, 3)])), table.tomb.from(squares(&[(2, 3)])));
    }

    #[test]
    fn shapes_that_reach_the_tomb_are_found() {
        let table = table();
        let marked = squares(&[(2, 4)]);
        let finishes = |shape| table.finishes_with(shape, marked, marked.beside());
        // c5 is marked, so d5 e5 and shapes with d4 e4 d5 e5 fit; three in a row does not.
        assert!(finishes(Shape::I2) && finishes(Shape::V3) && finishes(Shape::O4));
        assert!(!finishes(Shape::I3));
    }
}
