//! What the bots' signals mean (TG-18). A phrase never stands for one card: its meaning leaves at least three possible.
//!
//! A pile has its trick card and the next cards ahead, as far as they are still out. Of these, those count that the seat may
//! hold by all that it has said and drawn so far. The first three are the *near* cards, if the first of them is close; the three
//! after them are the *next* ones. If none is close, the first three are the next ones.
//!
//! * *Please leave this pile*: I hold at least one of the near cards.
//! * *No big jump here*: I hold none of the near cards, but at least one of the next ones.
//! * Nothing said: I hold none of them.
//!
//! Where one of these could leave fewer than three cards possible, because phrases about several piles come together, less
//! can be said, and silence tells less. Everybody at the table can work out which.
//!
//! A seat that never says anything may hold anything. "This pile is good for me" and "play here if you can" claim nothing.

use super::board::Board;
use super::eval::Weights;
use super::knowledge::HandKnowledge;
use the_game::{Card, Cards, PerPile, Phrase, Pile};

/// How many cards of its meaning a phrase leaves possible at least (TG-18).
const POSSIBLE: usize = 3;
/// How many cards are near, and how many are next, in a playout.
pub(super) const NEAR: u8 = POSSIBLE as u8;
/// The first near card passes over fewer cards than this.
const CLOSE: usize = 3;
/// How many cards ahead count.
const FAR: usize = 12;

/// The trick card of a pile, if it is still out.
fn trick(board: &Board, pile: Pile) -> impl Iterator<Item = Card> {
    Card::new(board.trick(pile as u8)).into_iter().filter(|card| board.is_out(card.number()))
}

/// The cards still out that go forwards on a pile, nearest first.
fn forwards(board: &Board, pile: Pile) -> impl Iterator<Item = Card> {
    let top = board.tops.get(pile as usize).copied().unwrap_or_default();
    let step = if pile.is_ascending() { 1 } else { -1 };
    let numbers =
        std::iter::successors(top.checked_add_signed(step), move |card| card.checked_add_signed(step));
    numbers.map_while(Card::new).filter(|card| board.is_out(card.number()))
}

/// The cards that can be placed on a pile without passing over any that is still out: the trick card and the next card.
pub(super) fn free(board: &Board, pile: Pile) -> Cards {
    trick(board, pile).chain(forwards(board, pile).take(1)).collect()
}

/// The cards that the phrases about a pile are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ahead {
    near: Cards,
    next: Cards,
}

impl Ahead {
    fn new(board: &Board, pile: Pile, knowledge: &HandKnowledge) -> Self {
        let ahead = trick(board, pile).chain(forwards(board, pile)).take(FAR);
        let possible: Vec<(usize, Card)> =
            ahead.enumerate().filter(|(_, card)| knowledge.may_hold(*card)).take(2 * POSSIBLE).collect();
        let mut groups = possible.chunks_exact(POSSIBLE);
        let cards = |group: &[(usize, Card)]| group.iter().map(|(_, card)| *card).collect::<Cards>();
        let first = groups.next().unwrap_or_default();
        let next = groups.next().unwrap_or_default();
        if first.first().is_some_and(|(passed, _)| *passed < CLOSE) {
            Self { near: cards(first), next: cards(next) }
        } else {
            Self { near: Cards::NONE, next: cards(first) }
        }
    }
}

/// What a phrase, or silence, tells of a hand.
#[derive(Clone, Copy, Debug)]
struct Meaning {
    phrase: Option<Phrase>,
    /// The hand holds none of these.
    none_of: Cards,
    /// The hand holds at least one of these, if there are any.
    one_of: Cards,
}

impl Meaning {
    const fn new(phrase: Option<Phrase>, none_of: Cards, one_of: Cards) -> Self {
        Self { phrase, none_of, one_of }
    }

    fn fits(&self, hand: Cards) -> bool {
        let holds = |cards: Cards| !hand.intersection(cards).is_empty();
        !holds(self.none_of) && (self.one_of.is_empty() || holds(self.one_of))
    }

    fn teach(&self, knowledge: &mut HandKnowledge) {
        knowledge.rule_out(self.none_of);
        knowledge.require(self.one_of);
    }
}

/// What a seat tells about all piles at one moment.
struct Statement {
    knowledge: HandKnowledge,
    /// The cards of which each phrase claims to hold one.
    claims: Vec<Cards>,
}

impl Statement {
    fn with(&self, meaning: &Meaning) -> Self {
        let (mut knowledge, mut claims) = (self.knowledge.clone(), self.claims.clone());
        meaning.teach(&mut knowledge);
        if !meaning.one_of.is_empty() {
            claims.push(meaning.one_of);
        }
        Self { knowledge, claims }
    }

