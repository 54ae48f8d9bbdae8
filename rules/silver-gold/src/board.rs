//! The cards that one player works on, and the score card.

use crate::{Card, Cards, Chamber, Content, ScoreCard, SetUp, Squares};

/// One of the cards that a player works on, with its marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Held {
    /// The card.
    pub card: Card,
    /// Its marked squares: none, or one connected area that holds the entrance.
    pub marked: Squares,
}

impl Held {
    /// SGP-19: whether the tomb is marked.
    #[inline]
    pub(crate) const fn is_completed(&self, chamber: &Chamber) -> bool {
        self.marked.meets(chamber.squares(Content::Tomb))
    }

    /// SGP-11: the squares that could be marked if they were connected.
    #[inline]
    pub(crate) const fn free(&self, chamber: &Chamber) -> Squares {
        Squares::ALL.minus(chamber.squares(Content::Wall)).minus(self.marked)
    }

    /// SGP-12: new marks must include one of these free squares: first the entrance, later one that touches a mark.
    #[inline]
    pub(crate) const fn open(&self, chamber: &Chamber) -> Squares {
        let touching =
            if self.marked.is_empty() { chamber.squares(Content::Entrance) } else { self.marked.beside() };
        touching.intersection(self.free(chamber))
    }
}

/// The cards that one player works on, and the score card.
///
/// ```
/// use silver_gold::{SetUp, SilverGold};
/// use tabletop::{Game, Seat, Viewer};
///
/// let mut game = SilverGold::new(SetUp::new(2)?);
/// for deal in ["deal 0 16 25 37 40", "deal 1 9 12 13 15"] {
///     game.deal(&deal.parse()?)?;
/// }
/// for (seat, action) in Seat::all(2).zip(["keep 25 40", "keep 9 12"]) {
///     game.act(seat, action.parse()?)?;
/// }
/// let board = game.view(Viewer::Spectator).boards[Seat::FIRST];
/// assert_eq!(board.held.map(|held| held.map(|held| held.card.number())), [Some(25), Some(40)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Board {
    /// The cards that the player works on. Each keeps its place; a new card takes the first empty place.
    pub held: [Option<Held>; 2],
    /// The boxes that the player has crossed off.
    pub score_card: ScoreCard,
    /// SGP-24: the cards completed with the expedition card in play, in the order in which the tombs were reached.
    pub reached: [Option<Card>; 2],
    /// SGP-20: how many new cards are still to be taken.
    pub to_take: u8,
}

impl Board {
    /// The cards that the player works on.
    #[inline]
    pub(crate) fn held(&self) -> impl Iterator<Item = &Held> {
        self.held.iter().flatten()
    }

    /// The cards that the player works on, without their marks.
    pub(crate) fn cards(&self) -> Cards {
        self.held().map(|held| held.card).collect()
    }

    /// This card with its marks, if the player works on it.
    #[inline]
    pub(crate) fn find(&self, card: Card) -> Option<&Held> {
        self.held().find(|held| held.card == card)
    }

    /// Whether an extra square can be marked at all.
    #[inline]
    pub(crate) fn has_extra(&self, set_up: &SetUp) -> bool {
        self.held().any(|held| !open_for_extra(held, set_up).is_empty())
    }

    /// Puts a new card into the first empty place.
    pub(crate) fn add(&mut self, card: Card) {
        if let Some(place) = self.held.iter_mut().find(|place| place.is_none()) {
            *place = Some(Held { card, marked: Squares::NONE });
        }
    }

    /// Marks the squares, which must be allowed, and tells how many extra squares they bring.
    #[inline]
    pub(crate) fn mark(&mut self, set_up: &SetUp, card: Card, squares: Squares, round: u8) -> u8 {
        let chamber = set_up.deck().chamber(card);
        if let Some(held) = self.held.iter_mut().flatten().find(|held| held.card == card) {
            held.marked = held.marked.union(squares);
        }
        // SGP-19: all symbols of the very shape that reached the tomb count.
        self.score_card.mark(chamber, squares, round);
        if chamber.squares(Content::Tomb).meets(squares)
            && let Some(place) = self.reached.iter_mut().find(|place| place.is_none())
        {
            *place = Some(card);
        }
        // SGP-14: one extra square for each cross.
        chamber.squares(Content::RedCross).intersection(squares).len()
    }

    /// SGP-21: the lowest number among the cards just completed.
    pub(crate) fn lowest_reached(&self) -> Option<Card> {
        self.reached.into_iter().flatten().min()
    }
}

/// SGP-14, SGP-19: the squares of this card that an extra square can go on.
#[inline]
pub(crate) fn open_for_extra(held: &Held, set_up: &SetUp) -> Squares {
    let chamber = set_up.deck().chamber(held.card);
    let closed = set_up.completed_closed() && held.is_completed(chamber);
    if closed { Squares::NONE } else { held.open(chamber) }
}
