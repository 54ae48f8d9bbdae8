//! The reasons for or against a turn.

use super::TheGameBot;
use super::board::Move;
use super::choice::ScoredTurn;
use super::turns::{Start, Turn};
use crate::Reason;
use crate::advice::reason;
use tabletop::View as _;
use the_game::{Pile, View};

/// Every reason with the names of its arguments.
pub(super) const REASONS: &[(&str, &[&str])] = &[
    ("the-game-reason-wins", &[]),
    ("the-game-reason-trick", &["card", "pile"]),
    ("the-game-reason-covers", &["pile"]),
    ("the-game-reason-keeps-trick", &["card", "pile"]),
    ("the-game-reason-trick-out", &["card", "pile"]),
    ("the-game-reason-leaves", &["pile", "seat"]),
    ("the-game-reason-against", &["pile", "seat"]),
    ("the-game-reason-keeps-way", &["card"]),
    ("the-game-reason-saves-pair", &["low", "high"]),
    ("the-game-reason-free", &["card", "pile"]),
    ("the-game-reason-nearest", &["card", "pile", "distance"]),
    ("the-game-reason-small-steps", &["distance"]),
    ("the-game-reason-more", &["count"]),
    ("the-game-reason-stops", &[]),
    ("the-game-reason-enough", &[]),
    ("the-game-reason-only", &[]),
    ("the-game-reason-starts-well", &[]),
    ("the-game-reason-starts-badly", &[]),
];

/// The most reasons that one turn gets.
const MOST: usize = 3;
/// A step of at most this distance is small.
const SMALL: u8 = 4;

/// One card of a turn.
struct PlacedCard {
    card: u8,
    pile: Pile,
    is_trick: bool,
    /// Cards still out that it passes over.
    passed: u8,
    distance: u8,
}

fn placed_cards(start: &Start, turn: &Turn) -> Vec<PlacedCard> {
    let mut board = start.board;
    let placed = |m: &Move| {
        let Move { card, pile } = *m;
        let (is_trick, top) = (board.is_trick(*m), board.top(pile));
        // The card itself is still out, too.
        let passed = if is_trick { 0 } else { board.out_between(pile, top, card) - 1 };
        board.place(*m);
        PlacedCard { card, pile, is_trick, passed, distance: top.abs_diff(card) }
    };
    turn.moves.iter().map(placed).collect()
}

impl TheGameBot {
    /// The most important reasons for or against a turn, most important first.
    pub(super) fn reasons(
        &self,
        view: &View,
        start: &Start,
        scored: &ScoredTurn,
        all: &[ScoredTurn],
    ) -> Vec<Reason> {
        let turn = &scored.turn;
        let mut reasons = Vec::new();
        if scored.wins {
            reasons.push(reason!("the-game-reason-wins"));
        }
        if view.legal_actions().len() == 1 {
            reasons.push(reason!("the-game-reason-only"));
        }
        let placed_cards = placed_cards(start, turn);
        let tricks = placed_cards.iter().filter(|placed| placed.is_trick);
        reasons
            .extend(tricks.map(|PlacedCard { card, pile, .. }| reason!("the-game-reason-trick", card, pile)));
        let is_touched =
            |pile: Pile| placed_cards.iter().any(|placed| placed.pile == pile && !placed.is_trick);
        let covered = view.burning.iter().filter(|pile| is_touched(*pile));
        reasons.extend(covered.map(|pile| reason!("the-game-reason-covers", pile)));
        for pile in Pile::ALL {
            // To leave a pile alone is worth a word only if others would be tempted.
            let is_tempting = || all.iter().any(|other| other.turn.moves.iter().any(|m| m.pile == pile));
            let asking = self.asked(view, pile).map(|(seat, _)| seat);
            if is_touched(pile) {
                reasons.extend(asking.map(|seat| reason!("the-game-reason-against", pile, seat)));
            } else if is_tempting() {
                reasons.extend(asking.map(|seat| reason!("the-game-reason-leaves", pile, seat)));
            }
        }
        for pile in Pile::ALL {
            let card = turn.board.trick(pile);
            if card != 0 && turn.hand.contains(card) {
                reasons.push(reason!("the-game-reason-keeps-trick", card, pile));
            } else if card != 0
                && turn.board.is_out(card)
                && placed_cards.iter().any(|placed| placed.pile == pile)
            {
                reasons.push(reason!("the-game-reason-trick-out", card, pile));
            }
        }
        reasons.extend(kept_way(turn, all).map(|card| reason!("the-game-reason-keeps-way", card)));
        // Two cards ten apart that stay in hand.
        let low = turn.hand.iter().find(|card| turn.hand.contains(card + 10));
        reasons.extend(low.map(|low| reason!("the-game-reason-saves-pair", low, high = low + 10)));
        reasons.extend(about_distance(start, &placed_cards));
        reasons.extend(about_end(start, turn));
        reasons.truncate(MOST);
        reasons
    }
}

/// A card of the hand that can be placed forwards after this turn, but not after another that was searched.
fn kept_way(turn: &Turn, all: &[ScoredTurn]) -> Option<u8> {
    let is_open = |turn: &Turn, card: u8| {
        let [a1, a2, d1, d2] = turn.board.tops;
        card > a1.min(a2) || card < d1.max(d2)
    };
    turn.hand.iter().find(|card| {
        let is_shut = |other: &ScoredTurn| other.turn.hand.contains(*card) && !is_open(&other.turn, *card);
        is_open(turn, *card) && all.iter().any(is_shut)
    })
}

/// The reason that is about distances, if there is one.
fn about_distance(start: &Start, placed_cards: &[PlacedCard]) -> Option<Reason> {
    let forwards = || placed_cards.iter().filter(|placed| !placed.is_trick);
    let nearest = Pile::ALL.into_iter().filter_map(|pile| {
        let card = start.board.nearest(start.hand, pile);
        (card != 0).then(|| start.board.top(pile).abs_diff(card))
    });
    let nearest = nearest.min()?;
    if let Some(PlacedCard { card, pile, .. }) = forwards().find(|placed| placed.passed == 0) {
        return Some(reason!("the-game-reason-free", card, pile));
    }
    let distance = forwards().map(|placed| placed.distance).max()?;
    if distance <= SMALL {
        return Some(reason!("the-game-reason-small-steps", distance));
    }
    let PlacedCard { card, pile, distance, .. } = forwards().find(|placed| placed.distance == nearest)?;
    Some(reason!("the-game-reason-nearest", card, pile, distance))
}

/// The reason why the turn ends where it does. Only cards that are still to be placed count.
fn about_end(start: &Start, turn: &Turn) -> Option<Reason> {
    let placed = turn.moves.len() as u8;
    let count = placed.saturating_sub(start.minimum.saturating_sub(start.placed));
    if count > 0 {
        Some(reason!("the-game-reason-more", count))
    } else if !turn.complete || turn.hand.is_empty() {
        None
    } else if start.placed + placed == start.minimum {
        Some(reason!("the-game-reason-stops"))
    } else {
        Some(reason!("the-game-reason-enough"))
    }
}
