//! Checks that a game could show a view that was read from outside.

use crate::{Card, Cards, Pile, Step, Tops, View, legal};
use tabletop::{SetUp as _, ViewError, require, require_when_due};

/// Checks all that bots and legal actions depend on: every card is in at most one place, and all numbers agree.
pub(crate) fn check(view: &View) -> Result<(), ViewError> {
    check_seats(view)?;
    check_step(view)?;
    check_cards(view)?;
    check_keen(view)?;
    check_turn(view)
}

/// Whether the table has all seats that are named, and every list has a value for each of them.
fn check_seats(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    require(view.viewer.seat().is_none_or(|seat| seat.is_at(players)), "viewer")?;
    let is_there = match view.step {
        Step::Deal(seat) | Step::Turn(seat) | Step::Refill(seat) => seat.is_at(players),
        Step::Keen | Step::Over => true,
    };
    require(is_there, "step")?;
    require(view.keen_said.iter().all(|seat| seat.is_at(players)), "keen_said")?;
    require(view.hand_sizes.players() == players, "hand_sizes")?;
    require(view.keen.players() == players, "keen")?;
    require(view.signals.players() == players, "signals")
}

/// Whether the fields that have values belong to the step.
fn check_step(view: &View) -> Result<(), ViewError> {
    require(view.step != Step::Keen || view.set_up.players() > 1, "step")?;
    require_when_due(&view.outcome, view.step == Step::Over, "outcome")?;
    // TG-22: only a fire card that still lies on top burns.
    let burns = view.burning.iter().all(|pile| view.set_up.fire() && view.tops.on_fire().contains(pile));
    require(burns, "burning")
}

/// Whether every card is in one place, and the numbers agree.
fn check_cards(view: &View) -> Result<(), ViewError> {
    let full = view.set_up.hand_size();
    for (seat, size) in view.hand_sizes.iter() {
        let fits = match view.step {
            Step::Deal(next) => *size == if seat < next { full } else { 0 },
            Step::Keen => *size == full,
            // The hand is filled up with as many cards as were placed (TG-12).
            Step::Turn(turn) | Step::Refill(turn) if turn == seat => {
                *size <= full && view.placed_now <= full - size
            }
            _ => *size <= full,
        };
        require(fits, "hand_sizes")?;
    }
    let held: u8 = view.hand_sizes.iter().map(|(_, size)| *size).sum();
    let rest = Card::COUNT.checked_sub(held).and_then(|rest| rest.checked_sub(view.draw_pile));
    require(rest.is_some(), "draw_pile")?;
    let placed = rest.unwrap_or_default();
    require(view.placed_now <= placed, "placed_now")?;
    require(placed == 0 || !matches!(view.step, Step::Deal(_) | Step::Keen), "draw_pile")?;
    let seat = view.viewer.seat();
    require_when_due(&view.hand, seat.is_some(), "hand")?;
    let hand = view.hand.unwrap_or_default();
    require(seat.is_none_or(|seat| hand.len() == view.hand_sizes[seat]), "hand")?;
    let tops = view.tops.cards();
    let on_top = Pile::ALL.iter().filter(|pile| view.tops.on(**pile) != Tops::START.on(**pile)).count();
    require(usize::from(tops.len()) == on_top && !tops.meets(hand) && tops.len() <= placed, "tops")?;
    require_when_due(&view.placed, !view.set_up.placed_hidden(), "placed")?;
    let fits = |cards: Cards| cards.len() == placed && tops.minus(cards).is_empty() && !cards.meets(hand);
    require(view.placed.is_none_or(fits), "placed")?;
    // Only a won game has nothing left, and no won game goes on.
    require(view.left() > 0 || view.step == Step::Over, "step")?;
    require(view.outcome.is_none_or(|left| left.0 == view.left()), "outcome")
}

/// Whether all seats that must have said how keen they are have, and the view has only what the viewer may know.
fn check_keen(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let said = view.keen_said;
    let fits = match view.step {
        Step::Deal(_) => said.is_empty(),
        Step::Keen => said.len() < players,
        _ => said.len() == if players > 1 { players } else { 0 },
    };
    require(fits, "keen_said")?;
    let known = |seat| said.contains(seat) && (view.step != Step::Keen || view.viewer.is(seat));
    require(view.keen.iter().all(|(seat, keen)| keen.is_some() == known(seat)), "keen")
}

/// Whether the seat to move can move, and the seat to draw can draw.
fn check_turn(view: &View) -> Result<(), ViewError> {
    // TG-13: the draw pile does not change during a turn.
    require(view.minimum == view.set_up.minimum(view.draw_pile == 0), "minimum")?;
    let turn = match view.step {
        Step::Refill(_) => return require(view.draw_pile > 0 && view.placed_now > 0, "step"),
        Step::Turn(turn) => turn,
        _ => return Ok(()),
    };
    let seen = view.placed.unwrap_or(view.tops.cards()).union(view.hand.unwrap_or_default());
    let may_hold = match view.hand {
        Some(hand) if view.viewer.is(turn) => hand,
        _ if view.hand_sizes[turn] == 0 => Cards::NONE,
        _ => Cards::ALL.minus(seen),
    };
    // TG-15: a player who is stuck has lost. One card at a time, because a hand has room for eight.
    let goes_on = |card: Card| !legal::is_stuck([card].into_iter().collect(), view.tops, 0, 1);
    require(view.placed_now >= view.minimum || may_hold.iter().any(goes_on), "step")
}
