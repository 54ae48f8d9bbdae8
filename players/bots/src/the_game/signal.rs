//! What the bots' signals mean (TG-18). No number is told: a phrase says how much a pile matters to a seat.
//!
//! * *Please leave this pile*: I can place here at once without passing over any card that is still out, backwards by
//!   the trick or forwards with the very next card.
//! * *No big jump here*: no such card, but I have one of the next few.
//! * Nothing said: no such card.
//!
//! A seat that never says anything may hold anything. "This pile is good for me" and "play here if you can" are
//! understood as talk without a claim.

use super::board::Board;
use super::hand::Hand;
use the_game::{Phrase, Pile};

/// How many cards still out may be passed over by *no big jump here*.
const FEW: u8 = 2;

/// The cards that can be placed on a pile without passing over any that is still out: the trick and the next.
pub(super) fn at_hand(board: &Board, pile: Pile) -> impl Iterator<Item = u8> {
    let trick = board.trick(pile as u8);
    let trick = (trick != 0 && board.is_out(trick)).then_some(trick);
    trick.into_iter().chain(ahead(board, pile, 0, 0))
}

/// The cards still out that a pile reaches by passing over so many others.
fn ahead(board: &Board, pile: Pile, least: u8, most: u8) -> impl Iterator<Item = u8> {
    let number = pile as u8;
    let top = board.tops.get(pile as usize).copied().unwrap_or_default();
    let step = if pile.is_ascending() { 1i8 } else { -1 };
    let cards = (1..=98u8).map_while(move |distance| top.checked_add_signed(step * distance as i8));
    let cards = cards.take_while(|card| (2..=99).contains(card)).filter(|card| board.is_out(*card));
    cards
        .map(move |card| (card, board.passed(card, number)))
        .skip_while(move |(_, passed)| *passed < least)
        .take_while(move |(_, passed)| *passed <= most)
        .map(|(card, _)| card)
}

/// What a seat with this hand says about a pile.
pub(super) fn phrase(board: &Board, hand: Hand, pile: Pile) -> Option<Phrase> {
    if at_hand(board, pile).any(|card| hand.contains(card)) {
        Some(Phrase::Leave)
    } else if ahead(board, pile, 1, FEW).any(|card| hand.contains(card)) {
        Some(Phrase::NoJump)
    } else {
        None
    }
}

/// What a seat that speaks tells by a phrase: cards that it does not hold, and cards of which it holds at least one.
pub(super) fn meaning(board: &Board, pile: Pile, phrase: Option<Phrase>) -> (Vec<u8>, Vec<u8>) {
    let strong = at_hand(board, pile);
    let weak = ahead(board, pile, 1, FEW);
    match phrase {
        Some(Phrase::Leave) => (Vec::new(), strong.collect()),
        Some(Phrase::NoJump) => (strong.collect(), weak.collect()),
        None => (strong.chain(weak).collect(), Vec::new()),
        Some(Phrase::Good | Phrase::Here) => (Vec::new(), Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use the_game::{Cards, Tops};

    #[test]
    fn a_phrase_tells_how_much_a_pile_matters() {
        let mut board = Board::new(Tops::START, 0, Cards::ALL);
        for (card, pile) in [(20, 0), (21, 1), (22, 0)] {
            board.place(super::super::board::Move { card, pile });
        }
        // A1 shows 22, A2 shows 21, both descending piles 100.
        let says = |cards: &[u8], pile| phrase(&board, cards.iter().copied().collect(), pile);
        assert_eq!(says(&[12], Pile::A1), Some(Phrase::Leave), "the trick");
        assert_eq!(says(&[23], Pile::A1), Some(Phrase::Leave), "the next");
        assert_eq!(says(&[23], Pile::A2), Some(Phrase::Leave), "the next, because 22 is gone");
        assert_eq!(says(&[25], Pile::A1), Some(Phrase::NoJump));
        assert_eq!(says(&[26], Pile::A1), None);
        assert_eq!(says(&[98, 40], Pile::D1), Some(Phrase::NoJump));
        assert_eq!(says(&[], Pile::D2), None);
    }

    #[test]
    fn what_a_phrase_means_is_what_makes_a_seat_say_it() {
        let board = Board::new(Tops::START, 0, Cards::ALL);
        for card in 2..=99 {
            let hand: Hand = [card].into_iter().collect();
            for pile in Pile::ALL {
                let (absent, present) = meaning(&board, pile, phrase(&board, hand, pile));
                assert!(!absent.contains(&card));
                assert!(present.is_empty() || present.contains(&card));
            }
        }
    }
}
