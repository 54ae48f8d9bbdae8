//! What a seat may choose. The full state and the views ask here, so no rule is written twice.

use crate::board::{Board, Held, open_for_extra};
use crate::shape::Turned;
use crate::{Action, Card, Cards, Chamber, Content, Pair, Refusal, SetUp, Shape, Squares, Wanted};
use std::ops::ControlFlow;
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
    /// SGP-20: one of the display, or of the draw pile while there is one.
    Take { display: Cards, draw_pile: bool },
}

/// Legal actions that differ in one thing only, which is counted by bits. They can be counted, and one can be picked,
/// without making them all.
#[derive(Clone, Copy)]
struct Group {
    kind: Kind,
    bits: u64,
}

/// What the actions of a [`Group`] do, and what their bits count.
#[derive(Clone, Copy)]
enum Kind {
    /// Keep two of these cards: a bit for each pair.
    Keep(Cards),
    /// Mark one square of the card: a bit for each square.
    MarkOne(Card),
    /// Mark the shape, turned like this, on the card: a bit for each square where its corner can be.
    MarkShape(Card, &'static Turned),
    /// Mark an extra square of the card: a bit for each square.
    Extra(Card),
    /// Take a card of the display: a bit for each card.
    Take,
    /// One action alone.
    Only(Action),
}

impl Group {
    /// The action that this bit stands for.
    #[inline]
    fn action(self, bit: u32) -> Option<Action> {
        Some(match self.kind {
            Kind::Keep(dealt) => {
                let (mut low, mut high) = (bit, 1);
                while low >= high {
                    (low, high) = (low - high, high + 1);
                }
                Action::Keep(Pair::new(dealt.nth(low)?, dealt.nth(high)?)?)
            }
            Kind::MarkOne(card) => Action::Mark { card, squares: Squares::from_bits(1 << bit) },
            Kind::MarkShape(card, turned) => Action::Mark { card, squares: turned.at(bit) },
            Kind::Extra(card) => Action::Extra { card, square: Squares::from_bits(1 << bit).first()? },
            Kind::Take => Action::Take(Card::new(u8::try_from(bit).ok()?)?),
            Kind::Only(action) => action,
        })
    }

    #[inline]
    fn for_each(self, mut each: impl FnMut(Action)) {
        let mut bits = self.bits;
        while bits != 0 {
            self.action(bits.trailing_zeros()).into_iter().for_each(&mut each);
            bits &= bits - 1;
        }
    }

    #[inline]
    fn nth(self, place: u32) -> Option<Action> {
        let bits = (0..place).fold(self.bits, |bits, _| bits & bits.wrapping_sub(1));
        self.action(bits.trailing_zeros())
    }
}

impl Choice<'_> {
    /// Calls `each` with every group of legal actions until it breaks. Every action is in one group.
    #[inline]
    fn groups<B>(self, set_up: &SetUp, mut each: impl FnMut(Group) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut group = |kind, bits| each(Group { kind, bits });
        match self {
            Self::Keep(dealt) => {
                let pairs = u32::from(dealt.len()) * u32::from(dealt.len()).saturating_sub(1) / 2;
                group(Kind::Keep(dealt), (1 << pairs.min(63)) - 1)
            }
            Self::Mark(board, shape) => {
                for held in board.held() {
                    let (card, chamber) = (held.card, set_up.deck().chamber(held.card));
                    let (free, open) = (held.free(chamber), held.open(chamber));
                    // SGP-13: one square is always allowed in place of the shape.
                    group(Kind::MarkOne(card), open.bits().into())?;
                    for turned in shape.turns() {
                        group(Kind::MarkShape(card, turned), turned.placements(free, open).into())?;
                    }
                }
                if passes(board) { group(Kind::Only(Action::Pass), 1) } else { ControlFlow::Continue(()) }
            }
            Self::Extra(board) => {
                for held in board.held() {
                    group(Kind::Extra(held.card), open_for_extra(held, set_up).bits().into())?;
                }
                ControlFlow::Continue(())
            }
            Self::Take { display, draw_pile } => {
                group(Kind::Take, display.bits())?;
                group(Kind::Only(Action::TakePile), draw_pile.into())
            }
        }
    }

