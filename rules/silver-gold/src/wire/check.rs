//! Whether a view that somebody else wrote down is one that a game could show.

use crate::board::Board;
use crate::state::Chain;
use crate::{Cards, Chamber, Colour, Expeditions, Held, SilverGold, Squares, Step, View};
use tabletop::{Seat, Seats, SetUp as _, ViewError, Viewer};

const fn unless(holds: bool, field: &'static str) -> Result<(), ViewError> {
    ViewError::unless(holds, field)
}

pub(super) fn check(view: &View) -> Result<(), ViewError> {
    check_time(view)?;
    check_boards(view)?;
    check_cards(view)?;
    check_bonuses(view)?;
    check_sealed(view)?;
    check_marking(view)
}

/// Whether this step can come now: round, expedition cards, display.
fn check_time(view: &View) -> Result<(), ViewError> {
    let all = view.set_up.deck().expeditions();
    let fits = |shape| view.expeditions_left.of(shape) <= all.of(shape);
    unless(crate::Shape::ALL.into_iter().all(fits), "expeditions_left")?;
    unless((1..=SilverGold::ROUNDS).contains(&view.round), "round")?;
    let left = view.expeditions_left.total();
    let (at_start, in_play) = match view.step {
        Step::Deal(_) | Step::Keep | Step::Display => (true, false),
        Step::Mark | Step::Take(_) | Step::Draw(_) | Step::Refill => (false, true),
        Step::Expedition | Step::Over => (false, false),
    };
    // SGP-8: seven of the eight are used in a round.
    let right = match view.step {
        _ if at_start => left == Expeditions::COUNT && view.round == 1,
        _ if in_play => (1..Expeditions::COUNT).contains(&left),
        Step::Expedition => left > 1,
        _ => left == 1 && view.round == SilverGold::ROUNDS,
    };
    unless(right, "expeditions_left")?;
    match (view.expedition, in_play) {
        (Some(shape), true) => unless(view.expeditions_left.of(shape) < all.of(shape), "expedition")?,
        (None, false) => {}
        (None, true) => return Err(ViewError::Missing("expedition")),
        (Some(_), false) => return Err(ViewError::Surplus("expedition")),
    }
    let display = view.display.len();
    let something = display > 0 || view.draw_pile > 0;
    // SGP-20, SGP-22: the display is full unless the draw pile has run out or cards are being taken.
    let right = match view.step {
        _ if at_start => display == 0,
        Step::Take(_) => display <= 4 && something,
        Step::Draw(_) => display <= 4 && view.draw_pile > 0,
        Step::Refill => display < 4 && view.draw_pile > 0,
        _ => display == 4 || display < 4 && view.draw_pile == 0,
    };
    unless(right, "display")
}

/// Whether each board could lie there.
fn check_boards(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let taking = matches!(view.step, Step::Take(_) | Step::Draw(_) | Step::Refill);
    for (seat, board) in view.boards.iter(players) {
        let empty = matches!(view.step, Step::Deal(_) | Step::Keep);
        unless(!empty || *board == Board::default(), "boards")?;
        let two = view.step == Step::Display;
        unless(
            !two || board.held().all(|held| held.marked.is_empty()) && board.held().count() == 2,
            "boards",
        )?;
        unless((view.round + 1..=4).all(|round| !board.score_card.torch(round)), "boards")?;
        for held in board.held() {
            let chamber = view.set_up.deck().chamber(held.card);
            // SGP-20: a completed card is put aside.
            unless(is_connected(held, chamber) && !held.is_completed(chamber), "boards")?;
        }
        let reached: Cards = board.reached.into_iter().flatten().collect();
        let count = board.reached.iter().flatten().count() as u8;
        let aside = view.completed.of(seat);
        let fits = reached.len() == count && reached.minus(aside).is_empty() && (taking || count == 0);
        let places = board.held.iter().filter(|place| place.is_none()).count() as u8;
        unless(fits && board.to_take <= count.min(places), "boards")?;
        let takes = matches!(view.step, Step::Take(next) | Step::Draw(next) if next == seat);
        unless(!takes || board.to_take > 0, "turn")?;
    }
    Ok(())
}

/// SGP-12: whether the marks are none, or one area without walls that holds the entrance.
fn is_connected(held: &Held, chamber: &Chamber) -> bool {
    held.marked.is_empty() || chamber.entrance.reach(held.marked.minus(chamber.walls)) == held.marked
}