    /// TG-18: each claim leaves enough cards possible. What no hand could say breaks nothing.
    fn is_fair(&self) -> bool {
        let possible =
            |claim: &Cards| claim.iter().filter(|card| self.knowledge.may_hold(*card)).take(POSSIBLE).count();
        self.claims.iter().all(|claim| possible(claim) == POSSIBLE) || !self.knowledge.is_possible()
    }

    /// What can be said about a pile: the richest vocabulary that is fair whatever the hand holds.
    fn vocabulary(&self, Ahead { near, next }: Ahead) -> Vec<Meaning> {
        let leave = Meaning::new(Some(Phrase::Leave), Cards::NONE, near);
        let no_jump = Meaning::new(Some(Phrase::NoJump), near, next);
        let silence = |none_of| Meaning::new(None, none_of, Cards::NONE);
        let vocabularies = [
            vec![leave, no_jump, silence(near.union(next))],
            vec![leave, silence(near)],
            vec![no_jump, silence(next)],
        ];
        let has_cards = |meaning: &Meaning| meaning.phrase.is_none() || !meaning.one_of.is_empty();
        let fair = |meaning: &Meaning| has_cards(meaning) && self.with(meaning).is_fair();
        let (first, last) = if near.is_empty() { (2, 3) } else { (0, 2) };
        vocabularies.into_iter().take(last).skip(first).find(|list| list.iter().all(fair)).unwrap_or_default()
    }
}

/// What a seat says about each pile: `choose` picks it from the pile's vocabulary.
fn say(
    board: &Board,
    knowledge: &HandKnowledge,
    mut choose: impl FnMut(Pile, &Meaning) -> bool,
) -> Vec<(Pile, Meaning)> {
    let mut statement = Statement { knowledge: knowledge.clone(), claims: Vec::new() };
    let mut said = Vec::new();
    for pile in Pile::ALL {
        let mut vocabulary = statement.vocabulary(Ahead::new(board, pile, &statement.knowledge)).into_iter();
        if let Some(meaning) = vocabulary.find(|meaning| choose(pile, meaning)) {
            statement = statement.with(&meaning);
            said.push((pile, meaning));
        }
    }
    said
}

/// What a seat with this hand says about each pile, if `knowledge` is what everybody knows about the hand.
pub(super) fn phrases(board: &Board, knowledge: &HandKnowledge, hand: Cards) -> PerPile<Option<Phrase>> {
    let mut phrases = PerPile::default();
    for (pile, meaning) in say(board, knowledge, |_, meaning| meaning.fits(hand)) {
        phrases[pile] = meaning.phrase;
    }
    phrases
}

/// Adds what a seat has said to what everybody knows about its hand, and to what one seat believes about it.
pub(super) fn listen(
    board: &Board,
    told: &mut HandKnowledge,
    believed: &mut HandKnowledge,
    said: &PerPile<Option<Phrase>>,
) {
    let meanings = say(board, told, |pile, meaning| meaning.phrase == said[pile]);
    for knowledge in [told, believed] {
        for (_, meaning) in &meanings {
            meaning.teach(knowledge);
        }
        knowledge.settle();
    }
}

/// What a seat claims by what it has said, if `told` is what everybody knew about its hand before.
pub(super) fn claims(
    board: &Board,
    told: &HandKnowledge,
    said: &PerPile<Option<Phrase>>,
    hand: Cards,
    weights: &Weights,
) -> Vec<Claim> {
    let meanings = say(board, told, |pile, meaning| meaning.phrase == said[pile]);
    meanings.iter().filter_map(|(pile, meaning)| Claim::new(board, hand, weights, *pile, meaning)).collect()
}

/// What another seat claims about a pile, as a price for taking its cards away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Claim {
    pub(super) pile: u8,
    /// The cards of which the other seat holds one.
    cards: Cards,
    trick: u8,
    /// What each of these cards costs.
    price: f32,
}

impl Claim {
    /// What a phrase claims and costs, for a seat with this hand. Some phrases claim nothing.
    fn new(board: &Board, hand: Cards, weights: &Weights, pile: Pile, meaning: &Meaning) -> Option<Self> {
        let price = match meaning.phrase? {
            Phrase::Leave => weights.leave,
            Phrase::NoJump => weights.no_jump,
            Phrase::Good | Phrase::Here => return None,
        };
        let cards = meaning.one_of.minus(hand);
        let (pile, trick) = (pile as u8, board.trick(pile as u8));
        (!cards.is_empty()).then(|| Self { pile, cards, trick, price: price / f32::from(cards.len()) })
    }

