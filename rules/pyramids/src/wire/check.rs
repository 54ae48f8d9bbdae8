//! Whether a view that somebody else wrote down is one that a game could show.

use crate::state::{COMPLETE, DRAW, EXCHANGE, HAND, PLAYS};
use crate::{Card, Hand, Step, View};
use tabletop::{PerSeat, Seat, ViewError, Viewer};

const fn unless(holds: bool, field: &'static str) -> Result<(), ViewError> {
    ViewError::unless(holds, field)
}

pub(super) fn check(view: &View) -> Result<(), ViewError> {
    check_time(view)?;
    check_hands(view)?;
    check_cards(view)?;
    check_top_stones(view)
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
        unless(view.table.standing().next().is_none(), "pyramids")?;
    }
    let possible = match view.step {
        Step::Draw | Step::Swap => view.pile > 0,
        Step::Redraw(count) => (1..=EXCHANGE).contains(&count) && count <= view.pile,
        Step::Play { left } => left <= PLAYS,
        // PY-15: only without a pile.
        Step::LastRound { .. } => view.pile == 0,
        _ => true,
    };
    unless(possible, "step")?;
    // PY-14: the sixth ends the game, but not in the last round.
    let ends = Seat::all(players).any(|seat| view.table.complete(seat) >= COMPLETE);
    unless(!ends || matches!(view.step, Step::LastRound { .. } | Step::Over), "pyramids")
}

/// Whether the hands have sizes that they can have.
fn check_hands(view: &View) -> Result<(), ViewError> {
    for (seat, size) in view.hand_sizes.iter(view.players()) {
        let own_turn = seat == view.turn;
        let fits = match view.step {
            Step::Dealer => *size == 0,
            Step::Deal(next) => *size == if seat < next { HAND } else { 0 },
            Step::Redraw(count) if own_turn => *size <= HAND + DRAW - count,
            Step::Discard if own_turn => (HAND + 1..=HAND + DRAW).contains(size),
            // Whoever has played so many had them before.
            Step::Play { left } if own_turn => *size <= HAND + DRAW - (PLAYS - left),
            Step::Swap | Step::Over if own_turn => *size <= HAND + DRAW,
            // PY-7: after a turn there are 5 at most.
            _ => *size <= HAND,
        };
        unless(fits, "hand_sizes")?;
    }
    match (view.viewer, &view.hand) {
        (Viewer::Seat(seat), Some(hand)) => unless(hand.len() == view.hand_sizes[seat], "hand"),
        (Viewer::Spectator, None) => Ok(()),
        (Viewer::Seat(_), None) => Err(ViewError::Missing("hand")),
        (Viewer::Spectator, Some(_)) => Err(ViewError::Surplus("hand")),
    }
}

/// Whether all cards are there, and none more often than in the deck.
fn check_cards(view: &View) -> Result<(), ViewError> {
    let mut rest = *view.set_up.cards();
    let own = view.hand.iter().flat_map(Hand::iter).map(|card| (card, "hand"));
    let discards = view.discards.cards().map(|card| (card, "discards"));
    let table = view.table.cards().map(|card| (card, "pyramids"));
    for (card, field) in own.chain(discards).chain(table) {
        unless(rest.remove(card), field)?;
    }
    let others = view.hand_sizes.iter(view.players()).filter(|(seat, _)| !view.viewer.is(*seat));
    let hidden: u32 = others.map(|(_, size)| u32::from(*size)).sum();
    unless(u32::from(rest.total()) == hidden + u32::from(view.pile), "pile")
}

/// Whether the hands can hold as many top stones as everybody can tell.
fn check_top_stones(view: &View) -> Result<(), ViewError> {
    let field = "top_stones";
    let unseen = view.unseen();
    let stones: u32 = unseen.iter().filter(|(card, _)| card.is_top_stone()).map(|(_, n)| u32::from(n)).sum();
    let floors = u32::from(unseen.total()) - stones;
    let (mut at_least, mut floors_at_least) = (0, 0);
    let known: &PerSeat<_> = &view.known;
    for (seat, known) in known.iter(view.players()) {
        let size = view.hand_sizes[seat];
        unless(known.least() <= known.most() && known.most() <= size, field)?;
        // PY-5: who is asked holds one.
        unless(view.step != Step::Swap || seat != view.turn || known.least() > 0, field)?;
        match &view.hand {
            Some(hand) if view.viewer.is(seat) => {
                let held = hand.iter().filter(|card: &Card| card.is_top_stone()).count() as u8;
                unless((known.least()..=known.most()).contains(&held), field)?;
            }
            _ => {
                at_least += u32::from(known.least());
                floors_at_least += u32::from(size - known.most());
            }
        }
    }
    unless(at_least <= stones && floors_at_least <= floors, field)
}
