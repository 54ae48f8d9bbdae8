//! What can be told of each card before it is marked: how far it is from any square to the tomb and the symbols.

use ::silver_gold::{Card, Chamber, Colour, Content, Deck, Shape, Square, Squares};

/// Beyond this many squares nothing is told apart.
pub(super) const FAR: u8 = 11;

/// How many squares must still be marked until a certain square is, by where the marks have come.
#[derive(Clone, Debug)]
pub(super) struct Way {
    /// The squares from which it takes at most so many more.
    within: [Squares; FAR as usize],
    /// From an unmarked card.
    start: u8,
}

impl Way {
    /// The way to `goal`, not over `closed` squares, though it may begin on one. A red cross on the way costs nothing:
    /// it pays for itself.
    fn to(goal: Square, chamber: &Chamber, closed: Squares) -> Self {
        let crosses = chamber.squares(Content::RedCross);
        let open = Squares::ALL.minus(chamber.squares(Content::Wall));
        let beside = |squares: Squares| squares.minus(closed).beside().intersection(open);
        let mut within = [Squares::NONE; FAR as usize];
        let mut known = Squares::one(goal);
        for reached in &mut within {
            // Beside a free cross one is as near as the cross is.
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
        let mut way = Self { within, start: FAR };
        way.start = (way.from(chamber.squares(Content::Entrance)) + 1).min(FAR);
        way
    }

    /// How many squares are needed with these marks; 0 if the square is marked.
    #[inline]
    pub(super) fn from(&self, marked: Squares) -> u8 {
        if marked.is_empty() {
            return self.start;
        }
        self.within.iter().take_while(|within| !within.meets(marked)).count() as u8
    }
}

/// A symbol worth a detour.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    pub(super) content: Content,
    way: Way,
    /// From here to the tomb.
    on: u8,
}

impl Sight {
    /// How many squares it takes to mark the symbol, and how many more than without it to mark it on the way to the
    /// tomb, `direct` squares away. None if it is marked.
    #[inline]
    pub(super) fn detour(&self, marked: Squares, direct: u8) -> Option<(u8, u8)> {
        let off = self.way.from(marked);
        (off > 0).then(|| (off, (off + self.on).saturating_sub(direct)))
    }
}

/// What can be told of a card.
#[derive(Clone, Debug)]
pub(super) struct Map {
    pub(super) chamber: Chamber,
    pub(super) colour: Colour,
    pub(super) tomb: Way,
    /// The way to the tomb on which no skull lies.
    pub(super) safe: Way,
    pub(super) sights: Vec<Sight>,
    /// Every way to lay each shape over the tomb.
    pub(super) finishes: [Vec<Squares>; 6],
}

impl Map {
    fn new(deck: &Deck, card: Card) -> Self {
        let chamber = *deck.chamber(card);
        let tomb = chamber.squares(Content::Tomb);
        let goal = tomb.first();
        let to = |closed| match goal {
            Some(goal) => Way::to(goal, &chamber, closed),
            None => Way { within: [Squares::NONE; FAR as usize], start: FAR },
        };
        let way = to(Squares::NONE);
        let sights = [Content::RedGem, Content::GreenGem, Content::Torch, Content::Potion];
        let sights = sights.into_iter().flat_map(|content| {
            chamber.squares(content).iter().map(move |square| (content, square)).collect::<Vec<_>>()
        });
        let sight = |(content, square)| Sight {
            content,
            way: Way::to(square, &chamber, Squares::NONE),
            on: way.from(Squares::one(square)),
        };
        let free = Squares::ALL.minus(chamber.squares(Content::Wall));
        let finishes = Shape::ALL.map(|shape| {
            let mut laid = Vec::new();
            shape.for_each_placement(free, tomb, |squares| laid.push(squares));
            laid
        });
        Self {
            colour: deck.colour(card),
            sights: sights.map(sight).collect(),
            safe: to(chamber.squares(Content::Skull)),
            tomb: way,
            finishes,
            chamber,
        }
    }

    /// Whether the shape can be laid over the tomb at once.
    #[inline]
    pub(super) fn finishes_with(&self, shape: Shape, marked: Squares, touching: Squares) -> bool {
        let laid = self.finishes.get(shape as usize).map_or(&[][..], Vec::as_slice);
        laid.iter().any(|squares| !squares.meets(marked) && squares.meets(touching))
    }
}

/// The maps of all cards of a deck.
#[derive(Clone, Debug)]
pub(super) struct Atlas {
    maps: Vec<Map>,
}

impl Atlas {
    pub(super) fn new(deck: &Deck) -> Self {
        Self { maps: Card::all().map(|card| Map::new(deck, card)).collect() }
    }

    #[inline]
    #[allow(clippy::indexing_slicing, reason = "a card's number is 1 to 48, and there are 48 maps")]
    pub(super) fn of(&self, card: Card) -> &Map {
        &self.maps[usize::from(card.number()) - 1]
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
    fn map() -> Map {
        Map::new(&Deck::shipped(), Card::new(2).unwrap())
    }

    #[test]
    fn the_way_to_the_tomb_counts_squares_but_not_crosses() {
        let map = map();
        // a1, the cross on b1 for nothing, then b2 b3 b4 b5 c5 d5 e5.
        assert_eq!(map.tomb.from(Squares::NONE), 8);
        assert_eq!(map.tomb.from(squares(&[(0, 0)])), 7);
        assert_eq!(map.tomb.from(squares(&[(0, 0), (0, 1), (1, 1)])), 6);
        assert_eq!(map.tomb.from(squares(&[(3, 4)])), 1);
        assert_eq!(map.tomb.from(squares(&[(4, 4)])), 0);
    }

    #[test]
    fn the_safe_way_may_begin_on_a_skull_but_not_cross_one() {
        let map = map();
        assert!(map.safe.from(squares(&[(0, 0)])) > map.tomb.from(squares(&[(0, 0)])) - 1);
        assert_eq!(map.safe.from(squares(&[(2, 3)])), map.tomb.from(squares(&[(2, 3)])));
    }

    #[test]
    fn shapes_that_reach_the_tomb_are_found() {
        let map = map();
        let marked = squares(&[(2, 4)]);
        let finishes = |shape| map.finishes_with(shape, marked, marked.beside());
        // c5 is marked, so d5 e5 and shapes with d4 e4 d5 e5 fit; three in a row does not.
        assert!(finishes(Shape::I2) && finishes(Shape::V3) && finishes(Shape::O4));
        assert!(!finishes(Shape::I3));
    }
}