/// Whether every card is in one place, and all are there.
fn check_cards(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let mut seen = Cards::NONE;
    let mut count = 0;
    let mut place = |cards: Cards, number: u8| {
        seen = seen.union(cards);
        count += u32::from(number);
    };
    place(view.display, view.display.len());
    for (seat, board) in view.boards.iter(players) {
        place(board.cards(), board.held().count() as u8);
        place(view.completed.of(seat), view.completed.of(seat).len());
    }
    let dealt = match view.step {
        Step::Deal(next) => next.number(),
        Step::Keep => players,
        _ => 0,
    };
    let own = view.viewer.seat().filter(|seat| seat.number() < dealt);
    match (view.hand, own) {
        (Some(hand), Some(_)) => {
            unless(hand.len() == 4, "hand")?;
            place(hand, 4);
        }
        (None, None) => {}
        (None, Some(_)) => return Err(ViewError::Missing("hand")),
        (Some(_), None) => return Err(ViewError::Surplus("hand")),
    }
    unless(count == u32::from(seen.len()), "boards")?;
    let hidden = 4 * (dealt - u8::from(own.is_some()));
    unless(u32::from(view.draw_pile) + u32::from(hidden) + count == u32::from(Cards::ALL.len()), "draw_pile")
}

/// SGP-23: nobody wins more boxes of a colour than pairs of its pyramids.
fn check_bonuses(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let earned = |colour: Colour, seat: Seat| {
        let boxes = view.bonuses.of(colour).into_iter().filter(|winner| *winner == Some(seat)).count();
        let pyramids = view.completed.of(seat).intersection(view.set_up.deck().of_colour(colour)).len();
        2 * boxes <= usize::from(pyramids)
    };
    let all = |colour| Seat::all(players).all(|seat| earned(colour, seat));
    unless(Colour::ALL.into_iter().all(all), "bonuses")
}

/// Whether those are done who can be, and the viewer's own sealed choice is known to the viewer alone.
fn check_sealed(view: &View) -> Result<(), ViewError> {
    let players = view.set_up.players();
    let sealed = matches!(view.step, Step::Keep | Step::Mark);
    unless(if sealed { view.done != Seats::all(players) } else { view.done.is_empty() }, "done")?;
    let own_done = view.viewer.seat().is_some_and(|seat| view.done.contains(seat));
    match (&view.kept, view.step == Step::Keep && own_done) {
        (Some(pair), true) => {
            let hand = view.hand.unwrap_or(Cards::NONE);
            unless(pair.set().minus(hand).is_empty(), "kept")?;
        }
        (None, false) => {}
        (None, true) => return Err(ViewError::Missing("kept")),
        (Some(_), false) => return Err(ViewError::Surplus("kept")),
    }
    match (&view.marking, view.step == Step::Mark && view.viewer != Viewer::Spectator) {
        (Some((_, chain)), true) => unless((*chain == Chain::Done) == own_done, "done"),
        (None, false) => Ok(()),
        (None, true) => Err(ViewError::Missing("marking")),
        (Some(_), false) => Err(ViewError::Surplus("marking")),
    }
}

/// Whether the viewer's own board can have come from what the others see.
fn check_marking(view: &View) -> Result<(), ViewError> {
    let (Some((own, chain)), Some(seat)) = (&view.marking, view.viewer.seat()) else { return Ok(()) };
    let before = &view.boards[seat];
    let set_up = &view.set_up;
    let mut crosses = 0;
    let mut tombs = Cards::NONE;
    for (held, was) in own.held.iter().zip(&before.held) {
        let (Some(held), Some(was)) = (held, was) else {
            unless(held.is_none() && was.is_none(), "marking")?;
            continue;
        };
        let chamber = set_up.deck().chamber(held.card);
        let kept = held.card == was.card && was.marked.minus(held.marked) == Squares::NONE;
        unless(kept && is_connected(held, chamber), "marking")?;
        crosses += held.marked.minus(was.marked).intersection(chamber.crosses).len();
        if held.is_completed(chamber) {
            tombs = tombs.with(held.card);
        }
    }
    let reached: Cards = own.reached.into_iter().flatten().collect();
    let count = own.reached.iter().flatten().count() as u8;
    unless(reached == tombs && reached.len() == count && own.to_take == 0, "marking")?;
    unless((view.round + 1..=4).all(|round| !own.score_card.torch(round)), "marking")?;
    match chain {
        Chain::Mark => unless(own == before, "marking"),
        Chain::Extra(owed) => unless(*owed <= crosses && own.has_extra(set_up), "marking"),
        Chain::Done => Ok(()),
    }
}