    /// What it costs to place a card forwards on this top. The first card of a turn on the pile also takes the trick away.
    pub(super) fn price(&self, top: u8, card: u8, first: bool) -> f32 {
        let passed = |other: u8| top.min(card) < other && other < top.max(card);
        let is_lost = |other: u8| if other == self.trick { first } else { passed(other) };
        self.price * self.cards.iter().filter(|other| is_lost(other.number())).count() as f32
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::Move;
    use super::*;
    use Phrase::{Leave, NoJump};
    use the_game::Tops;

    fn cards(numbers: &[u8]) -> Cards {
        numbers.iter().copied().filter_map(Card::new).collect()
    }

    /// A1 shows 22, A2 shows 21, both descending piles 100.
    fn board() -> Board {
        let mut board = Board::new(Tops::START, 0, Cards::ALL);
        for (card, pile) in [(20, 0), (21, 1), (22, 0)] {
            board.place(Move { card, pile });
        }
        board
    }

    fn unknown(size: usize) -> HandKnowledge {
        let mut knowledge = HandKnowledge::default();
        knowledge.resize(size);
        knowledge
    }

    #[test]
    fn near_cards_are_the_first_three_that_the_seat_may_hold() {
        let mut board = board();
        let mut knowledge = unknown(6);
        let ahead = |board: &Board, knowledge: &HandKnowledge, pile| {
            let Ahead { near, next } = Ahead::new(board, pile, knowledge);
            (near, next)
        };
        assert_eq!(ahead(&board, &knowledge, Pile::A1), (cards(&[12, 23, 24]), cards(&[25, 26, 27])));
        assert_eq!(ahead(&board, &knowledge, Pile::A2), (cards(&[11, 23, 24]), cards(&[25, 26, 27])));
        assert_eq!(ahead(&board, &knowledge, Pile::D1), (cards(&[97, 98, 99]), cards(&[94, 95, 96])));
        board.place(Move { card: 12, pile: 2 });
        assert_eq!(ahead(&board, &knowledge, Pile::D1), (cards(&[9, 10, 11]), cards(&[6, 7, 8])));
        assert_eq!(free(&board, Pile::A2), cards(&[11, 23]));
        knowledge.rule_out(cards(&[23, 24, 26]));
        assert_eq!(ahead(&board, &knowledge, Pile::A1), (cards(&[25, 27, 28]), cards(&[29, 30, 31])));
        knowledge.rule_out(cards(&[25]));
        assert_eq!(ahead(&board, &knowledge, Pile::A1), (Cards::NONE, cards(&[27, 28, 29])), "not close");
        knowledge.rule_out(cards(&[27, 28, 29, 30, 31, 32]));
        assert_eq!(ahead(&board, &knowledge, Pile::A1), (Cards::NONE, Cards::NONE), "too far");
    }

    #[test]
    fn tg_18_a_phrase_tells_how_near_a_card_is() {
        let says = |numbers: &[u8], pile| phrases(&board(), &unknown(6), cards(numbers))[pile];
        assert_eq!(says(&[12], Pile::A1), Some(Leave));
        assert_eq!(says(&[24], Pile::A1), Some(Leave));
        assert_eq!(says(&[27], Pile::A1), Some(NoJump));
        assert_eq!(says(&[28], Pile::A1), None);
        assert_eq!(says(&[94, 40], Pile::D1), Some(NoJump));
        assert_eq!(says(&[], Pile::D2), None);
    }

    #[test]
    fn tg_18_what_is_said_about_one_pile_does_not_give_away_another() {
        // 23 and 24 are near for both ascending piles: silence about the second would leave 12 alone for the first.
        let said = phrases(&board(), &unknown(6), cards(&[12, 50]));
        assert_eq!((said[Pile::A1], said[Pile::A2]), (Some(Leave), None));
        let mut heard = unknown(6);
        listen(&board(), &mut heard, &mut unknown(6), &said);
        assert!([12, 23, 24].into_iter().filter_map(Card::new).all(|card| heard.may_hold(card)));
    }

    #[test]
    fn what_a_seat_says_is_true() {
        for numbers in [[12, 97], [23, 60], [24, 25], [50, 51], [27, 94]] {
            let said = phrases(&board(), &unknown(2), cards(&numbers));
            let mut heard = unknown(2);
            listen(&board(), &mut heard, &mut unknown(2), &said);
            assert!(cards(&numbers).iter().all(|card| heard.may_hold(card)), "{numbers:?} {said:?}");
        }
    }
}
