//! The meaning of a phrase about a pile (TG-18), which is the same for bots and people. It depends only on the table as it
//! stands, not on earlier phrases.
//!
//! The cards ahead of a pile are its trick card and then the cards that go forwards, nearest first, as far as everybody can
//! know that they are still out. The first three are the *near* cards, the three after them the *next* ones.
//!
//! * *Please leave this pile*: I hold at least one of the near cards.
//! * *No big jump here*: I hold at least one of the next cards.
//! * *Play here if you can*: I hold none of either.
//! * *This pile is good for me*, and silence: no claim.
//!
//! A bot leaves a phrase out if all its phrases together would leave fewer than three cards possible for one claim.

#![allow(clippy::indexing_slicing, reason = "there is a claim for every pile")]

use super::board::{Board, count_between};
use super::hand::Hand;
use the_game::{Card, Cards, PerPile, Phrase, Pile};

/// A claim leaves at least this many cards possible (TG-18), and a phrase is about this many.
const POSSIBLE: u8 = 3;

/// Where the cards ahead of a pile lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead {
    pub(super) pile: Pile,
    pub(super) top: u8,
    /// The trick card if it is still out, or 0. It is one of the near cards.
    pub(super) trick: u8,
    /// The farthest near card, or 0 if there are fewer than three.
    pub(super) near: u8,
    /// The farthest next card, or 0 if there are fewer than three.
    pub(super) next: u8,
}

impl Ahead {
    /// No cards.
    pub(super) const NONE: Self = Self { pile: Pile::A1, top: 0, trick: 0, near: 0, next: 0 };

    #[inline]
    pub(super) fn new(board: &Board, pile: Pile) -> Self {
        let trick = board.trick(pile);
        let trick = if trick != 0 && board.is_out(trick) { trick } else { 0 };
        let forwards = POSSIBLE - u8::from(trick != 0);
        Self {
            pile,
            top: board.top(pile),
            trick,
            near: board.ahead(pile, forwards),
            next: board.ahead(pile, forwards + POSSIBLE),
        }
    }

    /// What a seat with this hand says about the pile, unless the phrase and its other phrases together would give too much
    /// away.
    #[inline]
    pub(super) fn phrase_for(&self, hand: Hand) -> Option<Phrase> {
        if self.near == 0 {
            return None;
        }
        let holds = |from: u8, to: u8| count_between(hand, self.pile, from, to) > 0;
        if holds(self.top, self.near) || self.trick != 0 && hand.contains(self.trick) {
            Some(Phrase::Leave)
        } else if self.next != 0 && holds(self.near, self.next) {
            Some(Phrase::NoJump)
        } else {
            None
        }
    }

    /// The near cards and the next cards. There are none where there would be fewer than three.
    fn cards(&self, board: &Board) -> (Cards, Cards) {
        let forwards = |from: u8, to: u8| -> Cards {
            let numbers = if to == 0 { 0..0 } else { from.min(to)..from.max(to) + 1 };
            let cards = numbers.filter(|number| *number != from).filter_map(Card::new);
            cards.filter(|card| board.is_out(card.number())).collect()
        };
        let trick = Card::new(self.trick).filter(|_| self.near != 0);
        let near = trick.into_iter().fold(forwards(self.top, self.near), Cards::with);
        (near, forwards(self.near, self.next))
    }
}

/// The meaning of all phrases of a seat together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Statement {
    /// For each pile, cards that include at least one of the hand; none if nothing is claimed.
    pub(super) claims: [Cards; 4],
    /// The hand holds none of these.
    pub(super) denied: Cards,
}

impl Statement {
    pub(super) fn new(board: &Board, said: &PerPile<Option<Phrase>>) -> Self {
        let mut statement = Self::default();
        for (pile, claim) in Pile::ALL.into_iter().zip(&mut statement.claims) {
            let (near, next) = Ahead::new(board, pile).cards(board);
            match said[pile] {
                Some(Phrase::Leave) => *claim = near,
                Some(Phrase::NoJump) => *claim = next,
                Some(Phrase::Here) => statement.denied = statement.denied.union(near).union(next),
                Some(Phrase::Good) | None => {}
            }
        }
        statement
    }

    /// Whether a hand holds a card of every claim.
    #[inline]
    pub(super) fn is_met_by(&self, hand: Cards) -> bool {
        self.claims.iter().all(|claim| claim.is_empty() || !claim.intersection(hand).is_empty())
    }

    pub(super) fn is_true_of(&self, hand: Cards) -> bool {
        self.is_met_by(hand) && self.denied.intersection(hand).is_empty()
    }

    /// Whether every claim leaves three cards possible in a hand of this size (TG-18).
    fn keeps_three_possible(&self, size: u8) -> bool {
        let possible = |claim: &Cards| claim.iter().filter(|card| self.may_hold(*card, size)).count();
        self.claims.iter().all(|claim| claim.is_empty() || possible(claim) >= usize::from(POSSIBLE))
    }

