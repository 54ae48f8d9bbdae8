//! What a seat may choose. The full state and the views ask here, so no rule is written twice.

use crate::board::{Board, Held, open_for_extra};
use crate::{Action, Card, Cards, Chamber, Pair, Refusal, SetUp, Shape, Squares, Wanted};
use tabletop::Luck;

/// The choice that a seat must make, with everything that decides what is legal.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice<'a> {
    /// SGP-6: two of these.
    Keep(Cards),
    /// SGP-10 to SGP-13.
    Mark(&'a Board, Shape),
    /// SGP-14.
    Extra(&'a Board),
    /// SGP-20: one of the display, or of the pile while there is one.
    Take { display: Cards, pile: bool },
}

impl Choice<'_> {
    /// Calls `each` with every legal action, each once.
    #[inline]
    pub(crate) fn for_each(self, set_up: &SetUp, mut each: impl FnMut(Action)) {
        match self {
            Self::Keep(dealt) => {
                for one in dealt.iter() {
                    dealt.iter().take_while(|other| *other < one).for_each(|other| {
                        if let Some(pair) = Pair::new(other, one) {
                            each(Action::Keep(pair));
                        }
                    });
                }
            }
            Self::Mark(board, shape) => {
                for held in board.held() {
                    let (card, chamber) = (held.card, set_up.cards().chamber(held.card));
                    let open = held.open(chamber);
                    // SGP-13: one square is always allowed in place of the shape.
                    open.iter().for_each(|square| each(Action::Mark { card, squares: Squares::one(square) }));
                    shape.for_each_placement(held.free(chamber), open, |squares| {
                        each(Action::Mark { card, squares });
                    });
                }
                if passes(board) {
                    each(Action::Pass);
                }
            }
            Self::Extra(board) => {
                for held in board.held() {
                    let card = held.card;
                    open_for_extra(held, set_up)
                        .iter()
                        .for_each(|square| each(Action::Extra { card, square }));
                }
            }
            Self::Take { display, pile } => {
                display.iter().for_each(|card| each(Action::Take(card)));
                if pile {
                    each(Action::TakePile);
                }
            }
        }
    }

    /// One of the legal actions, each with the same chance: that whose place in the order of [`Choice::for_each`] luck
    /// names.
    #[inline]
    pub(crate) fn random_action(self, set_up: &SetUp, luck: &mut impl Luck) -> Option<Action> {
        let mut place = luck.below(self.count(set_up));
        match self {
            Self::Keep(_) => {
                let mut chosen = None;
                self.for_each(set_up, |action| {
                    if place == 0 {
                        chosen.get_or_insert(action);
                    }
                    place = place.saturating_sub(1);
                });
                chosen
            }
            Self::Mark(board, shape) => {
                for held in board.held() {
                    let (card, chamber) = (held.card, set_up.cards().chamber(held.card));
                    let (free, open) = (held.free(chamber), held.open(chamber));
                    if let Some(square) = open.nth(place) {
                        return Some(Action::Mark { card, squares: Squares::one(square) });
                    }
                    place -= u32::from(open.len());
                    if let Some(squares) = shape.nth_placement(free, open, place) {
                        return Some(Action::Mark { card, squares });
                    }
                    place -= shape.count_placements(free, open);
                }
                Some(Action::Pass)
            }
            Self::Extra(board) => {
                for held in board.held() {
                    let open = open_for_extra(held, set_up);
                    if let Some(square) = open.nth(place) {
                        return Some(Action::Extra { card: held.card, square });
                    }
                    place -= u32::from(open.len());
                }
                None
            }
            Self::Take { display, .. } => Some(display.nth(place).map_or(Action::TakePile, Action::Take)),
        }
    }

    /// How many actions are legal; at least one.
    #[inline]
    fn count(self, set_up: &SetUp) -> u32 {
        let of_mark = |held: &Held, shape: Shape| {
            let chamber = set_up.cards().chamber(held.card);
            let open = held.open(chamber);
            u32::from(open.len()) + shape.count_placements(held.free(chamber), open)
        };
        let count = match self {
            Self::Keep(dealt) => u32::from(dealt.len()) * u32::from(dealt.len()).saturating_sub(1) / 2,
            Self::Mark(board, shape) => board.held().map(|held| of_mark(held, shape)).sum(),
            Self::Extra(board) => {
                board.held().map(|held| u32::from(open_for_extra(held, set_up).len())).sum()
            }
            Self::Take { display, pile } => u32::from(display.len()) + u32::from(pile),
        };
        // SGP-22: with no card, passing is the one thing to do.
        count.max(1)
    }

    /// The sort of action that is due.
    pub(crate) fn wanted(self) -> Wanted {
        match self {
            Self::Keep(_) => Wanted::Keep,
            Self::Mark(board, _) if passes(board) => Wanted::Pass,
            Self::Mark(..) => Wanted::Mark,
            Self::Extra(_) => Wanted::Extra,
            Self::Take { .. } => Wanted::Take,
        }
    }

    /// Why the action is not legal, if it is not.
    #[inline]
    pub(crate) fn check(self, set_up: &SetUp, action: Action) -> Result<(), Refusal> {
        match (self, action) {
            (Self::Keep(dealt), Action::Keep(pair)) => match pair.set().minus(dealt).lowest() {
                Some(card) => Err(Refusal::NotDealt { card, dealt }),
                None => Ok(()),
            },
            (Self::Mark(board, shape), Action::Mark { card, squares }) if !passes(board) => {
                let held = board.find(card).ok_or(Refusal::NotYours { card })?;
                // SGP-10, SGP-13: the whole shape or exactly one square.
                if squares.len() != 1 && !shape.is_laid_as(squares) {
                    return Err(Refusal::NotTheShape { squares, shape });
                }
                check_squares(held, set_up.cards().chamber(card), squares)
            }
            (Self::Mark(board, _), Action::Pass) if passes(board) => Ok(()),
            (Self::Extra(board), Action::Extra { card, square }) => {
                let held = board.find(card).ok_or(Refusal::NotYours { card })?;
                let chamber = set_up.cards().chamber(card);
                if set_up.completed_closed() && held.is_completed(chamber) {
                    return Err(Refusal::Completed { card });
                }
                check_squares(held, chamber, Squares::one(square))
            }
            (Self::Take { display, .. }, Action::Take(card)) => {
                if display.contains(card) {
                    Ok(())
                } else {
                    Err(Refusal::NotDisplayed { card })
                }
            }
            (Self::Take { pile, .. }, Action::TakePile) => {
                if pile {
                    Ok(())
                } else {
                    Err(Refusal::PileEmpty)
                }
            }
            _ => Err(Refusal::Other { wanted: self.wanted() }),
        }
    }
}

/// SGP-22: a player with no card passes. With a card there is always a square to mark: every deck lets its tombs be
/// reached, a card leaves its player once the tomb is marked, and on the way there some square touches the marks.
#[inline]
fn passes(board: &Board) -> bool {
    board.held().next().is_none()
}

/// SGP-11, SGP-12: whether the squares are free and connected.
#[inline]
fn check_squares(held: &Held, chamber: &Chamber, squares: Squares) -> Result<(), Refusal> {
    let card: Card = held.card;
    if let Some(square) = squares.and(chamber.walls).first() {
        return Err(Refusal::Wall { card, square });
    }
    if let Some(square) = squares.and(held.marked).first() {
        return Err(Refusal::Marked { card, square });
    }
    if squares.meets(held.open(chamber)) {
        return Ok(());
    }
    if held.marked.is_empty() {
        return Err(Refusal::EntranceFirst { card, entrance: chamber.entrance });
    }
    Err(Refusal::Apart { card, squares })
}
