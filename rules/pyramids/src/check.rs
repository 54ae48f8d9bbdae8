//! Checks that a game could show a view that was read from outside.

use crate::{Hand, Pyramids, Step, View};
use tabletop::{Seat, SetUp as _, ViewError, require, require_when_due};

/// Checks all that bots and legal actions depend on: no card is there more often than in the deck, and all numbers agree.
pub(crate) fn check(view: &View) -> Result<(), ViewError> {
    check_seats(view)?;
    check_time(view)?;
    check_hands(view)?;
    check_cards(view)
}

/// Whether the table has all seats that are named, and every list has a value for each of them.
fn check_seats(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    require(view.viewer.seat().is_none_or(|seat| seat.is_at(players)), "viewer")?;
    require(view.dealer.is_none_or(|seat| seat.is_at(players)), "dealer")?;
    require(view.turn.is_at(players), "turn")?;
    let is_there = match view.step {
        Step::Deal(seat) | Step::LastRound { ends_with: seat } => seat.is_at(players),
        _ => true,
    };
    require(is_there, "step")?;
    require(view.hand_sizes.players() == players, "hand_sizes")?;
    require(view.table.standing().all(|standing| standing.seat.is_at(players)), "table")
}

/// Whether this step can come now.
fn check_time(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let first = view.dealer.map_or(Seat::FIRST, |dealer| dealer.next(players));
    require(view.dealer.is_none() == (view.step == Step::Dealer), "dealer")?;
    if matches!(view.step, Step::Dealer | Step::Deal(_)) {
        // PY-3: the player left of the dealer starts.
        require(view.turn == first, "turn")?;
        require(view.discards.total() == 0, "discards")?;
        require(view.table.standing().next().is_none(), "table")?;
    }
    let possible = match view.step {
        Step::Draw => view.draw_pile > 0,
        Step::Redraw(count) => (1..=Pyramids::EXCHANGE).contains(&count) && count <= view.draw_pile,
        // PY-5: before the first play, while the draw pile has cards.
        Step::Play { left, exchange } => {
            left <= Pyramids::PLAYS && (!exchange || (left == Pyramids::PLAYS && view.draw_pile > 0))
        }
        // PY-15: only without a draw pile.
        Step::LastRound { .. } => view.draw_pile == 0,
        _ => true,
    };
    require(possible, "step")?;
    // PY-14: the sixth ends the game, but not in the last round.
    let ends = Seat::all(players).any(|seat| view.table.complete(seat) >= Pyramids::COMPLETE);
    require(!ends || matches!(view.step, Step::LastRound { .. } | Step::Over), "table")
}

/// Whether the hands have sizes that they can have.
fn check_hands(view: &View) -> Result<(), ViewError> {
    for (seat, size) in view.hand_sizes.iter() {
        let own_turn = seat == view.turn;
        let fits = match view.step {
            Step::Dealer => *size == 0,
            Step::Deal(next) => *size == if seat < next { Pyramids::HAND } else { 0 },
            Step::Redraw(count) if own_turn => *size <= Pyramids::HAND + Pyramids::DRAW - count,
            Step::Discard if own_turn => {
                (Pyramids::HAND + 1..=Pyramids::HAND + Pyramids::DRAW).contains(size)
            }
            // The cards played this turn were in the hand before.
            Step::Play { left, .. } if own_turn => {
                *size <= Pyramids::HAND + Pyramids::DRAW - (Pyramids::PLAYS - left)
            }
            Step::Over if own_turn => *size <= Pyramids::HAND + Pyramids::DRAW,
            // PY-7: after a turn there are 5 at most.
            _ => *size <= Pyramids::HAND,
        };
        require(fits, "hand_sizes")?;
    }
    let seat = view.viewer.seat();
    require_when_due(&view.hand, seat.is_some(), "hand")?;
    require(view.hand.map(|hand| hand.len()) == seat.map(|seat| view.hand_sizes[seat]), "hand")
}

/// Whether all cards are there, and none more often than in the deck.
fn check_cards(view: &View) -> Result<(), ViewError> {
    let mut rest = *view.set_up.deck().cards();
    let own = view.hand.iter().flat_map(Hand::iter).map(|card| (card, "hand"));
    let discards = view.discards.cards().map(|card| (card, "discards"));
    let table = view.table.cards().map(|card| (card, "table"));
    for (card, field) in own.chain(discards).chain(table) {
        require(rest.remove(card), field)?;
    }
    let others = view.hand_sizes.iter().filter(|(seat, _)| !view.viewer.is(*seat));
    let hidden: u32 = others.map(|(_, size)| u32::from(*size)).sum();
    require(u32::from(rest.total()) == hidden + u32::from(view.draw_pile), "draw_pile")
}
