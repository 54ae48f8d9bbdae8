//! Whether a view that somebody else wrote is one that a game could show.

use crate::state::{COMPLETE, DRAW, EXCHANGE, HAND, PLAYS};
use crate::{Hand, Step, View};
use tabletop::{Seat, ViewError};

const fn unless(holds: bool, field: &'static str) -> Result<(), ViewError> {
    ViewError::unless(holds, field)
}

/// Checks all that bots and legal actions depend on: no card is there more often than in the deck, and all numbers agree.
pub(crate) fn check(view: &View) -> Result<(), ViewError> {
    check_seats(view)?;
    check_time(view)?;
    check_hands(view)?;
    check_cards(view)
}

/// Whether the table has all seats that are named, and every list has a value for each of them.
fn check_seats(view: &View) -> Result<(), ViewError> {
    let players = view.players();
    unless(view.viewer.seat().is_none_or(|seat| seat.is_at(players)), "viewer")?;
    unless(view.dealer.is_none_or(|seat| seat.is_at(players)), "dealer")?;
    unless(view.turn.is_at(players), "turn")?;
    let is_there = match view.step {
        Step::Deal(seat) | Step::LastRound { ends_with: seat } => seat.is_at(players),
        _ => true,
    };
    unless(is_there, "step")?;
    unless(view.hand_sizes.players() == players, "hand_sizes")?;
    unless(view.pyramids.standing().all(|standing| standing.seat.is_at(players)), "pyramids")
}

/// Whether this step can come now.
fn check_time(view: &View) -> Result<(), ViewError> {
    let players = view.players();
    let first = view.dealer.map_or(Seat::FIRST, |dealer| dealer.next(players));
    unless(view.dealer.is_none() == (view.step == Step::Dealer), "dealer")?;
    if matches!(view.step, Step::Dealer | Step::Deal(_)) {
        // PY-3: the player left of the dealer starts.
        unless(view.turn == first, "turn")?;
        unless(view.discards.total() == 0, "discards")?;
        unless(view.pyramids.standing().next().is_none(), "pyramids")?;
    }
    let possible = match view.step {
        Step::Draw => view.pile > 0,
        Step::Redraw(count) => (1..=EXCHANGE).contains(&count) && count <= view.pile,
        // PY-5: before the first play, while the pile has cards.
        Step::Play { left, exchange } => left <= PLAYS && (!exchange || (left == PLAYS && view.pile > 0)),
        // PY-15: only without a pile.
        Step::LastRound { .. } => view.pile == 0,
        _ => true,
    };
    unless(possible, "step")?;
    // PY-14: the sixth ends the game, but not in the last round.
    let ends = Seat::all(players).any(|seat| view.pyramids.complete(seat) >= COMPLETE);
    unless(!ends || matches!(view.step, Step::LastRound { .. } | Step::Over), "pyramids")
}

/// Whether the hands have sizes that they can have.
fn check_hands(view: &View) -> Result<(), ViewError> {
    for (seat, size) in view.hand_sizes.iter() {
        let own_turn = seat == view.turn;
        let fits = match view.step {
            Step::Dealer => *size == 0,
            Step::Deal(next) => *size == if seat < next { HAND } else { 0 },
            Step::Redraw(count) if own_turn => *size <= HAND + DRAW - count,
            Step::Discard if own_turn => (HAND + 1..=HAND + DRAW).contains(size),
            // The cards played this turn were in the hand before.
            Step::Play { left, .. } if own_turn => *size <= HAND + DRAW - (PLAYS - left),
            Step::Over if own_turn => *size <= HAND + DRAW,
            // PY-7: after a turn there are 5 at most.
            _ => *size <= HAND,
        };
        unless(fits, "hand_sizes")?;
    }
    let seat = view.viewer.seat();
    ViewError::unless_due(&view.hand, seat.is_some(), "hand")?;
    unless(view.hand.map(|hand| hand.len()) == seat.map(|seat| view.hand_sizes[seat]), "hand")
}

/// Whether all cards are there, and none more often than in the deck.
fn check_cards(view: &View) -> Result<(), ViewError> {
    let mut rest = *view.set_up.cards();
    let own = view.hand.iter().flat_map(Hand::iter).map(|card| (card, "hand"));
    let discards = view.discards.cards().map(|card| (card, "discards"));
    let table = view.pyramids.cards().map(|card| (card, "pyramids"));
    for (card, field) in own.chain(discards).chain(table) {
        unless(rest.remove(card), field)?;
    }
    let others = view.hand_sizes.iter().filter(|(seat, _)| !view.viewer.is(*seat));
    let hidden: u32 = others.map(|(_, size)| u32::from(*size)).sum();
    unless(u32::from(rest.total()) == hidden + u32::from(view.pile), "pile")
}