    /// Whether the card is in some hand of this size of which the statement is true.
    fn may_hold(&self, card: Card, size: u8) -> bool {
        if size == 0 || self.denied.contains(card) {
            return false;
        }
        // The rest of the hand must meet the other claims.
        let claims = self.claims.map(|claim| if claim.contains(card) { Cards::NONE } else { claim });
        let rest = Self { claims, denied: self.denied };
        match claims.iter().find(|claim| !claim.is_empty()) {
            Some(claim) => claim.iter().any(|other| rest.may_hold(other, size - 1)),
            None => true,
        }
    }
}

/// What a seat with this hand says about each pile. The phrases that ask for more come first.
pub(super) fn phrases(board: &Board, hand: Cards) -> PerPile<Option<Phrase>> {
    let mut said: PerPile<Option<Phrase>> = PerPile::default();
    for phrase in [Phrase::Leave, Phrase::NoJump] {
        for pile in Pile::ALL {
            let mut more = said;
            more[pile] = Some(phrase);
            let statement = Statement::new(board, &more);
            let is_claim = said[pile].is_none() && !statement.claims[pile as usize].is_empty();
            if is_claim && statement.is_true_of(hand) && statement.keeps_three_possible(hand.len()) {
                said = more;
            }
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::super::board::Move;
    use super::*;
    use Phrase::{Here, Leave, NoJump};
    use the_game::{Piles, Tops};

    fn cards(numbers: &[u8]) -> Cards {
        numbers.iter().copied().filter_map(Card::new).collect()
    }

    /// A1 shows 22, A2 shows 21, both descending piles 100.
    fn board() -> Board {
        let mut board = Board::new(Tops::START, Piles::NONE, Cards::ALL);
        for (card, pile) in [(20, Pile::A1), (21, Pile::A2), (22, Pile::A1)] {
            board.place(Move { card, pile });
        }
        board
    }

    #[test]
    fn the_trick_card_is_one_of_the_three_near_cards() {
        let mut board = board();
        let ahead = |board: &Board, pile| Ahead::new(board, pile).cards(board);
        assert_eq!(ahead(&board, Pile::A1), (cards(&[12, 23, 24]), cards(&[25, 26, 27])));
        assert_eq!(ahead(&board, Pile::A2), (cards(&[11, 23, 24]), cards(&[25, 26, 27])));
        assert_eq!(ahead(&board, Pile::D1), (cards(&[97, 98, 99]), cards(&[94, 95, 96])));
        board.place(Move { card: 12, pile: Pile::D1 });
        assert_eq!(ahead(&board, Pile::A1), (cards(&[23, 24, 25]), cards(&[26, 27, 28])));
        board.place(Move { card: 4, pile: Pile::D1 });
        assert_eq!(ahead(&board, Pile::D1), (cards(&[14, 3, 2]), Cards::NONE), "no three are next");
        board.place(Move { card: 3, pile: Pile::D1 });
        assert_eq!(ahead(&board, Pile::D1), (Cards::NONE, Cards::NONE), "only 13 and 2 are left");
    }

    #[test]
    fn tg_18_a_phrase_tells_how_near_a_card_is() {
        let says = |numbers: &[u8], pile| phrases(&board(), cards(numbers))[pile];
        assert_eq!(says(&[12, 50], Pile::A1), Some(Leave), "the trick");
        assert_eq!(says(&[24, 50], Pile::A1), Some(Leave));
        assert_eq!(says(&[27, 50], Pile::A1), Some(NoJump));
        assert_eq!(says(&[28, 50], Pile::A1), None);
        assert_eq!(says(&[94, 40], Pile::D1), Some(NoJump));
    }

    #[test]
    fn tg_18_a_phrase_is_left_out_where_it_would_give_a_card_away() {
        // One card is near for one pile and next for no other: claims about two piles would leave it alone.
        let said = phrases(&board(), cards(&[24]));
        assert_eq!((said[Pile::A1], said[Pile::A2]), (Some(Leave), None));
        // To deny the near cards of A2 would leave only 12 for A1.
        let mut said: PerPile<Option<Phrase>> = PerPile::default();
        (said[Pile::A1], said[Pile::A2]) = (Some(Leave), Some(Here));
        assert!(!Statement::new(&board(), &said).keeps_three_possible(2));
    }

    #[test]
    fn a_playout_understands_the_same() {
        for card in (2..=99).filter(|card| ![20, 21, 22].contains(card)) {
            let said = phrases(&board(), cards(&[card, if card == 60 { 61 } else { 60 }]));
            for pile in Pile::ALL {
                let phrase = Ahead::new(&board(), pile).phrase_for([card].into_iter().collect());
                assert_eq!(said[pile], phrase, "{card} {pile}");
            }
        }
    }
}