    /// Calls `each` once with every legal action.
    #[inline]
    pub(crate) fn for_each(self, set_up: &SetUp, mut each: impl FnMut(Action)) {
        let _ = self.groups::<()>(set_up, |group| {
            group.for_each(&mut each);
            ControlFlow::Continue(())
        });
    }

    /// The action with the number that `luck` names, in the order of [`Choice::for_each`].
    #[inline]
    pub(crate) fn random_action(self, set_up: &SetUp, luck: &mut impl Luck) -> Option<Action> {
        let mut count = 0;
        let _ = self.groups::<()>(set_up, |group| {
            count += group.bits.count_ones();
            ControlFlow::Continue(())
        });
        let mut place = luck.below(count.max(1));
        let chosen = self.groups(set_up, |group| {
            let here = group.bits.count_ones();
            if place < here {
                return ControlFlow::Break(group.nth(place));
            }
            place -= here;
            ControlFlow::Continue(())
        });
        chosen.break_value().flatten()
    }

    /// The kind of action that is due.
    pub(crate) fn wanted(self) -> Wanted {
        match self {
            Self::Keep(_) => Wanted::Keep,
            Self::Mark(board, _) if passes(board) => Wanted::Pass,
            Self::Mark(..) => Wanted::Mark,
            Self::Extra(_) => Wanted::Extra,
            Self::Take { .. } => Wanted::Take,
        }
    }

    /// Refuses an action that is not legal.
    #[inline]
    pub(crate) fn check(self, set_up: &SetUp, action: Action) -> Result<(), Refusal> {
        match (self, action) {
            (Self::Keep(dealt), Action::Keep(pair)) => match pair.set().minus(dealt).first() {
                Some(card) => Err(Refusal::NotDealt { card, dealt }),
                None => Ok(()),
            },
            (Self::Mark(board, shape), Action::Mark { card, squares }) if !passes(board) => {
                let held = board.find(card).ok_or(Refusal::NotYours { card })?;
                // SGP-10, SGP-13: the whole shape or exactly one square.
                if squares.len() != 1 && !shape.matches(squares) {
                    return Err(Refusal::NotTheShape { squares, shape });
                }
                check_squares(held, set_up.deck().chamber(card), squares)
            }
            (Self::Mark(board, _), Action::Pass) if passes(board) => Ok(()),
            (Self::Extra(board), Action::Extra { card, square }) => {
                let held = board.find(card).ok_or(Refusal::NotYours { card })?;
                let chamber = set_up.deck().chamber(card);
                if set_up.completed_closed() && held.is_completed(chamber) {
                    return Err(Refusal::Completed { card });
                }
                check_squares(held, chamber, Squares::one(square))
            }
            (Self::Take { display, .. }, Action::Take(card)) if display.contains(card) => Ok(()),
            (Self::Take { .. }, Action::Take(card)) => Err(Refusal::NotDisplayed { card }),
            (Self::Take { draw_pile: true, .. }, Action::TakePile) => Ok(()),
            (Self::Take { .. }, Action::TakePile) => Err(Refusal::DrawPileEmpty),
            _ => Err(self.wanted().into()),
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
    let card = held.card;
    if let Some(square) = squares.intersection(chamber.squares(Content::Wall)).first() {
        return Err(Refusal::Wall { card, square });
    }
    if let Some(square) = squares.intersection(held.marked).first() {
        return Err(Refusal::Marked { card, square });
    }
    if squares.meets(held.open(chamber)) {
        return Ok(());
    }
    if held.marked.is_empty() {
        return Err(Refusal::EntranceFirst { card, entrance: chamber.squares(Content::Entrance) });
    }
    Err(Refusal::Apart { card, squares })
}
